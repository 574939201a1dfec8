import type { Browser, BrowserContextOptions } from 'playwright-core';
import { MAX_SHIFT, shiftOf, watchShifts } from '../../e2e/src/browser/watch-shifts';
import { PAGES_OF, SCREENS } from '../../e2e/src/pages/every-page';
import { newPlayer } from '../../e2e/src/platform/accounts';
import { launch } from './launch';
import { runningPlatform } from './running-platform';

/** A person's first page: nothing of it is on the device. */
async function coldShift(browser: Browser, url: string, device: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await watchShifts(page);
    return await shiftOf(page, url);
  } finally {
    await context.close();
  }
}

/** The shift of every page on every screen, cold. @returns whether none is above the bound */
export async function benchLayoutShifts(): Promise<boolean> {
  const platform = await runningPlatform();
  const browser = await launch();
  try {
    const { signedIn } = await newPlayer(platform.urls);
    const rows: Record<string, Record<string, number>> = {};
    for (const [person, paths] of Object.entries(PAGES_OF)) {
      for (const path of paths) {
        const row: Record<string, number> = (rows[`${path}, ${person}`] = {});
        for (const [name, screen] of Object.entries(SCREENS)) {
          const device = person === 'member' ? { ...screen, ...signedIn } : screen;
          const shift = await coldShift(browser, platform.urls.shell + path, device);
          row[name] = Number(shift.toFixed(4));
        }
      }
    }
    console.log(`\nLayout shift while a page loads, on an empty device: at most ${MAX_SHIFT}`);
    console.table(rows);
    return Object.values(rows).every((row) => Object.values(row).every((shift) => shift <= MAX_SHIFT));
  } finally {
    await browser.close();
    await platform.stop();
  }
}
