import type { Cells, GridGame, GridPuzzle } from '../grid/grid';
import { GRID_RULES } from '../grid/grid-rules';
import { targetsOf } from '../grid/line-totals';

const DEMOS: Readonly<Record<GridGame, { readonly givens: Cells; readonly solution: Cells }>> = {
  // A magic square: every row and column comes to 15.
  sum_grid: { givens: [2, 0, 0, 0, 5, 0, 4, 0, 0], solution: [2, 7, 6, 9, 5, 1, 4, 3, 8] },
  multiplication_grid: { givens: [3, 0, 0, 0, 2, 0, 0, 6, 0], solution: [3, 8, 1, 5, 2, 9, 4, 6, 7] },
  combined_grid: { givens: [0, 0, 0, 0, 0, 0, 0, 0, 0], solution: [1, 6, 4, 8, 3, 5, 2, 9, 7] },
};

/** The fixed puzzle of a game's demo page; it has exactly one solution, as every puzzle has. */
export function demoPuzzle(game: GridGame): GridPuzzle {
  const { givens, solution } = DEMOS[game];
  return { game, givens, targets: targetsOf(GRID_RULES[game].targets, solution), solution };
}
