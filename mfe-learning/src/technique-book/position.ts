import {
  GRID_RULES,
  nextStep,
  targetsOf,
  type GridGame,
  type GridPuzzle,
  type Placement,
} from 'shared-puzzle-engine';

/** A puzzle in the middle of being solved, as nine digits each; 0 is an empty cell. */
export interface Position {
  readonly game: GridGame;
  readonly solution: string;
  readonly filled: string;
}

/** What stands in the position counts as given. */
export function puzzleOf({ game, solution, filled }: Position): GridPuzzle {
  const digits = [...solution].map(Number);
  return {
    game,
    solution: digits,
    givens: [...filled].map(Number),
    targets: targetsOf(GRID_RULES[game].operations, digits),
  };
}

/** The easiest digit that can be placed next. @throws for a full grid */
export function placementIn(puzzle: GridPuzzle): Placement {
  const step = nextStep(puzzle, puzzle.givens);
  if (step.kind !== 'placement') throw new Error('Nothing can be placed.');
  return step;
}
