import { useState } from 'react';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import { secondsSince } from './seconds-since';
import type { Solved } from './use-grid-play';

export interface RoundResult {
  readonly seconds: number;
  /** The cells that hints filled in or told. */
  readonly revealed: readonly number[];
}

/** One puzzle from the first look to the solution. */
export interface Round<Puzzle extends GridPuzzle = GridPuzzle> {
  /** Counts from 0. */
  readonly number: number;
  readonly puzzle: Puzzle;
  readonly startedAt: number;
  readonly result: RoundResult | null;
}

export interface Rounds<Puzzle extends GridPuzzle> {
  readonly round: Round<Puzzle>;
  /** @returns what the round came to */
  finish(solved: Solved): RoundResult;
  next(puzzle: Puzzle): void;
  /** The clock stood still for so long. */
  postpone(milliseconds: number): void;
}

/**
 * One puzzle after another; board, timer and hints begin anew with each.
 * @param playedMs for how long the first one was played before
 */
export function useRounds<Puzzle extends GridPuzzle>(draw: () => Puzzle, playedMs = 0): Rounds<Puzzle> {
  const { now } = useDevice();
  const begin = (number: number, puzzle: Puzzle, startedAt: number): Round<Puzzle> => ({
    number,
    puzzle,
    startedAt,
    result: null,
  });
  const [round, setRound] = useState(() => begin(0, draw(), now() - playedMs));

  return {
    round,
    finish({ revealed }) {
      const result = { seconds: secondsSince(round.startedAt, now()), revealed };
      setRound({ ...round, result });
      return result;
    },
    next: (puzzle) => setRound(begin(round.number + 1, puzzle, now())),
    postpone: (milliseconds) => setRound({ ...round, startedAt: round.startedAt + milliseconds }),
  };
}
