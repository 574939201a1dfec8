import { duplicateCells } from '../grid/duplicate-cells';
import type { Cells, GridPuzzle } from '../grid/grid';
import { findSolutions } from '../puzzle/find-solutions';
import { boardOf, type BoardLine } from './board';
import { refute } from './refute';
import type { Mistake, MistakeReason } from './step';

/**
 * Why the cells filled in cannot all be right, by the plainest contradiction there is: a digit that stands
 * twice, a line that misses its target or can no longer meet it, or else a digit that is wrong in its cell.
 */
export function findMistake(puzzle: GridPuzzle, cells: Cells): Mistake | undefined {
  const duplicates = duplicateCells(cells);
  const digit = cells[duplicates[0] ?? -1];
  if (digit) {
    const standing = duplicates.filter((cell) => cells[cell] === digit);
    return { kind: 'mistake', cells: standing, reason: { type: 'duplicate', digit, cells: standing } };
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

function missedTarget({ line, inPlace, combinations, empty }: BoardLine): MistakeReason | undefined {
  const totals = [
    { operation: 'sum', target: line.sum, total: inPlace.reduce((sum, digit) => sum + digit, 0) },
    {
      operation: 'product',
      target: line.product,
      total: inPlace.reduce((product, digit) => product * digit, 1),
    },
  ] as const;
  for (const { operation, target, total } of totals) {
    if (target === undefined) continue;
    if (total > target || (empty.length === 0 && total !== target)) {
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
