import type { GridPuzzle } from '../grid/grid';
import { boardOf } from './board';
import { easiestPlacements } from './next-step';
import { TECHNIQUES, type Technique } from './step';

/** How hard a puzzle is: first by the hardest technique it needs, then by the number of rounds. */
export interface PuzzleGrade {
  readonly technique: Technique;
  /** How often one must look over the grid, filling in each time all that the easiest technique shows. */
  readonly rounds: number;
}

export function gradePuzzle({ targets, givens }: GridPuzzle): PuzzleGrade {
  let cells = [...givens];
  let hardest = 0;
  let rounds = 0;
  for (;;) {
    const placements = easiestPlacements(boardOf(targets, cells));
    if (placements.length === 0) return { technique: TECHNIQUES[hardest] ?? 'last_cell', rounds };
    for (const { cell, digit, technique } of placements) {
      cells = cells.with(cell, digit);
      hardest = Math.max(hardest, TECHNIQUES.indexOf(technique));
    }
    rounds++;
  }
}
