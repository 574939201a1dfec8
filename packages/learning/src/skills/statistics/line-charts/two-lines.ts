import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';
import { drawChart, lineChart, named, pairOf, when } from './chart';

/** How far one line lies above the other at one time. */
export const gapAt: Make = (random, difficulty) => {
  const chart = drawChart(random, 5, 2);
  const { story, times, scale } = chart;
  const at = randomInteger(random, 0, times.length - 1);
  const high = (chart.lines[0]?.[at] ?? 0) > (chart.lines[1]?.[at] ?? 0) ? 0 : 1;
  const [upper = [], lower = []] = high === 0 ? chart.lines : [...chart.lines].reverse();
  const [more, less] = [upper[at] ?? 0, lower[at] ?? 0];
  const value = more - less;
  const last = Math.abs((upper.at(-1) ?? 0) - (lower.at(-1) ?? 0));
  if (value === 0) return gapAt(random, difficulty);
  const [name, other] = [story.names[high], story.names[1 - high] ?? ''];
  return {
    prompt: [
      say(`${pairOf(chart)} What is the difference between ${name ?? ''} and ${other} ${when(chart, at)}?`),
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      [more, `This is ${name ?? ''} alone. Subtract ${less} for ${other}.`],
      [more + less, 'You added. The distance of two points is a difference.'],
      [less, `This is ${other} alone. How much higher is ${name ?? ''}?`],
      [last, `This is the distance at the end. Look at ${named(times[at] ?? '')}.`],
      [tidy(value / scale.step), `You counted the lines. Each line stands for ${scale.step} ${story.units}.`],
      ...nearly(value),
    ]),
    solution: [
      step(`Read both lines ${when(chart, at)}: ${name ?? ''} ${more}, ${other} ${less}.`),
      step('Subtract.', `${more} - ${less} = ${value}`),
    ],
  };
};

/** The largest distance of the two lines, in whatever direction. */
export const greatestGap: Make = (random, difficulty) => {
  const chart = drawChart(random, difficulty + 1, 2);
  const { story, times, scale } = chart;
  const [first = [], second = []] = chart.lines;
  const gaps = first.map((value, place) => Math.abs(value - (second[place] ?? 0)));
  const value = Math.max(...gaps);
  const right = gaps.indexOf(value);
  const ofHighest = Math.abs(Math.max(...first) - Math.max(...second));
  const everything = Math.max(...first, ...second) - Math.min(...first, ...second);
  const atHighest = gaps[first.indexOf(Math.max(...first))] ?? 0;
  const isOnce = gaps.filter((gap) => gap === value).length === 1;
  if (!isOnce || ofHighest === value || ofHighest === 0) return greatestGap(random, difficulty);
  const [one, other] = [first[right] ?? 0, second[right] ?? 0];
  return {
    prompt: [
      say(
        `${pairOf(chart)} Compare them ${story.at} each ${story.per}. What is the greatest difference between them?`,
      ),
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      [
        ofHighest,
        'You compared the highest point of each line. They are at different times: compare points above each other.',
      ],
      [
        everything,
        `You compared the highest point of all with the lowest. They are not ${story.at} the same ${story.per}.`,
      ],
      [
        atHighest,
        `This is the difference where ${story.names[0]} is highest. It is greater at another time.`,
      ],
      [gaps.at(-1) ?? 0, 'This is the difference at the end. It is greater at another time.'],
      [one + other, 'You added the two points. The question asks for a difference.'],
      [gaps[0] ?? 0, 'This is the difference at the beginning. It is greater at another time.'],
      [value + scale.step / 2, 'Too much: read both points again, straight to the left.'],
      [value - scale.step / 2, 'Too little: read both points again, straight to the left.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Look for the place where the two lines are farthest apart, straight up and down: ${named(times[right] ?? '')}.`,
      ),
      step(
        `There the points are at ${one} and ${other}. Subtract.`,
        `${Math.max(one, other)} - ${Math.min(one, other)} = ${value}`,
      ),
    ],
  };
};

/** Which of two rose by more: not always the one that ends higher. */
export const roseMore: Make = (random, difficulty) => {
  const chart = drawChart(random, 5, 2);
  const { story, times } = chart;
  const growths = chart.lines.map((line) => (line.at(-1) ?? 0) - (line[0] ?? 0));
  const ends = chart.lines.map((line) => line.at(-1) ?? 0);
  const [one = 0, other = 0] = growths;
  if (one <= 0 || other <= 0 || one === other || ends[0] === ends[1]) return roseMore(random, difficulty);
  const more = one > other ? 0 : 1;
  const [name, rest] = [story.names[more] ?? '', story.names[1 - more] ?? ''];
  const by = (line: number) => {
    const values = chart.lines[line] ?? [];
    return `${values.at(-1) ?? 0} - ${values[0] ?? 0} = ${growths[line] ?? 0}`;
  };
  const endsHigher = (ends[1 - more] ?? 0) > (ends[more] ?? 0);
  return {
    prompt: [
      say(
        `${pairOf(chart)} Which rose by more from ${named(times[0] ?? '')} to ${named(times.at(-1) ?? '')}?`,
      ),
      picture(lineChart(chart)),
    ],
    answer: choiceAnswer(
      name,
      [
        [
          rest,
          endsHigher
            ? `${rest} ends higher, but it also began higher. It rose only by ${growths[1 - more] ?? 0}.`
            : `${rest} rose by ${growths[1 - more] ?? 0}, and ${name} by ${growths[more] ?? 0}.`,
        ],
        ['Both by the same amount', `One rose by ${one}, the other by ${other}.`],
        ['The chart does not say', 'It does: subtract the first point of each line from its last one.'],
      ],
      random,
    ),
    solution: [
      step(`How much did ${story.names[0]} rise?`, by(0)),
      step(`How much did ${story.names[1]} rise?`, by(1)),
      step(`So ${name} rose by more.`),
    ],
  };
};
