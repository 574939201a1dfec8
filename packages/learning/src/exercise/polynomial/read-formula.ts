import type Fraction from 'fraction.js';
import { polynomialOf, type Expression } from './expression';
import { powersOf, TooLarge, valueAt, type Polynomial } from './polynomial';
import { readExpression } from './read-expression';

/** Our own AsciiMath in the signs of typed expressions: "7 xx 8" as "7*8". */
const typed = (math: string) => math.replace(/xx/g, '*').replace(/-:/g, '/');

/** null for a formula that is not a polynomial, such as one with a root or a letter in a divisor. */
function readFormula(math: string): Expression | null {
  return readExpression(typed(math));
}

export function polynomialIn(math: string): Polynomial | null {
  const expression = readFormula(math);
  if (!expression) return null;
  try {
    return polynomialOf(expression);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

export function lettersIn(polynomial: Polynomial): string[] {
  return [...new Set([...polynomial.keys()].flatMap((term) => [...powersOf(term).keys()]))].sort();
}

/** The value of a formula without letters. */
export function numberIn(math: string): Fraction | null {
  const polynomial = polynomialIn(math);
  return polynomial && lettersIn(polynomial).length === 0 ? valueAt(polynomial, {}) : null;
}
