import { useRef, useState } from 'react';
import type { GridGame } from 'shared-contracts';
import type { Difficulty, GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import type { Board } from '../grid/play-state';
import { secondsSince } from '../grid/seconds-since';
import type { Solved } from '../grid/use-grid-play';
import { drawPuzzle } from './draw-puzzle';

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
  keepBoard(board: Board): void;
  /** Nothing is written or noted yet: another puzzle costs the player nothing. */
  isUntouched(): boolean;
  finish(solved: Solved): void;
  next(difficulty: Difficulty): void;
}

/** One random puzzle after another; board, timer and hints begin anew with each. */
export function usePracticeRounds(game: GridGame, first: Difficulty): PracticeRounds {
  const { now, random } = useDevice();
  const begin = (number: number, difficulty: Difficulty): PracticeRound => ({
    number,
    puzzle: drawPuzzle(game, random, difficulty),
    startedAt: now(),
    result: null,
  });
  const [round, setRound] = useState(() => begin(0, first));
  const board = useRef<Board>(null);

  return {
    round,
    keepBoard: (current) => {
      board.current = current;
    },
    isUntouched: () => {
      const { cells, pencil } = board.current ?? {};
      return !pencil?.some(Boolean) && !cells?.some((digit, cell) => digit !== round.puzzle.givens[cell]);
    },
    finish: ({ revealed }) =>
      setRound({ ...round, result: { seconds: secondsSince(round.startedAt, now()), revealed } }),
    next: (difficulty) => setRound(begin(round.number + 1, difficulty)),
  };
}
