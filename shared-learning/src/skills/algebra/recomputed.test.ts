import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { equal, valueAt } from '../../exercise/polynomial/polynomial';
import { DIFFICULTIES, type Exercise } from '../../exercise/exercise';
import { calculated, formulasOf, numberOf, wordsOf } from '../../testing/read-exercise';
import type { Skill } from '../skill';
import { ALGEBRA } from './algebra';
import { calculatesWithFractions } from './testing/fractions';
import { solvesFormula } from './testing/formulas';
import { readsOffGraph } from './testing/lines';
import { solvesByFactoring, solvesByFormula } from './testing/quadratics';
import { read, sidesAt } from './testing/sides';

/** Each answer is found again in another way: from the formulas that the question shows, as a learner reads them. */

/** Those of the whole numbers near zero that make it true: "-3 < 2x + 5 <= 9". */
function fittingIn(inequality: string): number[] {
  const parts = inequality.split(/\s*(<=|>=|<|>)\s*/);
  const sides = parts.filter((_, place) => place % 2 === 0).map(read);
  const signs = parts.filter((_, place) => place % 2 === 1);
  return WHOLE.filter((x) => {
    const values = sides.map((side) => Number(valueAt(side, { x })));
    return signs.every((sign, place) => {
      const [left = NaN, right = NaN] = values.slice(place);
      return left === right ? sign.endsWith('=') : left < right === sign.startsWith('<');
    });
  });
}

const WHOLE = Array.from({ length: 121 }, (_, place) => place - 60);

const CHECKS: Readonly<Record<string, (exercise: Exercise) => void>> = {
  'negative-numbers': (exercise) => {
    const [math] = formulasOf(exercise);
    if (math) expect(numberOf(exercise.answer)).toBe(calculated(math));
  },
  'order-of-operations': (exercise) => {
    expect(numberOf(exercise.answer)).toBe(calculated(formulasOf(exercise)[0] ?? ''));
  },
  'fraction-arithmetic': calculatesWithFractions,
  'evaluating-expressions': (exercise) => {
    const math = formulasOf(exercise)[0] ?? '';
    const given = [...wordsOf(exercise).matchAll(/\$([a-zC]) = (-?\d+)\$/g)];
    const numbers = Object.fromEntries(
      given.map(([, letter = '', number]) => [letter.toLowerCase(), Number(number)]),
    );
    const side = math.replace(/^.*= /, '').replace('((a + c) h)/2', '(a + c)h/2');
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
    if (!math) return;
    const { answer } = exercise;
    const fitting = fittingIn(math);
    if (answer.kind === 'choice') {
      const right = answer.options[answer.right]?.text.replaceAll('$', '') ?? '';
      expect(fittingIn(right)).toEqual(fitting);
      return;
    }
    if (wordsOf(exercise).includes('How many')) expect(numberOf(answer)).toBe(fitting.length);
    else expect(numberOf(answer)).toBe(fitting.at(wordsOf(exercise).includes('smallest') ? 0 : -1));
  },
  slope: (exercise) => {
    const [one, another] = pointsOf(exercise);
    if (!one || !another) return;
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
      for (const [x, y] of pointsOf(exercise)) expect(Number(valueAt(read(answer.value), { x }))).toBe(y);
    }
  },
  'systems-by-graph': readsOffGraph,
  'two-equations': (exercise) => {
    if (exercise.answer.kind !== 'pair') throw new Error('A pair is asked.');
    const [x = NaN, y = NaN] = exercise.answer.values.map(Number);
    for (const equation of formulasOf(exercise)) {
      const [left, right] = sidesAt(equation, { x, y });
      expect(left).toBe(right);
    }
  },
  ratios: (exercise) => {
    const words = wordsOf(exercise);
    const [math] = formulasOf(exercise);
    const [, whole, one = NaN, another = NaN] = (
      /share (\d+) .* ratio \$(\d+) : (\d+)\$/.exec(words) ?? []
    ).map(Number);
    if (whole) expect(numberOf(exercise.answer) * (one + another)).toBe(whole * another);
    if (math) {
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
  const [math] = formulasOf(exercise);
  if (exercise.answer.kind !== 'expression') throw new Error('An expression is asked.');
  if (math) expect(equal(read(math), read(exercise.answer.value))).toBe(true);
}

function solvesEquation(exercise: Exercise) {
  const [math] = formulasOf(exercise);
  if (!math) return;
  const [over, under = 1] =
    exercise.answer.kind === 'number' ? exercise.answer.value.split('/').map(Number) : [];
  const [left = NaN, right = NaN] = sidesAt(math, { x: (over ?? NaN) / under });
  expect(left).toBeCloseTo(right, 9);
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

describe.each(ALGEBRA.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  let skill: Skill;
  beforeAll(async () => {
    skill = await entry.load();
  });

  it('has the answer that its formulas give', () => {
    expect(CHECKS).toHaveProperty([id]);
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...DIFFICULTIES), (seed, difficulty) =>
        CHECKS[id]?.(skill.makeExercise(seededRandom(seed), difficulty)),
      ),
      { numRuns: 60 },
    );
  });
});
