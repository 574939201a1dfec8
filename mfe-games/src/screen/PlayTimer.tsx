import { useEffect, useState, type ReactNode } from 'react';
import { formatClock } from 'shared-puzzle-engine';
import { copy } from './copy';
import styles from './GameBar.module.css';

/** The time of a clock, read each second while `running`, and when the page becomes visible again. */
export function useNow(now: () => number, running = true): number {
  const [time, setTime] = useState(now);

  useEffect(() => {
    if (!running) return;
    const tick = () => setTime(now());
    const interval = setInterval(tick, 1000);
    // The browser stops the timers of a hidden page.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [now, running]);

  return time;
}

/** Whole seconds between two instants in milliseconds; a puzzle takes at least one. */
export const secondsBetween = (startedAt: number, now: number): number =>
  Math.max(1, Math.floor((now - startedAt) / 1000));

export interface PlayTimerProps {
  /** Epoch milliseconds by the clock `now`. */
  startedAt: number;
  now(): number;
  /** Seconds at which the clock was stopped. */
  stoppedAt?: number | undefined;
  /** Below a time of an hour or more: why it is so long. */
  why?: ReactNode;
}

const HOUR_S = 3_600;

/** The time that a puzzle has taken so far. */
export function PlayTimer({ startedAt, now, stoppedAt, why }: PlayTimerProps) {
  const time = useNow(now, stoppedAt === undefined);
  const seconds = stoppedAt ?? (time - startedAt) / 1000;
  const isLong = seconds >= HOUR_S;
  return (
    <div className={styles['clock']} data-long={isLong || undefined}>
      {/* A screen reader must not read a timer aloud each second. */}
      <span role="timer" aria-live="off" aria-label={copy.timer} className={styles['timer']}>
        {formatClock(seconds)}
      </span>
      {isLong && why}
    </div>
  );
}
