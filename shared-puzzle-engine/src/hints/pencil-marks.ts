import { digitOf, digitsOf, isSingle } from '../grid/digit-sets';
import { place, type Board } from './board';
import { deduce, deductionsOf, type Deduction, type Marks } from './deductions';
import type { Conclusion, Placement, PlacementReason } from './step';

/** The first cell settled by deductions, with only the deductions that it needs. */
export function pencilMarks(board: Board): Placement | undefined {
  const settling = settlingReasons(board, board.candidates);
  return settling && place(board, 'pencil_marks', settling.reasons, settling.conclusion);
}

/** The deductions needed to settle a cell from these marks, if possible. */
export function settlingReasons(
  board: Board,
  start: Marks,
): { reasons: PlacementReason[]; conclusion: Conclusion } | undefined {
  const settles = (marks: Marks) => settled(board, marks) !== undefined;
  const { marks, used } = deduce(deductionsOf(board, start), start, settles);
  if (!settles(marks)) return undefined;

  let needed = used;
  for (const deduction of used) {
    const fewer = needed.filter((kept) => kept !== deduction);
    if (settles(replay(start, fewer).marks)) needed = fewer;
  }
  const last = replay(start, needed);
  const conclusion = settled(board, last.marks);
  return conclusion && { reasons: last.reasons, conclusion };
}

function replay(
  start: Marks,
  deductions: readonly Deduction[],
): { marks: Marks; reasons: PlacementReason[] } {
  let marks = start;
  const reasons: PlacementReason[] = [];
  for (const deduction of deductions) {
    const left = deduction.apply(marks);
    // A deduction may become empty without an earlier one.
    if (left !== marks) reasons.push(deduction.reason(marks));
    marks = left;
  }
  return { marks, reasons };
}

/** An empty cell with one digit left, or a digit with one cell left. */
export function settled(board: Board, marks: Marks): Conclusion | undefined {
  let taken = 0;
  let shared = 0;
  for (const set of marks) {
    shared |= taken & set;
    taken |= set;
  }
  const inOneCell = taken & ~shared;
  const cell = board.emptyCells.find((one) => isSingle(marks[one] ?? 0));
  if (cell !== undefined) return { type: 'only_digit', cell, digit: digitOf(marks[cell] ?? 0) };
  const only = board.emptyCells.find((one) => (marks[one] ?? 0) & inOneCell);
  if (only === undefined) return undefined;
  const [digit = 0] = digitsOf((marks[only] ?? 0) & inOneCell);
  return { type: 'only_cell', cell: only, digit };
}
