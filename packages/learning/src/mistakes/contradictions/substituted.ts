import Fraction from 'fraction.js';
import { powersOf, type Polynomial } from '../../exercise/polynomial/polynomial';

/** The exact value of a polynomial. Its letters must all have a value. */
export function substituted(polynomial: Polynomial, values: Readonly<Record<string, Fraction>>): Fraction {
  let sum = new Fraction(0);
  for (const [term, coefficient] of polynomial) {
    let product = coefficient;
    for (const [letter, power] of powersOf(term))
      product = product.mul((values[letter] ?? new Fraction(0)).pow(power) ?? 0);
    sum = sum.add(product);
  }
  return sum;
}
