import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';

/** Lists with one mean: which has the largest standard deviation? */
export const widest: Make = (random, difficulty) => {
  const mean = randomInteger(random, 12, 30);
  const [near, far] = [randomInteger(random, 1, 2), randomInteger(random, 4 + difficulty, 9)];
  const lists: readonly (readonly [readonly number[], string])[] = [
    [[-far, -far, far, far], 'All are far from the mean.'],
    [[-far, -near, near, far], 'Only two are far from the mean; the other two are near it.'],
    [[-near, -near, near, near], 'All are near the mean.'],
    [
      [-far + near, -near, near, far - near],
      'Two are near the mean, and neither of the others is as far away as in some other list.',
    ],
  ];
  const order = random() < 0.5;
  const [right, wrong] = order ? [0, [1, 3, 2]] : [2, [1, 3, 0]];
  const written = (place: number) => (lists[place]?.[0] ?? []).map((distance) => mean + distance).join(', ');
  return {
    prompt: [
      say(
        `All four lists have mean ${mean}. Which has the ${order ? 'largest' : 'smallest'} standard deviation?`,
      ),
    ],
    answer: choiceAnswer(
      written(right),
      wrong.map((place) => [written(place), lists[place]?.[1] ?? '']),
      random,
    ),
    solution: [
      step(`Find how far the numbers are from ${mean}. Large distances count most: they are squared.`),
      ...[right, 1].map((place) => {
        const distances = lists[place]?.[0] ?? [];
        const variance = distances.reduce((sum, distance) => sum + distance * distance, 0) / 4;
        return step(
          `The mean of the squared distances in ${written(place)}.`,
          `(${distances.map((distance) => `${Math.abs(distance)}^2`).join(' + ')})/4 = ${tidy(variance)}`,
        );
      }),
      step(
        `In the other lists they are ${order ? 'closer' : 'farther away'} too. The answer is ${written(right)}.`,
      ),
    ],
  };
};
