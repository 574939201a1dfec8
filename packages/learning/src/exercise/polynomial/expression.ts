import Fraction from 'fraction.js';
import { constant, plus, times, toPower, variable, type Polynomial } from './polynomial';

const MINUS_ONE = constant(new Fraction(-1));

/** The expression as written, because its form is checked too, not only its value. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'sum'; readonly terms: readonly Expression[] }
  | { readonly kind: 'product'; readonly factors: readonly Expression[] }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: number };

/** Throws `TooLarge`. */
export function polynomialOf(expression: Expression): Polynomial {
  switch (expression.kind) {
    case 'number':
      return constant(expression.value);
    case 'variable':
      return variable(expression.name);
    case 'negative':
      return times(MINUS_ONE, polynomialOf(expression.of));
    case 'sum':
      return expression.terms.map(polynomialOf).reduce(plus);
    case 'product':
      return expression.factors.map(polynomialOf).reduce(times);
    case 'power':
      return toPower(polynomialOf(expression.base), expression.exponent);
  }
}
