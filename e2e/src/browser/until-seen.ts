import type { Locator } from 'playwright-core';

const STEP_MS = 150;
/** A minute of the page's time at most. */
const STEPS = 400;

/** Turns the page's clock, which must be installed, until something shows: what the page waits for costs no time. */
export async function untilSeen(wanted: Locator): Promise<void> {
  const first = wanted.first();
  for (let steps = 0; steps < STEPS && !(await first.isVisible()); steps += 1) {
    await first.page().clock.runFor(STEP_MS);
  }
  await first.waitFor();
}
