import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { quotient } from '../../making/write';
import { tidy } from '../data';
import { barChart, drawChart, someBars, type Bar } from './chart';

/** Which lines a bar ends at, or between which. */
function endOf({ label, count }: Bar, line: number): string {
  const below = Math.floor(count / line) * line;
  return below === count
    ? `The bar of ${label} ends at the line for ${count}.`
    : `The bar of ${label} ends halfway between ${below} and ${below + line}, so at ${count}.`;
}

export const readBar: Make = (random) => {
  const chart = drawChart(random, 4, true);
  const { things, verb, scale, bars } = chart;
  const [asked, another] = someBars(random, chart, 2) as [Bar, Bar];
  const { label, count } = asked;
  return {
    prompt: [say(`How many ${things} did ${label} ${verb}?`), picture(barChart(chart))],
    answer: numberAnswer(count, [
      [another.count, `This is the bar of ${another.label}. Look for the name ${label} below the bars.`],
      [
        tidy(count / scale.step),
        `You counted the lines. Each line stands for ${scale.step} ${things}: read its number on the left.`,
      ],
      [
        count + scale.step / 2,
        `Too high. Go straight to the left from the top of the bar: it ends at ${count}.`,
      ],
      [
        count - scale.step / 2,
        `Too low. Go straight to the left from the top of the bar: it ends at ${count}.`,
      ],
      ...bars.map(({ label: name, count: other }) => [other, `This is the bar of ${name}.`] as const),
    ]),
    solution: [
      step(`Find the bar of ${label}, and go from its top straight to the axis on the left.`),
      step(endOf(asked, scale.step)),
    ],
  };
};

export const difference: Make = (random, difficulty) => {
  const chart = drawChart(random, 4, difficulty > 1);
  const { things, verb, scale } = chart;
  const [less, more] = someBars(random, chart, 2).sort((one, other) => one.count - other.count) as [Bar, Bar];
  const value = more.count - less.count;
  return {
    prompt: [
      say(`How many more ${things} did ${more.label} ${verb} than ${less.label}?`),
      picture(barChart(chart)),
    ],
    answer: numberAnswer(value, [
      [more.count + less.count, 'You added. “How many more” asks for the difference: subtract.'],
      [more.count, `This is all of ${more.label}'s bar. Subtract ${less.count} for ${less.label}.`],
      [less.count, `This is all of ${less.label}'s bar. How much taller is ${more.label}'s?`],
      [
        tidy(value / scale.step),
        `You counted the lines between the tops. Each line stands for ${scale.step} ${things}.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step(endOf(more, scale.step)),
      step(endOf(less, scale.step)),
      step('Subtract.', `${more.count} - ${less.count} = ${value}`),
    ],
  };
};

export const timesAsMany: Make = (random, difficulty) => {
  const chart = drawChart(random, 4, true);
  const { things, verb } = chart;
  const [less, more] = someBars(random, chart, 2).sort((one, other) => one.count - other.count) as [Bar, Bar];
  const value = more.count / less.count;
  if (!Number.isInteger(2 * value)) return timesAsMany(random, difficulty);
  const off = more.count - less.count;
  return {
    prompt: [
      say(`How many times as many ${things} did ${more.label} ${verb} as ${less.label}?`),
      picture(barChart(chart)),
    ],
    answer: numberAnswer(value, [
      [off, `This is how many more there are. “Times as many” asks for a quotient: divide.`],
      [
        quotient(less.count, more.count),
        `You turned it around. ${more.label} has more, so the answer is more than 1.`,
      ],
      [
        value - 1,
        `You counted only what ${more.label} has more than ${less.label}. Divide all ${more.count} by ${less.count}.`,
      ],
      [value + 1, `One too many: ${less.count} fits into ${more.count} exactly ${value} times.`],
      ...nearly(value),
    ]),
    solution: [
      step(`Read both bars: ${more.label} has ${more.count}, ${less.label} has ${less.count}.`),
      step('Divide.', `${more.count} -: ${less.count} = ${value}`),
      step('Check.', `${value} xx ${less.count} = ${more.count}`),
    ],
  };
};
