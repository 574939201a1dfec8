import Fraction from 'fraction.js';
import { randomInteger } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import type { Block } from '../../../exercise/text';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { commonDivisor } from '../../making/write';
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

export function commonDenominator(...fractions: readonly Fraction[]): number {
  return fractions.map(underOf).reduce((one, other) => (one * other) / commonDivisor(one, other));
}

/** left + right, or left - right, which must be above zero. */
export function sumOf(left: Fraction, right: Fraction, sign: '+' | '-', prompt?: readonly Block[]): Exercise {
  const under = commonDenominator(left, right);
  const inPieces = (number: Fraction) => (overOf(number) * under) / underOf(number);
  const [one, other] = [inPieces(left), inPieces(right)];
  const total = sign === '+' ? one + other : one - other;
  const isSame = underOf(left) === underOf(right);
  return {
    prompt: prompt ?? workOut(`${mixed(left)} ${sign} ${mixed(right)}`),
    answer: fractionAnswer(new Fraction(total, under), [
      ...mixedMistakes(left, right, sign),
      ...denominatorMistakes(left, right, sign),
      [
        sign === '+' ? left.sub(right) : left.add(right),
        sign === '+'
          ? 'You subtracted. Here the numbers are added.'
          : 'You added. Here the second number is subtracted.',
      ],
      [left.mul(right), `You multiplied. Here the second is ${sign === '+' ? 'added' : 'subtracted'}.`],
    ]),
    solution: [
      ...asFractions(left, right),
      ...(isSame
        ? []
        : [
            step(
              `The smallest number that ${underOf(left)} and ${underOf(right)} both divide is ${under}. Write both fractions with this denominator.`,
              `${left.toFraction()} ${sign} ${right.toFraction()} = ${one}/${under} ${sign} ${other}/${under}`,
            ),
          ]),
      step(
        `All pieces have the same size. ${sign === '+' ? 'Add' : 'Subtract'} the numerators; the denominator stays.`,
        `${one}/${under} ${sign} ${other}/${under} = ${total}/${under}`,
      ),
      ...tidied(total, under),
    ],
  };
}

function denominatorMistakes(left: Fraction, right: Fraction, sign: '+' | '-'): FractionMistakes {
  const [a, b, c, d] = [overOf(left), underOf(left), overOf(right), underOf(right)];
  const under = commonDenominator(left, right);
  const numerators = sign === '+' ? a + c : a - c;
  const denominators = sign === '+' ? b + d : b - d;
  const done = sign === '+' ? 'added' : 'subtracted';
  if (b === d)
    return [
      [
        new Fraction(numerators, b + d),
        `You added the denominators too. The size of the pieces does not change: the denominator stays ${b}.`,
      ],
    ];
  return [
    [
      new Fraction(numerators, denominators),
      `You ${done} the denominators too. Pieces of different sizes cannot be counted together: write both fractions over ${under} first.`,
    ],
    [
      new Fraction(numerators, under),
      `You changed the denominators to ${under} and left the numerators as they were. What the denominator is multiplied by, the numerator is multiplied by too.`,
    ],
    [
      new Fraction(numerators, Math.max(b, d)),
      `You took the larger denominator and left the numerators as they were. Write both fractions over ${under} first.`,
    ],
  ];
}

function mixedMistakes(left: Fraction, right: Fraction, sign: '+' | '-'): FractionMistakes {
  const wholes = [left.floor(), right.floor()] as const;
  const [one, other] = [left.sub(wholes[0]), right.sub(wholes[1])];
  if (wholes[0].add(wholes[1]).equals(0)) return [];
  if (sign === '+')
    return [
      ...(one.add(other).gt(1)
        ? ([
            [
              left.add(right).sub(1),
              `$${one.toFraction()} + ${other.toFraction()}$ is more than 1. Add this 1 to the whole numbers.`,
            ],
          ] as const)
        : []),
      [one.add(other), 'You added only the fractions. Add the whole numbers too.'],
    ];
  if (one.gte(other))
    return [[one.sub(other), 'You subtracted only the fractions. Subtract the whole numbers too.']];
  return [
    [
      wholes[0].sub(wholes[1]).add(other).sub(one),
      `You took the smaller fraction from the larger. But $${one.toFraction()}$ is less than $${other.toFraction()}$: borrow one whole first.`,
    ],
    [left.sub(right).add(1), 'You borrowed one whole. So there is one fewer whole in front of the fraction.'],
  ];
}

export const sameDenominator: Make = (random) => {
  const under = pick(random, [5, 7, 8, 9, 10, 11, 12]);
  const [left, right] = [drawProper(random, under, under), drawProper(random, under, under)];
  const sign = left.gt(right) && random() < 0.5 ? '-' : '+';
  return sumOf(left, right, sign);
};

/** At difficulty 2 one denominator is a multiple of the other; later neither is. */
export const unlikeDenominators: Make = (random, difficulty) => {
  const [left, right] = [drawProper(random, 2, 12), drawProper(random, 2, 12)];
  const under = commonDenominator(left, right);
  const isMultiple = under === Math.max(underOf(left), underOf(right));
  const isWanted = isMultiple === (difficulty === 2) && underOf(left) !== underOf(right) && under <= 60;
  if (!isWanted) return unlikeDenominators(random, difficulty);
  return sumOf(left, right, left.gt(right) && random() < 0.6 ? '-' : '+');
};

export const mixedSum: Make = (random, difficulty) => {
  const [one, other] = [drawProper(random, 2, 9), drawProper(random, 2, 9)];
  if (underOf(one) === underOf(other) || commonDenominator(one, other) > 45)
    return mixedSum(random, difficulty);
  const small = randomInteger(random, 1, 4);
  const large = small + randomInteger(random, 2, 4);
  // One whole must be broken up.
  if (one.lt(other)) return sumOf(one.add(large), other.add(small), '-');
  return sumOf(one.add(large), other.add(small), '+');
};
