import type { ProgressReport } from '@ninefold/contracts';
import { addDays } from './calendar-days';

/** What a free account sees: who sees everything never sees less. */
const LEAST_DAYS = 30;

/** The first day of charts and calendar: of the report, or the first of all days, and never later than a free account's. */
export function firstDayShown({ from_day, day_key: today, days }: ProgressReport): string {
  if (from_day !== null) return from_day;
  const latest = addDays(today, 1 - LEAST_DAYS);
  const first = days[0]?.day_key ?? today;
  return first < latest ? first : latest;
}
