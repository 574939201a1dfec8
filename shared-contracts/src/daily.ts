import * as z from 'zod/mini';

const DayKeySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Answer of `today()`: the New York calendar date and the seconds until it turns. */
export const TodaySchema = z.object({ day_key: DayKeySchema, seconds_to_reset: z.number() });
export type Today = z.infer<typeof TodaySchema>;

/** Answer of `save_daily_grid_result()`: what the server wrote. */
export const SavedDailyResultSchema = z.object({
  day_key: DayKeySchema,
  completion_time_seconds: z.number(),
  /** False when only the device knows the time. */
  time_verified: z.boolean(),
  xp_earned: z.number(),
  total_xp: z.number(),
  current_streak: z.number(),
});
export type SavedDailyResult = z.infer<typeof SavedDailyResultSchema>;
