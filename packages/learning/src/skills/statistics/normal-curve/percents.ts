import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';
import { curve, drawMeasured, shareBetween, WITHIN, written } from './shares';

/** Equally far to both sides. */
export const within: Make = (random, difficulty) => {
  const { story, unit, mean, deviation } = drawMeasured(random);
  const far = randomInteger(random, 1, difficulty === 1 ? 2 : 3);
  const [low, high] = [mean - far * deviation, mean + far * deviation];
  const value = WITHIN[far] ?? 0;
  return {
    prompt: [
      say(`${story} About what percentage lie between ${low} and ${high} ${unit}?`),
      curve(mean, deviation, -far, far),
    ],
    answer: numberAnswer(
      value,
      [
        ...[1, 2, 3]
          .filter((other) => other !== far)
          .map(
            (other) =>
              [
                WITHIN[other] ?? 0,
                `This is the share within ${written(other)}. The ends are ${far} away.`,
              ] as const,
          ),
        [tidy(value / 2), 'This is only the half on one side of the mean.'],
        [tidy(100 - value), 'This is what lies outside.'],
        [50, 'This is what lies on one side of the mean.'],
      ],
      '%',
    ),
    solution: [
      step('How far is the upper end from the mean?', `(${high} - ${mean})/${deviation} = ${far}`),
      step(`The lower end is as far below. About ${value} percent lies within ${written(far)}.`),
    ],
  };
};

/** All above a bound, or all below it. */
export const oneSide: Make = (random) => {
  const { story, unit, mean, deviation } = drawMeasured(random);
  const far = randomInteger(random, 1, 2) * (random() < 0.5 ? -1 : 1);
  const above = random() < 0.5;
  const bound = mean + far * deviation;
  const value = above ? shareBetween(far) : shareBetween(undefined, far);
  const size = Math.abs(far);
  const outside = tidy(100 - (WITHIN[size] ?? 0));
  const tail = outside / 2;
  return {
    prompt: [say(`${story} About what percentage are ${above ? 'more' : 'less'} than ${bound} ${unit}?`)],
    answer: numberAnswer(
      value,
      [
        [outside, 'This lies outside on both sides. Use only one.'],
        [tidy(100 - value), `This is what is ${above ? 'less' : 'more'} than ${bound}.`],
        [WITHIN[size] ?? 0, `This lies within ${written(size)}, on both sides of the mean.`],
        [shareBetween(0, size), `This lies between the mean and ${bound}.`],
        [
          size === 1 ? 2.5 : 16,
          `Count the standard deviations again: ${bound} is ${size} away from the mean.`,
        ],
      ],
      '%',
    ),
    solution: [
      step(
        `How many standard deviations is ${bound} from the mean?`,
        `(${bound} - ${mean})/${deviation} = ${far}`,
      ),
      step(
        `${WITHIN[size] ?? 0} percent lies within ${size}. So this lies outside.`,
        `100 - ${WITHIN[size] ?? 0} = ${outside}`,
      ),
      step('Half of it lies on each side.', `${outside}/2 = ${tail}`),
      ...(value > 50
        ? [step('The question asks for everything but this side.', `100 - ${tail} = ${value}`)]
        : []),
      {
        text: 'The picture shows the part.',
        show: above ? curve(mean, deviation, far) : curve(mean, deviation, undefined, far),
      },
    ],
  };
};
