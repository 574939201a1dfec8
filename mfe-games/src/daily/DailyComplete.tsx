import { useMemo, useRef } from 'react';
import { GAMES } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { dailyPuzzle, formatClock, secondsToReset } from 'shared-puzzle-engine';
import { buttonClass, Card } from '@ninefold/ui';
import { PuzzleAnalysis } from '../finished/replay/PuzzleAnalysis';
import donePage from '../finished/DonePage.module.css';
import { GuestPrompt } from '../finished/GuestPrompt';
import { SaveStatusNote } from '../finished/SaveStatusNote';
import type { ServerClock } from '../today/server-clock';
import { SolvedBoard } from '../finished/replay/SolvedBoard';
import { copy as screenCopy } from '../screen/copy';
import { useTakeFocus } from '../screen/focus';
import { HUB_PATH } from '../screen/use-dashboard-path';
import { useNow } from '../screen/PlayTimer';
import { dailySubject } from '../finished/daily-subject';
import { textToShare } from '../finished/share-text';
import { ShareButton } from '../finished/ShareButton';
import { SheetOfDay } from '../today/SheetOfDay';
import { useStanding } from '../today/use-standing';
import { useTodaysSheet } from '../today/use-todays-sheet';
import { NextAction } from '../today/NextAction';
import { useAttempt, useAttempts, type AttemptId } from '../player/attempts';
import { copy } from './copy';
import styles from './DailyComplete.module.css';
import { earnedText, useDailyOutcome } from './outcome';

export interface DailyCompleteProps {
  id: AttemptId;
  /** It took the place of the solved board. */
  afterBoard: boolean;
  /** It says when the day turns. */
  clock: ServerClock;
}

/** Instead of the puzzle, once today's is done. */
export default function DailyComplete({ id, afterBoard, clock }: DailyCompleteProps) {
  const { owner, game, dayKey } = id;
  const puzzle = useMemo(() => dailyPuzzle(game, dayKey), [game, dayKey]);
  const attempt = useAttempt(useAttempts(), id);
  const outcome = useDailyOutcome(id, attempt?.finishedInSeconds ?? 0);
  const { folds, server } = useTodaysSheet(owner, dayKey, clock);
  const standing = useStanding(id, outcome.place === 'saved');
  const { auth } = usePlatform();
  const { title, path } = GAMES[game];
  const page = useRef<HTMLElement>(null);
  useTakeFocus(page, 'h1', afterBoard);

  const streak = outcome.saved?.current_streak ?? server?.current_streak;
  const subject = dailySubject({ game, dayKey, attempt, seconds: outcome.seconds, streak });
  return (
    <section ref={page} className={donePage['page']}>
      <p className={donePage['kicker']}>
        {title} · <time dateTime={dayKey}>{screenCopy.day(dayKey)}</time>
      </p>
      <h1 tabIndex={-1}>{copy.title}</h1>
      <SolvedBoard puzzle={puzzle} moves={attempt?.moves} found={subject.found} tries={subject.tries} />
      <div className={styles['result']}>
        <p>{copy.yourTime(formatClock(outcome.seconds))}</p>
        {outcome.saved && <p>{earnedText(outcome)}</p>}
        {standing && <p>{standing}</p>}
        <SaveStatusNote place={outcome.place} />
      </div>
      <SheetOfDay folds={folds} dayKey={dayKey} />
      <div className={donePage['links']}>
        <NextAction owner={owner} dayKey={dayKey} folds={folds} streak={streak} />
        <ShareButton text={textToShare(subject)} variant="secondary" />
      </div>
      <nav aria-label={copy.links} className={donePage['links']}>
        <Link to={`${path}?mode=practice`} className={buttonClass('secondary')}>
          {copy.practice}
        </Link>
        <Link to={HUB_PATH} className={buttonClass('quiet')}>
          {copy.hub}
        </Link>
        <Link to="/dashboard" className={buttonClass('quiet')}>
          {copy.dashboard}
        </Link>
      </nav>
      {auth.status === 'out' && <GuestPrompt />}
      {attempt?.moves && (
        <PuzzleAnalysis puzzle={puzzle} moves={attempt.moves} startedAt={attempt.startedAt} hints={0} />
      )}
      <Card className={styles['next']}>
        <Countdown now={clock.now} />
        <p className={styles['resets']}>{copy.resets}</p>
      </Card>
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
