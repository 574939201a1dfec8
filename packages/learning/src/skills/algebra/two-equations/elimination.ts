import { randomInteger } from 'shared-puzzle-engine';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { bracketed, commonDivisor, quotient, sum } from '../../making/write';
import { pairOf } from './pair';

export const ASK = say('Find $x$ and $y$ so that both equations are true.');

/** The y of the second equation fit after one multiplication. */
export const oneTimes: Make = (random) => {
  const [a, c] = [randomInteger(random, 2, 6), randomInteger(random, 2, 5)];
  const [times, sign] = [randomInteger(random, 2, 4), random() < 0.5 ? -1 : 1];
  const [x, y] = [signed(random, 2, 7), signed(random, 2, 7)];
  const b = times;
  const [first, second] = [a * x + b * y, c * x + sign * y];
  const left = a - sign * times * c;
  if (Math.abs(left) < 2 || Math.abs(x) === Math.abs(y)) return oneTimes(random, 4);
  const total = first - sign * times * second;
  return pairOf(
    [
      ASK,
      formula(`${sum([a, 'x'], [b, 'y'])} = ${first}`),
      formula(`${sum([c, 'x'], [sign, 'y'])} = ${second}`),
    ],
    x,
    y,
    [
      [
        withFirst(a, b, first, first - sign * second, left),
        'You multiplied only the left side. Multiply the number on the right too.',
      ],
      [`${total}, ${sign * (second - c * total)}`, `This is $${left}x$. Divide it by $${left}$.`],
    ],
    [
      step(
        `Multiply the second equation by ${times}, so that the $y$ terms match. Multiply every term.`,
        `${sum([times * c, 'x'], [sign * times, 'y'])} = ${times * second}`,
      ),
      step(
        sign > 0
          ? 'Subtract it from the first equation: the $y$ terms cancel.'
          : 'Add it to the first equation: the $y$ terms cancel.',
        `${sum([left, 'x'])} = ${total}`,
      ),
      step(`Divide both sides by $${left}$.`, `x = ${x}`),
      step('Put it into the second equation.', `${sum([c * x, ''], [sign, 'y'])} = ${second}`),
      step('Solve for $y$.', `y = ${y}`),
    ],
  );
};

/** Both equations are multiplied. */
export const bothTimes: Make = (random) => {
  const [a, b] = [randomInteger(random, 2, 7), randomInteger(random, 2, 6)];
  const [c, d] = [randomInteger(random, 2, 7), -other(random, 2, 6, b)];
  const [x, y] = [signed(random, 2, 8), signed(random, 2, 8)];
  const divisor = commonDivisor(b, d);
  const [forFirst, forSecond] = [-d / divisor, b / divisor];
  const left = forFirst * a + forSecond * c;
  const shares = commonDivisor(a, b) > 1 || commonDivisor(c, d) > 1;
  const apart = forFirst * a - forSecond * c;
  if (shares || apart === 0 || divisor === b || divisor === -d || Math.abs(x) === Math.abs(y))
    return bothTimes(random, 5);
  const [first, second] = [a * x + b * y, c * x + d * y];
  const total = forFirst * first + forSecond * second;
  return pairOf(
    [
      ASK,
      formula(`${sum([a, 'x'], [b, 'y'])} = ${first}`),
      formula(`${sum([c, 'x'], [d, 'y'])} = ${second}`),
    ],
    x,
    y,
    [
      [
        withFirst(a, b, first, first + second, left),
        'You multiplied only the left sides. Multiply the numbers on the right too.',
      ],
      [
        withFirst(a, b, first, forFirst * first - forSecond * second, apart),
        'You subtracted the equations. The $y$ terms have different signs: add the equations.',
      ],
      [withFirst(a, b, first, total, 1), `This is $${left}x$. Divide it by ${left}.`],
    ],
    [
      step(
        `Make the $y$ terms match: multiply the first equation by ${forFirst}.`,
        `${sum([forFirst * a, 'x'], [forFirst * b, 'y'])} = ${forFirst * first}`,
      ),
      step(
        `Multiply the second by ${forSecond}.`,
        `${sum([forSecond * c, 'x'], [forSecond * d, 'y'])} = ${forSecond * second}`,
      ),
      step('Add both: the $y$ terms cancel.', `${left}x = ${total}`),
      step(`Divide both sides by ${left}.`, `x = ${x}`),
      step('Put it into the first equation and solve for $y$.', `${a} xx ${bracketed(x)} + ${b}y = ${first}`),
      step(`Subtract $${a * x}$ from both sides and divide by ${b}.`, `y = ${y}`),
    ],
  );
};

/** x as a quotient, and the y that the first equation, ax + by = c, gives for it. */
function withFirst(a: number, b: number, c: number, over: number, under: number): string {
  return `${quotient(over, under)}, ${quotient(c * under - a * over, b * under)}`;
}
