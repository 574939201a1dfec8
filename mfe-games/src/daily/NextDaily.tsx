import { secondsToReset } from 'shared-puzzle-engine';
import { Button } from '@ninefold/ui';
import { useNow } from '../screen/PlayTimer';
import type { ServerClock } from '../days/server-clock';
import { copy } from './copy';
import styles from './DailyComplete.module.css';

export interface NextDailyProps {
  clock: ServerClock;
  onPlay: (() => void) | undefined;
}

/**
 * The countdown to the next daily, then a button. The new daily never starts on its own, because its clock
 * would run.
 */
export function NextDaily({ clock, onPlay }: NextDailyProps) {
  return (
    <>
      <div role="status">{onPlay && <p className={styles['label']}>{copy.newDay.waits}</p>}</div>
      {onPlay ? <Button onClick={onPlay}>{copy.newDay.play}</Button> : <Countdown now={clock.now} />}
      <p className={styles['resets']}>{copy.resets}</p>
    </>
  );
}

/** Hours, minutes and seconds to New York's next midnight. */
function Countdown({ now }: { now(): number }) {
  const left = secondsToReset(useNow(now));
  const parts = [
    [Math.floor(left / 3600), copy.hours],
    [Math.floor(left / 60) % 60, copy.minutes],
    [left % 60, copy.seconds],
  ] as const;

  return (
    <div role="timer" aria-live="off" aria-label={copy.next} className={styles['countdown']}>
      <p className={styles['label']}>{copy.next}</p>
      <p className={styles['parts']}>
        {parts.map(([number, unit]) => (
          <span key={unit} className={styles['part']}>
            <span translate="no" className={styles['number']}>
              {String(number).padStart(2, '0')}
            </span>{' '}
            <span className={styles['unit']}>{unit}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
