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
  // The clocks change at 02:00, so an hour's error in the first offset still falls on the right side of it.
  const midnight = tomorrow - offsetAt(tomorrow - offsetAt(epochMs));
  return Math.ceil((midnight - epochMs) / 1000);
}

/** How far New York's clocks are from UTC at an instant, in milliseconds (negative: behind). */
const offsetAt = (epochMs: number): number => wallClock(epochMs).shown - Math.floor(epochMs / 1000) * 1000;

interface WallClock {
  /** The calendar date, YYYY-MM-DD. */
  readonly dayKey: string;
  /** What a clock in New York shows, as if it were UTC, in epoch milliseconds and whole seconds. */
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
