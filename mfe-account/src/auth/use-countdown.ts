import { useEffect, useState } from 'react';

/** Counts down for the eye alone: the server is what refuses. */
export function useCountdown() {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const counting = now < until;

  useEffect(() => {
    if (!counting) return;
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [counting]);

  return {
    secondsLeft: counting ? (until - now) / 1_000 : 0,
    start(seconds: number) {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1_000);
    },
  };
}
