import type { OpenChallenge } from '@ninefold/contracts';
import { findSolutions, type GridPuzzle, type Targets } from 'shared-puzzle-engine';

/** The puzzle of a challenge, with the solution that its targets leave. @returns null where there is none, or more than one */
export function challengePuzzle({ game_type, givens, targets }: OpenChallenge): GridPuzzle | null {
  // A field that is absent is not there as `undefined`: it was read from JSON.
  const stated = targets as Targets;
  const [solution, other] = findSolutions(stated, givens, 2);
  return solution && !other ? { game: game_type, givens, targets: stated, solution } : null;
}

export interface RaceProps {
  code: string;
  challenge: OpenChallenge;
  puzzle: GridPuzzle;
}
