import Fraction from 'fraction.js';
import { valueAt } from '../../exercise/polynomial/polynomial';
import { polynomialOf, type Expression } from '../../exercise/polynomial/expression';
import {
  formulasOf,
  inParentheses,
  written,
  type Contradiction,
  type FindContradiction,
} from './contradiction';
import { numberIn, readFormula } from './read-formula';

/** Checks a wrong result by the size of its parts, the opposite operation, the last digit or rounding. */
export const inComputation: FindContradiction = (exercise, given) => {
  // An estimate need not have the exact result.
  if (exercise.answer.kind !== 'number' || exercise.answer.tolerance !== undefined) return null;
  const [right, wrong] = [exercise.answer.value, given].map(numberIn);
  if (!right || !wrong || wrong.equals(right)) return null;
  for (const formula of formulasOf(exercise)) {
    if (!numberIn(formula)?.equals(right)) continue;
    const found =
      ofRoot(formula, wrong) ??
      ofDifference(formula, wrong) ??
      ofSum(formula, wrong) ??
      ofQuotient(formula, wrong) ??
      ofProduct(formula, wrong);
    if (found !== null) return found;
  }
  return null;
};

const valueOf = (part: Expression): Fraction => valueAt(polynomialOf(part), {});

function ofSum(formula: string, wrong: Fraction): Contradiction | null {
  const expression = readFormula(formula);
  const terms = expression?.kind === 'sum' ? expression.terms.map(valueOf) : [];
  const largest = terms.reduce((most, term) => (term.gt(most) ? term : most), new Fraction(0));
  if (terms.length < 2 || terms.some((term) => term.lte(0)) || wrong.gt(largest)) return null;
  return `A sum of positive numbers is larger than each of them. But ${written(wrong, formula)} is not larger than ${written(largest, formula)}.`;
}

/** "a - b" with two numbers. */
function ofDifference(formula: string, wrong: Fraction): Contradiction | null {
  const expression = readFormula(formula);
  const [from, taken, more] = expression?.kind === 'sum' ? expression.terms : [];
  if (!from || taken?.kind !== 'negative' || more) return null;
  const [whole, part] = [valueOf(from), valueOf(taken.of)];
  return `Check by adding back what was subtracted. $${written(wrong, formula)} + ${inParentheses(written(part, formula))} = ${written(wrong.add(part), formula)}$, not ${written(whole, formula)}.`;
}

/** "a -: b" with two numbers, each perhaps in parentheses. */
function ofQuotient(formula: string, wrong: Fraction): Contradiction | null {
  const parts = formula.split('-:').map((part) => numberIn(part.trim()));
  const [whole, by] = parts;
  if (parts.length !== 2 || !whole || !by) return null;
  return `Check by multiplying back. $${inParentheses(written(wrong, formula))} xx ${inParentheses(written(by, formula))} = ${written(wrong.mul(by), formula)}$, not ${written(whole, formula)}.`;
}

/** "a xx b" with two numbers. */
function ofProduct(formula: string, wrong: Fraction): Contradiction | null {
  const parts = formula.split('xx').map((part) => numberIn(part.trim()));
  const [one, other] = parts;
  if (parts.length !== 2 || !one || !other) return null;
  const product = one.mul(other);
  const name = `$${formula}$`;
  if (wrong.s !== 0n && product.s !== wrong.s) {
    const rule =
      product.s > 0n
        ? 'The factors have the same sign, so the product is positive'
        : 'The factors have different signs, so the product is negative';
    return `${rule}. ${written(wrong, formula)} is not.`;
  }
  if (one.lte(0) || other.lte(0) || formula.includes('/')) return null;
  const [low, high] = [
    rounded(one, 'floor').mul(rounded(other, 'floor')),
    rounded(one, 'ceil').mul(rounded(other, 'ceil')),
  ];
  if (wrong.lt(low))
    return `Round both factors down. $${written(rounded(one, 'floor'), formula)} xx ${written(rounded(other, 'floor'), formula)} = ${written(low, formula)}$ is already more than ${written(wrong, formula)}.`;
  if (wrong.gt(high))
    return `Round both factors up. Even $${written(rounded(one, 'ceil'), formula)} xx ${written(rounded(other, 'ceil'), formula)} = ${written(high, formula)}$ is less than ${written(wrong, formula)}.`;
  const digits = [one, other, wrong].map(lastDigit);
  const [first, second, ending] = digits;
  if (first === undefined || second === undefined || ending === undefined || (first * second) % 10 === ending)
    return null;
  return `Compare the last digits. $${first} xx ${second} = ${first * second}$, so ${name} ends in ${(first * second) % 10}. But ${written(wrong, formula)} ends in ${ending}.`;
}

/** "sqrt(n)" */
function ofRoot(formula: string, wrong: Fraction): Contradiction | null {
  const of = /^sqrt\((\d+)\)$/.exec(formula)?.[1];
  if (of === undefined) return null;
  return `Check by squaring. $${inParentheses(written(wrong))}^2 = ${written(wrong.mul(wrong))}$, not ${of}.`;
}

/** To one significant digit. */
function rounded(value: Fraction, way: 'floor' | 'ceil'): Fraction {
  const unit = new Fraction(10).pow(Math.floor(Math.log10(Number(value)))) ?? new Fraction(1);
  return value.div(unit)[way]().mul(unit);
}

const lastDigit = (value: Fraction): number | undefined =>
  value.d === 1n && value.s > 0n ? Number(value.n % 10n) : undefined;
