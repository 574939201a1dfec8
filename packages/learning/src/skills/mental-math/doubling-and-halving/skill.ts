import {
  decimal,
  defineSkill,
  numberAnswer,
  productOf,
  quotientOf,
  say,
  step,
  workOut,
  wrong,
  type Block,
  type Draw,
  type ExerciseDifficulty,
  type Make,
  type Question,
  type Step,
} from '../builder';
import { lesson } from './lesson';

const DIVISORS = { 3: [5, 15, 25], 4: [15, 35, 45], 5: [2.5, 3.5, 4.5, 7.5] } as const;

/** Both are doubled: 315 -: 45 is 630 -: 90. */
const quotient: Make = (draw, difficulty) => {
  const divisor = draw.pick(DIVISORS[difficulty === 4 || difficulty === 5 ? difficulty : 3]);
  const value = divisor === 5 ? draw.integer(21, 99) : draw.integer(6, difficulty === 5 ? 38 : 19);
  if (value === 10 || value === 20) return quotient(draw, difficulty);
  const whole = value * divisor;
  const [twice, under] = [whole * 2, divisor * 2];
  return {
    prompt: Number.isInteger(divisor) ? quotientOf(draw, whole, divisor) : workOut(`${whole} -: ${divisor}`),
    answer: numberAnswer(value, [
      wrong`${decimal(value / 4)} | You doubled one and halved the other. That works for products. In a quotient, double both numbers.`,
      wrong`${value * 2} | You doubled only ${whole}. Double ${divisor} as well.`,
      wrong`${decimal(value / 2)} | You doubled only ${divisor}. Double ${whole} as well.`,
      wrong`${value * 10} | Your answer has one zero too many. Find $${twice} -: ${under}$ again.`,
      wrong`${value + 1} | Your answer is too large: $${value + 1} xx ${divisor}$ is more than ${whole}.`,
    ]),
    solution: [
      step`Double both numbers: twice as much is shared among twice as many. | ${whole} -: ${divisor} = ${twice} -: ${under}`,
      step`Now calculate. | ${twice} -: ${under} = ${value}`,
      step`Check: $${value} xx ${divisor} = ${whole}$.`,
    ],
  };
};

/** What is doubled, at each difficulty. */
const DOUBLED = {
  1: [15, 25, 35, 45, 50],
  2: [15, 25, 35, 45, 55, 65],
  3: [35, 45, 55, 75, 85, 95],
  4: [75, 125, 175, 225, 250],
  5: [1.5, 2.5, 3.5, 4.5, 7.5, 12.5],
} as const;

function drawFactors(draw: Draw, difficulty: ExerciseDifficulty): [doubled: number, halved: number] {
  const doubled = draw.pick(DOUBLED[difficulty]);
  const halved = 2 * draw.integer(difficulty === 1 ? 3 : 6, difficulty < 3 ? 11 : 24);
  return halved % 10 === 0 ? drawFactors(draw, difficulty) : [doubled, halved];
}

/** Round enough, or nothing left to halve. */
function isEasy(doubled: number, halved: number): boolean {
  return halved % 2 === 1 || halved < 3 || doubled % 100 === 0 || (doubled % 10 === 0 && halved < 12);
}

function wayTo(doubled: number, halved: number): Step[] {
  const [twice, half] = [doubled * 2, halved / 2];
  const now = step`Double ${doubled} and halve ${halved}: the product stays the same. | ${doubled} xx ${halved} = ${twice} xx ${half}`;
  return isEasy(twice, half)
    ? [now, step`Now calculate. | ${twice} xx ${half} = ${decimal(twice * half)}`]
    : [now, ...wayTo(twice, half)];
}

function multiplied(doubled: number, halved: number, prompt: Block[]): Question {
  const value = doubled * halved;
  return {
    prompt,
    answer: numberAnswer(decimal(value), [
      wrong`${decimal(value * 2)} | You doubled one number more often than you halved the other. Do both equally often.`,
      wrong`${decimal(value / 2)} | You halved one number more often than you doubled the other. Do both equally often.`,
      wrong`${decimal(value * 4)} | You doubled both numbers. In a product, double one number and halve the other.`,
      wrong`${decimal(doubled * 2 + halved / 2)} | You added at the end. Multiply $${doubled * 2}$ and $${halved / 2}$ instead.`,
      wrong`${decimal(value + doubled * 2)} | Your answer has one group of ${doubled * 2} too many. Halve ${halved} again.`,
      wrong`${decimal(value * 10)} | Your answer has one zero too many. Count the zeros again.`,
    ]),
    solution: wayTo(doubled, halved),
  };
}

const product: Make = (draw, difficulty) => {
  const [doubled, halved] = drawFactors(draw, difficulty);
  return multiplied(
    doubled,
    halved,
    difficulty < 5
      ? productOf(draw, doubled, halved)
      : workOut(draw.chance(0.5) ? `${doubled} xx ${halved}` : `${halved} xx ${doubled}`),
  );
};

const story: Make = (draw, difficulty) => {
  const [doubled, halved] = drawFactors(draw, difficulty);
  const text =
    difficulty === 5
      ? draw.pick([
          `A cup holds ${halved} grams of sugar. How many grams are in ${doubled} cups?`,
          `A meter of cloth costs ${halved} dollars. How many dollars do ${doubled} meters cost?`,
        ])
      : draw.pick([
          `A hall has ${halved} rows of ${doubled} seats. How many seats is that?`,
          `A box holds ${doubled} pencils. How many pencils are in ${halved} boxes?`,
          `A flight takes ${doubled} minutes. How many minutes do ${halved} such flights take?`,
        ]);
  return multiplied(doubled, halved, [say(text)]);
};

export const skill = defineSkill(lesson, {
  1: [product, product, story],
  2: [product, product, story],
  3: [product, quotient],
  4: [product, quotient, story],
  5: [product, story, quotient],
});
