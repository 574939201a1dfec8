import { digitsOf, setOf } from '../grid/digit-sets';
import type { Cells } from '../grid/grid';
import { findSolutions } from '../puzzle/find-solutions';
import { place, type Board } from './board';
import { deduce, lineFits, type Marks } from './deductions';
import type { Failure, Placement, PlacementReason } from './step';

/**
 * An empty cell of which all candidates but one are tried and refuted: the one with the fewest candidates,
 * unless only another shows where each of its refuted candidates leads.
 */
export function guess(board: Board): Placement | undefined {
  const [solution] = findSolutions(board.targets, board.cells, 1);
  if (!solution) return undefined;
  const options = (cell: number) => digitsOf(board.candidates[cell] ?? 0).length;
  let first: Placement | undefined;
  for (const cell of [...board.emptyCells].sort((one, other) => options(one) - options(other))) {
    const placement = refuteOthers(board, cell, solution);
    if (placement.reasons.every(isShown)) return placement;
    first ??= placement;
  }
  return first;
}

function refuteOthers(board: Board, cell: number, solution: Cells): Placement {
  const digit = solution[cell] ?? 0;
  const refuted = digitsOf(board.candidates[cell] ?? 0)
    .filter((other) => other !== digit)
    .map((other) => ({ type: 'refuted', cell, digit: other, failure: refute(board, cell, other) }) as const);
  return place(board, 'guess', refuted, { type: 'only_digit', cell, digit });
}

const isShown = (reason: PlacementReason): boolean =>
  reason.type !== 'refuted' || reason.failure.type !== 'grid';

/** What a wrong digit in a cell leads to, if pencil marks show it. */
export function refute(board: Board, cell: number, digit: number): Failure {
  const tried = board.candidates.map((set, at) => (at === cell ? setOf(digit) : set & ~setOf(digit)));
  const fails = (marks: Marks) => failureOf(board, marks) !== undefined;
  const { marks } = deduce(board, tried, fails);
  return failureOf(board, marks) ?? { type: 'grid' };
}

/** Why the marks allow no grid, if one cell, digit or line alone shows it. */
function failureOf(board: Board, marks: Marks): Failure | undefined {
  const cell = marks.findIndex((set) => set === 0);
  const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => marks.every((set) => !(set & setOf(each))));
  const line = board.lines.find((each) => lineFits(each.line, marks).length === 0);
  if (cell >= 0) return { type: 'cell', cell };
  if (digit) return { type: 'digit', digit };
  if (line) return { type: 'line', line: line.line };
  return undefined;
}
