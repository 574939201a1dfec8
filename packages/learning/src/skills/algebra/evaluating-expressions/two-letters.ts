import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { bracketed, sum } from '../../making/write';

/** ax − by at difficulty 4; ax² − bxy at difficulty 5. One of both numbers is negative. */
export const twoLetters: Make = (random, difficulty) => {
  const [x, size] = [signed(random, 2, 6), randomInteger(random, 2, 6)];
  const y = x > 0 ? -size : other(random, 2, 6, -x);
  const [a, b] = [randomInteger(random, 2, 5), randomInteger(random, 2, 6)];
  const hard = difficulty === 5;
  const [first, second] = hard ? [a * x * x, b * x * y] : [a * x, b * y];
  const value = first - second;
  const [left, right] = hard ? ['x^2', 'xy'] : ['x', 'y'];
  const put = hard ? `${a}(${x})^2 - ${b}(${x})(${y})` : `${a}(${x}) - ${b}(${y})`;
  return {
    prompt: [say(`Find the value for $x = ${x}$ and $y = ${y}$.`), formula(sum([a, left], [-b, right]))],
    answer: numberAnswer(value, [
      [
        first + second,
        `$${b}${right}$ is $${second}$, and it is subtracted. ${second < 0 ? 'Subtracting a negative number means adding.' : ''}`.trim(),
      ],
      [
        hard ? (a * x) ** 2 - second : a * y - b * x,
        hard
          ? `The exponent 2 applies only to $x$: $${a}x^2$ is $${a} xx x xx x$.`
          : 'You put the numbers in the wrong places. Check which letter is which.',
      ],
      [hard ? -first - second : -first + second, 'Watch the signs: put each number in parentheses.'],
      [
        hard ? a * x * 2 - second : a + x - b - y,
        hard ? '$x^2$ is $x xx x$, not $2x$.' : `$${a}x$ means $${a} xx x$. You added.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step('Put each number in parentheses in place of its letter.', put),
      step(`The first part${hard ? ', power first' : ''}.`, `${a}(${x})${hard ? '^2' : ''} = ${first}`),
      step('The second part.', `${b}${hard ? `(${x})` : ''}(${y}) = ${second}`),
      step('Subtract the second from the first.', `${first} - ${bracketed(second)} = ${value}`),
    ],
  };
};
