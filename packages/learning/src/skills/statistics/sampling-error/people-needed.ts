import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { counted } from '../../making/write';
import { tidy } from '../data';
import { RULE } from './rule';

/** How many people must be asked for a margin. */
export const peopleNeeded: Make = (random) => {
  const off = pick(random, [20, 10, 5, 4, 2, 1]);
  const root = 100 / off;
  const value = root * root;
  return {
    prompt: [
      say(
        `A margin of error of ${counted(off, 'percentage point')} is wanted. ${RULE} How many people must be asked?`,
      ),
    ],
    answer: numberAnswer(value, [
      [root, `This is the square root of the number. Square it.`],
      [100 * root, `You multiplied by 100. Square ${root} instead.`],
      [off * off, 'You squared the margin. First divide 100 by it.'],
      [2 * value, 'The margin already goes to each side. Do not ask twice as many.'],
      [4 * value, 'This gives half of the margin.'],
    ]),
    solution: [
      step(`The margin as a fraction.`, `${off}/100 = 1/${root}`),
      step(`So the square root of the number is ${root}.`, `sqrt(n) = ${root}`),
      step('Square it.', `n = ${root}^2 = ${value}`),
    ],
  };
};

/** The margin shall be some times smaller: the sample must grow by the square. */
export const smallerMargin: Make = (random) => {
  const asked = 50 * randomInteger(random, 2, 12);
  const times = randomInteger(random, 2, 5);
  const value = asked * times * times;
  const part = ['half', 'a third', 'a quarter', 'a fifth'][times - 2] ?? '';
  return {
    prompt: [
      say(
        `A poll asked ${asked} people. The next one should have ${part} of its margin of error. How many people must be asked?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        asked * times,
        `With ${times} times as many, the margin only shrinks by a factor of the square root of ${times}.`,
      ],
      [(times - 1) * asked, `The number must grow by the square of ${times}.`],
      [asked + times * times, 'You added. The number is multiplied.'],
      [asked * times * times * 2, `The square of ${times} is enough.`],
      [tidy(asked / times), 'Fewer people make the margin larger.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `The margin is one over the square root of the number. So the root must be ${times} times as large.`,
      ),
      step('Then the number itself is multiplied by the square.', `${times}^2 = ${times * times}`),
      step('Multiply.', `${asked} xx ${times * times} = ${value}`),
    ],
  };
};
