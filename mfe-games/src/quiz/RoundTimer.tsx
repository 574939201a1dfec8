import { AlarmClock } from 'lucide-react';
import { formatClock } from 'shared-puzzle-engine';
import { VisuallyHidden } from 'shared-ui';
import { MENTAL_MATH_COPY } from '../mental-math/copy';
import { WARNING_SECONDS } from '../mental-math/config';
import styles from './RoundTimer.module.css';

/** Counts down. It is there to be visited; only the warning is said. */
export function RoundTimer({ secondsLeft }: { secondsLeft: number }) {
  const isWarning = secondsLeft <= WARNING_SECONDS;
  return (
    <>
      <span
        role="timer"
        aria-live="off"
        aria-label={MENTAL_MATH_COPY.timer}
        className={styles['timer']}
        data-warning={isWarning || undefined}
      >
        {isWarning && <AlarmClock aria-hidden size={20} />}
        {formatClock(secondsLeft)}
      </span>
      <VisuallyHidden role="status">
        {isWarning && MENTAL_MATH_COPY.secondsLeft(WARNING_SECONDS)}
      </VisuallyHidden>
    </>
  );
}
