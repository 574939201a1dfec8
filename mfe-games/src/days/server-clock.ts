import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { dayKeyAt, secondsToReset } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import type { Today } from '@ninefold/contracts';

export interface ServerClock {
  /** Epoch milliseconds: the device's clock, until the server has corrected it. */
  now(): number;
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly offset: number;
  /** @param offset `serverOffset()` */
  correct(offset: number): void;
}

export function useServerClock(): ServerClock {
  const { now: deviceNow } = useDevice();
  const [offset, setOffset] = useState(0);

  const now = useCallback(() => deviceNow() + offset, [deviceNow, offset]);
  return useMemo(() => ({ now, offset, correct: setOffset }), [now, offset]);
}

/** A browser stops the timers of a page that sleeps: the day is looked up again so soon after it wakes. */
const LONGEST_WAIT_MS = 15_000;

/** The day of a clock. It turns at New York's midnight. */
export function useDayKey(now: () => number): string {
  const subscribe = useCallback(
    (onTurn: () => void) => {
      let timeout: ReturnType<typeof setTimeout>;
      const look = () => {
        onTurn();
        timeout = setTimeout(look, Math.min(secondsToReset(now()) * 1000, LONGEST_WAIT_MS));
      };
      look();
      return () => clearTimeout(timeout);
    },
    [now],
  );
  return useSyncExternalStore(subscribe, () => dayKeyAt(now()));
}

/** The server counts in whole seconds, and its response takes time: a smaller difference means nothing. */
const TOLERANCE_MS = 2_500;

/** How far the server's clock is ahead of the device's, in milliseconds. */
export function serverOffset(today: Today, deviceNow: number): number {
  // Noon in New York is 16:00 or 17:00 UTC, so this instant is within the day in every season.
  const thatDay = Date.parse(`${today.day_key}T17:00:00Z`);
  const reset = thatDay + secondsToReset(thatDay) * 1000;
  const offset = reset - today.seconds_to_reset * 1000 - deviceNow;
  return Math.abs(offset) < TOLERANCE_MS ? 0 : offset;
}
