import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer, pairAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick, signed } from '../../making/draw';
import { sum, type Term } from '../../making/write';
import { coefficientsStep, discriminantOf, discriminantStep, written, type Quadratic } from './quadratic';

/** The terms stand in any order. */
export const coefficients: Make = (random) => {
  const [a, b] = [randomInteger(random, 2, 9), signed(random, 2, 9)];
  const c = other(random, -9, 9, 0, b, -b, a, -a);
  const terms: readonly Term[] = [
    [a, 'x^2'],
    [b, 'x'],
    [c, ''],
  ];
  const [first, ...others] = shuffled(terms, random);
  if (!first || first[1] === 'x^2' || Math.abs(a) === Math.abs(b)) return coefficients(random, 1);
  return {
    prompt: [
      say(
        'This equation has the form $ax^2 + bx + c = 0$, but its terms are in another order. Find $b$ and $c$.',
      ),
      formula(`${sum(first, ...others)} = 0`),
    ],
    answer: pairAnswer(
      ['b', 'c'],
      [b, c],
      [
        [`${c}, ${b}`, 'You swapped them. $b$ is in front of $x$, and $c$ is by itself.'],
        [`${-b}, ${c}`, 'The sign in front of a number belongs to it: look at $b$ again.'],
        [`${b}, ${-c}`, 'The sign in front of a number belongs to it: look at $c$ again.'],
        [`${a}, ${b}`, `$${a}$ is in front of $x^2$, so it is $a$.`],
        [`${a}, ${c}`, `$${a}$ is in front of $x^2$, so it is $a$. $b$ is in front of $x$.`],
      ],
    ),
    solution: [
      step('Put the terms in the usual order, each with its sign.', `${written({ a, b, c })} = 0`),
      coefficientsStep({ a, b, c }),
    ],
  };
};

/** Small and positive at difficulty 1; with signs later. */
export const discriminant: Make = (random, difficulty) => {
  const quadratic =
    difficulty === 1
      ? { a: randomInteger(random, 1, 3), b: randomInteger(random, 3, 9), c: randomInteger(random, 1, 5) }
      : { a: randomInteger(random, 2, 6), b: -randomInteger(random, 2, 9), c: signed(random, 1, 7) };
  const { a, b, c } = quadratic;
  const value = discriminantOf(quadratic);
  return {
    prompt: [say('Find the discriminant, $b^2 - 4ac$.'), formula(`${written(quadratic)} = 0`)],
    answer: numberAnswer(value, [
      [b * b + 4 * a * c, `Watch the sign: $4ac$ is $${4 * a * c}$, and it is subtracted.`],
      ...(b < 0
        ? [
            [
              -b * b - 4 * a * c,
              `$b$ is negative, but its square is positive: $(${b})^2 = ${b * b}$.`,
            ] as const,
          ]
        : []),
      [2 * b - 4 * a * c, `$b^2$ is $b xx b$, not $2b$.`],
      [b * b - 4 * c, a === 1 ? 'Look at $a$ again.' : `You left out $a = ${a}$.`],
      [b * b - a * c, 'You left out the 4: it is $4ac$.'],
      [(b * b - 4) * a * c, 'The products come before the subtraction: $4ac$ is subtracted as a whole.'],
      ...nearly(value),
    ]),
    solution: [coefficientsStep(quadratic), discriminantStep(quadratic)],
  };
};

const COUNTS = ['None', 'Exactly one', 'Exactly two'] as const;

function drawWithCount(random: Random, count: (typeof COUNTS)[number]): Quadratic {
  if (count === 'Exactly one') {
    const [p, q] = [randomInteger(random, 1, 4), signed(random, 1, 6)];
    return { a: p * p, b: 2 * p * q, c: q * q };
  }
  const quadratic = { a: randomInteger(random, 1, 5), b: signed(random, 1, 9), c: signed(random, 1, 8) };
  const value = discriminantOf(quadratic);
  const fits = count === 'None' ? value < 0 : value > 0;
  return fits ? quadratic : drawWithCount(random, count);
}

/** At difficulty 3 all is not on one side yet. */
export const howMany: Make = (random, difficulty) => {
  const count = pick(random, COUNTS);
  const quadratic = drawWithCount(random, count);
  const { a, b, c } = quadratic;
  const value = discriminantOf(quadratic);
  const sign = value < 0 ? 'negative' : value > 0 ? 'positive' : 'zero';
  const why = {
    None: 'There is no square root of a negative number, so there is no solution.',
    'Exactly one':
      'The square root of zero is zero, and adding it or subtracting it gives the same result: one solution.',
    'Exactly two': 'Its square root is added for one solution and subtracted for the other.',
  }[count];
  const isMoved = difficulty > 2;
  return {
    prompt: [
      say('How many solutions does this equation have?'),
      formula(isMoved ? `${sum([a, 'x^2'], [c, ''])} = ${sum([-b, 'x'])}` : `${written(quadratic)} = 0`),
    ],
    answer: choiceAnswer(
      count,
      [
        ...COUNTS.filter((name) => name !== count).map(
          (name) => [name, `The discriminant is $${value}$: it is ${sign}. ${why}`] as const,
        ),
        ['Infinitely many', 'A quadratic equation has at most two solutions: the formula gives no more.'],
      ],
      random,
    ),
    solution: [
      ...(isMoved ? [step('Move all terms to one side.', `${written(quadratic)} = 0`)] : []),
      coefficientsStep(quadratic),
      discriminantStep(quadratic),
      step(`It is ${sign}. ${why}`),
    ],
  };
};

/** For which k is the discriminant zero? */
export const oneSolutionFor: Make = (random) => {
  const [p, q] = [randomInteger(random, 1, 5), randomInteger(random, 2, 9)];
  const [a, c, k] = [p * p, q * q, 2 * p * q];
  return {
    prompt: [
      say('For which positive $k$ does this equation have exactly one solution?'),
      formula(`${sum([a, 'x^2'])} + kx + ${c} = 0`),
    ],
    answer: numberAnswer(k, [
      [k * k, `This is $k^2$. Take its square root.`],
      [k / 2, `$4ac$ is ${4 * a * c}. You left out the 4.`],
      [2 * a * c, `$k^2$ is $${4 * a * c}$. Take the square root; do not halve it.`],
      [-k, 'With this $k$ there is one solution too, but the question asks for a positive one.'],
      ...nearly(k),
    ]),
    solution: [
      step('There is exactly one solution when the discriminant is zero.', `k^2 - 4 xx ${a} xx ${c} = 0`),
      step('Move the number to the other side.', `k^2 = ${4 * a * c}`),
      step('Take the square root. It is the positive one.', `k = ${k}`),
    ],
  };
};
