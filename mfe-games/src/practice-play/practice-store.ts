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
  /** That of its result, so that a puzzle which is open in two tabs is saved once. */
  readonly id: string;
}

/** A practice puzzle that was begun and not solved yet. */
interface StoredPuzzle {
  readonly puzzle: PracticePuzzle;
  readonly board: StoredGrid;
  readonly playedMs: number;
}

/** Why a puzzle is kept: its player changed the board, or submitted a wrong one, or time has passed. */
export type SaveCause = 'play' | 'wrong' | 'time';

/** The puzzle in one of a player's slots on this device. */
export interface PracticeStore {
  /** null when there is none to go on with. */
  read(): StoredPuzzle | null;
  /**
   * Keeps a puzzle as it is now, with its moves so far, unless it was solved in another tab. One that only goes on being
   * shown is not kept again after another tab has begun another one, or an account has taken it over.
   */
  save(puzzle: PracticePuzzle, board: StoredGrid, playedMs: number, cause: SaveCause): void;
  /** What happened on its board; `undefined` where that is not known. */
  movesOf(puzzle: PracticePuzzle): readonly StoredMove[] | undefined;
  /** Marks a puzzle as solved on a day, in some seconds. The puzzle of another tab stays. */
  markSolved(puzzle: PracticePuzzle, dayKey: string, seconds: number): void;
  /** The day key of its solution, once it is solved. */
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
  /** What was read last: whether a puzzle has one solution is looked up once for each record. */
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
    save({ id, givens, solution }, board, playedMs, cause) {
      const { stored } = readPlayable() ?? {};
      const isSame = stored?.id === id;
      if (isSame && stored.solved) return;
      if (!isSame && cause === 'time') return;
      // A tab that came later has a shorter time: the clock never runs backwards.
      const at = Math.max(playedMs, isSame ? stored.playedMs : 0);
      // Begun by an older version, or written over by another tab: the moves from now on alone would show pauses
      // that were none.
      const isBegun = String(board.cells) !== String(givens);
      const known = isSame ? stored.moves : isBegun ? undefined : [];
      const next: StoredPractice = {
        id,
        givens,
        solution,
        board,
        playedMs: at,
        moves: known && movesOf({ board, moves: known }, givens, at, cause === 'wrong'),
        solved: false,
        ...(stored?.bestSeconds && { bestSeconds: stored.bestSeconds }),
      };
      storage.set(key, recordText(next));
    },
    markSolved({ id }, dayKey, seconds) {
      const { stored } = readPlayable() ?? {};
      const bestSeconds = Math.min(seconds, stored?.bestSeconds ?? seconds);
      // The puzzle of a day can be solved again; of any other one there is but one time.
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

/** A record with its puzzle, where that can be played. */
function playable(game: GridGame, stored: StoredPractice): Playable | null {
  const puzzle = readPuzzle(game, stored);
  return puzzle && isBoardOf(puzzle, stored.board) ? { puzzle, stored } : null;
}

/** The targets are computed again: the stored solution must be the only one that they leave. */
function readPuzzle(game: GridGame, { id, givens, solution }: StoredPractice): PracticePuzzle | null {
  const targets = targetsOf(GRID_RULES[game].operations, solution);
  const solutions = findSolutions(targets, givens, 2);
  return String(solutions) === String(solution) ? { id, game, givens, targets, solution } : null;
}

const isBoardOf = ({ givens, solution }: PracticePuzzle, board: StoredGrid): boolean =>
  holdsGivens(board, givens) && holdsRevealed(board, solution);

const holdsRevealed = ({ revealed, cells }: StoredGrid, solution: Cells): boolean =>
  revealed.every((cell) => cells[cell] !== undefined && cells[cell] === solution[cell]);
