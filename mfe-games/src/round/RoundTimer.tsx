import { AlarmClock } from 'lucide-react';
import { formatClock } from 'shared-puzzle-engine';
import { VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './RoundTimer.module.css';

export interface RoundTimerProps {
  secondsLeft: number;
  /** Warns from this many seconds on. */
  warningSeconds: number;
}

/** A countdown. Screen readers announce the warning, and the time only on request. */
export function RoundTimer({ secondsLeft, warningSeconds }: RoundTimerProps) {
  const isWarning = secondsLeft <= warningSeconds;
  return (
    <>
      <span
        role="timer"
        aria-live="off"
        aria-label={copy.round.timer}
        translate="no"
        className={styles['timer']}
        data-warning={isWarning || undefined}
      >
        {isWarning && <AlarmClock aria-hidden size={20} />}
        {formatClock(secondsLeft)}
      </span>
      <VisuallyHidden role="status">{isWarning && copy.round.secondsLeft(warningSeconds)}</VisuallyHidden>
    </>
  );
}
