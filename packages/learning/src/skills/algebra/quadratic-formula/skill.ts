import {
  ask,
  bothSolutions,
  choiceAnswer,
  commonDivisor,
  defineSkill,
  estimateAnswer,
  Fraction,
  step,
  sum,
  wrong,
  type Draw,
  type Make,
  type NumberAnswer,
  type Step,
} from '../builder';
import {
  coefficients,
  coefficientsStep,
  discriminant,
  discriminantOf,
  discriminantStep,
  formulaStep,
  fractionOf,
  howMany,
  isSquare,
  oneSolutionFor,
  solutionsOf,
  written,
  type Quadratic,
} from './discriminants';
import { lesson } from './lesson';

/** With a root that is whole: (ax - p)(bx - q), multiplied out. */
function drawRational(draw: Draw): Quadratic {
  const [m, n] = [draw.integer(2, 4), draw.integer(1, 2)];
  const [p, q] = [draw.signed(1, 5), draw.signed(1, 5)];
  const quadratic = { a: m * n, b: -m * q - n * p, c: p * q };
  const isPlain = commonDivisor(m, p) === 1 && commonDivisor(n, q) === 1;
  return isPlain && quadratic.b !== 0 && discriminantOf(quadratic) > 0 ? quadratic : drawRational(draw);
}

/** At difficulty 4 the equation is not in order yet. */
const exact: Make = (draw, difficulty) => {
  const quadratic = drawRational(draw);
  const { a, b, c } = quadratic;
  const value = discriminantOf(quadratic);
  const root = Math.sqrt(value);
  const over = (first: number, second: number, under: number) =>
    [new Fraction(first + second, under), new Fraction(first - second, under)] as const;
  const [plus, minus] = over(-b, root, 2 * a);
  const isMoved = difficulty > 3;
  const wrongValue = b * b + 4 * a * c;
  return {
    prompt: ask`Find both solutions. Write solutions that are not whole numbers as fractions. | ${isMoved ? `${sum([a, 'x^2'])} = ${sum([-b, 'x'], [-c, ''])}` : `${written(quadratic)} = 0`}`,
    answer: bothSolutions(plus, minus, [
      wrong`${over(b, root, 2 * a)} | The formula begins with $-b$: flip the sign of $b$.`,
      wrong`${over(-b, root, a)} | You divided by $a$. The denominator is $2a = ${2 * a}$.`,
      wrong`${over(-b, value, 2 * a)} | You left out the square root: the square root of ${value} is ${root}.`,
      isSquare(wrongValue) &&
        wrong`${over(-b, Math.sqrt(wrongValue), 2 * a)} | Watch the sign of $4ac$ in the discriminant: $4ac = ${4 * a * c}$ is subtracted.`,
      wrong`${over(-b, root, 1)} | You did not divide. The denominator is $2a = ${2 * a}$.`,
    ]),
    solution: [
      isMoved && step`Move all terms to one side. | ${written(quadratic)} = 0`,
      coefficientsStep(quadratic),
      discriminantStep(quadratic),
      formulaStep(quadratic),
      step`The square root of ${value} is ${root}. | x = ${fractionOf(-b, String(root), 2 * a)}`,
      step`Use the plus sign first. | x_1 = (${sum([-b, ''], [root, ''])})/${2 * a} = ${plus.toFraction()}`,
      step`Then use the minus sign. | x_2 = (${sum([-b, ''], [-root, ''])})/${2 * a} = ${minus.toFraction()}`,
    ],
  };
};

/** The root is not whole, so it is left as it is. */
const withRoot: Make = (draw, difficulty) => {
  const quadratic = { a: draw.integer(2, 4), b: draw.signed(1, 7), c: draw.signed(1, 6) };
  const { a, b, c } = quadratic;
  const value = discriminantOf(quadratic);
  // With a factor that is a square, the root might be written in another way.
  const isPlain = value > 1 && [4, 9, 16, 25, 36, 49].every((square) => value % square !== 0);
  if (!isPlain || isSquare(value)) return withRoot(draw, difficulty);
  const option = (first: number, root: number, under: number) =>
    `$x = ${fractionOf(first, `sqrt(${root})`, under)}$`;
  const wrongValue = b * b + 4 * a * c;
  return {
    prompt: ask`What are the solutions of this equation? | ${written(quadratic)} = 0`,
    answer: choiceAnswer(option(-b, value, 2 * a), [
      wrong`${option(b, value, 2 * a)} | The formula begins with $-b$: flip the sign of $b$.`,
      wrongValue > 0 &&
        wrong`${option(-b, wrongValue, 2 * a)} | Watch the sign of $4ac$ in the discriminant: $4ac = ${4 * a * c}$ is subtracted.`,
      wrong`${option(-b, value, a)} | You divided by $a$. The denominator is $2a = ${2 * a}$.`,
      wrong`${option(b, value, a)} | You made two mistakes: the formula begins with $-b$, and the denominator is $2a = ${2 * a}$.`,
    ]),
    solution: [coefficientsStep(quadratic), discriminantStep(quadratic), formulaStep(quadratic)],
  };
};

type Places = 1 | 2;

const IN_WORDS: Readonly<Record<Places, string>> = {
  1: 'Round to one decimal place.',
  2: 'Round to two decimal places.',
};

/** Right to half of the last place, so answers with more places are right too. */
function roundedAnswer(quadratic: Quadratic, which: 0 | 1, places: Places): NumberAnswer {
  const { a, b, c } = quadratic;
  const solutions = solutionsOf(quadratic);
  const [value, other] = which === 0 ? solutions : [solutions[1], solutions[0]];
  const root = 2 * a * value + b;
  const wrongRoot = Math.sqrt(b * b + 4 * a * c) * (which === 0 ? 1 : -1);
  const last = 10 ** -places;
  const mistakes: readonly (readonly [number, string])[] = [
    [other, `This is the other solution: take the ${which === 0 ? 'plus' : 'minus'} sign.`],
    [(b + root) / (2 * a), 'The formula begins with $-b$: flip the sign of $b$.'],
    [(-b + root) / a, `You divided by $a$. The denominator is $2a = ${2 * a}$.`],
    [-b + root / (2 * a), `You divided only the root by $${2 * a}$. Divide the whole numerator.`],
    [
      (-b + wrongRoot) / (2 * a),
      `Watch the sign of $4ac$ in the discriminant: $4ac = ${4 * a * c}$ is subtracted.`,
    ],
    [value + last, 'You are close. Keep more decimal places of the root, and round only at the end.'],
    [value - last, 'You are close. Keep more decimal places of the root, and round only at the end.'],
  ];
  return estimateAnswer(
    value.toFixed(places),
    String(last / 2),
    mistakes
      .filter(([mistaken]) => Number.isFinite(mistaken))
      .map(([mistaken, reason]) => [plain(mistaken, places), reason]),
  );
}

function plain(value: number, places: number): string {
  return String(Number(value.toFixed(places)) + 0);
}

function solution(quadratic: Quadratic, which: 0 | 1, places: Places, letter = 'x'): Step[] {
  const { a, b } = quadratic;
  const value = discriminantOf(quadratic);
  const sign = which === 0 ? '+' : '-';
  return [
    coefficientsStep(quadratic),
    discriminantStep(quadratic),
    formulaStep(quadratic, letter),
    step`Keep some decimal places of the root. | sqrt(${value}) ~~ ${Math.sqrt(value).toFixed(places + 2)}`,
    step`Take the ${which === 0 ? 'plus' : 'minus'} sign, divide, and round. | ${letter} = (${-b} ${sign} sqrt(${value}))/${2 * a} ~~ ${solutionsOf(quadratic)[which].toFixed(places)}`,
  ];
}

function drawIrrational(draw: Draw, largest: number): Quadratic {
  const quadratic = {
    a: draw.integer(1, largest),
    b: draw.signed(1, 9),
    c: draw.signed(1, 8),
  };
  const value = discriminantOf(quadratic);
  return value > 0 && !isSquare(value) ? quadratic : drawIrrational(draw, largest);
}

/** To two places at difficulty 5, and not in order there. */
const rounded: Make = (draw, difficulty) => {
  const places = difficulty === 5 ? 2 : 1;
  const quadratic = drawIrrational(draw, difficulty === 5 ? 5 : 3);
  const { a, b, c } = quadratic;
  const which = draw.chance(0.5) ? 0 : 1;
  const isMoved = difficulty === 5;
  return {
    prompt: ask`Find the ${which === 0 ? 'larger' : 'smaller'} solution. ${IN_WORDS[places]} | ${isMoved ? `${sum([a, 'x^2'], [b, 'x'])} = ${-c}` : `${written(quadratic)} = 0`}`,
    answer: roundedAnswer(quadratic, which, places),
    solution: [
      isMoved && step`Move all terms to one side. | ${written(quadratic)} = 0`,
      ...solution(quadratic, which, places),
    ],
  };
};

/** A ball that is thrown from above the ground. */
const landing: Make = (draw, difficulty) => {
  const [speed, start] = [draw.integer(4, 25), draw.integer(1, 30)];
  const quadratic = { a: 5, b: -speed, c: -start };
  if (isSquare(discriminantOf(quadratic))) return landing(draw, difficulty);
  const [name = ''] = draw.people(1);
  return {
    prompt: ask`${name} throws a ball up from a height of ${start} ${start === 1 ? 'meter' : 'meters'}. This formula gives its approximate height in meters after $t$ seconds. After how many seconds does it hit the ground? ${IN_WORDS[1]} | h = -5t^2 + ${speed}t + ${start}`,
    answer: roundedAnswer(quadratic, 0, 1),
    solution: [
      step`On the ground the height is zero. Multiply both sides by $-1$, because a positive $a$ is easier. | ${written(quadratic, 't')} = 0`,
      ...solution(quadratic, 0, 1, 't'),
      step`The other solution is negative: that would be before the throw.`,
    ],
  };
};

/** Two sides of a rectangle, of which the area is known. */
const side: Make = (draw, difficulty) => {
  const [more, area] = [draw.integer(1, 9), draw.integer(10, 90)];
  const quadratic = { a: 1, b: more, c: -area };
  if (isSquare(discriminantOf(quadratic))) return side(draw, difficulty);
  return {
    prompt: ask`A rectangle is ${more} ${more === 1 ? 'centimeter' : 'centimeters'} longer than it is wide. Its area is ${area} square centimeters. How many centimeters wide is it? ${IN_WORDS[1]}`,
    answer: roundedAnswer(quadratic, 0, 1),
    solution: [
      step`Let $x$ be the width. The length is $x + ${more}$. | x(x + ${more}) = ${area}`,
      step`Distribute and move all terms to one side. | ${written(quadratic)} = 0`,
      ...solution(quadratic, 0, 1),
      step`The other solution is negative, and a width cannot be negative.`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [coefficients, discriminant],
  2: [discriminant, howMany],
  3: [exact, exact, withRoot, howMany],
  4: [exact, rounded, rounded, side],
  5: [rounded, landing, oneSolutionFor],
});
