import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { quotient } from '../../making/write';
import { decimal } from '../write-number';
import { partOf } from './parts';

/** 18 of 24 is 3/4, so 75 %. */
export const whatPercent: Make = (random, difficulty) => {
  const whole = pick(random, difficulty === 3 ? [20, 25, 50, 200] : [40, 60, 75, 80, 120]);
  const percent = 5 * randomInteger(random, 1, 19);
  const part = (whole * percent) / 100;
  const isWhole = Number.isInteger(part) && percent !== 50 && part !== percent;
  if (!isWhole) return whatPercent(random, difficulty);
  return {
    prompt: [
      say(
        pick(random, [
          `${part} of ${whole} seats are taken. What percentage is that?`,
          `${part} of ${whole} questions are answered. What percentage is that?`,
          `Of ${whole} seeds, ${part} have come up. What percentage is that?`,
        ]),
      ),
    ],
    answer: numberAnswer(
      percent,
      [
        [100 - percent, 'This is the other part. Check what the question asks.'],
        [part, `${part} is the count. Percent means how many out of every 100.`],
        [decimal(percent, 10), 'The decimal point is one place off.'],
        [quotient(whole, part), `You divided ${whole} by ${part}. Ask what part of ${whole} it is.`],
        [percent + 10, `10% of ${whole} is ${partOf(whole, 10)}. Count how many times it goes in.`],
        [percent - 5, `5% of ${whole} is ${partOf(whole, 5)}. Count how many times it goes in.`],
      ],
      '%',
    ),
    solution: [
      step(
        `Write it as a fraction and simplify.`,
        `${part}/${whole}${quotient(part, whole) === `${part}/${whole}` ? '' : ` = ${quotient(part, whole)}`}`,
      ),
      step(
        `10% of ${whole} is ${partOf(whole, 10)}. How many such tenths make ${part}?`,
        `${part} -: ${partOf(whole, 10)} = ${decimal(percent, 10)}`,
      ),
      step('Each tenth is 10%.', `${decimal(percent, 10)} xx 10 = ${percent}`),
    ],
  };
};
