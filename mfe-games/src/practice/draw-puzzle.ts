import type { GridGame } from 'shared-contracts';
import {
  gradePuzzle,
  practicePuzzle,
  type Difficulty,
  type GridPuzzle,
  type Random,
} from 'shared-puzzle-engine';

/**
 * A random puzzle that reasoning alone can solve. A quarter of the sum grids with one given need a guess, and
 * hardly any other puzzle: those are drawn again, so that every difficulty can be offered.
 */
export function drawPuzzle(game: GridGame, random: Random, difficulty: Difficulty): GridPuzzle {
  for (;;) {
    const puzzle = practicePuzzle(game, random, difficulty);
    if (gradePuzzle(puzzle).technique !== 'guess') return puzzle;
  }
}
