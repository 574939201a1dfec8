import Fraction from 'fraction.js';
import { randomInteger } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import { numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick, signed } from '../../making/draw';
import { commonDivisor, sum } from '../../making/write';
import { bothSolutions } from '../both-solutions';
import { ASK, factor, factors, multiplied, solvedByFactors, zeroProduct } from './factored';

/** a(x - one)(x - another) = 0, multiplied out. */
function standard(a: number, one: number, another: number): Exercise {
  const [total, product] = [-one - another, one * another];
  return {
    prompt: [say(ASK), formula(`${multiplied(a, one, another)} = 0`)],
    answer: bothSolutions(one, another, [
      [
        -one,
        -another,
        `These are the numbers in the parentheses, $${factors(one, another)}$. The solutions have the opposite signs.`,
      ],
      [
        -one,
        another,
        `Watch the signs: the two numbers must have the product $${product}$ and the sum $${total}$.`,
      ],
      [
        one,
        -another,
        `Watch the signs: the two numbers must have the product $${product}$ and the sum $${total}$.`,
      ],
      [total, product, 'These are the sum and the product themselves. Look for two numbers that have them.'],
    ]),
    solution: [
      ...(a === 1 ? [] : [step(`Divide both sides by ${a}.`, `${multiplied(1, one, another)} = 0`)]),
      ...solvedByFactors(one, another),
    ],
  };
}

export const twoNumbers: Make = (random, difficulty) => {
  const one = difficulty === 2 ? -randomInteger(random, 1, 7) : signed(random, 1, 9);
  const another = difficulty === 2 ? other(random, -9, -1, one) : other(random, -9, 9, 0, one, -one);
  return standard(1, one, another);
};

export const withFactor: Make = (random) => {
  const one = signed(random, 1, 6);
  return standard(randomInteger(random, 2, 6), one, other(random, -8, 8, 0, one, -one));
};

/** 3x^2 = 12x, or 3x^2 - 12x = 0 at difficulty 2. */
export const noNumber: Make = (random, difficulty) => {
  const [a, root] = [randomInteger(random, difficulty === 2 ? 1 : 2, 6), signed(random, 2, 9)];
  const isMoved = difficulty > 2;
  const line = sum([a, 'x^2'], [-a * root, 'x']);
  return {
    prompt: [say(ASK), formula(isMoved ? `${sum([a, 'x^2'])} = ${sum([a * root, 'x'])}` : `${line} = 0`)],
    answer: bothSolutions(0, root, [
      [-root, root, `$${root}$ is right. But the other number is not a solution: put it in. Factor out $x$.`],
      [
        0,
        -root,
        `0 is right. The other factor is $${sum([1, 'x'], [-root, ''])}$: it is zero at $x = ${root}$.`,
      ],
      [
        0,
        a * root,
        `0 is right. ${a === 1 ? 'Put the other number into the equation.' : `In $${sum([a, 'x'], [-a * root, ''])} = 0$ divide by ${a} too.`}`,
      ],
      [1, root, 'If you divide both sides by $x$, you lose the solution 0. Factor out $x$ instead.'],
    ]),
    solution: [
      ...(isMoved
        ? [step('Move all terms to one side. Do not divide by $x$: it may be zero.', `${line} = 0`)]
        : []),
      step(`Factor out what both terms share.`, `${a === 1 ? '' : a}x${factor(root)} = 0`),
      zeroProduct(0, root),
    ],
  };
};

/** x^2 - 49 = 0 */
export const square: Make = (random, difficulty) => {
  const [a, root] = [difficulty === 2 ? 1 : randomInteger(random, 2, 5), randomInteger(random, 2, 12)];
  const size = a * root * root;
  return {
    prompt: [
      say(ASK),
      formula(random() < 0.5 ? `${sum([a, 'x^2'], [-size, ''])} = 0` : `${sum([a, 'x^2'])} = ${size}`),
    ],
    answer: bothSolutions(-root, root, [
      [
        0,
        root,
        `$${root}$ is right. The square of a negative number is positive too: $(-${root})^2 = ${root * root}$.`,
      ],
      [-root * root, root * root, `This is $x^2$. Which numbers have the square ${root * root}?`],
      [new Fraction(-size, 2), new Fraction(size, 2), 'You halved. The square of $x$ is $x xx x$, not $2x$.'],
      [
        1,
        root * root,
        `$x - 1$ and $x - ${root * root}$ have the product $${multiplied(1, 1, root * root)}$, with a middle term.`,
      ],
    ]),
    solution: [
      ...(a === 1
        ? []
        : [step(`Divide both sides by ${a}, with all terms on the left.`, `x^2 - ${root * root} = 0`)]),
      step(
        `${root * root} is $${root}^2$. A difference of squares is a product.`,
        `(x + ${root})(x - ${root}) = 0`,
      ),
      zeroProduct(-root, root),
    ],
  };
};

/** x^2 + 3x = 10, or x(x + 3) = 10: it has to be brought to zero first. */
export const notZero: Make = (random, difficulty) => {
  const one = signed(random, 1, 8);
  const another = other(random, -9, 9, 0, one, -one);
  const [total, right] = [-one - another, -one * another];
  const isProduct = random() < 0.5;
  const line = multiplied(1, one, another);
  if (Math.abs(right) < 4) return notZero(random, difficulty);
  return {
    prompt: [
      say(ASK),
      formula(`${isProduct ? `x(${sum([1, 'x'], [total, ''])})` : sum([1, 'x^2'], [total, 'x'])} = ${right}`),
    ],
    answer: bothSolutions(one, another, [
      [
        right,
        right - total,
        `You set each factor equal to $${right}$. That works only for zero: move $${right}$ to the left side first.`,
      ],
      [
        0,
        -total,
        `These solve $x(${sum([1, 'x'], [total, ''])}) = 0$. But here the right side is $${right}$: move it to the left first.`,
      ],
      [-one, -another, 'These are the numbers in the parentheses. The solutions have the opposite signs.'],
    ]),
    solution: [
      ...(isProduct
        ? [step('Multiply out: this product is not zero.', `${sum([1, 'x^2'], [total, 'x'])} = ${right}`)]
        : []),
      step(right > 0 ? `Subtract ${right} from both sides.` : `Add ${-right} to both sides.`, `${line} = 0`),
      ...solvedByFactors(one, another),
    ],
  };
};

/** 2x^2 + 5x - 3 = 0 */
export const leading: Make = (random, difficulty) => {
  const a = pick(random, [2, 3, 5]);
  const [over, root] = [signed(random, 1, 7), signed(random, 1, 5)];
  const middle = -a * root - over;
  if (commonDivisor(a, over) > 1 || middle === 0 || Math.abs(over) === Math.abs(root))
    return leading(random, difficulty);
  const value = new Fraction(over, a);
  const inside = sum([a, 'x'], [-over, '']);
  return {
    prompt: [
      say(`${ASK} Write solutions that are not whole numbers as fractions.`),
      formula(`${sum([a, 'x^2'], [middle, 'x'], [over * root, ''])} = 0`),
    ],
    answer: bothSolutions(value, root, [
      [over, root, `$${inside}$ is zero when $${a}x = ${over}$. Divide by ${a} too.`],
      [
        new Fraction(root, a),
        over,
        `You swapped the numbers: multiply out $(${inside})${factor(root)}$ and compare the middle term.`,
      ],
      [value.neg(), -root, 'Both signs are wrong: find where each factor is zero.'],
    ]),
    solution: [
      step(
        `Factor the left side: the product of the first terms is $${a}x^2$, and the product of the numbers is $${over * root}$.`,
        `(${inside})${factor(root)} = 0`,
      ),
      step(
        'A product is zero only if one of its factors is zero.',
        `${inside} = 0 "or" ${sum([1, 'x'], [-root, ''])} = 0`,
      ),
      step('Solve both.', `x = ${value.toFraction()} "or" x = ${root}`),
    ],
  };
};

/** x^2 + bx - 12 = 0 has the solution 3. */
export const otherSolution: Make = (random) => {
  const known = signed(random, 2, 8);
  const unknown = other(random, -9, 9, 0, known, -known);
  const product = known * unknown;
  return {
    prompt: [
      say(`One solution of this equation is $${known}$. Find the other one.`),
      formula(`x^2 + bx ${product < 0 ? '-' : '+'} ${Math.abs(product)} = 0`),
    ],
    answer: numberAnswer(unknown, [
      [-unknown, `Watch the sign: the product of both solutions is $${product}$.`],
      [
        product - known,
        `You subtracted. The number at the end, $${product}$, is the product of both solutions.`,
      ],
      [-known, `Only if $b = 0$ do the solutions differ just in sign. Here their product is $${product}$.`],
      [product * known, `You multiplied. $${product}$ is already the product: divide it by $${known}$.`],
      [product, `This is the product of both solutions. Divide it by $${known}$.`],
    ]),
    solution: [
      step(
        'Let $r$ be the other solution. The equation is a product of two factors.',
        `${factor(known)}(x - r) = 0`,
      ),
      step(
        'When multiplied out, the number at the end is the product of both solutions.',
        `${sum([known, 'r'])} = ${product}`,
      ),
      step(`Divide both sides by $${known}$.`, `r = ${unknown}`),
    ],
  };
};
