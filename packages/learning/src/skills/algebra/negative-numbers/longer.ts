import { randomInteger } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import { nearly, numberAnswer } from '../../making/answers';
import { formula, picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people, pick, signed } from '../../making/draw';
import { walkOnLine } from '../walk-on-line';
import { bracketed } from '../../making/write';

/** a - (-b) × c and its like: the product first, then the step. */
const productAndStep: Make = (random) => {
  const start = signed(random, 3, 15);
  const [one, another] = [-randomInteger(random, 2, 6), signed(random, 3, 7)];
  const product = one * another;
  const result = start - product;
  if (result === 0 || start === one || start === -product) return productAndStep(random, 5);
  const line = `${start} - ${bracketed(one)} xx ${bracketed(another)}`;
  return {
    prompt: [say('Work it out.'), formula(line)],
    answer: numberAnswer(result, [
      [start + product, `The product is $${product}$, and it is subtracted. You added it.`],
      [(start - one) * another, 'You went from left to right. Multiplication comes before subtraction.'],
      [-result, 'The size is right, but the sign is not. Check which side of zero you end up on.'],
      [product - start, 'You reversed the subtraction. Start with the first number.'],
      ...nearly(result),
    ]),
    solution: [
      step(
        `Multiply first. The signs are ${another < 0 ? 'the same, so the product is positive' : 'different, so the product is negative'}.`,
        `${bracketed(one)} xx ${bracketed(another)} = ${product}`,
      ),
      step(
        product < 0 ? `Subtracting $${product}$ is the same as adding ${-product}.` : `Subtract ${product}.`,
        `${start} - ${bracketed(product)} = ${result}`,
      ),
    ],
  };
};

const threeSteps: Make = (random) => {
  const start = -randomInteger(random, 3, 14);
  const [taken, added] = [-randomInteger(random, 4, 15), -randomInteger(random, 3, 12)];
  const result = start - taken + added;
  const isPlain = new Set([start, taken, added]).size < 3;
  if (result === 0 || isPlain) return threeSteps(random, 5);
  const line = `${start} - (${taken}) + (${added})`;
  return {
    prompt: [say('Work it out.'), formula(line)],
    answer: numberAnswer(result, [
      [start + taken + added, `You went left for $- (${taken})$. Subtracting a negative number goes right.`],
      [start - taken - added, `You went right for $+ (${added})$. Adding a negative number goes left.`],
      [-result, 'The size is right, but the sign is not. Check which side of zero you end up on.'],
      [-start - taken + added, `You started at $${-start}$. The first number is $${start}$.`],
    ]),
    solution: [
      step(
        `$- (${taken})$ goes ${-taken} to the right, $+ (${added})$ goes ${-added} to the left.`,
        `${start} + ${-taken} - ${-added}`,
      ),
      { text: 'Take one step after the other.', show: picture(walkOnLine(start, -taken, added)) },
      step('So this is the answer.', `${line} = ${result}`),
    ],
  };
};

const PLACES = [
  ['a diver at', 'a bird at', 'How many meters are between them?'],
  ['the floor of a mine at', 'a hill at', 'How many meters higher is the hill?'],
] as const;

const howFar: Make = (random): Exercise => {
  const [low, high] = [-randomInteger(random, 12, 85), randomInteger(random, 15, 90)];
  if (low + high === 0) return howFar(random, 5);
  const [name = ''] = people(random, 1);
  const [below, above, ask] = pick(random, PLACES);
  const between = high - low;
  return {
    prompt: [
      say(
        `${name} measures heights from sea level: ${below} $${low}$ meters and ${above} ${high} meters. ${ask}`,
      ),
    ],
    answer: numberAnswer(
      between,
      [
        [
          high + low,
          `You subtracted the sizes. One is below sea level and one is above it: both distances count.`,
        ],
        [-between, 'A distance is never negative. Subtract the lower height from the higher one.'],
        [
          -high - low,
          'You subtracted the sizes. One is below sea level and one is above it: both distances count.',
        ],
        [
          high,
          'This is only the distance from the sea up. The distance from below up to the sea counts too.',
        ],
      ],
      'm',
    ),
    solution: [
      step('The distance is the higher number minus the lower one.', `${high} - (${low})`),
      step(
        `From below up to the sea it is ${-low} meters, and from the sea up it is ${high}.`,
        `${high} + ${-low} = ${between}`,
      ),
    ],
  };
};

export const longer: Make = (random, difficulty) =>
  pick(random, [productAndStep, threeSteps, howFar])(random, difficulty);
