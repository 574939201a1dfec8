import {
  ask,
  bothSolutions,
  commonDivisor,
  defineSkill,
  formula,
  Fraction,
  nearly,
  numberAnswer,
  quotient,
  say,
  step,
  sum,
  wrong,
  type Make,
  type Question,
} from '../builder';
import { lesson } from './lesson';
import {
  ASK,
  factor,
  factors,
  factorX,
  fromSolutions,
  leadingBracket,
  multiplied,
  positiveOne,
  solvedByFactors,
  twoBrackets,
  zeroProduct,
} from './products';

/** a(x - one)(x - another) = 0, multiplied out. */
function standard(a: number, one: number, another: number): Question {
  const [total, product] = [-one - another, one * another];
  return {
    prompt: [say(ASK), formula`${multiplied(a, one, another)} = 0`],
    answer: bothSolutions(one, another, [
      wrong`${-one}, ${-another} | You used the numbers in the parentheses, $${factors(one, another)}$. The solutions have the opposite signs.`,
      wrong`${-one}, ${another} | Watch the signs: the two numbers must have a product of $${product}$ and a sum of $${total}$.`,
      wrong`${one}, ${-another} | Watch the signs: the two numbers must have a product of $${product}$ and a sum of $${total}$.`,
      wrong`${total}, ${product} | These are the sum and the product themselves. Look for two numbers that have them.`,
    ]),
    solution: [
      a !== 1 && step`Divide both sides by ${a}. | ${multiplied(1, one, another)} = 0`,
      ...solvedByFactors(one, another),
    ],
  };
}

const twoNumbers: Make = (draw, difficulty) => {
  const one = difficulty === 2 ? -draw.integer(1, 7) : draw.signed(1, 9);
  const another = difficulty === 2 ? draw.other(-9, -1, one) : draw.other(-9, 9, 0, one, -one);
  return standard(1, one, another);
};

const withFactor: Make = (draw) => {
  const one = draw.signed(1, 6);
  return standard(draw.integer(2, 6), one, draw.other(-8, 8, 0, one, -one));
};

/** 3x^2 = 12x, or 3x^2 - 12x = 0 at difficulty 2. */
const noNumber: Make = (draw, difficulty) => {
  const [a, root] = [draw.integer(difficulty === 2 ? 1 : 2, 6), draw.signed(2, 9)];
  const isMoved = difficulty > 2;
  const line = sum([a, 'x^2'], [-a * root, 'x']);
  return {
    prompt: [
      say(ASK),
      isMoved ? formula`${sum([a, 'x^2'])} = ${sum([a * root, 'x'])}` : formula`${line} = 0`,
    ],
    answer: bothSolutions(0, root, [
      wrong`${-root}, ${root} | $${root}$ is right, but the other number is not a solution. Factor out $x$ to find the other one.`,
      wrong`0, ${-root} | 0 is right. Set the other factor, $${sum([1, 'x'], [-root, ''])}$, equal to zero and solve.`,
      wrong`0, ${a * root} | 0 is right. ${a === 1 ? 'Substitute the other number into the equation.' : `In $${sum([a, 'x'], [-a * root, ''])} = 0$ divide by ${a} too.`}`,
      wrong`1, ${root} | You divided both sides by $x$ and lost a solution. Factor out $x$ instead.`,
    ]),
    solution: [
      isMoved && step`Move all terms to one side. Do not divide by $x$: it may be zero. | ${line} = 0`,
      step`Factor out what both terms share. | ${a === 1 ? '' : a}x${factor(root)} = 0`,
      zeroProduct(0, root),
    ],
  };
};

/** x^2 - 49 = 0 */
const square: Make = (draw, difficulty) => {
  const [a, root] = [difficulty === 2 ? 1 : draw.integer(2, 5), draw.integer(2, 12)];
  const size = a * root * root;
  return {
    prompt: [
      say(ASK),
      draw.chance(0.5) ? formula`${sum([a, 'x^2'], [-size, ''])} = 0` : formula`${sum([a, 'x^2'])} = ${size}`,
    ],
    answer: bothSolutions(-root, root, [
      wrong`0, ${root} | $${root}$ is right, but 0 is not. The square of a negative number is positive too: find a negative solution.`,
      wrong`${-root * root}, ${root * root} | You did not take the square root. Which numbers have a square of ${root * root}?`,
      wrong`${new Fraction(-size, 2)}, ${new Fraction(size, 2)} | You divided by 2. The square of $x$ is $x xx x$, not $2x$.`,
      wrong`1, ${root * root} | $(x - 1)(x - ${root * root})$ has a middle term. Take the square root of ${root * root} instead.`,
    ]),
    solution: [
      a !== 1 && step`Divide both sides by ${a}, with all terms on the left. | x^2 - ${root * root} = 0`,
      step`${root * root} is $${root}^2$. Factor the difference of squares. | (x + ${root})(x - ${root}) = 0`,
      zeroProduct(-root, root),
    ],
  };
};

/** x^2 + 3x = 10, or x(x + 3) = 10: first move all terms to one side. */
const notZero: Make = (draw, difficulty) => {
  const one = draw.signed(1, 8);
  const another = draw.other(-9, 9, 0, one, -one);
  const [total, right] = [-one - another, -one * another];
  const isProduct = draw.chance(0.5);
  const line = multiplied(1, one, another);
  if (Math.abs(right) < 4) return notZero(draw, difficulty);
  return {
    prompt: [
      say(ASK),
      formula`${isProduct ? `x(${sum([1, 'x'], [total, ''])})` : sum([1, 'x^2'], [total, 'x'])} = ${right}`,
    ],
    answer: bothSolutions(one, another, [
      wrong`${right}, ${right - total} | You set each factor equal to $${right}$. That works only for zero: move $${right}$ to the left side first.`,
      wrong`0, ${-total} | These solve $x(${sum([1, 'x'], [total, ''])}) = 0$. But here the right side is $${right}$: move it to the left first.`,
      wrong`${-one}, ${-another} | You used the numbers in the parentheses. The solutions have the opposite signs.`,
    ]),
    solution: [
      isProduct && step`Distribute: this product is not zero. | ${sum([1, 'x^2'], [total, 'x'])} = ${right}`,
      right > 0
        ? step`Subtract ${right} from both sides. | ${line} = 0`
        : step`Add ${-right} to both sides. | ${line} = 0`,
      ...solvedByFactors(one, another),
    ],
  };
};

/** 2x^2 + 5x - 3 = 0 */
const leading: Make = (draw, difficulty) => {
  const a = draw.pick([2, 3, 5]);
  const [over, root] = [draw.signed(1, 7), draw.signed(1, 5)];
  const middle = -a * root - over;
  if (commonDivisor(a, over) > 1 || middle === 0 || Math.abs(over) === Math.abs(root))
    return leading(draw, difficulty);
  const value = new Fraction(over, a);
  const inside = sum([a, 'x'], [-over, '']);
  return {
    prompt: ask`${ASK} Write solutions that are not whole numbers as fractions. | ${sum([a, 'x^2'], [middle, 'x'], [over * root, ''])} = 0`,
    answer: bothSolutions(value, root, [
      wrong`${over}, ${root} | $${inside}$ is zero when $${a}x = ${over}$. Divide by ${a} too.`,
      wrong`${new Fraction(root, a)}, ${over} | You swapped the two numbers. Multiply your factors, and compare the middle term.`,
      wrong`${value.neg()}, ${-root} | Both signs are wrong: find where each factor is zero.`,
    ]),
    solution: [
      step`Factor the left side: the product of the first terms is $${a}x^2$, and the product of the numbers is $${over * root}$. | (${inside})${factor(root)} = 0`,
      step`A product is zero only if one of its factors is zero. | ${inside} = 0 "or" ${sum([1, 'x'], [-root, ''])} = 0`,
      step`Solve both. | x = ${value.toFraction()} "or" x = ${root}`,
    ],
  };
};

/** x^2 + bx - 12 = 0 has the solution 3. */
const otherSolution: Make = (draw) => {
  const known = draw.signed(2, 8);
  const unknown = draw.other(-9, 9, 0, known, -known);
  const product = known * unknown;
  return {
    prompt: ask`One solution of this equation is $${known}$. Find the other one. | x^2 + bx ${product < 0 ? '-' : '+'} ${Math.abs(product)} = 0`,
    answer: numberAnswer(unknown, [
      wrong`${-unknown} | Watch the sign: the product of both solutions is $${product}$.`,
      wrong`${product - known} | You subtracted. The constant, $${product}$, is the product of both solutions.`,
      wrong`${-known} | Only if $b = 0$ do the solutions differ just in sign. Here their product is $${product}$.`,
      wrong`${product * known} | You multiplied. $${product}$ is already the product: divide it by $${known}$.`,
      wrong`${product} | This is the product of both solutions. Divide it by $${known}$.`,
    ]),
    solution: [
      step`Let $r$ be the other solution. The equation is a product of two factors. | ${factor(known)}(x - r) = 0`,
      step`The constant is the product of both solutions. | ${sum([known, 'r'])} = ${product}`,
      step`Divide both sides by $${known}$. | r = ${unknown}`,
    ],
  };
};

const AREAS = ['vegetable bed', 'carpet', 'parking lot', 'pool'] as const;

/** A rectangle that is longer than it is wide. */
const rectangle: Make = (draw) => {
  const [width, more] = [draw.integer(3, 12), draw.integer(2, 9)];
  const length = width + more;
  const area = width * length;
  return {
    prompt: ask`A ${draw.pick(AREAS)} is ${more} meters longer than it is wide. Its area is ${area} square meters. How many meters wide is it?`,
    answer: numberAnswer(width, [
      wrong`${length} | This is the length. The question asks for the width.`,
      wrong`${-length} | This solves the equation, but a width is not negative. Take the other solution.`,
      wrong`${quotient(area, more)} | You divided the area by ${more}. The length is not ${more}: it is the width plus ${more}.`,
      wrong`${quotient(area - more, 2)} | You treated the area as a sum. It is the width times the length.`,
      ...nearly(width),
    ]),
    solution: [
      step`Let $x$ be the width. The length is $x + ${more}$. | x(x + ${more}) = ${area}`,
      step`Distribute and move all terms to one side. | ${multiplied(1, width, -length)} = 0`,
      ...solvedByFactors(width, -length),
      step`A width is positive. | x = ${width}`,
    ],
  };
};

const NEIGHBORS = [
  ['two consecutive whole numbers', 1],
  ['two consecutive even numbers', 2],
  ['two consecutive odd numbers', 2],
] as const;

const neighbors: Make = (draw) => {
  const [what, apart] = draw.pick(NEIGHBORS);
  const start = draw.integer(2, 15);
  const smaller = apart === 1 ? start : 2 * Math.ceil(start / 2) + (what.includes('odd') ? 1 : 0);
  const larger = smaller + apart;
  const product = smaller * larger;
  return {
    prompt: ask`The product of ${what}, both positive, is ${product}. What is the smaller of the two?`,
    answer: numberAnswer(smaller, [
      wrong`${larger} | This is the larger of the two. The question asks for the smaller one.`,
      wrong`${-larger} | This solves the equation, but both numbers are positive. Take the other solution.`,
      wrong`${quotient(product - apart, 2)} | You treated the product as a sum. The two numbers are multiplied.`,
      wrong`${quotient(product, 2)} | You divided by 2. Look for a number $x$ with $x(x + ${apart}) = ${product}$.`,
      ...nearly(smaller),
    ]),
    solution: [
      step`Let $x$ be the smaller one. The larger one is ${apart} more. | x(x + ${apart}) = ${product}`,
      step`Distribute and move all terms to one side. | ${multiplied(1, smaller, -larger)} = 0`,
      ...solvedByFactors(smaller, -larger),
      step`Both numbers are positive. | x = ${smaller}`,
    ],
  };
};

/** A ball passes a height twice: on the way up and on the way down. */
const ball: Make = (draw) => {
  const [up, more] = [draw.integer(1, 4), draw.integer(1, 4)];
  const down = up + more;
  const [speed, height] = [5 * (up + down), 5 * up * down];
  const [name = ''] = draw.people(1);
  return {
    prompt: ask`${name} throws a ball straight up. This formula gives its approximate height in meters after $t$ seconds. The ball is ${height} meters high at two times. After how many seconds? | h = ${speed}t - 5t^2`,
    answer: bothSolutions(up, down, [
      wrong`0, ${up + down} | At these times the ball is on the ground: they solve $${speed}t - 5t^2 = 0$. Substitute ${height} for $h$.`,
      wrong`${-down}, ${-up} | Times after the throw are positive. Watch the signs in the parentheses.`,
      wrong`${5 * up}, ${5 * down} | You lost a factor 5. Divide the whole equation by 5.`,
    ]),
    solution: [
      step`Substitute the height and move all terms to one side. | 5t^2 - ${speed}t + ${height} = 0`,
      step`Divide both sides by 5. | t^2 - ${up + down}t + ${up * down} = 0`,
      step`Two numbers with a product of ${up * down} and a sum of $${-up - down}$ are $${-up}$ and $${-down}$. | (t - ${up})(t - ${down}) = 0`,
      step`Write both times, on the way up and on the way down. | t = ${up} "or" t = ${down}`,
    ],
  };
};

/** A frame of one width around a picture. */
const frame: Make = (draw, difficulty) => {
  const [width, height, edge] = [draw.integer(6, 20), draw.integer(5, 16), draw.integer(1, 5)];
  const all = (width + 2 * edge) * (height + 2 * edge);
  const half = width + height;
  const negative = -half / 2 - edge;
  if (half % 2 === 1 || width === height) return frame(draw, difficulty);
  return {
    prompt: ask`A picture is ${width} centimeters wide and ${height} centimeters high. With a frame that is equally wide on all sides, it covers ${all} square centimeters. How many centimeters wide is the frame?`,
    answer: numberAnswer(edge, [
      wrong`${2 * edge} | The frame is on both the left and the right: this is both sides together.`,
      wrong`${negative} | This solves the equation, but a width is not negative. Take the other solution.`,
      wrong`${quotient(all - width * height, 2 * half)} | You forgot the four corners of the frame. Multiply the whole width by the whole height.`,
      wrong`${all - width * height} | This is the area of the frame. The question asks for its width.`,
      ...nearly(edge),
    ]),
    solution: [
      step`Let $x$ be the width of the frame. It is on both sides. | (${width} + 2x)(${height} + 2x) = ${all}`,
      step`Distribute and move all terms to one side. | 4x^2 + ${2 * half}x - ${all - width * height} = 0`,
      step`Divide both sides by 4. | ${multiplied(1, edge, negative)} = 0`,
      ...solvedByFactors(edge, negative),
      step`A width is positive. | x = ${edge}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [twoBrackets, factorX, positiveOne],
  2: [twoNumbers, noNumber, square, fromSolutions],
  3: [twoNumbers, leadingBracket, noNumber, neighbors],
  4: [notZero, withFactor, square, otherSolution, rectangle],
  5: [leading, leading, ball, frame],
});
