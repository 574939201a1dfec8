import type { Exercise } from '../../exercise/exercise';
import { equal, valueAt } from '../../testing/evaluate';
import { calculated, chosenOf, drawingOf, formulasOf, numberOf, wordsOf } from '../../testing/read-exercise';
import { testRecomputed } from '../../testing/recompute';
import { solvesFormula } from './testing/formulas';
import { calculatesWithFractions } from './testing/fractions';
import { endOf, endShadedIn, fits, shadedIn } from './testing/inequalities';
import { readsOffGraph } from './testing/lines';
import { solvesByFactoring, solvesByFormula } from './testing/quadratics';
import { coefficientsOf, read, sidesAt } from './testing/sides';
import { equationsTold, missIn, paidIn, shareOfThree } from './testing/stories';
import { isFactored, isSimplified } from './testing/written-form';

/** Each answer is found again in another way: from the formulas that the question shows, as a learner reads them. */

const WHOLE = Array.from({ length: 121 }, (_, index) => index - 60);

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
  'fraction-arithmetic': calculatesWithFractions,
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
  'quadratics-by-factoring': solvesByFactoring,
  'quadratic-formula': solvesByFormula,
  'one-step-equations': solvesEquation,
  'two-step-equations': solvesEquation,
  'variables-on-both-sides': solvesEquation,
  'rearranging-formulas': solvesFormula,
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
      // "A line with slope m goes through (x, y) and (k, z)."
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
      const points = [...pointsOf(exercise), ...paidIn(wordsOf(exercise))];
      expect(points).toHaveLength(slope ? 1 : 2);
      for (const [x, y] of points) expect(at(x)).toBe(y);
    }
  },
  'systems-by-graph': readsOffGraph,
  'two-equations': (exercise) => {
    if (exercise.answer.kind !== 'pair') throw new Error('A pair is asked.');
    const [x = NaN, y = NaN] = exercise.answer.values.map(Number);
    const shown = formulasOf(exercise);
    const equations = shown.length > 0 ? shown : equationsTold(wordsOf(exercise));
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
    if (share !== undefined) {
      expect(numberOf(exercise.answer)).toBe(share);
      // What two of them get would be the answer.
      expect(wordsOf(exercise)).not.toContain(` ${share} dollars.`);
    } else if (!math) fitsStory(exercise);
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
    const at = { x: 2, y: 3, a: 5, n: 7 };
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
  const isDone = answer.form === 'factored' ? isFactored : isSimplified;
  expect([answer.value, isDone(answer.value)]).toEqual([answer.value, true]);
}

function fitsStory(exercise: Exercise) {
  expect(missIn(wordsOf(exercise), numberOf(exercise.answer))).toBeCloseTo(0, 9);
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

describe('Formulas and words give the answers of', () => testRecomputed('algebra', CHECKS));
