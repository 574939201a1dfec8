import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer, type Mistakes } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { bracketed } from '../../making/write';
import { tidy, total } from '../data';
import { observed } from '../observed';
import { drawDistances, meanDistance, squares } from './distances';

const SIZES = { 1: [4, 6], 2: [4, 7], 3: [4, 8], 4: [5, 9], 5: [6, 10] } as const;

/** At difficulty 1 the mean is given. The variance up to 2, then the standard deviation. */
export const ofList: Make = (random, difficulty) => {
  const [count, farthest] = SIZES[difficulty];
  const asksVariance = difficulty < 3;
  // Where no root is taken, any whole variance will do: near a mean of four numbers only few are squares.
  const distances = drawDistances(random, SIZES[difficulty], (number) =>
    asksVariance ? Number.isInteger(number) && number > 3 : Number.isInteger(Math.sqrt(number)) && number > 1,
  );
  const mean = randomInteger(random, farthest + 2, farthest + 6 * difficulty);
  const numbers = distances.map((distance) => mean + distance);
  const sum = squares(distances);
  const variance = sum / count;
  const deviation = Math.sqrt(variance);
  const value = asksVariance ? variance : deviation;
  const given = difficulty === 1 ? ` Their mean is ${mean}.` : '';
  const name = asksVariance ? 'variance' : 'standard deviation';
  return {
    prompt: [
      say(
        `${observed(random, numbers)}${given} Find the ${name} of these numbers, taken as the whole population.`,
      ),
    ],
    answer: numberAnswer(value, [
      ...(asksVariance ? tookTheRoot(deviation) : leftTheSquare(variance)),
      [tidy(meanDistance(distances)), 'You took the mean of the distances. Square them first.'],
      [sum, `This is the sum of the squares. Divide it by ${count}.`],
      [
        tidy(asksVariance ? sum / (count - 1) : Math.sqrt(sum / (count - 1))),
        `You divided by ${count - 1}. That is for a sample: for a whole population, divide by ${count}.`,
      ],
      [Math.max(...numbers) - Math.min(...numbers), 'This is the range. It uses only two of the numbers.'],
      [mean, 'This is the mean. Now find how far the numbers are from it.'],
      ...nearly(value),
    ]),
    solution: [
      ...(difficulty === 1 ? [] : [step('Find the mean.', `${total(numbers)}/${count} = ${mean}`)]),
      step(`How far is each from ${mean}?`, distances.join(', ')),
      step(
        'Square these distances and add them, so that none cancels another.',
        `${distances.map((distance) => `${bracketed(distance)}^2`).join(' + ')} = ${sum}`,
      ),
      step(`Divide by ${count}. This is the variance.`, `sigma^2 = ${sum}/${count} = ${variance}`),
      ...(asksVariance
        ? []
        : [
            step(
              `Take the square root: which number has the square ${variance}?`,
              `sigma = sqrt(${variance}) = ${deviation}`,
            ),
          ]),
    ],
  };
};

const leftTheSquare = (variance: number): Mistakes => [
  [variance, 'This is the variance. The standard deviation is its square root.'],
];

/** Among whole numbers a root that is none would give itself away. */
const tookTheRoot = (deviation: number): Mistakes =>
  Number.isInteger(deviation)
    ? [[deviation, 'This is the standard deviation. The variance is its square: do not take the root.']]
    : [];
