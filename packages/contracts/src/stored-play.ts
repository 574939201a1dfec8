import * as v from 'valibot';
import { GRID_GAMES } from './games';
import { nine, upTo } from './numbers';

/** Records of the games in the browser's storage. */

/** `GUEST` or the id of a user. */
export type Owner = string;

/** Owner of records without an account. */
export const GUEST: Owner = 'guest';

/** The largest valid Date. */
const MillisecondsSchema = upTo(8e15);
const SecondsSchema = upTo(8e12);

export const StoredGridSchema = v.object({
  /** 0 is an empty cell. */
  cells: nine(0, 9),
  /** Sets of candidates: bit d - 1 for digit d. */
  pencil: nine(0, 511),
  /** The cells that hints filled in. */
  revealed: v.array(upTo(8)) as v.GenericSchema<unknown, readonly number[]>,
});
export type StoredGrid = v.InferOutput<typeof StoredGridSchema>;

/** Changes of cells and wrong submissions, oldest first. */
export const StoredMovesSchema = v.array(
  v.object({
    /** Milliseconds: the device's clock for dailies, visible time for practice. */
    at: MillisecondsSchema,
    /** null for a submission. */
    cell: v.nullable(upTo(8)),
    /** 0 for clearing a cell. */
    digit: upTo(9),
  }),
);
export type StoredMove = v.InferOutput<typeof StoredMovesSchema>[number];

/** A player's attempt at a daily, from the first sight of it. */
export const StoredAttemptSchema = v.object({
  owner: v.string(),
  game: v.picklist(GRID_GAMES),
  dayKey: v.string(),
  /** Epoch milliseconds of the device's clock. */
  startedAt: MillisecondsSchema,
  /** Whether the server measures the time too, from `startedAt`. */
  startedOnServer: v.boolean(),
  /** Started by a guest who then signed in: the time counts from the guest's start, unverified. */
  startedByGuest: v.optional(v.boolean()),
  grid: StoredGridSchema,
  /** Final time, on this or another device. */
  finishedInSeconds: v.optional(SecondsSchema),
  /** For the replay. */
  moves: v.optional(StoredMovesSchema),
});
export type StoredAttempt = v.InferOutput<typeof StoredAttemptSchema>;

/** A practice puzzle on this device: the latest per player and game, and one per archive day. */
export const StoredPracticeSchema = v.object({
  /** Becomes the id of the result, so that two tabs save one result. */
  id: v.string(),
  givens: nine(0, 9),
  solution: nine(1, 9),
  grid: StoredGridSchema,
  /** Visible time. */
  playedMs: MillisecondsSchema,
  moves: v.optional(StoredMovesSchema),
  /** Keeps another tab from restoring a solved puzzle. */
  solved: v.boolean(),
  /** Day of the solution: guests get one puzzle per game and day. */
  solvedOn: v.optional(v.string()),
  /** Best time of an archive puzzle on this device, kept when it is replayed. */
  bestSeconds: v.optional(SecondsSchema),
});
export type StoredPractice = v.InferOutput<typeof StoredPracticeSchema>;

/** Positions of practice puzzles where the player took a hint with a reason. */
export const StoredHintsSchema = v.array(
  v.object({
    game: v.picklist(GRID_GAMES),
    givens: nine(0, 9),
    solution: nine(1, 9),
    /** 0 is an empty cell. */
    cells: nine(0, 9),
    /** Epoch milliseconds of the device's clock. */
    at: MillisecondsSchema,
  }),
);
export type StoredHint = v.InferOutput<typeof StoredHintsSchema>[number];
