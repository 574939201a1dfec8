import * as z from 'zod/mini';
import { TodaySchema } from './day';
import { GRID_GAMES } from './games';

/** Response of `start_daily()`. */
export const StartedDailySchema = z.extend(TodaySchema, {
  game_type: z.enum(GRID_GAMES),
  /** null only when the result was saved without a start. */
  started_at: z.nullable(z.string()),
  elapsed_seconds: z.number(),
  completed: z.boolean(),
  /** null until `completed`. */
  result: z.nullable(
    z.object({
      id: z.string(),
      completion_time_seconds: z.number(),
      time_verified: z.boolean(),
      xp_earned: z.number(),
      completed_at: z.string(),
    }),
  ),
});
export type StartedDaily = z.infer<typeof StartedDailySchema>;

/** Response of `save_daily_grid_result()`, the specification's call for one daily puzzle. */
export const SavedDailyResultSchema = z.object({
  day_key: TodaySchema.shape.day_key,
  completion_time_seconds: z.number(),
  time_verified: z.boolean(),
  xp_earned: z.number(),
  total_xp: z.number(),
  current_streak: z.number(),
});
export type SavedDailyResult = z.infer<typeof SavedDailyResultSchema>;

/** Response of `log_daily_activity()`, the specification's call after a game. It writes nothing. */
export const LoggedActivitySchema = z.object({
  day_key: TodaySchema.shape.day_key,
  /** Whether the day counts for the streak. */
  counted: z.boolean(),
  current_streak: z.number(),
});
export type LoggedActivity = z.infer<typeof LoggedActivitySchema>;
