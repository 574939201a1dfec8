import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GridGame, Owner, StoredBoard } from '@ninefold/contracts';
import { dayKeyAt, type Difficulty } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import type { BoardKeeper } from '../grid/play';
import { usePuzzleRuns, type PuzzleRuns } from '../grid/use-puzzle-runs';
import { drawPuzzle } from './difficulty';
import { createPuzzleKeeper, type KeepCause, type PracticePuzzle } from './kept-puzzle';

/** As often as the clock shows another second. */
const KEEP_INTERVAL_MS = 1_000;

export interface PracticeRuns extends Omit<PuzzleRuns<PracticePuzzle>, 'next' | 'postpone'> {
  /** Where the board of the present puzzle is kept. */
  readonly keeper: BoardKeeper;
  /** No digit and no note is written yet: another puzzle costs the player nothing. */
  isUntouched(): boolean;
  next(difficulty: Difficulty): void;
}

/**
 * One random puzzle after another. An unsolved one is kept on the device with its board, its hints and its time,
 * through a reload or a closed tab. Its clock stands still while the page is hidden.
 */
export function usePracticeRuns(owner: Owner, game: GridGame, first: Difficulty): PracticeRuns {
  const { now, random, newId, store } = useDevice();
  const puzzles = useMemo(() => createPuzzleKeeper(store, owner, game), [store, owner, game]);
  const draw = (difficulty: Difficulty): PracticePuzzle => ({
    ...drawPuzzle(game, random, difficulty),
    id: newId(),
  });
  const [kept] = useState(() => puzzles.read());
  const { run, finish, next, postpone } = usePuzzleRuns(() => kept?.puzzle ?? draw(first), kept?.playedMs);
  const { puzzle, startedAt, result } = run;
  const board = useRef<StoredBoard>(kept?.board ?? null);
  const hiddenSince = useRef<number>(null);

  /** The keeper that the board got first writes through this: it must see the present run. */
  const present = useRef({ puzzle, startedAt, isSolved: false });
  useLayoutEffect(() => {
    present.current = { puzzle, startedAt, isSolved: result !== null };
  }, [puzzle, startedAt, result]);

  function keep(cause: KeepCause) {
    const latest = present.current;
    if (!board.current || latest.isSolved) return;
    const playedMs = Math.max(0, (hiddenSince.current ?? now()) - latest.startedAt);
    puzzles.keep(latest.puzzle, board.current, playedMs, cause);
  }
  const onVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      hiddenSince.current = now();
      // A phone may end a hidden page without any further event.
      keep('time');
    } else if (hiddenSince.current !== null) {
      postpone(now() - hiddenSince.current);
      hiddenSince.current = null;
    }
  });
  const onLeave = useEffectEvent(() => keep('time'));
  const onTick = useEffectEvent(() => {
    if (hiddenSince.current === null) keep('time');
  });
  useEffect(() => {
    const onVisibilityChange = () => onVisibility();
    const onPageHide = () => onLeave();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onPageHide);
    // A browser that ends without a word must not set the clock back.
    const interval = setInterval(() => onTick(), KEEP_INTERVAL_MS);
    return () => {
      onLeave();
      clearInterval(interval);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, []);

  const keptOfThis = () => {
    const current = puzzles.read();
    return current?.puzzle.id === puzzle.id ? current : null;
  };
  return {
    run,
    keeper: {
      read() {
        const current = keptOfThis()?.board;
        // Another tab wrote it: leaving this page must not write an older one.
        if (current) board.current = current;
        return current ?? null;
      },
      write(written) {
        board.current = written;
        keep('play');
      },
      onWrong: () => keep('wrong'),
      subscribe: puzzles.subscribe,
    },
    finish(solved) {
      puzzles.markSolved(puzzle, dayKeyAt(now()));
      return finish(solved, puzzles.movesOf(puzzle));
    },
    isUntouched() {
      const { cells, pencil } = board.current ?? {};
      return !pencil?.some(Boolean) && !cells?.some((digit, cell) => digit !== puzzle.givens[cell]);
    },
    next(difficulty) {
      board.current = null;
      next(draw(difficulty));
    },
  };
}
