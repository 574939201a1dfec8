import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GridGame } from 'shared-contracts';
import type { Difficulty } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import type { Board } from '../grid/play-state';
import { useRounds, type Rounds } from '../grid/use-puzzle-runs';
import { drawPuzzle } from './draw-puzzle';
import {
  forgetOpenPuzzle,
  keepOpenPuzzle,
  readOpenPuzzle,
  type OpenPuzzle,
  type PracticePuzzle,
} from './kept-puzzle';

type BoardInPlay = Pick<OpenPuzzle, 'board' | 'revealed'>;

export interface PracticeRounds extends Omit<Rounds<PracticePuzzle>, 'next' | 'postpone'> {
  /** Where the player left off. */
  readonly resumed: Partial<BoardInPlay>;
  keepBoard(board: Board, revealed: readonly number[]): void;
  /** Nothing is written or noted yet: another puzzle costs the player nothing. */
  isUntouched(): boolean;
  next(difficulty: Difficulty): void;
}

/**
 * One random puzzle after another. An unsolved one waits on the device, through a reload or a closed tab, and its
 * clock with it.
 */
export function usePracticeRounds(game: GridGame, first: Difficulty): PracticeRounds {
  const { now, random, store } = useDevice();
  const draw = (difficulty: Difficulty): PracticePuzzle => ({
    ...drawPuzzle(game, random, difficulty),
    id: crypto.randomUUID(),
  });
  const [kept] = useState(() => readOpenPuzzle(store, game));
  const { round, finish, next, postpone } = useRounds(() => kept?.puzzle ?? draw(first), kept?.playedMs);
  const inPlay = useRef<BoardInPlay>(null);
  const hiddenSince = useRef<number>(null);

  function keep() {
    const { puzzle, startedAt, result } = round;
    if (!inPlay.current || result) return;
    const playedMs = Math.max(0, (hiddenSince.current ?? now()) - startedAt);
    keepOpenPuzzle(store, { puzzle, ...inPlay.current, playedMs });
  }
  const onVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      hiddenSince.current = now();
      // A phone may end a hidden page without another word.
      keep();
    } else if (hiddenSince.current !== null) {
      postpone(now() - hiddenSince.current);
      hiddenSince.current = null;
    }
  });
  const onLeave = useEffectEvent(keep);
  useEffect(() => {
    const onVisibilityChange = () => onVisibility();
    const onPageHide = () => onLeave();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      onLeave();
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, []);

  return {
    round,
    resumed: round.number === 0 && kept ? kept : {},
    finish(solved) {
      forgetOpenPuzzle(store, round.puzzle);
      return finish(solved);
    },
    keepBoard(board, revealed) {
      inPlay.current = { board, revealed };
      keep();
    },
    isUntouched() {
      const { cells, pencil } = inPlay.current?.board ?? {};
      return !pencil?.some(Boolean) && !cells?.some((digit, cell) => digit !== round.puzzle.givens[cell]);
    },
    next: (difficulty) => next(draw(difficulty)),
  };
}
