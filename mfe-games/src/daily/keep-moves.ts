import type { StoredBoard } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { movesOf } from '../replay/moves';
import type { AttemptId, Attempts } from '../sync/attempts';
import { forgetAttempts } from '../sync/forget-attempts';

/** What has just happened on a board. */
export interface BoardEvent {
  readonly board: StoredBoard;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The board was submitted, and it was wrong; otherwise it was changed. */
  readonly wrong: boolean;
}

/** Adds it to the moves of an attempt. With its first change, those of earlier days go. */
export function keepMoves(attempts: Attempts, id: AttemptId, { board, at, wrong }: BoardEvent): void {
  const attempt = attempts.get(id);
  if (!attempt) return;
  if (!attempt.moves) forgetAttempts(attempts.store, id.dayKey);
  const { givens } = dailyPuzzle(id.game, id.dayKey);
  const { moves } = attempt;
  attempts.put({ ...attempt, moves: movesOf({ board, ...(moves && { moves }) }, givens, at, wrong) });
}
