import { randomInteger } from 'shared-puzzle-engine';
import { expressionAnswer } from '../../making/answers';
import { formula, picture, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { rectangle } from '../products';
import { commonDivisor, sum } from '../../making/write';
import { ASK } from './trinomials';

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
        `When multiplied out, the terms with $x$ cancel. Here there is one, so both factors are the same.`,
      ],
      [
        `(${side(-p)})^2`,
        `When multiplied out, this has the term $${sum([-2 * a * p, 'x'])}$. ${isSquare ? 'Flip the sign.' : 'One factor needs a plus, the other a minus.'}`,
      ],
      [
        `(${side(p)})^2`,
        `When multiplied out, this has the term $${sum([2 * a * p, 'x'])}$. ${isSquare ? 'Flip the sign.' : 'One factor needs a plus, the other a minus.'}`,
      ],
      [
        `(${half})(x - ${p})`,
        `Both factors start with the square root of the first term, $${sum([a, 'x'])}$.`,
      ],
      [
        `(${side(p * p)})(${sum([a, 'x'], [-1, ''])})`,
        `Take the square root of ${p * p}: both factors have ${p}.`,
      ],
    ]),
    solution: [
      step(
        `Both outer terms are squares: ${p * p} is $${p}^2$.`,
        `${sum([a * a, 'x^2'])} = (${sum([a, 'x'])})^2`,
      ),
      isSquare
        ? step(
            `The middle term is twice their product: $2 xx ${sum([a, 'x'])} xx ${p} = ${2 * a * p}x$. So both factors are the same.`,
          )
        : step('There is no middle term: plus and minus cancel it out.'),
      {
        text: 'Draw it: the area is given, and these are the sides.',
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
