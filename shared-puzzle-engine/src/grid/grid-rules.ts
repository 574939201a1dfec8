import type { Cells } from './grid';
import type { Operation, Targets } from './operations';

export type PuzzleDifficulty = 'easy' | 'medium' | 'hard';

interface GridRules {
  /** Operations with a target for each line. */
  readonly operations: readonly Operation[];
  /** Number of givens. */
  readonly givens: Readonly<Record<PuzzleDifficulty, number>>;
  /**
   * Of dailies, and the default of practice. Every filling must have a choice of that many givens with exactly one
   * solution.
   */
  readonly difficulty: PuzzleDifficulty;
  /** Upper bound of line products: 432 or more. */
  readonly productCap?: number;
  /** The fixed puzzle of the demo; 0 is an empty cell. It has one solution. */
  readonly demo: { readonly givens: string; readonly solution: string };
}

const rules = {
  sum_grid: {
    operations: ['sum'],
    givens: { easy: 3, medium: 2, hard: 1 },
    difficulty: 'easy',
    // A magic square: every row and column has the sum 15.
    demo: { givens: '200050400', solution: '276951438' },
  },
  multiplication_grid: {
    operations: ['product'],
    givens: { easy: 4, medium: 3, hard: 1 },
    difficulty: 'medium',
    productCap: 1000,
    demo: { givens: '300020060', solution: '381529467' },
  },
  combined_grid: {
    operations: ['sum', 'product'],
    givens: { easy: 2, medium: 1, hard: 0 },
    difficulty: 'hard',
    productCap: 500,
    demo: { givens: '000000000', solution: '164835297' },
  },
} satisfies Record<string, GridRules>;

/** Names of the grid games, as in the database and the routes. */
export type GridGame = keyof typeof rules;

/** All differences between the grid games. */
export const GRID_RULES: Readonly<Record<GridGame, GridRules>> = rules;

/** A puzzle has exactly one solution that keeps its givens and meets its targets. */
export interface GridPuzzle {
  readonly game: GridGame;
  readonly givens: Cells;
  readonly targets: Targets;
  readonly solution: Cells;
}
