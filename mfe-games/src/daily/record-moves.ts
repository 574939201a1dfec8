/** What a daily does once its board is on the screen: one file that comes later. */
import type { StoredAttempt, StoredGrid } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import type { RecordStore } from '@ninefold/web/storage';
import { movesOf } from '../grid/moves';
import { type AttemptId, type Attempts, ATTEMPTS_PREFIX } from '../player/attempts';

/** What has just happened on a board. */
export interface GridEvent {
  readonly board: StoredGrid;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The board was submitted, and it was wrong; otherwise it was changed. */
  readonly wrong: boolean;
}

/** Adds it to the moves of an attempt. With its first change, those of earlier days go. */
export function recordMoves(attempts: Attempts, id: AttemptId, { board, at, wrong }: GridEvent): void {
  const attempt = attempts.get(id);
  if (!attempt) return;
  if (!attempt.moves) forgetAttempts(attempts.store, id.dayKey);
  const { givens } = dailyPuzzle(id.game, id.dayKey);
  const { moves } = attempt;
  attempts.put({ ...attempt, moves: movesOf({ board, ...(moves && { moves }) }, givens, at, wrong) });
}

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;

/** Drops the attempts of days before the last one, and what cannot be read. A finished one stays for a month. */
function forgetAttempts(store: RecordStore<StoredAttempt>, dayKey: string): void {
  for (const key of store.keysUnder(ATTEMPTS_PREFIX)) {
    const attempt = store.read(key);
    // A wrong clock must not open a finished puzzle again.
    // Another tab may still play yesterday's.
    const days = attempt?.finishedInSeconds === undefined ? DAY_MS : MONTH_MS;
    if (!attempt || Date.parse(attempt.dayKey) + days < Date.parse(dayKey)) store.remove(key);
  }
}
