import {
  defineSkill,
  nearly,
  numberAnswer,
  productOf,
  say,
  step,
  workOut,
  wrong,
  type Draw,
  type ExerciseDifficulty,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const SQUARES = [
  (side: number) => `A square floor has ${side} tiles along each side. How many tiles is that?`,
  (side: number) => `A square lawn has sides of ${side} feet. How many square feet is that?`,
  (side: number) => `${side} buses carry ${side} people each. How many people is that?`,
] as const;

/** 47 squared is 44 xx 50 plus the corner, 9. */
const square: Make = (draw, difficulty) => {
  const round = difficulty < 5 ? 10 * draw.integer(3, 9) : 100 * draw.integer(1, 4);
  const distance = draw.integer(difficulty === 3 ? 1 : 2, difficulty === 5 ? 8 : 4);
  const isBelow = draw.chance(0.5);
  const number = isBelow ? round - distance : round + distance;
  const far = isBelow ? number - distance : number + distance;
  const value = number ** 2;
  const corner = distance ** 2;
  return {
    prompt: draw.chance(0.4) ? workOut(`${number}^2`) : [say(draw.pick(SQUARES)(number))],
    answer: numberAnswer(value, [
      wrong`${far * round} | This is $${far} xx ${round}$. Add the corner, $${distance}^2 = ${corner}$.`,
      wrong`${far * round - corner} | A square is larger than a rectangle with the same middle: add ${corner} instead of subtracting it.`,
      wrong`${round ** 2 + corner} | $${round}^2$ and $${distance}^2$ are only two of the parts. Add the strips too.`,
      wrong`${number * round} | You changed only one factor. When one becomes ${round}, the other becomes ${far}.`,
      wrong`${far * round + distance} | You added the distance. Add its square, ${corner}.`,
      ...nearly(value),
    ]),
    solution: [
      step`${number} is ${distance} away from ${round}. Go ${distance} down and ${distance} up. | ${number} ${isBelow ? '+' : '-'} ${distance} = ${round}, ${number} ${isBelow ? '-' : '+'} ${distance} = ${far}`,
      step`Multiply these. One of them is round. | ${far} xx ${round} = ${far * round}`,
      step`The square also includes the corner. | ${far * round} + ${corner} = ${value}`,
    ],
  };
};

/** 53^2 - 47^2: the sum times the difference, instead of two squares. */
const squaresApart: Make = (draw, difficulty) => {
  const middle = 10 * draw.integer(difficulty === 4 ? 3 : 6, difficulty === 4 ? 10 : 25);
  const distance = draw.integer(2, 9);
  const [low, high] = [middle - distance, middle + distance];
  const value = high ** 2 - low ** 2;
  return {
    prompt: workOut(`${high}^2 - ${low}^2`),
    answer: numberAnswer(value, [
      wrong`${(2 * distance) ** 2} | You squared the difference. Multiply it by the sum instead: $${2 * distance} xx ${2 * middle}$.`,
      wrong`${2 * middle * distance} | You used half of the difference. The difference is $${high} - ${low} = ${2 * distance}$.`,
      wrong`${2 * middle + 2 * distance} | You added the sum and the difference. Multiply them instead.`,
      wrong`${value * 10} | Your answer has one zero too many. Count the zeros again.`,
      ...nearly(value),
    ]),
    solution: [
      step`A difference of two squares is a sum times a difference. | ${high}^2 - ${low}^2 = (${high} + ${low})(${high} - ${low})`,
      step`Find both factors. | ${high} + ${low} = ${2 * middle}, ${high} - ${low} = ${2 * distance}`,
      step`Multiply. | ${2 * middle} xx ${2 * distance} = ${value}`,
    ],
  };
};

/** The middle is a multiple of 10, later also a number that ends in 5, at last above 100. */
function drawMiddle(draw: Draw, difficulty: ExerciseDifficulty): [middle: number, distance: number] {
  switch (difficulty) {
    case 1:
      return [10 * draw.integer(2, 10), draw.integer(1, 3)];
    case 2:
      return [10 * draw.integer(3, 9), draw.integer(2, 6)];
    case 3:
      return [10 * draw.integer(2, 9) + 5, draw.integer(2, 4)];
    default:
      return [10 * draw.other(11, 30, 20), draw.integer(2, 9)];
  }
}

const STORIES = [
  (low: number, high: number) => `A field has ${low} rows of ${high} vines. How many vines is that?`,
  (low: number, high: number) => `${low} boxes hold ${high} candles each. How many candles is that?`,
  (low: number, high: number) =>
    `A yard is ${high} meters long and ${low} meters wide. How many square meters is that?`,
] as const;

const product: Make = (draw, difficulty) => {
  const [middle, distance] = drawMiddle(draw, difficulty);
  const [low, high] = [middle - distance, middle + distance];
  const value = low * high;
  return {
    prompt: draw.chance(0.4) ? [say(draw.pick(STORIES)(low, high))] : productOf(draw, low, high),
    answer: numberAnswer(value, [
      wrong`${middle ** 2 + distance ** 2} | You added the corner. The rectangle is smaller than the square of ${middle}, so subtract it.`,
      wrong`${middle ** 2} | This is $${middle}^2$. Now take away the corner, $${distance}^2 = ${distance ** 2}$.`,
      wrong`${middle ** 2 - distance} | You subtracted the distance. Subtract its square: $${distance}^2 = ${distance ** 2}$.`,
      wrong`${middle ** 2 - 2 * distance} | You doubled the distance. Its square is $${distance} xx ${distance} = ${distance ** 2}$.`,
      wrong`${middle ** 2 - 4 * distance ** 2} | You used the distance between the two numbers. Use the distance from the middle, ${distance}.`,
      ...nearly(value),
    ]),
    solution: [
      step`The middle is ${middle}. Both are ${distance} away from it. | ${low} xx ${high} = (${middle} - ${distance})(${middle} + ${distance})`,
      middle % 10 === 5
        ? step`Square the middle. It ends in 5, so multiply $${Math.floor(middle / 10)} xx ${Math.ceil(middle / 10)}$ and write 25 after it. | ${middle}^2 = ${middle ** 2}`
        : step`Square the middle. | ${middle}^2 = ${middle ** 2}`,
      step`Take away the square of the distance: the corner. | ${middle ** 2} - ${distance ** 2} = ${value}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [product],
  2: [product],
  3: [product, square],
  4: [product, square, squaresApart],
  5: [product, square, squaresApart],
});
