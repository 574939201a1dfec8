import * as v from 'valibot';
import { TodaySchema } from './day';
import { GRID_GAMES } from './games';

/** Response of `start_daily()`. */
export const StartedDailySchema = v.object({
  ...TodaySchema.entries,
  game_type: v.picklist(GRID_GAMES),
  /** null only if the result was saved without a start. */
  started_at: v.nullable(v.string()),
  elapsed_seconds: v.number(),
  completed: v.boolean(),
  /** null until `completed`. */
  result: v.nullable(
    v.object({
      id: v.string(),
      completion_time_seconds: v.number(),
      time_verified: v.boolean(),
      xp_earned: v.number(),
      completed_at: v.string(),
    }),
  ),
});
export type StartedDaily = v.InferOutput<typeof StartedDailySchema>;

/** Response of `save_daily_grid_result()`, the specification's function for one daily. */
export const SavedDailyResultSchema = v.object({
  day_key: TodaySchema.entries.day_key,
  completion_time_seconds: v.number(),
  time_verified: v.boolean(),
  xp_earned: v.number(),
  total_xp: v.number(),
  current_streak: v.number(),
});
export type SavedDailyResult = v.InferOutput<typeof SavedDailyResultSchema>;

/** Response of `log_daily_activity()`, the specification's function after a game. It writes nothing. */
export const LoggedActivitySchema = v.object({
  day_key: TodaySchema.entries.day_key,
  /** Whether the day counts for the streak. */
  counted: v.boolean(),
  current_streak: v.number(),
});
export type LoggedActivity = v.InferOutput<typeof LoggedActivitySchema>;
