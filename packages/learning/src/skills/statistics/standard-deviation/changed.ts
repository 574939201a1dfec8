import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';

const CHANGES = [
  [
    'Each value is increased by',
    'added',
    'Adding moves all the values and the mean equally: no distance changes.',
  ],
  [
    'Each value is decreased by',
    'taken',
    'Subtracting moves all the values and the mean equally: no distance changes.',
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
        `A list has mean ${mean} and standard deviation ${deviation}. ${words} ${by}. Find the new standard deviation.`,
      ),
    ],
    answer: numberAnswer(value, [
      isTimes
        ? [deviation, `The values are ${by} times as far apart now. So the spread grows too.`]
        : [
            how === 'added' ? deviation + by : deviation - by,
            'All the values move together. They do not get farther apart or closer together.',
          ],
      [
        isTimes ? mean * by : how === 'added' ? mean + by : mean - by,
        'This is what happens to the mean. The question asks for the spread.',
      ],
      [
        deviation * by * by,
        isTimes
          ? 'This would be true for the variance. The standard deviation is stretched just like the values.'
          : 'No distance from the mean changes. So the spread stays.',
      ],
      [deviation + by, 'Look at what happens to the distances from the mean.'],
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
        `A list has mean ${mean} and standard deviation ${deviation}. Each value is multiplied by ${by}, and then ${shift} is added to it. Find the new variance.`,
      ),
    ],
    answer: numberAnswer(value, [
      [deviation * by, 'This is the new standard deviation. The variance is its square.'],
      [
        (deviation * by + shift) ** 2,
        `Adding ${shift} moves all the values together and changes no distance.`,
      ],
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
      step(`Adding ${shift} moves all the values and the mean equally: no distance changes.`),
      step('So this is the new standard deviation.', `sigma = ${by * deviation}`),
      step('The variance is its square.', `sigma^2 = ${by * deviation}^2 = ${value}`),
    ],
  };
};
