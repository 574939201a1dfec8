import Fraction from 'fraction.js';
import type { Exercise } from '../../../exercise/exercise';
import { read, valueAt } from '../../../testing/evaluate';
import { drawingOf } from '../../../testing/read-exercise';

/** Whether a number makes it true: "-3 < 2x + 5 <= 9". */
export function fits(inequality: string): (x: Fraction | number) => boolean {
  const parts = inequality.split(/\s*(<=|>=|<|>)\s*/);
  const sides = parts.filter((_, index) => index % 2 === 0).map(read);
  const signs = parts.filter((_, index) => index % 2 === 1);
  return (x) => {
    const values = sides.map((side) => valueAt(side, { x }));
    return signs.every((sign, index) => {
      const [left, right] = values.slice(index);
      if (!left || !right) throw new Error(inequality);
      return left.equals(right) ? sign.endsWith('=') : left.lt(right) === sign.startsWith('<');
    });
  };
}

/** Where the sides of a linear inequality are equal. */
export function endOf(inequality: string): Fraction {
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

export function endShadedIn(exercise: Exercise): Fraction {
  return new Fraction(numberLineOf(exercise).end.at);
}

export function shadedIn(exercise: Exercise): (x: Fraction | number) => boolean {
  const { part, end } = numberLineOf(exercise);
  return (x) => {
    if (Number(x) === end.at) return !end.open;
    return Number(x) > (part.from ?? -Infinity) && Number(x) < (part.to ?? Infinity);
  };
}
