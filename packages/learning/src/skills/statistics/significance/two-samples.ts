import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';
import { MEASURED } from './studies';

/** Legs and hypotenuse, in tenths or whole. */
const ERRORS = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [0.3, 0.4, 0.5],
  [0.6, 0.8, 1],
  [1.5, 2, 2.5],
  [0.9, 1.2, 1.5],
] as const;

/** Two samples: their standard errors add up by their squares. */
export const twoSamples: Make = (random) => {
  const [who, unit, low, high] = pick(random, MEASURED);
  const [one, other, both] = pick(random, ERRORS);
  const value = randomInteger(random, 1, 8) / 2;
  const off = tidy(value * both);
  const mean = randomInteger(random, low, high);
  const higher = tidy(mean + off);
  return {
    prompt: [
      say(
        `Two samples of ${who} have the means ${mean} and ${higher} ${unit}. Their standard errors are ${one} and ${other}. The standard error of the difference is $sqrt(a^2 + b^2)$. How many standard errors is the difference?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        tidy(off / (one + other)),
        'You added the standard errors. Errors partly cancel: add the squares, and take the root.',
      ],
      [off, 'This is the difference itself. Divide it by the standard error of the difference.'],
      [tidy(off / (both * both)), 'You forgot the root.'],
      [tidy(off / other), 'You took only one standard error. Both samples vary.'],
      [
        tidy(off / Math.abs(other - one)),
        'You subtracted the standard errors. Two samples that vary make the difference vary more, not less.',
      ],
      ...nearly(value),
    ]),
    solution: [
      step('What is the difference?', `${higher} - ${mean} = ${off}`),
      step('Find its standard error.', `sqrt(${one}^2 + ${other}^2) = sqrt(${tidy(both * both)}) = ${both}`),
      step('Divide.', `${off} -: ${both} = ${value}`),
      step(
        value > 2
          ? 'That is more than 2: chance alone seldom does that.'
          : 'That is not more than 2: chance alone may well have done it.',
      ),
    ],
  };
};
