import { dailyPuzzle } from 'shared-puzzle-engine';
import { movesOf } from '../replay/moves';
import type { AttemptId, Attempts } from '../sync/attempts';
import { forgetAttempts } from '../sync/forget-attempts';

/**
 * Keeps what has just happened on the board of an attempt. With its first change, those of earlier days go.
 * @param at when it happened, in epoch milliseconds
 * @param wrong the board was submitted, and it was wrong; otherwise it was changed
 */
export function keepMoves(attempts: Attempts, id: AttemptId, at: number, wrong: boolean): void {
  const attempt = attempts.get(id);
  if (!attempt) return;
  if (!attempt.moves) forgetAttempts(attempts.store, id.dayKey);
  const { givens } = dailyPuzzle(id.game, id.dayKey);
  attempts.put({ ...attempt, moves: movesOf(attempt, givens, at, wrong) });
}
