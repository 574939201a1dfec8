import { randomInteger } from 'shared-puzzle-engine';
import { expressionAnswer } from '../../making/answers';
import { formula, picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { multipliedOut, rectangle } from '../products';
import { bracketed, sum, type Term } from '../../making/write';

export const ASK = say('Multiply out and combine like terms.');

/** a(bx + c) − d(ex + f), at difficulty 4 with a plus between. */
export const twoProducts: Make = (random, difficulty) => {
  const [a, d] = [randomInteger(random, 2, 6), randomInteger(random, 2, 5) * (difficulty === 4 ? 1 : -1)];
  const [b, e] = [randomInteger(random, 2, 5), randomInteger(random, 1, 4)];
  const [c, f] = [signed(random, 2, 7), signed(random, 2, 7)];
  const [x, one] = [a * b + d * e, a * c + d * f];
  if (x === 0 || one === 0) return twoProducts(random, difficulty);
  const size = Math.abs(d);
  const line = `${a}(${sum([b, 'x'], [c, ''])}) ${d < 0 ? '-' : '+'} ${size}(${sum([e, 'x'], [f, ''])})`;
  const write = (ofX: number, ofOne: number) => sum([ofX, 'x'], [ofOne, '']);
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(write(x, one), 'simplified', [
      [write(x, a * c - d * f), `Look at the last sign: $${d} xx ${bracketed(f)} = ${d * f}$.`],
      [
        write(x, c + f),
        'Only the first terms were multiplied. A factor multiplies every term in its parentheses.',
      ],
      [
        write(a * b - d * e, a * c - d * f),
        `The factor in front of the second parentheses is $${d}$: its sign belongs to it.`,
      ],
      [sum([x + one, 'x']), 'You combined unlike terms. Terms with $x$ and plain numbers stay separate.'],
      [write(x, -one), 'The term with $x$ is right. Work out the plain numbers again.'],
      [write(-x, one), 'The plain number is right. Count the terms with $x$ again.'],
    ]),
    solution: [
      step('Multiply out the first parentheses.', `${a}(${sum([b, 'x'], [c, ''])}) = ${write(a * b, a * c)}`),
      step(
        `Multiply out the second parentheses, by $${d}$.`,
        `${d}(${sum([e, 'x'], [f, ''])}) = ${write(d * e, d * f)}`,
      ),
      step(
        'Combine like terms.',
        `${sum([a * b, 'x'], [d * e, 'x'], [a * c, ''], [d * f, ''])} = ${write(x, one)}`,
      ),
    ],
  };
};

/** (ax + b)(x + c): four products. */
export const twoBrackets: Make = (random) => {
  const a = randomInteger(random, 1, 3);
  const b = signed(random, 2, 8);
  const c = other(random, -7, 7, -1, 0, 1, b, -b);
  const left: Term[] = [
    [a, 'x'],
    [b, ''],
  ];
  const right: Term[] = [
    [1, 'x'],
    [c, ''],
  ];
  const middle = a * c + b;
  if (middle === 0) return twoBrackets(random, 5);
  const write = (ofX: number, ofOne: number) => sum([a, 'x^2'], [ofX, 'x'], [ofOne, '']);
  const line = `(${sum(...left)})(${sum(...right)})`;
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(write(middle, b * c), 'simplified', [
      [
        write(0, b * c),
        'You multiplied only first by first and last by last. Every term meets every term: there are four products.',
      ],
      [write(middle, -b * c), `The last sign is wrong: $${b} xx ${bracketed(c)} = ${b * c}$.`],
      [write(-middle, b * c), 'The sign of the term with $x$ is wrong. Multiply the signs too.'],
      [write(middle, b + c), `The last term is a product: $${b} xx ${bracketed(c)}$. You added.`],
    ]),
    solution: [
      {
        text: 'Draw the product as a rectangle. Its four parts are the four products.',
        show: picture(rectangle(left, right)),
      },
      step('Every term meets every term.', sum(...multipliedOut(left, right))),
      step('Combine like terms.', `${line} = ${write(middle, b * c)}`),
    ],
  };
};
