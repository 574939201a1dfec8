import Fraction from 'fraction.js';
import { polynomialOf, type Expression } from './expression';
import { powersOf, type Polynomial } from './polynomial';

export type Unfinished =
  'brackets' | 'numbers' | 'like-terms' | 'no-product' | 'common-factor' | 'more-factors';

/** @returns null for a sum of different terms, each a number times variables */
export function leftToSimplify(expression: Expression): Unfinished | null {
  const terms = expression.kind === 'sum' ? expression.terms : [expression];
  for (const term of terms) {
    const left = leftInTerm(term);
    if (left) return left;
  }
  const alike = new Set(terms.map((term) => [...polynomialOf(term).keys()].join()));
  const zeros = terms.some((term) => polynomialOf(term).size === 0);
  return alike.size < terms.length || (zeros && terms.length > 1) ? 'like-terms' : null;
}

function leftInTerm(term: Expression): Unfinished | null {
  const factors = factorsOf(term);
  if (factors.some(({ kind }) => kind === 'sum')) return 'brackets';
  const numbers = factors.filter(({ kind }) => kind === 'number').length;
  const names = factors.flatMap((factor) => (factor.kind === 'variable' ? [factor.name] : []));
  const writtenPowers = factors.some((factor) => factor.kind === 'power' && factor.base.kind !== 'variable');
  const inPowers = factors.flatMap((factor) =>
    factor.kind === 'power' && factor.base.kind === 'variable' ? [factor.base.name] : [],
  );
  if (numbers > 1 || writtenPowers) return 'numbers';
  const all = [...names, ...inPowers];
  return new Set(all).size < all.length ? 'like-terms' : null;
}

/**
 * @returns null for a product that cannot be factored further
 * @param complete the same product, completely factored
 */
export function leftToFactor(expression: Expression, complete: Expression): Unfinished | null {
  const factors = bracketsOf(expression);
  const whole = expression.kind === 'negative' ? expression.of : expression;
  if (whole.kind === 'sum') return 'no-product';
  if (factors.some((factor) => hasCommonFactor(polynomialOf(factor)))) return 'common-factor';
  if (factors.some((factor) => leftToSimplify(factor))) return 'like-terms';
  return factors.length < bracketsOf(complete).length ? 'more-factors' : null;
}

/** The factors that are sums, with multiplicity. */
function bracketsOf(expression: Expression): Expression[] {
  return factorsOf(expression).flatMap((factor) => {
    if (factor.kind === 'sum') return [factor];
    if (factor.kind !== 'power') return [];
    return Array.from({ length: factor.exponent }, () => bracketsOf(factor.base)).flat();
  });
}

function factorsOf(expression: Expression): Expression[] {
  if (expression.kind === 'negative') return factorsOf(expression.of);
  return expression.kind === 'product' ? expression.factors.flatMap(factorsOf) : [expression];
}

/** A number or variable that divides every term. */
function hasCommonFactor(polynomial: Polynomial): boolean {
  const number = [...polynomial.values()].reduce((common, value) => common.gcd(value), new Fraction(0));
  if (!number.abs().equals(1)) return true;
  const [first = new Map<string, number>(), ...others] = [...polynomial.keys()].map(powersOf);
  return [...first.keys()].some((name) => others.every((powers) => powers.has(name)));
}
