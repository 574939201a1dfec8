import type { GridGame } from 'shared-contracts';
import { findSolutions, GRID_RULES, targetsOf, type Cells, type GridPuzzle } from 'shared-puzzle-engine';
import { isNine } from '../device/daily-record';
import type { KeyValueStore } from '../device/storage';
import { holdsGivens, type Board } from '../grid/play-state';

export interface PracticePuzzle extends GridPuzzle {
  /** That of its result, so that a puzzle which is open in two tabs counts once. */
  readonly id: string;
}

/** A practice puzzle that was begun and not solved yet: the last one of its game on this device. */
export interface OpenPuzzle {
  readonly puzzle: PracticePuzzle;
  readonly board: Board;
  /** The cells that hints filled in. */
  readonly revealed: readonly number[];
  /** For how long it was on the screen. */
  readonly playedMs: number;
}

type Store = Pick<KeyValueStore, 'get' | 'set'>;

const keyOf = (game: GridGame) => `games:practice:${game}`;

/** What stands in the place of a puzzle that was solved, so that another tab does not put it back. */
interface SolvedPuzzle {
  readonly solved: PracticePuzzle['id'];
}

type Kept = OpenPuzzle | SolvedPuzzle | null;

/** @throws when what is stored cannot be read */
const readKept = (store: Store, game: GridGame) => JSON.parse(store.get(keyOf(game)) ?? 'null') as Kept;

export function keepOpenPuzzle(store: Store, open: OpenPuzzle): void {
  const { id, game } = open.puzzle;
  if (!isSolved(store, game, id)) store.set(keyOf(game), JSON.stringify(open));
}

/** Leaves the puzzle of another tab where it is. */
export function forgetOpenPuzzle(store: Store, { id, game }: PracticePuzzle): void {
  if (readOpenPuzzle(store, game)?.puzzle.id === id) {
    store.set(keyOf(game), JSON.stringify({ solved: id } satisfies SolvedPuzzle));
  }
}

function isSolved(store: Store, game: GridGame, id: PracticePuzzle['id']): boolean {
  try {
    const kept = readKept(store, game);
    return kept !== null && 'solved' in kept && kept.solved === id;
  } catch {
    return false;
  }
}

/** What was stored may be from an older version, or have been edited: anything odd counts as absent. */
export function readOpenPuzzle(store: Store, game: GridGame): OpenPuzzle | null {
  try {
    const kept = readKept(store, game);
    if (!kept || 'solved' in kept) return null;
    const puzzle = readPuzzle(game, kept.puzzle);
    return puzzle && isBoardOf(puzzle, kept) ? { ...kept, puzzle } : null;
  } catch {
    return null;
  }
}

/** The targets are computed anew: what must be right is the one solution that they leave. */
function readPuzzle(game: GridGame, { id, givens, solution }: PracticePuzzle): PracticePuzzle | null {
  if (typeof id !== 'string' || !isNine(givens, 0, 9) || !isNine(solution, 1, 9)) return null;
  const targets = targetsOf(GRID_RULES[game].operations, solution);
  const solutions = findSolutions(targets, givens, 2);
  return String(solutions) === String(solution) ? { id, game, givens, targets, solution } : null;
}

const isBoardOf = (
  { givens, solution }: PracticePuzzle,
  { board, revealed, playedMs }: OpenPuzzle,
): boolean =>
  isNine(board.cells, 0, 9) &&
  isNine(board.pencil, 0, 511) &&
  holdsGivens(board, givens) &&
  isRevealed(revealed, board.cells, solution) &&
  Number.isFinite(playedMs) &&
  playedMs >= 0;

const isRevealed = (revealed: unknown, cells: Cells, solution: Cells): boolean =>
  Array.isArray(revealed) &&
  revealed.every((cell: number) => cells[cell] !== undefined && cells[cell] === solution[cell]);
