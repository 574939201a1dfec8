import {
  ask,
  counted,
  defineSkill,
  expressionAnswer,
  nearly,
  numberAnswer,
  step,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const LETTERS = ['x', 'a', 'n', 'y'] as const;

/** x^a · x^b as one power. */
const product: Make = (draw) => {
  const x = draw.pick(LETTERS);
  const a = draw.integer(2, 9);
  const b = draw.other(2, 9, a - 1, a, a + 1);
  const right = a + b;
  return {
    prompt: ask`Write the product as a single power. | ${x}^${a} * ${x}^${b}`,
    answer: expressionAnswer(`${x}^${right}`, 'simplified', [
      wrong`${x}^${a * b} | You multiplied the exponents. Count the factors of both powers together: add the exponents.`,
      wrong`2${x}^${right} | You wrote a factor of 2 in front. The powers are multiplied, not added, so there is only one power.`,
      wrong`${x}^${Math.abs(a - b)} | You subtracted the exponents. That is the rule for dividing: to multiply, add them.`,
      wrong`${x}^${right + 1} | Your exponent is close. Count the factors again.`,
      wrong`${x}^${right - 1} | Your exponent is close. Count the factors again.`,
    ]),
    solution: [
      step`$${x}^${a}$ has ${a} factors, and $${x}^${b}$ has ${b}.`,
      step`Together they are one long product: add the exponents. | ${a} + ${b} = ${right}`,
      step`Write the product as one power. | ${x}^${a} * ${x}^${b} = ${x}^${right}`,
    ],
  };
};

/** A letter without an exponent is one factor too. */
const threeFactors: Make = (draw) => {
  const x = draw.pick(LETTERS);
  const a = draw.integer(2, 7);
  const b = draw.other(2, 7, a);
  const right = a + b + 1;
  return {
    prompt: ask`Write the product as a single power. | ${x}^${a} * ${x} * ${x}^${b}`,
    answer: expressionAnswer(`${x}^${right}`, 'simplified', [
      wrong`${x}^${a + b} | You left out the single $${x}$. It is a factor too: $${x} = ${x}^1$.`,
      wrong`${x}^${a * b} | You multiplied the exponents. Count the factors: add the exponents.`,
      wrong`3${x}^${right} | You wrote a factor of 3 in front. The powers are multiplied, not added, so there is only one power.`,
      wrong`${x}^${right + 1} | Your exponent is close. Count the factors again.`,
    ]),
    solution: [
      step`$${x}$ alone is one factor. | ${x} = ${x}^1`,
      step`It is one long product: add the exponents. | ${a} + 1 + ${b} = ${right}`,
      step`Write the product as one power. | ${x}^${right}`,
    ],
  };
};

/** (ax^b)^c · dx^e, at difficulty 3 the first part alone. */
const powerOfProduct: Make = (draw, difficulty) => {
  const c = draw.pick([2, 2, 3]);
  const a = c === 3 ? draw.integer(2, 3) : draw.integer(2, 6);
  const b = draw.other(2, 5, c);
  const [d, e] = difficulty === 3 ? [1, 0] : [draw.integer(2, 4), draw.integer(2, 6)];
  const [number, exponent] = [a ** c * d, b * c + e];
  const behind = e === 0 ? '' : ` * ${d}x^${e}`;
  const write = (coefficient: number, power: number) => `${coefficient}x^${power}`;
  return {
    prompt: ask`Write the expression as a number times a power of $x$. | (${a}x^${b})^${c}${behind}`,
    answer: expressionAnswer(write(number, exponent), 'simplified', [
      wrong`${write(a * d, exponent)} | You did not raise ${a} to the power. It is in the parentheses too: $${a}^${c} = ${a ** c}$.`,
      wrong`${write(a * c * d, exponent)} | $${a}^${c}$ is ${a ** c}, not $${a} xx ${c}$.`,
      wrong`${write(number, b + c + e)} | $(x^${b})^${c}$ is ${c} groups of ${b} factors: multiply ${b} and ${c}.`,
      e !== 0 &&
        b * c * e <= 99 &&
        wrong`${write(number, b * c * e)} | You multiplied the exponents of the two factors. In a product, add the exponents.`,
      wrong`${write(number, exponent + 1)} | The coefficient is right. Count the factors of $x$ again.`,
    ]),
    solution: [
      step`Raise everything in the parentheses to the power, the number first. | ${a}^${c} = ${a ** c}`,
      step`Then raise the variable: ${c} groups of ${b} factors. | (x^${b})^${c} = x^${b * c}`,
      e !== 0 &&
        step`Multiply the numbers, and add the exponents. | ${a ** c}x^${b * c} * ${d}x^${e} = ${write(number, exponent)}`,
      step`Write the result. | ${write(number, exponent)}`,
    ],
  };
};

/** (x^a)^b · x^c / x^d = x^k. */
const longProduct: Make = (draw) => {
  const [a, b, c] = [draw.integer(2, 5), draw.integer(2, 4), draw.integer(2, 7)];
  const d = draw.integer(3, 15);
  const value = a * b + c - d;
  if (Math.abs(value) < 2) return longProduct(draw, 5);
  return {
    prompt: ask`Find the exponent $k$. | ((x^${a})^${b} * x^${c})/x^${d} = x^k`,
    answer: numberAnswer(value, [
      wrong`${a + b + c - d} | $(x^${a})^${b}$ is ${b} groups of ${a} factors: multiply ${a} and ${b}.`,
      wrong`${a * b * c - d} | You multiplied the exponents of the product. Add them instead.`,
      wrong`${a * b + c + d} | You added ${d}. Factors in the denominator cancel factors in the numerator: subtract ${d}.`,
      wrong`${-value} | You subtracted in the wrong order. Subtract the exponent in the denominator from the exponent in the numerator.`,
      ...nearly(value),
    ]),
    solution: [
      step`Multiply the exponents of a power of a power: ${b} groups of ${a} factors. | (x^${a})^${b} = x^${a * b}`,
      step`Multiply: add the exponents. | x^${a * b} * x^${c} = x^${a * b + c}`,
      step`Divide: subtract the exponents. | k = ${a * b + c} - ${d} = ${value}`,
    ],
  };
};

/** 2^(-3), and what comes out of a product or a quotient. */
const negativePower: Make = (draw) => {
  const base = draw.integer(2, 6);
  const size = base < 4 ? draw.integer(2, 4) : 2;
  const first = draw.integer(2, 6);
  const shape = draw.integer(1, 3);
  const math = [
    `${base}^(-${size})`,
    `${base}^${first} * ${base}^(-${first + size})`,
    `${base}^${first}/${base}^${first + size}`,
  ][shape - 1];
  const power = base ** size;
  return {
    prompt: ask`Evaluate. Write your answer as a fraction. | ${math ?? ''}`,
    answer: numberAnswer(`1/${power}`, [
      wrong`${-power} | A negative exponent does not make the number negative. It means 1 over the power.`,
      wrong`${power} | You left out the minus sign of the exponent. A negative exponent means 1 over the power.`,
      wrong`-1/${power} | The fraction is right, but its sign is not. A negative exponent does not make the number negative.`,
      wrong`1/${base * size} | $${base}^${size}$ is ${Array.from({ length: size }, () => base).join(' times ')}, not ${base} times ${size}.`,
      wrong`${-base * size} | You multiplied ${base} by $-${size}$. The exponent counts factors.`,
    ]),
    solution: [
      shape === 2 && step`Multiply: add the exponents. | ${first} + (-${first + size}) = -${size}`,
      shape === 3 && step`Divide: subtract the exponents. | ${first} - ${first + size} = -${size}`,
      step`A negative exponent means 1 over the power. | ${base}^(-${size}) = 1/${base}^${size}`,
      step`Evaluate the power. | 1/${base}^${size} = 1/${power}`,
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
const sameBase: Make = (draw) => {
  const [base, large, hidden] = draw.pick(BASES);
  const [outer, more] = [draw.integer(3, 6), draw.integer(2, 7)];
  const value = hidden * outer + more;
  return {
    prompt: ask`Find the exponent $k$. | ${large}^${outer} * ${base}^${more} = ${base}^k`,
    answer: numberAnswer(value, [
      wrong`${outer + more} | You added the exponents of different bases. Write ${large} as a power of ${base} first.`,
      wrong`${hidden + outer + more} | $(${base}^${hidden})^${outer}$ is ${outer} groups of ${hidden} factors, so multiply.`,
      wrong`${hidden * outer * more} | You multiplied all the exponents. In a product, add the exponents.`,
      wrong`${hidden * outer} | This is the first power alone. $${base}^${more}$ adds ${more} more factors.`,
      ...nearly(value),
    ]),
    solution: [
      step`Write ${large} as a power of ${base}. | ${large} = ${base}^${hidden}`,
      step`Multiply the exponents of a power of a power: ${outer} groups of ${hidden} factors. | (${base}^${hidden})^${outer} = ${base}^${hidden * outer}`,
      step`Now the bases are the same: add the exponents. | k = ${hidden * outer} + ${more} = ${value}`,
    ],
  };
};

/** Which exponent? Of a quotient, also below zero, and of a power of a power. */
const quotient: Make = (draw, difficulty) => {
  const x = draw.pick(LETTERS);
  const small = draw.integer(2, 6);
  const large = small + draw.other(2, 8, small);
  const [a, b] = difficulty > 3 ? [small, large] : [large, small];
  const right = a - b;
  return {
    prompt: ask`Find the exponent $k$. | ${x}^${a}/${x}^${b} = ${x}^k`,
    answer: numberAnswer(right, [
      wrong`${a + b} | You added the exponents. That is the rule for multiplying: to divide, subtract them.`,
      wrong`${-right} | You subtracted in the wrong order. Subtract the exponent in the denominator from the one in the numerator: $${a} - ${b}$.`,
      a % b === 0 &&
        wrong`${a / b} | You divided the exponents. Subtract them: ${b} of the ${a} factors cancel.`,
      wrong`${a * b} | You multiplied the exponents. That is the rule for a power of a power: to divide, subtract them.`,
      ...nearly(right),
    ]),
    solution: [
      step`The numerator has ${a} factors, and the denominator has ${b}. Cancel ${Math.min(a, b)} from each.`,
      right < 0
        ? step`${counted(-right, 'factor')} ${right === -1 ? 'is' : 'are'} left in the denominator. That is what a negative exponent means. | k = ${a} - ${b} = ${right}`
        : step`${counted(right, 'factor')} ${right === 1 ? 'is' : 'are'} left in the numerator. | k = ${a} - ${b} = ${right}`,
    ],
  };
};

const powerOfPower: Make = (draw) => {
  const x = draw.pick(LETTERS);
  const a = draw.integer(2, 9);
  const b = draw.other(2, 5, a);
  return {
    prompt: ask`Find the exponent $k$. | (${x}^${a})^${b} = ${x}^k`,
    answer: numberAnswer(a * b, [
      wrong`${a + b} | You added the exponents. There are ${b} groups of ${a} factors, so multiply.`,
      a ** b < 10000 &&
        wrong`${a ** b} | You raised ${a} to the power ${b}. Count the factors: ${b} groups of ${a}.`,
      wrong`${Math.abs(a - b)} | You subtracted the exponents. There are ${b} groups of ${a} factors, so multiply.`,
      ...nearly(a * b),
    ]),
    solution: [
      step`$(${x}^${a})^${b}$ is $${x}^${a}$ used ${b} times as a factor. | ${Array.from({ length: b }, () => `${x}^${a}`).join(' * ')}`,
      step`That is ${b} groups of ${a} factors. | k = ${a} xx ${b} = ${a * b}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [product, threeFactors],
  2: [quotient, powerOfPower, threeFactors],
  3: [powerOfProduct, powerOfPower, quotient],
  4: [quotient, negativePower, powerOfProduct],
  5: [longProduct, sameBase, negativePower],
});
