import type { ProgressReport } from '@ninefold/contracts';
import { addDays, daysBetween, weekdayOf } from '../days/calendar-days';
import { firstDayShown } from '../days/first-day-shown';

export interface CalendarDay {
  readonly dayKey: string;
  readonly state: 'counted' | 'frozen' | 'missed';
}

/** Columns on a phone. */
const MAX_WEEKS = 26;

/** Weeks from Monday, oldest first, without days before the report and after today. */
export function weeksOf(report: ProgressReport): CalendarDay[][] {
  const { day_key: today, days } = report;
  const earliest = addDays(today, -weekdayOf(today) - 7 * (MAX_WEEKS - 1));
  const first = [firstDayShown(report), earliest].sort().at(-1) ?? today;
  const known = new Map(days.map((day) => [day.day_key, day]));
  const weeks: CalendarDay[][] = [];
  for (let index = 0; index <= daysBetween(first, today); index += 1) {
    const dayKey = addDays(first, index);
    const day = known.get(dayKey);
    const state = day?.counted ? 'counted' : day?.frozen ? 'frozen' : 'missed';
    if (weeks.length === 0 || weekdayOf(dayKey) === 0) weeks.push([]);
    weeks.at(-1)?.push({ dayKey, state });
  }
  return weeks;
}
