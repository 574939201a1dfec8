import {
  ask,
  defineSkill,
  expressionAnswer,
  picture,
  say,
  step,
  sum,
  wrong,
  type Draw,
  type Make,
  type Question,
  type Step,
  type Term,
} from '../builder';
import { lesson } from './lesson';

/** Like terms together: squares and products first, the plain number last. Kinds that cancel out are left out. */
function collected(terms: readonly Term[]): Term[] {
  return kindsOf(terms)
    .map((kind): Term => [total(terms, kind), kind])
    .filter(([coefficient]) => coefficient !== 0);
}

function collectingSteps(terms: readonly Term[]): Step[] {
  const kinds = kindsOf(terms);
  const together = kinds.flatMap((kind) => terms.filter(([, variables]) => variables === kind));
  const counts = kinds.map((kind) => {
    const coefficients = terms.flatMap(([coefficient, variables]) =>
      variables === kind ? [coefficient] : [],
    );
    const line = sum(...coefficients.map((coefficient): Term => [coefficient, '']));
    return kind === ''
      ? step`Combine the constants. | ${line} = ${total(terms, kind)}`
      : step`Combine the terms with $${kind}$. | ${line} = ${total(terms, kind)}`;
  });
  return [
    step`Group the like terms. Each term keeps its sign. | ${sum(...together)}`,
    ...counts.filter((_, index) => terms.filter(([, variables]) => variables === kinds[index]).length > 1),
    step`Unlike terms stay separate. | ${sum(...collected(terms))}`,
  ];
}

function kindsOf(terms: readonly Term[]): string[] {
  const kinds = [...new Set(terms.map(([, variables]) => variables))];
  return kinds.sort((one, another) => another.length - one.length || (one < another ? -1 : 1));
}

function total(terms: readonly Term[], kind: string): number {
  return terms.reduce((all, [coefficient, variables]) => (variables === kind ? all + coefficient : all), 0);
}

function simplify(terms: readonly Term[]): Question {
  const right = collected(terms);
  const [first = 0, second = 0] = right.map(([coefficient]) => coefficient);
  const [name = '', otherName = ''] = right.map(([, variables]) => variables);
  const all = right.reduce((total, [coefficient]) => total + coefficient, 0);
  const sizes = collected(terms.map(([coefficient, variables]) => [Math.abs(coefficient), variables]));
  const rest = right.slice(2);
  return {
    prompt: ask`Combine like terms. | ${sum(...terms)}`,
    answer: expressionAnswer(sum(...right), 'simplified', [
      wrong`${sum(...sizes)} | You added all the terms. Keep the sign in front of each term.`,
      wrong`${sum([all, name])} | You combined unlike terms. Terms with $${name}$ and ${otherName === '' ? 'constants' : `terms with $${otherName}$`} stay separate.`,
      wrong`${sum([second, name], [first, otherName], ...rest)} | You swapped two coefficients. Combine each kind of term by itself.`,
      wrong`${sum([first, name], [-second, otherName], ...rest)} | A sign is wrong. Look again at the signs of ${otherName === '' ? 'the constants' : `the terms with $${otherName}$`}.`,
      wrong`${sum([-first, name], [second, otherName], ...rest)} | A sign is wrong. Look again at the signs of the terms with $${name}$.`,
      wrong`${sum([first + 1, name], [second, otherName], ...rest)} | You are close. Combine the $${name}$ terms again: a variable without a coefficient counts as 1.`,
      wrong`${sum([first - 1, name], [second, otherName], ...rest)} | You are close. Combine the $${name}$ terms again: a variable without a coefficient counts as 1.`,
    ]),
    solution: collectingSteps(terms),
  };
}

/** The perimeter of a rectangle whose sides are expressions. */
const perimeter: Make = (draw, difficulty) => {
  const [a, b] = [draw.integer(2, 6), draw.integer(2, 9) * (difficulty > 3 ? -1 : 1)];
  const [c, d] = [draw.other(1, 5, a), draw.integer(10, 15)];
  const [long, wide] = [sum([a, 'x'], [b, '']), sum([c, 'x'], [d, ''])];
  const [x, one] = [a + c, b + d];
  return {
    prompt: [
      say`A rectangle is $${long}$ long and $${wide}$ wide. Find its perimeter, and combine like terms.`,
      picture({
        kind: 'area-model',
        text: `A rectangle. Its sides are ${long} and ${wide}.`,
        columns: [{ label: long, size: 8 }],
        rows: [{ label: wide, size: 5 }],
        parts: [['']],
      }),
    ],
    answer: expressionAnswer(sum([2 * x, 'x'], [2 * one, '']), 'simplified', [
      wrong`${sum([x, 'x'], [one, ''])} | These are two sides. A rectangle has four: each length appears twice.`,
      wrong`${sum([2 * (x + one), 'x'])} | You combined unlike terms. Terms with $x$ and constants stay separate.`,
      wrong`${sum([2 * x, 'x'], [one, ''])} | You doubled only the terms with $x$. Double the constants too.`,
      b < 0
        ? wrong`${sum([2 * x, 'x'], [2 * (d - b), ''])} | The sign of $${b}$ is wrong. Keep it when you combine the constants.`
        : wrong`${sum([2 * x, 'x'], [b + d, ''])} | You did not double the constants. They appear twice too.`,
      wrong`${sum([2 * a + c, 'x'], [2 * b + d, ''])} | These are three sides. A rectangle has four: each length appears twice.`,
    ]),
    solution: [
      step`Each side appears twice. | ${long} + ${wide} + ${long} + ${wide}`,
      step`Combine the terms with $x$. | ${sum([a, 'x'], [c, 'x'], [a, 'x'], [c, 'x'])} = ${2 * x}x`,
      step`Combine the constants. | ${sum([b, ''], [d, ''], [b, ''], [d, ''])} = ${2 * one}`,
      step`Write the perimeter. | ${sum([2 * x, 'x'], [2 * one, ''])}`,
    ],
  };
};

/** Each kind twice or more, none of them canceling out. */
function drawTerms(
  draw: Draw,
  kinds: readonly string[],
  each: number,
  largest: number,
  minus: boolean,
): Term[] {
  const coefficient = () => (minus ? draw.signed(1, largest) : draw.integer(1, largest));
  const terms = draw.shuffled(
    kinds.flatMap((variables) => Array.from({ length: each }, (): Term => [coefficient(), variables])),
  );
  const right = collected(terms);
  const isShort = right.length === kinds.length && right.every(([coefficient]) => Math.abs(coefficient) > 1);
  const startsWell = (terms[0]?.[0] ?? 0) > 0;
  return isShort && startsWell ? terms : drawTerms(draw, kinds, each, largest, minus);
}

/** Two terms with a letter and one number, in any order. */
const oneKind: Make = (draw) => {
  const letter = draw.pick(['x', 'n', 'y']);
  const a = draw.integer(3, 9);
  const c = draw.other(1, 9, a);
  const minus = draw.chance(0.4) && a > c + 1;
  const number: Term = [draw.other(2, 12, a, c), ''];
  const terms: Term[] = [
    [a, letter],
    [minus ? -c : c, letter],
  ];
  terms.splice(draw.integer(0, 2), 0, number);
  return simplify(terms);
};

const withNumbers: Make = (draw) => simplify(drawTerms(draw, ['x', ''], 2, 9, true));
const twoLetters: Make = (draw) =>
  simplify(
    drawTerms(
      draw,
      draw.pick([
        ['x', 'y'],
        ['a', 'b'],
      ]),
      2,
      9,
      true,
    ),
  );
const withSquares: Make = (draw) =>
  simplify(
    drawTerms(
      draw,
      draw.pick([
        ['x^2', 'x'],
        ['xy', 'x'],
      ]),
      2,
      12,
      true,
    ),
  );
const threeKinds: Make = (draw) =>
  simplify(
    drawTerms(
      draw,
      draw.pick([
        ['x^2', 'x', ''],
        ['xy', 'x', 'y'],
        ['a^2', 'ab', 'b^2'],
      ]),
      2,
      12,
      true,
    ),
  );

export const skill = defineSkill(lesson, {
  1: [oneKind],
  2: [withNumbers],
  3: [twoLetters, twoLetters, perimeter],
  4: [withSquares, perimeter],
  5: [threeKinds],
});
