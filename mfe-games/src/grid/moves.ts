import type { StoredAttempt, StoredMove } from '@ninefold/contracts';
import { withItem, type Cells } from 'shared-puzzle-engine';

/** Longer records are of players who try things out. */
const MAX_MOVES = 400;

/** The grid after these moves. */
export const gridAfter = (givens: Cells, moves: readonly StoredMove[]): Cells =>
  moves.reduce((cells, { cell, digit }) => (cell === null ? cells : withItem(cells, cell, digit)), givens);

/**
 * Appends what changed since the last move: every cell that differs from the replayed grid.
 * @param at now, in epoch milliseconds
 * @param wrong a wrong submission
 */
export function movesOf(
  { grid, moves = [] }: Pick<StoredAttempt, 'grid' | 'moves'>,
  givens: Cells,
  at: number,
  wrong = false,
): StoredMove[] {
  const before = gridAfter(givens, moves);
  const changes = grid.cells.flatMap((digit, cell) => (digit === before[cell] ? [] : [{ at, cell, digit }]));
  const submission = wrong ? [{ at, cell: null, digit: 0 }] : [];
  return [...moves, ...changes, ...submission].slice(0, MAX_MOVES);
}

/** Submissions until the grid was correct; undefined if its moves are unknown. */
export const submissionsOf = (moves: readonly StoredMove[] | undefined): number | undefined =>
  moves && moves.filter(({ cell }) => cell === null).length + 1;

/** How a cell got its digit: `first` if it never had another one, `found` if the moves are unknown. */
export type Finding = 'given' | 'first' | 'changed' | 'hint' | 'found';

/** How each cell of a solved grid was found. */
export const findings = (
  givens: Cells,
  solution: Cells,
  moves?: readonly StoredMove[] | undefined,
  revealed: readonly number[] = [],
): Finding[] =>
  givens.map((given, cell) => {
    if (revealed.includes(cell)) return 'hint';
    if (given) return 'given';
    if (!moves) return 'found';
    const others = moves.some((move) => move.cell === cell && move.digit && move.digit !== solution[cell]);
    return others ? 'changed' : 'first';
  });
