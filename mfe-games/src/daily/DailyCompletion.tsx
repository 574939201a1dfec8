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
import { earnedText, isMeasured, longClockText, useDailyOutcome } from './outcome';

export interface DailyCompletionProps {
  id: AttemptId;
  clock: ServerClock;
  /** The time of the run on the screen. */
  seconds: number;
  /** False when the puzzle was played once more, for fun. */
  counts: boolean;
  onAgain(): void;
  onClose(): void;
}

/** The dialog over a solved daily: what it came to, how the day stands, and the next one. */
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
    // The moves that are kept are those of the run that counts.
    attempt: counts ? attempt : null,
    seconds: time,
    streak: outcome.saved?.current_streak ?? server?.current_streak,
  });
  const notes = [earnedText(outcome), standing, longClockText(outcome)];
  return (
    <Completion
      title={counts ? completionCopy.title : completionCopy.replayTitle}
      note={counts ? notes.filter(Boolean).join(' ') : completionCopy.replayNote}
      seconds={time}
      // A daily comes once a day and has no hints. Practice has no end, and often a new best of its kind.
      hints={0}
      status={counts ? outcome.status : undefined}
      // In the page of another site nothing is drawn outside of the puzzle.
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
      {counts && isMeasured(outcome) && <LazyBoardOptIn game={game} />}
    </Completion>
  );
}
