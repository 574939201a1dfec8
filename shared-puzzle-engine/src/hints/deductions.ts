import { digitsOf, setOf, type DigitSet } from '../grid/digit-sets';
import type { Line } from '../grid/lines';
import type { PlacementReason } from './step';

/** What each of the nine cells can still take. */
export type Marks = readonly DigitSet[];

/** A reason to take digits out of the marks. It holds for any marks, so it can be applied again to others. */
export type Deduction = (marks: Marks) => { marks: Marks; reason: PlacementReason };

/** The three digits of a line, in the order of its cells. */
type LineFit = readonly [number, number, number];

/** Every way to fill a line from its cells' marks so that it meets its targets. */
export function lineFits({ cells, sum, product }: Line, marks: Marks): LineFit[] {
  const [first, second, third] = cells.map((cell) => digitsOf(marks[cell] ?? 0));
  const fits: LineFit[] = [];
  for (const a of first ?? []) {
    for (const b of second ?? []) {
      for (const c of third ?? []) {
        const different = a !== b && b !== c && a !== c;
        const met = (sum ?? a + b + c) === a + b + c && (product ?? a * b * c) === a * b * c;
        if (different && met) fits.push([a, b, c]);
      }
    }
  }
  return fits;
}

/** A cell of the line takes only what it has in one of the ways to fill the line. */
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

/** A digit that every way to fill the line uses is nowhere else. */
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

/** Every deduction that can be made on a grid, those that are easier to see first. */
export function allDeductions(lines: readonly Line[]): Deduction[] {
  return [...lines.map(claims), ...lines.map(fits)];
}

/** The different sets of digits, each ascending, among ways to fill a line. */
function setsOf(ways: readonly LineFit[]): number[][] {
  const sets = ways.map((way) => [...way].sort());
  return [...new Map(sets.map((set) => [String(set), set])).values()];
}
