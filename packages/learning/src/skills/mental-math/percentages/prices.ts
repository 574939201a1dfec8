import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people, pick } from '../../making/draw';
import { commonDivisor, quotient } from '../../making/write';
import { GOODS } from '../goods';
import { decimal } from '../write-number';
import { partOf } from './parts';

/** What is left is worked out at once: less 30 % is 70 %. */
export const discount: Make = (random, difficulty) => {
  const percent = pick(random, difficulty === 4 ? [10, 20, 30, 40] : [15, 35, 45, 12]);
  const price = difficulty === 4 ? 5 * other(random, 5, 30, 10, 20) : 20 * other(random, 4, 19, 5, 10);
  const isTip = random() < 0.35 && percent < 30;
  const kept = isTip ? 100 + percent : 100 - percent;
  const [who = ''] = people(random, 1);
  const change = partOf(price, percent);
  const value = partOf(price, kept);
  return {
    prompt: [
      say(
        isTip
          ? `A meal costs ${price} dollars. ${who} adds a tip of ${percent}%. How many dollars does ${who} pay?`
          : `${pick(random, GOODS)} costs ${price} dollars. Today it is ${percent}% cheaper. How many dollars does ${who} pay?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        change,
        isTip
          ? 'This is only the tip. The meal must be paid for too.'
          : 'This is what is saved. The question asks what is paid.',
      ],
      [
        isTip ? price + percent : price - percent,
        `${percent}% is not ${percent} dollars: it is ${percent} out of every 100.`,
      ],
      [
        partOf(price, isTip ? 100 - percent : 100 + percent),
        isTip ? 'A tip is added.' : 'Cheaper means less: take it away.',
      ],
      [partOf(price, isTip ? 110 : 90), `This is for 10%. Here it is ${percent}%.`],
      [partOf(price, kept + 5), `Work out ${percent}% again: 10% is ${partOf(price, 10)}.`],
    ]),
    solution: [
      step('10% is a tenth.', `${price} -: 10 = ${partOf(price, 10)}`),
      ...(percent === 10
        ? []
        : [
            step(
              `So ${percent}% is ${decimal(percent, 10)} times as much.`,
              `${partOf(price, 10)} xx ${decimal(percent, 10)} = ${change}`,
            ),
          ]),
      step(isTip ? 'Add it.' : 'Take it away.', `${price} ${isTip ? '+' : '-'} ${change} = ${value}`),
    ],
  };
};

/** From what is paid back to the price before: the percentage was of the old price. */
export const before: Make = (random) => {
  const percent = pick(random, [10, 20, 25, 30, 40, 60]);
  const price = 20 * other(random, 2, 24, 5);
  const left = 100 - percent;
  const paid = Number(partOf(price, left));
  const piece = commonDivisor(left, 100);
  const share = left / piece;
  return {
    prompt: [
      say(
        `${pick(random, GOODS)} is ${percent}% cheaper than before and now costs ${paid} dollars. How many dollars did it cost before?`,
      ),
    ],
    answer: numberAnswer(price, [
      [
        partOf(paid, 100 + percent),
        `You added ${percent}% of ${paid}. The ${percent}% was of the old price, which is larger.`,
      ],
      [paid + percent, `${percent}% is not ${percent} dollars.`],
      [partOf(paid, left), `You took ${percent}% off again. Go back to the old price.`],
      [quotient(paid * 100, percent), `${paid} dollars is not ${percent}% but what is left: ${left}%.`],
    ]),
    solution: [
      step(`What is left is ${left}% of the old price.`, `100 - ${percent} = ${left}`),
      ...(share > 1
        ? [
            step(
              `So ${left}% is ${paid} dollars. First find ${piece}%.`,
              `${paid} -: ${share} = ${paid / share}`,
            ),
          ]
        : []),
      step(`100% is ${100 / piece} times ${piece}%.`, `${paid / share} xx ${100 / piece} = ${price}`),
      step(
        `Check: ${percent}% of ${price} is ${partOf(price, percent)}, and $${price} - ${partOf(price, percent)} = ${paid}$.`,
      ),
    ],
  };
};
