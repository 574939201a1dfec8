import Fraction from 'fraction.js';
import type { Exercise } from '../../exercise/exercise';
import { equal, read, valueAt } from '../../testing/evaluate';
import { calculated, chosenOf, drawingOf, formulasOf, numberOf, wordsOf } from '../../testing/read-exercise';
import { testRecomputed } from '../../testing/recompute';
import { ALGEBRA } from './algebra';
import { missIn, shareOfThree } from './testing/stories';
import { isFactored, isSimplified } from './testing/written-form';

/** Each answer is found again in another way: from the formulas that the question shows, as a learner reads them. */

function sidesAt(equation: string, numbers: Readonly<Record<string, number>>) {
  const [left = '', right = ''] = equation.split('=');
  return [left, right].map((side) => Number(valueAt(read(side), numbers)));
}

/** Whether a number makes it true: "-3 < 2x + 5 <= 9". */
function fits(inequality: string): (x: Fraction | number) => boolean {
  const parts = inequality.split(/\s*(<=|>=|<|>)\s*/);
  const sides = parts.filter((_, place) => place % 2 === 0).map(read);
  const signs = parts.filter((_, place) => place % 2 === 1);
  return (x) => {
    const values = sides.map((side) => valueAt(side, { x }));
    return signs.every((sign, place) => {
      const [left, right] = values.slice(place);
      if (!left || !right) throw new Error(inequality);
      return left.equals(right) ? sign.endsWith('=') : left.lt(right) === sign.startsWith('<');
    });
  };
}

/** Where the sides of a linear inequality are equal. */
function endOf(inequality: string): Fraction {
  const [left = '', right = ''] = inequality.split(/[<>]=?/).map(read);
  const [atZero, atOne] = [0, 1].map((x) => valueAt(left, { x }).sub(valueAt(right, { x })));
  if (!atZero || !atOne) throw new Error(inequality);
  return atZero.div(atZero.sub(atOne));
}

function numberLineOf(exercise: Exercise) {
  const line = drawingOf(exercise, 'number-line');
  const [end] = line?.points ?? [];
  if (!line?.part || !end) throw new Error('A half of a number line is shaded.');
  return { part: line.part, end };
}

function endShadedIn(exercise: Exercise): Fraction {
  return new Fraction(numberLineOf(exercise).end.at);
}

function shadedIn(exercise: Exercise): (x: Fraction | number) => boolean {
  const { part, end } = numberLineOf(exercise);
  return (x) => {
    if (Number(x) === end.at) return !end.open;
    return Number(x) > (part.from ?? -Infinity) && Number(x) < (part.to ?? Infinity);
  };
}

const WHOLE = Array.from({ length: 121 }, (_, place) => place - 60);

const CHECKS: Readonly<Record<string, (exercise: Exercise) => void>> = {
  'negative-numbers': (exercise) => {
    const { answer } = exercise;
    const [math] = formulasOf(exercise);
    if (math) return expect(numberOf(answer)).toBe(calculated(math));
    if (answer.kind !== 'choice') return fitsStory(exercise);
    const numbers = [...wordsOf(exercise).matchAll(/\$(-?\d+)\$/g)].map(([, number]) => Number(number));
    const extreme = wordsOf(exercise).includes('smallest') ? Math.min(...numbers) : Math.max(...numbers);
    expect(chosenOf(exercise)).toBe(`$${extreme}$`);
  },
  'order-of-operations': (exercise) => {
    expect(numberOf(exercise.answer)).toBe(calculated(formulasOf(exercise)[0] ?? ''));
  },
  'evaluating-expressions': (exercise) => {
    const math = formulasOf(exercise)[0] ?? '';
    const given = [...wordsOf(exercise).matchAll(/\$([a-zC]) = (-?\d+)\$/g)];
    const numbers = Object.fromEntries(given.map(([, letter = '', number]) => [letter, Number(number)]));
    const side = math.replace(/^.*= /, '');
    expect(numberOf(exercise.answer)).toBe(Number(valueAt(read(side), numbers)));
  },
  'like-terms': sameExpression,
  distributing: sameExpression,
  factoring: sameExpression,
  'one-step-equations': solvesEquation,
  'two-step-equations': solvesEquation,
  'variables-on-both-sides': solvesEquation,
  inequalities: (exercise) => {
    const [math] = formulasOf(exercise);
    const { answer } = exercise;
    if (answer.kind === 'choice') {
      const isIn = math ? fits(math) : shadedIn(exercise);
      const chosen = chosenOf(exercise).replaceAll('$', '');
      // Two half-lines that end apart differ between their ends.
      const [end, otherEnd] = [math ? endOf(math) : endShadedIn(exercise), endOf(chosen)];
      for (const x of [end.sub(1), end, end.add(1), otherEnd, end.add(otherEnd).div(2)])
        expect([x, fits(chosen)(x)]).toEqual([x, isIn(x)]);
      return;
    }
    const fitting = WHOLE.filter(fits(math ?? ''));
    if (wordsOf(exercise).includes('How many')) expect(numberOf(answer)).toBe(fitting.length);
    else expect(numberOf(answer)).toBe(fitting.at(wordsOf(exercise).includes('smallest') ? 0 : -1));
  },
  slope: (exercise) => {
    const [one, another] = [...pointsOf(exercise), ...rowsOf(exercise)];
    if (!one) throw new Error('A point is given.');
    if (!another) {
      // "A line with the slope m goes through (x, y) and (k, z)."
      const words = wordsOf(exercise);
      const [, slope = '', x = '', y = ''] =
        /slope \$(\S+)\$ .* and \$\((\S+), (\S+)\)\$/.exec(
          words.replaceAll('k', String(numberOf(exercise.answer))),
        ) ?? [];
      expect((Number(x) - one[0]) * Number(valueAt(slope, {}))).toBeCloseTo(Number(y) - one[1], 9);
      return;
    }
    expect(numberOf(exercise.answer)).toBeCloseTo((another[1] - one[1]) / (another[0] - one[0]), 9);
  },
  'line-equations': (exercise) => {
    const { answer } = exercise;
    if (answer.kind === 'pair') {
      const [slope, intercept] = answer.values.map((value) =>
        numberOf({ kind: 'number', value, mistakes: [] }),
      );
      for (const x of [0, 60]) {
        const y = (slope ?? NaN) * x + (intercept ?? NaN);
        const [left = NaN, right = NaN] = sidesAt(formulasOf(exercise)[0] ?? '', { x, y });
        expect(left).toBeCloseTo(right, 6);
      }
    } else if (answer.kind === 'expression') {
      const [, slope] = /slope \$(\S+)\$/.exec(wordsOf(exercise)) ?? [];
      const at = (x: number) => Number(valueAt(read(answer.value), { x }));
      if (slope) expect(at(1) - at(0)).toBeCloseTo(Number(valueAt(slope, {})), 9);
      const points = [...pointsOf(exercise), ...paidIn(exercise)];
      expect(points).toHaveLength(slope ? 1 : 2);
      for (const [x, y] of points) expect(at(x)).toBe(y);
    }
  },
  'two-equations': (exercise) => {
    if (exercise.answer.kind !== 'pair') throw new Error('A pair is asked.');
    const [x = NaN, y = NaN] = exercise.answer.values.map(Number);
    const equations = exercise.prompt.some(({ kind }) => kind === 'math')
      ? formulasOf(exercise)
      : equationsTold(wordsOf(exercise));
    expect(equations).toHaveLength(2);
    for (const equation of equations) {
      const [left, right] = sidesAt(equation, { x, y });
      expect(left).toBe(right);
    }
    // Only one pair can solve them: their lines are not parallel.
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = equations.map(coefficientsOf);
    expect(a * d - b * c).not.toBe(0);
  },
  ratios: (exercise) => {
    const [math] = formulasOf(exercise);
    const share = shareOfThree(wordsOf(exercise));
    if (share !== undefined) expect(numberOf(exercise.answer)).toBe(share);
    else if (!math) fitsStory(exercise);
    else {
      const [a = '', b = '', c = '', d = ''] = math
        .split(/ [:=] /)
        .map((part) => part.replace('x', String(numberOf(exercise.answer))));
      expect(Number(a) * Number(d)).toBe(Number(b) * Number(c));
    }
  },
  'exponent-laws': (exercise) => {
    const { answer } = exercise;
    const [left = '', right] = (formulasOf(exercise)[0] ?? '').split(' = ');
    const at = Object.fromEntries([...'xany'].map((letter) => [letter, 2]));
    if (answer.kind === 'expression') expect(calculated(answer.value, at)).toBe(calculated(left, at));
    else if (!right) expect(numberOf(answer)).toBeCloseTo(calculated(left), 12);
    else {
      const base = calculated(right.replace('^k', ''), at);
      expect(base ** numberOf(answer) / calculated(left, at)).toBeCloseTo(1, 9);
    }
  },
};

function sameExpression(exercise: Exercise) {
  const { answer } = exercise;
  if (answer.kind !== 'expression') throw new Error('An expression is asked.');
  const rectangle = drawingOf(exercise, 'area-model');
  const [side, other] = [rectangle?.columns[0]?.label, rectangle?.rows[0]?.label];
  const math = formulasOf(exercise)[0] ?? `2(${side}) + 2(${other})`;
  expect(equal(read(math), read(answer.value))).toBe(true);
  expect([
    answer.value,
    answer.form === 'factored' ? isFactored(answer.value) : isSimplified(answer.value),
  ]).toEqual([answer.value, true]);
}

function fitsStory(exercise: Exercise) {
  expect(missIn(wordsOf(exercise), numberOf(exercise.answer))).toBeCloseTo(0, 9);
}

/** How the difference of the sides changes with x, and with y. */
function coefficientsOf(equation: string): number[] {
  const at = (x: number, y: number) => {
    const [left = NaN, right = NaN] = sidesAt(equation, { x, y });
    return left - right;
  };
  return [at(1, 0) - at(0, 0), at(0, 1) - at(0, 0)];
}

const PARTS: Readonly<Record<string, number>> = { hens: 2, goats: 4, bicycles: 2, tricycles: 3 };

/** Of things that are counted, or bought by two people. */
function equationsTold(words: string): string[] {
  const [, all, first = '', second = '', parts] =
    /There are (\d+) in all: some are (.*), the others are (.*)\. Together they have (\d+)/.exec(words) ?? [];
  const each = (thing: string) => PARTS[thing] ?? /with (\d+)/.exec(thing)?.[1];
  if (all) return [`x + y = ${all}`, `${each(first)}x + ${each(second)}y = ${parts}`];
  return [...words.matchAll(/buys (\d+) teas? and (\d+) soups? for (\d+) dollars/g)].map(
    ([, teas, soups, paid]) => `${teas}x + ${soups}y = ${paid}`,
  );
}

/** What was paid for how many: "With 4 films it was 25 dollars, with 8 films 41 dollars." */
function paidIn(exercise: Exercise): (readonly [number, number])[] {
  const paid = [...wordsOf(exercise).matchAll(/[Ww]ith (\d+) \w+ (?:it was )?(\d+) dollars/g)];
  return paid.map(([, count, dollars]) => [Number(count), Number(dollars)] as const);
}

function rowsOf(exercise: Exercise): (readonly [number, number])[] {
  return (drawingOf(exercise, 'table')?.rows ?? []).map(([x, y]) => [Number(x), Number(y)] as const);
}

function solvesEquation(exercise: Exercise) {
  const [math] = formulasOf(exercise);
  if (!math) return fitsStory(exercise);
  const x = numberOf(exercise.answer);
  const [left = NaN, right = NaN] = sidesAt(math, { x });
  expect(left).toBeCloseTo(right, 9);
  // No other number solves it.
  const [more = NaN, other = NaN] = sidesAt(math, { x: x + 1 });
  expect(more).not.toBeCloseTo(other, 9);
}

/** The points that the question names, in words or in its picture. None where one is asked. */
function pointsOf(exercise: Exercise): (readonly [number, number])[] {
  const drawn = exercise.prompt.flatMap((block) =>
    block.kind === 'drawing' && block.drawing.kind === 'line-graph' ? (block.drawing.points ?? []) : [],
  );
  const named = [...wordsOf(exercise).matchAll(/\$\((-?\d+), (-?\d+)\)\$/g)];
  return [
    ...drawn.map(({ x, y }) => [x, y] as const),
    ...named.map(([, x, y]) => [Number(x), Number(y)] as const),
  ];
}

describe('Formulas and words give the answers of', () => testRecomputed(ALGEBRA, CHECKS));
