import { useEffect, useState } from 'react';

/**
 * Counts down for the eye alone: the server is what refuses.
 * @param seconds with which it begins
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
    start(more: number) {
      // The clock is read once: with a second reading, a countdown of 0 seconds would run.
      const start = Date.now();
      setNow(start);
      setUntil(start + more * 1_000);
    },
  };
}
