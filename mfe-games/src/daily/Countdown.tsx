import { secondsToReset } from 'shared-puzzle-engine';
import { DAILY_COMPLETE_COPY } from './copy';
import { useNow } from '../screen/use-now';
import styles from './Countdown.module.css';

/** Hours, minutes and seconds to New York's next midnight. */
export function Countdown({ now }: { now(): number }) {
  const left = secondsToReset(useNow(now));
  const parts = [
    [Math.floor(left / 3600), DAILY_COMPLETE_COPY.hours],
    [Math.floor(left / 60) % 60, DAILY_COMPLETE_COPY.minutes],
    [left % 60, DAILY_COMPLETE_COPY.seconds],
  ] as const;

  return (
    <div role="timer" aria-live="off" aria-label={DAILY_COMPLETE_COPY.next} className={styles['countdown']}>
      <p className={styles['label']}>{DAILY_COMPLETE_COPY.next}</p>
      <p className={styles['parts']}>
        {parts.map(([number, unit]) => (
          <span key={unit} className={styles['part']}>
            <span className={styles['number']}>{String(number).padStart(2, '0')}</span>{' '}
            <span className={styles['unit']}>{unit}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
