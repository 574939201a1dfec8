import { randomInteger } from 'shared-puzzle-engine';
import { expressionAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';

export const LETTERS = ['x', 'a', 'n', 'y'] as const;

/** x^a · x^b as one power. */
export const product: Make = (random) => {
  const x = pick(random, LETTERS);
  const a = randomInteger(random, 2, 9);
  const b = other(random, 2, 9, a - 1, a, a + 1);
  const right = a + b;
  return {
    prompt: [say('Write it as one power.'), formula(`${x}^${a} * ${x}^${b}`)],
    answer: expressionAnswer(`${x}^${right}`, 'simplified', [
      [`${x}^${a * b}`, `You multiplied the exponents. ${a} factors and ${b} factors make ${right} factors.`],
      [`2${x}^${right}`, `Nothing is added here: there are ${right} factors in one power.`],
      [`${x}^${Math.abs(a - b)}`, 'You subtracted the exponents. That is for dividing.'],
      [`${x}^${right + 1}`, 'Almost. Count the factors again.'],
      [`${x}^${right - 1}`, 'Almost. Count the factors again.'],
    ]),
    solution: [
      step(`$${x}^${a}$ has ${a} factors, $${x}^${b}$ has ${b}.`),
      step('Together they are one long product: add the exponents.', `${a} + ${b} = ${right}`),
      step('So it is one power.', `${x}^${a} * ${x}^${b} = ${x}^${right}`),
    ],
  };
};

/** A letter without an exponent is one factor too. */
export const threeFactors: Make = (random) => {
  const x = pick(random, LETTERS);
  const a = randomInteger(random, 2, 7);
  const b = other(random, 2, 7, a);
  const right = a + b + 1;
  return {
    prompt: [say('Write it as one power.'), formula(`${x}^${a} * ${x} * ${x}^${b}`)],
    answer: expressionAnswer(`${x}^${right}`, 'simplified', [
      [`${x}^${a + b}`, `You left out the $${x}$ alone. It is one factor too: $${x} = ${x}^1$.`],
      [`${x}^${a * b}`, 'You multiplied the exponents. Count the factors: add them.'],
      [`3${x}^${right}`, 'Nothing is added here: it is one product, so one power.'],
      [`${x}^${right + 1}`, 'Almost. Count the factors again.'],
    ]),
    solution: [
      step(`$${x}$ alone is one factor.`, `${x} = ${x}^1`),
      step('It is one long product: add the exponents.', `${a} + 1 + ${b} = ${right}`),
      step('So it is one power.', `${x}^${right}`),
    ],
  };
};
