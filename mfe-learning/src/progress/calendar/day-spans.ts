import type { CalendarDay } from './weeks';

/** Days in a row with the same state. */
interface DaySpan {
  readonly state: CalendarDay['state'];
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

/** The calendar in a few rows instead of one for each day, oldest first. */
export function daySpansOf(days: readonly CalendarDay[]): DaySpan[] {
  const all: DaySpan[] = [];
  for (const { dayKey, state } of days) {
    const last = all.at(-1);
    if (last?.state === state) all[all.length - 1] = { ...last, to: dayKey, days: last.days + 1 };
    else all.push({ state, from: dayKey, to: dayKey, days: 1 });
  }
  return all;
}
