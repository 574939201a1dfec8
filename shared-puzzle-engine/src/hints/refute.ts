import { ALL_DIGITS, digitsOf } from '../grid/digit-sets';
import { withItem } from '../grid/with-item';
import { gridOf, linesThrough, refusingLines, viewOf, type Grid } from './grid';
import { lastCells, singles } from './singles';
import type { Chain, ChainStep, Failure, Refutation } from './step';

/** The longest chain that people can follow, including the contradiction. */
const LONGEST_CHAIN = 4;

/** Length of a chain including the contradiction; one more than the limit if it is too long. */
export const chainLength = (chain: Chain | undefined): number => (chain?.steps.length ?? LONGEST_CHAIN) + 1;

/** A wrong digit for an empty cell, with the shortest chain that refutes it. */
export function refute(grid: Grid, cell: number, digit: number): Refutation {
  const chain = contradictionOf(gridOf(grid.targets, withItem(grid.cells, cell, digit)));
  return { type: 'refuted', cell, digit, chain };
}

interface Path {
  readonly grid: Grid;
  readonly steps: readonly ChainStep[];
}

/**
 * The shortest chain from the digits in place to a contradiction, preferring an end that is easy to read. Each step is
 * the last cell of a line, a cell with one digit, or a digit with one cell. Breadth-first, so no step can be left out.
 */
export function contradictionOf(start: Grid): Chain | undefined {
  let paths: Path[] = [{ grid: start, steps: [] }];
  for (let length = 1; ; length++) {
    const ends = paths.flatMap(({ grid, steps }) => failuresOf(grid).map((failure) => ({ steps, failure })));
    if (ends.length > 0) {
      return ends.reduce((one, other) => (toRead(other.failure) < toRead(one.failure) ? other : one));
    }
    if (length === LONGEST_CHAIN) return undefined;
    paths = nextPaths(paths);
  }
}

/** Extends each path by one step, and keeps the easiest of those that reach the same grid. */
function nextPaths(paths: readonly Path[]): Path[] {
  const reached = new Map<string, Path>();
  for (const { grid, steps } of paths) {
    for (const { cell, digit, cells: named, reasons } of [...lastCells(grid), ...singles(grid)]) {
      const cells = withItem(grid.cells, cell, digit);
      if (reached.has(cells.join())) continue;
      const step = { cell, digit, cells: named, reasons };
      reached.set(cells.join(), { grid: gridOf(grid.targets, cells), steps: [...steps, step] });
    }
  }
  return [...reached.values()];
}

/** A contradiction in one line, cell or digit, if any. */
function failuresOf(grid: Grid): Failure[] {
  const { lines, emptyCells, candidates } = grid;
  const unfilled = lines.filter(({ combinations }) => combinations.length === 0);
  if (unfilled.length > 0) return unfilled.map((line) => ({ type: 'line', ...viewOf(line) }));

  const without = emptyCells.filter((cell) => !candidates[cell]);
  const taken = candidates.reduce((all, set) => all | set, 0);
  return [
    ...without.map((cell) => {
      const [row, column] = linesThrough(lines, cell);
      return { type: 'cell', cell, lines: [viewOf(row), viewOf(column)] } as const;
    }),
    ...digitsOf(ALL_DIGITS & ~taken).map((digit) => {
      return { type: 'digit', digit, lines: refusingLines(grid, digit, emptyCells) } as const;
    }),
  ];
}

/** The number of ways and lines that the reader has to consider. */
const toRead = (failure: Failure): number =>
  (failure.type === 'line' ? [failure] : failure.lines).reduce(
    (sum, { combinations }) => sum + 1 + combinations.length,
    0,
  );
