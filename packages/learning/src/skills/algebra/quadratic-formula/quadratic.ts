import type { Step } from '../../../exercise/text';
import { step } from '../../making/blocks';
import { bracketed, sum } from '../../making/write';

/** ax^2 + bx + c, with a above zero and a b that is not zero. */
export interface Quadratic {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export function discriminantOf({ a, b, c }: Quadratic): number {
  return b * b - 4 * a * c;
}

export function isSquare(number: number): boolean {
  return number >= 0 && Number.isInteger(Math.sqrt(number));
}

export function written({ a, b, c }: Quadratic, letter = 'x'): string {
  return sum([a, `${letter}^2`], [b, letter], [c, '']);
}

/** "(-5)^2 - 4 xx 2 xx (-3) = 25 + 24 = 49" */
export function discriminantStep({ a, b, c }: Quadratic): Step {
  const product = 4 * a * c;
  return step(
    'Put $a$, $b$ and $c$ into the discriminant, with their signs.',
    `b^2 - 4ac = ${bracketed(b)}^2 - 4 xx ${a} xx ${bracketed(c)} = ${b * b} ${product < 0 ? '+' : '-'} ${Math.abs(product)} = ${b * b - product}`,
  );
}

export function coefficientsStep({ a, b, c }: Quadratic): Step {
  return step('Read off the numbers, with their signs.', `a = ${a}, b = ${b}, c = ${c}`);
}

/** "x = (5 +- sqrt(49))/4" */
export function formulaStep({ a, b, c }: Quadratic, letter = 'x'): Step {
  const discriminant = discriminantOf({ a, b, c });
  return step(
    'Put them into the formula. It begins with $-b$.',
    `${letter} = ${fractionOf(-b, `sqrt(${discriminant})`, 2 * a)}`,
  );
}

/** "(5 +- 7)/4" */
export function fractionOf(first: number, root: string, under: number): string {
  return `(${first} +- ${root})/${under}`;
}

/** The solution with the plus sign and the one with the minus sign, as decimals. */
export function solutionsOf({ a, b, c }: Quadratic): readonly [number, number] {
  const root = Math.sqrt(discriminantOf({ a, b, c }));
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)];
}
