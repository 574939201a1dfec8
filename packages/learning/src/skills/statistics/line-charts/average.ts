import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { bracketed } from '../../making/write';
import { tidy, total } from '../data';
import { drawChart, drawSpan, lineChart, named, type Chart } from './chart';

/** Whole or a half, and of a size that the eye does not read off at once. */
function isWritable(change: number): boolean {
  return change !== 0 && Number.isInteger(2 * change);
}

function spanWords({ times }: Chart, start: number, end: number): string {
  return `from ${named(times[start] ?? '')} to ${named(times[end] ?? '')}`;
}

/** The change for one step of time. From difficulty 4 on it may be negative. */
export const averageChange: Make = (random, difficulty) => {
  const chart = drawChart(random, Math.min(7, 3 + difficulty));
  const { story } = chart;
  const [values = []] = chart.lines;
  const [start, end] = drawSpan(random, chart, 3);
  const [before, after, steps] = [values[start] ?? 0, values[end] ?? 0, end - start];
  const value = (after - before) / steps;
  if (!isWritable(value) || (difficulty < 4 && value < 0)) return averageChange(random, difficulty);
  const isSigned = difficulty > 3;
  const span = spanWords(chart, start, end);
  const rest = values.slice(start, end + 1);
  return {
    prompt: [
      say(
        `What was the average change in ${story.quantity} per ${story.per} ${span}?${isSigned ? ' Write a fall with a minus sign.' : ''}`,
      ),
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      [
        tidy((after - before) / (steps + 1)),
        `You divided by the ${steps + 1} points. Between them there are only ${steps} steps.`,
      ],
      [after - before, `This is the whole change. Share it among ${steps} steps.`],
      ...(isSigned ? [[-value, 'The sign is wrong: take the first value from the last one.'] as const] : []),
      [
        tidy(total(rest) / rest.length),
        'This is the mean of the values. The question asks how much they change.',
      ],
      [after - (values[end - 1] ?? 0), `This is only the last ${story.per}. Take all ${steps} steps.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Read the first and the last point: ${before} and ${after}. The change in all is the difference.`,
        `${after} - ${before} = ${after - before}`,
      ),
      step(`How many steps of one ${story.per} are there ${span}? There are ${steps}.`),
      step('Divide.', `${bracketed(after - before)}/${steps} = ${value}`),
      step(
        'Check: that many equal steps lead to the last point.',
        `${before} + ${steps} xx ${bracketed(value)} = ${after}`,
      ),
    ],
  };
};

/** If it goes on as it did on average. */
export const forecast: Make = (random, difficulty) => {
  const chart = drawChart(random, 6);
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const end = times.length - 1;
  const start = randomInteger(random, 0, 2);
  const [before, after, steps] = [values[start] ?? 0, values[end] ?? 0, end - start];
  const average = (after - before) / steps;
  const more = randomInteger(random, 2, 6);
  const value = after + more * average;
  const last = after - (values[end - 1] ?? 0);
  if (!isWritable(average) || !Number.isInteger(value) || value < 0 || average === last)
    return forecast(random, difficulty);
  const span = spanWords(chart, start, end);
  return {
    prompt: [
      say(
        `Suppose that ${story.quantity} goes on changing by as much per ${story.per} as it did on average ${span}. What will it be ${more} ${story.per}s after ${named(times[end] ?? '')}?`,
      ),
      picture(lineChart(chart)),
    ],
    answer: numberAnswer(value, [
      [
        after + more * last,
        `You went on as ${story.at} the last ${story.per}. Take the mean of all ${steps} steps.`,
      ],
      [after + average, `This is one ${story.per} later. Go ${more} steps.`],
      [
        tidy(after + (more * (after - before)) / (steps + 1)),
        `You divided by the ${steps + 1} points. There are ${steps} steps between them.`,
      ],
      [after - more * average, 'You went the wrong way: see whether it rose or fell in all.'],
      [
        after + more * (after - before),
        `This is the whole change, ${more} times. Divide it by ${steps} first.`,
      ],
      [before + more * average, `You began at ${before}. Begin at the last point, ${after}.`],
      ...nearly(value),
    ]),
    solution: [
      step(`How much did it change ${span}?`, `${after} - ${before} = ${after - before}`),
      step(`Divide by the ${steps} steps.`, `${bracketed(after - before)}/${steps} = ${average}`),
      step(`Go on for ${more} steps.`, `${after} + ${more} xx ${bracketed(average)} = ${value}`),
      step('This holds only if it really goes on like that. The chart does not know the future.'),
    ],
  };
};
