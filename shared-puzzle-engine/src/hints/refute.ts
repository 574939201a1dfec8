import { ALL_DIGITS, digitsOf } from '../grid/digit-sets';
import { boardOf, linesThrough, refusingLines, viewOf, type Board } from './board';
import { lastCells, singles } from './singles';
import type { Chain, ChainStep, Failure, Refutation } from './step';

/** How many steps a person follows with a board in front of them, the contradiction as the last. */
const LONGEST_CHAIN = 4;

/** How many steps a chain has, with the contradiction; one that is too long to follow counts as one longer than any. */
export const chainLength = (chain: Chain | undefined): number => (chain?.steps.length ?? LONGEST_CHAIN) + 1;

/** A digit that is wrong in an empty cell, with the shortest chain that shows it. */
export function refute(board: Board, cell: number, digit: number): Refutation {
  const chain = contradictionOf(boardOf(board.targets, board.cells.with(cell, digit)));
  return { type: 'refuted', cell, digit, chain };
}

interface Path {
  readonly board: Board;
  readonly steps: readonly ChainStep[];
}

/**
 * The shortest chain from the digits of a board to a contradiction, and of these one whose end takes little reading. Each step
 * is one that a person takes on a board: the last cell of a line, a cell with one digit or a digit with one cell. All paths of
 * one length come before longer ones, so that no step of the chain can be left out.
 */
export function contradictionOf(start: Board): Chain | undefined {
  let paths: Path[] = [{ board: start, steps: [] }];
  for (let length = 1; ; length++) {
    const ends = paths.flatMap(({ board, steps }) =>
      failuresOf(board).map((failure) => ({ steps, failure })),
    );
    if (ends.length > 0) {
      return ends.reduce((one, other) => (toRead(other.failure) < toRead(one.failure) ? other : one));
    }
    if (length === LONGEST_CHAIN) return undefined;
    paths = nextPaths(paths);
  }
}

/** Each path with one step more; of those that lead to the same board, the easiest. */
function nextPaths(paths: readonly Path[]): Path[] {
  const reached = new Map<string, Path>();
  for (const { board, steps } of paths) {
    for (const { cell, digit, cells: named, reasons } of [...lastCells(board), ...singles(board)]) {
      const cells = board.cells.with(cell, digit);
      if (reached.has(cells.join())) continue;
      const step = { cell, digit, cells: named, reasons };
      reached.set(cells.join(), { board: boardOf(board.targets, cells), steps: [...steps, step] });
    }
  }
  return [...reached.values()];
}

/** Why a board allows no grid, as far as one line, cell or digit alone shows it. */
function failuresOf(board: Board): Failure[] {
  const { lines, emptyCells, candidates } = board;
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
      return { type: 'digit', digit, lines: refusingLines(board, digit, emptyCells) } as const;
    }),
  ];
}

/** How many ways to fill a line, and lines, a person goes through. */
const toRead = (failure: Failure): number =>
  (failure.type === 'line' ? [failure] : failure.lines).reduce(
    (sum, { combinations }) => sum + 1 + combinations.length,
    0,
  );
