import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other } from '../../making/draw';
import { tidy } from '../data';

/** Nuts of two prices: how much of the second makes the mean price right? */
export const mixture: Make = (random) => {
  const [amount, price] = [randomInteger(random, 2, 12), randomInteger(random, 4, 9)];
  const dear = randomInteger(random, price + 3, 20);
  const goal = other(random, price + 1, dear - 1);
  const value = (amount * (goal - price)) / (dear - goal);
  if (!Number.isInteger(value) || value === amount || value < 2) return mixture(random, 5);
  return {
    prompt: [
      say(
        `${amount} kg of peanuts cost ${price} dollars a kg. Cashews cost ${dear} dollars a kg. How many kg of cashews must be added so that the mixture costs ${goal} dollars a kg?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [amount, `Equal amounts would cost ${tidy((price + dear) / 2)} dollars a kg.`],
        [
          tidy((amount * (dear - goal)) / (goal - price)),
          'You reversed the distances. The closer price needs more weight.',
        ],
        [goal - price, `This is how far 1 kg of peanuts is below ${goal}. There are ${amount} kg.`],
        [
          amount * (goal - price),
          `This is how far all the peanuts are below the goal. Each kg of cashews makes up ${dear - goal}.`,
        ],
        [amount + value, 'This is the whole mixture. The question asks only for the cashews.'],
        ...nearly(value),
      ],
      'kg',
    ),
    solution: [
      step(
        `Each kg of peanuts is below the goal. Together they are this far below it.`,
        `${amount} xx (${goal} - ${price}) = ${amount * (goal - price)}`,
      ),
      step(`Each kg of cashews is this far above the goal.`, `${dear} - ${goal} = ${dear - goal}`),
      step(
        'Above and below must balance. Divide.',
        `${amount * (goal - price)} -: ${dear - goal} = ${value}`,
      ),
      step(
        'Check: the price of the whole mixture.',
        `(${amount} xx ${price} + ${value} xx ${dear})/${amount + value} = ${goal}`,
      ),
    ],
  };
};
