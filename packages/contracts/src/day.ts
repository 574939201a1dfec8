import * as v from 'valibot';
import { PRODUCT_NAME } from './product';

/** New York's calendar date, YYYY-MM-DD. */
export const DayKeySchema = v.custom<string>(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
);

/** Response of `today()`. */
export const TodaySchema = v.object({
  day_key: DayKeySchema,
  /** Until midnight in New York, by the server's clock. */
  seconds_to_reset: v.number(),
});
export type Today = v.InferOutput<typeof TodaySchema>;

/** Daily number 1, and the start of the archive. */
export const FIRST_DAY = '2026-11-01';

/** The name of a day's puzzles: "Ninefold #21", or the date before the first day. */
export function dailyName(dayKey: string): string {
  const days = Math.round((Date.parse(dayKey) - Date.parse(FIRST_DAY)) / 86_400_000);
  return `${PRODUCT_NAME} ${days >= 0 ? `#${days + 1}` : dayKey}`;
}
