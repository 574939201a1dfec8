import { randomInteger } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import type { Step } from '../../../exercise/text';
import type { Skill } from '../../skill';
import { nearly, numberAnswer, type Mistakes } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { added, bracketed, sum } from '../../making/write';
import { formulas } from './formulas';
import { lesson } from './lesson';
import { twoLetters } from './two-letters';

function evaluated(
  math: string,
  x: number,
  value: number,
  mistakes: Mistakes,
  solution: readonly Step[],
): Exercise {
  return {
    prompt: [say(`Find the value for $x = ${x}$.`), formula(math)],
    answer: numberAnswer(value, [...mistakes, ...nearly(value)]),
    solution,
  };
}

/** ax + b, and b − ax; negative numbers from difficulty 3 on. */
const linear: Make = (random, difficulty) => {
  const [a, b] = [randomInteger(random, 2, 9), randomInteger(random, 2, 15)];
  const x = difficulty < 3 ? other(random, 2, 9, a) : -other(random, 2, 9, a);
  const minus = difficulty > 1 && (difficulty > 2 || random() < 0.5);
  const factor = minus ? -a : a;
  const start = minus && difficulty === 2 ? a * x + b : b;
  const value = start + factor * x;
  const inFront = minus || random() < 0.4;
  const math = inFront ? sum([start, ''], [factor, 'x']) : sum([a, 'x'], [start, '']);
  const put = inFront ? `${start} ${minus ? '-' : '+'} ${a}(${x})` : `${a}(${x}) + ${start}`;
  return evaluated(
    math,
    x,
    value,
    [
      minus
        ? [(start - a) * x, `You started with $${start} - ${a}$. The product $${a}x$ comes first.`]
        : [a * (x + start), `You added before you multiplied. The product $${a}x$ comes first.`],
      [start + factor + x, `$${a}x$ means $${a} xx x$. You added them.`],
      [
        start + Math.sign(factor) * Number(`${a}${Math.abs(x)}`),
        `You wrote ${x} after ${a}. $${a}x$ means $${a} xx x$.`,
      ],
      [
        start - factor * x,
        `Watch the signs: $${a}x$ is $${a * x}$, and it is ${minus ? 'subtracted' : 'added'}.`,
      ],
    ],
    [
      step(`Put $${x}$ in place of $x$.`, put),
      step('The product first.', `${a}(${x}) = ${a * x}`),
      step(
        minus ? 'Then subtract.' : 'Then add.',
        `${inFront ? `${start} ${minus ? '-' : '+'} ${bracketed(a * x)}` : `${a * x} + ${start}`} = ${value}`,
      ),
    ],
  );
};

/** ax² + b, with a negative x from difficulty 3 on. */
const squared: Make = (random, difficulty) => {
  const [a, b] = [randomInteger(random, 2, 5), signed(random, 2, 12)];
  const x = difficulty < 3 ? other(random, 3, 6, a) : -other(random, 2, 6, a);
  const value = a * x * x + b;
  return evaluated(
    sum([a, 'x^2'], [b, '']),
    x,
    value,
    [
      [(a * x) ** 2 + b, `You multiplied by ${a} before the power. The exponent 2 applies only to $x$.`],
      [a * x * 2 + b, `$x^2$ is $x xx x$, not $2x$.`],
      ...(x > 0 ? [] : ([[-a * x * x + b, `$x^2$ is $(${x}) xx (${x})$: the result is positive.`]] as const)),
      [a * (x * x + b), `You used $${b}$ too early. It comes last.`],
    ],
    [
      step(`Put $${x}$ in place of $x$.`, `${a}(${x})^2 ${added(b)}`),
      step('The power first.', `(${x})^2 = ${x * x}`),
      step('Then the product, and finally the rest.', `${a * x * x} ${added(b)} = ${value}`),
    ],
  );
};

/** x² + bx, where the minus of x comes in twice. */
const quadratic: Make = (random) => {
  const x = -randomInteger(random, 2, 7);
  const b = other(random, -9, 9, -1, 0, 1, -x);
  const value = x * x + b * x;
  return evaluated(
    sum([1, 'x^2'], [b, 'x']),
    x,
    value,
    [
      [-x * x + b * x, `$(${x})^2$ is positive: minus times minus is plus.`],
      [x * x - b * x, `Watch the signs: $${b} xx (${x}) = ${b * x}$.`],
      [2 * x + b * x, '$x^2$ is $x xx x$, not $2x$.'],
      [-(x * x) - b * x, 'Both signs are wrong. Put the number in parentheses.'],
    ],
    [
      step(`Put $${x}$ in parentheses wherever $x$ appears.`, `(${x})^2 ${added(b)}(${x})`),
      step('The power: minus times minus is plus.', `(${x})^2 = ${x * x}`),
      step('The product.', `${b} xx (${x}) = ${b * x}`),
      step('Put them together.', `${x * x} ${added(b * x)} = ${value}`),
    ],
  );
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [linear],
    2: [linear, squared],
    3: [linear, squared],
    4: [quadratic, twoLetters, formulas],
    5: [twoLetters, twoLetters, formulas],
  }),
};
