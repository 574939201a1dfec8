import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { bracketed } from '../../making/write';

const SIGNS = [
  [-1, 1],
  [1, -1],
  [-1, -1],
  [-1, -1],
] as const;

/** A product or a quotient with at least one negative number. */
export const multiplied: Make = (random) => {
  const [signOfFirst, signOfSecond] = pick(random, SIGNS);
  const [first, second] = [
    randomInteger(random, 3, 12) * signOfFirst,
    randomInteger(random, 2, 9) * signOfSecond,
  ];
  const product = first * second;
  const divides = random() < 0.4;
  const [left, sign, right, result] = divides
    ? ([product, '-:', second, first] as const)
    : ([first, 'xx', second, product] as const);
  const line = `${bracketed(left)} ${sign} ${bracketed(right)}`;
  const equalSigns = left * right > 0;
  const rule = equalSigns
    ? 'Both signs are the same. The second minus sign flips the number back, so the result is positive.'
    : 'The signs are different: one minus sign flips the number once, so the result is negative.';
  const sizes = `${Math.abs(left)} ${sign} ${Math.abs(right)} = ${Math.abs(result)}`;
  return {
    prompt: [say('Work it out.'), formula(line)],
    answer: numberAnswer(result, [
      [-result, `The size is right, but the sign is not. ${rule}`],
      [left + right, `You added. The sign here asks you to ${divides ? 'divide' : 'multiply'}.`],
      [left - right, `You subtracted. The sign here asks you to ${divides ? 'divide' : 'multiply'}.`],
      [
        result + Math.abs(right),
        'The sign is right, but the multiplication is not. Work out the sizes again.',
      ],
      [
        result - Math.abs(right),
        'The sign is right, but the multiplication is not. Work out the sizes again.',
      ],
    ]),
    solution: [
      step(rule),
      step('Work out the sizes without signs.', sizes),
      step('Put the sign back.', `${line} = ${result}`),
    ],
  };
};
