import { useState } from 'react';
import { useDevice } from '@ninefold/web/storage';

/** Smaller differences are the two clocks' own jitter, or a small correction of the system's clock. */
const TOLERANCE_MS = 1_500;

/**
 * Milliseconds that only go forward. The browser's monotonic clock may stand still while the machine sleeps, and the
 * wall clock may be set. So the first one counts, and a sleep that only the second one saw is added.
 */
export function createSteadyClock(monotonic: () => number, wall: () => number): () => number {
  const lag = () => wall() - monotonic();
  let known = lag();
  let slept = 0;
  return () => {
    const gap = lag() - known;
    if (Math.abs(gap) > TOLERANCE_MS) {
      slept += Math.max(0, gap);
      known += gap;
    }
    return monotonic() + slept;
  };
}

/** The steady clock of a screen: for durations. */
export function useSteadyClock(): () => number {
  const { monotonicNow, now } = useDevice();
  const [steadyNow] = useState(() => createSteadyClock(monotonicNow, now));
  return steadyNow;
}
