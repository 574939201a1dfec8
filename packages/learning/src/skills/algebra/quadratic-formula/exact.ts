import Fraction from 'fraction.js';
import { randomInteger, type Random } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { signed } from '../../making/draw';
import { commonDivisor, sum } from '../../making/write';
import { bothSolutions } from '../both-solutions';
import {
  coefficientsStep,
  discriminantOf,
  discriminantStep,
  formulaStep,
  fractionOf,
  isSquare,
  written,
  type Quadratic,
} from './quadratic';

/** With a root that is whole: (ax - p)(bx - q), multiplied out. */
function drawRational(random: Random): Quadratic {
  const [m, n] = [randomInteger(random, 2, 4), randomInteger(random, 1, 2)];
  const [p, q] = [signed(random, 1, 5), signed(random, 1, 5)];
  const quadratic = { a: m * n, b: -m * q - n * p, c: p * q };
  const isPlain = commonDivisor(m, p) === 1 && commonDivisor(n, q) === 1;
  return isPlain && quadratic.b !== 0 && discriminantOf(quadratic) > 0 ? quadratic : drawRational(random);
}

/** At difficulty 4 the equation is not in order yet. */
export const exact: Make = (random, difficulty) => {
  const quadratic = drawRational(random);
  const { a, b, c } = quadratic;
  const value = discriminantOf(quadratic);
  const root = Math.sqrt(value);
  const over = (first: number, second: number, under: number) =>
    [new Fraction(first + second, under), new Fraction(first - second, under)] as const;
  const [plus, minus] = over(-b, root, 2 * a);
  const isMoved = difficulty > 3;
  const wrongValue = b * b + 4 * a * c;
  return {
    prompt: [
      say('Find both solutions. Write solutions that are not whole numbers as fractions.'),
      formula(isMoved ? `${sum([a, 'x^2'])} = ${sum([-b, 'x'], [-c, ''])}` : `${written(quadratic)} = 0`),
    ],
    answer: bothSolutions(plus, minus, [
      [...over(b, root, 2 * a), 'The formula begins with $-b$: flip the sign of $b$.'],
      [...over(-b, root, a), `You divided by $a$. The denominator is $2a = ${2 * a}$.`],
      [...over(-b, value, 2 * a), `You left out the square root: the square root of ${value} is ${root}.`],
      ...(isSquare(wrongValue)
        ? [
            [
              ...over(-b, Math.sqrt(wrongValue), 2 * a),
              `Watch the sign of $4ac$ in the discriminant: $4ac = ${4 * a * c}$ is subtracted.`,
            ] as const,
          ]
        : []),
      [...over(-b, root, 1), `You did not divide. The denominator is $2a = ${2 * a}$.`],
    ]),
    solution: [
      ...(isMoved ? [step('Move all terms to one side.', `${written(quadratic)} = 0`)] : []),
      coefficientsStep(quadratic),
      discriminantStep(quadratic),
      formulaStep(quadratic),
      step(`The square root of ${value} is ${root}.`, `x = ${fractionOf(-b, String(root), 2 * a)}`),
      step(
        'First with the plus sign:',
        `x_1 = (${sum([-b, ''], [root, ''])})/${2 * a} = ${plus.toFraction()}`,
      ),
      step(
        'Then with the minus sign:',
        `x_2 = (${sum([-b, ''], [-root, ''])})/${2 * a} = ${minus.toFraction()}`,
      ),
    ],
  };
};

/** The root is not whole, so it is left as it is. */
export const withRoot: Make = (random, difficulty) => {
  const quadratic = { a: randomInteger(random, 2, 4), b: signed(random, 1, 7), c: signed(random, 1, 6) };
  const { a, b, c } = quadratic;
  const value = discriminantOf(quadratic);
  // With a factor that is a square, the root might be written in another way.
  const isPlain = value > 1 && [4, 9, 16, 25, 36, 49].every((square) => value % square !== 0);
  if (!isPlain || isSquare(value)) return withRoot(random, difficulty);
  const option = (first: number, root: number, under: number) =>
    `$x = ${fractionOf(first, `sqrt(${root})`, under)}$`;
  const wrongValue = b * b + 4 * a * c;
  return {
    prompt: [say('What are the solutions of this equation?'), formula(`${written(quadratic)} = 0`)],
    answer: choiceAnswer(
      option(-b, value, 2 * a),
      [
        [option(b, value, 2 * a), 'The formula begins with $-b$: flip the sign of $b$.'],
        ...(wrongValue > 0
          ? [
              [
                option(-b, wrongValue, 2 * a),
                `Watch the sign of $4ac$ in the discriminant: $4ac = ${4 * a * c}$ is subtracted.`,
              ] as const,
            ]
          : []),
        [option(-b, value, a), `You divided by $a$. The denominator is $2a = ${2 * a}$.`],
        [
          option(b, value, a),
          `Two slips: the formula begins with $-b$, and the denominator is $2a = ${2 * a}$.`,
        ],
      ],
      random,
    ),
    solution: [coefficientsStep(quadratic), discriminantStep(quadratic), formulaStep(quadratic)],
  };
};
