import * as v from 'valibot';
import { PRODUCT_NAME } from './product';

/** New York's calendar date, YYYY-MM-DD. */
export const DayKeySchema = v.custom<string>(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
);

/** Response of `today()`. */
export const TodaySchema = v.object({
  day_key: DayKeySchema,
  /** Until the day turns, by the server's clock. */
  seconds_to_reset: v.number(),
});
export type Today = v.InferOutput<typeof TodaySchema>;

/** The day of the first daily puzzle: it is number 1, and the archive begins with it. */
export const FIRST_DAY = '2026-11-01';

/** What a day's puzzles are called together: "Ninefold #21", and by the date for a day before the first one. */
export function dailyName(dayKey: string): string {
  const days = Math.round((Date.parse(dayKey) - Date.parse(FIRST_DAY)) / 86_400_000);
  return `${PRODUCT_NAME} ${days >= 0 ? `#${days + 1}` : dayKey}`;
}
