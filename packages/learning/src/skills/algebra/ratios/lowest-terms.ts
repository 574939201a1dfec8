import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { quotient } from '../../making/write';
import { drawRatio } from './draw-ratio';
import { ratioBars } from './ratio-bars';

/** "18 : 24 = 3 : ?" without the 3: in lowest terms. */
export const lowestTerms: Make = (random) => {
  const [a, b] = drawRatio(random, 9);
  const times = randomInteger(random, 3, 9);
  return {
    prompt: [
      say(
        `A school has ${a * times} bicycles and ${b * times} scooters. In lowest terms this ratio is $${a} : x$. Find $x$.`,
      ),
    ],
    answer: numberAnswer(b, [
      [
        b * times - (a * times - a),
        'You subtracted the same number from both. Divide both by the same number.',
      ],
      [times, 'This is what both are divided by. Now divide the second number by it.'],
      [b * times, `You did not divide the second number: ${a * times} became ${a}, so both are divided.`],
      [quotient(a * a, b), 'You reversed the ratio.'],
      ...nearly(b),
    ]),
    solution: [
      step('What was the first number divided by?', `${a * times} -: ${a} = ${times}`),
      step('Divide the second number by the same number.', `x = ${b * times} -: ${times} = ${b}`),
      {
        text: 'Now both count parts of the same size.',
        show: picture(
          ratioBars(
            [
              ['Bicycles', a],
              ['Scooters', b],
            ],
            String(times),
          ),
        ),
      },
    ],
  };
};
