import { randomInteger } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { formula, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick, signed } from '../../making/draw';
import { sum } from '../../making/write';
import { ASK, bothTimes, oneTimes } from './elimination';
import { lesson } from './lesson';
import { pairOf } from './pair';
import { heads, tickets } from './stories';

/** y = ax + b is put into cx + dy = e. */
const substitution: Make = (random, difficulty) => {
  const easy = difficulty === 1;
  const a = easy ? randomInteger(random, 2, 4) : signed(random, 2, 5);
  const b = easy ? pick(random, [0, 0, 1, 2, 3, 4]) : signed(random, 1, 9);
  const x = easy ? randomInteger(random, 2, 9) : signed(random, 2, 6);
  const y = a * x + b;
  const [c, d] = easy
    ? [randomInteger(random, 1, 3), 1]
    : [randomInteger(random, 1, 4), randomInteger(random, 2, 3)];
  const e = c * x + d * y;
  const all = c + d * a;
  if (Math.abs(all) < 2 || y === 0 || Math.abs(x) === Math.abs(y)) return substitution(random, difficulty);
  const side = sum([a, 'x'], [b, '']);
  const factor = d === 1 ? '' : String(d);
  const wrongX = e - d * b;
  return pairOf(
    [ASK, formula(`y = ${side}`), formula(`${sum([c, 'x'], [d, 'y'])} = ${e}`)],
    x,
    y,
    [
      [`${x}, ${e - x}`, `The first number is right. Put it into $y = ${side}$ to find the second.`],
      [`${wrongX}, ${a * wrongX + b}`, `That is $${sum([all, 'x'])}$. Divide it by $${all}$ to get one $x$.`],
      [`${x}, ${a * x - b}`, `The first number is right. Then $y$ is $${sum([a * x, ''], [b, ''])}$.`],
    ],
    [
      step(
        `Put $${side}$ in place of $y$.`,
        `${sum([c, 'x'])} + ${b === 0 ? side : `${factor}(${side})`} = ${e}`,
      ),
      step('Multiply out and combine like terms.', `${sum([all, 'x'], [d * b, ''])} = ${e}`),
      step('Solve for $x$.', `x = ${x}`),
      step('Put it into the first equation.', `y = ${sum([a * x, ''], [b, ''])}${b === 0 ? '' : ` = ${y}`}`),
    ],
  );
};

/** x + y and x − y, or the like: adding is enough. */
const sumAndDifference: Make = (random) => {
  const [x, y] = [randomInteger(random, 4, 15), signed(random, 2, 9)];
  const a = randomInteger(random, 1, 3);
  const b = other(random, 1, 3, a);
  const [first, second] = [a * x + y, b * x - y];
  if (x === Math.abs(y)) return sumAndDifference(random, 2);
  return pairOf(
    [
      ASK,
      formula(`${sum([a, 'x'], [1, 'y'])} = ${first}`),
      formula(`${sum([b, 'x'], [-1, 'y'])} = ${second}`),
    ],
    x,
    y,
    [
      [
        `${x}, ${first - x}`,
        a === 1
          ? 'Look at the signs again.'
          : `The first number is right. Put it in: $${a} xx ${x} + y = ${first}$.`,
      ],
      [`${first + second}, ${first - a * (first + second)}`, `This is $${a + b}x$. Divide it by ${a + b}.`],
      [`${x}, ${second - b * x}`, `The first number is right. In the second equation $y$ is subtracted.`],
    ],
    [
      step(
        'One equation has $+y$ and the other has $-y$. Add them: the $y$ terms cancel.',
        `${a + b}x = ${first + second}`,
      ),
      step(`Divide both sides by ${a + b}.`, `x = ${x}`),
      step('Put it into the first equation.', `${a * x} + y = ${first}`),
      step('Solve for $y$.', `y = ${y}`),
    ],
  );
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [substitution],
    2: [sumAndDifference, heads],
    3: [substitution, oneTimes],
    4: [oneTimes, tickets],
    5: [bothTimes],
  }),
};
