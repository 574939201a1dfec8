import {
  ask,
  commonDivisor,
  counted,
  defineSkill,
  drawRatio,
  nearly,
  numberAnswer,
  picture,
  quotient,
  step,
  wrong,
  type Drawing,
  type Make,
} from '../builder';
import { lesson } from './lesson';

/** A bar for each name, with as many equal parts as its number. Each part is labeled with its value, if given. */
function ratioBars(shares: readonly (readonly [name: string, parts: number])[], worth = ''): Drawing {
  const words = shares.map(([name, parts]) => `${name} has ${parts}`).join(', ');
  return {
    kind: 'bar-model',
    text: `Bars of equal parts: ${words}.${worth === '' ? '' : ` Each part is ${worth}.`}`,
    bars: shares.map(([label, parts], index) => ({
      label,
      parts: Array.from({ length: parts }, () => ({ size: 1, label: worth, marked: index === 0 })),
    })),
  };
}

/** "18 : 24 = 3 : ?" without the 3: in lowest terms. */
const lowestTerms: Make = (draw) => {
  const [a, b] = drawRatio(draw, 9);
  const times = draw.integer(3, 9);
  return {
    prompt: ask`A school has ${a * times} bicycles and ${b * times} scooters. In lowest terms this ratio is $${a} : x$. Find $x$.`,
    answer: numberAnswer(b, [
      wrong`${b * times - (a * times - a)} | You subtracted the same number from both. Divide both by the same number.`,
      wrong`${times} | This is what both are divided by. Now divide the second number by it.`,
      wrong`${b * times} | You did not divide the second number: ${a * times} became ${a}, so both are divided.`,
      wrong`${quotient(a * a, b)} | You reversed the ratio. Keep the bicycles first and the scooters second.`,
      ...nearly(b),
    ]),
    solution: [
      step`What was the first number divided by? | ${a * times} -: ${a} = ${times}`,
      step`Divide the second number by the same number. | x = ${b * times} -: ${times} = ${b}`,
      {
        text: 'Now both count parts of the same size.',
        show: picture(
          ratioBars(
            [
              ['Bicycles', a],
              ['Scooters', b],
            ],
            String(times),
          ),
        ),
      },
    ],
  };
};

const THINGS = ['dollars', 'pistachios', 'stickers', 'shells'] as const;

const shared: Make = (draw) => {
  const [a, b] = drawRatio(draw, 7);
  const worth = draw.other(3, 12, a, b);
  const [first = '', second = ''] = draw.people(2);
  const thing = draw.pick(THINGS);
  const [all, value] = [(a + b) * worth, b * worth];
  return {
    prompt: ask`${first} and ${second} share ${all} ${thing} in the ratio $${a} : ${b}$. How many does ${second} get?`,
    answer: numberAnswer(value, [
      wrong`${a * worth} | This is ${first}'s share. The first number belongs to the first name.`,
      wrong`${quotient(all, a)} | You divided by ${a}. There are ${a} and ${b} parts: divide by ${a + b} first.`,
      wrong`${quotient(all, b)} | You divided by ${b}. There are ${a} and ${b} parts: divide by ${a + b} first.`,
      wrong`${worth} | This is one part. ${second} gets ${b} of them.`,
      wrong`${quotient(all, 2)} | You gave each of them half. The shares are not equal: use the ratio.`,
      ...nearly(value),
    ]),
    solution: [
      step`Count the parts. | ${a} + ${b} = ${a + b}`,
      step`Find one part. | ${all} -: ${a + b} = ${worth}`,
      {
        text: `${second} has ${b} parts.`,
        show: picture(
          ratioBars(
            [
              [first, a],
              [second, b],
            ],
            String(worth),
          ),
        ),
      },
      step`So this is the share. | ${b} xx ${worth} = ${value}`,
    ],
  };
};

/** The difference is known instead of the whole. */
const difference: Make = (draw) => {
  const [one, another] = drawRatio(draw, 8);
  const [a, b] = [Math.max(one, another), Math.min(one, another)];
  if (a - b < 2) return difference(draw, 4);
  const worth = draw.other(3, 9, a - b, a + b);
  const [first = '', second = ''] = draw.people(2);
  const thing = draw.pick(THINGS);
  const more = (a - b) * worth;
  const value = (a + b) * worth;
  return {
    prompt: ask`${first} and ${second} share some ${thing} in the ratio $${a} : ${b}$. ${first} gets ${more} more than ${second}. How many ${thing} are there in all?`,
    answer: numberAnswer(value, [
      wrong`${quotient(more * (a + b), a)} | You used ${more} as ${first}'s whole share. It is only how much more ${first} gets: ${a - b} parts.`,
      wrong`${quotient(more, a)} | You divided by ${a}. ${more} is ${a - b} parts, so divide by that and multiply by ${a + b}.`,
      wrong`${quotient(more, b)} | You divided by ${b}. ${more} is ${a - b} parts, so divide by that and multiply by ${a + b}.`,
      wrong`${more * (a + b)} | You used ${more} as one part. It is ${a - b} parts: divide first.`,
      wrong`${a * worth} | This is only ${first}'s share. Add ${second}'s share.`,
      wrong`${b * worth} | This is only ${second}'s share. Add ${first}'s share.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many more parts does ${first} have? | ${a} - ${b} = ${a - b}`,
      step`These ${a - b} parts are ${more}. Find one part. | ${more} -: ${a - b} = ${worth}`,
      {
        text: 'Draw both shares.',
        show: picture(
          ratioBars(
            [
              [first, a],
              [second, b],
            ],
            String(worth),
          ),
        ),
      },
      step`There are ${a + b} parts in all. | ${a + b} xx ${worth} = ${value}`,
    ],
  };
};

/** Three shares: of the whole at difficulty 4, from one known share at difficulty 5. */
const threeShares: Make = (draw, difficulty) => {
  const [a, b] = drawRatio(draw, 5);
  const c = draw.other(1, 7, a, b);
  // Two shares that equal the third one would give its value away.
  if (difficulty === 5 && a + c === b) return threeShares(draw, difficulty);
  const worth = draw.other(4, 15, a, b, c);
  const [first = '', second = '', third = ''] = draw.people(3);
  const all = (a + b + c) * worth;
  const fromShare = difficulty === 5;
  const [known, value] = fromShare ? [(a + c) * worth, b * worth] : [all, c * worth];
  const [who, whose] = fromShare ? [second, b] : [third, c];
  const story = fromShare
    ? `${first} and ${third} together get ${known} dollars.`
    : `There are ${known} dollars.`;
  const parts = fromShare ? a + c : a + b + c;
  return {
    prompt: ask`${first}, ${second} and ${third} share money in the ratio $${a} : ${b} : ${c}$. ${story} How many dollars does ${who} get?`,
    answer: numberAnswer(value, [
      wrong`${quotient(known * whose, fromShare ? a + b + c : a + b)} | ${fromShare ? `${known} dollars is not the whole: it is ${a + c} of ${a + b + c} parts.` : 'You counted the parts of only two people. Count the parts of all three.'}`,
      wrong`${quotient(known, whose)} | You divided by ${whose}. ${known} dollars is ${parts} parts, so divide by that first.`,
      wrong`${worth} | This is one part. ${who} gets ${whose}.`,
      wrong`${a * worth} | This is ${first}'s share. Check which number belongs to ${who}.`,
      wrong`${quotient(known, 3)} | You gave each of them a third. The shares are not equal: use the ratio.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many parts make ${known} dollars? | ${fromShare ? `${a} + ${c} = ${parts}` : `${a} + ${b} + ${c} = ${parts}`}`,
      step`Find one part. | ${known} -: ${parts} = ${worth}`,
      {
        text: 'Draw the shares.',
        show: picture(
          ratioBars(
            [
              [first, a],
              [second, b],
              [third, c],
            ],
            String(worth),
          ),
        ),
      },
      step`${who} gets ${counted(whose, 'part')}. | ${whose} xx ${worth} = ${value}`,
    ],
  };
};

const CHAINS = [
  ['In a box', 'beads', 'red', 'blue', 'green'],
  ['In a pond', 'fish', 'orange', 'black', 'silver'],
  ['In a park', 'tulips', 'yellow', 'red', 'white'],
  ['In a parking lot', 'cars', 'gray', 'white', 'red'],
] as const;

/** Two ratios that share the middle one: red to blue, blue to green. */
const chained: Make = (draw) => {
  const [a, b] = drawRatio(draw, 5);
  const [c, d] = drawRatio(draw, 6);
  const common = (b * c) / commonDivisor(b, c);
  // One of them must not be a multiple of the other: then there is nothing to make equal.
  if (common === b || common === c) return chained(draw, 5);
  const [red, green] = [(a * common) / b, (d * common) / c];
  const times = draw.integer(2, 5);
  const value = green * times;
  const [where, things, first, middle, last] = draw.pick(CHAINS);
  return {
    prompt: ask`${where}, ${first} and ${middle} ${things} are in the ratio $${a} : ${b}$, and ${middle} and ${last} ${things} are in the ratio $${c} : ${d}$. There are ${red * times} ${first} ${things}. How many ${last} ${things} are there?`,
    answer: numberAnswer(value, [
      wrong`${quotient(red * times * d, a)} | You went from ${first} to ${last} directly. The ${middle} ${things} are ${b} parts in one ratio and ${c} in the other: make them equal first.`,
      wrong`${common * times} | This is the number of ${middle} ${things}. Use the second ratio to find the ${last} ones.`,
      wrong`${green} | This is how many ${last} ${things} go with ${red} ${first} ones. But there are ${red * times} ${first} ${things}.`,
      wrong`${red * times + d - a} | You added the same number. Multiply both numbers of a ratio by the same number instead.`,
      ...nearly(value),
    ]),
    solution: [
      step`Make the ${middle} ${things} equal in both ratios: ${common} is a multiple of ${b} and ${c}. | ${a} : ${b} = ${red} : ${common}`,
      step`The second ratio too. | ${c} : ${d} = ${common} : ${green}`,
      step`So ${green} ${last} ${things} go with ${red} ${first} ones, and there are ${red * times} ${first} ${things}. How many times is that? | ${red * times} -: ${red} = ${times}`,
      step`Multiply the ${last} ones by that. | ${green} xx ${times} = ${value}`,
    ],
  };
};

const RECIPES = [
  ['cups of rice', 'cups of water'],
  ['spoons of honey', 'cups of tea'],
  ['buckets of sand', 'buckets of cement'],
  ['liters of red paint', 'liters of white paint'],
] as const;

/** The mistake of adding the same amount to both. */
const recipe: Make = (draw, difficulty) => {
  const [a, b] = drawRatio(draw, difficulty === 1 ? 5 : 8);
  const times = draw.other(3, difficulty === 1 ? 6 : 12, a, b);
  const [one, another] = draw.pick(RECIPES);
  const value = b * times;
  return {
    prompt: ask`For ${a} ${one} you use ${b} ${another}. How many ${another} do you use for ${a * times} ${one}?`,
    answer: numberAnswer(value, [
      wrong`${b + a * times - a} | You added the same number to both. A ratio stays the same when both are multiplied by the same number.`,
      wrong`${quotient(a * a * times, b)} | You reversed the ratio. ${b} belongs to the ${another}.`,
      wrong`${quotient(a * times, b)} | You divided by ${b}. First find how many times ${a} goes into ${a * times}.`,
      wrong`${times} | This is how many times as much there is. Now multiply ${b} by it.`,
      wrong`${a * times} | This is the number of ${one}. The question is about ${another}.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many times as much is it? | ${a * times} -: ${a} = ${times}`,
      step`Use ${times} times as many ${another} too. | ${b} xx ${times} = ${value}`,
    ],
  };
};

const missing: Make = (draw) => {
  const [a, b] = drawRatio(draw, 7);
  const times = draw.other(2, 9, a, b);
  const shrinks = draw.chance(0.5);
  const [left, right] = shrinks
    ? [`${a * times} : ${b * times}`, `${a} : x`]
    : [`${a} : ${b}`, `${a * times} : x`];
  const value = shrinks ? b : b * times;
  const [from, fromA, toA] = shrinks ? [b * times, a * times, a] : [b, a, a * times];
  const verb = shrinks ? 'divided' : 'multiplied';
  return {
    prompt: ask`Both ratios are the same. Find $x$. | ${left} = ${right}`,
    answer: numberAnswer(value, [
      wrong`${from + toA - fromA} | You ${shrinks ? 'subtracted the same number from' : 'added the same number to'} both. Both are ${verb} by the same number.`,
      wrong`${times} | This is what both are ${verb} by. Now use it for the second number.`,
      wrong`${shrinks ? b * times * times : quotient(b, times)} | You went the wrong way. Check whether the first number gets larger or smaller.`,
      wrong`${toA} | This is the first number. The question is about the second one.`,
      ...nearly(value),
    ]),
    solution: [
      step`Look at the first numbers: ${fromA} is ${verb} by ${times} to get ${toA}. | ${shrinks ? `${fromA} -: ${times} = ${toA}` : `${fromA} xx ${times} = ${toA}`}`,
      step`Do the same with the second. | ${shrinks ? `x = ${from} -: ${times} = ${value}` : `x = ${from} xx ${times} = ${value}`}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [recipe],
  2: [recipe, missing, lowestTerms],
  3: [shared, lowestTerms],
  4: [difference, threeShares],
  5: [chained, threeShares],
});
