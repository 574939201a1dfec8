import type { Database } from 'shared-contracts';
import { dailyPuzzle, type GridGame, type Triple } from 'shared-puzzle-engine';

export type PuzzleRow = Omit<Database['public']['Tables']['daily_puzzles']['Row'], 'published_at'>;

export const PUZZLE_COLUMNS =
  'game_type, day_key, givens, row_sums, col_sums, row_products, col_products' as const;

const orNull = (totals: Triple | undefined): number[] | null => (totals ? [...totals] : null);

/** The day's puzzle as it is published: what is needed to check a grid, without the solution. */
export function puzzleRow(game: GridGame, dayKey: string): PuzzleRow {
  const { givens, targets } = dailyPuzzle(game, dayKey);
  return {
    game_type: game,
    day_key: dayKey,
    givens: [...givens],
    row_sums: orNull(targets.rowSums),
    col_sums: orNull(targets.colSums),
    row_products: orNull(targets.rowProducts),
    col_products: orNull(targets.colProducts),
  };
}
