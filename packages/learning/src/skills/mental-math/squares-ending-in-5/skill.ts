import {
  ask,
  cutRectangle,
  decimal,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  productOf,
  say,
  step,
  workOut,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

/** 43 xx 47: the same tens, and the ones make 10. */
const sameTens: Make = (draw, difficulty) => {
  const tens = difficulty < 5 ? draw.integer(2, 9) : draw.integer(10, 14);
  const one = draw.integer(difficulty < 3 ? 2 : 1, 4);
  const [low, high] = [tens * 10 + one, tens * 10 + 10 - one];
  const corner = one * (10 - one);
  const front = tens * (tens + 1);
  const value = low * high;
  return {
    prompt: productOf(draw, low, high),
    answer: numberAnswer(value, [
      wrong`${tens ** 2 * 100 + corner} | You squared ${tens}. Multiply it by the next number, ${tens + 1}, because the strips count too.`,
      wrong`${front * 100 + 25} | This is $${tens * 10 + 5}^2$. Here the corner is $${one} xx ${10 - one} = ${corner}$.`,
      corner < 10 &&
        wrong`${front * 10 + corner} | You wrote the corner with one digit. It takes up two places, so write 09.`,
      wrong`${front * 100 + 10} | You added the ones. Multiply them at the end: $${one} xx ${10 - one}$.`,
      wrong`${front + corner} | You added ${corner} to ${front}. The ${front} are hundreds, so write ${corner} after them.`,
      ...nearly(value),
    ]),
    solution: [
      step`Both have ${tens} tens, and the ones add up to 10: $${one} + ${10 - one} = 10$. So the strips together are 10 wide.`,
      step`Multiply the tens by the next number. These are hundreds. | ${tens} xx ${tens + 1} = ${front}`,
      step`The corner is the product of the ones. | ${one} xx ${10 - one} = ${corner}`,
      step`Put them together. | ${low} xx ${high} = ${front * 100} + ${corner} = ${value}`,
    ],
  };
};

const AREAS = [
  (side: number) => `A square garden has sides of ${side} meters. What is its area in square meters?`,
  (side: number) => `A square tile has sides of ${side} centimeters. What is its area in square centimeters?`,
  (side: number) => `A hall has ${side} rows of ${side} seats. How many seats is that?`,
  (side: number) => `A quilt has ${side} rows of ${side} patches. How many patches is that?`,
  (side: number) => `${side} boxes hold ${side} nails each. How many nails is that?`,
  (side: number) => `${side} classes plant ${side} bulbs each. How many bulbs is that?`,
] as const;

const square: Make = (draw, difficulty) => {
  const tens = difficulty < 3 ? draw.integer(1, 9) : draw.integer(10, 15);
  const number = tens * 10 + 5;
  const value = number ** 2;
  return {
    prompt: draw.chance(0.7)
      ? [say(draw.pick(AREAS)(number))]
      : workOut(draw.chance(0.5) ? `${number}^2` : `${number} xx ${number}`),
    answer: numberAnswer(value, [
      wrong`${tens ** 2 * 100 + 25} | You squared ${tens}. Multiply it by the next number, ${tens + 1}, because the strips count too.`,
      wrong`${tens * (tens + 1) + 25} | You added 25. The ${tens * (tens + 1)} are hundreds, so write 25 after them.`,
      wrong`${(tens + 1) ** 2 * 100 + 25} | You used the next number twice. Multiply $${tens} xx ${tens + 1}$ instead.`,
      wrong`${tens * (tens + 1) * 100} | You left out the corner. Write 25 at the end.`,
      ...nearly(value),
    ]),
    solution: [
      step`Multiply the tens by the next number. | ${tens} xx ${tens + 1} = ${tens * (tens + 1)}`,
      difficulty === 1 && {
        text: `The two strips together are ${tens * 10} by 10.`,
        show: picture(cutRectangle([tens * 10, 5], [tens * 10, 5])),
      },
      step`Write 25 after it, for the corner. | ${number}^2 = ${value}`,
    ],
  };
};

const SQUARES = [
  (side: string) => `A square room has sides of ${side} meters. How many square meters is its floor?`,
  (side: string) => `A square field is ${side} miles long. What is its area in square miles?`,
  (side: string) => `One side of a square cloth is ${side} meters. What is its area in square meters?`,
] as const;

/** 6.5 and 0.65: square 65, then place the decimal point. */
const decimals: Make = (draw, difficulty) => {
  const tens = difficulty === 4 ? draw.integer(1, 9) : draw.integer(10, 15);
  const under = draw.pick([10, 100]);
  const number = tens * 10 + 5;
  const side = decimal(number, under);
  const value = decimal(number ** 2, under ** 2);
  return {
    prompt: under === 10 ? [say(draw.pick(SQUARES)(side))] : workOut(`${side}^2`),
    answer: numberAnswer(value, [
      wrong`${decimal(number ** 2, under)} | The digits are right, but the decimal point is not. The product has twice as many decimal places as ${side}.`,
      wrong`${decimal(tens ** 2 * 100 + 25, under ** 2)} | You multiplied ${tens} by itself. Multiply it by the next number, ${tens + 1}.`,
      wrong`${decimal(number * 2, under)} | You doubled. Squared means ${side} times ${side}.`,
      wrong`${decimal(number * 4, under)} | This is the distance around the square. The area is side times side.`,
      wrong`${decimal(tens * (tens + 1) * 100, under ** 2)} | You left out the corner. Write 25 at the end.`,
    ]),
    solution: [
      step`First ignore the decimal point: square ${number}. | ${tens} xx ${tens + 1} = ${tens * (tens + 1)}`,
      step`Write 25 after it. | ${number}^2 = ${number ** 2}`,
      step`${side} is ${number} divided by ${under}, so its square is divided by ${under} twice. | ${side}^2 = ${value}`,
    ],
  };
};

/** Backwards: which number has this square? */
const root: Make = (draw, difficulty) => {
  const tens = difficulty === 4 ? draw.integer(3, 9) : draw.integer(10, 16);
  const value = tens * 10 + 5;
  const front = tens * (tens + 1);
  return {
    prompt: ask`Which positive number has this square? | x^2 = ${value ** 2}`,
    answer: numberAnswer(value, [
      wrong`${value + 10} | You used the larger factor. The front, ${front}, is a product of two consecutive numbers, and the smaller one is the tens digit.`,
      wrong`${tens} | This is the number of tens. The square ends in 25, so the number ends in 5.`,
      wrong`${value - 10} | Your answer is too small: $${tens - 1} xx ${tens} = ${tens * (tens - 1)}$, but the front is ${front}.`,
      wrong`${decimal(value ** 2, 2)} | You divided by 2. Find the number whose square this is.`,
    ]),
    solution: [
      step`The square ends in 25, so the number ends in 5. Look at the front. | ${value ** 2} = ${front * 100} + 25`,
      step`Which two consecutive numbers have the product ${front}? | ${front} = ${tens} xx ${tens + 1}`,
      step`So there are ${tens} tens. | x = ${value}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [square],
  2: [square, sameTens, sameTens],
  3: [square, sameTens],
  4: [decimals, root, sameTens],
  5: [decimals, root, sameTens],
});
