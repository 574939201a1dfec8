import { randomInteger } from 'shared-puzzle-engine';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other } from '../../making/draw';
import { quotient } from '../../making/write';
import { calculated } from './calculated';

export const powerFirst: Make = (random) => {
  const base = randomInteger(random, 3, 9);
  const square = base * base;
  const factor = other(random, 2, 6, base);
  const minus = random() < 0.4;
  const rest = randomInteger(random, 3, 12);
  const sign = minus ? '-' : '+';
  const signed = minus ? -rest : rest;
  const value = factor * square + signed;
  return calculated(
    `${factor} xx ${base}^2 ${sign} ${rest}`,
    value,
    [
      [
        (factor * base) ** 2 + signed,
        `You multiplied before the power. The exponent 2 applies only to ${base}.`,
      ],
      [factor * base * 2 + signed, `$${base}^2$ is $${base} xx ${base}$, not $${base} xx 2$.`],
      [factor * (square + signed), `You used $${sign} ${rest}$ too early. It comes last.`],
    ],
    [
      step('The power first.', `${base}^2 = ${base} xx ${base} = ${square}`),
      step('Then the product.', `${factor} xx ${square} = ${factor * square}`),
      step('Finally, what is left.', `${factor * square} ${sign} ${rest} = ${value}`),
    ],
  );
};

/** d − a × (b − c)², and with a plus. */
export const inBrackets: Make = (random) => {
  const [a, size] = [randomInteger(random, 2, 5), randomInteger(random, 2, 5)];
  const c = randomInteger(random, 2, 9);
  const b = c + size;
  const product = a * size * size;
  const plus = random() < 0.5;
  const d = plus ? randomInteger(random, 5, 30) : product + randomInteger(random, 3, 30);
  const value = plus ? d + product : d - product;
  const sign = plus ? '+' : '-';
  const inEnd = (number: number) => (plus ? d + number : d - number);
  return calculated(
    `${d} ${sign} ${a} xx (${b} - ${c})^2`,
    value,
    [
      [inEnd(a) * size * size, `You started with $${d} ${sign} ${a}$. The product comes before it.`],
      [
        inEnd((a * size) ** 2),
        `You multiplied by ${a} before the power. The power applies only to the parentheses.`,
      ],
      [
        inEnd(a * (b * b - c * c)),
        'You squared both numbers in the parentheses. First work out the parentheses, then square.',
      ],
      [inEnd(a * size * 2), `$${size}^2$ is $${size} xx ${size}$, not $${size} xx 2$.`],
    ],
    [
      step('Parentheses first.', `${b} - ${c} = ${size}`),
      step('Then the power.', `${size}^2 = ${size * size}`),
      step('Then the product.', `${a} xx ${size * size} = ${product}`),
      step(plus ? 'Finally, the sum.' : 'Finally, the difference.', `${d} ${sign} ${product} = ${value}`),
    ],
  );
};

export const fractionBar: Make = (random) => {
  const [under, value] = [randomInteger(random, 3, 8), randomInteger(random, 3, 9)];
  const over = under * value;
  const [b, c] = [randomInteger(random, 2, 4), randomInteger(random, 2, 4)];
  const a = over - b * c;
  const low = randomInteger(random, 2, 7);
  if (a < 2 || a === b) return fractionBar(random, 4);
  return calculated(
    `(${a} + ${b} xx ${c})/(${under + low} - ${low})`,
    value,
    [
      [
        quotient((a + b) * c, under),
        'Above the bar you went from left to right. The product comes first there too.',
      ],
      [over, `This is what is above the bar. Divide it by what is below, ${under}.`],
      [over - under, `You subtracted ${under}. The bar means divide.`],
      [
        quotient(over, low),
        `You divided by ${low} alone. The bar works like parentheses: work out everything below it first.`,
      ],
    ],
    [
      step(
        'The bar works like parentheses. Above it, the product comes first.',
        `${a} + ${b} xx ${c} = ${a} + ${b * c} = ${over}`,
      ),
      step('Below the bar.', `${under + low} - ${low} = ${under}`),
      step('Then divide.', `${over}/${under} = ${value}`),
    ],
  );
};
