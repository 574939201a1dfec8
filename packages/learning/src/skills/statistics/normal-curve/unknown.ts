import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';
import { drawMeasured, shareBetween, written } from './shares';

/** The share beyond a value is known: find the standard deviation, or the mean. */
export const unknown: Make = (random) => {
  const { what, unit, mean, deviation } = drawMeasured(random);
  const far = pick(random, [1, 2, -1, -2]);
  const bound = mean + far * deviation;
  const tail = shareBetween(Math.abs(far));
  const asksMean = random() < 0.5;
  const value = asksMean ? mean : deviation;
  const size = Math.abs(far);
  const known = asksMean ? `standard deviation ${deviation}` : `mean ${mean}`;
  const other = 3 - size;
  const distance = far > 0 ? `${bound} - ${mean}` : `${mean} - ${bound}`;
  return {
    prompt: [
      say(
        `${what} follow a normal curve with ${known} ${unit}. About ${tail} percent are ${far > 0 ? 'more' : 'less'} than ${bound} ${unit}. Find the ${asksMean ? 'mean' : 'standard deviation'}.`,
      ),
    ],
    answer: numberAnswer(
      value,
      asksMean
        ? [
            [
              bound + far * deviation,
              `You went the wrong way. Only ${tail} percent lie beyond ${bound}: the mean is on the other side.`,
            ],
            [
              bound - Math.sign(far) * other * deviation,
              `Beyond ${written(other)} lies a different share: ${shareBetween(other)} percent.`,
            ],
            [bound, `Then 50 percent would be more than ${bound}.`],
            ...nearly(value),
          ]
        : [
            [
              tidy(Math.abs(bound - mean) / other),
              `Beyond ${written(other)} lies a different share: ${shareBetween(other)} percent.`,
            ],
            [
              Math.abs(bound - mean),
              `This is the distance from the mean. Find out how many standard deviations it is.`,
            ],
            [
              tidy(Math.abs(bound - mean) / 3),
              'Beyond 3 standard deviations there would be only 0.15 percent.',
            ],
            ...nearly(value),
          ],
    ),
    solution: [
      step(
        `On both sides together, that is twice as much. So this lies within.`,
        `100 - 2 xx ${tail} = ${100 - 2 * tail}`,
      ),
      step(
        `That is the share within ${size}. So ${bound} is ${written(size)} ${far > 0 ? 'above' : 'below'} the mean.`,
      ),
      asksMean
        ? step('Go back to the mean.', `${bound} ${far > 0 ? '-' : '+'} ${size} xx ${deviation} = ${mean}`)
        : step(
            size === 1 ? 'So the distance is the standard deviation.' : 'Divide the distance.',
            size === 1 ? `${distance} = ${deviation}` : `(${distance})/${size} = ${deviation}`,
          ),
    ],
  };
};
