import Fraction from 'fraction.js';
import { valueAt } from '../../exercise/polynomial/polynomial';
import type { Exercise } from '../../exercise/exercise';
import { inParentheses, wordsOf, written, type FindContradiction } from './contradiction';
import { lettersIn, numberIn, polynomialIn } from '../../exercise/polynomial/read-formula';

type Point = readonly [x: Fraction, y: Fraction];

/** Walks along the line with a wrong slope, or puts a point into a wrong equation: the line misses a given point. */
export const onLine: FindContradiction = (exercise, given) => {
  const points = pointsOf(exercise);
  const [from, to] = points;
  if (!from) return null;
  const { answer } = exercise;
  if (answer.kind === 'number' && to) {
    const [right, wrong] = [answer.value, given].map(numberIn);
    const [run, rise] = [to[0].sub(from[0]), to[1].sub(from[1])];
    if (!right || !wrong || run.equals(0) || !rise.equals(right.mul(run)) || rise.equals(wrong.mul(run)))
      return null;
    const reached = from[1].add(wrong.mul(run));
    return `Start at ${nameOf(from)}. From $x = ${written(from[0])}$ to $x = ${written(to[0])}$, a slope of $${written(wrong)}$ changes $y$ by $${inParentheses(written(wrong))} xx ${inParentheses(written(run))} = ${written(wrong.mul(run))}$. So you reach ${nameOf([to[0], reached])}, not ${nameOf(to)}.`;
  }
  if (answer.kind !== 'expression') return null;
  const [right, wrong] = [answer.value, given].map(polynomialIn);
  if (!right || !wrong || ![right, wrong].every((line) => lettersIn(line).every((letter) => letter === 'x')))
    return null;
  if (!points.every(([x, y]) => valueAt(right, { x }).equals(y))) return null;
  const missed = points.find(([x, y]) => !valueAt(wrong, { x }).equals(y));
  if (!missed) return null;
  const [x] = missed;
  return `The line goes through ${nameOf(missed)}. But for $x = ${written(x)}$, $${given}$ is ${written(valueAt(wrong, { x }))}.`;
};

const nameOf = ([x, y]: Point) => `$(${written(x)}, ${written(y)})$`;

function pointsOf(exercise: Exercise): Point[] {
  return [...wordsOf(exercise).matchAll(/\$\((-?[\d./]+), (-?[\d./]+)\)\$/g)].map(
    ([, x = '', y = '']) => [new Fraction(x), new Fraction(y)] as const,
  );
}
