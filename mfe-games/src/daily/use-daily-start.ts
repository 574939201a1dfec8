import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredAttempt } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import type { AttemptId, Attempts } from '../player/attempts';
import type { ServerClock } from '../days/server-clock';

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
  const [isStartedHere] = useState(
    () => attempt !== null && !attempt.startedOnServer && !attempt.begunByGuest,
  );

  const ask = useEffectEvent(async () => {
    // The client's code is fetched beside that of the calls.
    const [{ startOnServer }] = await Promise.all([
      import(/* webpackChunkName: "after-board" */ './start-daily'),
      supabase(),
    ]);
    const isDone = attempt?.finishedInSeconds !== undefined;
    // An attempt that began without the server goes on like that: the server would count from now.
    const mayStart = status !== 'out' && !isDone && !isStartedHere;
    await startOnServer({ id, attempts, clock, shownAt, mayStart, supabase, now });
  });

  useEffect(() => {
    if (status === 'loading') return;
    // Without a response the puzzle is played on the device, and its result is pending there.
    const begin = () => void ask().catch(() => undefined);
    const timeout = setTimeout(begin, status === 'out' ? GUEST_CLOCK_CHECK_MS : 0);
    return () => clearTimeout(timeout);
  }, [status]);
}
