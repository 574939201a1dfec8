import { usePlatform } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Button } from '@ninefold/ui';
import Completion from '../finished/Completion';
import { copy as completionCopy } from '../finished/copy';
import { dailySubject } from '../sharing/daily-subject';
import { LazyBoardOptIn } from '../sharing/LazyBoardOptIn';
import type { ServerClock } from '../days/server-clock';
import { DailyCards } from '../today/DailyCards';
import { useStanding } from '../today/use-standing';
import { useTodaysDailies } from '../today/use-todays-dailies';
import { useAttempt, useAttempts, type AttemptId } from '../player/attempts';
import { DailyActions } from './DailyActions';
import { DailyMore } from './DailyMore';
import { earnedText, isVerified, longClockText, useDailyOutcome, useUnverifiedText } from './outcome';

export interface DailyCompletionProps {
  id: AttemptId;
  clock: ServerClock;
  seconds: number;
  /** False for a repeated run. */
  counts: boolean;
  onAgain(): void;
  onClose(): void;
}

/** The dialog over a solved daily: its result, the day's progress, and the next daily. */
export default function DailyCompletion({
  id,
  clock,
  seconds,
  counts,
  onAgain,
  onClose,
}: DailyCompletionProps) {
  const { owner, game, dayKey } = id;
  const { siteOrigin } = usePlatform().settings;
  const attempt = useAttempt(useAttempts(), id);
  const outcome = useDailyOutcome(id, attempt?.finishedInSeconds ?? seconds);
  const { dailies, server } = useTodaysDailies(owner, dayKey, clock);
  const standing = useStanding(id, counts && outcome.status === 'saved');
  const time = counts ? outcome.seconds : seconds;
  const subject = dailySubject({
    game,
    dayKey,
    // The stored moves belong to the run that counts.
    attempt: counts ? attempt : null,
    seconds: time,
    streak: outcome.saved?.current_streak ?? server?.current_streak,
  });
  const isUnverified = dailies.find((daily) => daily.id === game)?.unverified;
  const unverified = useUnverifiedText(outcome, isUnverified);
  const notes = [earnedText(outcome), standing, longClockText(outcome), unverified];
  return (
    <Completion
      title={counts ? completionCopy.title : completionCopy.replayTitle}
      note={counts ? notes.filter(Boolean).join(' ') : completionCopy.replayNote}
      seconds={time}
      // Dailies have no hints.
      hints={0}
      status={counts ? outcome.status : undefined}
      // On other sites, nothing is drawn outside the puzzle.
      celebrated={counts && !siteOrigin}
      actions={<DailyActions id={id} dailies={dailies} subject={subject} />}
      {...(!siteOrigin && {
        quiet: (
          <Button variant="quiet" onClick={onAgain}>
            {completionCopy.tryAgain}
          </Button>
        ),
        quietNote: completionCopy.forFun(formatClock(outcome.seconds)),
        more: <DailyMore game={game} dailies={dailies} />,
      })}
      onClose={onClose}
    >
      <DailyCards dailies={dailies} dayKey={dayKey} />
      {counts && isVerified(outcome) && <LazyBoardOptIn game={game} />}
    </Completion>
  );
}
