import { firstEmptyCell, type Cells, type GridPuzzle } from 'shared-puzzle-engine';
import { DEMO_COPY } from './copy';
import type { Hint } from '../grid/use-hints';

/** The demo's hint: what belongs into the first empty cell. */
export function tellFirstEmpty(puzzle: GridPuzzle, cells: Cells): Hint | undefined {
  const empty = firstEmptyCell(puzzle, cells);
  if (!empty) return undefined;
  const { cell, digit } = empty;
  return { cell, digit, sentence: DEMO_COPY.hint(Math.floor(cell / 3) + 1, (cell % 3) + 1, digit) };
}
