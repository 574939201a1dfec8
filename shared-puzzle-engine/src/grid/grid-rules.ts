import type { GridGame, TargetKind } from './grid';

export type Difficulty = 'easy' | 'medium' | 'hard';

/** Everything in which the three grid games differ. */
export interface GridRules {
  readonly targets: readonly TargetKind[];
  /** How many cells are filled in beforehand. */
  readonly givens: Readonly<Record<Difficulty, number>>;
  /** The game's own difficulty: that of the daily puzzle, and of practice unless another is asked for. */
  readonly difficulty: Difficulty;
  /** No line's product is above this. */
  readonly productCap: number;
}

export const GRID_RULES: Readonly<Record<GridGame, GridRules>> = {
  sum_grid: {
    targets: ['rowSums', 'colSums'],
    givens: { easy: 3, medium: 2, hard: 1 },
    difficulty: 'easy',
    productCap: Infinity,
  },
  multiplication_grid: {
    targets: ['rowProducts', 'colProducts'],
    givens: { easy: 4, medium: 3, hard: 1 },
    difficulty: 'medium',
    productCap: 1000,
  },
  combined_grid: {
    targets: ['rowSums', 'colSums', 'rowProducts', 'colProducts'],
    givens: { easy: 2, medium: 1, hard: 0 },
    difficulty: 'hard',
    productCap: 500,
  },
};
