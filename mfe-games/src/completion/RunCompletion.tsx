import { useState } from 'react';
import type { PuzzleRun } from '../grid/use-puzzle-runs';
import { findings } from '../replay/moves';
import { copy as screenCopy } from '../screen/copy';
import { lazyFinish } from '../screen/lazy-part';
import type { CompletionProps } from './Completion';
import { copy } from './copy';

const Completion = lazyFinish(
  () => import('./Completion'),
  ({ place }) => (place ? screenCopy.solvedAndKept : screenCopy.solved),
);

export interface RunCompletionProps extends Pick<CompletionProps, 'place' | 'note' | 'againLabel'> {
  run: PuzzleRun;
  title: string;
  /** Where a reader of the shared result can play. */
  path: string;
  onAgain(): void;
}

/** What comes over a puzzle solved for fun. After it is closed, the solved board can be looked at. */
export function RunCompletion({ run, title, path, onAgain, ...words }: RunCompletionProps) {
  const [closed, setClosed] = useState<number | null>(null);
  const { number, puzzle, result } = run;
  if (!result || closed === number) return null;
  return (
    <Completion
      key={number}
      title={copy.title}
      subject={{
        title,
        path,
        seconds: result.seconds,
        hints: result.revealed.length,
        found: findings(puzzle.givens, puzzle.solution, undefined, result.revealed),
      }}
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
