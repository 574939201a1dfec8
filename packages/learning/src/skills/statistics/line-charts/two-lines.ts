import { choiceAnswer, nearly, numberAnswer, picture, say, step, tidy, wrong, type Make } from '../builder';
import { drawChart, drawSpan, lineChart, named, pairOf, when, whenFirst, type Chart } from './chart';

/** How far one line lies above the other at one time. */
export const gapAt: Make = (draw, difficulty) => {
  const chart = drawChart(draw, 5, 2);
  const { story, times, scale } = chart;
  const at = draw.integer(0, times.length - 1);
  const high = (chart.lines[0]?.[at] ?? 0) > (chart.lines[1]?.[at] ?? 0) ? 0 : 1;
  const [upper = [], lower = []] = high === 0 ? chart.lines : [...chart.lines].reverse();
  const [more, less] = [upper[at] ?? 0, lower[at] ?? 0];
  const value = more - less;
  const last = Math.abs((upper.at(-1) ?? 0) - (lower.at(-1) ?? 0));
  if (value === 0) return gapAt(draw, difficulty);
  const [name, other] = [story.names[high], story.names[1 - high] ?? ''];
  return {
    prompt: [
      say`${pairOf(chart)} What is the difference between ${name ?? ''} and ${other} ${when(chart, at)}?`,
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      wrong`${more} | This is ${name ?? ''} alone. Subtract ${less} for ${other}.`,
      wrong`${more + less} | You added. Subtract to find the difference.`,
      wrong`${less} | This is ${other} alone. Subtract it from ${name ?? ''}.`,
      wrong`${last} | This is the difference at the end. Look at ${named(times[at] ?? '')} instead.`,
      wrong`${tidy(value / scale.step)} | You counted the lines. The lines are ${scale.step} ${story.units} apart.`,
      ...nearly(value),
    ]),
    solution: [
      step`Read both lines ${when(chart, at)}: ${name ?? ''} ${more} and ${other} ${less}.`,
      step`Subtract. | ${more} - ${less} = ${value}`,
    ],
  };
};

/** The largest distance of the two lines, in whatever direction. */
export const greatestGap: Make = (draw, difficulty) => {
  const chart = drawChart(draw, difficulty + 1, 2);
  const { story, times, scale } = chart;
  const [first = [], second = []] = chart.lines;
  const gaps = first.map((value, index) => Math.abs(value - (second[index] ?? 0)));
  const value = Math.max(...gaps);
  const right = gaps.indexOf(value);
  const ofHighest = Math.abs(Math.max(...first) - Math.max(...second));
  const everything = Math.max(...first, ...second) - Math.min(...first, ...second);
  const atHighest = gaps[first.indexOf(Math.max(...first))] ?? 0;
  const isOnce = gaps.filter((gap) => gap === value).length === 1;
  if (!isOnce || ofHighest === value || ofHighest === 0) return greatestGap(draw, difficulty);
  const [one, other] = [first[right] ?? 0, second[right] ?? 0];
  return {
    prompt: [
      say`${pairOf(chart)} Compare them ${story.at} each ${story.per}. What is the greatest difference between them?`,
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      wrong`${ofHighest} | You compared the highest point of each line. They are at different times, so compare points above each other.`,
      wrong`${everything} | You compared the highest point of all with the lowest. They are not ${story.at} the same ${story.per}.`,
      wrong`${atHighest} | This is the difference where ${story.names[0]} is highest. Look for a time at which it is greater.`,
      wrong`${gaps.at(-1) ?? 0} | This is the difference at the end. Look for a time at which it is greater.`,
      wrong`${one + other} | You added the two points. Subtract them instead.`,
      wrong`${gaps[0] ?? 0} | This is the difference at the beginning. Look for a time at which it is greater.`,
      wrong`${value + scale.step / 2} | Your answer is too large. Read both points again, straight to the left.`,
      wrong`${value - scale.step / 2} | Your answer is too small. Read both points again, straight to the left.`,
      ...nearly(value),
    ]),
    solution: [
      step`Look for the place where the two lines are farthest apart, straight up and down: ${named(times[right] ?? '')}.`,
      step`There the points are at ${one} and ${other}. Subtract. | ${Math.max(one, other)} - ${Math.min(one, other)} = ${value}`,
    ],
  };
};

/** Which of two rose by more: not always the one that ends higher. */
export const roseMore: Make = (draw, difficulty) => {
  const chart = drawChart(draw, 5, 2);
  const { story, times } = chart;
  const growths = chart.lines.map((line) => (line.at(-1) ?? 0) - (line[0] ?? 0));
  const ends = chart.lines.map((line) => line.at(-1) ?? 0);
  const [one = 0, other = 0] = growths;
  if (one <= 0 || other <= 0 || one === other || ends[0] === ends[1]) return roseMore(draw, difficulty);
  const more = one > other ? 0 : 1;
  const [name, rest] = [story.names[more] ?? '', story.names[1 - more] ?? ''];
  const by = (line: number) => {
    const values = chart.lines[line] ?? [];
    return `${values.at(-1) ?? 0} - ${values[0] ?? 0} = ${growths[line] ?? 0}`;
  };
  const endsHigher = (ends[1 - more] ?? 0) > (ends[more] ?? 0);
  return {
    prompt: [
      say`${pairOf(chart)} Which rose by more from ${named(times[0] ?? '')} to ${named(times.at(-1) ?? '')}?`,
      picture(lineChart(chart)),
    ],
    answer: choiceAnswer(name, [
      endsHigher
        ? wrong`${rest} | ${rest} ends higher, but it also began higher. Subtract the first value from the last one for each line.`
        : wrong`${rest} | ${rest} rose by ${growths[1 - more] ?? 0}. Find how much the other line rose.`,
      wrong`Both by the same amount | The two amounts are different. Subtract the first value from the last one for each line.`,
      wrong`The chart does not say | The chart does say it. Subtract the first value from the last one for each line.`,
    ]),
    solution: [
      step`How much did ${story.names[0]} rise? | ${by(0)}`,
      step`How much did ${story.names[1]} rise? | ${by(1)}`,
      step`So ${name} rose by more.`,
    ],
  };
};

type Statement = readonly [text: string, why: string];

/** What can be read: from one time to another, a rise or a fall; and where the line is highest. */
function readable(chart: Chart, start: number, end: number): Statement[] {
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const [before, after] = [values[start] ?? 0, values[end] ?? 0];
  const highest = Math.max(...values);
  const [first, last] = [named(times[start] ?? ''), named(times[end] ?? '')];
  return [
    [
      `${whenFirst(chart, end)}, ${story.quantity} was ${after > before ? 'higher' : 'lower'} than ${when(chart, start)}`,
      `The chart says this: it was ${before} ${when(chart, start)} and ${after} ${when(chart, end)}.`,
    ],
    [`No point of the chart is above ${highest}`, `The chart says this: its highest point is at ${highest}.`],
    [
      `From ${first} to ${last}, ${story.quantity} changed by ${Math.abs(after - before)} in all`,
      `The chart says this: it went from ${before} to ${after}.`,
    ],
  ];
}

/** What the points cannot show: causes, values between them, and values after the last one. */
function beyond(chart: Chart, start: number): Statement[] {
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const [one, another] = [named(times[start] ?? ''), named(times[start + 1] ?? '')];
  const goes = (values[start + 1] ?? 0) > (values[start] ?? 0) ? 'rise' : 'fall';
  const last = values.at(-1) ?? 0;
  const rises = last > (values.at(-2) ?? 0);
  return [
    [
      `The ${goes} from ${one} to ${another} was caused by ${story.cause}`,
      'A chart shows what changed and when, but it does not show why.',
    ],
    [
      `${story.within} ${another} it was exactly ${values[start + 1] ?? 0}`,
      `The chart has one number for each ${story.per}. It does not say what happened in between.`,
    ],
    [
      `One ${story.per} after ${named(times.at(-1) ?? '')} it was ${rises ? 'above' : 'below'} ${last}`,
      `The chart ends at ${named(times.at(-1) ?? '')}. It does not say what comes next.`,
    ],
  ];
}

/** Which of four statements does the chart not support? Or which one does it support? */
export const notShown: Make = (draw, difficulty) => {
  const chart = drawChart(draw, 6);
  const { story } = chart;
  const [values = []] = chart.lines;
  const [start, end] = drawSpan(draw, chart, 2);
  if (values[start] === values[end]) return notShown(draw, difficulty);
  const said = readable(chart, start, end);
  const unsaid = beyond(chart, start);
  const asksUnsaid = draw.chance(0.5);
  const [from, others] = asksUnsaid ? [unsaid, said] : [said, unsaid];
  const [right, why] = draw.pick(from as [Statement, ...Statement[]]);
  return {
    prompt: [
      say`The chart shows ${story.quantity}, one point for each ${story.per}. Which of these does it ${asksUnsaid ? 'not say' : 'say'}?`,
      picture(lineChart(chart)),
    ],
    answer: choiceAnswer(right, others),
    solution: [
      step`A line chart says what was measured, and when: its points.`,
      step`It does not say why something changed, what happened between two points, or what comes after the last one.`,
      step`${right}. ${why}`,
    ],
  };
};
