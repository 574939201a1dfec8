import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { commonDivisor, quotient } from '../../making/write';
import { decimal } from '../write-number';
import { factorOf, saying } from './say-change';

/** The value after the change is known. */
export const backToStart: Make = (random, difficulty) => {
  const change = pick(random, difficulty === 4 ? [10, 20, 25, 50] : [-15, -10, -5, 5, 15, 30, 60]);
  const piece = commonDivisor(100 + change, 100);
  const parts = (100 + change) / piece;
  const value = (1000 / piece) * randomInteger(random, piece === 50 ? 15 : 3, piece > 10 ? 60 : 16);
  const now = (value * (100 + change)) / 100;
  const wrong = decimal(now * (100 - change), 100);
  return {
    prompt: [
      say(
        `A town has ${now} people now. This is ${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} than ten years ago. How many people lived there then?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        wrong,
        `You took ${Math.abs(change)}% of ${now}. It was ${Math.abs(change)}% of the old number: divide by ${factorOf(change)}.`,
      ],
      [decimal(now * (100 + change), 100), `You went forward again. Go back: divide by ${factorOf(change)}.`],
      [now - change, `${Math.abs(change)}% is not ${Math.abs(change)} people.`],
      [now / parts, `This is ${piece}% of the old number. 100% is ${100 / piece} times as much.`],
    ]),
    solution: [
      step(
        `The old number is 100%. The number now is ${100 + change}% of it.`,
        `x xx ${factorOf(change)} = ${now}`,
      ),
      step(`Find ${piece}%: divide by ${parts}.`, `${now} -: ${parts} = ${now / parts}`),
      step(`100% is ${100 / piece} times as much.`, `${now / parts} xx ${100 / piece} = ${value}`),
      step(`Check: $${value} xx ${factorOf(change)} = ${now}$.`),
    ],
  };
};

const RETURNS = [
  [-20, 25],
  [-50, 100],
  [25, -20],
  [100, -50],
  [-75, 300],
  [60, -37.5],
  [-60, 150],
  [-37.5, 60],
  [300, -75],
  [150, -60],
] as const;

/** Which change leads back to the start? */
export const upAndBack: Make = (random) => {
  const [there, back] = pick(random, RETURNS);
  const start = pick(random, [40, 80, 120, 160, 200]);
  const middle = (start * (100 + there)) / 100;
  const value = Math.abs(back);
  const gap = Math.abs(middle - start);
  return {
    prompt: [
      say(
        `A share of stock is worth ${start} dollars. Its value ${saying(there)}. By what percentage must it ${back > 0 ? 'rise' : 'fall'} to be worth ${start} dollars again?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [
          Math.abs(there),
          `${Math.abs(there)}% of ${start} and ${Math.abs(there)}% of ${decimal(middle)} are not the same. The way back starts from ${decimal(middle)}.`,
        ],
        [decimal(gap), `This is the way back in dollars. What percentage of ${decimal(middle)} is it?`],
        [
          quotient(middle * 100, start),
          `This is ${decimal(middle)} as a percentage of ${start}. The question asks for the change, starting from ${decimal(middle)}.`,
        ],
        [
          decimal(100 + back),
          `The new value is ${decimal(100 + back)}% of ${decimal(middle)}. The change is the difference from 100%.`,
        ],
        [decimal(value + 5), `Check: start from ${decimal(middle)}.`],
      ],
      '%',
    ),
    solution: [
      step('What is it worth after the first change?', `${start} xx ${factorOf(there)} = ${decimal(middle)}`),
      step(
        'How far is the way back?',
        back > 0
          ? `${start} - ${decimal(middle)} = ${decimal(gap)}`
          : `${decimal(middle)} - ${start} = ${decimal(gap)}`,
      ),
      step(
        `Compare it with ${decimal(middle)}, where the way back starts.`,
        `${decimal(gap)} -: ${decimal(middle)} = ${decimal(value, 100)}`,
      ),
      step('As a percentage.', `${decimal(value, 100)} = ${value}%`),
    ],
  };
};
