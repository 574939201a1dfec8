import {
  ask,
  bracketed,
  choiceAnswer,
  nearly,
  numberAnswer,
  pairAnswer,
  step,
  sum,
  wrong,
  type Draw,
  type Make,
  type Step,
  type Term,
} from '../builder';

/** ax^2 + bx + c, with a above zero and a b that is not zero. */
export interface Quadratic {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export function discriminantOf({ a, b, c }: Quadratic): number {
  return b * b - 4 * a * c;
}

export function isSquare(number: number): boolean {
  return number >= 0 && Number.isInteger(Math.sqrt(number));
}

export function written({ a, b, c }: Quadratic, letter = 'x'): string {
  return sum([a, `${letter}^2`], [b, letter], [c, '']);
}

/** "(-5)^2 - 4 xx 2 xx (-3) = 25 + 24 = 49" */
export function discriminantStep({ a, b, c }: Quadratic): Step {
  const product = 4 * a * c;
  return step`Substitute $a$, $b$ and $c$ into the discriminant, with their signs. | b^2 - 4ac = ${bracketed(b)}^2 - 4 xx ${a} xx ${bracketed(c)} = ${b * b} ${product < 0 ? '+' : '-'} ${Math.abs(product)} = ${b * b - product}`;
}

export function coefficientsStep({ a, b, c }: Quadratic): Step {
  return step`Read off the numbers, with their signs. | a = ${a}, b = ${b}, c = ${c}`;
}

/** "x = (5 +- sqrt(49))/4" */
export function formulaStep({ a, b, c }: Quadratic, letter = 'x'): Step {
  const discriminant = discriminantOf({ a, b, c });
  return step`Substitute them into the formula. It begins with $-b$. | ${letter} = ${fractionOf(-b, `sqrt(${discriminant})`, 2 * a)}`;
}

/** "(5 +- 7)/4" */
export function fractionOf(first: number, root: string, under: number): string {
  return `(${first} +- ${root})/${under}`;
}

/** The solution with the plus sign and the one with the minus sign, as decimals. */
export function solutionsOf({ a, b, c }: Quadratic): readonly [number, number] {
  const root = Math.sqrt(discriminantOf({ a, b, c }));
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)];
}

/** The terms are in any order. */
export const coefficients: Make = (draw) => {
  const [a, b] = [draw.integer(2, 9), draw.signed(2, 9)];
  const c = draw.other(-9, 9, 0, b, -b, a, -a);
  const terms: readonly Term[] = [
    [a, 'x^2'],
    [b, 'x'],
    [c, ''],
  ];
  const [first, ...others] = draw.shuffled(terms);
  if (!first || first[1] === 'x^2' || Math.abs(a) === Math.abs(b)) return coefficients(draw, 1);
  return {
    prompt: ask`This equation has the form $ax^2 + bx + c = 0$, but its terms are in another order. Find $b$ and $c$. | ${sum(first, ...others)} = 0`,
    answer: pairAnswer({ b, c }, [
      wrong`${c}, ${b} | You swapped them. $b$ is in front of $x$, and $c$ is the constant.`,
      wrong`${-b}, ${c} | The sign in front of a number belongs to it: look at $b$ again.`,
      wrong`${b}, ${-c} | The sign in front of a number belongs to it: look at $c$ again.`,
      wrong`${a}, ${b} | You entered $a$ and $b$. $a$ is in front of $x^2$, $b$ is in front of $x$, and $c$ is the constant.`,
      wrong`${a}, ${c} | You entered $a$ instead of $b$. $a$ is in front of $x^2$, and $b$ is in front of $x$.`,
    ]),
    solution: [
      step`Put the terms in the usual order, each with its sign. | ${written({ a, b, c })} = 0`,
      coefficientsStep({ a, b, c }),
    ],
  };
};

/** Small and positive at difficulty 1; with signs later. */
export const discriminant: Make = (draw, difficulty) => {
  const quadratic =
    difficulty === 1
      ? { a: draw.integer(1, 3), b: draw.integer(3, 9), c: draw.integer(1, 5) }
      : { a: draw.integer(2, 6), b: -draw.integer(2, 9), c: draw.signed(1, 7) };
  const { a, b, c } = quadratic;
  const value = discriminantOf(quadratic);
  return {
    prompt: ask`Find the discriminant, $b^2 - 4ac$. | ${written(quadratic)} = 0`,
    answer: numberAnswer(value, [
      wrong`${b * b + 4 * a * c} | Watch the sign: subtract $4ac$, which is $${4 * a * c}$.`,
      b < 0 &&
        wrong`${-b * b - 4 * a * c} | $b$ is negative, but its square is positive: $(${b})^2 = ${b * b}$.`,
      wrong`${2 * b - 4 * a * c} | $b^2$ is $b xx b$, not $2b$.`,
      a === 1
        ? wrong`${b * b - 4 * c} | You used a wrong value of $a$. Look at the term with $x^2$ again.`
        : wrong`${b * b - 4 * c} | You left out $a$. Multiply by $a = ${a}$ too.`,
      wrong`${b * b - a * c} | You left out the 4: it is $4ac$.`,
      wrong`${(b * b - 4) * a * c} | You subtracted 4 first. Evaluate $4ac$ before you subtract it.`,
      ...nearly(value),
    ]),
    solution: [coefficientsStep(quadratic), discriminantStep(quadratic)],
  };
};

const COUNTS = ['None', 'Exactly one', 'Exactly two'] as const;

function drawWithCount(draw: Draw, count: (typeof COUNTS)[number]): Quadratic {
  if (count === 'Exactly one') {
    const [p, q] = [draw.integer(1, 4), draw.signed(1, 6)];
    return { a: p * p, b: 2 * p * q, c: q * q };
  }
  const quadratic = { a: draw.integer(1, 5), b: draw.signed(1, 9), c: draw.signed(1, 8) };
  const value = discriminantOf(quadratic);
  const fits = count === 'None' ? value < 0 : value > 0;
  return fits ? quadratic : drawWithCount(draw, count);
}

/** At difficulty 3 the terms are not yet on one side. */
export const howMany: Make = (draw, difficulty) => {
  const count = draw.pick(COUNTS);
  const quadratic = drawWithCount(draw, count);
  const { a, b, c } = quadratic;
  const value = discriminantOf(quadratic);
  const sign = value < 0 ? 'negative' : value > 0 ? 'positive' : 'zero';
  const why = {
    None: 'A negative number has no real square root, so there is no real solution.',
    'Exactly one':
      'The square root of zero is zero, and adding it or subtracting it gives the same result: one real solution.',
    'Exactly two': 'Its square root is added for one solution and subtracted for the other.',
  }[count];
  const isMoved = difficulty > 2;
  return {
    prompt: ask`How many real solutions does this equation have? | ${isMoved ? `${sum([a, 'x^2'], [c, ''])} = ${sum([-b, 'x'])}` : `${written(quadratic)} = 0`}`,
    answer: choiceAnswer(count, [
      ...COUNTS.filter((name) => name !== count).map(
        (name) => [name, `The discriminant is $${value}$: it is ${sign}. ${why}`] as const,
      ),
      wrong`Infinitely many | A quadratic equation has at most two solutions, because the formula gives only two.`,
    ]),
    solution: [
      isMoved && step`Move all terms to one side. | ${written(quadratic)} = 0`,
      coefficientsStep(quadratic),
      discriminantStep(quadratic),
      step`It is ${sign}. ${why}`,
    ],
  };
};

/** For which k is the discriminant zero? */
export const oneSolutionFor: Make = (draw) => {
  const [p, q] = [draw.integer(1, 5), draw.integer(2, 9)];
  const [a, c, k] = [p * p, q * q, 2 * p * q];
  return {
    prompt: ask`For which positive $k$ does this equation have exactly one real solution? | ${sum([a, 'x^2'])} + kx + ${c} = 0`,
    answer: numberAnswer(k, [
      wrong`${k * k} | This is $k^2$. Take its square root.`,
      wrong`${k / 2} | You left out the 4. $4ac$ is ${4 * a * c}.`,
      wrong`${2 * a * c} | $k^2$ is $${4 * a * c}$. Take the square root instead of halving.`,
      wrong`${-k} | With this $k$ there is one solution too, but the question asks for a positive one.`,
      ...nearly(k),
    ]),
    solution: [
      step`There is exactly one real solution when the discriminant is zero. | k^2 - 4 xx ${a} xx ${c} = 0`,
      step`Move the number to the other side. | k^2 = ${4 * a * c}`,
      step`Take the square root. It is the positive one. | k = ${k}`,
    ],
  };
};
