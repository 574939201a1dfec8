import * as z from 'zod/mini';
import { byGame } from './by-game';
import { TodaySchema } from './day';
import { DRILL_GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from './games';

const SecondsSchema = z.number().check(z.nonnegative());

/** One daily of today, as the account holds it. */
const SheetFoldSchema = z.object({
  /** The server saw it started, on this device or another one. */
  started: z.boolean(),
  /** null until it is solved. */
  time_seconds: z.nullable(SecondsSchema),
  /** Of verified times, of all days. */
  best_time_seconds: z.nullable(SecondsSchema),
});

/** Response of `todays_sheet()`: how the caller's day stands, by the server's clock. */
export const TodaysSheetSchema = z.extend(TodaySchema, {
  current_streak: z.number(),
  grids: byGame(GRID_GAMES, SheetFoldSchema),
  /** Correct answers; null before the first round. */
  best_scores: byGame([...TIMED_ROUND_GAMES, ...DRILL_GAMES], z.nullable(z.number())),
});
export type TodaysSheet = z.infer<typeof TodaysSheetSchema>;

/** Response of `daily_standing()`. */
export const DailyStandingSchema = z.object({
  /** Of the other players' times of this puzzle; null while there are too few, or the time of the caller was not measured. */
  faster_than_percent: z.nullable(z.number()),
});
export type DailyStanding = z.infer<typeof DailyStandingSchema>;
