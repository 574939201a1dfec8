import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { quotient } from '../../making/write';
import { workOut } from '../work-out';
import { decimal } from '../write-number';
import { drawFraction } from './draw-fraction';

/** 0.375 xx 64; beyond 1 at difficulty 5. */
export const multiplied: Make = (random, difficulty) => {
  const drawn = drawFraction(random, difficulty === 3 ? [4, 5] : [8]);
  const over = difficulty === 5 ? drawn.over + drawn.under * randomInteger(random, 1, 2) : drawn.over;
  const under = drawn.under;
  const share = randomInteger(random, 3, difficulty === 3 ? 16 : 12);
  if (over === 1 || share === under || share === over || share === 10) return multiplied(random, difficulty);
  const whole = share * under;
  const factor = decimal(over, under);
  const value = over * share;
  return {
    prompt: workOut(random() < 0.5 ? `${factor} xx ${whole}` : `${whole} xx ${factor}`),
    answer: numberAnswer(value, [
      [share, `This is $1/${under}$ of ${whole}. $${factor}$ is $${over}/${under}$.`],
      [value * 10, 'The decimal point is one place off. Compare: is the factor more or less than 1?'],
      ...(over < under
        ? [[whole - value, `This is the other part: $${under - over}/${under}$ of ${whole}.`] as const]
        : []),
      [(over + 1) * share, `$${over + 1}/${under}$ is ${decimal(over + 1, under)}. Here it is ${factor}.`],
      [(over - 1) * share, `$${over - 1}/${under}$ is ${decimal(over - 1, under)}. Here it is ${factor}.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        `One piece of $1/${under}$ is ${decimal(1, under)}. How many make ${factor}?`,
        `${factor} = ${over}/${under}`,
      ),
      step('Find one piece of the number.', `${whole} -: ${under} = ${share}`),
      step(`Take ${over} of them.`, `${over} xx ${share} = ${value}`),
    ],
  };
};

/** 36 -: 0.75: how often do three quarters go in? */
export const divided: Make = (random, difficulty) => {
  const { over, under, decimal: divisor } = drawFraction(random, difficulty === 4 ? [4, 5] : [4, 8]);
  const times = randomInteger(random, 2, 12);
  if (times === over || times === 10 || (difficulty === 5 && over === 1)) return divided(random, difficulty);
  const whole = over * times;
  const value = under * times;
  return {
    prompt: workOut(`${whole} -: ${divisor}`),
    answer: numberAnswer(value, [
      [
        quotient(whole * over, under),
        `You multiplied by ${divisor}. Ask how many times ${divisor} goes into ${whole}: more than ${whole} times.`,
      ],
      [whole * under, `You multiplied by ${under}. Now divide by ${over} too.`],
      [
        quotient(whole, under),
        `You divided by ${under}. A piece of $1/${under}$ goes ${under} times into each 1.`,
      ],
      [decimal(value, 10), 'The decimal point is one place off.'],
      [value * 10, 'The decimal point is one place off.'],
      [value + under, `Check: $${value + under} xx ${divisor}$ is more than ${whole}.`],
    ]),
    solution: [
      step('Write the decimal as a fraction.', `${divisor} = ${over}/${under}`),
      step(
        `A piece of $1/${under}$ goes ${under} times into each 1.`,
        `${whole} xx ${under} = ${whole * under}`,
      ),
      ...(over > 1
        ? [step(`But it takes ${over} pieces each time.`, `${whole * under} -: ${over} = ${value}`)]
        : []),
      step(`Check: $${value} xx ${divisor} = ${whole}$.`),
    ],
  };
};
