import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people } from '../../making/draw';
import { bracketed } from '../../making/write';
import { drawMeasured } from './shares';

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
        `${first} has ${one.result} points on a test with mean ${one.mean} and standard deviation ${one.deviation}. ${second} has ${another.result} points on another test with mean ${another.mean} and standard deviation ${another.deviation}. Both follow a normal curve. Who did better compared with the others who took the same test?`,
      ),
    ],
    answer: choiceAnswer(
      winner,
      [
        [
          loser,
          `Compare distances from the mean in standard deviations: here it is $${next.far}$, and the other one is $${best.far}$.`,
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
