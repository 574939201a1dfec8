import Fraction from 'fraction.js';

/**
 * A sum with like terms collected: the variables of a term ("", "x", "x^2 y") → its coefficient, never 0. Two
 * expressions are equal for all numbers exactly when their polynomials are equal.
 */
export type Polynomial = ReadonlyMap<string, Fraction>;

/** Far beyond what students write. Without a limit, "(a+b+c+d)^20" would freeze the page. */
const MAX_TERMS = 400;
const LARGEST = 10n ** 40n;

export class TooLarge extends Error {}

export function constant(value: Fraction): Polynomial {
  return value.equals(0) ? new Map() : new Map([['', value]]);
}

export function variable(name: string): Polynomial {
  return new Map([[name, new Fraction(1)]]);
}

export function plus(left: Polynomial, right: Polynomial): Polynomial {
  const sum = new Map(left);
  for (const [variables, coefficient] of right) collect(sum, variables, coefficient);
  return sum;
}

export function times(left: Polynomial, right: Polynomial): Polynomial {
  if (left.size * right.size > MAX_TERMS) throw new TooLarge();
  const product = new Map<string, Fraction>();
  for (const [ofLeft, one] of left) {
    for (const [ofRight, other] of right) collect(product, joined(ofLeft, ofRight), one.mul(other));
  }
  return product;
}

export function toPower(base: Polynomial, exponent: number): Polynomial {
  let power = constant(new Fraction(1));
  for (let factor = 0; factor < exponent; factor++) power = times(power, base);
  return power;
}

export function equal(left: Polynomial, right: Polynomial): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([variables, coefficient]) => right.get(variables)?.equals(coefficient));
}

/** The exact value where letters stand for numbers. Each letter must have one. */
export function valueAt(polynomial: Polynomial, values: Readonly<Record<string, Fraction>>): Fraction {
  let sum = new Fraction(0);
  for (const [variables, coefficient] of polynomial) {
    let term = coefficient;
    for (const [letter, power] of powersOf(variables))
      term = term.mul((values[letter] ?? new Fraction(0)).pow(power) ?? 0);
    sum = sum.add(term);
  }
  return sum;
}

/** "x^2 y" → x: 2, y: 1. */
export function powersOf(variables: string): Map<string, number> {
  const parts = variables === '' ? [] : variables.split(' ');
  return new Map(parts.map((part) => [part.charAt(0), Number(part.slice(2) || 1)]));
}

function joined(left: string, right: string): string {
  const powers = powersOf(left);
  for (const [name, power] of powersOf(right)) powers.set(name, (powers.get(name) ?? 0) + power);
  const inOrder = [...powers].sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.map(([name, power]) => (power === 1 ? name : `${name}^${power}`)).join(' ');
}

function collect(sum: Map<string, Fraction>, variables: string, coefficient: Fraction) {
  const value = coefficient.add(sum.get(variables) ?? 0);
  if (value.n > LARGEST || value.d > LARGEST) throw new TooLarge();
  if (value.equals(0)) sum.delete(variables);
  else sum.set(variables, value);
}
