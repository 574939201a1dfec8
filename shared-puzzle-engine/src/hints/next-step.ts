import type { Cells } from '../grid/grid';
import type { GridPuzzle } from '../grid/grid-rules';
import { boardOf, type Board } from './board';
import { findMistake } from './find-mistake';
import { guess } from './guess';
import { pencilMarks } from './pencil-marks';
import { lastCells, singles } from './singles';
import type { Placement, Step } from './step';

/**
 * The easiest next step in a grid: a digit that must go into a cell and why, a contradiction if
 * the digits in place cannot all be right, or that the grid is solved. Empty cells of `cells` that are
 * given count as filled in. The puzzle must have one solution, as all puzzles of this package have.
 */
export function nextStep(puzzle: GridPuzzle, cells: Cells): Step {
  const filled = withGivens(puzzle, cells);
  const mistake = findMistake(puzzle, filled);
  if (mistake) return mistake;
  const [placement] = easiestPlacements(boardOf(puzzle.targets, filled));
  return placement ?? { kind: 'solved' };
}

/** The step of `nextStep`, and all others that are found as easily; none when the grid is full. All digits in place must be right. */
export function nextPlacements(puzzle: GridPuzzle, cells: Cells): Placement[] {
  return easiestPlacements(boardOf(puzzle.targets, withGivens(puzzle, cells)));
}

const withGivens = ({ givens }: GridPuzzle, cells: Cells): Cells =>
  givens.map((given, cell) => given || (cells[cell] ?? 0));

/** Every placement that the easiest technique that finds any finds; none when the grid is full. */
function easiestPlacements(board: Board): Placement[] {
  const found = placementsWithoutGuess(board);
  const guessed = found.length === 0 && guess(board);
  return guessed ? [guessed] : found;
}

/** The same, as far as nothing must be tried. */
export function placementsWithoutGuess(board: Board): Placement[] {
  for (const technique of [lastCells, singles]) {
    const found = technique(board);
    if (found.length > 0) return found;
  }
  const found = pencilMarks(board);
  return found ? [found] : [];
}
