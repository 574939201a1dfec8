import { useCallback, useSyncExternalStore } from 'react';
import { dayKeyAt, secondsToReset } from 'shared-puzzle-engine';

/** The day that the clock is in; an open page turns to the next one at New York's midnight by itself. */
export function useDayKey(now: () => number): string {
  const subscribe = useCallback(
    (onTurn: () => void) => {
      let timeout: ReturnType<typeof setTimeout>;
      const wait = () => {
        clearTimeout(timeout);
        timeout = setTimeout(look, secondsToReset(now()) * 1000);
      };
      const look = () => {
        onTurn();
        wait();
      };
      wait();
      // A hidden page's timers sleep.
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timeout);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [now],
  );
  return useSyncExternalStore(subscribe, () => dayKeyAt(now()));
}
