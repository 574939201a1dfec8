import Fraction from 'fraction.js';
import {
  formulasOf,
  inParentheses,
  written,
  type Contradiction,
  type FindContradiction,
} from './contradiction';
import { numberIn } from '../../exercise/polynomial/read-formula';

/**
 * Checks a wrong result by the size of its parts, the opposite operation, the last digit or rounding. Only for one
 * operation with written numbers: the parts of a longer calculation are results that the learner does not see.
 */
export const inComputation: FindContradiction = (exercise, given) => {
  // An estimate need not have the exact result.
  if (exercise.answer.kind !== 'number' || exercise.answer.tolerance !== undefined) return null;
  const [right, wrong] = [exercise.answer.value, given].map(numberIn);
  if (!right || !wrong || wrong.equals(right)) return null;
  for (const formula of formulasOf(exercise)) {
    for (const [operator, check] of CHECKS) {
      const numbers = numbersOf(formula, operator);
      // "12 - 5 - 3" could be split in another way than it is calculated.
      if (!numbers || !resultOf(operator, numbers).equals(right)) continue;
      const found = check(numbers, wrong, formula);
      if (found !== null) return found;
    }
    const found = ofRoot(formula, right, wrong);
    if (found !== null) return found;
  }
  return null;
};

type Operator = '+' | '-' | '-:' | 'xx';
type Pair = readonly [Fraction, Fraction];
type Check = (numbers: Pair, wrong: Fraction, formula: string) => Contradiction | null;

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:/\d+)?`;

/** The numbers of "a + b", each perhaps in parentheses. */
function numbersOf(formula: string, operator: Operator): Pair | null {
  const sign = operator === '+' ? String.raw`\+` : operator;
  const parts = new RegExp(`^\\(?(${NUMBER})\\)? ${sign} \\(?(${NUMBER})\\)?$`).exec(formula);
  const [, one, other] = parts ?? [];
  return one === undefined || other === undefined ? null : [new Fraction(one), new Fraction(other)];
}

function resultOf(operator: Operator, [one, other]: Pair): Fraction {
  switch (operator) {
    case '+':
      return one.add(other);
    case '-':
      return one.sub(other);
    case '-:':
      return one.div(other);
    case 'xx':
      return one.mul(other);
  }
}

const ofSum: Check = ([one, other], wrong, formula) => {
  const larger = one.gt(other) ? one : other;
  if (one.lte(0) || other.lte(0) || wrong.gt(larger)) return null;
  return `A sum of positive numbers is larger than each of them. But ${written(wrong, formula)} is not larger than ${written(larger, formula)}.`;
};

const ofDifference: Check = ([whole, part], wrong, formula) =>
  `Check by adding back what was subtracted. $${written(wrong, formula)} + ${inParentheses(written(part, formula))} = ${written(wrong.add(part), formula)}$, not ${written(whole, formula)}.`;

const ofQuotient: Check = ([whole, by], wrong, formula) =>
  `Check by multiplying back. $${inParentheses(written(wrong, formula))} xx ${inParentheses(written(by, formula))} = ${written(wrong.mul(by), formula)}$, not ${written(whole, formula)}.`;

const ofProduct: Check = (numbers, wrong, formula) => {
  const [one, other] = numbers;
  const product = one.mul(other);
  if (wrong.s !== 0n && product.s !== 0n && product.s !== wrong.s) {
    const rule =
      product.s > 0n
        ? 'The factors have the same sign, so the product is positive'
        : 'The factors have different signs, so the product is negative';
    const sign = wrong.s > 0n ? 'positive' : 'negative';
    return `${rule}. But your answer, ${written(wrong, formula)}, is ${sign}.`;
  }
  if (one.lte(0) || other.lte(0) || formula.includes('/')) return null;
  return bySize(numbers, wrong, formula) ?? byLastDigit(numbers, wrong, formula);
};

/** Rounding that changes nothing would give the answer away. */
function bySize([one, other]: Pair, wrong: Fraction, formula: string): Contradiction | null {
  const product = one.mul(other);
  const ofRounded = (way: 'floor' | 'ceil') => {
    const factors = [rounded(one, way), rounded(other, way)] as const;
    const bound = factors[0].mul(factors[1]);
    const math = `${written(factors[0], formula)} xx ${written(factors[1], formula)} = ${written(bound, formula)}`;
    return bound.equals(product) ? null : { bound, math };
  };
  const [low, high] = [ofRounded('floor'), ofRounded('ceil')];
  if (low && wrong.lt(low.bound))
    return `Round the factors down. $${low.math}$ is already more than ${written(wrong, formula)}.`;
  if (high && wrong.gt(high.bound))
    return `Round the factors up. Even $${high.math}$ is less than ${written(wrong, formula)}.`;
  return null;
}

function byLastDigit([one, other]: Pair, wrong: Fraction, formula: string): Contradiction | null {
  const [first, second, ending] = [one, other, wrong].map(lastDigit);
  // With one digit each, the product of the last digits is the answer.
  if (first === undefined || second === undefined || ending === undefined || (one.lt(10) && other.lt(10)))
    return null;
  if ((first * second) % 10 === ending) return null;
  return `Compare the last digits. $${first} xx ${second} = ${first * second}$, so $${formula}$ ends in ${(first * second) % 10}. But ${written(wrong, formula)} ends in ${ending}.`;
}

const CHECKS: readonly (readonly [Operator, Check])[] = [
  ['-', ofDifference],
  ['+', ofSum],
  ['-:', ofQuotient],
  ['xx', ofProduct],
];

/** "sqrt(n)" */
function ofRoot(formula: string, right: Fraction, wrong: Fraction): Contradiction | null {
  const of = /^sqrt\((\d+)\)$/.exec(formula)?.[1];
  if (of === undefined || !right.mul(right).equals(of)) return null;
  return `Check by squaring. $${inParentheses(written(wrong))}^2 = ${written(wrong.mul(wrong))}$, not ${of}.`;
}

/** To one significant digit. */
function rounded(value: Fraction, way: 'floor' | 'ceil'): Fraction {
  const unit = new Fraction(10).pow(Math.floor(Math.log10(Number(value)))) ?? new Fraction(1);
  return value.div(unit)[way]().mul(unit);
}

const lastDigit = (value: Fraction): number | undefined =>
  value.d === 1n && value.s > 0n ? Number(value.n % 10n) : undefined;
