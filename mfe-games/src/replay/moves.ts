import type { StoredAttempt, StoredMove } from 'shared-contracts';
import type { Cells } from 'shared-puzzle-engine';

/** A player who goes on after so many changes is trying things out: the record ends there. */
const MOST_MOVES = 400;

/** The board after these moves. */
export const boardAfter = (givens: Cells, moves: readonly StoredMove[]): Cells =>
  moves.reduce((cells, { cell, digit }) => (cell === null ? cells : cells.with(cell, digit)), givens);

/**
 * What has happened to an attempt since its last move: every cell that is not as the moves left it, then every wrong
 * submission that they do not have.
 * @param at now, in epoch milliseconds
 */
export function newMoves(
  { board, moves = [], wrongTries = 0 }: Pick<StoredAttempt, 'board' | 'moves' | 'wrongTries'>,
  givens: Cells,
  at: number,
): StoredMove[] {
  const before = boardAfter(givens, moves);
  const changes = board.cells.flatMap((digit, cell) => (digit === before[cell] ? [] : [{ at, cell, digit }]));
  const tries = moves.filter(({ cell }) => cell === null).length;
  const submissions = Array.from({ length: Math.max(0, wrongTries - tries) }, () => ({
    at,
    cell: null,
    digit: 0,
  }));
  return [...changes, ...submissions].slice(0, Math.max(0, MOST_MOVES - moves.length));
}

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
