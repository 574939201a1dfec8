import type { Today } from '@ninefold/contracts';
import { secondsToReset } from 'shared-puzzle-engine';

/** The server counts in whole seconds, and its response takes time: a smaller difference means nothing. */
const TOLERANCE_MS = 2_500;

/** How far the server's clock is ahead of the device's, in milliseconds. */
export function serverOffset(today: Today, deviceNow: number): number {
  // Noon in New York is 16:00 or 17:00 UTC, so this instant is within the day in every season.
  const thatDay = Date.parse(`${today.day_key}T17:00:00Z`);
  const reset = thatDay + secondsToReset(thatDay) * 1000;
  const offset = reset - today.seconds_to_reset * 1000 - deviceNow;
  return Math.abs(offset) < TOLERANCE_MS ? 0 : offset;
}
