const DAY_MS = 86_400_000;

/** @throws RangeError unless the day key is a calendar date written YYYY-MM-DD */
function startOf(dayKey: string): number {
  const start = Date.parse(`${dayKey}T00:00:00Z`);
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== dayKey) {
    throw new RangeError(`"${dayKey}" is not a date written YYYY-MM-DD.`);
  }
  return start;
}

/** @throws RangeError unless the day key is a calendar date */
export const addDays = (dayKey: string, days: number): string =>
  new Date(startOf(dayKey) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The number of days from the first day to the second.
 * @throws RangeError unless both are calendar dates
 */
export const daysUntil = (from: string, to: string): number => (startOf(to) - startOf(from)) / DAY_MS;

/** `count` consecutive days, starting with the given one. */
export const daysFrom = (dayKey: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) => addDays(dayKey, day));
