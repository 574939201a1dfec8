import type { GridPuzzle } from 'shared-puzzle-engine';
import Completion from '../completion/Completion';
import { COMPLETION_COPY } from '../completion/copy';
import type { DailyResult } from '../device/daily-record';
import type { RecordId } from './attempts';
import { dailySubject } from './daily-subject';
import { earnedText } from './earned-text';

export interface DailyCompletionProps {
  id: RecordId;
  puzzle: GridPuzzle;
  result: DailyResult;
  /** False when the puzzle was played once more, for fun. */
  counts: boolean;
  onAgain(): void;
  onClose(): void;
}

/** What comes over a solved daily. */
export default function DailyCompletion({ id, puzzle, result, counts, ...on }: DailyCompletionProps) {
  return (
    <Completion
      title={counts ? COMPLETION_COPY.title : COMPLETION_COPY.replayTitle}
      note={counts ? earnedText(result) : COMPLETION_COPY.replayNote}
      delivery={counts ? result.delivery : undefined}
      // It comes once a day and has no hints; practice has no end of puzzles, each soon a record of its kind.
      celebrated={counts}
      subject={dailySubject(puzzle, id.dayKey, result)}
      againLabel={COMPLETION_COPY.tryAgain}
      {...on}
    />
  );
}
