import {
  type GridGame,
  parseNamed,
  type StartedDaily,
  StartedDailySchema,
  type Today,
  TodaySchema,
} from '@ninefold/contracts';
import { dayKeyAt } from 'shared-puzzle-engine';
import type { Platform } from '@ninefold/platform';
import type { AttemptId, Attempts } from '../player/attempts';
import { serverOffset, type ServerClock } from '../days/server-clock';
import { freshAttempt } from './use-daily-attempt';

type Supabase = Platform['supabase'];

interface DisplayedDaily {
  readonly id: AttemptId;
  readonly attempts: Attempts;
  readonly clock: ServerClock;
  /** When the board was first seen here: the clock on the screen never goes back behind it. */
  readonly shownAt: number;
  /** Not for a guest, nor for an attempt that is finished or began without the server. */
  readonly mayStart: boolean;
  readonly supabase: Supabase;
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
    clock.correct(serverOffset(await fetchToday(supabase), now()));
    return;
  }
  const started = await startDaily(supabase, id.game);
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

/** The server's day and clock. @throws when the server cannot be reached, or its response has another shape */
async function fetchToday(supabase: Supabase): Promise<Today> {
  const { data, error } = await (await supabase()).rpc('today');
  if (error) throw error;
  return parseNamed(TodaySchema, data, 'today()');
}

/** Starts the caller's attempt at today's puzzle, or finds the one that was started. @throws as `fetchToday` */
async function startDaily(supabase: Supabase, game: GridGame): Promise<StartedDaily> {
  const { data, error } = await (await supabase()).rpc('start_daily', { p_game_type: game });
  if (error) throw error;
  return parseNamed(StartedDailySchema, data, 'start_daily()');
}
