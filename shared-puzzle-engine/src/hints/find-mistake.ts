import type { Cells } from '../grid/grid';
import type { GridPuzzle } from '../grid/grid-rules';
import { totalInPlace } from '../grid/lines';
import { statedOperations } from '../grid/operations';
import { duplicateCells } from '../puzzle/check-grid';
import { findSolutions } from '../puzzle/find-solutions';
import { lineState } from '../puzzle/line-progress';
import { boardOf, type BoardLine } from './board';
import { refute } from './guess';
import type { Mistake, MistakeReason } from './step';

/**
 * Why the digits in place cannot all be right, by the plainest contradiction there is: a repeated digit,
 * a line that misses its target or can no longer meet it, or else a digit that is wrong in its cell.
 */
export function findMistake(puzzle: GridPuzzle, cells: Cells): Mistake | undefined {
  const duplicates = duplicateCells(cells);
  const digit = cells[duplicates[0] ?? -1];
  if (digit) {
    const repeating = duplicates.filter((cell) => cells[cell] === digit);
    return { kind: 'mistake', cells: repeating, reason: { type: 'duplicate', digit, cells: repeating } };
  }
  if (findSolutions(puzzle.targets, cells, 1).length > 0) return undefined;

  const { lines } = boardOf(puzzle.targets, cells);
  for (const reasonOf of [missedTarget, noCombination]) {
    for (const line of lines) {
      const reason = reasonOf(line);
      if (reason) return { kind: 'mistake', cells: line.line.cells, reason };
    }
  }
  return wrongDigit(puzzle, cells);
}

function missedTarget({ line, inPlace, combinations }: BoardLine): MistakeReason | undefined {
  for (const operation of statedOperations(line.targets)) {
    const target = line.targets[operation];
    const total = totalInPlace(operation, inPlace);
    if (target === undefined || total === undefined) continue;
    const state = lineState(operation, target, inPlace);
    if (state === 'over' || state === 'under') {
      return { type: 'missed_target', operation, total, line, inPlace, combinations };
    }
  }
  return undefined;
}

function noCombination({ line, inPlace, combinations }: BoardLine): MistakeReason | undefined {
  return combinations.length > 0 ? undefined : { type: 'no_combination', line, inPlace, combinations };
}

/** The first cell whose digit the givens alone rule out. */
function wrongDigit({ givens, targets, solution }: GridPuzzle, cells: Cells): Mistake | undefined {
  const cell = cells.findIndex((digit, at) => digit && digit !== solution[at]);
  const digit = cells[cell];
  if (!digit) return undefined;
  const failure = refute(boardOf(targets, givens), cell, digit);
  return { kind: 'mistake', cells: [cell], reason: { type: 'refuted', cell, digit, failure } };
}
