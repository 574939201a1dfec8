import type { GridPuzzle } from '../grid/grid-rules';
import { boardOf } from './board';
import { placementsWithoutGuess } from './next-step';
import { TECHNIQUES, type Technique } from './step';

/** How hard a puzzle is: first by the hardest technique that it needs, then by the number of passes. */
export interface PuzzleGrade {
  readonly technique: Technique;
  /**
   * How many times a player goes over the grid, each time filling in all that the easiest technique shows. When that is no
   * longer enough and a guess is needed, the count ends: to find the easiest one takes long.
   */
  readonly passes: number;
}

export function gradePuzzle({ targets, givens }: GridPuzzle): PuzzleGrade {
  let cells = [...givens];
  let hardest = 0;
  let passes = 0;
  while (cells.includes(0)) {
    const placements = placementsWithoutGuess(boardOf(targets, cells));
    if (placements.length === 0) return { technique: 'guess', passes };
    for (const { cell, digit, technique } of placements) {
      cells = cells.with(cell, digit);
      hardest = Math.max(hardest, TECHNIQUES.indexOf(technique));
    }
    passes++;
  }
  return { technique: TECHNIQUES[hardest] ?? 'last_cell', passes };
}
