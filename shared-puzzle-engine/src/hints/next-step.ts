import type { Cells } from '../grid/grid';
import type { GridPuzzle } from '../grid/grid-rules';
import { gridOf, type Grid } from './grid';
import { findMistake } from './find-mistake';
import { guess } from './guess';
import { pencilMarks } from './pencil-marks';
import { lastCells, singles } from './singles';
import type { Placement, Step } from './step';

/**
 * The easiest next step: a digit with its reasons, a contradiction among the digits in place, or that the grid is
 * solved. Empty cells of `cells` that are givens count as filled in. The puzzle must have one solution.
 */
export function nextStep(puzzle: GridPuzzle, cells: Cells): Step {
  const filled = withGivens(puzzle, cells);
  const mistake = findMistake(puzzle, filled);
  if (mistake) return mistake;
  const [placement] = easiestPlacements(gridOf(puzzle.targets, filled));
  return placement ?? { kind: 'solved' };
}

/** All steps that are as easy as that of `nextStep`; none if the grid is full. All digits in place must be right. */
export function nextPlacements(puzzle: GridPuzzle, cells: Cells): Placement[] {
  return easiestPlacements(gridOf(puzzle.targets, withGivens(puzzle, cells)));
}

const withGivens = ({ givens }: GridPuzzle, cells: Cells): Cells =>
  givens.map((given, cell) => given || (cells[cell] ?? 0));

/** Every placement of the easiest technique that finds any; none if the grid is full. */
function easiestPlacements(grid: Grid): Placement[] {
  const found = placementsWithoutGuess(grid);
  const guessed = found.length === 0 && guess(grid);
  return guessed ? [guessed] : found;
}

/** Without guesses. */
export function placementsWithoutGuess(grid: Grid): Placement[] {
  for (const technique of [lastCells, singles]) {
    const found = technique(grid);
    if (found.length > 0) return found;
  }
  const found = pencilMarks(grid);
  return found ? [found] : [];
}
