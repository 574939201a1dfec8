import { expressionAnswer } from '../../making/answers';
import { formula, picture, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick, signed } from '../../making/draw';
import { rectangle } from '../products';
import { bracketed, commonDivisor, sum } from '../../making/write';
import { ASK, brackets } from './trinomials';

/** (ax + p)(x + q), multiplied out. */
export const leading: Make = (random) => {
  const a = pick(random, [2, 3, 5]);
  const [p, q] = [signed(random, 1, 7), signed(random, 1, 5)];
  const middle = a * q + p;
  if (commonDivisor(a, p) > 1 || middle === 0 || Math.abs(p) === Math.abs(q)) return leading(random, 5);
  const product = a * p * q;
  const line = sum([a, 'x^2'], [middle, 'x'], [p * q, '']);
  const write = (first: number, second: number) =>
    `(${sum([a, 'x'], [first, ''])})(${sum([1, 'x'], [second, ''])})`;
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(write(p, q), 'factored', [
      [
        write(q, p),
        `The numbers are right, but swapped: when multiplied out, the middle term is $${sum([a * p + q, 'x'])}$.`,
      ],
      [write(-p, -q), `The signs are reversed: the middle term must be $${sum([middle, 'x'])}$.`],
      [write(-p, q), `Watch the signs: the last term must be $${p * q}$.`],
      [write(p, -q), `Watch the signs: the last term must be $${p * q}$.`],
      [brackets(p, q), `The product of the first terms must be $${a}x^2$.`],
    ]),
    solution: [
      step(
        `Multiply the first and last numbers: $${a} xx ${bracketed(p * q)} = ${product}$. Look for two numbers with this product and the sum $${middle}$.`,
        `${a * q} xx ${bracketed(p)} = ${product}`,
      ),
      step('Split the middle term into these two.', sum([a, 'x^2'], [a * q, 'x'], [p, 'x'], [p * q, ''])),
      step(
        'Factor out what the terms of each half share.',
        `${a}x(${sum([1, 'x'], [q, ''])}) ${p < 0 ? '-' : '+'} ${Math.abs(p) === 1 ? '' : Math.abs(p)}(${sum([1, 'x'], [q, ''])})`,
      ),
      step('Both parts share the same factor. Factor it out too.', `${line} = ${write(p, q)}`),
      {
        text: 'Check with the rectangle.',
        show: picture(
          rectangle(
            [
              [a, 'x'],
              [p, ''],
            ],
            [
              [1, 'x'],
              [q, ''],
            ],
          ),
        ),
      },
    ],
  };
};
