import {
  ask,
  commonDivisor,
  counted,
  defineSkill,
  drawBag,
  drawRatio,
  listed,
  nearly,
  numberAnswer,
  quotient,
  sizeOf,
  step,
  wrong,
  type Draw,
  type Make,
} from '../builder';
import { lesson } from './lesson';

type Fits = readonly [words: string, fits: (card: number) => boolean];

function isPrime(number: number): boolean {
  return (
    number > 1 && !Array.from({ length: number - 2 }, (_, index) => index + 2).some((by) => number % by === 0)
  );
}

function drawFits(draw: Draw, all: number): Fits {
  const by = draw.integer(3, 6);
  const bound = draw.integer(4, all - 4);
  return draw.pick([
    [`a multiple of ${by}`, (card) => card % by === 0],
    [`more than ${bound}`, (card) => card > bound],
    ['a prime number', isPrime],
    [`not a multiple of ${by}`, (card) => card % by !== 0],
  ] as const satisfies readonly Fits[]);
}

function cardsUpTo(all: number): number[] {
  return Array.from({ length: all }, (_, index) => index + 1);
}

/** One of the cards from 1 on that fits one condition. */
const oneCard: Make = (draw, difficulty) => {
  const all = draw.integer(6 + 4 * difficulty, 10 + 5 * difficulty);
  const [words, fits] = drawFits(draw, all);
  const fitting = cardsUpTo(all).filter(fits);
  const count = fitting.length;
  if (count * 2 === all) return oneCard(draw, difficulty);
  return {
    prompt: ask`Cards are numbered from 1 to ${all}. You draw one. How likely is it that its number is ${words}?`,
    answer: numberAnswer(quotient(count, all), [
      wrong`${quotient(all - count, all)} | This is the probability of the other cards. Subtract it from 1.`,
      wrong`${quotient(count, all - count)} | You divided by the cards that do not fit. Divide by all ${all}.`,
      wrong`${quotient(1, all)} | This is the probability of one card. Count all the cards that fit.`,
      wrong`${quotient(1, 2)} | You treated the two outcomes as equally likely. Count the cards instead.`,
      wrong`${quotient(count - 1, all)} | Your count is too small. Count the cards that fit again.`,
      wrong`${quotient(count + 1, all)} | Your count is too large. Count the cards that fit again.`,
    ]),
    solution: [
      step`All ${all} cards are equally likely.`,
      count > all / 2
        ? step`${all - count} cards do not fit: ${cardsUpTo(all)
            .filter((card) => !fits(card))
            .join(', ')}. The others fit. | ${all} - ${all - count} = ${count}`
        : step`These cards fit: ${fitting.join(', ')}.`,
      step`Divide. | ${writtenShare(count, all)}`,
    ],
  };
};

/** Two conditions that some cards meet both of. */
const eitherCard: Make = (draw) => {
  const one = draw.integer(2, 5);
  const another = draw.other(3, 7, one);
  if (commonDivisor(one, another) > 1) return eitherCard(draw, 5);
  const all = one * another * draw.integer(1, 2) + draw.integer(1, 8);
  const many = (fits: (card: number) => boolean) => cardsUpTo(all).filter(fits).length;
  const [ones, others, both] = [
    many((card) => card % one === 0),
    many((card) => card % another === 0),
    many((card) => card % (one * another) === 0),
  ];
  if (all > 44 || all < 14) return eitherCard(draw, 5);
  const count = ones + others - both;
  return {
    prompt: ask`Cards are numbered from 1 to ${all}. You draw one. How likely is it that its number is a multiple of ${one} or of ${another}?`,
    answer: numberAnswer(quotient(count, all), [
      wrong`${quotient(ones + others, all)} | You counted the multiples of both twice: ${one * another} is in both lists.`,
      wrong`${quotient(both, all)} | You counted only the multiples of both numbers. A multiple of one of them is enough.`,
      wrong`${quotient(count - both, all)} | You left out the cards that fit both. They fit too.`,
      wrong`${quotient(all - count, all)} | You counted the cards that do not fit. Subtract from 1.`,
      wrong`${quotient(ones, all)} | You left out the multiples of ${another}. Count them too.`,
      wrong`${quotient(others, all)} | You left out the multiples of ${one}. Count them too.`,
    ]),
    solution: [
      step`Count the multiples of ${one} and those of ${another}: ${ones} and ${others}.`,
      step`The multiples of ${one * another} are in both. There ${both === 1 ? 'is 1' : `are ${both}`}: count each once. | ${ones} + ${others} - ${both} = ${count}`,
      step`Divide by all ${all} cards. | ${writtenShare(count, all)}`,
    ],
  };
};

/** "4/12 = 1/3", or just "5/12" if it is in lowest terms. */
function writtenShare(over: number, under: number): string {
  const short = quotient(over, under);
  return short === `${over}/${under}` ? short : `${over}/${under} = ${short}`;
}

const fromBag: Make = (draw, difficulty) => {
  const bag = drawBag(draw, difficulty === 1 ? 2 : 3, 4 + 2 * difficulty);
  const [color, count] = bag[0] ?? ['', 0];
  const all = sizeOf(bag);
  const asksOthers = difficulty > 1 && draw.chance(0.6);
  const fitting = asksOthers ? all - count : count;
  const rest = all - fitting;
  return {
    prompt: ask`A bag holds ${listed(bag)}. You take one without looking. How likely is it that the ball is ${asksOthers ? 'not ' : ''}${color}?`,
    answer: numberAnswer(quotient(fitting, all), [
      wrong`${quotient(rest, all)} | This is the probability that the ball is ${asksOthers ? '' : 'not '}${color}. Subtract it from 1.`,
      wrong`${quotient(fitting, rest)} | You divided by the other balls. Divide by all ${all}.`,
      wrong`${quotient(asksOthers ? bag.length - 1 : 1, bag.length)} | You counted colors. They are not equally likely, so count balls.`,
      wrong`${quotient(1, all)} | This is the probability of a single ball. Count all the balls that fit.`,
      wrong`${quotient(fitting, all + 1)} | The total is wrong. Count all the balls again: there are ${all}.`,
      wrong`${quotient(fitting, all - 1)} | The total is wrong. Count all the balls again: there are ${all}.`,
    ]),
    solution: [
      step`Count all the balls, because each is equally likely. | ${bag.map(([, number]) => number).join(' + ')} = ${all}`,
      asksOthers
        ? step`Count the ones that are ${asksOthers ? 'not ' : ''}${color}: ${fitting}. | ${all} - ${count} = ${fitting}`
        : step`Count the ones that are ${asksOthers ? 'not ' : ''}${color}: ${fitting}.`,
      step`Divide. | ${writtenShare(fitting, all)}`,
    ],
  };
};

/** The probability and the number of balls that fit are known; how many others are there? */
const howManyOthers: Make = (draw) => {
  const [over, rest] = drawRatio(draw, 7);
  const times = draw.integer(2, 6);
  const [red, blue, under] = [over * times, rest * times, over + rest];
  return {
    prompt: ask`A bag holds only red and blue balls, and ${red} of them are red. You take a red one with probability $${over}/${under}$. How many balls are blue?`,
    answer: numberAnswer(blue, [
      wrong`${under * times} | This is the number of all the balls. Subtract the red ones.`,
      wrong`${rest} | This is how many blue balls go with ${over} red ones. But there are ${red} red balls.`,
      wrong`${quotient(red * under, rest)} | You used $${over}/${under}$ as the ratio of red to blue. It is the share of red among all the balls.`,
      wrong`${quotient(red * over, under)} | You found $${over}/${under}$ of ${red}. But ${red} is the part, not the whole.`,
      ...nearly(blue),
    ]),
    solution: [
      step`Of ${under} balls, ${over} are red. How many times is that? | ${red} -: ${over} = ${times}`,
      step`Find how many balls are in the bag. | ${under} xx ${times} = ${under * times}`,
      step`The others are blue. | ${under * times} - ${red} = ${blue}`,
    ],
  };
};

/** Red balls are added until the probability has the given value. */
const putIn: Make = (draw) => {
  const [over, rest] = drawRatio(draw, 4);
  const times = draw.integer(2, 5);
  const [blue, wanted, under] = [rest * times, over * times, over + rest];
  const red = draw.integer(2, wanted - 2);
  const value = wanted - red;
  if (value === red) return putIn(draw, 5);
  return {
    prompt: ask`A bag holds ${red} red and ${blue} blue balls. How many red balls must be put in so that the probability of a red one is $${over}/${under}$?`,
    answer: numberAnswer(value, [
      wrong`${wanted} | This is how many red balls there must be. ${red} of them are already in the bag, so subtract.`,
      wrong`${quotient(over * (red + blue) - red * under, under)} | You did not change the total number of balls. Each ball that is put in adds to the total.`,
      wrong`${under * times - red} | Subtract the blue ones too: the question asks only for the red ones.`,
      wrong`${over} | This is the numerator of the fraction. Find the number of balls instead.`,
      ...nearly(value),
    ]),
    solution: [
      step`The number of blue balls does not change. Find their share. | 1 - ${over}/${under} = ${rest}/${under}`,
      step`${counted(rest, 'part')} ${rest === 1 ? 'makes' : 'make'} ${blue} balls. Find one part. | ${blue} -: ${rest} = ${times}`,
      step`The red balls are ${counted(over, 'part')}. | ${over} xx ${times} = ${wanted}`,
      step`${red} red balls are already there, so subtract. | ${wanted} - ${red} = ${value}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [fromBag],
  2: [fromBag, oneCard],
  3: [fromBag, oneCard],
  4: [eitherCard, howManyOthers, putIn],
  5: [eitherCard, putIn, howManyOthers],
});
