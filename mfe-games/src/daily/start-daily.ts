import type { StoredAttempt } from '@ninefold/contracts';
import { callRpc, startDailyCall, todayCall, whileBusy } from '@ninefold/contracts/rpc';
import { dayKeyAt } from 'shared-puzzle-engine';
import type { Platform } from '@ninefold/platform';
import { pause, type Device } from '@ninefold/web/storage';
import type { AttemptId, Attempts } from '../player/attempts';
import { serverOffset, type ServerClock } from '../days/server-clock';
import { freshAttempt } from './use-daily-attempt';
import { warnOffline } from './warn-offline';

interface DisplayedDaily {
  readonly id: AttemptId;
  readonly attempts: Attempts;
  /** The attempt as earlier visits left it. */
  readonly earlier: StoredAttempt | null;
  readonly clock: ServerClock;
  /** When the grid was first displayed here. The clock never goes back past this time. */
  readonly shownAt: number;
  readonly platform: Pick<Platform, 'auth' | 'supabase' | 'notify'>;
  readonly device: Pick<Device, 'now' | 'jitter'>;
  /** Aborted when the daily is left. */
  readonly signal: AbortSignal;
}

/**
 * Starts the attempt on the server, or adopts the stored one, and corrects the clock. Tells players who lose the network
 * what that means for their time.
 * @throws when the server is unreachable or its response is malformed
 */
export async function startDaily({
  id,
  attempts,
  earlier,
  clock,
  shownAt,
  platform: { auth, supabase, notify },
  device: { now, jitter },
  signal,
}: DisplayedDaily): Promise<void> {
  const isGuest = auth.status === 'out';
  if (!isGuest) warnOffline({ id, attempts, clock, notify, signal });
  // The server would count from now, so an attempt that started without it stays without it.
  const isStartedHere = earlier && !earlier.startedOnServer && !earlier.startedByGuest;
  const isDone = attempts.get(id)?.finishedInSeconds !== undefined;
  if (isGuest || isStartedHere || isDone || id.dayKey !== dayKeyAt(clock.now())) {
    clock.correct(serverOffset(await callRpc(await supabase(), todayCall), now()));
    return;
  }
  const client = await supabase();
  // Without a start on the server the time is not verified, and the busiest seconds are those after midnight.
  const started = await whileBusy(() => callRpc(client, startDailyCall, { p_game_type: id.game }), {
    jitter,
    pause,
  });
  clock.correct(serverOffset(started, now()));
  // The server is in another day; the corrected clock displays the right one.
  if (started.day_key !== id.dayKey) return;
  const startedAt = Math.min(shownAt, now() - started.elapsed_seconds * 1000);
  const known = attempts.get(id) ?? freshAttempt(id, { startedAt, startedOnServer: true });
  attempts.put({
    ...known,
    startedAt: known.startedByGuest ? Math.min(known.startedAt, startedAt) : startedAt,
    startedOnServer: true,
    // It may have been finished here in the meantime.
    finishedInSeconds: known.finishedInSeconds ?? started.result?.completion_time_seconds,
  });
}
