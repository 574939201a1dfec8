import type { Cells } from '../grid/grid';

/**
 * The shortest time in which a person can solve a puzzle, in seconds: the world record for a Sudoku is 1.1 seconds for each
 * empty cell. Equal to `private.is_plausible_time()` in the database.
 */
export const shortestSeconds = (givens: Cells): number =>
  Math.round(1.1 * givens.filter((digit) => digit === 0).length);
