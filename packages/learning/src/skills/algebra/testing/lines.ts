import type { Exercise } from '../../../exercise/exercise';
import { formulasOf, numberOf, wordsOf } from '../../../testing/read-exercise';
import { sidesAt } from './sides';

/** ax + by = c */
type Line = readonly [a: number, b: number, c: number];

function lineOf(equation: string, k: number): Line {
  const gap = (x: number, y: number) => {
    const [left = NaN, right = NaN] = sidesAt(equation, { x, y, k });
    return left - right;
  };
  const atZero = gap(0, 0);
  return [gap(1, 0) - atZero, gap(0, 1) - atZero, -atZero];
}

/** The lines of the graph and of the formulas, each once. */
function linesOf(exercise: Exercise, k = NaN): Line[] {
  const written = formulasOf(exercise).map((equation) => lineOf(equation, k));
  const drawn = exercise.prompt.flatMap((block) =>
    block.kind === 'drawing' && block.drawing.kind === 'line-graph'
      ? block.drawing.lines.map(({ slope, intercept }): Line => [-slope, 1, intercept])
      : [],
  );
  const isNew = (line: Line) => !written.some((other) => minors(line, other).every(isZero));
  return [...written, ...drawn.filter(isNew)];
}

/** All are zero where both are one line; the first is where they are parallel. */
function minors([a, b, c]: Line, [d, e, f]: Line): [number, number, number] {
  return [a * e - b * d, c * e - b * f, a * f - c * d];
}

const isZero = (value: number) => Math.abs(value) < 1e-9;

/** By determinants. */
export function readsOffGraph(exercise: Exercise) {
  const { answer } = exercise;
  const words = wordsOf(exercise);
  const [first, second] = linesOf(exercise, answer.kind === 'number' ? numberOf(answer) : NaN);
  if (!first || !second) throw new Error('Two lines are asked for.');
  const [slopes, ofX, ofY] = minors(first, second);
  if (answer.kind === 'pair') {
    const [x = NaN, y = NaN] = answer.values.map(Number);
    expect(slopes * x).toBeCloseTo(ofX, 9);
    expect(slopes * y).toBeCloseTo(ofY, 9);
    expect(isZero(slopes)).toBe(false);
  } else if (answer.kind === 'number') {
    const [, at] = /cross at \$x = (-?\d+)\$/.exec(words) ?? [];
    expect(isZero(slopes)).toBe(at === undefined);
    if (at !== undefined) expect(slopes * Number(at)).toBeCloseTo(ofX, 9);
    else expect(isZero(ofX)).toBe(words.includes('infinitely many'));
  } else if (answer.kind === 'choice') {
    const fits = (option: string) => {
      const [, x, y] = /\((-?\d+), (-?\d+)\)/.exec(option) ?? [];
      if (x !== undefined)
        return [first, second].every(([a, b, c]) => isZero(a * Number(x) + b * Number(y) - c));
      const count = isZero(slopes)
        ? isZero(ofX) && isZero(ofY)
          ? 'Infinitely many'
          : 'None'
        : 'Exactly one';
      return option === count;
    };
    expect(answer.options.map(({ text }) => fits(text))).toEqual(
      answer.options.map((_, index) => index === answer.right),
    );
  }
}
