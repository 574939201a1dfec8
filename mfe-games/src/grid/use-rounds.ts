import { useState } from 'react';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import { secondsSince } from './seconds-since';
import type { Solved } from './use-grid-play';

/** One puzzle from the first look to the solution. */
export interface Round {
  /** Counts from 0. */
  readonly number: number;
  readonly puzzle: GridPuzzle;
  readonly startedAt: number;
  readonly result: { readonly seconds: number; readonly revealed: readonly number[] } | null;
}

export interface Rounds {
  readonly round: Round;
  finish(solved: Solved): void;
  next(puzzle: GridPuzzle): void;
}

/** One puzzle after another; board, timer and hints begin anew with each. */
export function useRounds(draw: () => GridPuzzle): Rounds {
  const { now } = useDevice();
  const begin = (number: number, puzzle: GridPuzzle): Round => ({
    number,
    puzzle,
    startedAt: now(),
    result: null,
  });
  const [round, setRound] = useState(() => begin(0, draw()));

  return {
    round,
    finish: ({ revealed }) =>
      setRound({ ...round, result: { seconds: secondsSince(round.startedAt, now()), revealed } }),
    next: (puzzle) => setRound(begin(round.number + 1, puzzle)),
  };
}
