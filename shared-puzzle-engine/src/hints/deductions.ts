import { ALL_DIGITS, digitsOf, setOf, type DigitSet } from '../grid/digit-sets';
import type { Triple } from '../grid/grid';
import { meetsTargets, type Line } from '../grid/lines';
import type { Grid } from './grid';
import type { PlacementReason } from './step';

/** The digits left for each of the nine cells. */
export type Marks = readonly DigitSet[];

/**
 * Removes digits from the marks, and returns the same array if there is nothing to remove. Valid for any subset of the
 * marks that it was created from.
 */
export interface Deduction {
  apply(marks: Marks): Marks;
  /** The reason for the removal. */
  reason(marks: Marks): PlacementReason;
}

type Way = Triple;

/** All ways to fill a line from its marks so that it meets its targets. */
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

/** A line, and all ways to fill it from the initial marks. */
interface FilledLine {
  readonly line: Line;
  readonly ways: readonly Way[];
}

function waysLeft({ line, ways }: FilledLine, marks: Marks): Way[] {
  const [a = 0, b = 0, c = 0] = line.cells.map((cell) => marks[cell]);
  return ways.filter((way) => way[0] & a && way[1] & b && way[2] & c);
}

/** Restricts each cell of the line to digits that some way of filling the line has there. */
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

/** Removes a digit that every way of filling the line contains from all other cells. */
function claims(filled: FilledLine): Deduction {
  const { line } = filled;
  const others = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !line.cells.includes(cell));
  /** The digits that other cells have as candidates. */
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

/** All deductions for these marks, easier ones first. */
export function deductionsOf(grid: Grid, marks: Marks): Deduction[] {
  const lines = grid.lines.map(({ line }) => ({ line, ways: waysToFill(line, marks) }));
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

/** The distinct sets of digits among the ways, each ascending. */
function setsOf(ways: readonly Way[]): number[][] {
  return [...new Set(ways.map(([a, b, c]) => a | b | c))].map(digitsOf);
}
