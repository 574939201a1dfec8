import { dailyPuzzle } from 'shared-puzzle-engine';
import type { KeyValueStore } from '../device/storage';
import { movesOf } from '../replay/moves';
import type { AttemptId, Attempts } from '../sync/attempts';
import { forgetAttempts } from '../sync/forget-attempts';

interface Change {
  readonly attempts: Attempts;
  readonly id: AttemptId;
  readonly store: KeyValueStore;
  /** When it happened, in epoch milliseconds. */
  readonly at: number;
  /** The board was submitted, and it was wrong; otherwise it was changed. */
  readonly wrong: boolean;
}

/** Keeps what has just happened on the board of an attempt. With its first change, those of earlier days go. */
export function keepMoves({ attempts, id, store, at, wrong }: Change): void {
  const attempt = attempts.get(id);
  if (!attempt) return;
  if (!attempt.moves) forgetAttempts(store, id.dayKey);
  const { givens } = dailyPuzzle(id.game, id.dayKey);
  attempts.put({ ...attempt, moves: movesOf(attempt, givens, at, wrong) });
}
