import type { Exercise } from '../../../exercise/exercise';
import { chosenOf, drawingOf, wordsOf } from '../../../testing/read-exercise';
import { times } from './brute-force';

export { chosenOf, drawingOf };

/** All numbers of the question's words, in their order. */
export function numbersOf(exercise: Exercise): number[] {
  return [...wordsOf(exercise).matchAll(/(?<![\w.])-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
}

/** The first list of three numbers or more. */
export function listOf(exercise: Exercise): number[] {
  const [list = ''] = /-?\d+(, -?\d+){2,}/.exec(wordsOf(exercise)) ?? [];
  return list.split(', ').map(Number);
}

/** A table of values and counts, with each value repeated by its count. */
export function writtenOut(exercise: Exercise): number[] | undefined {
  const rows = drawingOf(exercise, 'table')?.rows;
  return rows?.flatMap(([value, count]) => times(Number(count), () => Number(value)));
}

/** Each ball by its color. */
export function ballsOf(exercise: Exercise): string[] {
  const counts = [...wordsOf(exercise).matchAll(/(\d+) (red|blue|green|yellow|white)\b/g)];
  return counts.flatMap(([, count, color = '']) => times(Number(count), () => color));
}
