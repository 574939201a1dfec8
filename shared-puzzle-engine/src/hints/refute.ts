import { setOf } from '../grid/digit-sets';
import type { Board } from './board';
import { deduce } from './deduce';
import { lineFits, type Marks } from './deductions';
import type { Failure } from './step';

/** Where a digit that is wrong in a cell leads, as far as pencil marks show it. */
export function refute(board: Board, cell: number, digit: number): Failure {
  const tried = board.candidates.map((set, at) => (at === cell ? setOf(digit) : set & ~setOf(digit)));
  const fails = (marks: Marks) => failureOf(board, marks) !== undefined;
  const { marks } = deduce(board, tried, fails);
  return failureOf(board, marks) ?? { type: 'grid' };
}

/** Why the marks allow no grid at all, if one look at a cell, a digit or a line tells. */
function failureOf(board: Board, marks: Marks): Failure | undefined {
  const cell = marks.findIndex((set) => set === 0);
  const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => marks.every((set) => !(set & setOf(each))));
  const line = board.lines.find((each) => lineFits(each.line, marks).length === 0);
  if (cell >= 0) return { type: 'cell', cell };
  if (digit) return { type: 'digit', digit };
  if (line) return { type: 'line', line: line.line };
  return undefined;
}
