import type { Platform } from '@ninefold/platform';
import type { AttemptId, Attempts } from '../player/attempts';
import { copy } from './offline-copy';

interface DisplayedAttempt {
  readonly id: AttemptId;
  readonly attempts: Attempts;
  readonly notify: Platform['notify'];
  /** Aborted when the daily is left. */
  readonly signal: AbortSignal;
}

/**
 * Tells a signed-in player who is offline during a daily what that means for its time: when the network goes away, or with
 * the first digit. Once each time.
 */
export function warnOffline({ id, attempts, notify, signal }: DisplayedAttempt): void {
  if (signal.aborted) return;
  let isTold = false;

  function tell() {
    if (navigator.onLine) isTold = false;
    const attempt = attempts.get(id);
    if (navigator.onLine || isTold || !attempt || attempt.finishedInSeconds !== undefined) return;
    isTold = true;
    // The server verifies no time that a guest started.
    const isMeasured = attempt.startedOnServer && !attempt.startedByGuest;
    notify(isMeasured ? copy.started : copy.notStarted);
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
