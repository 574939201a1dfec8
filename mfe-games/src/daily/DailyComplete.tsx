import { useRef } from 'react';
import { Link, usePlatform } from 'shared-platform';
import { formatClock, type GridPuzzle } from 'shared-puzzle-engine';
import { buttonClass, Card } from 'shared-ui';
import { DeliveryNote } from '../completion/DeliveryNote';
import { GuestPrompt } from '../completion/GuestPrompt';
import { textToShare } from '../completion/share-subject';
import { ShareButton } from '../completion/ShareButton';
import { DAILY_COMPLETE_COPY } from './copy';
import type { DailyResult } from '../device/daily-record';
import { GRID_GAME_CONFIG } from '../grid/config';
import { useTakeFocus } from '../screen/use-take-focus';
import { Countdown } from './Countdown';
import { dailySubject } from './daily-subject';
import styles from './DailyComplete.module.css';
import { dayText } from './day-text';
import { earnedText } from './earned-text';

export interface DailyCompleteProps {
  puzzle: GridPuzzle;
  dayKey: string;
  result: DailyResult;
  /** It took the place of the solved board. */
  afterBoard: boolean;
  /** The clock that says when the day turns. */
  now(): number;
}

/** Instead of the puzzle, once today's is done. */
export default function DailyComplete({ puzzle, dayKey, result, afterBoard, now }: DailyCompleteProps) {
  const { auth } = usePlatform();
  const isGuest = auth.status === 'out';
  const { title, path } = GRID_GAME_CONFIG[puzzle.game];
  const page = useRef<HTMLElement>(null);
  useTakeFocus(page, 'h1', afterBoard);

  return (
    <section ref={page} className={styles['page']}>
      <p className={styles['kicker']}>
        {title} · <time dateTime={dayKey}>{dayText(dayKey)}</time>
      </p>
      <h1 tabIndex={-1}>{DAILY_COMPLETE_COPY.title}</h1>
      <p>{DAILY_COMPLETE_COPY.yourTime(formatClock(result.seconds))}</p>
      {result.earned && <p>{earnedText(result)}</p>}
      <DeliveryNote delivery={result.delivery} />
      <ShareButton text={textToShare(dailySubject(puzzle, dayKey, result))} variant="secondary" />
      <Card className={styles['next']}>
        <Countdown now={now} />
        <p className={styles['resets']}>{DAILY_COMPLETE_COPY.resets}</p>
      </Card>
      {isGuest && <GuestPrompt />}
      <nav aria-label={DAILY_COMPLETE_COPY.links} className={styles['links']}>
        <Link to={`${path}?mode=practice`} className={buttonClass(isGuest ? 'secondary' : 'primary')}>
          {DAILY_COMPLETE_COPY.practice}
        </Link>
        <Link to="/puzzle-games" className={buttonClass(isGuest ? 'quiet' : 'secondary')}>
          {DAILY_COMPLETE_COPY.hub}
        </Link>
        <Link to="/" className={buttonClass('quiet')}>
          {DAILY_COMPLETE_COPY.dashboard}
        </Link>
      </nav>
    </section>
  );
}
