import { randomInteger } from 'shared-puzzle-engine';
import { expressionAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people } from '../../making/draw';
import { sum } from '../../making/write';

/** A line from a story: two months of one plan. */
export const plan: Make = (random, difficulty) => {
  const [name = ''] = people(random, 1);
  const each = randomInteger(random, 2, 3 + difficulty);
  const fixed = other(random, 5, 30, each);
  const first = randomInteger(random, 2, 5);
  const second = first + randomInteger(random, 2, 6);
  const [low, high] = [fixed + each * first, fixed + each * second];
  const write = (slope: number, intercept: number) => sum([slope, 'x'], [intercept, '']);
  return {
    prompt: [
      say(
        `${name} pays a fixed amount each month and the same price for each movie. With ${first} movies it was ${low} dollars, and with ${second} movies it was ${high} dollars. Write the cost of $x$ movies, in dollars.`,
      ),
    ],
    answer: expressionAnswer(write(each, fixed), 'simplified', [
      [
        write(each, low),
        `${low} dollars is the cost with ${first} movies. The fixed amount is the cost with none.`,
      ],
      [write(fixed, each), 'You swapped them. The price of one movie goes in front of $x$.'],
      [
        write(high - low, fixed),
        `This is the price of ${second - first} movies. Divide to get the price of one.`,
      ],
      [write(each, 0), 'You left out the fixed amount.'],
    ]),
    solution: [
      step(
        `${second - first} more movies cost ${high - low} dollars more. So one movie costs:`,
        `${high - low}/${second - first} = ${each}`,
      ),
      step(
        `Subtract the price of ${first} movies from the first month: the fixed amount is left.`,
        `${low} - ${first} xx ${each} = ${fixed}`,
      ),
      step('Put both together.', write(each, fixed)),
    ],
  };
};
