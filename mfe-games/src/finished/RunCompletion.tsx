import type { PuzzleRun } from '../grid/use-puzzle-runs';
import { copy as screenCopy } from '../screen/copy';
import { lazyFinish } from '../screen/lazy-part';
import type { RunSummaryProps } from './RunSummary';

const RunSummary = lazyFinish(
  () => import('./RunSummary'),
  ({ status }) => (status ? screenCopy.solvedAndSaved : screenCopy.solved),
);

export interface RunCompletionProps extends Omit<RunSummaryProps, 'puzzle' | 'result' | 'onClose'> {
  run: PuzzleRun;
  /** The number of the run whose dialog was closed: its solved board can be looked at. */
  closed: number | null;
  onClose(run: number): void;
}

/** What comes over a puzzle solved for fun. */
export function RunCompletion({ run, closed, onAgain, onClose, ...words }: RunCompletionProps) {
  const { number, puzzle, result } = run;
  if (!result || closed === number) return null;
  return (
    <RunSummary
      key={number}
      puzzle={puzzle}
      result={result}
      {...words}
      onAgain={() => {
        // For a guest, the offer of an account takes its status.
        onClose(number);
        onAgain();
      }}
      onClose={() => onClose(number)}
    />
  );
}
