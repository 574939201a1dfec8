import { useState } from 'react';
import type { StoredMove } from '@ninefold/contracts';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import { secondsBetween } from '../screen/PlayTimer';
import type { Solved } from './use-grid-play';

export interface RunResult {
  readonly seconds: number;
  /** Cells that hints revealed or named. */
  readonly revealed: readonly number[];
  /** Moves, timed by the clock on the screen; undefined if unknown. */
  readonly moves?: readonly StoredMove[] | undefined;
}

/** One puzzle from start to solution. */
export interface PuzzleRun<Puzzle extends GridPuzzle = GridPuzzle> {
  /** Counts from 0. */
  readonly number: number;
  readonly puzzle: Puzzle;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly result: RunResult | null;
}

export interface PuzzleRuns<Puzzle extends GridPuzzle> {
  readonly run: PuzzleRun<Puzzle>;
  finish(solved: Solved, moves?: RunResult['moves']): RunResult;
  next(puzzle: Puzzle): void;
  /** Moves the start, after the clock was paused. */
  postpone(milliseconds: number): void;
}

/**
 * A sequence of puzzles; grid, timer and hints restart with each.
 * @param playedMs how long the first one was played before
 */
export function usePuzzleRuns<Puzzle extends GridPuzzle>(
  draw: () => Puzzle,
  playedMs = 0,
): PuzzleRuns<Puzzle> {
  const { now } = useDevice();
  const [run, setRun] = useState<PuzzleRun<Puzzle>>(() => ({
    number: 0,
    puzzle: draw(),
    startedAt: now() - playedMs,
    result: null,
  }));

  return {
    run,
    finish({ revealed }, moves) {
      const result = { seconds: secondsBetween(run.startedAt, now()), revealed, moves };
      setRun({ ...run, result });
      return result;
    },
    next: (puzzle) => setRun({ number: run.number + 1, puzzle, startedAt: now(), result: null }),
    postpone: (milliseconds) => setRun({ ...run, startedAt: run.startedAt + milliseconds }),
  };
}
