import { VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './LongClock.module.css';

export interface LongClockProps {
  /** Epoch milliseconds. */
  startedAt: number;
}

/** Below a clock of an hour or more: when it started. */
export function LongClock({ startedAt }: LongClockProps) {
  return (
    <span className={styles['since']}>
      <span>{copy.longClock.since(startedAt)}</span>
      <VisuallyHidden>. {copy.longClock.why}</VisuallyHidden>
    </span>
  );
}
