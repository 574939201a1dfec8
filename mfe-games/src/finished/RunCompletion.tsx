import { useState } from 'react';
import type { PuzzleRun } from '../grid/use-puzzle-runs';
import { copy as screenCopy } from '../screen/copy';
import { lazyFinish } from '../screen/lazy-part';
import type { RunSummaryProps } from './RunSummary';

const RunSummary = lazyFinish(
  () => import('./RunSummary'),
  ({ place }) => (place ? screenCopy.solvedAndSaved : screenCopy.solved),
);

export interface RunCompletionProps extends Omit<RunSummaryProps, 'puzzle' | 'result' | 'onClose'> {
  run: PuzzleRun;
}

/** What comes over a puzzle solved for fun. After it is closed, the solved board can be looked at. */
export function RunCompletion({ run, onAgain, ...words }: RunCompletionProps) {
  const [closed, setClosed] = useState<number | null>(null);
  const { number, puzzle, result } = run;
  if (!result || closed === number) return null;
  return (
    <RunSummary
      key={number}
      puzzle={puzzle}
      result={result}
      {...words}
      onAgain={() => {
        // For a guest, the offer of an account takes its place.
        setClosed(number);
        onAgain();
      }}
      onClose={() => setClosed(number)}
    />
  );
}
