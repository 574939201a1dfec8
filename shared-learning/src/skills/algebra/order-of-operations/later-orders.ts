import { randomInteger } from 'shared-puzzle-engine';
import { step } from '../blocks';
import type { Make } from '../by-difficulty';
import { other } from '../draw';
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
      [(factor * base) ** 2 + signed, `You multiplied before the power. The 2 belongs to ${base} alone.`],
      [factor * base * 2 + signed, `$${base}^2$ is $${base} xx ${base}$, not $${base} xx 2$.`],
      [factor * (square + signed), `You dealt with $${sign} ${rest}$ too early. It comes last.`],
    ],
    [
      step('The power first.', `${base}^2 = ${base} xx ${base} = ${square}`),
      step('Then the product.', `${factor} xx ${square} = ${factor * square}`),
      step('Last what is left.', `${factor * square} ${sign} ${rest} = ${value}`),
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
      [inEnd(a) * size * size, `You began with $${d} ${sign} ${a}$. The product comes before it.`],
      [
        inEnd((a * size) ** 2),
        `You multiplied by ${a} before the power. The power belongs to the brackets alone.`,
      ],
      [
        inEnd(a * (b * b - c * c)),
        'You squared both numbers in the brackets. First work out the brackets, then square.',
      ],
      [inEnd(a * size * 2), `$${size}^2$ is $${size} xx ${size}$, not $${size} xx 2$.`],
    ],
    [
      step('Brackets first.', `${b} - ${c} = ${size}`),
      step('Then the power.', `${size}^2 = ${size * size}`),
      step('Then the product.', `${a} xx ${size * size} = ${product}`),
      step(plus ? 'Last the sum.' : 'Last the difference.', `${d} ${sign} ${product} = ${value}`),
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
        ((a + b) * c) / under,
        'Above the bar you went from left to right. The product comes first there too.',
      ],
      [over, `This is what stands above the bar. Divide it by what stands below, ${under}.`],
      [over - under, `You subtracted ${under}. The bar means: divide.`],
      [
        over / low,
        `You divided by ${low} alone. The bar works like brackets: work out all that is below it first.`,
      ],
    ].filter((mistake): mistake is [number, string] => Number.isInteger(mistake[0])),
    [
      step(
        'The bar works like brackets. Above it, the product comes first.',
        `${a} + ${b} xx ${c} = ${a} + ${b * c} = ${over}`,
      ),
      step('Below the bar.', `${under + low} - ${low} = ${under}`),
      step('Then divide.', `${over}/${under} = ${value}`),
    ],
  );
};

/** -a² and (-a)² side by side with a product. */
export const minusAndPower: Make = (random) => {
  const a = randomInteger(random, 3, 9);
  const [b, size] = [randomInteger(random, 3, 8), randomInteger(random, 2, 6)];
  const c = randomInteger(random, 2, 9);
  const inBrackets = random() < 0.5;
  const square = inBrackets ? a * a : -a * a;
  const value = square - b * -size;
  return calculated(
    `${inBrackets ? `(-${a})^2` : `-${a}^2`} - ${b} xx (${c} - ${c + size})`,
    value,
    [
      [
        -square + b * size,
        inBrackets
          ? `The minus is inside the brackets: $(-${a}) xx (-${a})$ is positive.`
          : `The 2 belongs to ${a} alone: square first, then put the minus.`,
      ],
      [square - b * size, `The product is $${-b * size}$. Taking away a negative number is adding.`],
      [(square - b) * -size, 'The product comes before the subtraction.'],
      [square - b * c - c - size, 'Work out the brackets before you multiply.'],
    ],
    [
      step('Brackets first.', `${c} - ${c + size} = -${size}`),
      step(
        inBrackets
          ? 'The minus is squared too: minus times minus is plus.'
          : `The power belongs to ${a} alone. The minus stays in front.`,
        inBrackets ? `(-${a})^2 = ${square}` : `-${a}^2 = ${square}`,
      ),
      step('The product.', `${b} xx (-${size}) = ${-b * size}`),
      step('Taking away a negative number is adding.', `${square} - (${-b * size}) = ${value}`),
    ],
  );
};

/** Brackets in brackets: a × (b − (c − d))² − e × f. */
export const nested: Make = (random) => {
  const [a, size] = [randomInteger(random, 2, 4), randomInteger(random, 2, 5)];
  const [difference, d] = [randomInteger(random, 2, 6), randomInteger(random, 2, 9)];
  const [b, c] = [size + difference, difference + d];
  const [e, f] = [randomInteger(random, 2, 5), randomInteger(random, 3, 7)];
  const product = a * size * size;
  const value = product - e * f;
  const wrongInside = b - c - d;
  return calculated(
    `${a} xx (${b} - (${c} - ${d}))^2 - ${e} xx ${f}`,
    value,
    [
      [
        a * wrongInside ** 2 - e * f,
        `You took ${d} away too. The inner brackets come first: $${c} - ${d} = ${difference}$.`,
      ],
      [
        (a * size) ** 2 - e * f,
        `You multiplied by ${a} before the power. The power belongs to the brackets alone.`,
      ],
      [(product - e) * f, 'Both products come before the minus between them.'],
      [a * size * 2 - e * f, `$${size}^2$ is $${size} xx ${size}$, not $${size} xx 2$.`],
    ],
    [
      step('The inner brackets first.', `${c} - ${d} = ${difference}`),
      step('Then the outer ones.', `${b} - ${difference} = ${size}`),
      step('Then the power.', `${size}^2 = ${size * size}`),
      step('Then both products.', `${a} xx ${size * size} = ${product}`),
      step('The second one.', `${e} xx ${f} = ${e * f}`),
      step('Last the difference.', `${product} - ${e * f} = ${value}`),
    ],
  );
};
