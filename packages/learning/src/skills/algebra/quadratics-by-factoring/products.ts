import {
  ask,
  bothSolutions,
  bracketed,
  choiceAnswer,
  commonDivisor,
  formula,
  Fraction,
  numberAnswer,
  say,
  step,
  sum,
  wrong,
  type Make,
  type Step,
} from '../builder';

/** The question if there are two solutions. */
export const ASK = 'Find both solutions.';

/** "(x - 3)": zero where x is the root. */
export function factor(root: number): string {
  return root === 0 ? 'x' : `(${sum([1, 'x'], [-root, ''])})`;
}

/** "x(x + 5)", with zero first. */
export function factors(one: number, another: number): string {
  return another === 0 ? `${factor(another)}${factor(one)}` : `${factor(one)}${factor(another)}`;
}

/** a(x - one)(x - another), multiplied out. */
export function multiplied(a: number, one: number, another: number): string {
  return sum([a, 'x^2'], [-a * (one + another), 'x'], [a * one * another, '']);
}

/** From x^2 + bx + c = 0 to both solutions. */
export function solvedByFactors(one: number, another: number): Step[] {
  const [p, q] = [-one, -another];
  return [
    ...(p * q === 0
      ? [step`Both terms share the factor $x$. Factor it out. | ${factors(one, another)} = 0`]
      : [
          step`Look for two numbers with a product of $${p * q}$ and a sum of $${p + q}$. | ${p} xx ${bracketed(q)} = ${p * q}`,
          step`Write the left side as a product. | ${factors(one, another)} = 0`,
        ]),
    zeroProduct(one, another),
  ];
}

export function zeroProduct(one: number, another: number): Step {
  return step`A product is zero only if one of its factors is zero. | x = ${one} "or" x = ${another}`;
}

/** (x - 3)(x + 5) = 0 */
export const twoBrackets: Make = (draw) => {
  const one = draw.signed(1, 9);
  const another = draw.other(-9, 9, 0, one, -one);
  return {
    prompt: [say(ASK), formula`${factors(one, another)} = 0`],
    answer: bothSolutions(one, another, [
      wrong`${-one}, ${-another} | You used the numbers in the parentheses. Set each factor equal to zero and solve instead.`,
      wrong`0, ${one * another} | You multiplied the numbers. Set each factor equal to zero and solve instead.`,
    ]),
    solution: [
      zeroProduct(one, another),
      step`Check $x = ${one}$: the first factor is zero. | ${one} ${one > 0 ? '-' : '+'} ${Math.abs(one)} = 0`,
      step`Check $x = ${another}$: the second factor is zero. | ${another} ${another > 0 ? '-' : '+'} ${Math.abs(another)} = 0`,
    ],
  };
};

/** 3x(x - 4) = 0 */
export const factorX: Make = (draw) => {
  const [times, root] = [draw.integer(2, 9), draw.signed(2, 9)];
  return {
    prompt: [say(ASK), formula`${times}x${factor(root)} = 0`],
    answer: bothSolutions(0, root, [
      wrong`0, ${-root} | 0 is right. Set the other factor equal to zero and solve: $${sum([1, 'x'], [-root, ''])} = 0$.`,
      wrong`${times}, ${root} | The factor ${times} is never zero. But $x$ itself is a factor: when is it zero?`,
      wrong`${-times}, ${root} | The factor ${times} is never zero. But $x$ itself is a factor: when is it zero?`,
    ]),
    solution: [
      step`There are three factors: ${times}, $x$ and $${sum([1, 'x'], [-root, ''])}$. The number ${times} is never zero.`,
      zeroProduct(0, root),
    ],
  };
};

/** (2x - 3)(x + 4) = 0 */
export const leadingBracket: Make = (draw, difficulty) => {
  const [a, over] = [draw.integer(2, 5), draw.signed(1, 9)];
  const root = draw.signed(1, 7);
  if (commonDivisor(a, over) > 1 || Math.abs(over) === Math.abs(root))
    return leadingBracket(draw, difficulty);
  const inside = sum([a, 'x'], [-over, '']);
  const value = new Fraction(over, a);
  return {
    prompt: ask`${ASK} Write solutions that are not whole numbers as fractions. | (${inside})${factor(root)} = 0`,
    answer: bothSolutions(value, root, [
      wrong`${over}, ${root} | $${inside}$ is zero when $${a}x = ${over}$. Divide by ${a} too.`,
      wrong`${-over}, ${-root} | You used the numbers in the parentheses. Find where each factor is zero.`,
      wrong`${value.inverse()}, ${root} | You flipped the fraction: divide $${a}x = ${over}$ by ${a}.`,
    ]),
    solution: [
      step`A product is zero only if one of its factors is zero. | ${inside} = 0 "or" ${sum([1, 'x'], [-root, ''])} = 0`,
      step`Solve the first equation. | ${a}x = ${over}`,
      step`Write both solutions. | x = ${value.toFraction()} "or" x = ${root}`,
    ],
  };
};

/** Only one solution is asked for. */
export const positiveOne: Make = (draw) => {
  const [positive, negative] = [draw.integer(2, 12), -draw.integer(2, 12)];
  if (positive === -negative) return positiveOne(draw, 1);
  const [one, another] = draw.chance(0.5) ? [positive, negative] : [negative, positive];
  return {
    prompt: ask`Find the positive solution. | ${factors(one, another)} = 0`,
    answer: numberAnswer(positive, [
      wrong`${-negative} | At $x = ${-negative}$ neither factor is zero. Set each factor equal to zero and solve.`,
      wrong`${negative} | This is the negative solution. Find the positive one.`,
      wrong`${-positive} | Your sign is wrong. Set the factor $${sum([1, 'x'], [-positive, ''])}$ equal to zero and solve.`,
      wrong`${positive - negative} | You added the numbers in the parentheses. Find where each factor is zero.`,
    ]),
    solution: [
      zeroProduct(one, another),
      step`The question asks for the positive solution. | x = ${positive}`,
    ],
  };
};

/** Which equation has these solutions? */
export const fromSolutions: Make = (draw) => {
  const one = draw.signed(1, 7);
  const another = draw.other(-7, 7, 0, one, -one);
  const written = (first: number, second: number) => `$${multiplied(1, first, second)} = 0$`;
  const [smaller, larger] = [Math.min(one, another), Math.max(one, another)];
  return {
    prompt: ask`Which equation has the solutions $${smaller}$ and $${larger}$?`,
    answer: choiceAnswer(written(one, another), [
      wrong`${written(-one, -another)} | This is $${factors(-one, -another)} = 0$: its solutions are $${-one}$ and $${-another}$.`,
      wrong`${written(one, -another)} | This is $${factors(one, -another)} = 0$: its solutions are $${one}$ and $${-another}$.`,
      wrong`${written(-one, another)} | This is $${factors(-one, another)} = 0$: its solutions are $${-one}$ and $${another}$.`,
    ]),
    solution: [
      step`Write a factor that is zero at $${one}$ and one that is zero at $${another}$. | ${factors(one, another)} = 0`,
      step`Multiply. | ${multiplied(1, one, another)} = 0`,
    ],
  };
};
