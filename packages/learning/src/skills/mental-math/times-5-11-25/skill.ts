import {
  decimal,
  defineSkill,
  nearly,
  numberAnswer,
  productOf,
  quotientOf,
  say,
  step,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

/** Two digits: the first, their sum, the last. There is no carry at difficulty 1. */
const eleven: Make = (draw, difficulty) => {
  const [tens, ones] = [draw.integer(2, 9), draw.integer(1, 9)];
  const middle = tens + ones;
  if (middle > 9 === (difficulty === 1) || tens === ones) return eleven(draw, difficulty);
  const number = tens * 10 + ones;
  const value = number * 11;
  return {
    prompt: productOf(draw, number, 11),
    answer: numberAnswer(value, [
      ...(middle > 9
        ? [
            wrong`${value - 100} | The middle is $${tens} + ${ones} = ${middle}$. Carry its ten to the left: ${tens} becomes ${tens + 1}.`,
            wrong`${Number(`${tens}${middle}${ones}`)} | The middle is ${middle}. Only its last digit stays there; carry the ten to the left.`,
          ]
        : []),
      wrong`${number * 10} | This is 10 times ${number}. Add one more ${number}.`,
      wrong`${number * 10 + ones} | You added only ${ones}. 11 times is 10 times plus once: $${number * 10} + ${number}$.`,
      wrong`${number * 10 + 11} | You added 11. 11 times is 10 times plus once, so add ${number}.`,
      wrong`${number * 101} | This is 101 times ${number}. Put $${tens} + ${ones}$ in the middle.`,
      ...nearly(value),
    ]),
    solution: [
      step`11 times is 10 times plus one more. | ${number * 10} + ${number}`,
      step`Add ${tens} and ${ones} for the middle digit. | ${tens} + ${ones} = ${middle}`,
      middle > 9
        ? step`Only ${middle % 10} stays in the middle. Its ten turns ${tens} into ${tens + 1}. | ${number} xx 11 = ${value}`
        : step`So write ${tens}, ${middle}, ${ones}. | ${number} xx 11 = ${value}`,
    ],
  };
};

/** Three digits: neighbors add up. */
const elevenOfThree: Make = (draw, difficulty) => {
  const number = draw.integer(123, 987);
  const [a = 0, b = 0, c = 0] = [...String(number)].map(Number);
  const carries = Number(a + b > 9) + Number(b + c > 9);
  if (c === 0 || carries !== difficulty - 3) return elevenOfThree(draw, difficulty);
  const value = number * 11;
  return {
    prompt: productOf(draw, number, 11),
    answer: numberAnswer(value, [
      wrong`${a * 1000 + ((a + b) % 10) * 100 + ((b + c) % 10) * 10 + c} | A sum of neighboring digits is 10 or more. Carry its ten one place to the left.`,
      wrong`${number * 10} | This is 10 times ${number}. Add one more ${number}.`,
      wrong`${a * 1000 + (a + c) * 100 + c} | Add neighboring digits: $${a} + ${b}$ and $${b} + ${c}$.`,
      wrong`${value + 100} | Look at the hundreds: $${a} + ${b}$, and what comes from the right.`,
      wrong`${value - 10} | Look at the tens: $${b} + ${c}$.`,
      ...nearly(value),
    ]),
    solution: [
      step`11 times is 10 times plus one more: each digit meets its neighbor. | ${number * 10} + ${number}`,
      step`The last digit stays ${c}. For the tens add the last two. | ${b} + ${c} = ${b + c}`,
      step`For the hundreds add the first two. | ${a} + ${b} = ${a + b}`,
      step`Put them together. Carry a ten one place to the left. | ${a * 1000} + ${(a + b) * 100} + ${(b + c) * 10} + ${c} = ${value}`,
    ],
  };
};

const five: Make = (draw, difficulty) => {
  const number = difficulty === 1 ? draw.integer(14, 98) : draw.integer(123, 987);
  if (number % 10 === 0) return five(draw, difficulty);
  const value = number * 5;
  return {
    prompt: productOf(draw, number, 5),
    answer: numberAnswer(value, [
      wrong`${number * 10} | This is 10 times ${number}. Halve it.`,
      wrong`${decimal(number, 2)} | This is half of ${number}. 5 times is half of ${number * 10}.`,
      wrong`${number * 10 + 5} | You multiplied by 10 and added 5. 5 times is half of 10 times.`,
      wrong`${value + 5} | Your answer is close. Halve ${number * 10} again, from the left.`,
      wrong`${value - 50} | Your answer is too small. Halve the hundreds and tens of ${number * 10} again.`,
      ...nearly(value),
    ]),
    solution: [
      step`5 is half of 10. First multiply by 10. | ${number} xx 10 = ${number * 10}`,
      step`Then halve. | ${number * 10} -: 2 = ${value}`,
    ],
  };
};

const STORIES = [
  (number: number) => `A field has ${number} rows of 25 trees. How many trees is that?`,
  (number: number) => `A bus carries 25 people. How many people do ${number} full buses carry?`,
  (number: number) => `A tile is 25 cm long. How many centimeters long are ${number} tiles in a row?`,
] as const;

/** At difficulty 2 a multiple of 4, later any number. */
const twentyFive: Make = (draw, difficulty) => {
  const number =
    difficulty === 2
      ? 4 * draw.other(3, 24, 5, 10, 15, 20)
      : draw.integer(difficulty === 3 ? 14 : 103, difficulty === 3 ? 98 : 487);
  if (
    number % 10 === 0 ||
    (difficulty > 2 && number % 4 === 0) ||
    (difficulty > 3 && number % 2 !== difficulty % 2)
  )
    return twentyFive(draw, difficulty);
  const value = number * 25;
  const half = decimal(number, 2);
  const quarter = decimal(number, 4);
  return {
    prompt: draw.chance(0.4) ? [say(draw.pick(STORIES)(number))] : productOf(draw, number, 25),
    answer: numberAnswer(value, [
      wrong`${number * 50} | You halved once. 25 is a quarter of 100, so halve twice.`,
      wrong`${decimal(number * 10, 4)} | You multiplied by 10. Multiply ${quarter} by 100 instead.`,
      wrong`${Math.floor(number / 4) * 100} | You left out the remainder. A quarter of ${number} is ${quarter}.`,
      wrong`${number * 20} | This is 20 times ${number}. Add 5 times ${number}.`,
      wrong`${value + 25} | Your answer is close, but there is one 25 too many.`,
      ...nearly(value),
    ]),
    solution: [
      step`25 is a quarter of 100. For a quarter, halve twice. | ${number} -: 2 = ${half}`,
      step`Halve it again. | ${half} -: 2 = ${quarter}`,
      step`Now multiply by 100. | ${quarter} xx 100 = ${value}`,
    ],
  };
};

/** Doubled once and divided by 10, or doubled twice and divided by 100. */
const divided: Make = (draw, difficulty) => {
  const by = difficulty === 3 ? 5 : 25;
  const value = draw.integer(difficulty === 5 ? 103 : 23, difficulty === 5 ? 387 : 98);
  if (value % 10 === 0) return divided(draw, difficulty);
  const whole = value * by;
  const twice = step`Double ${whole}. | ${whole} xx 2 = ${whole * 2}`;
  return {
    prompt: quotientOf(draw, whole, by),
    answer: numberAnswer(value, [
      by === 5
        ? wrong`${decimal(whole, 20)} | You halved. To divide by 5, double and divide by 10.`
        : wrong`${value / 2} | You doubled once. There are four 25s in 100, so double twice.`,
      by === 5
        ? wrong`${value * 10} | You did not finish. Divide by 10 at the end.`
        : wrong`${value * 10} | Your answer is ten times too large. Divide by 100 at the end.`,
      wrong`${value * 2} | This is twice as much. You doubled too often.`,
      wrong`${value + 1} | Your answer is too large: $${value + 1} xx ${by}$ is more than ${whole}.`,
      wrong`${value - 1} | Your answer is too small: $${value - 1} xx ${by}$ is less than ${whole}.`,
    ]),
    solution:
      by === 5
        ? [
            step`5 goes into 10 twice, so double and divide by 10.`,
            twice,
            step`Divide by 10. | ${whole * 2} -: 10 = ${value}`,
          ]
        : [
            step`There are four 25s in 100, so double twice and divide by 100.`,
            twice,
            step`Double again. | ${whole * 2} xx 2 = ${whole * 4}`,
            step`Divide by 100. | ${whole * 4} -: 100 = ${value}`,
          ],
  };
};

export const skill = defineSkill(lesson, {
  1: [five, eleven],
  2: [five, eleven, twentyFive],
  3: [twentyFive, eleven, divided],
  4: [elevenOfThree, twentyFive, divided],
  5: [elevenOfThree, twentyFive, divided],
});
