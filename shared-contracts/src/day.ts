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

/** The day of the first daily puzzle: it is number 1. */
export const FIRST_DAY_KEY = '2026-11-01';

/** Which daily it is, counted from the first: the day after it has number 2. @returns null for an earlier day */
export function dailyNumber(dayKey: string): number | null {
  const days = Math.round((Date.parse(dayKey) - Date.parse(FIRST_DAY_KEY)) / 86_400_000);
  return days >= 0 ? days + 1 : null;
}
