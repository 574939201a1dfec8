import type { Step } from '../../../exercise/text';
import { step } from '../../making/blocks';
import { bracketed, sum } from '../../making/write';

/** What is asked where there are two. */
export const ASK = 'Find both solutions.';

/** "(x - 3)": zero where x is the root. */
export function factor(root: number): string {
  return root === 0 ? 'x' : `(${sum([1, 'x'], [-root, ''])})`;
}

/** "x(x + 5)", with zero first. */
export function factors(one: number, another: number): string {
  return another === 0 ? `${factor(another)}${factor(one)}` : `${factor(one)}${factor(another)}`;
}

/** a(x - one)(x - another), multiplied out. */
export function multiplied(a: number, one: number, another: number): string {
  return sum([a, 'x^2'], [-a * (one + another), 'x'], [a * one * another, '']);
}

/** From x^2 + bx + c = 0 to both solutions. */
export function solvedByFactors(one: number, another: number): Step[] {
  const [p, q] = [-one, -another];
  return [
    ...(p * q === 0
      ? [step('Both terms share the factor $x$. Factor it out.', `${factors(one, another)} = 0`)]
      : [
          step(
            `Look for two numbers with the product $${p * q}$ and the sum $${p + q}$.`,
            `${p} xx ${bracketed(q)} = ${p * q}`,
          ),
          step('Write the left side as a product.', `${factors(one, another)} = 0`),
        ]),
    zeroProduct(one, another),
  ];
}

export function zeroProduct(one: number, another: number): Step {
  return step('A product is zero only if one of its factors is zero.', `x = ${one} "or" x = ${another}`);
}
