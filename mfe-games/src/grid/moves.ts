import type { StoredAttempt, StoredMove } from '@ninefold/contracts';
import type { Cells } from 'shared-puzzle-engine';

/** A player who goes on after so many changes is trying things out: the record ends there. */
const MOST_MOVES = 400;

/** The board after these moves. */
export const gridAfter = (givens: Cells, moves: readonly StoredMove[]): Cells =>
  moves.reduce((cells, { cell, digit }) => (cell === null ? cells : cells.with(cell, digit)), givens);

/**
 * The moves of an attempt with what has happened since the last one: every cell that is not as they left it.
 * @param at now, in epoch milliseconds
 * @param wrong the board was submitted, and it was wrong
 */
export function movesOf(
  { board, moves = [] }: Pick<StoredAttempt, 'board' | 'moves'>,
  givens: Cells,
  at: number,
  wrong = false,
): StoredMove[] {
  const before = gridAfter(givens, moves);
  const changes = board.cells.flatMap((digit, cell) => (digit === before[cell] ? [] : [{ at, cell, digit }]));
  const submission = wrong ? [{ at, cell: null, digit: 0 }] : [];
  return [...moves, ...changes, ...submission].slice(0, MOST_MOVES);
}

/** How often a board was submitted until it was right; absent where its moves are not known. */
export const submissionsOf = (moves: readonly StoredMove[] | undefined): number | undefined =>
  moves && moves.filter(({ cell }) => cell === null).length + 1;

/** How a cell got its digit: `first` when no other one was ever in it, `found` when no one knows. */
export type Finding = 'given' | 'first' | 'changed' | 'hint' | 'found';

/** How each cell of a solved grid was found. Without moves, it was solved elsewhere or before they were kept. */
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
