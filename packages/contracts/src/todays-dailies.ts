import * as v from 'valibot';
import { byGame } from './by-game';
import { TodaySchema } from './day';
import { DRILL_GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from './games';
import { upTo } from './numbers';

const SecondsSchema = upTo(1e9);

const TodaysDailySchema = v.object({
  /** Started on any device. */
  started: v.boolean(),
  /** null until it is solved. */
  time_seconds: v.nullable(SecondsSchema),
  /** Whether that time is verified. Missing from an older server. */
  time_verified: v.optional(v.nullable(v.boolean())),
  /** Best verified time of all days. */
  best_time_seconds: v.nullable(SecondsSchema),
});

/** Response of `daily_card()`: the caller's dailies today, by the server's clock. */
export const TodaysDailiesSchema = v.object({
  ...TodaySchema.entries,
  current_streak: v.number(),
  grids: byGame(GRID_GAMES, TodaysDailySchema),
  /** Correct answers; null before the first round. */
  best_scores: byGame([...TIMED_ROUND_GAMES, ...DRILL_GAMES], v.nullable(v.number())),
});
export type TodaysDailies = v.InferOutput<typeof TodaysDailiesSchema>;

/** Response of `daily_standing()`. */
export const DailyStandingSchema = v.object({
  /** Of the other players; null while there are too few, or if the caller's time is not verified. */
  faster_than_percent: v.nullable(v.number()),
});
export type DailyStanding = v.InferOutput<typeof DailyStandingSchema>;
