import type { GridPuzzle } from 'shared-puzzle-engine';
import Completion from '../completion/Completion';
import { COMPLETION_COPY } from '../completion-copy';
import type { DailyResult } from '../device/daily-record';
import type { RecordId } from '../device/daily-records';
import { GRID_GAME_CONFIG } from '../grid/config';
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
  const { title, path } = GRID_GAME_CONFIG[id.game];
  return (
    <Completion
      title={counts ? COMPLETION_COPY.title : COMPLETION_COPY.replayTitle}
      note={counts ? earnedText(result) : COMPLETION_COPY.replayNote}
      delivery={counts ? result.delivery : undefined}
      // It comes once a day and has no hints; practice has no end of puzzles, each soon a record of its kind.
      celebrated={counts}
      subject={{
        title,
        path,
        dayKey: id.dayKey,
        givens: puzzle.givens,
        seconds: result.seconds,
        hints: 0,
      }}
      againLabel={COMPLETION_COPY.tryAgain}
      {...on}
    />
  );
}
