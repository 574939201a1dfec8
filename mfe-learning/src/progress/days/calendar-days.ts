const DAY = 86_400_000;

/** @param days can be negative */
export function addDays(dayKey: string, days: number): string {
  return new Date(Date.parse(dayKey) + days * DAY).toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY);
}

/** 0 is Monday. */
export function weekdayOf(dayKey: string): number {
  return (new Date(dayKey).getUTCDay() + 6) % 7;
}
