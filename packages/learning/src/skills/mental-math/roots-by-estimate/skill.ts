import {
  ask,
  decimal,
  defineSkill,
  estimateAnswer,
  formula,
  numberAnswer,
  say,
  step,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const EXACT = [
  (number: number) => ask`This square root is a whole number. Find it. | sqrt(${number})`,
  (number: number) => ask`A square floor has ${number} tiles. How many tiles are along each side?`,
  (number: number) => ask`${number} chairs are set up in a square. How many rows of chairs are there?`,
  (number: number) => ask`Which positive whole number has a square of ${number}?`,
] as const;

const NEAREST = [
  (number: number) => ask`Which whole number is nearest to this square root? | sqrt(${number})`,
  (number: number) =>
    ask`A square lawn has an area of ${number} square feet. To the nearest foot, how many feet long is each side?`,
  (number: number) =>
    ask`A square rug covers ${number} square inches. To the nearest inch, how many inches wide is it?`,
  (number: number) => ask`$x^2 = ${number}$ and $x > 0$. Which whole number is nearest to $x$?`,
] as const;

/** A root that comes out whole: the tens from the size, the ones from the last digit. */
const exactRoot: Make = (draw, difficulty) => {
  const value =
    difficulty === 2
      ? draw.integer(21, 49)
      : draw.integer(difficulty === 5 ? 101 : 31, difficulty === 5 ? 149 : 99);
  const ones = value % 10;
  // A last digit of 0 or 5 leaves nothing to choose.
  if (ones % 5 === 0) return exactRoot(draw, difficulty);
  const number = value ** 2;
  const tens = value - ones;
  const twin = 10 - ones;
  const isLow = ones < 5;
  const [small, large] = [Math.min(ones, twin), Math.max(ones, twin)];
  return {
    prompt: draw.pick(EXACT)(number),
    answer: numberAnswer(value, [
      wrong`${tens + twin} | The square of your answer has the right last digit too. Compare with $${tens + 5}^2 = ${(tens + 5) ** 2}$.`,
      wrong`${value + 10} | Your answer is too large: $${tens + 10}^2 = ${(tens + 10) ** 2}$ is more than ${number}.`,
      wrong`${value - 10} | Your answer is too small: $${tens}^2 = ${tens ** 2}$ is less than ${number}.`,
      wrong`${tens + 5} | Your answer has the wrong last digit. The square of a number ending in 5 ends in 25.`,
    ]),
    solution: [
      step`Which two multiples of 10 is the root between? | ${tens}^2 = ${tens ** 2}, ${tens + 10}^2 = ${(tens + 10) ** 2}`,
      step`The square ends in ${number % 10}. So the root ends in ${small} or ${large}. | ${small}^2 = ${small ** 2}, ${large}^2 = ${large ** 2}`,
      step`Compare with the middle: ${number} is ${isLow ? 'less' : 'more'}. | ${tens + 5}^2 = ${(tens + 5) ** 2}`,
      step`So it is the ${isLow ? 'smaller' : 'larger'} one. | sqrt(${number}) = ${value}`,
    ],
  };
};

/** The nearest whole number, by the squares around it. */
const nearest: Make = (draw, difficulty) => {
  const low = difficulty === 1 ? draw.integer(4, 10) : draw.integer(9, 19);
  const number = draw.integer(low ** 2 + 2, (low + 1) ** 2 - 2);
  const value = number - low ** 2 <= low ? low : low + 1;
  const mistaken = value === low ? low + 1 : low;
  return {
    prompt: draw.pick(NEAREST)(number),
    answer: numberAnswer(value, [
      wrong`${mistaken} | The root is between your number and another whole number. Check which square is closer to ${number}.`,
      wrong`${decimal(number, 2)} | You divided by 2. The square root is the number whose square this is.`,
      wrong`${Math.round(number / 4)} | You divided by 4. Find the number whose square is closest.`,
      wrong`${value + (value === low ? -1 : 1)} | Your number is too far away. Find the two squares that ${number} is between.`,
      wrong`${value + (value === low ? 2 : -2)} | Your number is too far away. Find the two squares that ${number} is between.`,
    ]),
    solution: [
      step`Which two squares is ${number} between? | ${low}^2 = ${low ** 2}, ${low + 1}^2 = ${(low + 1) ** 2}`,
      step`How far away is each? | ${number} - ${low ** 2} = ${number - low ** 2}, ${(low + 1) ** 2} - ${number} = ${(low + 1) ** 2 - number}`,
      step`The closer one is the square of ${value}. | sqrt(${number}) ~~ ${value}`,
    ],
  };
};

const ASKS = [
  (number: number) =>
    `A square garden has an area of ${number} square meters. About how many meters long is one side?`,
  (number: number) =>
    `A square tile has an area of ${number} square centimeters. About how many centimeters long is its side?`,
  (number: number) => `A square field covers ${number} square feet. About how many feet long is one side?`,
] as const;

/** The nearest root, and what is over divided by twice that root. */
const refined: Make = (draw, difficulty) => {
  const root = { 1: [5, 9], 2: [5, 9], 3: [6, 12], 4: [11, 20], 5: [20, 40] }[difficulty];
  const base = draw.integer(root[0] ?? 5, root[1] ?? 9);
  const over = draw.integer(-base + 1, base - 1);
  if (Math.abs(over) < 2 + base / 8) return refined(draw, difficulty);
  const number = base ** 2 + over;
  const value = Math.sqrt(number).toFixed(2);
  const hundredths = Math.round((Math.abs(over) * 100) / (2 * base));
  const change = decimal(hundredths, 100);
  const isRounded = (Math.abs(over) * 100) % (2 * base) !== 0;
  const sign = over < 0 ? '-' : '+';
  const guess = decimal(100 * base + Math.sign(over) * hundredths, 100);
  const near = decimal(Math.round((base + over / base) * 10), 10);
  const question = draw.chance(0.5)
    ? [say(draw.pick(ASKS)(number))]
    : [say`Estimate this square root to one decimal place.`, formula`sqrt(${number})`];
  return {
    prompt: [...question, say`Any answer within 0.1 of the exact value is correct.`],
    answer: estimateAnswer(value, '0.1', [
      wrong`${near} | You divided ${Math.abs(over)} by ${base}. There are two strips, so divide by ${2 * base}.`,
      wrong`${decimal(Math.round((base - over / (2 * base)) * 10), 10)} | ${over < 0 ? `You went the wrong way. ${number} is less than $${base}^2$, so the root is less than ${base}.` : `You went the wrong way. ${number} is more than $${base}^2$, so the root is more than ${base}.`}`,
      wrong`${base} | This is the square root of ${base ** 2}. Add or subtract what the strips give.`,
      wrong`${decimal(number, 2)} | You divided by 2. The square root is the number whose square this is.`,
      wrong`${decimal(Math.round((base + over / 10) * 10), 10)} | You used what is left over, ${Math.abs(over)}, as tenths. Divide it by $2 xx ${base}$ instead.`,
      wrong`${base + (over < 0 ? -1 : 1)} | This is the next whole number. The root is between this and ${base}.`,
      wrong`${decimal((base + (over < 0 ? -2 : 2)) * 10, 10)} | Your answer is too far away. Compare its square with ${number}.`,
    ]),
    solution: [
      step`Find the nearest square. | ${base}^2 = ${base ** 2}`,
      over < 0
        ? step`How much too large is it? | ${base ** 2} - ${number} = ${-over}`
        : step`How much is left over? | ${number} - ${base ** 2} = ${over}`,
      step`It is the area of two strips that are ${base} long, so divide by twice ${base}. | ${Math.abs(over)} -: ${2 * base} ${isRounded ? '~~' : '='} ${change}`,
      over < 0
        ? step`Subtract it. | ${base} ${sign} ${change} = ${guess}`
        : step`Add it. | ${base} ${sign} ${change} = ${guess}`,
      step`With a calculator: $sqrt(${number}) ~~ ${value}$.`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [nearest],
  2: [nearest, exactRoot],
  3: [refined, exactRoot],
  4: [refined, refined, exactRoot],
  5: [refined, refined, exactRoot],
});
