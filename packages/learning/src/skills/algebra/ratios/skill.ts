import type { Skill } from '../../skill';
import { nearly, numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import { quotient } from '../../making/write';
import { drawRatio } from './draw-ratio';
import { chained, threeShares } from './harder';
import { lesson } from './lesson';
import { lowestTerms } from './lowest-terms';
import { difference, shared } from './shared';

const RECIPES = [
  ['cups of rice', 'cups of water'],
  ['spoons of honey', 'cups of tea'],
  ['buckets of sand', 'buckets of cement'],
  ['liters of red paint', 'liters of white paint'],
] as const;

/** As much more of the one as of the other. */
const recipe: Make = (random, difficulty) => {
  const [a, b] = drawRatio(random, difficulty === 1 ? 5 : 8);
  const times = other(random, 3, difficulty === 1 ? 6 : 12, a, b);
  const [one, another] = pick(random, RECIPES);
  const value = b * times;
  return {
    prompt: [
      say(`For ${a} ${one} you use ${b} ${another}. How many ${another} do you use for ${a * times} ${one}?`),
    ],
    answer: numberAnswer(value, [
      [
        b + a * times - a,
        `You added the same number to both. A ratio stays the same when both are multiplied by the same number.`,
      ],
      [quotient(a * a * times, b), `You reversed the ratio. ${b} belongs to the ${another}.`],
      [times, `This is how many times as much there is. Now multiply ${b} by it.`],
      [a * times, `This is the number of ${one}. The question is about ${another}.`],
      ...nearly(value),
    ]),
    solution: [
      step(`How many times as much is it?`, `${a * times} -: ${a} = ${times}`),
      step(`Use ${times} times as many ${another} too.`, `${b} xx ${times} = ${value}`),
    ],
  };
};

const missing: Make = (random) => {
  const [a, b] = drawRatio(random, 7);
  const times = other(random, 2, 9, a, b);
  const shrinks = random() < 0.5;
  const [left, right] = shrinks
    ? [`${a * times} : ${b * times}`, `${a} : x`]
    : [`${a} : ${b}`, `${a * times} : x`];
  const value = shrinks ? b : b * times;
  const [from, fromA, toA] = shrinks ? [b * times, a * times, a] : [b, a, a * times];
  const verb = shrinks ? 'divided' : 'multiplied';
  return {
    prompt: [say('Both ratios are the same. Find $x$.'), formula(`${left} = ${right}`)],
    answer: numberAnswer(value, [
      [
        from + toA - fromA,
        `You ${shrinks ? 'subtracted the same number from' : 'added the same number to'} both. Both are ${verb} by the same number.`,
      ],
      [times, `This is what both are ${verb} by. Now use it for the second number.`],
      [
        shrinks ? b * times * times : quotient(b, times),
        'You went the wrong way. Check whether the first number gets larger or smaller.',
      ],
      [toA, 'This is the first number. The question is about the second one.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Look at the first numbers: ${fromA} is ${verb} by ${times} to get ${toA}.`,
        shrinks ? `${fromA} -: ${times} = ${toA}` : `${fromA} xx ${times} = ${toA}`,
      ),
      step(
        'Do the same with the second.',
        shrinks ? `x = ${from} -: ${times} = ${value}` : `x = ${from} xx ${times} = ${value}`,
      ),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [recipe],
    2: [recipe, missing, lowestTerms],
    3: [shared, lowestTerms],
    4: [difference, threeShares],
    5: [chained, threeShares],
  }),
};
