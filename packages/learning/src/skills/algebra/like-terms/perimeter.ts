import { randomInteger } from 'shared-puzzle-engine';
import { expressionAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other } from '../../making/draw';
import { sum } from '../../making/write';

/** All the way round a rectangle whose sides are expressions. */
export const perimeter: Make = (random, difficulty) => {
  const [a, b] = [randomInteger(random, 2, 6), randomInteger(random, 2, 9) * (difficulty > 3 ? -1 : 1)];
  const [c, d] = [other(random, 1, 5, a), randomInteger(random, 10, 15)];
  const [long, wide] = [sum([a, 'x'], [b, '']), sum([c, 'x'], [d, ''])];
  const [x, one] = [a + c, b + d];
  return {
    prompt: [
      say(
        `A rectangle is $${long}$ long and $${wide}$ wide. How far is it all the way around? Combine like terms.`,
      ),
      picture({
        kind: 'area-model',
        text: `A rectangle. Its sides are ${long} and ${wide}.`,
        columns: [{ label: long, size: 8 }],
        rows: [{ label: wide, size: 5 }],
        parts: [['']],
      }),
    ],
    answer: expressionAnswer(sum([2 * x, 'x'], [2 * one, '']), 'simplified', [
      [sum([x, 'x'], [one, '']), 'These are two sides. A rectangle has four: each length appears twice.'],
      [
        sum([2 * (x + one), 'x']),
        'You combined unlike terms. Terms with $x$ and plain numbers stay separate.',
      ],
      [
        sum([2 * x, 'x'], [one, '']),
        'You doubled only the terms with $x$. The plain numbers appear twice too.',
      ],
      b < 0
        ? [sum([2 * x, 'x'], [2 * (d - b), '']), `Watch the sign of $${b}$.`]
        : [sum([2 * x, 'x'], [b + d, '']), 'Almost. The plain numbers appear twice too.'],
      [
        sum([2 * a + c, 'x'], [2 * b + d, '']),
        'These are three sides. A rectangle has four: each length appears twice.',
      ],
    ]),
    solution: [
      step('Each side appears twice.', `${long} + ${wide} + ${long} + ${wide}`),
      step('Count the terms with $x$.', `${sum([a, 'x'], [c, 'x'], [a, 'x'], [c, 'x'])} = ${2 * x}x`),
      step('Work out the plain numbers.', `${sum([b, ''], [d, ''], [b, ''], [d, ''])} = ${2 * one}`),
      step('This is the whole way around.', sum([2 * x, 'x'], [2 * one, ''])),
    ],
  };
};
