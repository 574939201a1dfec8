import type { Platform } from '@ninefold/platform';
import { dayKeyAt } from 'shared-puzzle-engine';
import type { ServerClock } from '../days/server-clock';
import type { AttemptId, Attempts } from '../player/attempts';
import { copy } from './offline-copy';

interface DisplayedAttempt {
  readonly id: AttemptId;
  readonly attempts: Attempts;
  readonly clock: ServerClock;
  readonly notify: Platform['notify'];
  /** Aborted when the daily is left. */
  readonly signal: AbortSignal;
}

/**
 * Tells a signed-in player who is offline during a daily what that means for its time: when the network goes away, or with
 * the first digit. Once each time.
 */
export function warnOffline({ id, attempts, clock, notify, signal }: DisplayedAttempt): void {
  if (signal.aborted) return;
  let isTold = false;

  function tell() {
    if (navigator.onLine) isTold = false;
    const attempt = attempts.get(id);
    if (navigator.onLine || isTold || !attempt || attempt.finishedInSeconds !== undefined) return;
    isTold = true;
    const isToday = id.dayKey === dayKeyAt(clock.now());
    // The server verifies only times of today that an account started.
    const isVerifiable = isToday && attempt.startedOnServer && !attempt.startedByGuest;
    notify(isVerifiable ? copy.offline.verifiable : copy.offline.unverifiable);
  }

  const end = attempts.subscribe(tell);
  window.addEventListener('offline', tell);
  window.addEventListener('online', tell);
  signal.addEventListener('abort', () => {
    end();
    window.removeEventListener('offline', tell);
    window.removeEventListener('online', tell);
  });
}
