import {
  bracketed,
  choiceAnswer,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  tidy,
  total,
  wrong,
  type Make,
} from '../builder';
import { drawChart, drawSpan, lineChart, named, when, whenFirst, type Chart } from './chart';
import { lesson } from './lesson';
import { gapAt, greatestGap, notShown, roseMore } from './two-lines';

const readAt: Make = (draw) => {
  const chart = drawChart(draw, 6);
  const { story, times, scale } = chart;
  const [values = []] = chart.lines;
  const at = draw.integer(0, times.length - 1);
  const value = values[at] ?? 0;
  const beside = [at - 1, at + 1].filter((place) => values[place] !== undefined);
  const below = Math.floor(value / scale.step) * scale.step;
  const line =
    below === value
      ? `at the line for ${value}`
      : `halfway between ${below} and ${below + scale.step}, at ${value}`;
  return {
    prompt: [say`What was ${story.quantity} ${when(chart, at)}?`, picture(lineChart(chart))],
    answer: numberAnswer(value, [
      ...beside.map(
        (place) =>
          wrong`${values[place] ?? 0} | This is the value for ${named(times[place] ?? '')}. Read the point for ${named(times[at] ?? '')}.`,
      ),
      wrong`${tidy(value / scale.step)} | You counted the lines. The lines are ${scale.step} ${story.units} apart: read the numbers on the left.`,
      wrong`${value + scale.step / 2} | Your answer is too high. Go straight to the left from the point.`,
      wrong`${value - scale.step / 2} | Your answer is too low. Go straight to the left from the point.`,
      ...values.map(
        (other, index) =>
          wrong`${other} | This is the value for ${named(times[index] ?? '')}. Read the point for ${named(times[at] ?? '')}.`,
      ),
    ]),
    solution: [
      step`Go up from ${named(times[at] ?? '')} to the point, and from there straight to the left.`,
      step`The point is ${line}.`,
    ],
  };
};

/** When was it the highest, or the lowest? */
const extreme: Make = (draw) => {
  const chart = drawChart(draw, 6);
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const word = draw.chance(0.5) ? 'highest' : 'lowest';
  const value = word === 'highest' ? Math.max(...values) : Math.min(...values);
  const right = values.indexOf(value);
  const reached = values.filter((other) => other === value).length;
  if (reached > 1 || story.axis.startsWith('Height')) return extreme(draw, 1);
  const near = [...values.keys()]
    .filter((place) => place !== right)
    .sort((one, other) => Math.abs((values[one] ?? 0) - value) - Math.abs((values[other] ?? 0) - value));
  return {
    prompt: [
      say`${story.at === 'on' ? 'On' : 'In'} which ${story.per} was ${story.quantity} the ${word}?`,
      picture(lineChart(chart)),
    ],
    answer: choiceAnswer(
      times[right] ?? '',
      near.map(
        (place) =>
          wrong`${times[place] ?? ''} | ${whenFirst(chart, place)} it was ${values[place] ?? 0}. Compare this with the ${word} point of the line.`,
      ),
    ),
    solution: [
      step`Look for the ${word} point of the line. Its value is ${value}.`,
      step`Go straight down from it: this is ${named(times[right] ?? '')}.`,
    ],
  };
};

/** From one time to a later one. */
const change: Make = (draw, difficulty) => {
  const chart = drawChart(draw, 4 + difficulty);
  const { story, times, scale } = chart;
  const [values = []] = chart.lines;
  const [start, end] = drawSpan(draw, chart, difficulty > 2 ? 3 : 2);
  const [before, after] = [values[start] ?? 0, values[end] ?? 0];
  const value = Math.abs(after - before);
  const last = Math.abs(after - (values[end - 1] ?? 0));
  if (value === 0) return change(draw, difficulty);
  const goes = after > before ? 'rise' : 'fall';
  return {
    prompt: [
      say`By how much did ${story.quantity} ${goes} from ${named(times[start] ?? '')} to ${named(times[end] ?? '')}?`,
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      wrong`${last} | This is only the last ${story.per}. Begin at the point for ${named(times[start] ?? '')}.`,
      wrong`${after} | This is the last value. Subtract the smaller value from the larger one.`,
      wrong`${before} | This is the first value. Subtract the smaller value from the larger one.`,
      wrong`${before + after} | You added. A change is a difference, so subtract.`,
      wrong`${tidy(value / scale.step)} | You counted the lines. The lines are ${scale.step} ${story.units} apart.`,
      ...nearly(value),
    ]),
    solution: [
      step`Read both points: ${before} ${when(chart, start)} and ${after} ${when(chart, end)}.`,
      step`It ${goes}s, so subtract the smaller number from the larger. What happens in between does not matter. | ${Math.max(before, after)} - ${Math.min(before, after)} = ${value}`,
    ],
  };
};

/** The steepest part of the line. */
const greatestRise: Make = (draw, difficulty) => {
  const chart = drawChart(draw, 4 + difficulty);
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const goes = draw.chance(0.6) || story.axis.startsWith('Height') ? 'rise' : 'fall';
  const rises = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const by = rises.map((rise) => (goes === 'rise' ? rise : -rise));
  const most = Math.max(...by);
  const right = by.indexOf(most);
  if (most <= 0 || by.filter((one) => one === most).length > 1) return greatestRise(draw, difficulty);
  const name = (place: number) => `From ${named(times[place] ?? '')} to ${named(times[place + 1] ?? '')}`;
  // First the mistake of looking at the height of the points, then of mixing up the directions, then the rest.
  const extremeValue = goes === 'rise' ? Math.max(...values) : Math.min(...values);
  const others = [values.indexOf(extremeValue) - 1, by.indexOf(Math.min(...by)), ...by.keys()].filter(
    (place) => place >= 0 && place !== right,
  );
  const reason = (place: number) => {
    const [from = 0, to = 0] = values.slice(place, place + 2);
    const size = Math.abs(to - from);
    if ((by[place] ?? 0) < 0)
      return `Here it goes the other way, from ${from} to ${to}. Look where the line goes ${goes === 'rise' ? 'up' : 'down'}.`;
    return `Here it ${goes}s from ${from} to ${to}, by ${size}. Look for a steeper part of the line.`;
  };
  const [from = 0, to = 0] = values.slice(right, right + 2);
  return {
    prompt: [
      say`Between which two points next to each other did ${story.quantity} ${goes} the most?`,
      picture(lineChart(chart)),
    ],
    answer: choiceAnswer(
      name(right),
      others.map((place) => [name(place), reason(place)]),
    ),
    solution: [
      step`Where the line goes ${goes === 'rise' ? 'up' : 'down'} most steeply, the ${goes} is the greatest.`,
      step`${name(right)} it ${goes}s by the most. | ${Math.max(from, to)} - ${Math.min(from, to)} = ${most}`,
    ],
  };
};

/** Whole or a half, and of a size that the eye does not read off at once. */
function isWritable(change: number): boolean {
  return change !== 0 && Number.isInteger(2 * change);
}

function spanWords({ times }: Chart, start: number, end: number): string {
  return `from ${named(times[start] ?? '')} to ${named(times[end] ?? '')}`;
}

/** The change for one step of time. From difficulty 4 on it may be negative. */
const averageChange: Make = (draw, difficulty) => {
  const chart = drawChart(draw, Math.min(7, 3 + difficulty));
  const { story } = chart;
  const [values = []] = chart.lines;
  const [start, end] = drawSpan(draw, chart, 3);
  const [before, after, steps] = [values[start] ?? 0, values[end] ?? 0, end - start];
  const value = (after - before) / steps;
  if (!isWritable(value) || (difficulty < 4 && value < 0)) return averageChange(draw, difficulty);
  const isSigned = difficulty > 3;
  const span = spanWords(chart, start, end);
  const rest = values.slice(start, end + 1);
  return {
    prompt: [
      say`What was the average change in ${story.quantity} per ${story.per} ${span}?${isSigned ? ' Write a fall with a minus sign.' : ''}`,
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      wrong`${tidy((after - before) / (steps + 1))} | You divided by the ${steps + 1} points. Between them there are only ${steps} steps.`,
      wrong`${after - before} | This is the whole change. Divide it by the ${steps} steps.`,
      isSigned && wrong`${-value} | The sign is wrong: subtract the first value from the last one.`,
      wrong`${tidy(total(rest) / rest.length)} | This is the mean of the values. Find how much they change instead.`,
      wrong`${after - (values[end - 1] ?? 0)} | This is only the change in the last ${story.per}. Use all ${steps} steps.`,
      ...nearly(value),
    ]),
    solution: [
      step`Read the first and the last point: ${before} and ${after}. The total change is the difference. | ${after} - ${before} = ${after - before}`,
      step`How many steps of one ${story.per} are there ${span}? There are ${steps}.`,
      step`Divide. | ${bracketed(after - before)}/${steps} = ${value}`,
      step`Check: ${steps} equal steps lead to the last point. | ${before} + ${steps} xx ${bracketed(value)} = ${after}`,
    ],
  };
};

/** A forecast that continues the average change. */
const forecast: Make = (draw, difficulty) => {
  const chart = drawChart(draw, 6);
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const end = times.length - 1;
  const start = draw.integer(0, 2);
  const [before, after, steps] = [values[start] ?? 0, values[end] ?? 0, end - start];
  const average = (after - before) / steps;
  const more = draw.integer(2, 6);
  const value = after + more * average;
  const last = after - (values[end - 1] ?? 0);
  if (!isWritable(average) || !Number.isInteger(value) || value < 0 || average === last)
    return forecast(draw, difficulty);
  const span = spanWords(chart, start, end);
  return {
    prompt: [
      say`Suppose that ${story.quantity} keeps changing by the same amount per ${story.per} as it did on average ${span}. What will it be ${more} ${story.per}s after ${named(times[end] ?? '')}?`,
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      wrong`${after + more * last} | You used the change of the last ${story.per} only. Use the average of all ${steps} steps.`,
      wrong`${after + average} | This is only one ${story.per} later. Go on for ${more} steps.`,
      wrong`${tidy(after + (more * (after - before)) / (steps + 1))} | You divided by the ${steps + 1} points. There are ${steps} steps between them.`,
      wrong`${after - more * average} | You went the wrong way. Check whether it rose or fell from the first point to the last.`,
      wrong`${after + more * (after - before)} | You added the whole change ${more} times. Divide it by ${steps} first.`,
      wrong`${before + more * average} | You began at ${before}. Begin at the last point, ${after}.`,
      ...nearly(value),
    ]),
    solution: [
      step`How much did it change ${span}? | ${after} - ${before} = ${after - before}`,
      step`Divide by the ${steps} steps. | ${bracketed(after - before)}/${steps} = ${average}`,
      step`Go on for ${more} steps. | ${after} + ${more} xx ${bracketed(average)} = ${value}`,
      step`This is true only if the change continues like that. A chart cannot show the future.`,
    ],
  };
};

export const skill = defineSkill(
  lesson,
  {
    1: [readAt, extreme],
    2: [change, greatestRise, gapAt],
    3: [change, greatestRise, averageChange, roseMore],
    4: [averageChange, greatestGap, notShown],
    5: [forecast, greatestGap, notShown, averageChange],
  },
  { hasYears: true },
);
