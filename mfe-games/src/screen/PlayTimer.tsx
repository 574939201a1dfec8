import { formatClock } from 'shared-puzzle-engine';
import { GRID_COPY } from '../grid/copy';
import styles from './GameBar.module.css';
import { useNow } from './use-now';

export interface PlayTimerProps {
  /** Epoch milliseconds by the clock `now`. */
  startedAt: number;
  now(): number;
  /** Seconds at which the clock was stopped. */
  stoppedAt?: number | undefined;
}

export function PlayTimer({ startedAt, now, stoppedAt }: PlayTimerProps) {
  const time = useNow(now, stoppedAt === undefined);
  return (
    // A timer that is read out every second drowns everything else: it is there to be visited.
    <span role="timer" aria-live="off" aria-label={GRID_COPY.timer} className={styles['timer']}>
      {formatClock(stoppedAt ?? (time - startedAt) / 1000)}
    </span>
  );
}
