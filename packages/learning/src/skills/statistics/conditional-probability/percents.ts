import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';

const STORIES = [
  ['students', 'learn French', 'learn Arabic'],
  ['guests', 'order fish', 'order dessert'],
  ['members', 'swim', 'run'],
] as const;

/** Of those with A, how many percent have B too? */
export const partOfPart: Make = (random, difficulty) => {
  const first = 5 * randomInteger(random, 4, 18);
  const value = 5 * randomInteger(random, 3, 18);
  const both = (first * value) / 100;
  if (!Number.isInteger(both) || first === value || value === 50 || first === 50)
    return partOfPart(random, difficulty);
  const [who, a, b] = pick(random, STORIES);
  const backward = random() < 0.6;
  const text = backward
    ? `${first} percent of the ${who} ${a}. ${both} percent of all ${who} ${a} and also ${b}. Of those who ${a}, what percentage ${b}?`
    : `${first} percent of the ${who} ${a}. Of those, ${value} percent ${b}. What percentage of all ${who} ${a} and also ${b}?`;
  const [right, wrong] = backward ? [value, both] : [both, value];
  return {
    prompt: [say(text)],
    answer: numberAnswer(
      right,
      [
        [
          wrong,
          backward
            ? `This is the part of all ${who}. Divide by those who ${a}.`
            : `This is the part of those who ${a}. Only ${first} percent do.`,
        ],
        backward
          ? [
              tidy((first * both) / 100),
              `You multiplied. ${both} percent is already the part of all: divide by ${first} percent.`,
            ]
          : [tidy((100 * value) / first), `You divided. It is a part of a part: multiply.`],
        [
          Math.abs(first - wrong),
          'You subtracted. One part is a share of the other: check what the whole is.',
        ],
        [first + wrong, 'You added. One part is a share of the other.'],
        ...nearly(right),
      ],
      '%',
    ),
    solution: backward
      ? [
          step(`Think of 100 ${who}. ${first} of them ${a}. Only these are still possible.`),
          step(`${both} of these ${b} too.`, `${both}/${first} = ${value}%`),
        ]
      : [
          step(`Think of 100 ${who}. ${first} of them ${a}.`),
          step(`${value} percent of these ${b} too.`, `${value / 100} xx ${first} = ${both}`),
        ],
  };
};

/** Two kinds, each with its own share: how many percent in all? */
export const inAll: Make = (random) => {
  const first = 10 * randomInteger(random, 2, 8);
  const [one, another] = [5 * randomInteger(random, 1, 5), 5 * randomInteger(random, 1, 5)];
  const value = (first * one + (100 - first) * another) / 100;
  if (one === another || first === 50) return inAll(random, 4);
  return {
    prompt: [
      say(
        `Machine A makes ${first} percent of the screws, and machine B makes the rest. ${one} percent of the screws from A and ${another} percent of those from B are too long. What percentage of all screws are too long?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [
          (one + another) / 2,
          `You treated the two machines as equal. A makes ${first} percent of the screws.`,
        ],
        [
          one + another,
          'You added shares of different wholes. Find what share of all screws each of them is.',
        ],
        [((100 - first) * one + first * another) / 100, 'You swapped the machines.'],
        [(first * one) / 100, 'These are only the ones from machine A. Add the ones from machine B.'],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      step(`Think of 1000 screws. A makes ${10 * first}, and B makes ${1000 - 10 * first}.`),
      step(
        'Of those from A, this many are too long:',
        `${one / 100} xx ${10 * first} = ${(first * one) / 10}`,
      ),
      step(
        'Of those from B:',
        `${another / 100} xx ${1000 - 10 * first} = ${((100 - first) * another) / 10}`,
      ),
      step('Add, and divide by 1000.', `${10 * value}/1000 = ${value}%`),
    ],
  };
};
