import { useEffect, useState } from 'react';

export interface Lock {
  readonly minutesLeft: number;
  start(seconds: number): void;
}

/** Counts a wait that the server asked for down. Only shown here: the server is what refuses. */
export function useLock(): Lock {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const locked = now < until;

  useEffect(() => {
    if (!locked) return;
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [locked]);

  return {
    minutesLeft: locked ? Math.ceil((until - now) / 60_000) : 0,
    start(seconds) {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1_000);
    },
  };
}
