import Fraction from 'fraction.js';
import { randomInteger } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import {
  asFractions,
  drawProper,
  fractionAnswer,
  mixed,
  overOf,
  tidied,
  underOf,
  workOut,
  type FractionMistakes,
} from './fraction';

function productOf(left: Fraction, right: Fraction): Exercise {
  const [a, b, c, d] = [overOf(left), underOf(left), overOf(right), underOf(right)];
  return {
    prompt: workOut(`${mixed(left)} xx ${mixed(right)}`),
    answer: fractionAnswer(left.mul(right), [
      ...separately(left, right, (one, other) => one.mul(other), 'multiplied'),
      [
        left.div(right),
        'You divided. To multiply, take numerator times numerator and denominator times denominator.',
      ],
      [
        new Fraction(a * c, b === d ? b : b + d),
        'The numerator is right. The denominators are multiplied as well.',
      ],
      [left.add(right), 'You added. Look at the sign: the numbers are multiplied.'],
      [
        new Fraction(a * d * b * c, b * d),
        'With a common denominator you can add. To multiply, none is needed: multiply the denominators as well.',
      ],
    ]),
    solution: [
      ...asFractions(left, right),
      step(
        'Multiply the numerators, and multiply the denominators.',
        `${left.toFraction()} xx ${right.toFraction()} = (${a} xx ${c})/(${b} xx ${d}) = ${a * c}/${b * d}`,
      ),
      ...tidied(a * c, b * d),
    ],
  };
}

function quotientOf(left: Fraction, right: Fraction): Exercise {
  const [a, b, c, d] = [overOf(left), underOf(left), overOf(right), underOf(right)];
  const turned = `${d}/${c}`;
  return {
    prompt: workOut(`${mixed(left)} -: ${mixed(right)}`),
    answer: fractionAnswer(left.div(right), [
      ...separately(left, right, (one, other) => one.div(other), 'divided'),
      [left.mul(right), `You multiplied. To divide by $${right.toFraction()}$, multiply by $${turned}$.`],
      [
        right.div(left),
        `You flipped the first fraction. Flip the second one, $${right.toFraction()}$, instead.`,
      ],
      [left.mul(d), `You multiplied by ${d}. Now divide by ${c} too.`],
      [left.div(c), `You divided by ${c}. Now multiply by ${d} too.`],
    ]),
    solution: [
      ...asFractions(left, right),
      step(
        `Dividing by $${right.toFraction()}$ is the same as multiplying by $${turned}$.`,
        `${left.toFraction()} -: ${right.toFraction()} = ${left.toFraction()} xx ${turned}`,
      ),
      step(
        'Multiply the numerators, and multiply the denominators.',
        `(${a} xx ${d})/(${b} xx ${c}) = ${a * d}/${b * c}`,
      ),
      ...tidied(a * d, b * c),
    ],
  };
}

/** The wholes for themselves and the fractions for themselves: it works for sums only. */
function separately(
  left: Fraction,
  right: Fraction,
  apply: (one: Fraction, other: Fraction) => Fraction,
  done: string,
): FractionMistakes {
  const [one, other] = [left.floor(), right.floor()];
  const parts = [left.sub(one), right.sub(other)] as const;
  if ([one, other, ...parts].some((part) => part.equals(0))) return [];
  return [
    [
      apply(one, other).add(apply(...parts)),
      `You ${done} the whole numbers and the fractions separately. That works only for sums: write both as fractions first.`,
    ],
  ];
}

export const wholeTimes: Make = (random, difficulty) => {
  const whole = randomInteger(random, 2, 6);
  const part = drawProper(random, 3, 9);
  const [over, under] = [overOf(part), underOf(part)];
  if (whole === under) return wholeTimes(random, difficulty);
  return {
    prompt: workOut(`${whole} xx ${over}/${under}`),
    answer: fractionAnswer(part.mul(whole), [
      [
        part.div(whole),
        `You multiplied the denominator by ${whole}. That makes the pieces smaller. There are ${whole} times as many: multiply the numerator.`,
      ],
      [
        part,
        `You multiplied the numerator and the denominator by ${whole}. That gives the same fraction as before: multiply the numerator only.`,
      ],
      [part.add(whole), `You added ${whole}. Look at the sign: it asks you to multiply.`],
      [new Fraction(whole + over, under), `You added ${whole} to the numerator. Multiply it by ${whole}.`],
    ]),
    solution: [
      step(
        `Take $${over}/${under}$ not once but ${whole} times: there are ${whole} times as many pieces of the same size.`,
        `${whole} xx ${over}/${under} = (${whole} xx ${over})/${under} = ${whole * over}/${under}`,
      ),
      ...tidied(whole * over, under),
    ],
  };
};

export const product: Make = (random, difficulty) => {
  const [left, right] = [drawProper(random, 2, 9), drawProper(random, 3, 9)];
  return left.equals(right) ? product(random, difficulty) : productOf(left, right);
};

export const quotient: Make = (random, difficulty) => {
  const [left, right] = [drawProper(random, 2, 9), drawProper(random, 3, 9)];
  return left.equals(right) ? quotient(random, difficulty) : quotientOf(left, right);
};

export const mixedProduct: Make = (random, difficulty) => {
  const left = drawProper(random, 2, 5).add(randomInteger(random, 1, 3));
  const right = drawProper(random, 2, 6).add(difficulty === 4 ? 0 : randomInteger(random, 1, 2));
  return left.equals(right) ? mixedProduct(random, difficulty) : productOf(left, right);
};

export const mixedQuotient: Make = (random, difficulty) => {
  const left = drawProper(random, 2, 6).add(randomInteger(random, 1, 4));
  const right = drawProper(random, 2, 6).add(difficulty === 4 ? 0 : randomInteger(random, 1, 2));
  return left.equals(right) ? mixedQuotient(random, difficulty) : quotientOf(left, right);
};
