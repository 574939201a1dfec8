import { randomInteger } from 'shared-puzzle-engine';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other } from '../../making/draw';
import { calculated } from './calculated';

const PRODUCT_FIRST = 'You went from left to right. Multiplication comes before addition and subtraction.';

/** a + b × c, a − b × c, or the product in front. */
export const productFirst: Make = (random) => {
  const [b, c] = [randomInteger(random, 2, 9), randomInteger(random, 3, 9)];
  const shape = randomInteger(random, 1, 3);
  if (shape === 3) {
    const a = other(random, 2, 9, b, c);
    return calculated(
      `${b} xx ${c} + ${a}`,
      b * c + a,
      [
        [b * (c + a), `You added first. $${b} xx ${c}$ comes before the addition.`],
        [b * c - a, `The product is right. Then ${a} is added, not subtracted.`],
        [b + c + a, 'You added all three. The first sign asks you to multiply.'],
      ],
      [
        step('Multiply first.', `${b} xx ${c} = ${b * c}`),
        step('Then add.', `${b * c} + ${a} = ${b * c + a}`),
      ],
    );
  }
  const plus = shape === 1;
  const a = plus ? randomInteger(random, 2, 20) : b * c + randomInteger(random, 2, 12);
  const value = plus ? a + b * c : a - b * c;
  const sign = plus ? '+' : '-';
  return calculated(
    `${a} ${sign} ${b} xx ${c}`,
    value,
    [
      [plus ? (a + b) * c : (a - b) * c, PRODUCT_FIRST],
      [plus ? a + b + c : a - b - c, 'The second sign asks you to multiply.'],
      [b * c, `This is the product. ${plus ? `Now add it to ${a}` : `Now subtract it from ${a}`}.`],
    ],
    [
      step('Multiply first.', `${b} xx ${c} = ${b * c}`),
      step(plus ? 'Then add.' : 'Then subtract.', `${a} ${sign} ${b * c} = ${value}`),
    ],
  );
};

export const bracketsFirst: Make = (random) => {
  const [b, c] = [randomInteger(random, 3, 9), randomInteger(random, 3, 8)];
  const minus = random() < 0.5;
  const a = minus ? b + randomInteger(random, 2, 9) : other(random, 2, 9, b);
  const inside = minus ? a - b : a + b;
  const sign = minus ? '-' : '+';
  return calculated(
    `(${a} ${sign} ${b}) xx ${c}`,
    inside * c,
    [
      [minus ? a - b * c : a + b * c, 'You multiplied first. Parentheses come before everything else.'],
      [inside, `This is the value of the parentheses. Now multiply it by ${c}.`],
      [
        minus ? a * c - b : a * c + b,
        `Only ${a} was multiplied by ${c}. Multiply everything in the parentheses.`,
      ],
    ],
    [
      step('Parentheses first.', `${a} ${sign} ${b} = ${inside}`),
      step('Then multiply.', `${inside} xx ${c} = ${inside * c}`),
    ],
  );
};

export const twoProducts: Make = (random) => {
  const [a, b] = [randomInteger(random, 5, 9), randomInteger(random, 5, 9)];
  const [c, d] = [randomInteger(random, 2, 4), randomInteger(random, 2, 5)];
  const value = a * b - c * d;
  return calculated(
    `${a} xx ${b} - ${c} xx ${d}`,
    value,
    [
      [(a * b - c) * d, PRODUCT_FIRST],
      [a * (b - c) * d, 'You subtracted first. Both products come before the subtraction.'],
      [a * b + c * d, 'Both products are right. The second is subtracted from the first.'],
    ],
    [
      step('Both products first.', `${a} xx ${b} = ${a * b}`),
      step('The second one.', `${c} xx ${d} = ${c * d}`),
      step('Then subtract.', `${a * b} - ${c * d} = ${value}`),
    ],
  );
};

/** Signs of the same kind: a − b + c, a ÷ b × c. */
export const fromTheLeft: Make = (random) => {
  if (random() < 0.5) {
    const [b, c] = [randomInteger(random, 6, 19), randomInteger(random, 3, 15)];
    const a = b + c + randomInteger(random, 2, 20);
    return calculated(
      `${a} - ${b} + ${c}`,
      a - b + c,
      [
        [a - b - c, `You subtracted both numbers. The plus sign in front of ${c} means that it is added.`],
        [a + b + c, `You added all three. ${b} is subtracted.`],
        [a + b - c, 'You mixed up the signs. Each sign belongs to the number after it.'],
      ],
      [
        step('Addition and subtraction have the same rank: go from left to right.', `${a} - ${b} = ${a - b}`),
        step('Then the next sign.', `${a - b} + ${c} = ${a - b + c}`),
      ],
    );
  }
  const [b, c] = [randomInteger(random, 2, 5), randomInteger(random, 2, 5)];
  const parts = randomInteger(random, 2, 4) * c;
  const a = parts * b;
  return calculated(
    `${a} -: ${b} xx ${c}`,
    parts * c,
    [
      [parts / c, 'You multiplied first. $-:$ and $xx$ have the same rank, so go from left to right.'],
      [a * b * c, `You multiplied twice. The first sign asks you to divide by ${b}.`],
      [parts, `This is $${a} -: ${b}$. Now multiply it by ${c}.`],
    ],
    [
      step(
        'Division and multiplication have the same rank: go from left to right.',
        `${a} -: ${b} = ${parts}`,
      ),
      step('Then multiply.', `${parts} xx ${c} = ${parts * c}`),
    ],
  );
};
