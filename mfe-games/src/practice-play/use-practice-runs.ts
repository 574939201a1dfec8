import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StoredGrid } from '@ninefold/contracts';
import { dayKeyAt, type GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import type { GridStore } from '../grid/play';
import { usePuzzleRuns, type PuzzleRuns } from '../grid/use-puzzle-runs';
import type { PracticePuzzle, PracticeStore, SaveCause } from './practice-store';

/** As often as the clock shows another second. */
const SAVE_INTERVAL_MS = 1_000;

export interface PracticeRuns extends Omit<PuzzleRuns<PracticePuzzle>, 'next' | 'postpone'> {
  /** Where the board of the present puzzle is stored. */
  readonly gridStore: GridStore;
  /** No digit and no note is written yet: another puzzle costs the player nothing. */
  isUntouched(): boolean;
  next(puzzle: GridPuzzle): void;
}

/**
 * One puzzle after another, the first one as it was left or as it is drawn. An unsolved one is stored on the device with its board, its hints and its time,
 * through a reload or a closed tab. Its clock stands still while the page is hidden.
 */
export function usePracticeRuns(puzzles: PracticeStore, draw: () => GridPuzzle): PracticeRuns {
  const { now, newId } = useDevice();
  const withId = (puzzle: GridPuzzle): PracticePuzzle => ({ ...puzzle, id: newId() });
  const [stored] = useState(() => puzzles.read());
  const { run, finish, next, postpone } = usePuzzleRuns(
    () => stored?.puzzle ?? withId(draw()),
    stored?.playedMs,
  );
  const { puzzle, startedAt, result } = run;
  const board = useRef<StoredGrid>(stored?.board ?? null);
  const hiddenSince = useRef<number>(null);

  /** The store that the board got first writes through this: it must see the present run. */
  const present = useRef({ puzzle, startedAt, isSolved: false });
  useLayoutEffect(() => {
    present.current = { puzzle, startedAt, isSolved: result !== null };
  }, [puzzle, startedAt, result]);

  function save(cause: SaveCause) {
    const latest = present.current;
    if (!board.current || latest.isSolved) return;
    const playedMs = Math.max(0, (hiddenSince.current ?? now()) - latest.startedAt);
    puzzles.save(latest.puzzle, board.current, playedMs, cause);
  }
  const onVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      hiddenSince.current = now();
      // A phone may end a hidden page without any further event.
      save('time');
    } else if (hiddenSince.current !== null) {
      postpone(now() - hiddenSince.current);
      hiddenSince.current = null;
    }
  });
  const onLeave = useEffectEvent(() => save('time'));
  const onTick = useEffectEvent(() => {
    if (hiddenSince.current === null) save('time');
  });
  useEffect(() => {
    const onVisibilityChange = () => onVisibility();
    const onPageHide = () => onLeave();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onPageHide);
    // A browser that ends without a word must not set the clock back.
    const interval = setInterval(() => onTick(), SAVE_INTERVAL_MS);
    return () => {
      onLeave();
      clearInterval(interval);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, []);

  const storedForPuzzle = () => {
    const current = puzzles.read();
    return current?.puzzle.id === puzzle.id ? current : null;
  };
  return {
    run,
    gridStore: {
      read() {
        const current = storedForPuzzle()?.board;
        // Another tab wrote it: leaving this page must not write an older one.
        if (current) board.current = current;
        return current ?? null;
      },
      write(written) {
        board.current = written;
        save('play');
      },
      onWrong: () => save('wrong'),
      subscribe: puzzles.subscribe,
    },
    finish(solved) {
      const finished = finish(solved, puzzles.movesOf(puzzle));
      puzzles.markSolved(puzzle, dayKeyAt(now()), finished.seconds);
      return finished;
    },
    isUntouched() {
      const { cells, pencil } = board.current ?? {};
      return !pencil?.some(Boolean) && !cells?.some((digit, cell) => digit !== puzzle.givens[cell]);
    },
    next(drawn) {
      board.current = null;
      next(withId(drawn));
    },
  };
}
