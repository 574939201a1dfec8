import { VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './LongClock.module.css';

/** Below the time of a daily that has run for an hour or more: since when it runs. */
export default function LongClock({ startedAt }: { startedAt: number }) {
  return (
    <span className={styles['since']}>
      {copy.longClock.since(startedAt)}
      <VisuallyHidden>. {copy.longClock.why}</VisuallyHidden>
    </span>
  );
}
