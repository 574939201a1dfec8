import { useRef } from 'react';
import { GAMES } from 'shared-contracts';
import { Link, usePlatform } from 'shared-platform';
import { formatClock, secondsToReset, type GridPuzzle } from 'shared-puzzle-engine';
import { buttonClass, Card } from 'shared-ui';
import { GuestPrompt } from '../completion/GuestPrompt';
import { KeptNote } from '../completion/KeptNote';
import { textToShare } from '../completion/share-text';
import { ShareButton } from '../completion/ShareButton';
import { copy as screenCopy } from '../screen/copy';
import { useTakeFocus } from '../screen/focus';
import { HUB_PATH } from '../screen/GameBar';
import { useNow } from '../screen/PlayTimer';
import { copy } from './copy';
import styles from './DailyComplete.module.css';
import type { AttemptId } from '../sync/attempts';
import { dailySubject, earnedText, useDailyOutcome } from './outcome';

export interface DailyCompleteProps {
  id: AttemptId;
  puzzle: GridPuzzle;
  /** The time of the attempt, as this device knows it. */
  seconds: number;
  /** It took the place of the solved board. */
  afterBoard: boolean;
  /** The clock that says when the day turns. */
  now(): number;
}

/** Instead of the puzzle, once today's is done. */
export default function DailyComplete({ id, puzzle, seconds, afterBoard, now }: DailyCompleteProps) {
  const { dayKey } = id;
  const outcome = useDailyOutcome(id, seconds);
  const { auth } = usePlatform();
  const isGuest = auth.status === 'out';
  const { title, path } = GAMES[puzzle.game];
  const page = useRef<HTMLElement>(null);
  useTakeFocus(page, 'h1', afterBoard);

  return (
    <section ref={page} className={styles['page']}>
      <p className={styles['kicker']}>
        {title} · <time dateTime={dayKey}>{screenCopy.day(dayKey)}</time>
      </p>
      <h1 tabIndex={-1}>{copy.title}</h1>
      <p>{copy.yourTime(formatClock(outcome.seconds))}</p>
      {outcome.saved && <p>{earnedText(outcome)}</p>}
      <KeptNote place={outcome.place} />
      <ShareButton text={textToShare(dailySubject(puzzle, dayKey, outcome.seconds))} variant="secondary" />
      <Card className={styles['next']}>
        <Countdown now={now} />
        <p className={styles['resets']}>{copy.resets}</p>
      </Card>
      {isGuest && <GuestPrompt />}
      <nav aria-label={copy.links} className={styles['links']}>
        <Link to={`${path}?mode=practice`} className={buttonClass(isGuest ? 'secondary' : 'primary')}>
          {copy.practice}
        </Link>
        <Link to={HUB_PATH} className={buttonClass(isGuest ? 'quiet' : 'secondary')}>
          {copy.hub}
        </Link>
        <Link to="/" className={buttonClass('quiet')}>
          {copy.dashboard}
        </Link>
      </nav>
    </section>
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
            <span className={styles['number']}>{String(number).padStart(2, '0')}</span>{' '}
            <span className={styles['unit']}>{unit}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
