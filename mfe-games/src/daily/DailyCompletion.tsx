import { GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import Completion from '../finished/Completion';
import { copy as completionCopy } from '../finished/copy';
import type { ServerClock } from '../today/server-clock';
import { dailySubject } from '../finished/daily-subject';
import { SheetOfDay } from '../today/SheetOfDay';
import { useStanding } from '../today/use-standing';
import { useTodaysSheet } from '../today/use-todays-sheet';
import { NextAction } from '../today/NextAction';
import { useAttempt, useAttempts, type AttemptId } from '../player/attempts';
import { earnedText, useDailyOutcome } from './outcome';

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
export default function DailyCompletion({ id, clock, seconds, counts, ...on }: DailyCompletionProps) {
  const { owner, game, dayKey } = id;
  const attempt = useAttempt(useAttempts(), id);
  const outcome = useDailyOutcome(id, attempt?.finishedInSeconds ?? seconds);
  const { folds, server } = useTodaysSheet(owner, dayKey, clock);
  const standing = useStanding(id, counts && outcome.place === 'saved');
  const streak = outcome.saved?.current_streak ?? server?.current_streak;
  const time = counts ? outcome.seconds : seconds;
  return (
    <Completion
      title={counts ? completionCopy.title : completionCopy.replayTitle}
      note={counts ? [earnedText(outcome), standing].filter(Boolean).join(' ') : completionCopy.replayNote}
      place={counts ? outcome.place : undefined}
      // A daily comes once a day and has no hints. Practice has no end, and often a new best of its kind.
      celebrated={counts}
      // The moves that are kept are those of the run that counts.
      subject={dailySubject({ game, dayKey, attempt: counts ? attempt : null, seconds: time, streak })}
      nextAction={<NextAction owner={owner} dayKey={dayKey} folds={folds} streak={streak} />}
      more={
        <Link to={`${GAMES[game].path}?mode=practice`} className={buttonClass('quiet')}>
          {completionCopy.practice}
        </Link>
      }
      againLabel={completionCopy.tryAgain}
      againNote={completionCopy.forFun(formatClock(outcome.seconds))}
      {...on}
    >
      <SheetOfDay folds={folds} dayKey={dayKey} />
    </Completion>
  );
}
