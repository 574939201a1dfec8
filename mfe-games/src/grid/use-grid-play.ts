import { useEffect, useState, useSyncExternalStore, useCallback } from 'react';
import { usePlatform, type Platform } from '@ninefold/platform';
import { checkGrid, GRID_RULES, type Cells, type GridPuzzle } from 'shared-puzzle-engine';
import { RESULT_BANNER_MS } from '@ninefold/contracts';
import { announceMove } from './announce-move';
import { copy } from './copy';
import { createPlay, type GridStore } from './play';
import type { PlayAction, PlayState } from './play-state';

export interface Solved {
  readonly grid: Cells;
  /** Cells that hints revealed or named. */
  readonly revealed: readonly number[];
}

export interface GridPlayOptions {
  readonly puzzle: GridPuzzle;
  /** Undefined for a grid that ends with its screen. */
  readonly gridStore?: GridStore | undefined;
  /** Replaces the game's own text for a wrong grid. */
  readonly wrongText?: string | undefined;
  onSolved(solved: Solved): void;
}

export interface GridPlay {
  readonly state: PlayState;
  readonly complete: boolean;
  readonly banner: Banner | null;
  /** For the live region. */
  readonly announcement: string;
  act(action: PlayAction): void;
  enter(digit: number): void;
  /** Moves the focused digit. */
  moveDigit(rows: number, columns: number): void;
  /** A drop by pointer. */
  drop(action: Extract<PlayAction, { type: 'put' | 'swap' }>): void;
  /** The current state, for listeners that outlive a render. */
  get(): PlayState;
  notify: Platform['notify'];
  submit(): void;
  reveal(cell: number, digit: number): void;
}

/** React adapter of the play store, with submission, sounds and messages. */
export function useGridPlay({ puzzle, gridStore, wrongText, onSolved }: GridPlayOptions): GridPlay {
  const { playSound, notify } = usePlatform();
  const [play] = useState(() => createPlay(puzzle.givens, gridStore));
  const state = useSyncExternalStore(play.subscribe, play.get);
  useEffect(() => play.open(), [play]);
  const [banner, showBanner] = useBanner();
  const { cells } = state;
  const complete = cells.every(Boolean);
  const { act } = play;

  function submit() {
    if (state.solved) return;
    if (!complete) {
      showBanner({ tone: 'wrong', text: copy.fillEveryCell });
      return;
    }
    const { solved, marks } = checkGrid(puzzle, cells);
    act({ type: 'mark', marks, solved });
    const words = copy.banners[GRID_RULES[puzzle.game].operations.length > 1 ? 'several' : 'one'];
    showBanner(
      solved ? { tone: 'right', text: words.right } : { tone: 'wrong', text: wrongText ?? words.wrong },
    );
    playSound(solved ? 'correct' : 'incorrect');
    if (solved) onSolved({ grid: cells, revealed: state.revealed });
    else gridStore?.onWrong?.();
  }

  function enter(digit: number) {
    if (state.selected === null || state.solved) return;
    act({ type: 'enter', digit });
    if (cells[state.selected] !== digit) playSound('putonboard');
  }

  function drop(action: PlayAction) {
    const before = play.get().cells;
    act(action);
    if (play.get().cells !== before) playSound('putonboard');
  }

  function reveal(cell: number, digit: number) {
    act({ type: 'hint', cell, digit });
    showBanner({ tone: 'hint', text: copy.hintAdded });
  }

  const announcement = announceMove(puzzle.targets, state.previous, cells);
  return {
    notify,
    state,
    complete,
    banner,
    announcement,
    get: play.get,
    act,
    enter,
    moveDigit: (rows, columns) => drop({ type: 'move-digit', rows, columns }),
    drop,
    submit,
    reveal,
  };
}

interface Banner {
  readonly tone: 'right' | 'wrong' | 'hint';
  readonly text: string;
}

/** One short message over the grid. A newer message replaces it. */
function useBanner(): [Banner | null, (banner: Banner) => void] {
  const [banner, setBanner] = useState<Banner | null>(null);

  useEffect(() => {
    if (!banner) return;
    const timeout = setTimeout(() => setBanner(null), RESULT_BANNER_MS);
    return () => clearTimeout(timeout);
  }, [banner]);

  return [banner, useCallback((next: Banner) => setBanner(next), [])];
}
