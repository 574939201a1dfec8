import type { Locator, Page } from 'playwright-core';
import { untilLoaded } from './page-loads';

const STEP_MS = 150;

/**
 * The longest delay of a page that does not involve loading. The clock is not advanced further, because on a busy
 * machine the page would give up its requests before they could finish.
 */
const LONGEST_DELAY_MS = 2_000;

/** Advances the page's clock, which must be installed, until something is visible. */
export async function untilSeen(wanted: Locator): Promise<void> {
  const first = wanted.first();
  for (let passed = 0; passed < LONGEST_DELAY_MS && !(await first.isVisible()); passed += STEP_MS) {
    await first.page().clock.runFor(STEP_MS);
  }
  await first.waitFor();
}

/** Advances the page's time in one step. Not for use while something is loading: the page would treat it as too slow. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await untilLoaded(page);
  await page.clock.fastForward(milliseconds);
}

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

const SECOND_MS = 1_000;
/** The longest day has 25 hours. */
const LONGEST_DAY_S = 25 * 3_600;

const keys = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The date in New York as a day key, such as "2026-11-21". */
export const newYorkDayKey = (epochMs: number): string => keys.format(epochMs);

/** The date in New York, such as "November 21, 2026". */
export const newYorkDay = (epochMs: number): string => calendar.format(epochMs);

/** The first second of tomorrow in New York, in epoch milliseconds, found by bisection. */
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
