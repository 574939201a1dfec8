import type { GridPuzzle } from 'shared-puzzle-engine';
import { Button, type Elements } from '@ninefold/ui';
import { PuzzleAnalysis } from './PuzzleAnalysis';
import type { RunResult } from '../grid/use-puzzle-runs';
import { findings, submissionsOf } from '../grid/moves';
import { SolvedGrid } from './SolvedGrid';
import Completion, { type CompletionProps } from './Completion';
import { copy } from './copy';
import { textToShare } from '../sharing/share-text';
import { ShareResults } from '../sharing/ShareResults';
import { useSharedLink } from '../sharing/use-shared-link';

export interface RunSummaryProps extends Pick<CompletionProps, 'status' | 'note' | 'reopened' | 'onClose'> {
  puzzle: GridPuzzle;
  result: RunResult;
  /** The game's name in a shared result. */
  title: string;
  /** For archived puzzles. */
  dayKey?: string;
  /** Where readers of the shared result can play, and the page with its picture for chats. */
  path: string;
  sharePath?: string;
  againLabel: string;
  /** Whether another puzzle is the first action; otherwise `first`, or sharing. */
  againFirst?: boolean;
  first?: Elements;
  challenge?: Elements;
  /** Next to the quiet actions. */
  secondaryAction?: Elements;
  onAgain(): void;
}

/** The dialog over a puzzle other than a daily, with its replay if the moves are known. */
export default function RunSummary({
  puzzle,
  result,
  title,
  dayKey,
  path,
  sharePath,
  againLabel,
  againFirst = false,
  first,
  secondaryAction,
  challenge,
  onAgain,
  ...words
}: RunSummaryProps) {
  const { seconds, revealed, moves } = result;
  const hints = revealed.length;
  const found = findings(puzzle.givens, puzzle.solution, moves, revealed);
  const submissions = submissionsOf(moves);
  const link = useSharedLink(sharePath, path);
  const text = textToShare({ title, dayKey, seconds, hints, submissions, found }, link);
  return (
    <Completion
      title={copy.title}
      seconds={seconds}
      hints={hints}
      actions={
        <>
          {first}
          {againFirst && <Button onClick={onAgain}>{againLabel}</Button>}
          <ShareResults text={text} variant={againFirst || first ? 'secondary' : 'primary'} />
          {challenge}
        </>
      }
      quiet={
        <>
          {!againFirst && (
            <Button variant="quiet" onClick={onAgain}>
              {againLabel}
            </Button>
          )}
          {secondaryAction}
        </>
      }
      review={
        moves && (
          <>
            <SolvedGrid puzzle={puzzle} moves={moves} found={found} submissions={submissions} />
            {/* Its moves are timed by the clock on the screen. */}
            <PuzzleAnalysis puzzle={puzzle} moves={moves} startedAt={0} hints={hints} />
          </>
        )
      }
      {...words}
    />
  );
}
