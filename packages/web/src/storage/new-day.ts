import { useEffect, useState } from 'react';
import { dayKeyAt } from 'shared-puzzle-engine';
import { useDevice, type Device } from './device';

/** Open pages read the new day within this time after midnight, because they all see it begin in the same second. */
export const NEW_DAY_SPREAD_MS = 30_000;

const delays = new WeakMap<Device, number>();

/** The delay of this page: one for all of its queries, so that none restarts with each render. */
function newDayDelay(device: Device): number {
  const delay = delays.get(device) ?? device.jitter() * NEW_DAY_SPREAD_MS;
  delays.set(device, delay);
  return delay;
}

/**
 * The day for query keys. It follows today with this page's delay after midnight, and immediately when a page wakes up
 * or is shown later. A hidden page waits until it is shown. What is played does not wait for it.
 * @param now the clock of `today`
 */
export function useReadDay(today: string, now: () => number): string {
  const device = useDevice();
  const [readDay, setReadDay] = useState(today);
  useEffect(() => {
    if (readDay === today) return;
    const read = () => {
      if (!document.hidden) setReadDay(today);
    };
    const hasJustBegun = dayKeyAt(now() - NEW_DAY_SPREAD_MS) !== today;
    const timeout = setTimeout(read, hasJustBegun ? newDayDelay(device) : 0);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', read);
    };
  }, [readDay, today, now, device]);
  return readDay;
}

interface Figures {
  readonly seconds_to_reset: number;
}

/** `refetchInterval` for figures of the current day: reads the next day after this page's delay. */
export const eachDay =
  (device: Device) =>
  ({ state: { data } }: { readonly state: { readonly data: Figures | undefined } }): number | false =>
    data ? (data.seconds_to_reset + 1) * 1_000 + newDayDelay(device) : false;
