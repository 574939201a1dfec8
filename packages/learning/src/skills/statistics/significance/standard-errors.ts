import { randomInteger, type Random } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';
import { MEASURED } from './studies';

/** A mean that is expected by chance alone, its standard error, and what was found. */
function drawSample(random: Random, far: number) {
  const [who, unit, low, high] = pick(random, MEASURED);
  const mean = randomInteger(random, low, high);
  const error = pick(random, [0.5, 1.5, 2, 2.5, 3, 4]);
  const isAbove = random() < 0.5;
  const found = tidy(mean + (isAbove ? far : -far) * error);
  const words = `If nothing has changed, a sample of ${who} should have a mean of ${mean} ${unit}, with a standard error of ${error}. It has a mean of ${found}.`;
  return { mean, error, found, words, isAbove, off: tidy(Math.abs(found - mean)) };
}

export const errorsAway: Make = (random) => {
  const value = randomInteger(random, 2, 8) / 2;
  const { mean, error, found, words, isAbove, off } = drawSample(random, value);
  const side = isAbove ? 'above' : 'below';
  return {
    prompt: [say(`${words} How many standard errors ${side} the expected mean is that?`)],
    answer: numberAnswer(value, [
      [off, 'This is the difference itself. Divide it by the standard error.'],
      [tidy(off * error), 'You multiplied by the standard error. How often does it fit into the difference?'],
      [tidy(error / off), 'You turned it around: divide the difference by the standard error.'],
      [tidy(found / error), `You divided all of ${found}. Only the difference from ${mean} counts.`],
      [tidy(off / mean), 'You divided by the mean. Divide by the standard error.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        'How far is it from what was expected?',
        `${Math.max(found, mean)} - ${Math.min(found, mean)} = ${off}`,
      ),
      step('How often does the standard error fit into that?', `${off} -: ${error} = ${value}`),
    ],
  };
};

/** Two standard errors are the border of what chance alone does in 95 of 100 cases. */
export const beyondTwo: Make = (random) => {
  const isBeyond = random() < 0.5;
  const far = isBeyond ? randomInteger(random, 5, 8) / 2 : randomInteger(random, 1, 3) / 2;
  const { mean, error, found, words, off } = drawSample(random, far);
  const texts = {
    beyond: 'It lies beyond two standard errors: chance alone seldom does that',
    within: 'It lies within two standard errors: chance alone may well have done it',
  };
  const division = `${off} -: ${error} = ${far}`;
  return {
    prompt: [say(`${words} What follows?`)],
    answer: choiceAnswer(
      isBeyond ? texts.beyond : texts.within,
      [
        [
          isBeyond ? texts.within : texts.beyond,
          `Divide the difference by the standard error: $${division}$. That is ${isBeyond ? 'more' : 'less'} than 2.`,
        ],
        [
          'Something has changed, because the mean is not the same',
          `Samples differ by chance. Compare the difference of ${off} with the standard error.`,
        ],
        [
          'Nothing can be said before all of them are measured',
          'A sample does say something: the standard error tells how far chance moves its mean.',
        ],
      ],
      random,
    ),
    solution: [
      step(
        'How far is it from what was expected?',
        `${Math.max(found, mean)} - ${Math.min(found, mean)} = ${off}`,
      ),
      step('How many standard errors is that?', division),
      step(
        isBeyond
          ? 'That is more than 2: chance alone goes so far in fewer than 5 of 100 samples.'
          : 'That is less than 2: chance alone often goes so far.',
      ),
    ],
  };
};
