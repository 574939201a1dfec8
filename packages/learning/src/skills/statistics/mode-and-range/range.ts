import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { bracketed } from '../../making/write';
import { differentNumbers, inOrder, medianOf } from '../data';
import { observed } from '../observed';

export const range: Make = (random, difficulty) => {
  const numbers = differentNumbers(random, 3 + 2 * difficulty, 4, 20 + 15 * difficulty);
  const sorted = inOrder(numbers);
  const [smallest, largest] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const value = largest - smallest;
  return {
    prompt: [say(`${observed(random, numbers)} Find the range.`)],
    answer: numberAnswer(value, [
      [
        Math.abs((numbers[0] ?? 0) - (numbers.at(-1) ?? 0)),
        'You used the first and the last number of the list as it is. Look for the smallest and the largest.',
      ],
      [largest, 'This is the largest. Subtract the smallest from it.'],
      [largest + smallest, 'You added. The range is a difference.'],
      [medianOf(numbers), 'This is the median, the number in the middle.'],
      ...nearly(value),
    ]),
    solution: [
      step(`Look for the largest and the smallest: ${largest} and ${smallest}.`),
      step('Subtract the smallest from the largest.', `${largest} - ${smallest} = ${value}`),
    ],
  };
};

/** Temperatures on both sides of zero. */
export const belowZero: Make = (random) => {
  const cold = differentNumbers(random, 3, 2, 14).map((number) => -number);
  const numbers = differentNumbers(random, 3, 2, 13).flatMap((warm, place) => [warm, cold[place] ?? 0]);
  const [smallest, largest] = [Math.min(...numbers), Math.max(...numbers)];
  const value = largest - smallest;
  return {
    prompt: [
      say(`Temperatures on six days in January, in degrees: $${numbers.join(', ')}$. Find the range.`),
    ],
    answer: numberAnswer(value, [
      [
        largest + smallest,
        `You subtracted ${-smallest} from ${largest}. But the smallest is $${smallest}$: from there to ${largest} you pass zero.`,
      ],
      [
        largest - Math.max(...cold),
        `$${Math.max(...cold)}$ is not the smallest. Below zero, the one farther from zero is smaller.`,
      ],
      [
        largest - Math.min(...numbers.map(Math.abs)),
        `You did not look at the signs. The smallest number is $${smallest}$.`,
      ],
      [-smallest, 'This is how far the smallest is below zero. Continue to the largest.'],
      ...nearly(value),
    ]),
    solution: [
      step(`The largest is ${largest}. The smallest is $${smallest}$: it is farthest below zero.`),
      step('Subtract the smallest from the largest.', `${largest} - ${bracketed(smallest)} = ${value}`),
      step(
        `Check: ${-smallest} steps up to zero, and ${largest} more.`,
        `${-smallest} + ${largest} = ${value}`,
      ),
    ],
  };
};
