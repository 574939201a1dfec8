import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy, total } from '../data';

const STORIES = [
  ['Group', 'People', 'Mean age', 'Find the mean age of all people together.'],
  ['Shop', 'Cakes', 'Dollars each', 'Find the mean price of a cake, in dollars.'],
  ['Truck', 'Boxes', 'Kilograms each', 'Find the mean weight of a box, in kilograms.'],
  ['Class', 'Students', 'Mean points', 'Find the mean number of points of all students together.'],
] as const;

/** Some groups, each with its size and its mean. */
export const together: Make = (random, difficulty) => {
  const groups = difficulty > 2 ? 3 : 2;
  const sizes = Array.from({ length: groups }, () => randomInteger(random, 2, 4 + 4 * difficulty));
  const means = sizes.map(() => randomInteger(random, 4, 10 + 8 * difficulty));
  const products = sizes.map((size, place) => size * (means[place] ?? 0));
  const [all, sum] = [total(sizes), total(products)];
  const value = sum / all;
  const plain = total(means) / groups;
  const isDull = new Set(sizes).size < groups || new Set(means).size < groups || value === plain;
  if (isDull || !Number.isInteger(difficulty > 3 ? 2 * value : value)) return together(random, difficulty);
  const [group, things, measure, ask] = pick(random, STORIES);
  const rows = sizes.map((size, place) => [
    `${group} ${'ABC'[place] ?? ''}`,
    String(size),
    String(means[place]),
  ]);
  return {
    prompt: [
      say(ask),
      picture({
        kind: 'table',
        text: `A table. ${rows.map(([name, size, mean]) => `${name}: ${things.toLowerCase()} ${size}, ${measure.toLowerCase()} ${mean}`).join('; ')}.`,
        head: [group, things, measure],
        rows,
      }),
    ],
    answer: numberAnswer(value, [
      [tidy(plain), `You counted each group once. A larger group must count more.`],
      [
        tidy(sum / groups),
        `You divided by the ${groups} rows. Divide by all ${all} ${things.toLowerCase()}.`,
      ],
      [tidy(all / groups), 'This is the mean of the second column. The values are in the third.'],
      [Math.max(...means), 'This is the mean of one group only.'],
      [sum, `This is the sum. Divide it by all ${all}.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        'Find the sum of each group, and add the sums.',
        `${sizes.map((size, place) => `${size} xx ${means[place] ?? 0}`).join(' + ')} = ${sum}`,
      ),
      step(`How many ${things.toLowerCase()} are there?`, `${sizes.join(' + ')} = ${all}`),
      step('Divide.', `${sum}/${all} = ${value}`),
    ],
  };
};

/** The mean of all and of one group are known: find that of the other group. */
export const otherGroup: Make = (random) => {
  const [size, rest] = [randomInteger(random, 4, 12), randomInteger(random, 3, 12)];
  const [mean, value] = [randomInteger(random, 15, 40), randomInteger(random, 15, 60)];
  const all = size + rest;
  const overall = (size * mean + rest * value) / all;
  if (!Number.isInteger(overall) || size === rest || mean === value) return otherGroup(random, 5);
  return {
    prompt: [
      say(
        `${all} people have a mean age of ${overall} years. ${size} of them are women, with a mean age of ${mean} years. Find the mean age of the ${rest} men.`,
      ),
    ],
    answer: numberAnswer(value, [
      [2 * overall - mean, 'You treated the two groups as equally large. Work with the sums of their ages.'],
      [all * overall - size * mean, `This is the sum of the men's ages. Divide it by ${rest}.`],
      [tidy((all * overall - size * mean) / all), `You divided by all. There are ${rest} men.`],
      [overall, 'This is the mean of all. The women have a different mean, so the men do too.'],
      ...nearly(value),
    ]),
    solution: [
      step('The ages of all have this sum.', `${all} xx ${overall} = ${all * overall}`),
      step('The ages of the women have this one.', `${size} xx ${mean} = ${size * mean}`),
      step('The rest are the men.', `${all * overall} - ${size * mean} = ${rest * value}`),
      step(`Divide by ${rest}.`, `${rest * value}/${rest} = ${value}`),
    ],
  };
};
