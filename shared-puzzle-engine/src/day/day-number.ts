const DAY_MS = 86_400_000;

/**
 * Days from 1970-01-01 to a day key, negative before it.
 * @throws RangeError unless the key is a calendar date written YYYY-MM-DD.
 */
export function dayNumber(dayKey: string): number {
  const time = Date.parse(dayKey);
  // Date.parse also takes other notations, and moves 30 February into March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== dayKey) {
    throw new RangeError(`A day key is a calendar date written YYYY-MM-DD, not "${dayKey}".`);
  }
  return time / DAY_MS;
}
