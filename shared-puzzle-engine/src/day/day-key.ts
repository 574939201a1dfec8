const DAY_MS = 86_400_000;

/**
 * Days from 1970-01-01 to a day key, negative before it.
 * @throws RangeError unless the key is a calendar date written YYYY-MM-DD.
 */
export function dayNumber(dayKey: string): number {
  const time = Date.parse(dayKey);
  // Date.parse accepts other notations, and turns February 30 into March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== dayKey) {
    throw new RangeError(`A day key is a calendar date written YYYY-MM-DD, not "${dayKey}".`);
  }
  return time / DAY_MS;
}

/**
 * The day that a daily puzzle belongs to: New York's calendar date at an instant, YYYY-MM-DD.
 * @throws RangeError for a time that is not a finite number of milliseconds.
 */
export function dayKeyAt(epochMs: number): string {
  return wallClock(epochMs).dayKey;
}

/**
 * Whole seconds to the next midnight in New York, rounded up: 1 to 90,000 (a day is 23 or 25 hours long
 * when the clocks change).
 * @throws RangeError for a time that is not a finite number of milliseconds.
 */
export function secondsToReset(epochMs: number): number {
  const tomorrow = Date.parse(`${dayKeyAt(epochMs)}T00:00:00Z`) + DAY_MS;
  // The clocks change at 2 a.m., so an error of one hour in the first offset does not cross the change.
  const midnight = tomorrow - offsetAt(tomorrow - offsetAt(epochMs));
  return Math.ceil((midnight - epochMs) / 1000);
}

/** Offset of New York from UTC in milliseconds, negative for behind. */
const offsetAt = (epochMs: number): number => wallClock(epochMs).shown - Math.floor(epochMs / 1000) * 1000;

interface WallClock {
  readonly dayKey: string;
  /** New York's local time as if it were UTC, in epoch milliseconds truncated to seconds. */
  readonly shown: number;
}

let format: Intl.DateTimeFormat | undefined;

function wallClock(epochMs: number): WallClock {
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(epochMs)) part[type] = value;
  const dayKey = `${part.year}-${part.month}-${part.day}`;
  return { dayKey, shown: Date.parse(`${dayKey}T${part.hour}:${part.minute}:${part.second}Z`) };
}
