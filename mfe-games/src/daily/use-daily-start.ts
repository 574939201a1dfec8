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
  const platform = usePlatform();
  const device = useDevice();
  const { status } = platform.auth;
  /** As earlier visits left it. */
  const [earlier] = useState(attempt);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    // The client loads in parallel.
    platform.supabase().catch(() => undefined);
    const { startDaily } = await import(/* webpackChunkName: "after-grid" */ './start-daily');
    await startDaily({ id, attempts, clock, earlier, shownAt, platform, device, signal });
  });

  useEffect(() => {
    if (status === 'loading') return;
    // Without a response the puzzle is played offline, and its result stays pending.
    const left = new AbortController();
    const begin = () => void ask(left.signal).catch(() => undefined);
    const timeout = setTimeout(begin, status === 'out' ? GUEST_CLOCK_CHECK_MS : 0);
    return () => {
      clearTimeout(timeout);
      left.abort();
    };
  }, [status]);
}
