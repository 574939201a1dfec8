import type { Cells } from './grid';
import type { Operation, Targets } from './operations';

export type PuzzleDifficulty = 'easy' | 'medium' | 'hard';

interface GridRules {
  /** What is stated as a target of each line. */
  readonly operations: readonly Operation[];
  /** How many cells are filled in beforehand. */
  readonly givens: Readonly<Record<PuzzleDifficulty, number>>;
  /**
   * Of the daily puzzle, and of practice unless another is chosen. Every filling must have a choice of that many
   * givens that leaves one solution.
   */
  readonly difficulty: PuzzleDifficulty;
  /** No product of a line's digits is above this: 432 or more. */
  readonly productCap?: number;
  /** The fixed puzzle of the demo, cell by cell, with 0 for an empty cell. It has one solution. */
  readonly demo: { readonly givens: string; readonly solution: string };
}

const rules = {
  sum_grid: {
    operations: ['sum'],
    givens: { easy: 3, medium: 2, hard: 1 },
    difficulty: 'easy',
    // A magic square: the sum of every row and column is 15.
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

/** The grid games, by the names that the database and the routes use. */
export type GridGame = keyof typeof rules;

/** Everything in which the grid games differ. */
export const GRID_RULES: Readonly<Record<GridGame, GridRules>> = rules;

/** A puzzle has exactly one solution that keeps its givens and meets its targets. */
export interface GridPuzzle {
  readonly game: GridGame;
  readonly givens: Cells;
  readonly targets: Targets;
  readonly solution: Cells;
}
