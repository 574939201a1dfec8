/** Loaded after the first grid. */
import type { StoredAttempt, StoredGrid } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import type { RecordStore } from '@ninefold/web/storage';
import { movesOf } from '../grid/moves';
import { type AttemptId, type Attempts, ATTEMPTS_PREFIX } from '../player/attempts';

export interface GridEvent {
  readonly grid: StoredGrid;
  /** Epoch milliseconds. */
  readonly at: number;
  /** A wrong submission; otherwise a change. */
  readonly wrong: boolean;
}

/** Appends to the moves of an attempt. The first move of a day also removes old attempts. */
export function recordMoves(attempts: Attempts, id: AttemptId, { grid, at, wrong }: GridEvent): void {
  const attempt = attempts.get(id);
  if (!attempt) return;
  if (!attempt.moves) forgetAttempts(attempts.store, id.dayKey);
  const { givens } = dailyPuzzle(id.game, id.dayKey);
  const { moves } = attempt;
  attempts.put({ ...attempt, moves: movesOf({ grid, ...(moves && { moves }) }, givens, at, wrong) });
}

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;

/** Removes unreadable attempts and those older than a day, or than a month if they are finished. */
function forgetAttempts(store: RecordStore<StoredAttempt>, dayKey: string): void {
  for (const key of store.keysUnder(ATTEMPTS_PREFIX)) {
    const attempt = store.read(key);
    // A wrong clock must not reopen a finished puzzle, and another tab may still play yesterday's.
    const days = attempt?.finishedInSeconds === undefined ? DAY_MS : MONTH_MS;
    if (!attempt || Date.parse(attempt.dayKey) + days < Date.parse(dayKey)) store.remove(key);
  }
}
