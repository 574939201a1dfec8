import { randomInteger } from 'shared-puzzle-engine';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { solved } from '../equations';
import { quotient, sum } from '../../making/write';
import { gathered, gatheringMistakes } from './gather';

/** a(x + b) = cx + d. */
export const oneBracket: Make = (random, difficulty) => {
  const a = randomInteger(random, 2, 7) * (difficulty > 3 && random() < 0.5 ? -1 : 1);
  const c = other(random, -6, 9, -1, 0, 1, a, a + 1, a - 1);
  const [b, x] = [signed(random, 2, 8), signed(random, 2, 9)];
  const d = a * (x + b) - c * x;
  if (Math.abs(d) < 2 || Math.abs(d) > 60) return oneBracket(random, difficulty);
  return solved(`${a}(${sum([1, 'x'], [b, ''])}) = ${sum([c, 'x'], [d, ''])}`, {
    x,
    mistakes: [
      [quotient(d - b, a - c), `Only $x$ was multiplied by $${a}$. Multiply $${b}$ too.`],
      ...gatheringMistakes(a, a * b, c, d),
    ],
    solution: [
      step('Multiply out the parentheses.', `${sum([a, 'x'], [a * b, ''])} = ${sum([c, 'x'], [d, ''])}`),
      ...gathered(a, a * b, c, d),
      step(`Check: put in $${x}$. Both sides are $${a * (x + b)}$.`),
    ],
  });
};

/** a(bx + c) − dx = e(x + f) */
export const bothBrackets: Make = (random) => {
  const [a, e] = [randomInteger(random, 2, 5), signed(random, 2, 6)];
  const [b, d] = [randomInteger(random, 2, 4), randomInteger(random, 2, 9)];
  const [c, x] = [signed(random, 2, 7), signed(random, 2, 9)];
  const right = a * (b * x + c) - d * x;
  const f = right / e - x;
  const onLeft = a * b - d;
  const isSmall = Number.isInteger(f) && Math.abs(f) > 1 && Math.abs(f) < 20;
  const differs = Math.abs(onLeft - e) > 1 && onLeft + 2 * d !== e;
  if (!isSmall || !differs || Math.abs(onLeft) < 2) return bothBrackets(random, 5);
  const line = `${a}(${sum([b, 'x'], [c, ''])}) - ${d}x = ${e}(${sum([1, 'x'], [f, ''])})`;
  return solved(line, {
    x,
    mistakes: [
      [
        quotient(f - c, onLeft - e),
        'Only the first term in each set of parentheses was multiplied. The factor multiplies every term.',
      ],
      [quotient(e * f - a * c, onLeft + 2 * d - e), `$${d}x$ is subtracted on the left side. You added it.`],
      ...gatheringMistakes(onLeft, a * c, e, e * f),
    ],
    solution: [
      step(
        'Multiply out the parentheses.',
        `${sum([a * b, 'x'], [a * c, ''], [-d, 'x'])} = ${sum([e, 'x'], [e * f, ''])}`,
      ),
      step(
        'Combine like terms on the left.',
        `${sum([onLeft, 'x'], [a * c, ''])} = ${sum([e, 'x'], [e * f, ''])}`,
      ),
      ...gathered(onLeft, a * c, e, e * f),
      step(`Check: put in $${x}$. Both sides are $${right}$.`),
    ],
  });
};
