import * as v from 'valibot';
import { GRID_GAMES } from './games';
import { nine, upTo } from './numbers';

/** What the games keep in the browser's storage, and read back from there. */

/** `GUEST` or the id of a user. */
export type Owner = string;

/** The owner of what is played without a session. */
export const GUEST: Owner = 'guest';

/** More of them are no date. */
const MillisecondsSchema = upTo(8e15);

/** What a player wrote on a grid. */
export const StoredGridSchema = v.object({
  /** 0 is an empty cell. */
  cells: nine(0, 9),
  /** Sets of candidates: bit d - 1 for digit d. */
  pencil: nine(0, 511),
  /** The cells that hints filled in. */
  revealed: v.array(upTo(8)) as v.GenericSchema<unknown, readonly number[]>,
});
export type StoredGrid = v.InferOutput<typeof StoredGridSchema>;

/** Every change of a cell, and every submission that was wrong, oldest first. */
export const StoredMovesSchema = v.array(
  v.object({
    /** Milliseconds: of the device's clock in a daily, of the time on the screen in practice. */
    at: MillisecondsSchema,
    /** null for a submission. */
    cell: v.nullable(upTo(8)),
    /** What was placed; 0 for a cell that was emptied. */
    digit: upTo(9),
  }),
);
export type StoredMove = v.InferOutput<typeof StoredMovesSchema>[number];

/** One player's daily puzzle, from the first look at it. */
export const StoredAttemptSchema = v.object({
  owner: v.string(),
  game: v.picklist(GRID_GAMES),
  dayKey: v.string(),
  /** Epoch milliseconds of the device's clock. */
  startedAt: MillisecondsSchema,
  /** The server measures from `startedAt` too; without it, the time is this device's claim alone. */
  startedOnServer: v.boolean(),
  /** A guest began it, and then signed in. The guest's start counts, and the server cannot verify that. */
  begunByGuest: v.optional(v.boolean()),
  board: StoredGridSchema,
  /** The time that it took, once it is finished, here or on another device. */
  finishedInSeconds: v.optional(MillisecondsSchema),
  /** For the replay, and for how each cell was found. */
  moves: v.optional(StoredMovesSchema),
});
export type StoredAttempt = v.InferOutput<typeof StoredAttemptSchema>;

/**
 * A practice puzzle of one player and one game on this device: the last one, and one for each day of the archive that was begun.
 */
export const StoredPracticeSchema = v.object({
  /** That of its result, so that a puzzle which is open in two tabs is saved once. */
  id: v.string(),
  givens: nine(0, 9),
  solution: nine(1, 9),
  board: StoredGridSchema,
  /** For how long it was on the screen. */
  playedMs: MillisecondsSchema,
  /** Absent where an older version began it. */
  moves: v.optional(StoredMovesSchema),
  /** Solved: another tab must not put it back. */
  solved: v.boolean(),
  /** The day key of its solution: a guest has one puzzle of a game a day. */
  solvedOn: v.optional(v.string()),
  /** Of the archive: the best time on this device, also while the puzzle is played once more. */
  bestSeconds: v.optional(MillisecondsSchema),
});
export type StoredPractice = v.InferOutput<typeof StoredPracticeSchema>;

/** Positions of practice puzzles in which the player took a hint that gave a reason. */
export const StoredHintsSchema = v.array(
  v.object({
    game: v.picklist(GRID_GAMES),
    givens: nine(0, 9),
    solution: nine(1, 9),
    /** What stood on the board; 0 is an empty cell. */
    cells: nine(0, 9),
    /** Epoch milliseconds of the device's clock. */
    at: MillisecondsSchema,
  }),
);
export type StoredHint = v.InferOutput<typeof StoredHintsSchema>[number];
