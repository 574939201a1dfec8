import {
  bracketed,
  commonDivisor,
  defineSkill,
  expressionAnswer,
  formula,
  picture,
  rectangle,
  say,
  step,
  sum,
  wrong,
  type Draw,
  type Make,
  type Question,
} from '../builder';
import { lesson } from './lesson';

const ASKS = [
  say`Factor the expression.`,
  say`A rectangle has this area. Factor it to find the two sides.`,
] as const;

/** The number of equal packages, times the price of each. */
const PACKAGES = say`Several equal packages cost this much in all, in dollars. Factor it into the number of packages and the price of one.`;

function brackets(p: number, q: number): string {
  return `(${sum([1, 'x'], [p, ''])})(${sum([1, 'x'], [q, ''])})`;
}

/** a(x + p)(x + q), multiplied out. */
function trinomial(draw: Draw, a: number, p: number, q: number): Question {
  const [total, product] = [p + q, p * q];
  const line = sum([a, 'x^2'], [a * total, 'x'], [a * product, '']);
  const inside = sum([1, 'x^2'], [total, 'x'], [product, '']);
  const before = a === 1 ? '' : String(a);
  const right = `${before}${brackets(p, q)}`;
  const [small, large] = Math.abs(p) < Math.abs(q) ? [p, q] : [q, p];
  return {
    prompt: [draw.pick(ASKS), formula(line)],
    answer: expressionAnswer(right, 'factored', [
      a !== 1 && wrong`${brackets(p, q)} | You lost the factor ${a}. Write it in front of the parentheses.`,
      wrong`${before}${brackets(-p, -q)} | The product is right, but the sum must be $${total}$. Flip both signs.`,
      wrong`${before}${brackets(small, -large)} | Watch the signs: the numbers must have a product of $${product}$ and a sum of $${total}$.`,
      wrong`${before}${brackets(-small, large)} | Watch the signs: the numbers must have a product of $${product}$ and a sum of $${total}$.`,
      total !== 0 &&
        product !== 0 &&
        wrong`${before}${brackets(total, product)} | These are the sum and the product themselves. Look for two numbers that have them.`,
    ]),
    solution: [
      a !== 1 && step`All terms share the factor ${a}. Factor it out. | ${a}(${inside})`,
      step`Look for two numbers with a product of $${product}$ and a sum of $${total}$.`,
      product > 0
        ? step`The product is positive, so both numbers have the same sign as the sum. | ${p} xx ${bracketed(q)} = ${product}`
        : step`The product is negative, so the signs differ. The number with the larger absolute value has the sign of the sum. | ${p} xx ${bracketed(q)} = ${product}`,
      {
        text: 'Draw it: the area is given, and these are the sides.',
        show: picture(
          rectangle(
            [
              [1, 'x'],
              [p, ''],
            ],
            [
              [1, 'x'],
              [q, ''],
            ],
          ),
        ),
      },
      step`Write the product, and multiply to check. | ${line} = ${right}`,
    ],
  };
}

/** x² − 49, 4x² − 25, or a square: x² − 12x + 36. */
const squares: Make = (draw) => {
  const [a, p] = [draw.pick([1, 1, 2, 3]), draw.integer(3, 9)];
  if (commonDivisor(a, p) > 1) return squares(draw, 4);
  const side = (number: number) => sum([a, 'x'], [number, '']);
  const isSquare = draw.chance(0.4);
  const sign = draw.chance(0.5) ? -p : p;
  const [right, line] = isSquare
    ? [`(${side(sign)})^2`, sum([a * a, 'x^2'], [2 * a * sign, 'x'], [p * p, ''])]
    : [`(${side(p)})(${side(-p)})`, sum([a * a, 'x^2'], [-p * p, ''])];
  const half = sum([a * a, 'x'], [p, '']);
  return {
    prompt: [draw.pick(ASKS), formula(line)],
    answer: expressionAnswer(right, 'factored', [
      wrong`(${side(p)})(${side(-p)}) | In your product, the $x$ terms cancel. Here there is an $x$ term, so both factors are the same.`,
      wrong`(${side(-p)})^2 | Your product has the term $${sum([-2 * a * p, 'x'])}$. ${isSquare ? 'Flip the sign.' : 'One factor needs a plus, the other a minus.'}`,
      wrong`(${side(p)})^2 | Your product has the term $${sum([2 * a * p, 'x'])}$. ${isSquare ? 'Flip the sign.' : 'One factor needs a plus, the other a minus.'}`,
      wrong`(${half})(x - ${p}) | The first terms are wrong. Both factors start with the square root of the first term, $${sum([a, 'x'])}$.`,
      wrong`(${side(p * p)})(${sum([a, 'x'], [-1, ''])}) | Take the square root of ${p * p}: both factors have ${p}.`,
    ]),
    solution: [
      step`Both outer terms are squares: ${p * p} is $${p}^2$. | ${sum([a * a, 'x^2'])} = (${sum([a, 'x'])})^2`,
      isSquare
        ? step`The middle term is twice their product: $2 xx ${sum([a, 'x'])} xx ${p} = ${2 * a * p}x$. So both factors are the same.`
        : step`There is no middle term: plus and minus cancel it out.`,
      {
        text: 'Draw it: the area is given, and these are the sides.',
        show: picture(
          rectangle(
            [
              [a, 'x'],
              [isSquare ? sign : p, ''],
            ],
            [
              [a, 'x'],
              [isSquare ? sign : -p, ''],
            ],
          ),
        ),
      },
      step`Write the product, and multiply to check. | ${line} = ${right}`,
    ],
  };
};

/** (ax + p)(x + q), multiplied out. */
const leading: Make = (draw) => {
  const a = draw.pick([2, 3, 5]);
  const [p, q] = [draw.signed(1, 7), draw.signed(1, 5)];
  const middle = a * q + p;
  if (commonDivisor(a, p) > 1 || middle === 0 || Math.abs(p) === Math.abs(q)) return leading(draw, 5);
  const product = a * p * q;
  const line = sum([a, 'x^2'], [middle, 'x'], [p * q, '']);
  const write = (first: number, second: number) =>
    `(${sum([a, 'x'], [first, ''])})(${sum([1, 'x'], [second, ''])})`;
  return {
    prompt: [draw.pick(ASKS), formula(line)],
    answer: expressionAnswer(write(p, q), 'factored', [
      wrong`${write(q, p)} | You swapped the two numbers. In your product, the middle term is $${sum([a * p + q, 'x'])}$.`,
      wrong`${write(-p, -q)} | The signs are reversed: the middle term must be $${sum([middle, 'x'])}$.`,
      wrong`${write(-p, q)} | Watch the signs: the last term must be $${p * q}$.`,
      wrong`${write(p, -q)} | Watch the signs: the last term must be $${p * q}$.`,
      wrong`${brackets(p, q)} | The first terms are wrong. Their product must be $${a}x^2$.`,
    ]),
    solution: [
      step`Multiply the first and last numbers: $${a} xx ${bracketed(p * q)} = ${product}$. Look for two numbers with this product and a sum of $${middle}$. | ${a * q} xx ${bracketed(p)} = ${product}`,
      step`Split the middle term into these two. | ${sum([a, 'x^2'], [a * q, 'x'], [p, 'x'], [p * q, ''])}`,
      step`Factor each pair of terms. | ${a}x(${sum([1, 'x'], [q, ''])}) ${p < 0 ? '-' : '+'} ${Math.abs(p) === 1 ? '' : Math.abs(p)}(${sum([1, 'x'], [q, ''])})`,
      step`Both parts share the same factor. Factor it out too. | ${line} = ${write(p, q)}`,
      {
        text: 'Check with the rectangle.',
        show: picture(
          rectangle(
            [
              [a, 'x'],
              [p, ''],
            ],
            [
              [1, 'x'],
              [q, ''],
            ],
          ),
        ),
      },
    ],
  };
};

/** 6x + 9; with a factor x too at difficulty 2. */
const commonFactor: Make = (draw, difficulty) => {
  const factor = draw.integer(2, 9);
  const [a, b] = [draw.integer(2, 7), difficulty === 1 ? draw.integer(2, 9) : draw.signed(2, 9)];
  if (commonDivisor(a, b) > 1) return commonFactor(draw, difficulty);
  const withX = difficulty > 1 && draw.chance(0.6);
  const [high, low, x] = withX ? ['x^2', 'x', 'x'] : ['x', '', ''];
  const inside = sum([a, 'x'], [b, '']);
  const outside = sum([factor, x]);
  const line = sum([factor * a, high], [factor * b, low]);
  return {
    prompt: [draw.pick(withX ? ASKS : [...ASKS, PACKAGES]), formula(line)],
    answer: expressionAnswer(`${outside}(${inside})`, 'factored', [
      wrong`${outside}(${sum([a, 'x'], [factor * b, ''])}) | You divided only the first term by ${factor}. Divide every term.`,
      wrong`${outside}(${sum([factor * a, 'x'], [b, ''])}) | You divided only the second term by ${factor}. Divide every term.`,
      wrong`${outside}(${sum([a, 'x'], [-b, ''])}) | Watch the sign in the parentheses: multiply to check.`,
      wrong`${inside} | You lost the factor $${outside}$. Write it in front of the parentheses.`,
      wrong`${outside}(${sum([a + b, 'x'])}) | You combined unlike terms. Leave a sum in the parentheses.`,
    ]),
    solution: [
      step`The greatest common factor of $${factor * a}$ and $${factor * b}$ is ${factor}.${withX ? ' Each term also has a factor of $x$.' : ''}`,
      {
        text: 'Factor it out: divide each term by it. The terms are the areas, and what is left are the sides.',
        show: picture(
          rectangle(
            [[factor, x]],
            [
              [a, 'x'],
              [b, ''],
            ],
          ),
        ),
      },
      step`Check by multiplying. | ${outside}(${inside}) = ${line}`,
    ],
  };
};

const twoPositive: Make = (draw) => {
  const p = draw.integer(1, 6);
  return trinomial(draw, 1, p, draw.other(2, 9, p));
};

const anySigns: Make = (draw) => {
  const p = draw.signed(2, 9);
  return trinomial(draw, 1, p, draw.other(-9, 9, -1, 0, 1, p, -p));
};

const withFactor: Make = (draw) => {
  const p = draw.signed(1, 6);
  return trinomial(draw, draw.integer(2, 5), p, draw.other(-7, 7, 0, p, -p));
};

export const skill = defineSkill(lesson, {
  1: [commonFactor],
  2: [commonFactor, twoPositive],
  3: [anySigns],
  4: [squares, withFactor, anySigns],
  5: [leading, leading, withFactor],
});
