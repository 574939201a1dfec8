import { useState } from 'react';
import { COMPLETION_COPY } from '../completion-copy';
import type { Round } from '../grid/use-rounds';
import { lazyPart } from '../lazy-part';

const Completion = lazyPart(() => import('./Completion'), 'stay');

export interface RoundCompletionProps {
  round: Round;
  title: string;
  /** Where a reader of the shared result can play. */
  path: string;
  againLabel: string;
  onAgain(): void;
}

/** What comes over a puzzle solved for fun. Closed, it leaves the solved board to be looked at. */
export function RoundCompletion({ round, title, path, againLabel, onAgain }: RoundCompletionProps) {
  const [closed, setClosed] = useState<number | null>(null);
  const { number, puzzle, result } = round;
  if (!result || closed === number) return null;
  return (
    <Completion
      key={number}
      title={COMPLETION_COPY.title}
      subject={{
        title,
        path,
        givens: puzzle.givens,
        seconds: result.seconds,
        hints: result.revealed.length,
        revealed: result.revealed,
      }}
      againLabel={againLabel}
      onAgain={() => {
        // A guest is offered an account instead, which takes its place.
        setClosed(number);
        onAgain();
      }}
      onClose={() => setClosed(number)}
    />
  );
}
