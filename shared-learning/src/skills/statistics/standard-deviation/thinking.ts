import { randomInteger, shuffled } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../algebra/answers';
import { say, step } from '../../algebra/blocks';
import type { Make } from '../../algebra/by-difficulty';
import { pick } from '../../algebra/draw';
import { tidy } from '../data';

const CHANGES = [
  [
    'Each value is made larger by',
    'added',
    'Adding moves all values and the mean alike: no distance changes.',
  ],
  [
    'Each value is made smaller by',
    'taken',
    'Subtracting moves all values and the mean alike: no distance changes.',
  ],
  ['Each value is multiplied by', 'times', 'Multiplying stretches all distances from the mean as well.'],
] as const;

/** All values are moved or stretched. What does it do to the standard deviation? */
export const changed: Make = (random, difficulty) => {
  const [mean, deviation] = [randomInteger(random, 20, 60), randomInteger(random, 3, 12)];
  const [words, how, why] = difficulty === 5 ? CHANGES[2] : pick(random, CHANGES);
  const by = randomInteger(random, 2, how === 'times' ? 5 : 9);
  const withShift = difficulty === 5;
  const shift = randomInteger(random, 3, 9);
  const value = how === 'times' ? deviation * by : deviation;
  if (by === deviation || shift === deviation) return changed(random, difficulty);
  const then = withShift ? `, and then ${shift} is added to it` : '';
  return {
    prompt: [
      say(
        `A list has the mean ${mean} and the standard deviation ${deviation}. ${words} ${by}${then}. Find the new standard deviation.`,
      ),
    ],
    answer: numberAnswer(value, [
      how === 'times'
        ? [deviation, `The values lie ${by} times as far apart now. So the spread grows too.`]
        : [
            how === 'added' ? deviation + by : deviation - by,
            'All values move together. They do not lie farther apart, or nearer.',
          ],
      ...(withShift
        ? ([[value + shift, `Adding ${shift} moves all values together and changes no distance.`]] as const)
        : []),
      [
        how === 'times' ? mean * by : how === 'added' ? mean + by : mean - by,
        'This is what becomes of the mean. The spread is asked for.',
      ],
      [
        deviation * by * by,
        'This would be so for the variance. The standard deviation is stretched as the values are.',
      ],
      [deviation + by, 'Look what happens to the distances from the mean.'],
      ...nearly(value),
    ]),
    solution: [
      step(why, how === 'times' ? `${by} xx ${deviation} = ${value}` : `sigma = ${deviation}`),
      ...(withShift
        ? [step(`Adding ${shift} moves all values and the mean alike: no distance changes.`)]
        : []),
    ],
  };
};

/** Lists with one mean: which has the largest standard deviation? */
export const widest: Make = (random, difficulty) => {
  const mean = randomInteger(random, 12, 30);
  const [near, far] = [randomInteger(random, 1, 2), randomInteger(random, 4 + difficulty, 9)];
  const lists: readonly (readonly [readonly number[], string])[] = [
    [[-far, -far, far, far], 'All lie far from the mean.'],
    [[-far, -near, near, far], 'Only two lie far from the mean, the other two are near it.'],
    [[-near, -near, near, near], 'All lie near the mean.'],
    [
      [-far + near, -near, near, far - near],
      'Two lie near the mean, and no other is as far away as in some other list.',
    ],
  ];
  const order = random() < 0.5;
  const [right, wrong] = order ? [0, [1, 3, 2]] : [2, [1, 3, 0]];
  const written = (place: number) => (lists[place]?.[0] ?? []).map((distance) => mean + distance).join(', ');
  return {
    prompt: [
      say(
        `All four lists have the mean ${mean}. Which has the ${order ? 'largest' : 'smallest'} standard deviation?`,
      ),
    ],
    answer: choiceAnswer(
      written(right),
      wrong.map((place) => [written(place), lists[place]?.[1] ?? '']),
      random,
    ),
    solution: [
      step(`See how far the numbers lie from ${mean}. Large distances count most: they are squared.`),
      ...shuffled([0, 1, 2, 3], random).map((place) => {
        const distances = lists[place]?.[0] ?? [];
        const variance = distances.reduce((sum, distance) => sum + distance * distance, 0) / 4;
        return step(
          `The mean of the squared distances in ${written(place)}.`,
          `(${distances.map((distance) => `${Math.abs(distance)}^2`).join(' + ')})/4 = ${tidy(variance)}`,
        );
      }),
      step(`So this one has the ${order ? 'largest' : 'smallest'} standard deviation: ${written(right)}.`),
    ],
  };
};

/** Two numbers: their mean and their standard deviation say what they are. */
export const twoNumbers: Make = (random) => {
  const [mean, deviation] = [randomInteger(random, 15, 60), randomInteger(random, 3, 12)];
  const asksLarger = random() < 0.5;
  const value = asksLarger ? mean + deviation : mean - deviation;
  const word = asksLarger ? 'larger' : 'smaller';
  return {
    prompt: [
      say(
        `A population has only two numbers. Their mean is ${mean} and their variance is ${deviation ** 2}. Find the ${word} number.`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        asksLarger ? mean + deviation ** 2 : mean - deviation ** 2,
        'You used the variance as a distance. Take its square root first.',
      ],
      [
        asksLarger ? mean - deviation : mean + deviation,
        `This is the other one. The ${word} one is asked for.`,
      ],
      [
        tidy(asksLarger ? mean + deviation / 2 : mean - deviation / 2),
        `Each of the two lies ${deviation} from the mean, not half of it.`,
      ],
      [
        asksLarger ? mean + 2 * deviation : mean - 2 * deviation,
        `The two lie ${2 * deviation} from each other, but ${deviation} from the mean.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step(
        'The standard deviation is the square root of the variance.',
        `sigma = sqrt(${deviation ** 2}) = ${deviation}`,
      ),
      step(`Two numbers lie equally far from their mean. So each is ${deviation} away.`),
      step(`The ${word} one:`, `${mean} ${asksLarger ? '+' : '-'} ${deviation} = ${value}`),
    ],
  };
};
