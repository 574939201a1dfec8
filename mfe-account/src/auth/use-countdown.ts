import { useCallback, useEffect, useState } from 'react';

/**
 * A countdown for display only: the server enforces the limit.
 * @param seconds initial value
 */
export function useCountdown(seconds = 0) {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const counting = now < until;

  useEffect(() => {
    if (!counting) return;
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [counting]);

  return {
    secondsLeft: counting ? (until - now) / 1_000 : 0,
    start: useCallback((more: number) => {
      // Reads the clock once: with a second reading, a countdown of 0 seconds would run.
      const start = Date.now();
      setNow(start);
      setUntil(start + more * 1_000);
    }, []),
  };
}
