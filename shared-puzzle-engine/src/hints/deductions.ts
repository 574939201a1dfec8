import { ALL_DIGITS, digitsOf, setOf, type DigitSet } from '../grid/digit-sets';
import type { Triple } from '../grid/grid';
import { meetsTargets, type Line } from '../grid/lines';
import type { Board } from './board';
import type { PlacementReason } from './step';

/** The digits left for each of the nine cells. */
export type Marks = readonly DigitSet[];

/**
 * Takes digits out of the marks; the same array when there are none to take. It is true for any marks within those that it
 * was made for, so it can be applied to others again.
 */
export interface Deduction {
  apply(marks: Marks): Marks;
  /** Why `apply` takes out what it does. */
  reason(marks: Marks): PlacementReason;
}

/** The digits of a line in the order of its cells, each as a set. */
type Way = Triple;

/** Every way to fill a line from its cells' marks so that it meets its targets. */
function waysToFill(line: Line, marks: Marks): Way[] {
  const [first, second, third] = line.cells.map((cell) => digitsOf(marks[cell] ?? 0));
  const ways: Way[] = [];
  for (const a of first ?? []) {
    for (const b of second ?? []) {
      for (const c of third ?? []) {
        const different = a !== b && b !== c && a !== c;
        if (different && meetsTargets(line, a, b, c)) ways.push([setOf(a), setOf(b), setOf(c)]);
      }
    }
  }
  return ways;
}

/** A line, and every way to fill it from the marks with which one began. */
interface FilledLine {
  readonly line: Line;
  readonly ways: readonly Way[];
}

function waysLeft({ line, ways }: FilledLine, marks: Marks): Way[] {
  const [a = 0, b = 0, c = 0] = line.cells.map((cell) => marks[cell]);
  return ways.filter((way) => way[0] & a && way[1] & b && way[2] & c);
}

/** Leaves to each cell of the line the digits that it has in one of the ways to fill the line. */
function fits(filled: FilledLine): Deduction {
  const { line } = filled;
  const apply = (marks: Marks) => {
    const kept = [0, 0, 0];
    for (const way of waysLeft(filled, marks)) way.forEach((set, at) => (kept[at] = (kept[at] ?? 0) | set));
    if (line.cells.every((cell, at) => marks[cell] === kept[at])) return marks;
    return marks.map((set, cell) => kept[line.cells.indexOf(cell)] ?? set);
  };
  return {
    apply,
    reason(marks) {
      const kept = apply(marks);
      const left = line.cells
        .filter((cell) => kept[cell] !== marks[cell])
        .map((cell) => ({ cell, digits: digitsOf(kept[cell] ?? 0) }));
      return { type: 'fits', line, sets: setsOf(waysLeft(filled, marks)), left };
    },
  };
}

/** Takes a digit that is in every way to fill the line out of all other cells. */
function claims(filled: FilledLine): Deduction {
  const { line } = filled;
  const others = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !line.cells.includes(cell));
  /** Those of the digits that another cell could have. */
  const claimed = (marks: Marks) => {
    const always = waysLeft(filled, marks).reduce((all, [a, b, c]) => all & (a | b | c), ALL_DIGITS);
    return others.reduce((all, cell) => all | (marks[cell] ?? 0), 0) & always;
  };
  return {
    apply(marks) {
      const digits = claimed(marks);
      return digits ? marks.map((set, cell) => (others.includes(cell) ? set & ~digits : set)) : marks;
    },
    reason: (marks) => ({
      type: 'claims',
      line,
      sets: setsOf(waysLeft(filled, marks)),
      digits: digitsOf(claimed(marks)),
    }),
  };
}

/** Every deduction for a grid with these marks, those that are easier to see first. */
export function deductionsOf(board: Board, marks: Marks): Deduction[] {
  const lines = board.lines.map(({ line }) => ({ line, ways: waysToFill(line, marks) }));
  return [...lines.map(claims), ...lines.map(fits)];
}

/** Applies deductions until nothing changes or `until` is true; returns those that changed the marks. */
export function deduce(
  deductions: readonly Deduction[],
  start: Marks,
  until: (marks: Marks) => boolean,
): { marks: Marks; used: Deduction[] } {
  let marks = start;
  const used: Deduction[] = [];
  while (!until(marks)) {
    const before = marks;
    const changing = deductions.find((deduction) => (marks = deduction.apply(before)) !== before);
    if (!changing) break;
    used.push(changing);
  }
  return { marks, used };
}

/** The different sets of digits, each ascending, among ways to fill a line. */
function setsOf(ways: readonly Way[]): number[][] {
  return [...new Set(ways.map(([a, b, c]) => a | b | c))].map(digitsOf);
}
