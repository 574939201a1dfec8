import type { GridPuzzle } from 'shared-puzzle-engine';
import Completion from '../completion/Completion';
import { copy as completionCopy } from '../completion/copy';
import type { AttemptId } from '../sync/attempts';
import { dailySubject, earnedText, useDailyOutcome } from './outcome';

export interface DailyCompletionProps {
  id: AttemptId;
  puzzle: GridPuzzle;
  /** The time of the run on the screen. */
  seconds: number;
  /** False when the puzzle was played once more, for fun. */
  counts: boolean;
  onAgain(): void;
  onClose(): void;
}

/** The dialog over a solved daily. */
export default function DailyCompletion({ id, puzzle, seconds, counts, ...on }: DailyCompletionProps) {
  const outcome = useDailyOutcome(id, seconds);
  return (
    <Completion
      title={counts ? completionCopy.title : completionCopy.replayTitle}
      note={counts ? earnedText(outcome) : completionCopy.replayNote}
      place={counts ? outcome.place : undefined}
      // A daily comes once a day and has no hints. Practice has no end, and often a new best of its kind.
      celebrated={counts}
      subject={dailySubject(puzzle, id.dayKey, counts ? outcome.seconds : seconds)}
      againLabel={completionCopy.tryAgain}
      {...on}
    />
  );
}
