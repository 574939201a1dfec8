import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';
import { pieChart, quoted } from './pie';
import { drawTwo, pictures } from './two-pies';

/** Both groups in one pie: the share is not halfway, unless both totals are equal. */
export const bothTogether: Make = (random, difficulty) => {
  const { who, asked, halves } = drawTwo(random);
  const [one, other] = halves;
  const [all, amount] = [one.all + other.all, one.amount + other.amount];
  const value = (100 * amount) / all;
  if (!Number.isInteger(value)) return bothTogether(random, difficulty);
  return {
    prompt: [
      say(
        `One pie is drawn for all ${who} of both pies together. What percentage is its slice ${quoted(asked)}?`,
      ),
      ...pictures(halves, who),
    ],
    answer: numberAnswer(
      value,
      [
        [
          (one.share + other.share) / 2,
          `You took the mean of the two percentages. The pie with more ${who} counts more: count the ${who}.`,
        ],
        [
          one.share + other.share,
          'You added percentages of different totals. Add the numbers of people first.',
        ],
        [amount, `This is how many ${who} there are. Write it as a part of all ${all}.`],
        [
          tidy((100 * amount) / Math.max(one.all, other.all)),
          `You divided by one pie. Both together have ${all} ${who}.`,
        ],
        [100 - value, 'These are the other slices.'],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      ...halves.map((half) =>
        step(`In the pie “${half.name}”:`, `${half.share / 100} xx ${half.all} = ${half.amount}`),
      ),
      step(
        'Add both slices, and both totals.',
        `${one.amount} + ${other.amount} = ${amount}, ${one.all} + ${other.all} = ${all}`,
      ),
      step('Take the part of the whole.', `${amount}/${all} = ${value}%`),
    ],
  };
};

/** The same number of people in both pies, as another share: how large is the second total? */
export const sameAmount: Make = (random, difficulty) => {
  const { who, asked, halves } = drawTwo(random);
  const [one, other] = halves;
  const value = (100 * one.amount) / other.share;
  const isWhole = other.pie.slices.every(({ share }) => Number.isInteger((share * value) / 100));
  if (!isWhole) return sameAmount(random, difficulty);
  return {
    prompt: [
      say(
        `The slice ${quoted(asked)} stands for the same number of ${who} in both pies. How many ${who} does the whole pie “${other.name}” stand for?`,
      ),
      picture(pieChart({ title: `${one.name}: ${one.all} ${who}`, slices: one.pie.slices })),
      picture(pieChart({ title: other.name, slices: other.pie.slices })),
    ],
    answer: numberAnswer(value, [
      [one.all, 'Only the slices stand for the same number. Their shares differ, so the totals do too.'],
      [
        tidy((one.all * other.share) / one.share),
        `You turned it around. If the same number is ${other.share} percent instead of ${one.share}, what does that say of the total?`,
      ],
      [one.amount, 'This is how many the slice stands for. Find the whole that it is a share of.'],
      [
        tidy((one.amount * other.share) / 100),
        `You took ${other.share} percent of the slice. The slice is ${other.share} percent of the whole.`,
      ],
      [
        one.all + one.share - other.share,
        'You added the difference of the percentages. A percentage is not a number of people.',
      ],
      ...nearly(value),
    ]),
    solution: [
      step(
        `How many does the slice stand for in the pie “${one.name}”?`,
        `${one.share / 100} xx ${one.all} = ${one.amount}`,
      ),
      step(
        `In the pie “${other.name}”, ${one.amount} is ${other.share} percent. So this is one percent.`,
        `${one.amount} -: ${other.share} = ${tidy(one.amount / other.share)}`,
      ),
      step('The whole is 100 percent.', `100 xx ${tidy(one.amount / other.share)} = ${value}`),
    ],
  };
};
