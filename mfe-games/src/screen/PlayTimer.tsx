import { useEffect, useState } from 'react';
import { formatClock } from 'shared-puzzle-engine';
import type { Elements } from '@ninefold/ui';
import { copy } from './copy';
import styles from './GameBar.module.css';

/** The current time of a clock, updated each second while `running` and when the page becomes visible. */
export function useNow(now: () => number, running = true): number {
  const [time, setTime] = useState(now);

  useEffect(() => {
    if (!running) return;
    const tick = () => setTime(now());
    const interval = setInterval(tick, 1000);
    // Browsers stop timers of hidden pages.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [now, running]);

  return time;
}

/** Whole seconds between two instants in milliseconds, at least one. */
export const secondsBetween = (startedAt: number, now: number): number =>
  Math.max(1, Math.floor((now - startedAt) / 1000));

export interface PlayTimerProps {
  /** Epoch milliseconds by the clock `now`. */
  startedAt: number;
  now(): number;
  /** Displays this many seconds instead of running. */
  stoppedAt?: number | undefined;
  /** Explains a time of an hour or more. */
  why?: Elements;
}

const HOUR_S = 3_600;

export function PlayTimer({ startedAt, now, stoppedAt, why }: PlayTimerProps) {
  const time = useNow(now, stoppedAt === undefined);
  const seconds = stoppedAt ?? (time - startedAt) / 1000;
  const isLong = seconds >= HOUR_S;
  return (
    <div className={styles['clock']} data-long={isLong || undefined}>
      {/* Screen readers must not announce every second. */}
      <span role="timer" aria-live="off" aria-label={copy.timer} translate="no" className={styles['timer']}>
        {formatClock(seconds)}
      </span>
      {isLong && why}
    </div>
  );
}
