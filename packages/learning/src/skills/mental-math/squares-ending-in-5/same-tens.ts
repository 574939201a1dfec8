import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { workOut } from '../work-out';

/** 43 xx 47: the same tens, and the ones make 10. */
export const sameTens: Make = (random, difficulty) => {
  const tens = difficulty < 5 ? randomInteger(random, 2, 9) : randomInteger(random, 10, 14);
  const one = randomInteger(random, difficulty < 3 ? 2 : 1, 4);
  const [low, high] = [tens * 10 + one, tens * 10 + 10 - one];
  const corner = one * (10 - one);
  const front = tens * (tens + 1);
  const value = low * high;
  return {
    prompt: workOut(random() < 0.5 ? `${low} xx ${high}` : `${high} xx ${low}`),
    answer: numberAnswer(value, [
      [tens ** 2 * 100 + corner, `Multiply ${tens} by the next number, ${tens + 1}: the strips count too.`],
      [
        front * 100 + 25,
        `This is $${tens * 10 + 5}^2$. Here the corner is $${one} xx ${10 - one} = ${corner}$.`,
      ],
      ...(corner < 10 ? [[front * 10 + corner, 'The corner takes up two places: write 09.'] as const] : []),
      [front * 100 + 10, `The ones are multiplied at the end: $${one} xx ${10 - one}$.`],
      [front + corner, `${front} are hundreds. Write ${corner} after them; do not add it to them.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Both have ${tens} tens, and the ones add up to 10: $${one} + ${10 - one} = 10$. So the strips together are 10 wide.`,
      ),
      step('Multiply the tens by the next number. These are hundreds.', `${tens} xx ${tens + 1} = ${front}`),
      step('The corner is the product of the ones.', `${one} xx ${10 - one} = ${corner}`),
      step('Put them together.', `${low} xx ${high} = ${front * 100} + ${corner} = ${value}`),
    ],
  };
};
