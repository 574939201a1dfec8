import type { StoredGrid } from '@ninefold/contracts';
import type { Cells } from 'shared-puzzle-engine';
import { holdsGivens, playReducer, startPlay, type PlayAction, type PlayState } from './play-state';

/** Where a board is kept between visits. All tabs of this device that show the puzzle share it. */
export interface GridStore {
  /** null when nothing is kept of this puzzle, or something is wrong with it. */
  read(): StoredGrid | null;
  write(board: StoredGrid): void;
  /** The board was submitted, and it was wrong. */
  onWrong?(): void;
  /** Calls the listener when this tab or another one wrote. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/** One player at one puzzle. It owns the board: screens read it here, and change it by actions alone. */
export interface Play {
  /** Keeps the untouched board: what began with the first look goes on after a reload. */
  open(): void;
  get(): PlayState;
  act(action: PlayAction): void;
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/**
 * How tabs share a board: each tab has its own play with its own marks, selection and steps to undo. An action of the
 * player is written to the gridStore at once. What another tab wrote is adopted as one step, and not written again, so
 * that two tabs never send the same board to and fro. The last write wins.
 */
export function createPlay(puzzleGivens: Cells, gridStore?: GridStore): Play {
  const readStored = () => {
    const board = gridStore?.read();
    return board && holdsGivens(board, puzzleGivens) ? board : undefined;
  };
  let state = startPlay(puzzleGivens, readStored());
  const listeners = new Set<() => void>();

  function change(next: PlayState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  function adopt(): void {
    const board = readStored();
    if (board) change(playReducer(state, { type: 'adopt', board }));
  }

  const write = ({ cells, pencil, revealed }: PlayState) => gridStore?.write({ cells, pencil, revealed });

  return {
    open() {
      if (!readStored()) write(state);
    },
    get: () => state,
    act(action) {
      // A page that was asleep has not heard of other tabs.
      adopt();
      const before = state;
      const next = playReducer(state, action);
      if (next === before) return;
      change(next);
      const { cells, pencil, revealed } = next;
      if (cells !== before.cells || pencil !== before.pencil || revealed !== before.revealed) write(next);
    },
    subscribe(listener) {
      const end = gridStore?.subscribe(adopt);
      listeners.add(listener);
      adopt();
      return () => {
        end?.();
        listeners.delete(listener);
      };
    },
  };
}
