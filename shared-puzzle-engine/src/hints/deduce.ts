import type { Board } from './board';
import { allDeductions, type Deduction, type Marks } from './deductions';

/** Applies deductions until nothing changes or `until` says stop; answers those that changed something. */
export function deduce(
  board: Board,
  start: Marks,
  until: (marks: Marks) => boolean,
): { marks: Marks; used: Deduction[] } {
  const deductions = allDeductions(board.lines.map(({ line }) => line));
  let marks = start;
  const used: Deduction[] = [];
  while (!until(marks)) {
    const changing = deductions.find((deduction) => String(deduction(marks).marks) !== String(marks));
    if (!changing) break;
    marks = changing(marks).marks;
    used.push(changing);
  }
  return { marks, used };
}
