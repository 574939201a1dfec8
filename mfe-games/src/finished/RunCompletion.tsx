import type { PuzzleRun } from '../grid/use-puzzle-runs';
import { copy as screenCopy } from '../screen/copy';
import { lazyFinish } from '../screen/lazy-part';
import type { RunSummaryProps } from './RunSummary';

const RunSummary = lazyFinish(
  () => import('./RunSummary'),
  () => screenCopy.solved,
);

export interface RunCompletionProps extends Omit<RunSummaryProps, 'puzzle' | 'result' | 'onClose'> {
  run: PuzzleRun;
  /** The run whose dialog was closed, so that its solved grid is visible. */
  closed: number | null;
  onClose(run: number): void;
}

/** The dialog over a puzzle other than a daily. */
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
        // For guests, the offer of an account replaces it.
        onClose(number);
        onAgain();
      }}
      onClose={() => onClose(number)}
    />
  );
}
