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
        `${amount} kg of peanuts cost ${price} dollars a kg. Cashews cost ${dear} dollars a kg. How many kg of cashews must be added, so that the mixture costs ${goal} dollars a kg?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [amount, `Equal amounts would cost ${tidy((price + dear) / 2)} dollars a kg.`],
        [
          tidy((amount * (dear - goal)) / (goal - price)),
          'You took the distances the wrong way round. The nearer price needs more weight.',
        ],
        [goal - price, `This is how far the peanuts lie below ${goal}, for 1 kg. There are ${amount} kg.`],
        [
          amount * (goal - price),
          `This is what the peanuts lack in all. Each kg of cashews brings ${dear - goal}.`,
        ],
        [amount + value, 'This is the whole mixture. Only the cashews are asked for.'],
        ...nearly(value),
      ],
      'kg',
    ),
    solution: [
      step(
        `Each kg of peanuts lies below the goal. All of them lack this much.`,
        `${amount} xx (${goal} - ${price}) = ${amount * (goal - price)}`,
      ),
      step(`Each kg of cashews lies above the goal.`, `${dear} - ${goal} = ${dear - goal}`),
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
