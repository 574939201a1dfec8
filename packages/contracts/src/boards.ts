import * as v from 'valibot';
import { TodaySchema } from './day';
import { type GridGame, type TimedRoundGame } from './games';
import { PublicProfileSchema } from './public-names';

/** Timed rounds have one board per way of answering. */
export type BoardGame = GridGame | TimedRoundGame;

/** Weeks start on Monday. */
export const BOARD_PERIODS = ['day', 'week', 'all'] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

const BoardRowSchema = v.object({
  ...PublicProfileSchema.entries,
  /** From 1, without ties. */
  place: v.number(),
  /** Seconds for grids, correct answers for rounds. */
  value: v.number(),
  /** The caller's own row. */
  mine: v.boolean(),
});
export type BoardRow = v.InferOutput<typeof BoardRowSchema>;

/** Response of `board()`. */
export const BoardSchema = v.object({
  ...TodaySchema.entries,
  /** The day, or the Monday of the week; null for all time. */
  from_day: v.nullable(v.string()),
  players: v.number(),
  /** null if the caller is not on this board. */
  my_place: v.nullable(v.number()),
  /** The first twenty, and the caller's neighbors if they come later. */
  rows: v.array(BoardRowSchema),
  /** Whether the caller opted in; null: not asked yet. */
  shown: v.nullable(v.boolean()),
});
export type Board = v.InferOutput<typeof BoardSchema>;
