import { digitOf, isSingle, setOf } from '../grid/digit-sets';
import { place, type Board } from './board';
import { deduce, type Deduction, type Marks } from './deductions';
import type { Conclusion, Placement, PlacementReason } from './step';

/** The first cell that is settled by deductions one after the other, with only the deductions that it needs. */
export function pencilMarks(board: Board): Placement | undefined {
  const settles = (marks: Marks) => settled(board, marks) !== undefined;
  const { marks, used } = deduce(board, board.candidates, settles);
  if (!settles(marks)) return undefined;

  let needed = used;
  for (const deduction of used) {
    const fewer = needed.filter((kept) => kept !== deduction);
    if (settles(replay(board.candidates, fewer).marks)) needed = fewer;
  }
  const last = replay(board.candidates, needed);
  const conclusion = settled(board, last.marks);
  return conclusion && place(board, 'pencil_marks', last.reasons, conclusion);
}

function replay(
  start: Marks,
  deductions: readonly Deduction[],
): { marks: Marks; reasons: PlacementReason[] } {
  let marks = start;
  const reasons: PlacementReason[] = [];
  for (const deduction of deductions) {
    const made = deduction(marks);
    marks = made.marks;
    reasons.push(made.reason);
  }
  return { marks, reasons };
}

/** An empty cell with one digit left, or a digit with one cell left. */
function settled(board: Board, marks: Marks): Conclusion | undefined {
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
