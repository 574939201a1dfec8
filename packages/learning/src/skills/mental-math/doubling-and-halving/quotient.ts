import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { workOut } from '../work-out';
import { decimal } from '../write-number';

const DIVISORS = { 3: [5, 15, 25], 4: [15, 35, 45], 5: [2.5, 3.5, 4.5, 7.5] } as const;

/** Both are doubled: 315 -: 45 is 630 -: 90. */
export const quotient: Make = (random, difficulty) => {
  const divisor = pick(random, DIVISORS[difficulty === 4 || difficulty === 5 ? difficulty : 3]);
  const value =
    divisor === 5 ? randomInteger(random, 21, 99) : randomInteger(random, 6, difficulty === 5 ? 38 : 19);
  if (value === 10 || value === 20) return quotient(random, difficulty);
  const whole = value * divisor;
  const [twice, under] = [whole * 2, divisor * 2];
  return {
    prompt: workOut(`${whole} -: ${divisor}`),
    answer: numberAnswer(value, [
      [
        decimal(value / 4),
        'You doubled one and halved the other. That is for products. In a quotient, do the same to both.',
      ],
      [value * 2, `You doubled only ${whole}. Double ${divisor} as well.`],
      [decimal(value / 2), `You doubled only ${divisor}. Double ${whole} as well.`],
      [value * 10, `There is one zero too many: $${twice} -: ${under}$.`],
      [value + 1, `Check: $${value + 1} xx ${divisor}$ is more than ${whole}.`],
    ]),
    solution: [
      step('Double both: twice as much for twice as many.', `${whole} -: ${divisor} = ${twice} -: ${under}`),
      step('Now it is easy.', `${twice} -: ${under} = ${value}`),
      step(`Check: $${value} xx ${divisor} = ${whole}$.`),
    ],
  };
};
