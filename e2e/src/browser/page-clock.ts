import type { Locator } from 'playwright-core';

const STEP_MS = 150;
/** A minute of the page's time at most. */
const STEPS = 400;

/** Moves the page's clock, which must be installed, until something is visible. So a delay of the page costs no time. */
export async function untilSeen(wanted: Locator): Promise<void> {
  const first = wanted.first();
  for (let steps = 0; steps < STEPS && !(await first.isVisible()); steps += 1) {
    await first.page().clock.runFor(STEP_MS);
  }
  await first.waitFor();
}

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

const SECOND_MS = 1_000;
/** The longest day has 25 hours. */
const LONGEST_DAY_S = 25 * 3_600;

const keys = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The date in New York as the key of its day, such as "2026-11-21". */
export const newYorkDayKey = (epochMs: number): string => keys.format(epochMs);

/** The date in New York, such as "November 21, 2026". */
export const newYorkDay = (epochMs: number): string => calendar.format(epochMs);

/** The first second of tomorrow in New York, in epoch milliseconds. Found by halving the time between two instants. */
export function nextNewYorkMidnight(): number {
  const now = Date.now();
  const today = newYorkDay(now);
  let [same, later] = [0, LONGEST_DAY_S];
  while (later - same > 1) {
    const middle = Math.floor((same + later) / 2);
    if (newYorkDay(now + middle * SECOND_MS) === today) same = middle;
    else later = middle;
  }
  return now + later * SECOND_MS;
}
