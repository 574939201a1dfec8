const DAY_MS = 86_400_000;

/** @throws RangeError unless the day key is a calendar date written YYYY-MM-DD */
export function addDays(dayKey: string, days: number): string {
  const start = Date.parse(`${dayKey}T00:00:00Z`);
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== dayKey) {
    throw new RangeError(`"${dayKey}" is not a date written YYYY-MM-DD.`);
  }
  return new Date(start + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days the second day is after the first. */
export const daysUntil = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** `count` days in a row, the given one first. */
export const daysFrom = (dayKey: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) => addDays(dayKey, day));
