import { randomInteger } from 'shared-puzzle-engine';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { calculated } from './calculated';

/** -a² and (-a)² side by side with a product. */
export const minusAndPower: Make = (random) => {
  const a = randomInteger(random, 3, 9);
  const [b, size] = [randomInteger(random, 3, 8), randomInteger(random, 2, 6)];
  const c = randomInteger(random, 2, 9);
  const inBrackets = random() < 0.5;
  const square = inBrackets ? a * a : -a * a;
  const value = square - b * -size;
  if (Math.abs(value) < 2) return minusAndPower(random, 5);
  return calculated(
    `${inBrackets ? `(-${a})^2` : `-${a}^2`} - ${b} xx (${c} - ${c + size})`,
    value,
    [
      [
        -square + b * size,
        inBrackets
          ? `The minus sign is inside the parentheses: $(-${a}) xx (-${a})$ is positive.`
          : `The exponent 2 applies only to ${a}: square first, then apply the minus sign.`,
      ],
      [square - b * size, `The product is $${-b * size}$. Subtracting a negative number means adding.`],
      [(square - b) * -size, 'The product comes before the subtraction.'],
      [square - b * c - c - size, 'Work out the parentheses before you multiply.'],
    ],
    [
      step('Parentheses first.', `${c} - ${c + size} = -${size}`),
      step(
        inBrackets
          ? 'The minus sign is squared too: minus times minus is plus.'
          : `The power applies only to ${a}. The minus sign stays in front.`,
        inBrackets ? `(-${a})^2 = ${square}` : `-${a}^2 = ${square}`,
      ),
      step('The product.', `${b} xx (-${size}) = ${-b * size}`),
      step('Subtracting a negative number means adding.', `${square} - (${-b * size}) = ${value}`),
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
  if (Math.abs(value) < 2) return nested(random, 5);
  const wrongInside = b - c - d;
  return calculated(
    `${a} xx (${b} - (${c} - ${d}))^2 - ${e} xx ${f}`,
    value,
    [
      [
        a * wrongInside ** 2 - e * f,
        `You subtracted ${d} too. The inner parentheses come first: $${c} - ${d} = ${difference}$.`,
      ],
      [
        (a * size) ** 2 - e * f,
        `You multiplied by ${a} before the power. The power applies only to the parentheses.`,
      ],
      [(product - e) * f, 'Both products come before the subtraction between them.'],
      [a * size * 2 - e * f, `$${size}^2$ is $${size} xx ${size}$, not $${size} xx 2$.`],
    ],
    [
      step('The inner parentheses first.', `${c} - ${d} = ${difference}`),
      step('Then the outer ones.', `${b} - ${difference} = ${size}`),
      step('Then the power.', `${size}^2 = ${size * size}`),
      step('Then both products.', `${a} xx ${size * size} = ${product}`),
      step('The second one.', `${e} xx ${f} = ${e * f}`),
      step('Finally, the difference.', `${product} - ${e * f} = ${value}`),
    ],
  );
};
