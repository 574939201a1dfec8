import {
  recordText,
  type GridGame,
  type Owner,
  type StoredGrid,
  type StoredMove,
  type StoredPractice,
} from '@ninefold/contracts';
import { findSolutions, GRID_RULES, targetsOf, type Cells, type GridPuzzle } from 'shared-puzzle-engine';
import type { KeyValueStore } from '@ninefold/web/storage';
import { holdsGivens } from '../grid/play-state';
import { movesOf } from '../grid/moves';
import { practiceKey, practiceRecords, type PracticeSlot } from '../player/practice-records';

export interface PracticePuzzle extends GridPuzzle {
  /** Its result has the same id, so that a puzzle solved in two tabs is saved once. */
  readonly id: string;
}

/** An unsolved practice puzzle. */
interface StoredPuzzle {
  readonly puzzle: PracticePuzzle;
  readonly grid: StoredGrid;
  readonly playedMs: number;
}

/** Why a puzzle is saved: the player changed it, submitted it wrong, or time passed. */
export type SaveCause = 'play' | 'wrong' | 'time';

/** The puzzle in one slot of a player. */
export interface PracticeStore {
  /** null if there is nothing to resume. */
  read(): StoredPuzzle | null;
  /**
   * Saves a puzzle with its moves, unless another tab solved it. A save caused by time never replaces another
   * puzzle that a tab or an account has stored since.
   */
  save(puzzle: PracticePuzzle, grid: StoredGrid, playedMs: number, cause: SaveCause): void;
  /** `undefined` if the moves are unknown. */
  movesOf(puzzle: PracticePuzzle): readonly StoredMove[] | undefined;
  /** Marks a puzzle as solved. Another tab's puzzle is left alone. */
  markSolved(puzzle: PracticePuzzle, dayKey: string, seconds: number): void;
  /** The day key of the solution. */
  solvedOn(): string | undefined;
  /** Calls the listener when this tab or another one wrote. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

export function createPracticeStore(
  storage: KeyValueStore,
  owner: Owner,
  game: GridGame,
  slot: PracticeSlot = game,
): PracticeStore {
  const key = practiceKey(owner, slot);
  const isArchived = slot !== game;
  const records = practiceRecords(storage);
  /** Caches the expensive check for one solution, per record. */
  let last: { stored: StoredPractice; found: Playable | null } | undefined;
  const readPlayable = () => {
    const stored = records.read(key);
    if (!stored) return null;
    if (last?.stored !== stored) last = { stored, found: playable(game, stored) };
    return last.found;
  };
  return {
    read() {
      const known = readPlayable();
      return known && !known.stored.solved ? { puzzle: known.puzzle, ...known.stored } : null;
    },
    save({ id, givens, solution }, grid, playedMs, cause) {
      const { stored } = readPlayable() ?? {};
      const isSame = stored?.id === id;
      if (isSame && stored.solved) return;
      if (!isSame && cause === 'time') return;
      // A tab opened later has a shorter time, and the clock must not run backwards.
      const at = Math.max(playedMs, isSame ? stored.playedMs : 0);
      // Overwritten by another tab: moves from now on alone would show false pauses.
      const isStarted = String(grid.cells) !== String(givens);
      const known = isSame ? stored.moves : isStarted ? undefined : [];
      const next: StoredPractice = {
        id,
        givens,
        solution,
        grid,
        playedMs: at,
        moves: known && movesOf({ grid, moves: known }, givens, at, cause === 'wrong'),
        solved: false,
        ...(stored?.bestSeconds && { bestSeconds: stored.bestSeconds }),
      };
      storage.set(key, recordText(next));
    },
    markSolved({ id }, dayKey, seconds) {
      const { stored } = readPlayable() ?? {};
      const bestSeconds = Math.min(seconds, stored?.bestSeconds ?? seconds);
      // Only archived puzzles can be solved again.
      const solved = { ...stored, solved: true, solvedOn: dayKey, ...(isArchived && { bestSeconds }) };
      if (stored?.id === id) storage.set(key, recordText(solved));
    },
    movesOf({ id }) {
      const { stored } = readPlayable() ?? {};
      return stored?.id === id ? stored.moves : undefined;
    },
    solvedOn: () => readPlayable()?.stored.solvedOn,
    subscribe: records.subscribe,
  };
}

interface Playable {
  readonly puzzle: PracticePuzzle;
  readonly stored: StoredPractice;
}

/** A record with its puzzle, if it is playable. */
function playable(game: GridGame, stored: StoredPractice): Playable | null {
  const puzzle = readPuzzle(game, stored);
  return puzzle && isGridOf(puzzle, stored.grid) ? { puzzle, stored } : null;
}

/** Recomputes the targets, and requires the stored solution to be their only one. */
function readPuzzle(game: GridGame, { id, givens, solution }: StoredPractice): PracticePuzzle | null {
  const targets = targetsOf(GRID_RULES[game].operations, solution);
  const solutions = findSolutions(targets, givens, 2);
  return String(solutions) === String(solution) ? { id, game, givens, targets, solution } : null;
}

const isGridOf = ({ givens, solution }: PracticePuzzle, grid: StoredGrid): boolean =>
  holdsGivens(grid, givens) && holdsRevealed(grid, solution);

const holdsRevealed = ({ revealed, cells }: StoredGrid, solution: Cells): boolean =>
  revealed.every((cell) => cells[cell] !== undefined && cells[cell] === solution[cell]);
