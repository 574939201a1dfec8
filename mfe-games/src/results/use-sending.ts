import { useCallback, useSyncExternalStore } from 'react';
import { useDevice } from '@ninefold/web/storage';
import { isLate, SENT_AT_ONCE_MS } from './is-late';

/**
 * What the device knows about a result that waits for the server: it is being sent in time; it may be late, because the
 * network is missing or no response has arrived; or it is late, because the network is still missing.
 */
type Sending = 'in-time' | 'uncertain' | 'late';

/**
 * Updates when the network goes away or returns, and when the result becomes late.
 * @param finishedAt undefined for a result that does not wait
 */
export function useSending(finishedAt: string | undefined): Sending {
  const { now } = useDevice();
  const subscribe = useCallback(
    (listener: () => void) => {
      if (finishedAt === undefined) return () => {};
      const timeout = setTimeout(listener, Date.parse(finishedAt) + SENT_AT_ONCE_MS - now());
      window.addEventListener('offline', listener);
      window.addEventListener('online', listener);
      return () => {
        clearTimeout(timeout);
        window.removeEventListener('offline', listener);
        window.removeEventListener('online', listener);
      };
    },
    [finishedAt, now],
  );
  return useSyncExternalStore(subscribe, () => {
    if (finishedAt === undefined) return 'in-time';
    const late = isLate({ finished_at: finishedAt }, now());
    if (navigator.onLine) return late ? 'uncertain' : 'in-time';
    return late ? 'late' : 'uncertain';
  });
}
