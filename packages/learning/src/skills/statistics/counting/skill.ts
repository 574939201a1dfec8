import {
  ask,
  defineSkill,
  differentNumbers,
  nearly,
  numberAnswer,
  step,
  total,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const MENUS = [
  ['A menu has', ['soups', 'main dishes', 'desserts'], 'meals with one of each are possible'],
  ['You own', ['shirts', 'pairs of pants', 'hats'], 'outfits with one of each are possible'],
  ['A bicycle comes in', ['colors', 'sizes', 'types of saddle'], 'different bicycles can be ordered'],
  ['A bakery sells', ['breads', 'spreads', 'drinks'], 'breakfasts with one of each are possible'],
  ['A library lends out', ['novels', 'movies', 'games'], 'loans with one of each are possible'],
] as const;

const choices: Make = (draw, difficulty) => {
  const kinds = difficulty === 1 ? 2 : 3;
  const numbers = differentNumbers(draw, kinds, 2, 4 + 2 * difficulty);
  const [start, names, question] = draw.pick(MENUS);
  const words = numbers.map((number, index) => `${number} ${names[index] ?? ''}`);
  const value = numbers.reduce((product, number) => product * number, 1);
  const [first = 0, second = 0, third = 1] = numbers;
  return {
    prompt: ask`${start} ${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}. How many ${question}?`,
    answer: numberAnswer(value, [
      wrong`${total(numbers)} | You added. Each choice goes with each of the others, so multiply.`,
      wrong`${first * second + (kinds === 3 ? third : 0)} | You did not multiply all the numbers. Every choice goes with every other.`,
      wrong`${first ** kinds} | You used the same number for every choice. Multiply ${numbers.join(' by ')}.`,
      wrong`${value * 2} | The order does not matter here: you take one of each kind, whichever you choose first.`,
      ...nearly(value),
    ]),
    solution: [
      step`For each of the ${first} ${names[0]}, there are ${second} ${names[1]}${kinds === 3 ? `, and for each of these pairs ${third} ${names[2]}` : ''}.`,
      step`Each choice goes with each of the others, so multiply. | ${numbers.join(' xx ')} = ${value}`,
    ],
  };
};

/** The names of a sign, of its position, and of the whole. */
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
const codes: Make = (draw, difficulty) => {
  const places = draw.integer(2, difficulty < 4 ? 3 : 4);
  const signs = draw.integer(4, difficulty < 4 ? 7 : 9);
  const once = difficulty > 2 && draw.chance(0.6);
  const factors = Array.from({ length: places }, (_, index) => (once ? signs - index : signs));
  const value = factors.reduce((product, factor) => product * factor, 1);
  const repeated = signs ** places;
  const falling = Array.from({ length: places }, (_, index) => signs - index).reduce(
    (product, factor) => product * factor,
    1,
  );
  const { sign, asked } = draw.pick(ROWS);
  const rule = `Each ${sign} may be used ${once ? 'only' : 'more than'} once`;
  return {
    prompt: ask(asked(places, signs, rule)),
    answer: numberAnswer(value, [
      once
        ? wrong`${repeated} | You allowed repeats. Each ${sign} is used at most once, so each place has one fewer choice than the one before.`
        : wrong`${falling} | You used each ${sign} only once. A ${sign} may be used again, so each place has all the choices.`,
      wrong`${signs * places} | You multiplied ${signs} by ${places}. Multiply the choices of all places.`,
      wrong`${places ** signs} | You swapped the base and the exponent. There are ${places} places, with ${signs} choices in each.`,
      wrong`${total(factors)} | You added the choices. Each choice goes with each of the others, so multiply.`,
      ...nearly(value),
    ]),
    solution: [
      step`The first place has ${signs} choices.`,
      once
        ? step`A ${sign} that is used cannot be used again, so each next place has one fewer choice.`
        : step`A ${sign} may be used again. So each place has ${signs} choices.`,
      step`Multiply. | ${factors.join(' xx ')} = ${value}`,
    ],
  };
};

/** Numbers of digits from 0 on: the first must not be 0. */
const noZeroFirst: Make = (draw) => {
  const most = draw.integer(4, 8);
  const places = draw.pick([3, 4]);
  const signs = most + 1;
  const factors = [most, ...Array.from({ length: places - 1 }, (_, index) => signs - 1 - index)];
  const product = (numbers: readonly number[]) => numbers.reduce((all, number) => all * number, 1);
  const value = product(factors);
  return {
    prompt: ask`How many numbers with ${places} digits use only the digits 0 to ${most}, each at most once? The first digit must not be 0.`,
    answer: numberAnswer(value, [
      wrong`${product(Array.from({ length: places }, (_, index) => signs - index))} | You let 0 come first. The first place has one fewer choice.`,
      wrong`${most * signs ** (places - 1)} | You allowed repeats. A digit that is used cannot be used again.`,
      wrong`${product(Array.from({ length: places }, (_, index) => most - index))} | You left out the digit 0. It may be in any place but the first.`,
      wrong`${signs ** places} | You let digits repeat and 0 come first. Neither is allowed.`,
      ...nearly(value),
    ]),
    solution: [
      step`Start with the place that has a restriction. The first digit is one of 1 to ${most}. | ${most}`,
      step`There are ${signs} digits with 0. One is used, but now 0 is allowed: the second place has ${most} choices too.`,
      step`Each next place has one fewer choice. Multiply. | ${factors.join(' xx ')} = ${value}`,
    ],
  };
};

/** "7 xx 6 xx 5" has three factors from 7 down. */
function falling(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from - index);
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all * number, 1);
}

function groupsOf(count: number, all: number): number {
  return product(falling(all, count)) / product(falling(count, count));
}

/** Everyone in a row, or some of them in different places. */
const orders: Make = (draw, difficulty) => {
  const all = draw.integer(4, difficulty + 4);
  const places = difficulty < 3 ? all : draw.integer(2, 3);
  const factors = falling(all, places);
  const value = product(factors);
  const [sentence, question] =
    places === all
      ? draw.pick([
          [`${all} friends stand in a row for a photo.`, 'In how many orders can they stand?'],
          [`You want to hear ${all} songs, each once.`, 'In how many orders can they be played?'],
        ] as const)
      : draw.pick([
          [`${all} runners are in a race.`, `In how many ways can the first ${places} places be filled?`],
          [
            `${all} books are new.`,
            `You read ${places} of them, one after the other. In how many orders is that possible?`,
          ],
          [
            `A club of ${all} people chooses ${places === 2 ? 'a president and a vice president' : 'a president, a vice president and a treasurer'}.`,
            'In how many ways can that be done?',
          ],
        ] as const);
  return {
    prompt: ask`${sentence} ${question}`,
    answer: numberAnswer(value, [
      wrong`${all ** places} | You allowed repeats. After each choice, one fewer is left.`,
      wrong`${all * places} | You multiplied ${all} by ${places}. Multiply the choices of each place.`,
      wrong`${factors.reduce((sum, factor) => sum + factor, 0)} | You added the choices. Each choice goes with each of the others, so multiply.`,
      wrong`${places === all ? value / 2 : groupsOf(places, all)} | You treated different orders as the same. Here the order matters.`,
      ...nearly(value),
    ]),
    solution: [
      step`There are ${all} choices for the first place, then one fewer, and so on.`,
      places === all
        ? step`Multiply down to 1. | ${factors.join(' xx ')} = ${value}`
        : step`There are ${places} places, so multiply ${places} factors. | ${factors.join(' xx ')} = ${value}`,
    ],
  };
};

/** Groups, where the order does not matter. */
const groups: Make = (draw, difficulty) => {
  const count = difficulty < 4 ? 2 : 3;
  const all = draw.integer(count + 3, count === 2 ? 10 + difficulty : 10);
  const value = groupsOf(count, all);
  const ordered = product(falling(all, count));
  const own = product(falling(count, count));
  const text =
    count === 2
      ? draw.pick([
          `${all} people meet. Each shakes hands once with every other person. How many handshakes are there?`,
          `In a tournament, each of ${all} teams plays once against every other team. How many games are there?`,
          `There are ${all} villages around a lake. Every two of them are linked by their own ferry. How many ferries are there?`,
        ])
      : draw.pick([
          `You may choose 3 different flavors of ice cream out of ${all}. How many choices are there, if the order does not matter?`,
          `How many groups of 3 can be chosen from ${all} people?`,
          `A pizza has 3 different toppings out of ${all}. How many pizzas are possible, if the order does not matter?`,
          `A test lets you leave out any 3 of its ${all} questions. How many groups of 3 questions can you leave out?`,
        ]);
  return {
    prompt: ask(text),
    answer: numberAnswer(
      value,
      [
        wrong`${ordered} | You counted each group ${own} times, once for each order. Divide by ${own}.`,
        wrong`${all ** count / own} | You allowed repeats. After each choice, one fewer is left.`,
        count === 2
          ? wrong`${ordered / count} | Divide by the number of orders of a pair.`
          : wrong`${ordered / count} | You divided by 3. Three people or things have 6 orders, so divide by 6.`,
        wrong`${all * count} | You multiplied ${all} by ${count}. Choose one after another, then divide by the orders.`,
        wrong`${all - 1} | You counted the choices of only one of them. All the others have choices too.`,
        ...nearly(value),
      ]
        .map(([number, reason]) => [Number(number), String(reason)] as const)
        .filter(([number]) => Number.isInteger(number)),
    ),
    solution: [
      step`Choose one after another. | ${falling(all, count).join(' xx ')} = ${ordered}`,
      step`The order does not matter, and each group of ${count} was counted once in each of its orders. | ${falling(count, count).join(' xx ')} = ${own}`,
      step`Divide. | ${ordered}/${own} = ${value}`,
    ],
  };
};

const TEAMS = [
  ['doctor', 'nurse', 'team'],
  ['singer', 'drummer', 'band'],
  ['teacher', 'student', 'committee'],
] as const;

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Some from each of two kinds of people. */
const fromBoth: Make = (draw) => {
  const [one, another, team] = draw.pick(TEAMS);
  const [ones, others] = [draw.integer(4, 7), draw.integer(3, 6)];
  const [first, second] = draw.pick([
    [2, 1],
    [2, 2],
    [1, 2],
    [3, 1],
  ] as const);
  const [ofOnes, ofOthers] = [groupsOf(first, ones), groupsOf(second, others)];
  const value = ofOnes * ofOthers;
  if (ones === others) return fromBoth(draw, 5);
  return {
    prompt: ask`From ${ones} ${one}s and ${others} ${another}s, a ${team} of ${counted(first, one)} and ${counted(second, another)} is chosen. How many different choices are possible?`,
    answer: numberAnswer(value, [
      wrong`${ofOnes + ofOthers} | You added. Each choice of ${one}s goes with each choice of ${another}s, so multiply.`,
      wrong`${product(falling(ones, first)) * product(falling(others, second))} | The order in a ${team} does not matter. Divide by the number of orders.`,
      wrong`${groupsOf(first + second, ones + others)} | You chose from everyone. The numbers of ${one}s and ${another}s are fixed, so choose from each group.`,
      wrong`${ones ** first * others ** second} | You allowed repeats and counted orders. Nobody is chosen twice, and the order does not matter.`,
      ...nearly(value),
    ]),
    solution: [
      step`Choose the ${one}s. Divide by the number of orders. | ${written(first, ones)}`,
      step`Choose the ${another}s. | ${written(second, others)}`,
      step`Each choice of one goes with each choice of the other, so multiply. | ${ofOnes} xx ${ofOthers} = ${value}`,
    ],
  };
};

function written(count: number, all: number): string {
  if (count === 1) return String(all);
  return `(${falling(all, count).join(' xx ')})/(${falling(count, count).join(' xx ')}) = ${groupsOf(count, all)}`;
}

export const skill = defineSkill(lesson, {
  1: [choices],
  2: [choices, codes, orders],
  3: [codes, orders, groups],
  4: [codes, groups],
  5: [fromBoth, noZeroFirst],
});
