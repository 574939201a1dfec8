import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { differentNumbers, inOrder, medianOf, tidy, total } from '../data';

/** A wheel of equal parts: the plain mean. */
export const wheel: Make = (random) => {
  const parts = pick(random, [4, 5]);
  const prizes = [0, ...differentNumbers(random, parts - 1, 1, 16)];
  const sum = total(prizes);
  const value = sum / parts;
  if (!Number.isInteger(2 * value) || prizes.includes(value)) return wheel(random, 1);
  return {
    prompt: [
      say(
        `A wheel has ${parts} equal parts. They pay ${inOrder(prizes).join(', ')} dollars. How many dollars does a spin pay on average?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        tidy(sum / (parts - 1)),
        `You left out the part that pays 0. It comes up as often as the others: divide by ${parts}.`,
      ],
      [medianOf(prizes), 'This is the median. Add them all, and divide by how many there are.'],
      [sum, `This is what ${parts} spins pay if each part comes up once.`],
      [Math.max(...prizes), 'This is the best that can happen. The average is less.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Each part comes up equally often. In ${parts} spins, each comes up about once.`,
        `${inOrder(prizes).join(' + ')} = ${sum}`,
      ),
      step('So this is what a spin pays on average.', `${sum}/${parts} = ${value}`),
    ],
  };
};

/** A table of outcomes, their probabilities in percent. From difficulty 3 on a turn costs something. */
export const table: Make = (random, difficulty) => {
  const prizes = [
    0,
    ...inOrder(differentNumbers(random, 2, 1, 4 + 2 * difficulty).map((prize) => 5 * prize)),
  ];
  const rare = 5 * randomInteger(random, 1, 4);
  const middle = 5 * randomInteger(random, 3, 8);
  const chances = [100 - rare - middle, middle, rare];
  const products = prizes.map((prize, place) => (prize * (chances[place] ?? 0)) / 100);
  const mean = total(products);
  const cost = difficulty < 3 ? 0 : randomInteger(random, 2, 12);
  const value = tidy(mean - cost);
  if (!Number.isInteger(10 * mean) || value === 0 || (cost > 0 && Math.abs(value) > 4))
    return table(random, difficulty);
  const rows = prizes.map((prize, place) => [String(prize), `${chances[place] ?? 0}%`]);
  return {
    prompt: [
      say(
        cost === 0
          ? 'The table shows what a game pays. How many dollars does it pay on average?'
          : `The table shows what a game pays. A game costs ${cost} dollars. What is your average gain, in dollars? Write a loss with a minus sign.`,
      ),
      picture({
        kind: 'table',
        text: `A table. ${rows.map(([prize, chance]) => `${prize} dollars with probability ${chance}`).join('; ')}.`,
        head: ['Prize in dollars', 'Probability'],
        rows,
      }),
    ],
    answer: numberAnswer(value, [
      ...(cost === 0
        ? []
        : ([[mean, `This is what the game pays. Subtract what it costs, ${cost}.`]] as const)),
      [
        tidy(total(prizes) / 3 - cost),
        'You treated the prizes as equally likely. Each has its own probability.',
      ],
      ...(cost === 0
        ? []
        : ([[tidy(cost - mean), 'The sign is wrong: subtract the cost from what the game pays.']] as const)),
      [tidy(100 * mean - cost), 'Percents are hundredths: divide by 100.'],
      [tidy(mean / 3 - cost), 'The probabilities add up to 1. So just add; do not divide again.'],
      [tidy((products[1] ?? 0) - cost), 'You left out the largest prize.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        'Multiply each prize by its probability, and add.',
        `${prizes.map((prize, place) => `${(chances[place] ?? 0) / 100} xx ${prize}`).join(' + ')} = ${mean}`,
      ),
      ...(cost === 0 ? [] : [step('Subtract what the game costs.', `${mean} - ${cost} = ${value}`)]),
      step(`In 100 games, that is about $${tidy(100 * value)}$ dollars.`),
    ],
  };
};
