import { randomInteger, type Random } from '../random';
import type { Cells } from '../grid/grid';
import type { GridPuzzle } from '../grid/grid-rules';

export interface Reveal {
  readonly cell: number;
  readonly digit: number;
}

/** A random empty cell and its digit, for a practice hint; `undefined` when no cell is empty. */
export function revealCell(puzzle: GridPuzzle, cells: Cells, random: Random): Reveal | undefined {
  const empty = emptyCells(puzzle, cells);
  return empty[randomInteger(random, 0, empty.length - 1)];
}

/** The first empty cell and its digit, for the hint of a demo; `undefined` when no cell is empty. */
export function firstEmptyCell(puzzle: GridPuzzle, cells: Cells): Reveal | undefined {
  return emptyCells(puzzle, cells)[0];
}

function emptyCells({ givens, solution }: GridPuzzle, cells: Cells): Reveal[] {
  return solution.map((digit, cell) => ({ cell, digit })).filter(({ cell }) => !givens[cell] && !cells[cell]);
}
