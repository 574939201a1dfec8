import type { Cells } from '../grid/grid';
import type { GridPuzzle } from '../grid/grid-rules';
import { statedOperations, totalInPlace } from '../grid/operations';
import { duplicateCells } from '../puzzle/check-grid';
import { findSolutions } from '../puzzle/find-solutions';
import { lineState } from '../puzzle/line-progress';
import { gridOf, type Grid, type GridLine } from './grid';
import { chainLength, contradictionOf, refute } from './refute';
import type { Mistake, MistakeReason } from './step';

/**
 * The most obvious contradiction among the digits in place: a repeated digit, a line that misses its target or can no
 * longer meet it, or else a chain of steps.
 */
export function findMistake(puzzle: GridPuzzle, cells: Cells): Mistake | undefined {
  const duplicates = duplicateCells(cells);
  const digit = cells[duplicates[0] ?? -1];
  if (digit) {
    const repeating = duplicates.filter((cell) => cells[cell] === digit);
    return { kind: 'mistake', cells: repeating, reason: { type: 'duplicate', digit, cells: repeating } };
  }
  if (findSolutions(puzzle.targets, cells, 1).length > 0) return undefined;

  const grid = gridOf(puzzle.targets, cells);
  for (const reasonOf of [missedTarget, noCombination]) {
    for (const line of grid.lines) {
      const reason = reasonOf(line);
      if (reason) return { kind: 'mistake', cells: line.line.cells, reason };
    }
  }
  return refutedDigit(puzzle, grid);
}

function missedTarget({ line, inPlace, combinations }: GridLine): MistakeReason | undefined {
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

function noCombination({ line, inPlace, combinations }: GridLine): MistakeReason | undefined {
  return combinations.length > 0 ? undefined : { type: 'no_combination', line, inPlace, combinations };
}

/**
 * A digit that the givens alone refute, by the shortest chain; or a shorter chain from all digits in place, which does
 * not say which one is wrong.
 */
function refutedDigit({ givens, targets, solution }: GridPuzzle, grid: Grid): Mistake | undefined {
  const wrong = grid.cells.flatMap((digit, cell) =>
    digit && digit !== solution[cell] ? { cell, digit } : [],
  );
  const refutations = wrong
    .map(({ cell, digit }) => refute(gridOf(targets, givens), cell, digit))
    .sort((one, other) => chainLength(one.chain) - chainLength(other.chain));
  const [refutation] = refutations;
  const chain = contradictionOf(grid);
  if (chain && chainLength(chain) < chainLength(refutation?.chain)) {
    const filled = [...grid.cells.keys()].filter((cell) => grid.cells[cell] && !givens[cell]);
    return { kind: 'mistake', cells: filled, reason: { type: 'contradiction', chain } };
  }
  return refutation && { kind: 'mistake', cells: [refutation.cell], reason: refutation };
}
