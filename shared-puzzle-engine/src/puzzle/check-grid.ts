import { isDigit, type Cells } from '../grid/grid';
import type { GridPuzzle } from '../grid/grid-rules';
import { lineProgress } from './line-progress';

export type CellMark = 'given' | 'correct' | 'wrong' | 'empty';

export interface GridCheck {
  /** Every cell has a digit, so the grid can be submitted. */
  readonly complete: boolean;
  /** The grid keeps the givens, uses 1-9 once each and meets every target. */
  readonly solved: boolean;
  /** One mark per cell. A changed given is wrong. */
  readonly marks: readonly CellMark[];
}

/**
 * Any grid that follows the rules is right, even if it differs from the stored solution. Cells of other grids are
 * compared with the stored solution.
 */
export function checkGrid(puzzle: GridPuzzle, cells: Cells): GridCheck {
  const complete = cells.length === 9 && cells.every(isDigit);
  const solved = complete && followsRules(puzzle, cells);
  const marks = puzzle.solution.map((digit, cell): CellMark => {
    const given = puzzle.givens[cell];
    if (given) return cells[cell] === given ? 'given' : 'wrong';
    if (!cells[cell]) return 'empty';
    return solved || cells[cell] === digit ? 'correct' : 'wrong';
  });
  return { complete, solved, marks };
}

function followsRules({ givens, targets }: GridPuzzle, cells: Cells): boolean {
  return (
    duplicateCells(cells).length === 0 &&
    givens.every((given, cell) => !given || given === cells[cell]) &&
    Object.values(lineProgress(targets, cells)).every(({ rows, columns }) =>
      [...rows, ...columns].every((state) => state === 'reached'),
    )
  );
}

/** Ascending indexes of cells whose digit is in another cell too. */
export function duplicateCells(cells: Cells): number[] {
  return [...cells.keys()].filter((cell) => {
    const digit = cells[cell];
    return Boolean(digit) && (cells.indexOf(digit ?? 0) !== cell || cells.lastIndexOf(digit ?? 0) !== cell);
  });
}
