import { digitsOf } from '../grid/digit-sets';
import type { Cells } from '../grid/grid';
import { findSolutions } from '../puzzle/find-solutions';
import type { Board } from './board';
import { place } from './place';
import { refute } from './refute';
import type { Placement, PlacementReason } from './step';

/**
 * An empty cell of which all candidates but one are tried and refuted: the one with the fewest candidates,
 * unless another shows better where each of them leads.
 */
export function guess(board: Board): Placement | undefined {
  const [solution] = findSolutions(board.targets, board.cells, 1);
  if (!solution) return undefined;
  const options = (cell: number) => digitsOf(board.candidates[cell] ?? 0).length;
  let first: Placement | undefined;
  for (const cell of [...board.emptyCells].sort((one, other) => options(one) - options(other))) {
    const placement = refuteOthers(board, cell, solution);
    if (placement.reasons.every(isShown)) return placement;
    first ??= placement;
  }
  return first;
}

function refuteOthers(board: Board, cell: number, solution: Cells): Placement {
  const digit = solution[cell] ?? 0;
  const refuted = digitsOf(board.candidates[cell] ?? 0)
    .filter((other) => other !== digit)
    .map((other) => ({ type: 'refuted', cell, digit: other, failure: refute(board, cell, other) }) as const);
  return place(board, 'guess', refuted, { type: 'only_digit', cell, digit });
}

const isShown = (reason: PlacementReason): boolean =>
  reason.type !== 'refuted' || reason.failure.type !== 'grid';
