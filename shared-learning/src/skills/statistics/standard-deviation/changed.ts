import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';

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

/** All values are moved or stretched. What does it do to the spread? At difficulty 5 both, and the variance is asked. */
export const changed: Make = (random, difficulty) => {
  if (difficulty === 5) return newVariance(random, difficulty);
  const [mean, deviation] = [randomInteger(random, 20, 60), randomInteger(random, 3, 12)];
  const [words, how, why] = pick(random, CHANGES);
  const by = other(random, 2, how === 'times' ? 5 : 9, deviation);
  const isTimes = how === 'times';
  const value = isTimes ? deviation * by : deviation;
  return {
    prompt: [
      say(
        `A list has the mean ${mean} and the standard deviation ${deviation}. ${words} ${by}. Find the new standard deviation.`,
      ),
    ],
    answer: numberAnswer(value, [
      isTimes
        ? [deviation, `The values lie ${by} times as far apart now. So the spread grows too.`]
        : [
            how === 'added' ? deviation + by : deviation - by,
            'All values move together. They do not lie farther apart, or nearer.',
          ],
      [
        isTimes ? mean * by : how === 'added' ? mean + by : mean - by,
        'This is what becomes of the mean. The spread is asked for.',
      ],
      [
        deviation * by * by,
        isTimes
          ? 'This would be so for the variance. The standard deviation is stretched as the values are.'
          : 'No distance from the mean changes. So the spread stays.',
      ],
      [deviation + by, 'Look what happens to the distances from the mean.'],
      ...nearly(value),
    ]),
    solution: [step(why, isTimes ? `${by} xx ${deviation} = ${value}` : `sigma = ${deviation}`)],
  };
};

const newVariance: Make = (random) => {
  const [mean, deviation] = [randomInteger(random, 20, 60), randomInteger(random, 2, 6)];
  const by = other(random, 2, 5, deviation);
  const shift = randomInteger(random, 3, 9);
  const value = (deviation * by) ** 2;
  return {
    prompt: [
      say(
        `A list has the mean ${mean} and the standard deviation ${deviation}. Each value is multiplied by ${by}, and then ${shift} is added to it. Find the new variance.`,
      ),
    ],
    answer: numberAnswer(value, [
      [deviation * by, 'This is the new standard deviation. The variance is its square.'],
      [(deviation * by + shift) ** 2, `Adding ${shift} moves all values together and changes no distance.`],
      [
        deviation ** 2 * by,
        `All distances are ${by} times as large, so their squares are ${by * by} times as large.`,
      ],
      [deviation ** 2, 'This is the old variance. Multiplying stretches the distances.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        'Multiplying stretches all distances from the mean as well.',
        `${by} xx ${deviation} = ${by * deviation}`,
      ),
      step(`Adding ${shift} moves all values and the mean alike: no distance changes.`),
      step('So this is the new standard deviation.', `sigma = ${by * deviation}`),
      step('The variance is its square.', `sigma^2 = ${by * deviation}^2 = ${value}`),
    ],
  };
};
