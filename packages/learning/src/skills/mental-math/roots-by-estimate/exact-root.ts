import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';

/** A root that comes out whole: the tens from the size, the ones from the last digit. */
export const exactRoot: Make = (random, difficulty) => {
  const value =
    difficulty === 2
      ? randomInteger(random, 21, 49)
      : randomInteger(random, difficulty === 5 ? 101 : 31, difficulty === 5 ? 149 : 99);
  const ones = value % 10;
  // A last digit of 0 or 5 leaves nothing to choose.
  if (ones % 5 === 0) return exactRoot(random, difficulty);
  const number = value ** 2;
  const tens = value - ones;
  const twin = 10 - ones;
  const isLow = ones < 5;
  const [small, large] = [Math.min(ones, twin), Math.max(ones, twin)];
  return {
    prompt: [say('This square root is a whole number. Find it.'), formula(`sqrt(${number})`)],
    answer: numberAnswer(value, [
      [
        tens + twin,
        `Its square ends in ${twin ** 2 % 10} too. Compare with $${tens + 5}^2 = ${(tens + 5) ** 2}$.`,
      ],
      [value + 10, `Too large: $${tens + 10}^2 = ${(tens + 10) ** 2}$ is more than ${number}.`],
      [value - 10, `Too small: $${tens}^2 = ${tens ** 2}$ is less than ${number}.`],
      [tens + 5, `The square of a number ending in 5 ends in 25.`],
    ]),
    solution: [
      step('Which two tens is it between?', `${tens}^2 = ${tens ** 2}, ${tens + 10}^2 = ${(tens + 10) ** 2}`),
      step(
        `The square ends in ${number % 10}. So the root ends in ${small} or ${large}.`,
        `${small}^2 = ${small ** 2}, ${large}^2 = ${large ** 2}`,
      ),
      step(
        `Compare with the middle: ${number} is ${isLow ? 'less' : 'more'}.`,
        `${tens + 5}^2 = ${(tens + 5) ** 2}`,
      ),
      step(`So it is the ${isLow ? 'smaller' : 'larger'} one.`, `sqrt(${number}) = ${value}`),
    ],
  };
};
