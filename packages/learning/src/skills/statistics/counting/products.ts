import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { differentNumbers, total } from '../data';

const MENUS = [
  ['A menu has', ['soups', 'main dishes', 'desserts'], 'meals with one of each are possible'],
  ['You own', ['shirts', 'pairs of pants', 'hats'], 'outfits with one of each are possible'],
  ['A bicycle comes in', ['colors', 'sizes', 'types of saddle'], 'different bicycles can be ordered'],
  ['A bakery sells', ['breads', 'spreads', 'drinks'], 'breakfasts with one of each are possible'],
  ['A library lends out', ['novels', 'movies', 'games'], 'loans with one of each are possible'],
] as const;

export const choices: Make = (random, difficulty) => {
  const kinds = difficulty === 1 ? 2 : 3;
  const numbers = differentNumbers(random, kinds, 2, 4 + 2 * difficulty);
  const [start, names, ask] = pick(random, MENUS);
  const words = numbers.map((number, place) => `${number} ${names[place] ?? ''}`);
  const value = numbers.reduce((product, number) => product * number, 1);
  const [first = 0, second = 0, third = 1] = numbers;
  return {
    prompt: [say(`${start} ${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}. How many ${ask}?`)],
    answer: numberAnswer(value, [
      [total(numbers), 'You added. Each of one kind goes with each of the others: multiply.'],
      [
        first * second + (kinds === 3 ? third : 0),
        'You did not multiply all of them. Every choice goes with every other.',
      ],
      [first ** kinds, `The kinds have different numbers. Multiply ${numbers.join(' by ')}.`],
      [value * 2, 'The order does not matter here: you take one of each kind, whichever you choose first.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `For each of the ${first} ${names[0]}, there are ${second} ${names[1]}${kinds === 3 ? `, and for each of these pairs ${third} ${names[2]}` : ''}.`,
      ),
      step('One choice and then another: multiply.', `${numbers.join(' xx ')} = ${value}`),
    ],
  };
};

/** What a row is made of: of the sign, of its place, and of the whole. */
const ROWS = [
  {
    sign: 'digit',
    asked: (places: number, signs: number, rule: string) =>
      `A lock has a code of ${places} digits, all from 1 to ${signs}. ${rule}. How many codes are there?`,
  },
  {
    sign: 'color',
    asked: (places: number, signs: number, rule: string) =>
      `A flag has ${places} stripes, each of one color out of ${signs}. ${rule}. How many flags are there?`,
  },
  {
    sign: 'letter',
    asked: (places: number, signs: number, rule: string) =>
      `A word game makes rows of ${places} letters, all from the first ${signs} of the alphabet. ${rule}. How many rows are there?`,
  },
] as const;

/** Codes, flags and words: with repeats, or with each sign only once. */
export const codes: Make = (random, difficulty) => {
  const places = randomInteger(random, 2, difficulty < 4 ? 3 : 4);
  const signs = randomInteger(random, 4, difficulty < 4 ? 7 : 9);
  const once = difficulty > 2 && random() < 0.6;
  const factors = Array.from({ length: places }, (_, place) => (once ? signs - place : signs));
  const value = factors.reduce((product, factor) => product * factor, 1);
  const repeated = signs ** places;
  const falling = Array.from({ length: places }, (_, place) => signs - place).reduce(
    (product, factor) => product * factor,
    1,
  );
  const { sign, asked } = pick(random, ROWS);
  const rule = `Each ${sign} may be used ${once ? 'only' : 'more than'} once`;
  return {
    prompt: [say(asked(places, signs, rule))],
    answer: numberAnswer(value, [
      once
        ? [repeated, `A ${sign} that is used is gone: each place has one fewer choice than the one before.`]
        : [falling, `A ${sign} may be used again: each place has all the choices.`],
      [signs * places, `You multiplied ${signs} by ${places}. Multiply the choices of all places.`],
      [places ** signs, `You turned it around. There are ${places} places, with ${signs} choices in each.`],
      [total(factors), 'You added the choices. One and then another: multiply.'],
      ...nearly(value),
    ]),
    solution: [
      step(`The first place has ${signs} choices.`),
      step(
        once
          ? `A ${sign} that is used is gone. So each next place has one fewer choice.`
          : `A ${sign} may be used again. So each place has ${signs} choices.`,
      ),
      step('Multiply.', `${factors.join(' xx ')} = ${value}`),
    ],
  };
};

/** Numbers of digits from 0 on: the first must not be 0. */
export const noZeroFirst: Make = (random) => {
  const most = randomInteger(random, 4, 8);
  const places = pick(random, [3, 4]);
  const signs = most + 1;
  const factors = [most, ...Array.from({ length: places - 1 }, (_, place) => signs - 1 - place)];
  const product = (numbers: readonly number[]) => numbers.reduce((all, number) => all * number, 1);
  const value = product(factors);
  return {
    prompt: [
      say(
        `How many numbers with ${places} digits use only the digits 0 to ${most}, each at most once? The first digit must not be 0.`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        product(Array.from({ length: places }, (_, place) => signs - place)),
        'You let 0 come first. The first place has one fewer choice.',
      ],
      [most * signs ** (places - 1), 'Each digit may be used only once. A digit that is used is gone.'],
      [
        product(Array.from({ length: places }, (_, place) => most - place)),
        'You left out 0. It may be in any place but the first.',
      ],
      [signs ** places, 'You let digits repeat, and 0 come first.'],
      ...nearly(value),
    ]),
    solution: [
      step(`Start with the place that has a restriction. The first digit is one of 1 to ${most}.`, `${most}`),
      step(
        `There are ${signs} digits with 0. One is used, but now 0 is allowed: the second place has ${most} choices too.`,
      ),
      step('Each next place has one fewer choice. Multiply.', `${factors.join(' xx ')} = ${value}`),
    ],
  };
};
