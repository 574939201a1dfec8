import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredAttempt } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { dayKeyAt } from 'shared-puzzle-engine';
import { useDevice } from 'shared-data';
import type { AttemptId, Attempts } from '../player/attempts';
import { serverOffset, type ServerClock } from '../today/server-clock';
import { freshAttempt } from './use-daily-attempt';

/** A guest's board needs no server: the code to ask for its clock is fetched some time after the board is there. */
const GUEST_CLOCK_CHECK_MS = 2_000;

/**
 * Starts today's attempt on the server, and takes from the response the time that has run, the clock, and a result
 * from another device. The board does not wait for it.
 * @param shownAt when the board was first seen here; the clock on the screen never goes back behind it
 */
export function useDailyStart(
  id: AttemptId,
  attempts: Attempts,
  attempt: StoredAttempt | null,
  clock: ServerClock,
  shownAt: number,
): void {
  const { auth, supabase } = usePlatform();
  const { now } = useDevice();
  const { status } = auth;
  /** It began without the server, on an earlier visit. */
  const [isDevices] = useState(() => attempt !== null && !attempt.startedOnServer && !attempt.begunByGuest);

  const ask = useEffectEvent(async () => {
    // The client's code is fetched beside that of the calls.
    const [{ fetchToday, startDaily }] = await Promise.all([import('./after-board'), supabase()]);
    const isDone = attempt?.finishedInSeconds !== undefined;
    if (status === 'out' || isDone || isDevices || id.dayKey !== dayKeyAt(clock.now())) {
      // An attempt that began without the server goes on like that: the server would count from now. And the page of an
      // earlier day must not start today's.
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
  });

  useEffect(() => {
    if (status === 'loading') return;
    // Without a response the puzzle is played on the device, and its result is pending there.
    const begin = () => void ask().catch(() => undefined);
    const timeout = setTimeout(begin, status === 'out' ? GUEST_CLOCK_CHECK_MS : 0);
    return () => clearTimeout(timeout);
  }, [status]);
}
