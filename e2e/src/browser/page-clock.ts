import type { Locator, Page } from 'playwright-core';
import { untilLoaded } from './page-loads';

const STEP_MS = 150;

/**
 * The longest delay of a page that no load is part of. The clock goes no further ahead: on a busy machine the page would
 * give up what it loads before anything could arrive.
 */
const LONGEST_DELAY_MS = 2_000;

/** Moves the page's clock, which must be installed, through a delay of the page, until something is visible. */
export async function untilSeen(wanted: Locator): Promise<void> {
  const first = wanted.first();
  for (let passed = 0; passed < LONGEST_DELAY_MS && !(await first.isVisible()); passed += STEP_MS) {
    await first.page().clock.runFor(STEP_MS);
  }
  await first.waitFor();
}

/** So much of the page's time passes at once. Not while something is loading: the page would give it up as too slow. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await untilLoaded(page);
  await page.clock.fastForward(milliseconds);
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
