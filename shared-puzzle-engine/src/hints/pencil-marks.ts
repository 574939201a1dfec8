import { digitOf, digitsOf, isSingle, setOf } from '../grid/digit-sets';
import type { Board } from './board';
import { deduce } from './deduce';
import { allDeductions, type Deduction, type Marks } from './deductions';
import type { Placement, Reason } from './step';

/** The first cell that ruling digits out one after the other settles, with no deduction that it could do without. */
export function pencilMarks(board: Board): Placement | undefined {
  const settles = (marks: Marks) => settled(board, marks) !== undefined;
  const { marks, used } = deduce(
    board.candidates,
    allDeductions(board.lines.map(({ line }) => line)),
    settles,
  );
  if (!settles(marks)) return undefined;

  let needed = used;
  for (const deduction of used) {
    const fewer = needed.filter((kept) => kept !== deduction);
    if (settles(replay(board.candidates, fewer).marks)) needed = fewer;
  }
  const last = replay(board.candidates, needed);
  const found = settled(board, last.marks);
  if (!found) return undefined;
  return {
    kind: 'placement',
    technique: 'pencil_marks',
    cell: found.cell,
    digit: found.digit,
    candidates: digitsOf(board.candidates[found.cell] ?? 0),
    reasons: [...last.reasons, found],
  };
}

function replay(start: Marks, deductions: readonly Deduction[]): { marks: Marks; reasons: Reason[] } {
  let marks = start;
  const reasons: Reason[] = [];
  for (const deduction of deductions) {
    const made = deduction(marks);
    marks = made.marks;
    reasons.push(made.reason);
  }
  return { marks, reasons };
}

/** An empty cell with one digit left, or a digit with one cell left. */
function settled(board: Board, marks: Marks): (Reason & { type: 'only_digit' | 'only_cell' }) | undefined {
  for (const cell of board.emptyCells) {
    const set = marks[cell] ?? 0;
    if (isSingle(set)) return { type: 'only_digit', cell, digit: digitOf(set) };
  }
  for (let digit = 1; digit <= 9; digit++) {
    const takers = [...marks.keys()].filter((cell) => (marks[cell] ?? 0) & setOf(digit));
    const [cell, another] = takers;
    if (cell !== undefined && another === undefined && !board.cells[cell])
      return { type: 'only_cell', cell, digit };
  }
  return undefined;
}
