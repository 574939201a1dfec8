import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { counted } from '../../making/write';
import { tidy } from '../data';
import { MEASURED, STUDIES } from './studies';

/** Significant, and still small. */
export const effectSize: Make = (random) => {
  const { asks, it, who, more, size } = pick(random, STUDIES);
  const units = randomInteger(random, 2, 5);
  const many = 10000 * randomInteger(random, 2, 9);
  const p = pick(random, ['0.001', '0.002', '0.004', '0.0005']);
  return {
    prompt: [
      say(
        `${asks} In a study of ${many} ${who}, those with ${it} ${more.replace('#', String(units))} on average, with p = ${p}. What follows?`,
      ),
    ],
    answer: choiceAnswer(
      'Chance alone hardly explains it, but the effect is small',
      [
        [
          'The effect is large, because p is so small',
          `p says how well chance alone explains it. The size of the effect is something else: ${size.replace('#', String(units))}.`,
        ],
        [
          'It is chance alone, because the difference is so small',
          `With ${many} ${who}, chance alone makes even smaller differences: p says that it would seldom do this.`,
        ],
        [
          'Nothing, because a study of so many finds anything',
          'A large study is a precise one. What it finds is probably there, but it may be too small to matter.',
        ],
      ],
      random,
    ),
    solution: [
      step(`p = ${p} is very small: chance alone would hardly do this.`),
      step(
        `Then ask how large the effect is: ${size.replace('#', String(units))}. Whether that matters, p does not say.`,
      ),
      step('A very large sample makes even a tiny effect significant.'),
    ],
  };
};

/** The same difference, in a small and in a large sample. */
export const sampleSize: Make = (random) => {
  const [who, unit] = pick(random, MEASURED);
  const [small, large] = [5 * randomInteger(random, 2, 6), 100 * randomInteger(random, 2, 9)];
  const isFirst = random() < 0.5;
  const [one, other] = isFirst ? [large, small] : [small, large];
  const [more, less] = isFirst ? ['A', 'B'] : ['B', 'A'];
  const off = randomInteger(random, 2, 9);
  return {
    prompt: [
      say(
        `Two studies find the same difference of ${off} ${unit} between two groups, and the values within the groups are spread equally wide. Study A has ${one} ${who} in each group, study B has ${other}. Which one has the smaller p?`,
      ),
    ],
    answer: choiceAnswer(
      `Study ${more}: in larger groups, chance alone makes smaller differences`,
      [
        [
          `Study ${less}: in smaller groups, a difference counts for more`,
          'In small groups, chance alone easily makes such a difference. That makes p larger.',
        ],
        [
          'Both have the same p, because the difference is the same',
          'p compares the difference with the standard error, and that is smaller in larger groups.',
        ],
        [
          'That depends on how important the difference is',
          'p knows nothing of importance. It only compares the difference with what chance does.',
        ],
      ],
      random,
    ),
    solution: [
      step('The standard error shrinks with the square root of the number.'),
      step(
        `In study ${more} the same ${off} ${unit} are more standard errors, so chance alone does it less often: p is smaller.`,
      ),
    ],
  };
};

/** The same difference in a sample that is 4, 9 or 16 times as large. */
export const largerSample: Make = (random) => {
  const [who] = pick(random, MEASURED);
  const times = randomInteger(random, 2, 4);
  const before = 10 * randomInteger(random, 2, 12);
  const after = before * times * times;
  const far = randomInteger(random, 4, 14) / 10;
  const value = tidy(far * times);
  return {
    prompt: [
      say(
        `In a sample of ${before} ${who}, a difference is ${counted(far, 'standard error')}. A new sample of ${after} gives exactly the same difference. The standard error shrinks with the square root of the number. How many standard errors is it now?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        tidy(far * times * times),
        `The number is ${times * times} times as large. The standard error shrinks only by its square root, ${times}.`,
      ],
      [tidy(far / times), 'The standard error gets smaller, so the same difference is more of them.'],
      [far, 'The difference is the same, but it is measured in standard errors, and these get smaller.'],
      [tidy(far + times), 'You added. Divide the standard error, and so multiply the distance.'],
      ...nearly(value),
    ]),
    solution: [
      step('How many times as large is the sample?', `${after} -: ${before} = ${times * times}`),
      step('So the standard error is divided by the square root.', `sqrt(${times * times}) = ${times}`),
      step(`The same difference is ${times} times as many of them.`, `${times} xx ${far} = ${value}`),
    ],
  };
};
