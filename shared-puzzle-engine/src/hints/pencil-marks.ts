import { digitOf, digitsOf, isSingle } from '../grid/digit-sets';
import { place, type Grid } from './grid';
import { deduce, deductionsOf, type Deduction, type Marks } from './deductions';
import type { Conclusion, Placement, PlacementReason } from './step';

/** The first cell settled by deductions, with only the deductions that it needs. */
export function pencilMarks(grid: Grid): Placement | undefined {
  const settling = settlingReasons(grid, grid.candidates);
  return settling && place(grid, 'pencil_marks', settling.reasons, settling.conclusion);
}

/** The deductions needed to settle a cell from these marks, if possible. */
export function settlingReasons(
  grid: Grid,
  start: Marks,
): { reasons: PlacementReason[]; conclusion: Conclusion } | undefined {
  const settles = (marks: Marks) => settled(grid, marks) !== undefined;
  const { marks, used } = deduce(deductionsOf(grid, start), start, settles);
  if (!settles(marks)) return undefined;

  let needed = used;
  for (const deduction of used) {
    const fewer = needed.filter((kept) => kept !== deduction);
    if (settles(replay(start, fewer).marks)) needed = fewer;
  }
  const last = replay(start, needed);
  const conclusion = settled(grid, last.marks);
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
export function settled(grid: Grid, marks: Marks): Conclusion | undefined {
  let taken = 0;
  let shared = 0;
  for (const set of marks) {
    shared |= taken & set;
    taken |= set;
  }
  const inOneCell = taken & ~shared;
  const cell = grid.emptyCells.find((one) => isSingle(marks[one] ?? 0));
  if (cell !== undefined) return { type: 'only_digit', cell, digit: digitOf(marks[cell] ?? 0) };
  const only = grid.emptyCells.find((one) => (marks[one] ?? 0) & inOneCell);
  if (only === undefined) return undefined;
  const [digit = 0] = digitsOf((marks[only] ?? 0) & inOneCell);
  return { type: 'only_cell', cell: only, digit };
}
