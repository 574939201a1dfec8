import { callRpc, startDailyCall, todayCall } from '@ninefold/contracts/rpc';
import { dayKeyAt } from 'shared-puzzle-engine';
import type { Platform } from '@ninefold/platform';
import type { AttemptId, Attempts } from '../player/attempts';
import { serverOffset, type ServerClock } from '../days/server-clock';
import { freshAttempt } from './use-daily-attempt';

interface DisplayedDaily {
  readonly id: AttemptId;
  readonly attempts: Attempts;
  readonly clock: ServerClock;
  /** When the board was first seen here: the clock on the screen never goes back behind it. */
  readonly shownAt: number;
  /** Not for a guest, nor for an attempt that is finished or began without the server. */
  readonly mayStart: boolean;
  readonly supabase: Platform['supabase'];
  /** The device's clock. */
  now(): number;
}

/**
 * Starts the attempt on the server, or takes over what is stored there, and corrects the clock. An attempt that may not be
 * started gets the clock alone.
 * @throws when the server cannot be reached, or its response has another shape
 */
export async function startOnServer({
  id,
  attempts,
  clock,
  shownAt,
  mayStart,
  supabase,
  now,
}: DisplayedDaily): Promise<void> {
  // The page of an earlier day must not start today's.
  if (!mayStart || id.dayKey !== dayKeyAt(clock.now())) {
    clock.correct(serverOffset(await callRpc(await supabase(), todayCall), now()));
    return;
  }
  const started = await callRpc(await supabase(), startDailyCall, { p_game_type: id.game });
  clock.correct(serverOffset(started, now()));
  // The device is in another day than the server: the corrected clock leads to the right one.
  if (started.day_key !== id.dayKey) return;
  const startedAt = Math.min(shownAt, now() - started.elapsed_seconds * 1000);
  const known = attempts.get(id) ?? freshAttempt(id, { startedAt, startedOnServer: true });
  attempts.put({
    ...known,
    // A guest saw the puzzle before the account started it.
    startedAt: known.begunByGuest ? Math.min(known.startedAt, startedAt) : startedAt,
    startedOnServer: true,
    // It may have been finished here meanwhile.
    finishedInSeconds: known.finishedInSeconds ?? started.result?.completion_time_seconds,
  });
}
