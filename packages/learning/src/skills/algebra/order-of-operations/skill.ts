import {
  ask,
  defineSkill,
  nearly,
  numberAnswer,
  quotient,
  step,
  wrong,
  type Make,
  type Mistakes,
  type Question,
  type Step,
} from '../builder';
import { lesson } from './lesson';

function calculated(
  math: string,
  value: number,
  mistakes: readonly (Mistakes[number] | false)[],
  solution: readonly Step[],
): Question {
  return {
    prompt: ask`Evaluate the expression. | ${math}`,
    answer: numberAnswer(value, [...mistakes, ...nearly(value)]),
    solution,
  };
}

const PRODUCT_FIRST = 'You went from left to right. Multiplication comes before addition and subtraction.';

/** a + b × c, a − b × c, or the product first. */
const productFirst: Make = (draw) => {
  const [b, c] = [draw.integer(2, 9), draw.integer(3, 9)];
  const shape = draw.integer(1, 3);
  if (shape === 3) {
    const a = draw.other(2, 9, b, c);
    return calculated(
      `${b} xx ${c} + ${a}`,
      b * c + a,
      [
        wrong`${b * (c + a)} | You added first. $${b} xx ${c}$ comes before the addition.`,
        wrong`${b * c - a} | The product is right. Then add ${a} instead of subtracting it.`,
        wrong`${b + c + a} | You added all three numbers. The first sign asks you to multiply.`,
      ],
      [step`Multiply first. | ${b} xx ${c} = ${b * c}`, step`Then add. | ${b * c} + ${a} = ${b * c + a}`],
    );
  }
  const plus = shape === 1;
  const a = plus ? draw.integer(2, 20) : b * c + draw.integer(2, 12);
  const value = plus ? a + b * c : a - b * c;
  const sign = plus ? '+' : '-';
  return calculated(
    `${a} ${sign} ${b} xx ${c}`,
    value,
    [
      wrong`${plus ? (a + b) * c : (a - b) * c} | ${PRODUCT_FIRST}`,
      wrong`${plus ? a + b + c : a - b - c} | You ${plus ? 'added' : 'subtracted'} ${c}. The second sign asks you to multiply.`,
      wrong`${b * c} | This is the product. ${plus ? `Now add it to ${a}` : `Now subtract it from ${a}`}.`,
    ],
    [
      step`Multiply first. | ${b} xx ${c} = ${b * c}`,
      plus
        ? step`Then add. | ${a} ${sign} ${b * c} = ${value}`
        : step`Then subtract. | ${a} ${sign} ${b * c} = ${value}`,
    ],
  );
};

const bracketsFirst: Make = (draw) => {
  const [b, c] = [draw.integer(3, 9), draw.integer(3, 8)];
  const minus = draw.chance(0.5);
  const a = minus ? b + draw.integer(2, 9) : draw.other(2, 9, b);
  const inside = minus ? a - b : a + b;
  const sign = minus ? '-' : '+';
  return calculated(
    `(${a} ${sign} ${b}) xx ${c}`,
    inside * c,
    [
      wrong`${minus ? a - b * c : a + b * c} | You multiplied first. Parentheses come before everything else.`,
      wrong`${inside} | This is the value of the parentheses. Now multiply it by ${c}.`,
      wrong`${minus ? a * c - b : a * c + b} | You multiplied only ${a} by ${c}. Multiply everything in the parentheses.`,
    ],
    [
      step`Evaluate the parentheses first. | ${a} ${sign} ${b} = ${inside}`,
      step`Then multiply. | ${inside} xx ${c} = ${inside * c}`,
    ],
  );
};

const twoProducts: Make = (draw) => {
  const [a, b] = [draw.integer(5, 9), draw.integer(5, 9)];
  const [c, d] = [draw.integer(2, 4), draw.integer(2, 5)];
  const value = a * b - c * d;
  return calculated(
    `${a} xx ${b} - ${c} xx ${d}`,
    value,
    [
      wrong`${(a * b - c) * d} | ${PRODUCT_FIRST}`,
      wrong`${a * (b - c) * d} | You subtracted first. Multiply both pairs before you subtract.`,
      wrong`${a * b + c * d} | Both products are right. Subtract the second from the first.`,
    ],
    [
      step`Find the first product. | ${a} xx ${b} = ${a * b}`,
      step`Find the second product. | ${c} xx ${d} = ${c * d}`,
      step`Then subtract. | ${a * b} - ${c * d} = ${value}`,
    ],
  );
};

/** Signs of the same kind: a − b + c, a ÷ b × c. */
const fromTheLeft: Make = (draw) => {
  if (draw.chance(0.5)) {
    const [b, c] = [draw.integer(6, 19), draw.integer(3, 15)];
    const a = b + c + draw.integer(2, 20);
    return calculated(
      `${a} - ${b} + ${c}`,
      a - b + c,
      [
        wrong`${a - b - c} | You subtracted both numbers. The plus sign in front of ${c} means that it is added.`,
        wrong`${a + b + c} | You added all three numbers. Subtract ${b} instead.`,
        wrong`${a + b - c} | You mixed up the signs. Each sign belongs to the number after it.`,
      ],
      [
        step`Addition and subtraction have the same rank: go from left to right. | ${a} - ${b} = ${a - b}`,
        step`Then add. | ${a - b} + ${c} = ${a - b + c}`,
      ],
    );
  }
  const [b, c] = [draw.integer(2, 5), draw.integer(2, 5)];
  const parts = draw.integer(2, 4) * c;
  const a = parts * b;
  return calculated(
    `${a} -: ${b} xx ${c}`,
    parts * c,
    [
      wrong`${parts / c} | You multiplied first. $-:$ and $xx$ have the same rank, so go from left to right.`,
      wrong`${a * b * c} | You multiplied twice. The first sign asks you to divide by ${b}.`,
      wrong`${parts} | This is $${a} -: ${b}$. Now multiply it by ${c}.`,
    ],
    [
      step`Division and multiplication have the same rank: go from left to right. | ${a} -: ${b} = ${parts}`,
      step`Then multiply. | ${parts} xx ${c} = ${parts * c}`,
    ],
  );
};

const powerFirst: Make = (draw) => {
  const base = draw.integer(3, 9);
  const square = base * base;
  const factor = draw.other(2, 6, base);
  const minus = draw.chance(0.4);
  const rest = draw.integer(3, 12);
  const sign = minus ? '-' : '+';
  const signed = minus ? -rest : rest;
  const value = factor * square + signed;
  const comesLast = minus || draw.chance(0.5);
  return calculated(
    comesLast ? `${factor} xx ${base}^2 ${sign} ${rest}` : `${rest} + ${factor} xx ${base}^2`,
    value,
    [
      wrong`${(factor * base) ** 2 + signed} | You multiplied before the power. The exponent 2 applies only to ${base}.`,
      wrong`${factor * base * 2 + signed} | $${base}^2$ is $${base} xx ${base}$, not $${base} xx 2$.`,
      !comesLast &&
        wrong`${(rest + factor) * square} | You added first. Evaluate the power and the product before you add.`,
      wrong`${factor * (square + signed)} | You used $${sign} ${rest}$ too early. Use it last.`,
    ],
    [
      step`Evaluate the power first. | ${base}^2 = ${base} xx ${base} = ${square}`,
      step`Then multiply. | ${factor} xx ${square} = ${factor * square}`,
      step`Finally, ${sign === '+' ? 'add' : 'subtract'}. | ${comesLast ? `${factor * square} ${sign} ${rest}` : `${rest} + ${factor * square}`} = ${value}`,
    ],
  );
};

/** d − a × (b − c)², and with a plus. */
const inBrackets: Make = (draw) => {
  const [a, size] = [draw.integer(2, 5), draw.integer(2, 5)];
  const c = draw.integer(2, 9);
  const b = c + size;
  const product = a * size * size;
  const plus = draw.chance(0.5);
  const d = plus ? draw.integer(5, 30) : product + draw.integer(3, 30);
  const value = plus ? d + product : d - product;
  const sign = plus ? '+' : '-';
  const inEnd = (number: number) => (plus ? d + number : d - number);
  return calculated(
    `${d} ${sign} ${a} xx (${b} - ${c})^2`,
    value,
    [
      wrong`${inEnd(a) * size * size} | You started with $${d} ${sign} ${a}$. Multiply before that.`,
      wrong`${inEnd((a * size) ** 2)} | You multiplied by ${a} before the power. The exponent applies only to the parentheses.`,
      wrong`${inEnd(a * (b * b - c * c))} | You squared both numbers in the parentheses. Evaluate the parentheses first, and then square.`,
      wrong`${inEnd(a * size * 2)} | $${size}^2$ is $${size} xx ${size}$, not $${size} xx 2$.`,
    ],
    [
      step`Evaluate the parentheses first. | ${b} - ${c} = ${size}`,
      step`Then evaluate the power. | ${size}^2 = ${size * size}`,
      step`Then multiply. | ${a} xx ${size * size} = ${product}`,
      plus
        ? step`Finally, add. | ${d} ${sign} ${product} = ${value}`
        : step`Finally, subtract. | ${d} ${sign} ${product} = ${value}`,
    ],
  );
};

const fractionBar: Make = (draw) => {
  const [under, value] = [draw.integer(3, 8), draw.integer(3, 9)];
  const over = under * value;
  const [b, c] = [draw.integer(2, 4), draw.integer(2, 4)];
  const a = over - b * c;
  const low = draw.integer(2, 7);
  if (a < 2 || a === b) return fractionBar(draw, 4);
  return calculated(
    `(${a} + ${b} xx ${c})/(${under + low} - ${low})`,
    value,
    [
      wrong`${quotient((a + b) * c, under)} | You added first in the numerator. Multiply first there too.`,
      wrong`${over} | This is the numerator. Divide it by the denominator.`,
      wrong`${over - under} | You subtracted ${under}. The bar means divide.`,
      wrong`${quotient(over, low)} | You divided by ${low} alone. The bar works like parentheses: evaluate the whole denominator first.`,
    ],
    [
      step`The fraction bar works like parentheses. In the numerator, multiply first. | ${a} + ${b} xx ${c} = ${a} + ${b * c} = ${over}`,
      step`Evaluate the denominator. | ${under + low} - ${low} = ${under}`,
      step`Then divide. | ${over}/${under} = ${value}`,
    ],
  );
};

/** -a² and (-a)² side by side with a product. */
const minusAndPower: Make = (draw) => {
  const a = draw.integer(3, 9);
  const [b, size] = [draw.integer(3, 8), draw.integer(2, 6)];
  const c = draw.integer(2, 9);
  const inBrackets = draw.chance(0.5);
  const square = inBrackets ? a * a : -a * a;
  const value = square - b * -size;
  if (Math.abs(value) < 2) return minusAndPower(draw, 5);
  return calculated(
    `${inBrackets ? `(-${a})^2` : `-${a}^2`} - ${b} xx (${c} - ${c + size})`,
    value,
    [
      wrong`${-square + b * size} | ${inBrackets ? `The minus sign is inside the parentheses: $(-${a}) xx (-${a})$ is positive.` : `The exponent 2 applies only to ${a}: square first, then apply the minus sign.`}`,
      wrong`${square - b * size} | The product is $${-b * size}$. Subtracting a negative number means adding.`,
      wrong`${(square - b) * -size} | You subtracted first. Multiply before you subtract.`,
      wrong`${square - b * c - c - size} | You multiplied too early. Evaluate the parentheses before you multiply.`,
    ],
    [
      step`Evaluate the parentheses first. | ${c} - ${c + size} = -${size}`,
      inBrackets
        ? step`The minus sign is squared too: a negative times a negative is positive. | (-${a})^2 = ${square}`
        : step`The exponent applies only to ${a}. The minus sign stays in front. | -${a}^2 = ${square}`,
      step`Multiply. | ${b} xx (-${size}) = ${-b * size}`,
      step`Subtracting a negative number means adding. | ${square} - (${-b * size}) = ${value}`,
    ],
  );
};

/** Nested parentheses: a × (b − (c − d))² − e × f. */
const nested: Make = (draw) => {
  const [a, size] = [draw.integer(2, 4), draw.integer(2, 5)];
  const [difference, d] = [draw.integer(2, 6), draw.integer(2, 9)];
  const [b, c] = [size + difference, difference + d];
  const [e, f] = [draw.integer(2, 5), draw.integer(3, 7)];
  const product = a * size * size;
  const value = product - e * f;
  if (Math.abs(value) < 2) return nested(draw, 5);
  const wrongInside = b - c - d;
  return calculated(
    `${a} xx (${b} - (${c} - ${d}))^2 - ${e} xx ${f}`,
    value,
    [
      wrong`${a * wrongInside ** 2 - e * f} | You subtracted ${d} too. The inner parentheses come first: $${c} - ${d} = ${difference}$.`,
      wrong`${(a * size) ** 2 - e * f} | You multiplied by ${a} before the power. The exponent applies only to the parentheses.`,
      wrong`${(product - e) * f} | You subtracted too early. Evaluate both products before the subtraction between them.`,
      wrong`${a * size * 2 - e * f} | $${size}^2$ is $${size} xx ${size}$, not $${size} xx 2$.`,
    ],
    [
      step`Evaluate the inner parentheses first. | ${c} - ${d} = ${difference}`,
      step`Then evaluate the outer parentheses. | ${b} - ${difference} = ${size}`,
      step`Then evaluate the power. | ${size}^2 = ${size * size}`,
      step`Find the first product. | ${a} xx ${size * size} = ${product}`,
      step`Find the second product. | ${e} xx ${f} = ${e * f}`,
      step`Finally, subtract. | ${product} - ${e * f} = ${value}`,
    ],
  );
};

export const skill = defineSkill(lesson, {
  1: [productFirst],
  2: [bracketsFirst, twoProducts, fromTheLeft, fromTheLeft],
  3: [powerFirst],
  4: [inBrackets, fractionBar],
  5: [minusAndPower, nested],
});
