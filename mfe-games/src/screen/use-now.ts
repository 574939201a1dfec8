import { useEffect, useState } from 'react';

/** The time of a clock, read anew every second while `running`, and when the page is looked at again. */
export function useNow(now: () => number, running = true): number {
  const [time, setTime] = useState(now);

  useEffect(() => {
    if (!running) return;
    const tick = () => setTime(now());
    const interval = setInterval(tick, 1000);
    // A hidden page's timers sleep.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [now, running]);

  return time;
}
