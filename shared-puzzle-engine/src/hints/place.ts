import { digitsOf } from '../grid/digit-sets';
import type { Board } from './board';
import type { Conclusion, Placement, PlacementReason, Technique } from './step';

/** The placement that a conclusion stands for, with what led to it. */
export function place(
  board: Board,
  technique: Technique,
  because: readonly PlacementReason[],
  conclusion: Conclusion,
): Placement {
  const { cell, digit } = conclusion;
  const cells = [...new Set([cell, ...because.flatMap(cellsNamed)])].sort();
  const candidates = digitsOf(board.candidates[cell] ?? 0);
  return { kind: 'placement', technique, cell, digit, cells, candidates, reasons: [...because, conclusion] };
}

function cellsNamed(reason: PlacementReason): readonly number[] {
  if ('line' in reason) return reason.line.cells;
  if ('lines' in reason) return reason.lines.flatMap(({ cells }) => cells);
  return [reason.cell];
}
