import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredAttempt } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import type { AttemptId, Attempts } from '../player/attempts';
import type { ServerClock } from '../days/server-clock';

/** A guest's grid needs no server, so its clock is checked later. */
const GUEST_CLOCK_CHECK_MS = 2_000;

/**
 * Starts today's attempt on the server and adopts its clock, elapsed time and any result of another device. The
 * grid does not wait for it.
 * @param shownAt when the grid was first displayed here
 */
export function useDailyStart(
  id: AttemptId,
  attempts: Attempts,
  attempt: StoredAttempt | null,
  clock: ServerClock,
  shownAt: number,
): void {
  const { auth, supabase } = usePlatform();
  const { now, jitter } = useDevice();
  const { status } = auth;
  /** Started on an earlier visit without the server. */
  const [isStartedHere] = useState(
    () => attempt !== null && !attempt.startedOnServer && !attempt.startedByGuest,
  );

  const ask = useEffectEvent(async () => {
    // Loads the client in parallel.
    const [{ startOnServer }] = await Promise.all([
      import(/* webpackChunkName: "after-grid" */ './start-daily'),
      supabase(),
    ]);
    const isDone = attempt?.finishedInSeconds !== undefined;
    // The server would count from now, so an attempt that started without it stays without it.
    const mayStart = status !== 'out' && !isDone && !isStartedHere;
    await startOnServer({ id, attempts, clock, shownAt, mayStart, supabase, now, jitter });
  });

  useEffect(() => {
    if (status === 'loading') return;
    // Without a response the puzzle is played offline, and its result stays pending.
    const begin = () => void ask().catch(() => undefined);
    const timeout = setTimeout(begin, status === 'out' ? GUEST_CLOCK_CHECK_MS : 0);
    return () => clearTimeout(timeout);
  }, [status]);
}
