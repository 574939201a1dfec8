import { useState } from 'react';
import { useDevice } from '@ninefold/web/storage';

/** Smaller differences are jitter or corrections of the system clock. */
const TOLERANCE_MS = 1_500;

/**
 * Milliseconds that never go back. The monotonic clock may stop while the machine sleeps, and the wall clock
 * may be set. The former counts, plus sleep that only the latter has seen.
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

export function useSteadyClock(): () => number {
  const { monotonicNow, now } = useDevice();
  const [steadyNow] = useState(() => createSteadyClock(monotonicNow, now));
  return steadyNow;
}
