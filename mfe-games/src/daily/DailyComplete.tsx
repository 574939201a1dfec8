import { useMemo, useRef } from 'react';
import { GAMES } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { dailyPuzzle, formatClock } from 'shared-puzzle-engine';
import { buttonClass, Card } from '@ninefold/ui';
import { printPath, HUB_PATH } from '../screen/paths';
import { dailySubject } from '../sharing/daily-subject';
import donePage from '../finished/DonePage.module.css';
import { GuestPrompt } from '../finished/GuestPrompt';
import { PuzzleAnalysis } from '../finished/PuzzleAnalysis';
import { SolvedGrid } from '../finished/SolvedGrid';
import { SaveStatusNote } from '../finished/SaveStatusNote';
import { useAttempt, useAttempts, type AttemptId } from '../player/attempts';
import { copy as screenCopy } from '../screen/copy';
import { PageLink } from '../screen/PageLink';
import { useTakeFocus } from '../screen/focus';
import { LazyBoardOptIn } from '../sharing/LazyBoardOptIn';
import type { ServerClock } from '../days/server-clock';
import { DailyCards } from '../today/DailyCards';
import { useStanding } from '../today/use-standing';
import { useTodaysDailies } from '../today/use-todays-dailies';
import { copy } from './copy';
import { DailyActions } from './DailyActions';
import { DailyMore } from './DailyMore';
import styles from './DailyComplete.module.css';
import { NextDaily } from './NextDaily';
import { earnedText, isVerified, longClockText, useDailyOutcome, useUnverifiedText } from './outcome';

export interface DailyCompleteProps {
  id: AttemptId;
  /** Rendered in place of the solved grid, rather than on a later visit. */
  afterGrid: boolean;
  clock: ServerClock;
  /** Starts the daily of the next day, if it has begun. */
  onPlayNext: (() => void) | undefined;
}

/** Replaces the puzzle once today's is solved. */
export default function DailyComplete({ id, afterGrid, clock, onPlayNext }: DailyCompleteProps) {
  const { owner, game, dayKey } = id;
  const puzzle = useMemo(() => dailyPuzzle(game, dayKey), [game, dayKey]);
  const attempt = useAttempt(useAttempts(), id);
  const outcome = useDailyOutcome(id, attempt?.finishedInSeconds ?? 0);
  const { dailies, server } = useTodaysDailies(owner, dayKey, clock);
  const standing = useStanding(id, outcome.status === 'saved');
  const { auth, settings } = usePlatform();
  const { title } = GAMES[game];
  const page = useRef<HTMLElement>(null);
  useTakeFocus(page, 'h1', afterGrid);

  const { seconds, saved, status } = outcome;
  const streak = saved?.current_streak ?? server?.current_streak;
  const subject = dailySubject({ game, dayKey, attempt, seconds, streak });
  const { found, submissions } = subject;
  const day = screenCopy.day(dayKey);
  const time = formatClock(seconds);
  const isUnverified = dailies.find((daily) => daily.id === game)?.unverified;
  const unverified = useUnverifiedText(outcome, isUnverified);
  const isGuest = auth.status === 'out';
  return (
    <section ref={page} className={styles['page']}>
      <header className={styles['head']}>
        <p className={donePage['kicker']}>
          <span>{title}</span> · <time dateTime={dayKey}>{day}</time>
        </p>
        <h1 tabIndex={-1}>{copy.title}</h1>
      </header>
      <div className={styles['grid']}>
        <SolvedGrid puzzle={puzzle} moves={attempt?.moves} found={found} submissions={submissions} />
      </div>
      <div className={styles['side']}>
        <div className={styles['result']}>
          <p>{onPlayNext ? copy.yourTimeOf(day, time) : copy.yourTime(time)}</p>
          {saved && <p>{earnedText(outcome)}</p>}
          {standing && <p>{standing}</p>}
          <p className={styles['why']}>{longClockText(outcome)}</p>
          {unverified && <p className={styles['why']}>{unverified}</p>}
          <SaveStatusNote status={status} />
        </div>
        <DailyCards dailies={dailies} dayKey={dayKey} />
        {isVerified(outcome) && <LazyBoardOptIn game={game} />}
        <div className={donePage['links']}>
          <DailyActions id={id} dailies={dailies} subject={subject} isOver={onPlayNext !== undefined} />
        </div>
        <Card className={styles['next']}>
          <NextDaily clock={clock} onPlay={onPlayNext} />
        </Card>
        {!settings.siteOrigin && (
          <>
            <nav aria-label={copy.links} className={styles['links']}>
              <DailyMore game={game} dailies={dailies} />
              <PageLink to={printPath(dayKey)}>{copy.print}</PageLink>
              <Link to={HUB_PATH} className={buttonClass('quiet')}>
                {copy.hub}
              </Link>
              {!isGuest && (
                <Link to="/dashboard" className={buttonClass('quiet')}>
                  {copy.dashboard}
                </Link>
              )}
            </nav>
            {isGuest && <GuestPrompt />}
          </>
        )}
      </div>
      {attempt?.moves && (
        <div className={styles['analysis']}>
          <PuzzleAnalysis puzzle={puzzle} moves={attempt.moves} startedAt={attempt.startedAt} hints={0} />
        </div>
      )}
    </section>
  );
}
