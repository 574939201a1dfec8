import { randomInteger } from 'shared-puzzle-engine';
import { expressionAnswer, nearly, numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import { pick, other } from '../../making/draw';
import type { Make } from '../../making/by-difficulty';

/** (ax^b)^c · dx^e, at difficulty 3 the first part alone. */
export const powerOfProduct: Make = (random, difficulty) => {
  const c = pick(random, [2, 2, 3]);
  const a = c === 3 ? randomInteger(random, 2, 3) : randomInteger(random, 2, 6);
  const b = other(random, 2, 5, c);
  const [d, e] = difficulty === 3 ? [1, 0] : [randomInteger(random, 2, 4), randomInteger(random, 2, 6)];
  const [number, exponent] = [a ** c * d, b * c + e];
  const behind = e === 0 ? '' : ` * ${d}x^${e}`;
  const write = (coefficient: number, power: number) => `${coefficient}x^${power}`;
  return {
    prompt: [say('Write it as one number times one power of $x$.'), formula(`(${a}x^${b})^${c}${behind}`)],
    answer: expressionAnswer(write(number, exponent), 'simplified', [
      [write(a * d, exponent), `${a} is in the parentheses too, so it is raised: $${a}^${c} = ${a ** c}$.`],
      [write(a * c * d, exponent), `$${a}^${c}$ is ${a ** c}, not $${a} xx ${c}$.`],
      [write(number, b + c + e), `$(x^${b})^${c}$ is ${c} groups of ${b} factors: multiply ${b} and ${c}.`],
      ...(e === 0 || b * c * e > 99
        ? []
        : ([[write(number, b * c * e), 'In the product the exponents are added.']] as const)),
      [write(number, exponent + 1), 'The number is right. Count the factors of $x$ again.'],
    ]),
    solution: [
      step('Everything in the parentheses is raised: first the number.', `${a}^${c} = ${a ** c}`),
      step(`Then the letter: ${c} groups of ${b} factors.`, `(x^${b})^${c} = x^${b * c}`),
      ...(e === 0
        ? []
        : [
            step(
              'Multiply the numbers, and add the exponents.',
              `${a ** c}x^${b * c} * ${d}x^${e} = ${write(number, exponent)}`,
            ),
          ]),
      step('This is the result.', write(number, exponent)),
    ],
  };
};

/** (x^a)^b · x^c / x^d = x^k. */
export const longProduct: Make = (random) => {
  const [a, b, c] = [randomInteger(random, 2, 5), randomInteger(random, 2, 4), randomInteger(random, 2, 7)];
  const d = randomInteger(random, 3, 15);
  const value = a * b + c - d;
  if (Math.abs(value) < 2) return longProduct(random, 5);
  return {
    prompt: [say('Find the exponent $k$.'), formula(`((x^${a})^${b} * x^${c})/x^${d} = x^k`)],
    answer: numberAnswer(value, [
      [a + b + c - d, `$(x^${a})^${b}$ is ${b} groups of ${a} factors: multiply ${a} and ${b}.`],
      [a * b * c - d, 'In a product the exponents are added, not multiplied.'],
      [a * b + c + d, `Factors below the bar cancel factors above it: subtract ${d}.`],
      [
        -value,
        `There are ${a * b + c} factors above the bar and ${d} below: subtract the lower number from the upper one.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step(`A power of a power: ${b} groups of ${a} factors.`, `(x^${a})^${b} = x^${a * b}`),
      step('Multiply: add the exponents.', `x^${a * b} * x^${c} = x^${a * b + c}`),
      step('Divide: subtract the exponents.', `k = ${a * b + c} - ${d} = ${value}`),
    ],
  };
};
