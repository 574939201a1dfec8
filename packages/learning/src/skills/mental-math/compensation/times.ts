import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people, pick } from '../../making/draw';
import { decimal, dollars } from '../write-number';
import { workOut } from '../work-out';
import { drawNearRound } from './near-round';

/** 39 xx 7, 198 xx 4, 49 xx 24. */
export const times: Make = (random, difficulty) => {
  const { near, round, gap } = drawNearRound(random, difficulty === 4 ? 100 : 10, difficulty === 4 ? 6 : 9);
  const count = difficulty === 5 ? other(random, 12, 35, 20, 30) : randomInteger(random, 3, 9);
  const value = near * count;
  const tooMuch = gap * count;
  return {
    prompt: workOut(random() < 0.5 ? `${near} xx ${count}` : `${count} xx ${near}`),
    answer: numberAnswer(value, [
      [
        round * count - gap,
        `You took ${gap} away once. Each of the ${count} groups has ${gap} too many: take away ${tooMuch}.`,
      ],
      [
        round * count + tooMuch,
        `${round} is more than ${near}, so ${round * count} is too much: take away, do not add.`,
      ],
      [round * count, `This is the product with ${round}. Now take away $${count} xx ${gap} = ${tooMuch}$.`],
      [round * count - count, `Each group has ${gap} too many, not 1.`],
      ...nearly(value),
    ]),
    solution: [
      step(`${near} is nearly ${round}. Multiply by ${round}.`, `${count} xx ${round} = ${count * round}`),
      step(`Each of the ${count} groups has ${gap} too many.`, `${count} xx ${gap} = ${tooMuch}`),
      step('Take that away.', `${count * round} - ${tooMuch} = ${value}`),
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
export const nearPrices: Make = (random, difficulty) => {
  const full = randomInteger(random, difficulty === 4 ? 3 : 12, difficulty === 4 ? 15 : 40);
  const gap = pick(random, difficulty === 4 ? [1, 5] : [2, 3, 5]);
  const count = randomInteger(random, 3, difficulty === 4 ? 6 : 9);
  const [who = ''] = people(random, 1);
  const [one, many] = pick(random, THINGS);
  const cents = gap === 1 ? '1 cent' : `${gap} cents`;
  const price = full * 100 - gap;
  const value = price * count;
  return {
    prompt: [
      say(
        `The price of ${one} is ${dollars(price)} dollars. ${who} buys ${count} ${many}. How many dollars is that?`,
      ),
    ],
    answer: numberAnswer(decimal(value, 100), [
      [
        decimal(full * count * 100 - gap, 100),
        `You took ${cents} away once. Each of the ${count} ${many} is ${cents} cheaper.`,
      ],
      [decimal(full * count), `This is the price at ${full} dollars each. Each is ${cents} cheaper.`],
      [
        decimal(full * count * 100 + gap * count, 100),
        `${full} dollars was too much: take away, do not add.`,
      ],
      [
        decimal(full * count * 100 - gap * count * 10, 100),
        `${count} times ${cents} is ${count * gap} cents: ${dollars(count * gap)} dollars.`,
      ],
    ]),
    solution: [
      step(`Start with ${full} dollars for each.`, `${count} xx ${full} = ${count * full}`),
      step(`That is ${cents} too much each time.`, `${count} xx ${gap} = ${count * gap}`),
      step(
        `Take ${count * gap} cents away.`,
        `${count * full} - ${dollars(count * gap)} = ${dollars(value)}`,
      ),
    ],
  };
};
