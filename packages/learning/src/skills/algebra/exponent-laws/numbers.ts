import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';

/** 2^(-3), and what comes out of a product or a quotient. */
export const negativePower: Make = (random) => {
  const base = randomInteger(random, 2, 6);
  const size = base < 4 ? randomInteger(random, 2, 4) : 2;
  const first = randomInteger(random, 2, 6);
  const shape = randomInteger(random, 1, 3);
  const math = [
    `${base}^(-${size})`,
    `${base}^${first} * ${base}^(-${first + size})`,
    `${base}^${first}/${base}^${first + size}`,
  ][shape - 1];
  const power = base ** size;
  return {
    prompt: [say('Work it out. Write your answer as a fraction.'), formula(math ?? '')],
    answer: numberAnswer(`1/${power}`, [
      [-power, `A negative exponent does not make the number negative. It means: one over the power.`],
      [power, `The exponent is $-${size}$, not ${size}: one over the power.`],
      [`-1/${power}`, 'A negative exponent does not make the number negative.'],
      [
        `1/${base * size}`,
        `$${base}^${size}$ is ${Array.from({ length: size }, () => base).join(' times ')}, not ${base} times ${size}.`,
      ],
      [-base * size, `You multiplied ${base} by $-${size}$. The exponent counts factors.`],
    ]),
    solution: [
      ...(shape === 2
        ? [step('Multiply: add the exponents.', `${first} + (-${first + size}) = -${size}`)]
        : []),
      ...(shape === 3
        ? [step('Divide: subtract the exponents.', `${first} - ${first + size} = -${size}`)]
        : []),
      step('A negative exponent means one over the power.', `${base}^(-${size}) = 1/${base}^${size}`),
      step('Work out the power.', `1/${base}^${size} = 1/${power}`),
    ],
  };
};

const BASES = [
  [2, 4, 2],
  [2, 8, 3],
  [3, 9, 2],
  [3, 27, 3],
  [5, 25, 2],
  [2, 16, 4],
  [10, 100, 2],
] as const;

/** 8^4 · 2^3 = 2^k. */
export const sameBase: Make = (random) => {
  const [base, large, hidden] = pick(random, BASES);
  const [outer, more] = [randomInteger(random, 3, 6), randomInteger(random, 2, 7)];
  const value = hidden * outer + more;
  return {
    prompt: [say('Find the exponent $k$.'), formula(`${large}^${outer} * ${base}^${more} = ${base}^k`)],
    answer: numberAnswer(value, [
      [outer + more, `The bases are different: write ${large} as a power of ${base} first.`],
      [
        hidden + outer + more,
        `$(${base}^${hidden})^${outer}$ is ${outer} groups of ${hidden} factors: multiply.`,
      ],
      [hidden * outer * more, 'In the product the exponents are added, not multiplied.'],
      [hidden * outer, `This is the first power alone. $${base}^${more}$ adds ${more} more factors.`],
      ...nearly(value),
    ]),
    solution: [
      step(`Write ${large} as a power of ${base}.`, `${large} = ${base}^${hidden}`),
      step(
        `A power of a power: ${outer} groups of ${hidden} factors.`,
        `(${base}^${hidden})^${outer} = ${base}^${hidden * outer}`,
      ),
      step('Now the bases are the same: add the exponents.', `k = ${hidden * outer} + ${more} = ${value}`),
    ],
  };
};
