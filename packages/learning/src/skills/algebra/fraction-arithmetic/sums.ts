import {
  commonDivisor,
  formula,
  Fraction,
  numberAnswer,
  say,
  step,
  wrong,
  type Block,
  type Draw,
  type Make,
  type Mistakes,
  type NumberAnswer,
  type Question,
  type Step,
} from '../builder';

/** In lowest terms, between 0 and 1. */
export function drawProper(draw: Draw, lowest: number, highest: number): Fraction {
  const under = draw.integer(lowest, highest);
  const over = draw.integer(1, under - 1);
  return commonDivisor(over, under) > 1 ? drawProper(draw, lowest, highest) : new Fraction(over, under);
}

export function overOf(fraction: Fraction): number {
  return Number(fraction.s * fraction.n);
}

export function underOf(fraction: Fraction): number {
  return Number(fraction.d);
}

/** "2 3/4", "3/4", "2". */
export function mixed(fraction: Fraction): string {
  return fraction.toFraction(true);
}

export const FORM = 'Write your answer as a fraction or a mixed number.';

export function workOut(math: string): Block[] {
  return [say`Evaluate the expression. ${FORM}`, formula(math)];
}

/** Leaves out mistakes of zero or less, which nobody makes. */
export function fractionAnswer(value: Fraction, mistakes: Mistakes): NumberAnswer {
  const piece = new Fraction(1, value.d);
  const all: Mistakes = [
    ...mistakes,
    wrong`${value.inverse()} | The fraction is upside down: swap the numerator and the denominator.`,
    wrong`${value.add(piece)} | Your answer is close, but too large. Check your last steps again.`,
    wrong`${value.sub(piece)} | Your answer is close, but too small. Check your last steps again.`,
    wrong`${value.add(1)} | The fraction is right, but the whole number is not. Check your last steps again.`,
  ];
  const applying = all.flatMap(([given, reason]): Mistakes => {
    const mistaken = new Fraction(given);
    return mistaken.gt(0) ? [[mistaken.toFraction(), reason]] : [];
  });
  return numberAnswer(value.toFraction(), applying);
}

/** The steps that turn mixed numbers into fractions. */
export function asFractions(...numbers: readonly Fraction[]): Step[] {
  return numbers
    .filter((number) => mixed(number).includes(' '))
    .map((number) => {
      const [whole, under] = [Number(number.floor()), underOf(number)];
      return step`Write $${mixed(number)}$ as a fraction. Each whole is $${under}/${under}$. | ${mixed(number)} = (${whole} xx ${under} + ${overOf(number) - whole * under})/${under} = ${number.toFraction()}`;
    });
}

/** The last step, where something is left to do: "10/12 = 5/6", "49/12 = 4 1/12". */
export function tidied(over: number, under: number): Step[] {
  const value = new Fraction(over, under);
  const forms = new Set([`${over}/${under}`, value.toFraction(), mixed(value)]);
  if (forms.size === 1) return [];
  const divisor = commonDivisor(over, under);
  const what = [
    ...(divisor > 1 ? [`Divide the numerator and the denominator by ${divisor}.`] : []),
    ...(mixed(value).includes(' ')
      ? ['The numerator is larger than the denominator: write it as a mixed number.']
      : []),
  ];
  return [step`${what.join(' ')} | ${[...forms].join(' = ')}`];
}

export function commonDenominator(...fractions: readonly Fraction[]): number {
  return fractions.map(underOf).reduce((one, other) => (one * other) / commonDivisor(one, other));
}

/** left + right, or left - right, which must be above zero. */
export function sumOf(left: Fraction, right: Fraction, sign: '+' | '-', prompt?: readonly Block[]): Question {
  const under = commonDenominator(left, right);
  const inPieces = (number: Fraction) => (overOf(number) * under) / underOf(number);
  const [one, other] = [inPieces(left), inPieces(right)];
  const total = sign === '+' ? one + other : one - other;
  const isSame = underOf(left) === underOf(right);
  return {
    prompt: prompt ?? workOut(`${mixed(left)} ${sign} ${mixed(right)}`),
    answer: fractionAnswer(new Fraction(total, under), [
      ...mixedMistakes(left, right, sign),
      ...denominatorMistakes(left, right, sign),
      sign === '+'
        ? wrong`${left.sub(right)} | You subtracted. Add the numbers instead.`
        : wrong`${left.add(right)} | You added. Subtract the second number from the first instead.`,
      wrong`${left.mul(right)} | You multiplied. ${sign === '+' ? 'Add the numbers' : 'Subtract the second number from the first'} instead.`,
    ]),
    solution: [
      ...asFractions(left, right),
      !isSame &&
        step`The least common denominator of ${underOf(left)} and ${underOf(right)} is ${under}. Write both fractions with it. | ${left.toFraction()} ${sign} ${right.toFraction()} = ${one}/${under} ${sign} ${other}/${under}`,
      step`All pieces have the same size. ${sign === '+' ? 'Add' : 'Subtract'} the numerators. The denominator stays the same. | ${one}/${under} ${sign} ${other}/${under} = ${total}/${under}`,
      ...tidied(total, under),
    ],
  };
}

function denominatorMistakes(left: Fraction, right: Fraction, sign: '+' | '-'): Mistakes {
  const [a, b, c, d] = [overOf(left), underOf(left), overOf(right), underOf(right)];
  const under = commonDenominator(left, right);
  const numerators = sign === '+' ? a + c : a - c;
  const denominators = sign === '+' ? b + d : b - d;
  const done = sign === '+' ? 'added' : 'subtracted';
  if (b === d)
    return [
      wrong`${new Fraction(numerators, b + d)} | You added the denominators too. The size of the pieces does not change: the denominator stays ${b}.`,
    ];
  return [
    wrong`${new Fraction(numerators, denominators)} | You ${done} the denominators too. Pieces of different sizes cannot be counted together: write both fractions with a denominator of ${under} first.`,
    wrong`${new Fraction(numerators, under)} | You changed the denominators to ${under} and left the numerators as they were. Multiply each numerator by the same number as its denominator.`,
    wrong`${new Fraction(numerators, Math.max(b, d))} | You took the larger denominator and left the numerators as they were. Write both fractions with a denominator of ${under} first.`,
  ];
}

function mixedMistakes(left: Fraction, right: Fraction, sign: '+' | '-'): Mistakes {
  const wholes = [left.floor(), right.floor()] as const;
  const [one, other] = [left.sub(wholes[0]), right.sub(wholes[1])];
  if (wholes[0].add(wholes[1]).equals(0)) return [];
  if (sign === '+')
    return [
      ...(one.add(other).gt(1)
        ? [
            wrong`${left.add(right).sub(1)} | $${one.toFraction()} + ${other.toFraction()}$ is more than 1. Add this 1 to the whole numbers.`,
          ]
        : []),
      wrong`${one.add(other)} | You added only the fractions. Add the whole numbers too.`,
    ];
  if (one.gte(other))
    return [wrong`${one.sub(other)} | You subtracted only the fractions. Subtract the whole numbers too.`];
  return [
    wrong`${wholes[0].sub(wholes[1]).add(other).sub(one)} | You took the smaller fraction from the larger. But $${one.toFraction()}$ is less than $${other.toFraction()}$: borrow one whole first.`,
    wrong`${left.sub(right).add(1)} | You borrowed one whole. So there is one fewer whole in front of the fraction.`,
  ];
}

export const sameDenominator: Make = (draw) => {
  const under = draw.pick([5, 7, 8, 9, 10, 11, 12]);
  const [left, right] = [drawProper(draw, under, under), drawProper(draw, under, under)];
  const sign = left.gt(right) && draw.chance(0.5) ? '-' : '+';
  return sumOf(left, right, sign);
};

/** At difficulty 2 one denominator is a multiple of the other; later neither is. */
export const unlikeDenominators: Make = (draw, difficulty) => {
  const [left, right] = [drawProper(draw, 2, 12), drawProper(draw, 2, 12)];
  const under = commonDenominator(left, right);
  const isMultiple = under === Math.max(underOf(left), underOf(right));
  const isWanted = isMultiple === (difficulty === 2) && underOf(left) !== underOf(right) && under <= 60;
  if (!isWanted) return unlikeDenominators(draw, difficulty);
  return sumOf(left, right, left.gt(right) && draw.chance(0.6) ? '-' : '+');
};

export const mixedSum: Make = (draw, difficulty) => {
  const [one, other] = [drawProper(draw, 2, 9), drawProper(draw, 2, 9)];
  if (underOf(one) === underOf(other) || commonDenominator(one, other) > 45)
    return mixedSum(draw, difficulty);
  const small = draw.integer(1, 4);
  const large = small + draw.integer(2, 4);
  // One whole must be broken up.
  if (one.lt(other)) return sumOf(one.add(large), other.add(small), '-');
  return sumOf(one.add(large), other.add(small), '+');
};
