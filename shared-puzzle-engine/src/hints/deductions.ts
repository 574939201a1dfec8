import { digitsOf, setOf, type DigitSet } from '../grid/digit-sets';
import type { Triple } from '../grid/grid';
import { meetsTargets, type Line } from '../grid/lines';
import type { Board } from './board';
import type { PlacementReason } from './step';

/** The digits left for each of the nine cells. */
export type Marks = readonly DigitSet[];

/** Takes digits out of the marks, and says why. It is true for any marks, so it can be applied to others again. */
export type Deduction = (marks: Marks) => { marks: Marks; reason: PlacementReason };

/** Every way to fill a line from its cells' marks so that it meets its targets: digits in the order of the cells. */
export function lineFits(line: Line, marks: Marks): Triple[] {
  const [first, second, third] = line.cells.map((cell) => digitsOf(marks[cell] ?? 0));
  const fits: Triple[] = [];
  for (const a of first ?? []) {
    for (const b of second ?? []) {
      for (const c of third ?? []) {
        const different = a !== b && b !== c && a !== c;
        if (different && meetsTargets(line, a, b, c)) fits.push([a, b, c]);
      }
    }
  }
  return fits;
}

/** Leaves to each cell of the line the digits that it has in one of the ways to fill the line. */
const fits =
  (line: Line): Deduction =>
  (marks) => {
    const ways = lineFits(line, marks);
    const kept = [...marks];
    line.cells.forEach((cell, at) => (kept[cell] = ways.reduce((set, way) => set | setOf(way[at] ?? 0), 0)));
    const left = line.cells
      .filter((cell) => kept[cell] !== marks[cell])
      .map((cell) => ({ cell, digits: digitsOf(kept[cell] ?? 0) }));
    return { marks: kept, reason: { type: 'fits', line, sets: setsOf(ways), left } };
  };

/** Takes a digit that is in every way to fill the line out of all other cells. */
const claims =
  (line: Line): Deduction =>
  (marks) => {
    const sets = setsOf(lineFits(line, marks));
    const elsewhere = marks.reduce((all, set, cell) => (line.cells.includes(cell) ? all : all | set), 0);
    const digits = digitsOf(elsewhere).filter((digit) => sets.every((set) => set.includes(digit)));
    const claimed = digits.reduce((all, digit) => all | setOf(digit), 0);
    const kept = marks.map((set, cell) => (line.cells.includes(cell) ? set : set & ~claimed));
    return { marks: kept, reason: { type: 'claims', line, sets, digits } };
  };

/** Every deduction for a grid, those that are easier to see first. */
function allDeductions(lines: readonly Line[]): Deduction[] {
  return [...lines.map(claims), ...lines.map(fits)];
}

/** Applies deductions until nothing changes or `until` is true; returns those that changed the marks. */
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

/** The different sets of digits, each ascending, among ways to fill a line. */
function setsOf(ways: readonly Triple[]): number[][] {
  const sets = ways.map((way) => [...way].sort());
  return [...new Map(sets.map((set) => [String(set), set])).values()];
}
