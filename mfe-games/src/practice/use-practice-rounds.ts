import { useState } from 'react';
import type { GridGame } from 'shared-contracts';
import { practicePuzzle, type GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import { secondsSince } from '../grid/seconds-since';
import type { Solved } from '../grid/use-grid-play';

interface PracticeResult {
  readonly seconds: number;
  readonly revealed: readonly number[];
}

interface PracticeRound {
  readonly number: number;
  readonly puzzle: GridPuzzle;
  readonly startedAt: number;
  readonly result: PracticeResult | null;
}

export interface PracticeRounds {
  readonly round: PracticeRound;
  finish(solved: Solved): void;
  next(): void;
}

/** One random puzzle after another; board, timer and hints begin anew with each. */
export function usePracticeRounds(game: GridGame): PracticeRounds {
  const { now, random } = useDevice();
  const begin = (number: number): PracticeRound => ({
    number,
    puzzle: practicePuzzle(game, random),
    startedAt: now(),
    result: null,
  });
  const [round, setRound] = useState(() => begin(0));

  return {
    round,
    finish: ({ revealed }) =>
      setRound({ ...round, result: { seconds: secondsSince(round.startedAt, now()), revealed } }),
    next: () => setRound(begin(round.number + 1)),
  };
}
