import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../../../exercise/exercise';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import type { Skill } from '../../skill';
import { workOut } from '../work-out';
import { lesson } from './lesson';
import { square, squaresApart } from './squares';

/** The middle is a ten, later also a number in 5, at the end beyond 100. */
function drawMiddle(random: Random, difficulty: ExerciseDifficulty): [middle: number, distance: number] {
  switch (difficulty) {
    case 1:
      return [10 * randomInteger(random, 2, 10), randomInteger(random, 1, 3)];
    case 2:
      return [10 * randomInteger(random, 3, 9), randomInteger(random, 2, 6)];
    case 3:
      return [10 * randomInteger(random, 2, 9) + 5, randomInteger(random, 2, 4)];
    default:
      return [10 * other(random, 11, 30, 20), randomInteger(random, 2, 9)];
  }
}

const STORIES = [
  (low: number, high: number) => `A field has ${low} rows of ${high} vines. How many vines is that?`,
  (low: number, high: number) => `${low} boxes hold ${high} candles each. How many candles is that?`,
  (low: number, high: number) =>
    `A yard is ${high} meters long and ${low} meters wide. How many square meters is that?`,
] as const;

const product: Make = (random, difficulty) => {
  const [middle, distance] = drawMiddle(random, difficulty);
  const [low, high] = [middle - distance, middle + distance];
  const value = low * high;
  return {
    prompt:
      difficulty < 3 && random() < 0.5
        ? [say(pick(random, STORIES)(low, high))]
        : workOut(random() < 0.5 ? `${low} xx ${high}` : `${high} xx ${low}`),
    answer: numberAnswer(value, [
      [
        middle ** 2 + distance ** 2,
        `The rectangle is smaller than the square of ${middle}: take the corner away.`,
      ],
      [middle ** 2, `This is $${middle}^2$. Now take away the corner, $${distance}^2 = ${distance ** 2}$.`],
      [middle ** 2 - distance, `Take away the square of the distance: $${distance}^2 = ${distance ** 2}$.`],
      [
        middle ** 2 - 2 * distance,
        `You doubled the distance. Its square is $${distance} xx ${distance} = ${distance ** 2}$.`,
      ],
      [
        middle ** 2 - 4 * distance ** 2,
        `The distance is counted from the middle, ${middle}: it is ${distance}, not ${2 * distance}.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step(
        `The middle is ${middle}. Both are ${distance} away from it.`,
        `${low} xx ${high} = (${middle} - ${distance})(${middle} + ${distance})`,
      ),
      step(
        middle % 10 === 5
          ? `Square the middle. It ends in 5: $${Math.floor(middle / 10)} xx ${Math.ceil(middle / 10)}$, with 25 after it.`
          : 'Square the middle.',
        `${middle}^2 = ${middle ** 2}`,
      ),
      step(
        'Take away the square of the distance: the corner.',
        `${middle ** 2} - ${distance ** 2} = ${value}`,
      ),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [product],
    2: [product],
    3: [product, square],
    4: [product, square, squaresApart],
    5: [product, square, squaresApart],
  }),
};
