import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';
import { drawChart, drawSpan, lineChart, named, when, whenFirst } from './chart';

export const readAt: Make = (random) => {
  const chart = drawChart(random, 6);
  const { story, times, scale } = chart;
  const [values = []] = chart.lines;
  const at = randomInteger(random, 0, times.length - 1);
  const value = values[at] ?? 0;
  const beside = [at - 1, at + 1].filter((place) => values[place] !== undefined);
  const below = Math.floor(value / scale.step) * scale.step;
  const line =
    below === value
      ? `at the line for ${value}`
      : `halfway between ${below} and ${below + scale.step}, at ${value}`;
  return {
    prompt: [say(`What was ${story.quantity} ${when(chart, at)}?`), picture(lineChart(chart))],
    answer: numberAnswer(value, [
      ...beside.map(
        (place) => [values[place] ?? 0, `This is the point for ${named(times[place] ?? '')}.`] as const,
      ),
      [
        tidy(value / scale.step),
        `You counted the lines. Each line stands for ${scale.step} ${story.units}: read its number on the left.`,
      ],
      [value + scale.step / 2, 'Too high. Go straight to the left from the point.'],
      [value - scale.step / 2, 'Too low. Go straight to the left from the point.'],
      ...values.map(
        (other, place) => [other, `This is the point for ${named(times[place] ?? '')}.`] as const,
      ),
    ]),
    solution: [
      step(`Go up from ${named(times[at] ?? '')} to the point, and from there straight to the left.`),
      step(`The point lies ${line}.`),
    ],
  };
};

/** When was it the highest, or the lowest? */
export const extreme: Make = (random) => {
  const chart = drawChart(random, 6);
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const word = random() < 0.5 ? 'highest' : 'lowest';
  const value = word === 'highest' ? Math.max(...values) : Math.min(...values);
  const right = values.indexOf(value);
  const reached = values.filter((other) => other === value).length;
  if (reached > 1 || story.axis.startsWith('Height')) return extreme(random, 1);
  const near = [...values.keys()]
    .filter((place) => place !== right)
    .sort((one, other) => Math.abs((values[one] ?? 0) - value) - Math.abs((values[other] ?? 0) - value));
  return {
    prompt: [
      say(`${story.at === 'on' ? 'On' : 'In'} which ${story.per} was ${story.quantity} the ${word}?`),
      picture(lineChart(chart)),
    ],
    answer: choiceAnswer(
      times[right] ?? '',
      near.map((place) => [
        times[place] ?? '',
        `${whenFirst(chart, place)} it was ${values[place] ?? 0}. ${whenFirst(chart, right)} it was ${value}.`,
      ]),
      random,
    ),
    solution: [
      step(`Look for the ${word} point of the line. Its value is ${value}.`),
      step(`Go straight down from it: this is ${named(times[right] ?? '')}.`),
    ],
  };
};

/** From one time to a later one. */
export const change: Make = (random, difficulty) => {
  const chart = drawChart(random, 4 + difficulty);
  const { story, times, scale } = chart;
  const [values = []] = chart.lines;
  const [start, end] = drawSpan(random, chart, difficulty > 2 ? 3 : 2);
  const [before, after] = [values[start] ?? 0, values[end] ?? 0];
  const value = Math.abs(after - before);
  const last = Math.abs(after - (values[end - 1] ?? 0));
  if (value === 0) return change(random, difficulty);
  const goes = after > before ? 'rise' : 'fall';
  return {
    prompt: [
      say(
        `By how much did ${story.quantity} ${goes} from ${named(times[start] ?? '')} to ${named(times[end] ?? '')}?`,
      ),
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      [last, `This is only the last ${story.per}. Begin at the point for ${named(times[start] ?? '')}.`],
      [after, `This is where it ends. It began at ${before}.`],
      [before, `This is where it begins. It ends at ${after}.`],
      [before + after, 'You added. A change is a difference: subtract.'],
      [tidy(value / scale.step), `You counted the lines. Each line stands for ${scale.step} ${story.units}.`],
      ...nearly(value),
    ]),
    solution: [
      step(`Read both points: ${before} ${when(chart, start)}, ${after} ${when(chart, end)}.`),
      step(
        `It ${goes}s, so take the smaller number from the larger. What happens between does not matter.`,
        `${Math.max(before, after)} - ${Math.min(before, after)} = ${value}`,
      ),
    ],
  };
};

/** The steepest part of the line. */
export const greatestRise: Make = (random, difficulty) => {
  const chart = drawChart(random, 4 + difficulty);
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const goes = random() < 0.6 || story.axis.startsWith('Height') ? 'rise' : 'fall';
  const rises = values.slice(1).map((value, place) => value - (values[place] ?? 0));
  const by = rises.map((rise) => (goes === 'rise' ? rise : -rise));
  const most = Math.max(...by);
  const right = by.indexOf(most);
  if (most <= 0 || by.filter((one) => one === most).length > 1) return greatestRise(random, difficulty);
  const name = (place: number) => `From ${named(times[place] ?? '')} to ${named(times[place + 1] ?? '')}`;
  // First those who look at the height of the points, then those who mix up the directions, then the rest.
  const extremeValue = goes === 'rise' ? Math.max(...values) : Math.min(...values);
  const others = [values.indexOf(extremeValue) - 1, by.indexOf(Math.min(...by)), ...by.keys()].filter(
    (place) => place >= 0 && place !== right,
  );
  const reason = (place: number) => {
    const [from = 0, to = 0] = values.slice(place, place + 2);
    const size = Math.abs(to - from);
    if ((by[place] ?? 0) < 0) return `Here it goes the other way, from ${from} to ${to}.`;
    return `Here it ${goes}s from ${from} to ${to}, by ${size}. Compare the steps, not where they end.`;
  };
  const [from = 0, to = 0] = values.slice(right, right + 2);
  return {
    prompt: [
      say(`Between which two points next to each other did ${story.quantity} ${goes} the most?`),
      picture(lineChart(chart)),
    ],
    answer: choiceAnswer(
      name(right),
      others.map((place) => [name(place), reason(place)]),
      random,
    ),
    solution: [
      step(
        `Where the line goes ${goes === 'rise' ? 'up' : 'down'} most steeply, the ${goes} is the greatest.`,
      ),
      step(
        `${name(right)} it ${goes}s by the most.`,
        `${Math.max(from, to)} - ${Math.min(from, to)} = ${most}`,
      ),
    ],
  };
};
