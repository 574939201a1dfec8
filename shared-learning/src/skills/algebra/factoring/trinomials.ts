import { randomInteger } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import { expressionAnswer } from '../answers';
import { formula, picture, say, step } from '../blocks';
import type { Make } from '../by-difficulty';
import { pick, signed } from '../draw';
import { rectangle } from '../products';
import { commonDivisor, sum } from '../write';

const ASK = say('Write it as a product.');

function brackets(p: number, q: number): string {
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
        : ([[brackets(p, q), `You lost the factor ${a}. Write it before the brackets.`]] as const)),
      [
        `${before}${brackets(-p, -q)}`,
        `The product fits, the sum does not: it must be $${total}$. Turn both signs round.`,
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
      ...(a === 1 ? [] : [step(`All terms share the factor ${a}. Take it out.`, `${a}(${inside})`)]),
      step(`Look for two numbers with the product $${product}$ and the sum $${total}$.`),
      step(
        product > 0
          ? `The product is positive, so both have the same sign: ${total > 0 ? 'plus' : 'minus'}, as the sum has.`
          : `The product is negative, so the signs differ. The larger one has the sign of the sum.`,
        `${p} xx ${q < 0 ? `(${q})` : q} = ${product}`,
      ),
      {
        text: 'Draw it: the area is given, the sides are these.',
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

/** x² − 49, 4x² − 25, or a square: x² − 12x + 36. */
export const squares: Make = (random) => {
  const [a, p] = [pick(random, [1, 1, 2, 3]), randomInteger(random, 3, 9)];
  if (commonDivisor(a, p) > 1) return squares(random, 4);
  const side = (number: number) => sum([a, 'x'], [number, '']);
  const isSquare = random() < 0.4;
  const sign = random() < 0.5 ? -p : p;
  const [right, line] = isSquare
    ? [`(${side(sign)})^2`, sum([a * a, 'x^2'], [2 * a * sign, 'x'], [p * p, ''])]
    : [`(${side(p)})(${side(-p)})`, sum([a * a, 'x^2'], [-p * p, ''])];
  const half = sum([a * a, 'x'], [p, '']);
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(right, 'factored', [
      [
        `(${side(p)})(${side(-p)})`,
        `Multiplied out, the terms with $x$ cancel. Here there is one: both brackets are the same.`,
      ],
      [
        `(${side(-p)})^2`,
        `Multiplied out, this has the term $${sum([-2 * a * p, 'x'])}$. ${isSquare ? 'Turn the sign round.' : 'One bracket needs a plus, the other a minus.'}`,
      ],
      [
        `(${side(p)})^2`,
        `Multiplied out, this has the term $${sum([2 * a * p, 'x'])}$. ${isSquare ? 'Turn the sign round.' : 'One bracket needs a plus, the other a minus.'}`,
      ],
      [`(${half})(x - ${p})`, `Both brackets have the root of the first term, $${sum([a, 'x'])}$.`],
      [`(${side(p * p)})(${sum([a, 'x'], [-1, ''])})`, `Take the root of ${p * p}: both brackets have ${p}.`],
    ]),
    solution: [
      step(
        `Both outer terms are squares.`,
        `${sum([a * a, 'x^2'])} = (${sum([a, 'x'])})^2 quad ${p * p} = ${p}^2`,
      ),
      isSquare
        ? step(
            `The middle term is twice their product: $2 xx ${sum([a, 'x'])} xx ${p} = ${2 * a * p}x$. So both brackets are the same.`,
          )
        : step('There is no middle term: plus and minus cancel it out.'),
      {
        text: 'Draw it: the area is given, the sides are these.',
        show: picture(
          rectangle(
            [
              [a, 'x'],
              [isSquare ? sign : p, ''],
            ],
            [
              [a, 'x'],
              [isSquare ? sign : -p, ''],
            ],
          ),
        ),
      },
      step('Write the product. Multiply out to check.', `${line} = ${right}`),
    ],
  };
};

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
        `The numbers are right, but swapped: multiplied out, the middle term is $${sum([a * p + q, 'x'])}$.`,
      ],
      [write(-p, -q), `The signs are the wrong way round: the middle term must be $${sum([middle, 'x'])}$.`],
      [write(-p, q), `Watch the signs: the last term must be $${p * q}$.`],
      [write(p, -q), `Watch the signs: the last term must be $${p * q}$.`],
      [brackets(p, q), `The first terms must multiply to $${a}x^2$.`],
    ]),
    solution: [
      step(
        `Multiply the first and the last number: $${a} xx ${p * q < 0 ? `(${p * q})` : p * q} = ${product}$. Look for two numbers with this product and the sum $${middle}$.`,
        `${a * q} xx ${p < 0 ? `(${p})` : p} = ${product}`,
      ),
      step('Cut the middle term in these two.', sum([a, 'x^2'], [a * q, 'x'], [p, 'x'], [p * q, ''])),
      step(
        'Take out what each half shares.',
        `${a}x(${sum([1, 'x'], [q, ''])}) ${p < 0 ? '-' : '+'} ${Math.abs(p) === 1 ? '' : Math.abs(p)}(${sum([1, 'x'], [q, ''])})`,
      ),
      step('Both share the same bracket. Take it out too.', `${line} = ${write(p, q)}`),
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
