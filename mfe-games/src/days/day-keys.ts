import { FIRST_DAY } from '@ninefold/contracts';

export { isDayKey } from 'shared-puzzle-engine';

const DAY_MS = 86_400_000;

/** Day keys are calendar dates without a place: in UTC they stay the same dates everywhere. */
const keyOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const addDays = (dayKey: string, days: number): string => keyOf(Date.parse(dayKey) + days * DAY_MS);

/** "2026-11". */
export const monthOf = (dayKey: string): string => dayKey.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(keyOf(Date.UTC(year, number - 1 + months, 1)));
}

/** @returns the weeks of a month, from Sunday to Saturday; null where another month has the day */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const leading = new Date(first).getUTCDay();
  const days = Math.round((Date.parse(`${addMonths(month, 1)}-01`) - Date.parse(first)) / DAY_MS);
  return Array.from({ length: Math.ceil((leading + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - leading;
      return day >= 0 && day < days ? addDays(first, day) : null;
    }),
  );
}

/**
 * Where a day stands: `early` is before the first daily, `today` has its dailies, `future` has not begun, and every other
 * one is in the archive.
 */
export type DayKind = 'early' | 'archive' | 'today' | 'future';

export function kindOfDay(dayKey: string, today: string): DayKind {
  if (dayKey === today) return 'today';
  if (dayKey > today) return 'future';
  return dayKey < FIRST_DAY ? 'early' : 'archive';
}
