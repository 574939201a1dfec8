import {
  added,
  ask,
  bracketed,
  defineSkill,
  formula,
  nearly,
  numberAnswer,
  say,
  step,
  sum,
  wrong,
  type Draw,
  type Make,
  type Mistakes,
  type Question,
  type Step,
} from '../builder';
import { lesson } from './lesson';

/** ax − by at difficulty 4; ax² − bxy at difficulty 5. One of the two numbers is negative. */
const twoLetters: Make = (draw, difficulty) => {
  const [x, size] = [draw.signed(2, 6), draw.integer(2, 6)];
  const y = x > 0 ? -size : draw.other(2, 6, -x);
  const [a, b] = [draw.integer(2, 5), draw.integer(2, 6)];
  const hard = difficulty === 5;
  const [first, second] = hard ? [a * x * x, b * x * y] : [a * x, b * y];
  const value = first - second;
  const [left, right] = hard ? ['x^2', 'xy'] : ['x', 'y'];
  const put = hard ? `${a}(${x})^2 - ${b}(${x})(${y})` : `${a}(${x}) - ${b}(${y})`;
  return {
    prompt: ask`Evaluate the expression for $x = ${x}$ and $y = ${y}$. | ${sum([a, left], [-b, right])}`,
    answer: numberAnswer(value, [
      wrong`${first + second} | You added $${b}${right}$, which is $${second}$. Subtract it instead${second < 0 ? ': subtracting a negative number means adding its opposite' : ''}.`,
      hard
        ? wrong`${(a * x) ** 2 - second} | The exponent 2 applies only to $x$: $${a}x^2$ is $${a} xx x xx x$.`
        : wrong`${a * y - b * x} | You swapped the two numbers. Check which variable has which value.`,
      wrong`${hard ? -first - second : -first + second} | Watch the signs: put each number in parentheses.`,
      hard
        ? wrong`${a * x * 2 - second} | $x^2$ is $x xx x$, not $2x$.`
        : wrong`${a + x - b - y} | You added. $${a}x$ means $${a} xx x$, so multiply.`,
      ...nearly(value),
    ]),
    solution: [
      step`Substitute each number for its variable, in parentheses. | ${put}`,
      step`Evaluate the first term${hard ? ', power first' : ''}. | ${a}(${x})${hard ? '^2' : ''} = ${first}`,
      step`Evaluate the second term. | ${b}${hard ? `(${x})` : ''}(${y}) = ${second}`,
      step`Subtract the second term from the first. | ${first} - ${bracketed(second)} = ${value}`,
    ],
  };
};

/** Formulas from everyday life, whose letters have names. */
const formulas: Make = (draw) => draw.pick([fahrenheit, trapezoid, fall, rental])(draw);

function fahrenheit(draw: Draw): Question {
  const celsius = 5 * draw.integer(-6, 8);
  if (celsius === 0) return fahrenheit(draw);
  const product = (celsius / 5) * 9;
  const value = product + 32;
  return {
    prompt: ask`This formula converts degrees Celsius to degrees Fahrenheit. Here $C = ${celsius}$. Find $F$. | F = 9/5 C + 32`,
    answer: numberAnswer(value, [
      wrong`${(celsius / 5) * 9 - 32} | You subtracted 32. Add 32 at the end instead.`,
      wrong`${-product + 32} | The sign of the product is wrong. Check the signs of its factors.`,
      wrong`${product} | This is the product. Now add 32.`,
      wrong`${celsius + 32} | You left out the factor $9/5$. Multiply $${celsius}$ by it first.`,
      ...nearly(value),
    ]),
    solution: [
      step`Substitute $${celsius}$ for $C$. | F = 9/5 (${celsius}) + 32`,
      step`Divide by 5, then multiply by 9. | 9/5 (${celsius}) = 9 (${celsius / 5}) = ${product}`,
      step`Add 32. | F = ${product} + 32 = ${value}`,
    ],
  };
}

function trapezoid(draw: Draw): Question {
  const [a, h] = [draw.integer(3, 9), 2 * draw.integer(2, 6)];
  const c = a + draw.integer(2, 8);
  const value = ((a + c) * h) / 2;
  return {
    prompt: ask`A field has two parallel sides of lengths $a = ${a}$ and $c = ${c}$ meters. They are $h = ${h}$ meters apart. Find its area $A$ in square meters. | A = ((a + c) h)/2`,
    answer: numberAnswer(value, [
      wrong`${value * 2} | You left out the denominator. Divide by 2.`,
      wrong`${a + (c * h) / 2} | You multiplied only $c$ by $h$. Add inside the parentheses first.`,
      wrong`${(a * c * h) / 2} | You multiplied $a$ and $c$. Add them, as the formula says.`,
      ...nearly(value),
    ]),
    solution: [
      step`Substitute the numbers for the variables. | A = ((${a} + ${c}) xx ${h})/2`,
      step`Evaluate the parentheses first. | A = (${a + c} xx ${h})/2`,
      step`Multiply, then divide by 2. | A = ${(a + c) * h}/2 = ${value}`,
    ],
  };
}

function fall(draw: Draw): Question {
  const t = draw.integer(2, 6);
  const tower = 5 * t * t + 5 * draw.integer(2, 15);
  const value = tower - 5 * t * t;
  return {
    prompt: ask`A stone falls from a height of ${tower} meters. This formula gives its approximate height $h$ in meters after $t$ seconds. Find $h$ for $t = ${t}$. | h = ${tower} - 5t^2`,
    answer: numberAnswer(value, [
      wrong`${tower - 10 * t} | $t^2$ is $t xx t$, not $2t$.`,
      wrong`${tower - 25 * t * t} | You multiplied by 5 before the power. The exponent 2 applies only to $t$.`,
      wrong`${5 * t * t} | This is how far it fell. Subtract it from ${tower}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Substitute ${t} for $t$. | h = ${tower} - 5(${t})^2`,
      step`Evaluate the power first, then multiply. | 5(${t})^2 = 5 xx ${t * t} = ${5 * t * t}`,
      step`Then subtract. | h = ${tower} - ${5 * t * t} = ${value}`,
    ],
  };
}

function rental(draw: Draw): Question {
  const [name = ''] = draw.people(1);
  const [fixed, perHour, off] = [draw.integer(5, 15), draw.integer(4, 9), draw.integer(2, 4)];
  const hours = draw.integer(off + 2, 9);
  const value = fixed + perHour * (hours - off);
  return {
    prompt: ask`${name} rents a bicycle for $h = ${hours}$ hours. The first ${off} hours are included in the base price. Find the cost $c$ in dollars. | c = ${fixed} + ${perHour}(h - ${off})`,
    answer: numberAnswer(value, [
      wrong`${fixed + perHour * hours - off} | You multiplied only $h$ by ${perHour}. Multiply everything in the parentheses.`,
      wrong`${(fixed + perHour) * (hours - off)} | You added ${fixed} first. Multiply before you add: the base price is paid only once.`,
      wrong`${fixed + perHour * hours} | You left out the ${off} hours that are included in the base price. Subtract them from $h$ first.`,
      ...nearly(value),
    ]),
    solution: [
      step`Substitute ${hours} for $h$. | c = ${fixed} + ${perHour}(${hours} - ${off})`,
      step`Evaluate the parentheses first. | c = ${fixed} + ${perHour} xx ${hours - off}`,
      step`Then multiply, and finally add. | c = ${fixed} + ${perHour * (hours - off)} = ${value}`,
    ],
  };
}

/** What a sum of a product and a number may stand for. */
const MEANINGS = [
  (x: number) =>
    `The cost of a taxi ride of $x$ miles, in dollars, is given below. Find the cost for $x = ${x}$.`,
  (x: number) =>
    `The height of a plant after $x$ weeks, in inches, is given below. Find the height for $x = ${x}$.`,
  (x: number) =>
    `The amount that a club of $x$ members pays, in dollars, is given below. Find the amount for $x = ${x}$.`,
] as const;

function evaluated(
  words: string,
  math: string,
  value: number,
  mistakes: Mistakes,
  solution: readonly Step[],
): Question {
  return {
    prompt: [say(words), formula(math)],
    answer: numberAnswer(value, [...mistakes, ...nearly(value)]),
    solution,
  };
}

const forX = (x: number) => `Evaluate the expression for $x = ${x}$.`;

/** ax + b, and b − ax; negative numbers from difficulty 3 on. */
const linear: Make = (draw, difficulty) => {
  const [a, b] = [draw.integer(2, 9), draw.integer(2, 15)];
  const x = difficulty < 3 ? draw.other(2, 9, a) : -draw.other(2, 9, a);
  const minus = difficulty > 1 && (difficulty > 2 || draw.chance(0.5));
  const factor = minus ? -a : a;
  const start = minus && difficulty === 2 ? a * x + b : b;
  const value = start + factor * x;
  const inFront = minus || draw.chance(0.4);
  const math = inFront ? sum([start, ''], [factor, 'x']) : sum([a, 'x'], [start, '']);
  const put = inFront ? `${start} ${minus ? '-' : '+'} ${a}(${x})` : `${a}(${x}) + ${start}`;
  return evaluated(
    factor > 0 && x > 0 && draw.chance(0.6) ? draw.pick(MEANINGS)(x) : forX(x),
    math,
    value,
    [
      minus
        ? wrong`${(start - a) * x} | You started with $${start} - ${a}$. Evaluate the product $${a}x$ first.`
        : wrong`${a * (x + start)} | You added before you multiplied. Evaluate the product $${a}x$ first.`,
      wrong`${start + factor + x} | You added. $${a}x$ means $${a} xx x$, so multiply.`,
      wrong`${start + Math.sign(factor) * Number(`${a}${Math.abs(x)}`)} | You wrote the digits side by side. $${a}x$ means $${a} xx x$, so multiply.`,
      wrong`${start - factor * x} | Watch the signs: $${a}x$ is $${a * x}$, and it is ${minus ? 'subtracted' : 'added'}.`,
    ],
    [
      step`Substitute $${x}$ for $x$. | ${put}`,
      step`Multiply first. | ${a}(${x}) = ${a * x}`,
      step`${minus ? 'Then subtract.' : 'Then add.'} | ${inFront ? `${start} ${minus ? '-' : '+'} ${bracketed(a * x)}` : `${a * x} + ${start}`} = ${value}`,
    ],
  );
};

/** ax² + b, with a negative x from difficulty 3 on. */
const squared: Make = (draw, difficulty) => {
  const [a, b] = [draw.integer(2, 5), draw.signed(2, 12)];
  const x = difficulty < 3 ? draw.other(3, 6, a) : -draw.other(2, 6, a);
  const value = a * x * x + b;
  return evaluated(
    forX(x),
    sum([a, 'x^2'], [b, '']),
    value,
    [
      wrong`${(a * x) ** 2 + b} | You multiplied by ${a} before the power. The exponent 2 applies only to $x$.`,
      wrong`${a * x * 2 + b} | $x^2$ is $x xx x$, not $2x$.`,
      ...(x > 0 ? [] : ([[-a * x * x + b, `$x^2$ is $(${x}) xx (${x})$: the result is positive.`]] as const)),
      wrong`${a * (x * x + b)} | You used $${b}$ too early. Evaluate the power and the product first.`,
    ],
    [
      step`Substitute $${x}$ for $x$. | ${a}(${x})^2 ${added(b)}`,
      step`Evaluate the power first. | (${x})^2 = ${x * x}`,
      step`Then multiply, and combine with the constant last. | ${a * x * x} ${added(b)} = ${value}`,
    ],
  );
};

/** x² + bx, where the sign of x matters twice. */
const quadratic: Make = (draw) => {
  const x = -draw.integer(2, 7);
  const b = draw.other(-9, 9, -1, 0, 1, -x);
  const value = x * x + b * x;
  return evaluated(
    forX(x),
    sum([1, 'x^2'], [b, 'x']),
    value,
    [
      wrong`${-x * x + b * x} | $(${x})^2$ is positive, because a negative times a negative is positive.`,
      wrong`${x * x - b * x} | Watch the signs: $${b} xx (${x}) = ${b * x}$.`,
      wrong`${2 * x + b * x} | $x^2$ is $x xx x$, not $2x$.`,
      wrong`${-(x * x) - b * x} | Both signs are wrong. Put the number in parentheses.`,
    ],
    [
      step`Substitute $${x}$ for $x$, in parentheses. | (${x})^2 ${added(b)}(${x})`,
      step`Evaluate the power: a negative times a negative is positive. | (${x})^2 = ${x * x}`,
      step`Multiply. | ${b} xx (${x}) = ${b * x}`,
      step`Combine the results. | ${x * x} ${added(b * x)} = ${value}`,
    ],
  );
};

export const skill = defineSkill(lesson, {
  1: [linear],
  2: [linear, squared],
  3: [linear, squared],
  4: [quadratic, twoLetters, formulas],
  5: [twoLetters, twoLetters, formulas],
});
