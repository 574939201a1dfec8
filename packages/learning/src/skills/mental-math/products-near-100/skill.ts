import {
  defineSkill,
  nearly,
  numberAnswer,
  productOf,
  say,
  step,
  wrong,
  type Block,
  type Draw,
  type ExerciseDifficulty,
  type Make,
  type Question,
} from '../builder';
import { lesson } from './lesson';

/** How far both are from the round number; negative below it. */
function drawOffsets(
  draw: Draw,
  difficulty: ExerciseDifficulty,
): [base: number, one: number, another: number] {
  const sizes = { 1: [1, 6], 2: [3, 12], 3: [2, 12], 4: [3, 9], 5: [11, 19] } as const;
  const [low, high] = sizes[difficulty];
  const one = draw.integer(low, high);
  const another = draw.other(low, high, one);
  if (difficulty < 3) return [100, -one, -another];
  if (difficulty === 3) return [100, one, another];
  if (difficulty === 4) return draw.chance(0.6) ? [100, one, -another] : [1000, -one, -another];
  const kind = draw.integer(1, 3);
  if (kind === 1) return [100, -one, -another];
  return kind === 2 ? [1000, one, -another] : [200, one - 10, another - 10];
}

/** "98", or "102", from its distance to the round number. */
const away = (base: number, offset: number) =>
  `${base + offset} is ${Math.abs(offset)} ${offset < 0 ? 'below' : 'above'} ${base}`;

const add = (from: number, offset: number) => `${from} ${offset < 0 ? '-' : '+'} ${Math.abs(offset)}`;

function near(base: number, one: number, another: number, prompt: Block[]): Question {
  const [first, second] = [base + one, base + another];
  const value = first * second;
  const across = first + another;
  const corner = one * another;
  const size = Math.abs(corner);
  const word = corner < 0 ? 'Take it away' : 'Add it';
  return {
    prompt,
    answer: numberAnswer(value, [
      wrong`${across * base - corner} | ${corner < 0 ? 'You added the corner. One number is above and one is below, so subtract it.' : one < 0 ? `You subtracted the corner. Both strips already took it away, so add ${size}.` : `You subtracted the corner. It is not counted yet, so add ${size}.`}`,
      wrong`${across * base} | You left out the corner: $${Math.abs(one)} xx ${Math.abs(another)} = ${size}$.`,
      base === 100 &&
        corner > 0 &&
        corner < 10 &&
        wrong`${across * 10 + corner} | You wrote the corner with one digit. It takes up two places: 0${corner}.`,
      corner >= base &&
        wrong`${across * base + (corner % base)} | You left out a carry. The corner is ${corner}, so carry what is over ${base} to the left.`,
      wrong`${base * base + corner} | You left out the strips. Go across first: $${add(first, another)} = ${across}$.`,
      wrong`${across * base + one + another} | You added at the end. Multiply ${Math.abs(one)} by ${Math.abs(another)} instead.`,
      wrong`${(base + one + Math.abs(another)) * base + corner} | You went across with the wrong sign. Find $${add(first, another)}$.`,
      ...nearly(value),
    ]),
    solution: [
      step`${away(base, one)}, and ${away(base, another)}.`,
      step`Go across, and multiply the result by ${base}. | ${add(first, another)} = ${across}, ${across} xx ${base} = ${across * base}`,
      step`The corner is the product of both distances. | ${Math.abs(one)} xx ${Math.abs(another)} = ${size}`,
      step`${word}: ${corner < 0 ? 'one number is above and one is below.' : 'both numbers are on the same side.'} | ${across * base} ${corner < 0 ? '-' : '+'} ${size} = ${value}`,
    ],
  };
}

const product: Make = (draw, difficulty) => {
  const [base, one, another] = drawOffsets(draw, difficulty);
  if (one === 0 || another === 0 || one === -another) return product(draw, difficulty);
  return near(base, one, another, productOf(draw, base + one, base + another));
};

const story: Make = (draw, difficulty) => {
  const [base, one, another] = drawOffsets(draw, difficulty);
  if (one === 0 || another === 0 || one === -another) return story(draw, difficulty);
  const [first, second] = [base + one, base + another];
  const text = draw.pick([
    `A theater has ${first} rows of ${second} seats. How many seats is that?`,
    `A picture is ${first} dots wide and ${second} dots high. How many dots is that?`,
    `${first} boxes hold ${second} screws each. How many screws is that?`,
  ]);
  return near(base, one, another, [say(text)]);
};

export const skill = defineSkill(lesson, {
  1: [product, product, story],
  2: [product, product, story],
  3: [product, product, story],
  4: [product, product, story],
  5: [product, product, story],
});
