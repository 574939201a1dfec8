import { randomInteger, type Random } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import { commonDivisor, quotient } from '../../making/write';

type Fits = readonly [words: string, fits: (card: number) => boolean];

function isPrime(number: number): boolean {
  return (
    number > 1 && !Array.from({ length: number - 2 }, (_, place) => place + 2).some((by) => number % by === 0)
  );
}

function drawFits(random: Random, all: number): Fits {
  const by = randomInteger(random, 3, 6);
  const bound = randomInteger(random, 4, all - 4);
  return pick(random, [
    [`a multiple of ${by}`, (card) => card % by === 0],
    [`more than ${bound}`, (card) => card > bound],
    ['a prime number', isPrime],
    [`not a multiple of ${by}`, (card) => card % by !== 0],
  ] as const satisfies readonly Fits[]);
}

function cardsUpTo(all: number): number[] {
  return Array.from({ length: all }, (_, place) => place + 1);
}

/** One of the cards from 1 on that fits one condition. */
export const oneCard: Make = (random, difficulty) => {
  const all = randomInteger(random, 6 + 4 * difficulty, 10 + 5 * difficulty);
  const [words, fits] = drawFits(random, all);
  const fitting = cardsUpTo(all).filter(fits);
  const count = fitting.length;
  if (count * 2 === all) return oneCard(random, difficulty);
  return {
    prompt: [
      say(`Cards are numbered from 1 to ${all}. You draw one. How likely is it that its number is ${words}?`),
    ],
    answer: numberAnswer(quotient(count, all), [
      [quotient(all - count, all), `This is how likely it is that the number does not fit.`],
      [quotient(count, all - count), `You divided by the cards that do not fit. Divide by all ${all}.`],
      [quotient(1, all), `This is the chance of one card. ${count} cards fit.`],
      [quotient(1, 2), 'Fits or does not fit: these two are not equally likely. Count cards.'],
      [quotient(count - 1, all), 'One card is missing. Count the ones that fit again.'],
      [quotient(count + 1, all), 'One card too many. Count the ones that fit again.'],
    ]),
    solution: [
      step(`All ${all} cards are equally likely.`),
      step(
        count > all / 2
          ? `${all - count} do not fit: ${cardsUpTo(all)
              .filter((card) => !fits(card))
              .join(', ')}. The others fit.`
          : `These fit: ${fitting.join(', ')}.`,
        count > all / 2 ? `${all} - ${all - count} = ${count}` : undefined,
      ),
      step('Divide.', writtenShare(count, all)),
    ],
  };
};

/** Two conditions that some cards meet both of. */
export const eitherCard: Make = (random) => {
  const one = randomInteger(random, 2, 5);
  const another = other(random, 3, 7, one);
  if (commonDivisor(one, another) > 1) return eitherCard(random, 5);
  const all = one * another * randomInteger(random, 1, 2) + randomInteger(random, 1, 8);
  const many = (fits: (card: number) => boolean) => cardsUpTo(all).filter(fits).length;
  const [ones, others, both] = [
    many((card) => card % one === 0),
    many((card) => card % another === 0),
    many((card) => card % (one * another) === 0),
  ];
  if (all > 44 || all < 14) return eitherCard(random, 5);
  const count = ones + others - both;
  return {
    prompt: [
      say(
        `Cards are numbered from 1 to ${all}. You draw one. How likely is it that its number is a multiple of ${one} or of ${another}?`,
      ),
    ],
    answer: numberAnswer(quotient(count, all), [
      [
        quotient(ones + others, all),
        `You counted the multiples of both twice: ${one * another} is in both lists.`,
      ],
      [quotient(both, all), `These are the multiples of ${one} and of ${another}. One of the two is enough.`],
      [quotient(count - both, all), 'You left out the cards that fit both. They fit too.'],
      [quotient(all - count, all), 'These are the cards that do not fit.'],
      [quotient(ones, all), `You left out the multiples of ${another}.`],
      [quotient(others, all), `You left out the multiples of ${one}.`],
    ]),
    solution: [
      step(`Count the multiples of ${one} and those of ${another}: ${ones} and ${others}.`),
      step(
        `The multiples of ${one * another} are in both. There ${both === 1 ? 'is 1' : `are ${both}`}: count each once.`,
        `${ones} + ${others} - ${both} = ${count}`,
      ),
      step(`Divide by all ${all} cards.`, writtenShare(count, all)),
    ],
  };
};

/** "4/12 = 1/3", or only "5/12" if there is nothing to shorten. */
export function writtenShare(over: number, under: number): string {
  const short = quotient(over, under);
  return short === `${over}/${under}` ? short : `${over}/${under} = ${short}`;
}
