import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../algebra/answers';
import { say, step } from '../../algebra/blocks';
import type { Make } from '../../algebra/by-difficulty';
import { people, pick, signed } from '../../algebra/draw';
import { bracketed } from '../../algebra/write';
import { tidy } from '../data';
import { drawMeasured, shareBetween, written } from './shares';

/** How many standard deviations from the mean, or which value is so many away. */
export const away: Make = (random, difficulty) => {
  const { story, unit, mean, deviation } = drawMeasured(random);
  const half = difficulty > 2 ? 0.5 : 0;
  const far = signed(random, 1, 2) + half;
  const value = tidy(mean + far * deviation);
  const side = far > 0 ? 'above' : 'below';
  const size = Math.abs(far);
  const asksValue = random() < 0.5;
  return asksValue
    ? {
        prompt: [say(`${story} Which value lies ${written(size)} ${side} the mean, in ${unit}?`)],
        answer: numberAnswer(value, [
          [tidy(mean - far * deviation), `You went the wrong way. The value lies ${side} the mean.`],
          [mean + far, `You counted in ${unit}. One standard deviation is ${deviation} ${unit}.`],
          [tidy(size * deviation), 'This is the distance. Count it from the mean.'],
          [mean + Math.sign(far) * deviation, `This is one standard deviation. Go ${size}.`],
          ...nearly(value),
        ]),
        solution: [
          step('How far is that?', `${size} xx ${deviation} = ${tidy(size * deviation)}`),
          step(`Go from the mean.`, `${mean} ${far > 0 ? '+' : '-'} ${tidy(size * deviation)} = ${value}`),
        ],
      }
    : {
        prompt: [
          say(
            `${story} How many standard deviations above the mean is ${value} ${unit}? Below the mean, write a minus.`,
          ),
        ],
        answer: numberAnswer(far, [
          [-far, `The sign is wrong: ${value} lies ${side} the mean.`],
          [tidy(value - mean), `This is the distance in ${unit}. Divide it by the standard deviation.`],
          [tidy(value / deviation), 'Take away the mean first: the distance from it is asked for.'],
          [tidy(value / mean), 'You divided by the mean. See how far the value lies from it.'],
          [far + 1, 'One too many. Divide the distance by the standard deviation.'],
        ]),
        solution: [
          step('How far is it from the mean?', `${value} - ${mean} = ${tidy(value - mean)}`),
          step('How many standard deviations is that?', `${tidy(value - mean)}/${deviation} = ${far}`),
        ],
      };
};

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
  return {
    prompt: [
      say(
        `${what} follow a normal curve with the ${known} ${unit}. About ${tail} percent are ${far > 0 ? 'more' : 'less'} than ${bound} ${unit}. Find the ${asksMean ? 'mean' : 'standard deviation'}.`,
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
              `Beyond ${written(other)} lies another share: ${shareBetween(other)} percent.`,
            ],
            [bound, `Then 50 percent would be more than ${bound}.`],
            ...nearly(value),
          ]
        : [
            [
              tidy(Math.abs(bound - mean) / other),
              `Beyond ${written(other)} lies another share: ${shareBetween(other)} percent.`,
            ],
            [
              Math.abs(bound - mean),
              `This is the distance from the mean. See how many standard deviations it is.`,
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
        `Beyond on both sides, that is twice as much. So this lies within.`,
        `100 - 2 xx ${tail} = ${100 - 2 * tail}`,
      ),
      step(
        `That is the share within ${size}. So ${bound} is ${written(size)} ${far > 0 ? 'above' : 'below'} the mean.`,
      ),
      asksMean
        ? step('Go back to the mean.', `${bound} ${far > 0 ? '-' : '+'} ${size} xx ${deviation} = ${mean}`)
        : step(
            size === 1 ? 'So the distance is the standard deviation.' : 'Divide the distance.',
            `${far > 0 ? `(${bound} - ${mean})` : `(${mean} - ${bound})`}${size === 1 ? '' : `/${size}`} = ${deviation}`,
          ),
    ],
  };
};

/** Two results on two scales. The better one is not the one with the larger distance. */
export const better: Make = (random) => {
  const [first = '', second = ''] = people(random, 2);
  const [one, another] = [drawMeasured(random), drawMeasured(random)].map(({ mean, deviation }) => {
    const far = randomInteger(random, 2, 6) / 2;
    return { mean, deviation, far, result: mean + far * deviation };
  }) as [Result, Result];
  const [best, next] = one.far > another.far ? [one, another] : [another, one];
  const isFine = one.far !== another.far && [one, another].every(({ result }) => Number.isInteger(result));
  if (!isFine || best.result - best.mean >= next.result - next.mean) return better(random, 5);
  const [winner, loser] = best === one ? [first, second] : [second, first];
  return {
    prompt: [
      say(
        `${first} has ${one.result} points in a test with the mean ${one.mean} and the standard deviation ${one.deviation}. ${second} has ${another.result} points in another test with the mean ${another.mean} and the standard deviation ${another.deviation}. Both follow a normal curve. Who did better, compared with the others in the same test?`,
      ),
    ],
    answer: choiceAnswer(
      winner,
      [
        [
          loser,
          `More points above the mean, but measured in standard deviations it is less: $${next.far}$ against $${best.far}$.`,
        ],
        [
          'Both did equally well',
          'Divide each distance from the mean by the standard deviation, and compare.',
        ],
      ],
      random,
    ),
    solution: [
      step(`How many standard deviations above the mean is ${first}?`, distanceOf(one)),
      step(`And ${second}?`, distanceOf(another)),
      step(`Farther above the mean, in standard deviations: ${winner}. Fewer people reach that.`),
    ],
  };
};

interface Result {
  readonly mean: number;
  readonly deviation: number;
  readonly far: number;
  readonly result: number;
}

function distanceOf({ mean, deviation, far, result }: Result): string {
  return `(${result} - ${bracketed(mean)})/${deviation} = ${far}`;
}
