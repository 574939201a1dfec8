import type { GridPuzzle } from 'shared-puzzle-engine';
import { PuzzleAnalysis } from './replay/PuzzleAnalysis';
import type { RunResult } from '../grid/use-puzzle-runs';
import { findings, triesOf } from './replay/moves';
import { SolvedBoard } from './replay/SolvedBoard';
import Completion, { type CompletionProps } from './Completion';
import { copy } from './copy';

export interface RunSummaryProps extends Pick<
  CompletionProps,
  'place' | 'note' | 'againLabel' | 'onAgain' | 'onClose'
> {
  puzzle: GridPuzzle;
  result: RunResult;
  /** As a shared result names it. */
  title: string;
  /** Where a reader of the shared result can play. */
  path: string;
}

/** The dialog over a puzzle solved for fun, with the way there where its moves are known. */
export default function RunSummary({ puzzle, result, title, path, ...words }: RunSummaryProps) {
  const { seconds, revealed, moves } = result;
  const hints = revealed.length;
  const found = findings(puzzle.givens, puzzle.solution, moves, revealed);
  const tries = triesOf(moves);
  return (
    <Completion
      title={copy.title}
      subject={{ title, path, seconds, hints, tries, found }}
      review={
        moves && (
          <>
            <SolvedBoard puzzle={puzzle} moves={moves} found={found} tries={tries} />
            {/* Its clock is the time on the screen. */}
            <PuzzleAnalysis puzzle={puzzle} moves={moves} startedAt={0} hints={hints} />
          </>
        )
      }
      {...words}
    />
  );
}
