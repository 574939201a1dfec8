import * as v from 'valibot';
import { TodaySchema } from './day';
import { type GridGame, type TimedRoundGame } from './games';
import { PublicProfileSchema } from './public-names';

/** The games that have boards. Timed rounds have one for each way of answering. */
export type BoardGame = GridGame | TimedRoundGame;

/** A week begins on Monday. */
export const BOARD_PERIODS = ['day', 'week', 'all'] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

const BoardRowSchema = v.object({
  ...PublicProfileSchema.entries,
  /** From 1; no two have the same. */
  place: v.number(),
  /** Seconds of a grid, correct answers of a round. */
  value: v.number(),
  /** The caller's own. */
  mine: v.boolean(),
});
export type BoardRow = v.InferOutput<typeof BoardRowSchema>;

/** Response of `board()`. */
export const BoardSchema = v.object({
  ...TodaySchema.entries,
  /** The day, or the Monday of the week; null for all time. */
  from_day: v.nullable(v.string()),
  /** How many are on the board. */
  players: v.number(),
  /** null: not on this board. */
  my_place: v.nullable(v.number()),
  /** The first twenty, and the neighbours of the caller where they come later. */
  rows: v.array(BoardRowSchema),
  /** Whether the caller is shown on boards; null: not asked yet. */
  shown: v.nullable(v.boolean()),
});
export type Board = v.InferOutput<typeof BoardSchema>;
