import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StoredGrid } from '@ninefold/contracts';
import { dayKeyAt, type GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import type { GridStore } from '../grid/play';
import { usePuzzleRuns, type PuzzleRuns } from '../grid/use-puzzle-runs';
import type { PracticePuzzle, PracticeStore, SaveCause } from './practice-store';

/** The clock's resolution. */
const SAVE_INTERVAL_MS = 1_000;

export interface PracticeRuns extends Omit<PuzzleRuns<PracticePuzzle>, 'next' | 'postpone'> {
  /** Stores the grid of the current puzzle. */
  readonly gridStore: GridStore;
  /** Nothing is entered yet, so replacing the puzzle costs nothing. */
  isUntouched(): boolean;
  next(puzzle: GridPuzzle): void;
}

/**
 * A sequence of practice puzzles that starts with the stored one. Grid, hints and time survive reloads, and the
 * clock stops while the page is hidden.
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
  const grid = useRef<StoredGrid>(stored?.grid ?? null);
  const hiddenSince = useRef<number>(null);

  /** The grid keeps its first store, whose writes must see the current run. */
  const present = useRef({ puzzle, startedAt, isSolved: false });
  useLayoutEffect(() => {
    present.current = { puzzle, startedAt, isSolved: result !== null };
  }, [puzzle, startedAt, result]);

  function save(cause: SaveCause) {
    const latest = present.current;
    if (!grid.current || latest.isSolved) return;
    const playedMs = Math.max(0, (hiddenSince.current ?? now()) - latest.startedAt);
    puzzles.save(latest.puzzle, grid.current, playedMs, cause);
  }
  const onVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      hiddenSince.current = now();
      // Phones may kill a hidden page without another event.
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
    // A crash must not set the clock back.
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
        const current = storedForPuzzle()?.grid;
        // Another tab wrote it, so leaving this page must not overwrite it.
        if (current) grid.current = current;
        return current ?? null;
      },
      write(written) {
        grid.current = written;
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
      const { cells, pencil } = grid.current ?? {};
      return !pencil?.some(Boolean) && !cells?.some((digit, cell) => digit !== puzzle.givens[cell]);
    },
    next(drawn) {
      grid.current = null;
      next(withId(drawn));
    },
  };
}
