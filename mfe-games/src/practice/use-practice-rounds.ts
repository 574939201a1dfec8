import { useRef } from 'react';
import type { GridGame } from 'shared-contracts';
import type { Difficulty } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import type { Board } from '../grid/play-state';
import { useRounds, type Rounds } from '../grid/use-rounds';
import { drawPuzzle } from './draw-puzzle';

export interface PracticeRounds extends Omit<Rounds, 'next'> {
  keepBoard(board: Board): void;
  /** Nothing is written or noted yet: another puzzle costs the player nothing. */
  isUntouched(): boolean;
  next(difficulty: Difficulty): void;
}

/** One random puzzle after another. */
export function usePracticeRounds(game: GridGame, first: Difficulty): PracticeRounds {
  const { random } = useDevice();
  const { round, finish, next } = useRounds(() => drawPuzzle(game, random, first));
  const board = useRef<Board>(null);

  return {
    round,
    finish,
    keepBoard: (current) => {
      board.current = current;
    },
    isUntouched: () => {
      const { cells, pencil } = board.current ?? {};
      return !pencil?.some(Boolean) && !cells?.some((digit, cell) => digit !== round.puzzle.givens[cell]);
    },
    next: (difficulty) => next(drawPuzzle(game, random, difficulty)),
  };
}
