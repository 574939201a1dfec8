import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { decimal } from '../write-number';
import { factorOf, saying } from './say-change';

/** Two changes, one after the other: how many percent in all? */
export const inAll: Make = (random, difficulty) => {
  const sizes = difficulty === 3 ? ([10, 20, 50] as const) : ([10, 20, 25, 30, 40] as const);
  const first = pick(random, sizes);
  const second = -pick(random, sizes);
  const total = (100 + first) * (100 + second);
  const all = total / 100 - 100;
  if (all === 0) return inAll(random, difficulty);
  const value = Math.abs(all);
  return {
    prompt: [
      say(
        `A price ${saying(first)}, and then it ${saying(second)}. By what percentage has it ${all < 0 ? 'fallen' : 'risen'} in all?`,
      ),
    ],
    answer: numberAnswer(
      decimal(value),
      [
        [
          Math.abs(first + second),
          `You used $${first} - ${-second}$. The second change is a percentage of a different whole: multiply the factors.`,
        ],
        [
          decimal(total, 100),
          `This is the new value, as a percentage of the start. The question asks for the change.`,
        ],
        [first - second, 'You added both. One goes up, the other down.'],
        [
          decimal(Math.abs((first * second) / 100)),
          `This is ${-second}% of the ${first}%. It is only part of the change.`,
        ],
        [decimal(value + 10), 'Multiply the factors again.'],
        [decimal(value + 5), 'Multiply the factors again.'],
      ],
      '%',
    ),
    solution: [
      step('Start with 100. After the first change:', `100 xx ${factorOf(first)} = ${100 + first}`),
      step(
        `The second change is of ${100 + first}.`,
        `${100 + first} xx ${factorOf(second)} = ${decimal(total, 100)}`,
      ),
      step(
        'Compare with 100.',
        all < 0
          ? `100 - ${decimal(total, 100)} = ${decimal(value)}`
          : `${decimal(total, 100)} - 100 = ${decimal(value)}`,
      ),
    ],
  };
};
