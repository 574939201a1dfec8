import { randomInteger } from 'shared-puzzle-engine';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people, pick } from '../../making/draw';
import { pairOf } from './pair';

const ANIMALS = [
  ['hens', 2, 'goats', 4],
  ['bicycles', 2, 'tricycles', 3],
  ['tables with 4 seats', 4, 'tables with 6 seats', 6],
] as const;

/** How many there are, and how many legs, wheels or seats. */
export const heads: Make = (random) => {
  const [fewer, few, more, many] = pick(random, ANIMALS);
  const x = randomInteger(random, 3, 14);
  const y = other(random, 3, 12, x);
  const all = x + y;
  const parts = few * x + many * y;
  const what = { 2: many === 3 ? 'wheels' : 'legs', 4: 'seats' }[few];
  const difference = many - few;
  return pairOf(
    [
      say(
        `There are ${all} in all: some are ${fewer}, and the others are ${more}. Together they have ${parts} ${what}. How many of each are there?`,
      ),
    ],
    x,
    y,
    [
      [`${all - 2}, 2`, `Count the ${what} in your answer: there must be ${parts}.`],
      [`${x}, ${x}`, `Count them: there must be ${all} in all.`],
    ],
    [
      step(`Let $x$ be the number of ${fewer} and $y$ the number of ${more}.`, `x + y = ${all}`),
      step(`Count the ${what}.`, `${few}x + ${many}y = ${parts}`),
      step(
        `If all were ${fewer}, there would be ${few * all} ${what}. The others have ${difference} more each.`,
        `${parts} - ${few * all} = ${parts - few * all}`,
      ),
      step(
        `So there are this many ${more}.`,
        difference === 1 ? `y = ${y}` : `y = ${parts - few * all}/${difference} = ${y}`,
      ),
      step(`The rest are ${fewer}.`, `x = ${all} - ${y} = ${x}`),
    ],
    [fewer, more],
  );
};

/** Two purchases of the same two things. */
export const tickets: Make = (random) => {
  const [first = '', second = ''] = people(random, 2);
  const x = randomInteger(random, 3, 9);
  const y = x + randomInteger(random, 2, 7);
  const [a, b] = [randomInteger(random, 2, 4), randomInteger(random, 2, 4)];
  const c = other(random, 2, 5, a);
  const d = 1;
  const [one, another] = [a * x + b * y, c * x + d * y];
  const left = b * c - a;
  if (left < 2) return tickets(random, 4);
  return pairOf(
    [
      say(
        `${first} buys ${a} teas and ${b} soups for ${one} dollars. ${second} buys ${c} teas and ${d} soup for ${another} dollars. What does a tea cost, and what does a soup cost, in dollars?`,
      ),
    ],
    x,
    y,
    [
      [`${x}, ${another - x}`, `The tea is right. ${second} paid for ${c} teas: subtract all of them.`],
      [`${b * another - one}, ${y}`, `The first number is the price of ${left} teas. Divide by ${left}.`],
    ],
    [
      step('Let $x$ be the price of a tea and $y$ the price of a soup.', `${a}x + ${b}y = ${one}`),
      step('The second purchase.', `${c}x + y = ${another}`),
      step(
        `Multiply the second purchase by ${b}: then the soups match.`,
        `${b * c}x + ${b}y = ${b * another}`,
      ),
      step('Subtract the first purchase from it: the soups cancel.', `${left}x = ${b * another - one}`),
      step(`Divide both sides by ${left}.`, `x = ${x}`),
      step('Put it into the second purchase.', `y = ${another} - ${c * x} = ${y}`),
    ],
    ['tea', 'soup'],
  );
};
