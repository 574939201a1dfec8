import type { ProgressReport } from '@ninefold/contracts';
import { addDays } from './calendar-days';

/** Days of a free account; a subscriber never sees fewer. */
const LEAST_DAYS = 30;

/**
 * The first day of charts and calendar: that of the report or of all activity, but at least as far back as for a free
 * account.
 */
export function firstDayShown({ from_day, day_key: today, days }: ProgressReport): string {
  if (from_day !== null) return from_day;
  const latest = addDays(today, 1 - LEAST_DAYS);
  const first = days[0]?.day_key ?? today;
  return first < latest ? first : latest;
}
