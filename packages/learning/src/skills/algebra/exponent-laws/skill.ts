import { randomInteger } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { nearly, numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import { lesson } from './lesson';
import { negativePower, sameBase } from './numbers';
import { LETTERS, product, threeFactors } from './one-power';
import { longProduct, powerOfProduct } from './products';

/** Which exponent? Of a quotient, also below zero, and of a power of a power. */
const quotient: Make = (random, difficulty) => {
  const x = pick(random, LETTERS);
  const small = randomInteger(random, 2, 6);
  const large = small + other(random, 2, 8, small);
  const [a, b] = difficulty > 3 ? [small, large] : [large, small];
  const right = a - b;
  return {
    prompt: [say('Find the exponent $k$.'), formula(`${x}^${a}/${x}^${b} = ${x}^k`)],
    answer: numberAnswer(right, [
      [a + b, 'You added the exponents. That is for multiplying.'],
      [-right, `Subtract the exponent below the bar from the one above: $${a} - ${b}$.`],
      ...(a % b === 0
        ? ([[a / b, `You divided the exponents. ${b} of the ${a} factors cancel out.`]] as const)
        : []),
      [a * b, 'You multiplied the exponents. That is for a power of a power.'],
      ...nearly(right),
    ]),
    solution: [
      step(`There are ${a} factors above the bar and ${b} below. ${Math.min(a, b)} of them cancel out.`),
      step(
        right < 0
          ? `${-right} factors are left below the bar: that is what a negative exponent means.`
          : `${right} factors are left above the bar.`,
        `k = ${a} - ${b} = ${right}`,
      ),
    ],
  };
};

const powerOfPower: Make = (random) => {
  const x = pick(random, LETTERS);
  const a = randomInteger(random, 2, 9);
  const b = other(random, 2, 5, a);
  return {
    prompt: [say('Find the exponent $k$.'), formula(`(${x}^${a})^${b} = ${x}^k`)],
    answer: numberAnswer(a * b, [
      [a + b, `You added the exponents. There are ${b} groups of ${a} factors: multiply.`],
      ...(a ** b < 10000
        ? ([[a ** b, `You raised ${a} to the power ${b}. Count the factors: ${b} groups of ${a}.`]] as const)
        : []),
      [Math.abs(a - b), `You subtracted the exponents. There are ${b} groups of ${a} factors: multiply.`],
      ...nearly(a * b),
    ]),
    solution: [
      step(
        `$(${x}^${a})^${b}$ is $${x}^${a}$ used ${b} times as a factor.`,
        Array.from({ length: b }, () => `${x}^${a}`).join(' * '),
      ),
      step(`That is ${b} groups of ${a} factors.`, `k = ${a} xx ${b} = ${a * b}`),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [product, threeFactors],
    2: [quotient, powerOfPower, threeFactors],
    3: [powerOfProduct, powerOfPower, quotient],
    4: [quotient, negativePower, powerOfProduct],
    5: [longProduct, sameBase],
  }),
};
