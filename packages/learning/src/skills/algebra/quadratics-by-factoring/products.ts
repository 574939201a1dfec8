import Fraction from 'fraction.js';
import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer, numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { commonDivisor, sum } from '../../making/write';
import { bothSolutions } from '../both-solutions';
import { ASK, factor, factors, multiplied, zeroProduct } from './factored';

/** (x - 3)(x + 5) = 0 */
export const twoBrackets: Make = (random) => {
  const one = signed(random, 1, 9);
  const another = other(random, -9, 9, 0, one, -one);
  return {
    prompt: [say(ASK), formula(`${factors(one, another)} = 0`)],
    answer: bothSolutions(one, another, [
      [
        -one,
        -another,
        `These are the numbers in the parentheses. But $${sum([1, 'x'], [-one, ''])}$ is zero at $x = ${one}$: flip both signs.`,
      ],
      [0, one * another, `You multiplied. Find where each factor is zero: the first one at $x = ${one}$.`],
    ]),
    solution: [
      zeroProduct(one, another),
      step(
        `Check $x = ${one}$: the first factor is zero.`,
        `${one} ${one > 0 ? '-' : '+'} ${Math.abs(one)} = 0`,
      ),
      step(
        `Check $x = ${another}$: the second factor is zero.`,
        `${another} ${another > 0 ? '-' : '+'} ${Math.abs(another)} = 0`,
      ),
    ],
  };
};

/** 3x(x - 4) = 0 */
export const factorX: Make = (random) => {
  const [times, root] = [randomInteger(random, 2, 9), signed(random, 2, 9)];
  return {
    prompt: [say(ASK), formula(`${times}x${factor(root)} = 0`)],
    answer: bothSolutions(0, root, [
      [0, -root, `$${sum([1, 'x'], [-root, ''])}$ is zero at $x = ${root}$.`],
      [times, root, `The factor ${times} is never zero. But $x$ itself is a factor: when is it zero?`],
      [-times, root, `The factor ${times} is never zero. But $x$ itself is a factor: when is it zero?`],
    ]),
    solution: [
      step(
        `There are three factors: ${times}, $x$ and $${sum([1, 'x'], [-root, ''])}$. The number ${times} is never zero.`,
      ),
      zeroProduct(0, root),
    ],
  };
};

/** (2x - 3)(x + 4) = 0 */
export const leadingBracket: Make = (random, difficulty) => {
  const [a, over] = [randomInteger(random, 2, 5), signed(random, 1, 9)];
  const root = signed(random, 1, 7);
  if (commonDivisor(a, over) > 1 || Math.abs(over) === Math.abs(root))
    return leadingBracket(random, difficulty);
  const inside = sum([a, 'x'], [-over, '']);
  const value = new Fraction(over, a);
  return {
    prompt: [
      say(`${ASK} Write solutions that are not whole numbers as fractions.`),
      formula(`(${inside})${factor(root)} = 0`),
    ],
    answer: bothSolutions(value, root, [
      [over, root, `$${inside}$ is zero when $${a}x = ${over}$. Divide by ${a} too.`],
      [-over, -root, 'These are the numbers in the parentheses. Find where each factor is zero.'],
      [value.inverse(), root, `You flipped the fraction: divide $${a}x = ${over}$ by ${a}.`],
    ]),
    solution: [
      step(
        'A product is zero only if one of its factors is zero.',
        `${inside} = 0 "or" ${sum([1, 'x'], [-root, ''])} = 0`,
      ),
      step('Solve the first equation.', `${a}x = ${over}`),
      step('Both solutions:', `x = ${value.toFraction()} "or" x = ${root}`),
    ],
  };
};

/** Only one solution is asked for. */
export const positiveOne: Make = (random) => {
  const [positive, negative] = [randomInteger(random, 2, 12), -randomInteger(random, 2, 12)];
  if (positive === -negative) return positiveOne(random, 1);
  const [one, another] = random() < 0.5 ? [positive, negative] : [negative, positive];
  return {
    prompt: [say('Find the positive solution.'), formula(`${factors(one, another)} = 0`)],
    answer: numberAnswer(positive, [
      [
        -negative,
        `At $x = ${-negative}$ neither factor is zero. $${sum([1, 'x'], [-negative, ''])}$ is zero at $x = ${negative}$.`,
      ],
      [negative, 'This is a solution, but a negative one.'],
      [-positive, `$${sum([1, 'x'], [-positive, ''])}$ is zero at $x = ${positive}$. Watch the sign.`],
      [positive - negative, 'You added the numbers in the parentheses. Find where each factor is zero.'],
    ]),
    solution: [zeroProduct(one, another), step('The question asks for the positive one.', `x = ${positive}`)],
  };
};

/** Which equation has these solutions? */
export const fromSolutions: Make = (random) => {
  const one = signed(random, 1, 7);
  const another = other(random, -7, 7, 0, one, -one);
  const written = (first: number, second: number) => `$${multiplied(1, first, second)} = 0$`;
  const [smaller, larger] = [Math.min(one, another), Math.max(one, another)];
  return {
    prompt: [say(`Which equation has the solutions $${smaller}$ and $${larger}$?`)],
    answer: choiceAnswer(
      written(one, another),
      [
        [
          written(-one, -another),
          `This is $${factors(-one, -another)} = 0$: its solutions are $${-one}$ and $${-another}$.`,
        ],
        [
          written(one, -another),
          `This is $${factors(one, -another)} = 0$: its solutions are $${one}$ and $${-another}$.`,
        ],
        [
          written(-one, another),
          `This is $${factors(-one, another)} = 0$: its solutions are $${-one}$ and $${another}$.`,
        ],
      ],
      random,
    ),
    solution: [
      step(
        `A factor that is zero at $${one}$, and one that is zero at $${another}$:`,
        `${factors(one, another)} = 0`,
      ),
      step('Multiply out.', `${multiplied(1, one, another)} = 0`),
    ],
  };
};
