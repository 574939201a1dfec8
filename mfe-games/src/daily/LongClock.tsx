import { VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './LongClock.module.css';

export interface LongClockProps {
  /** Epoch milliseconds. */
  startedAt: number;
}

/** Below the time of a daily that has run for an hour or more: since when it runs. */
export function LongClock({ startedAt }: LongClockProps) {
  return (
    <span className={styles['since']}>
      {copy.longClock.since(startedAt)}
      <VisuallyHidden>. {copy.longClock.why}</VisuallyHidden>
    </span>
  );
}
