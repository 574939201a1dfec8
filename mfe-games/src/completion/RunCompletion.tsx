import { useState } from 'react';
import { COMPLETION_COPY } from './copy';
import type { Round } from '../grid/use-puzzle-runs';
import { lazyPart } from '../screen/lazy-part';
import type { CompletionProps } from './Completion';

const Completion = lazyPart(() => import('./Completion'), 'stay');

export interface RoundCompletionProps {
  round: Round;
  title: string;
  /** Where a reader of the shared result can play. */
  path: string;
  /** Where the result is; absent where none is kept. */
  delivery?: CompletionProps['delivery'];
  /** How it compares. */
  note?: CompletionProps['note'];
  againLabel: string;
  onAgain(): void;
}

/** What comes over a puzzle solved for fun. Closed, it leaves the solved board to be looked at. */
export function RoundCompletion({ round, title, path, onAgain, ...words }: RoundCompletionProps) {
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
      {...words}
      onAgain={() => {
        // A guest is offered an account instead, which takes its place.
        setClosed(number);
        onAgain();
      }}
      onClose={() => setClosed(number)}
    />
  );
}
