import type { StoredGrid } from '@ninefold/contracts';
import type { Cells } from 'shared-puzzle-engine';
import { holdsGivens, playReducer, startPlay, type PlayAction, type PlayState } from './play-state';

/** Stores a grid between visits, shared by all tabs of the device. */
export interface GridStore {
  /** null if nothing valid is stored for this puzzle. */
  read(): StoredGrid | null;
  write(grid: StoredGrid): void;
  /** A wrong grid was submitted. */
  onWrong?(): void;
  /** Calls the listener when this tab or another one wrote. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/** One player's game of one puzzle. It owns the grid: screens read it here and change it only by actions. */
export interface Play {
  /** Stores the untouched grid, so that a reload resumes it. */
  open(): void;
  get(): PlayState;
  act(action: PlayAction): void;
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/**
 * Each tab has a play store with its own marks, selection and undo steps. A player's action is written to the
 * grid store immediately. Another tab's write is adopted as one undo step and not written again, so tabs never
 * echo each other. The last write wins.
 */
export function createPlay(puzzleGivens: Cells, gridStore?: GridStore): Play {
  const readStored = () => {
    const grid = gridStore?.read();
    return grid && holdsGivens(grid, puzzleGivens) ? grid : undefined;
  };
  let state = startPlay(puzzleGivens, readStored());
  const listeners = new Set<() => void>();

  function change(next: PlayState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  function adopt(): void {
    const grid = readStored();
    if (grid) change(playReducer(state, { type: 'adopt', grid }));
  }

  const write = ({ cells, pencil, revealed }: PlayState) => gridStore?.write({ cells, pencil, revealed });

  return {
    open() {
      if (!readStored()) write(state);
    },
    get: () => state,
    act(action) {
      // A sleeping page has missed the writes of other tabs.
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
