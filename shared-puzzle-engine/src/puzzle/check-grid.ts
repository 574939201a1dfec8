import { isDigit, type Cells, type GridPuzzle } from '../grid/grid';
import { lineTotals, statedKinds } from '../grid/line-totals';

export type CellMark = 'given' | 'correct' | 'wrong' | 'empty';

export interface GridCheck {
  /** Every cell holds a digit: the grid may be submitted. */
  readonly complete: boolean;
  /** The grid keeps the givens, uses 1-9 once each and meets every target. */
  readonly solved: boolean;
  /** One mark for each of the nine cells. A given that was changed is marked wrong. */
  readonly marks: readonly CellMark[];
}

/**
 * Judges nine cells. Any grid that follows the rules is right, whichever solution is stored; only the
 * cells of a grid that does not are compared with the stored solution.
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
    new Set(cells).size === 9 &&
    givens.every((given, cell) => !given || given === cells[cell]) &&
    statedKinds(targets).every((kind) => String(lineTotals(kind, cells)) === String(targets[kind]))
  );
}
