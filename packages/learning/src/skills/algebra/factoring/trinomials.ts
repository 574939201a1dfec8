import type { Exercise } from '../../../exercise/exercise';
import { expressionAnswer } from '../../making/answers';
import { formula, picture, say, step } from '../../making/blocks';
import { rectangle } from '../products';
import { bracketed, sum } from '../../making/write';

export const ASK = say('Write it as a product.');

export function brackets(p: number, q: number): string {
  return `(${sum([1, 'x'], [p, ''])})(${sum([1, 'x'], [q, ''])})`;
}

/** a(x + p)(x + q), multiplied out. */
export function trinomial(a: number, p: number, q: number): Exercise {
  const [total, product] = [p + q, p * q];
  const line = sum([a, 'x^2'], [a * total, 'x'], [a * product, '']);
  const inside = sum([1, 'x^2'], [total, 'x'], [product, '']);
  const before = a === 1 ? '' : String(a);
  const right = `${before}${brackets(p, q)}`;
  const [small, large] = Math.abs(p) < Math.abs(q) ? [p, q] : [q, p];
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(right, 'factored', [
      ...(a === 1
        ? []
        : ([[brackets(p, q), `You lost the factor ${a}. Write it in front of the parentheses.`]] as const)),
      [
        `${before}${brackets(-p, -q)}`,
        `The product fits, but the sum does not: it must be $${total}$. Flip both signs.`,
      ],
      [
        `${before}${brackets(small, -large)}`,
        `Watch the signs: the numbers must have the product $${product}$ and the sum $${total}$.`,
      ],
      [
        `${before}${brackets(-small, large)}`,
        `Watch the signs: the numbers must have the product $${product}$ and the sum $${total}$.`,
      ],
      ...(total === 0 || product === 0
        ? []
        : ([
            [
              `${before}${brackets(total, product)}`,
              `These are the sum and the product themselves. Look for two numbers that have them.`,
            ],
          ] as const)),
    ]),
    solution: [
      ...(a === 1 ? [] : [step(`All terms share the factor ${a}. Factor it out.`, `${a}(${inside})`)]),
      step(`Look for two numbers with the product $${product}$ and the sum $${total}$.`),
      step(
        product > 0
          ? `The product is positive, so both have the same sign: ${total > 0 ? 'plus' : 'minus'}, like the sum.`
          : `The product is negative, so the signs differ. The larger one has the sign of the sum.`,
        `${p} xx ${bracketed(q)} = ${product}`,
      ),
      {
        text: 'Draw it: the area is given, and these are the sides.',
        show: picture(
          rectangle(
            [
              [1, 'x'],
              [p, ''],
            ],
            [
              [1, 'x'],
              [q, ''],
            ],
          ),
        ),
      },
      step('Write the product. Multiply out to check.', `${line} = ${right}`),
    ],
  };
}
