import * as z from 'zod/mini';

/** New York's calendar date, YYYY-MM-DD. */
export const DayKeySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Response of `today()`. */
export const TodaySchema = z.object({
  day_key: DayKeySchema,
  /** Until the day turns, by the server's clock. */
  seconds_to_reset: z.number(),
});
export type Today = z.infer<typeof TodaySchema>;
