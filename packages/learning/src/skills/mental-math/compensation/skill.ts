import {
  ask,
  decimal,
  defineSkill,
  differenceOf,
  dollars,
  nearly,
  numberAnswer,
  productOf,
  step,
  sumOf,
  workOut,
  wrong,
  type Draw,
  type Make,
} from '../builder';
import { lesson } from './lesson';

/** A number just below a round one: 297 is 3 less than 300. */
interface NearRound {
  readonly near: number;
  readonly round: number;
  readonly gap: number;
}

/** @param unit what the round number is a multiple of: 10 or 100 */
function drawNearRound(draw: Draw, unit: 10 | 100, most = 9): NearRound {
  const round = unit * draw.integer(unit === 10 ? 3 : 1, most);
  const gap = draw.integer(1, unit === 10 ? 2 : 4);
  return { near: round - gap, round, gap };
}

/** 39 xx 7, 198 xx 4, 49 xx 24. */
const times: Make = (draw, difficulty) => {
  const { near, round, gap } = drawNearRound(draw, difficulty === 4 ? 100 : 10, difficulty === 4 ? 6 : 9);
  const count = difficulty === 5 ? draw.other(12, 35, 20, 30) : draw.integer(3, 9);
  const value = near * count;
  const tooMuch = gap * count;
  return {
    prompt: productOf(draw, near, count),
    answer: numberAnswer(value, [
      wrong`${round * count - gap} | You took ${gap} away once. Each of the ${count} groups has ${gap} too many: take away ${tooMuch}.`,
      wrong`${round * count + tooMuch} | ${round} is more than ${near}, so ${round * count} is too much. Subtract instead of adding.`,
      wrong`${round * count - near} | You subtracted ${near}. Each of the ${count} groups has ${gap} too many: take away ${tooMuch}.`,
      wrong`${round * count} | This is the product with ${round}. Now take away $${count} xx ${gap} = ${tooMuch}$.`,
      wrong`${round * count - count} | You subtracted 1 for each group. Each group has ${gap} too many.`,
      ...nearly(value),
    ]),
    solution: [
      step`${near} is nearly ${round}. Multiply by ${round}. | ${count} xx ${round} = ${count * round}`,
      step`Each of the ${count} groups has ${gap} too many. | ${count} xx ${gap} = ${tooMuch}`,
      step`Take that away. | ${count * round} - ${tooMuch} = ${value}`,
    ],
  };
};

const THINGS = [
  ['a ticket', 'tickets'],
  ['a shirt', 'shirts'],
  ['a plant', 'plants'],
  ['a ball', 'balls'],
] as const;

/** Prices end in 95 or 99. */
const nearPrices: Make = (draw, difficulty) => {
  const full = draw.integer(difficulty === 4 ? 3 : 12, difficulty === 4 ? 15 : 40);
  const gap = draw.pick(difficulty === 4 ? [1, 5] : [2, 3, 5]);
  const count = draw.integer(3, difficulty === 4 ? 6 : 9);
  const [who = ''] = draw.people(1);
  const [one, many] = draw.pick(THINGS);
  const cents = gap === 1 ? '1 cent' : `${gap} cents`;
  const price = full * 100 - gap;
  const value = price * count;
  return {
    prompt: ask`The price of ${one} is ${dollars(price)} dollars. ${who} buys ${count} ${many}. How many dollars is that?`,
    answer: numberAnswer(decimal(value, 100), [
      wrong`${decimal(full * count * 100 - gap, 100)} | You subtracted ${cents} only once. Each of the ${count} ${many} is ${cents} cheaper.`,
      wrong`${decimal(full * count)} | This is the price at ${full} dollars each. Each one is ${cents} cheaper.`,
      wrong`${decimal(full * count * 100 + gap * count, 100)} | You added the difference. ${full} dollars each is too much, so subtract.`,
      wrong`${decimal(full * count * 100 - gap * count * 10, 100)} | You subtracted ten times too much. ${count} times ${cents} is ${count * gap} cents, or ${dollars(count * gap)} dollars.`,
    ]),
    solution: [
      step`Start with ${full} dollars for each. | ${count} xx ${full} = ${count * full}`,
      step`That is ${cents} too much each time. | ${count} xx ${gap} = ${count * gap}`,
      step`Subtract ${count * gap} cents. | ${count * full} - ${dollars(count * gap)} = ${dollars(value)}`,
    ],
  };
};

const plus: Make = (draw, difficulty) => {
  const { near, round, gap } = drawNearRound(draw, difficulty === 1 ? 10 : 100);
  const other = difficulty === 1 ? draw.integer(24, 89) : draw.integer(134, 888);
  const value = other + near;
  // Unless the sum crosses a ten, adding directly is just as easy.
  if (other === near || (other % 10) + (near % 10) < 10) return plus(draw, difficulty);
  return {
    prompt: draw.chance(0.5) ? sumOf(draw, other, near) : sumOf(draw, near, other),
    answer: numberAnswer(value, [
      wrong`${value + 2 * gap} | With ${round} you added ${gap} too much. Take ${gap} away instead of adding it again.`,
      wrong`${value + gap} | This is the sum with ${round}. It is ${gap} too large, so take that away.`,
      wrong`${value - 10} | Your answer is too small. Add the tens again.`,
      ...nearly(value),
    ]),
    solution: [
      step`${near} is nearly ${round}. Add ${round}. | ${other} + ${round} = ${other + round}`,
      step`You added ${gap} too much. Take it away. | ${other + round} - ${gap} = ${value}`,
    ],
  };
};

const minus: Make = (draw, difficulty) => {
  const { near, round, gap } = drawNearRound(draw, difficulty <= 2 ? 10 : 100, difficulty <= 2 ? 9 : 7);
  const from = difficulty <= 2 ? draw.integer(111, 188) : draw.integer(round + 112, 1888);
  const value = from - near;
  if (from % 10 >= near % 10) return minus(draw, difficulty);
  return {
    prompt: differenceOf(draw, from, near),
    answer: numberAnswer(value, [
      wrong`${value - 2 * gap} | With ${round} you took away ${gap} too much. Give ${gap} back instead of taking it away again.`,
      wrong`${value - gap} | This is what is left after taking away ${round}. You took away ${gap} too much, so give that back.`,
      wrong`${value + 10} | Your answer is too large. Subtract the tens again.`,
      ...nearly(value),
    ]),
    solution: [
      step`${near} is nearly ${round}. Take away ${round}. | ${from} - ${round} = ${from - round}`,
      step`You took away ${gap} too much. Give it back. | ${from - round} + ${gap} = ${value}`,
    ],
  };
};

/** 845 - 297 + 198: two directions in one line. */
const both: Make = (draw) => {
  const first = drawNearRound(draw, 100, 4);
  const second = drawNearRound(draw, 100, 6);
  const start = draw.integer(523, 987);
  const value = start - first.near + second.near;
  if (first.round === second.round || first.gap === second.gap) return both(draw, 5);
  const rounded = start - first.round + second.round;
  return {
    prompt: workOut(`${start} - ${first.near} + ${second.near}`),
    answer: numberAnswer(value, [
      wrong`${rounded} | You stopped at the round numbers. Now correct both differences.`,
      wrong`${rounded - first.gap + second.gap} | You corrected both in the wrong direction. You took away ${first.gap} too much and added ${second.gap} too much.`,
      wrong`${rounded - first.gap - second.gap} | You took away ${first.gap} too much, so give that back.`,
      wrong`${rounded + first.gap + second.gap} | You added ${second.gap} too much, so take that away.`,
      ...nearly(value),
    ]),
    solution: [
      step`Take away ${first.round}, which is ${first.gap} too much. Give that back. | ${start} - ${first.round} + ${first.gap} = ${start - first.near}`,
      step`Add ${second.round}, which is ${second.gap} too much. Take that away. | ${start - first.near} + ${second.round} - ${second.gap} = ${value}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [plus],
  2: [plus, minus],
  3: [minus, times],
  4: [times, nearPrices, minus],
  5: [times, nearPrices, both],
});
