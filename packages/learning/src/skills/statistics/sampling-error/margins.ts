import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';
import { MARGINS, RULE } from './rule';

export const margin: Make = (random) => {
  const [asked, value] = pick(random, MARGINS);
  const root = Math.sqrt(asked);
  return {
    prompt: [say(`A fair sample has ${asked} people. ${RULE} How many percentage points is it?`)],
    answer: numberAnswer(
      value,
      [
        [tidy(100 / asked), 'You divided by the number of people. Divide by its square root.'],
        [root, 'This is the square root. Divide 1 by it, and write it as a percentage.'],
        [tidy(1 / root), 'This is the margin as a decimal. As a percentage it is 100 times as much.'],
        [2 * value, 'The margin goes this far to each side. Both sides together are twice as much.'],
        [value / 2, 'This is half of it. Divide 100 by the square root.'],
      ],
      'points',
    ),
    solution: [
      step(`Find the square root: which number has the square ${asked}?`, `sqrt(${asked}) = ${root}`),
      step('Divide 1 by it, and write it as a percentage.', `1/${root} = ${value / 100} = ${value}%`),
    ],
  };
};

/** One end of what is probably true; at difficulty 5 as a number of people. */
export const endOfRange: Make = (random, difficulty) => {
  const [asked, off] = pick(random, MARGINS);
  const share = randomInteger(random, 25, 75);
  const upper = random() < 0.5;
  const isCount = difficulty > 3;
  const count = (share * asked) / 100;
  if (!Number.isInteger(count) || share === 50) return endOfRange(random, difficulty);
  const value = upper ? share + off : share - off;
  const yes = isCount ? `${count} say yes` : `${share} percent say yes`;
  return {
    prompt: [
      say(
        `Of ${asked} people in a fair sample, ${yes}. ${RULE} Within this margin, what percentage of all people say yes, at ${upper ? 'most' : 'least'}?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [upper ? share - off : share + off, `This is the other end.`],
        [share, 'This is the result of the sample. The truth may differ from it by the margin.'],
        [
          tidy(upper ? share + off / 2 : share - off / 2),
          'The whole margin goes to each side, not half of it.',
        ],
        [off, 'This is the margin. Measure it from the result of the sample.'],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      ...(isCount
        ? [step('The result of the sample as a percentage.', `${count}/${asked} = ${share}%`)]
        : []),
      step('The margin of error.', `1/sqrt(${asked}) = 1/${Math.sqrt(asked)} = ${off}%`),
      step(`Go ${upper ? 'up' : 'down'} by that much.`, `${share} ${upper ? '+' : '-'} ${off} = ${value}`),
    ],
  };
};
