import type { GridPuzzle } from '../grid/grid-rules';
import { withItem } from '../grid/with-item';
import { gridOf } from './grid';
import { placementsWithoutGuess } from './next-step';
import { TECHNIQUES, type Technique } from './step';

/** Difficulty by the hardest technique needed, then by the number of passes. */
export interface PuzzleGrade {
  readonly technique: Technique;
  /**
   * Passes over the grid, each of which fills in everything that the easiest technique finds. Counting stops before the
   * first guess, because finding the easiest guess takes long.
   */
  readonly passes: number;
}

export function gradePuzzle({ targets, givens }: GridPuzzle): PuzzleGrade {
  let cells = [...givens];
  let hardest = 0;
  let passes = 0;
  while (cells.includes(0)) {
    const placements = placementsWithoutGuess(gridOf(targets, cells));
    if (placements.length === 0) return { technique: 'guess', passes };
    for (const { cell, digit, technique } of placements) {
      cells = withItem(cells, cell, digit);
      hardest = Math.max(hardest, TECHNIQUES.indexOf(technique));
    }
    passes++;
  }
  return { technique: TECHNIQUES[hardest] ?? 'last_cell', passes };
}
