import Fraction from 'fraction.js';

export type Term = readonly [coefficient: number, variables: string];

/** "3x^2 - x + 4": terms with 0 are left out. Read by `readExpression` and shown as AsciiMath. */
export function sum(...terms: readonly Term[]): string {
  const written = terms
    .filter(([coefficient]) => coefficient !== 0)
    .map(([coefficient, variables], index) => {
      const sign = index === 0 ? (coefficient < 0 ? '-' : '') : coefficient < 0 ? ' - ' : ' + ';
      const size = Math.abs(coefficient);
      return `${sign}${size === 1 && variables !== '' ? '' : size}${variables}`;
    });
  return written.join('') || '0';
}

/** As a further term of a sum: "+ 5", "- 5". */
export function added(number: number): string {
  return `${number < 0 ? '-' : '+'} ${Math.abs(number)}`;
}

/** In parentheses if negative, for use after a sign: "5 - (-3)". */
export function bracketed(number: number): string {
  return number < 0 ? `(${number})` : String(number);
}

/** In lowest terms: "3/4", "-2". */
export function quotient(over: number, under: number): string {
  return new Fraction(over, under).toFraction();
}

/** "3/4 x", "-x", "2x": a coefficient that may be a fraction, before a variable. */
export function times(coefficient: string, variable: string): string {
  if (coefficient === '1') return variable;
  if (coefficient === '-1') return `-${variable}`;
  return coefficient.includes('/') ? `${coefficient} ${variable}` : `${coefficient}${variable}`;
}

/** "1 part", "3 parts". */
export function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

export function commonDivisor(one: number, another: number): number {
  return another === 0 ? Math.abs(one) : commonDivisor(another, one % another);
}
