import type { GridPuzzle } from 'shared-puzzle-engine';
import Completion from '../completion/Completion';
import { copy as completionCopy } from '../completion/copy';
import { dailySubject, earnedText } from './outcome-text';
import type { DailyOutcome } from './use-daily-attempt';

export interface DailyCompletionProps {
  dayKey: string;
  puzzle: GridPuzzle;
  outcome: DailyOutcome;
  /** False when the puzzle was played once more, for fun. */
  counts: boolean;
  onAgain(): void;
  onClose(): void;
}

/** The dialog over a solved daily. */
export default function DailyCompletion({ dayKey, puzzle, outcome, counts, ...on }: DailyCompletionProps) {
  return (
    <Completion
      title={counts ? completionCopy.title : completionCopy.replayTitle}
      note={counts ? earnedText(outcome) : completionCopy.replayNote}
      place={counts ? outcome.place : undefined}
      // A daily comes once a day and has no hints. Practice has no end, and often a new best of its kind.
      celebrated={counts}
      subject={dailySubject(puzzle, dayKey, outcome)}
      againLabel={completionCopy.tryAgain}
      {...on}
    />
  );
}
