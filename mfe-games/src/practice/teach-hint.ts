import { nextStep, revealCell, type Cells, type GridPuzzle, type Random } from 'shared-puzzle-engine';
import { hintSentences } from '../grid/hint-sentences';
import type { Hint } from '../grid/use-hints';

/**
 * The next digit that follows, with its reason. When what was filled in contradicts itself nothing follows: then
 * the sentence says what, and a random empty cell is revealed. `undefined` when no cell is empty.
 */
export function teachHint(puzzle: GridPuzzle, cells: Cells, random: Random): Hint | undefined {
  const step = nextStep(puzzle, cells);
  const revealed = step.kind === 'placement' ? step : revealCell(puzzle, cells, random);
  return revealed && { cell: revealed.cell, digit: revealed.digit, sentence: hintSentences(step) };
}
