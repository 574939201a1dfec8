import type { Page } from 'playwright-core';
import { untilShown } from './until-shown';

/** What a person can hardly see, and search engines do not count. */
export const MOST_SHIFT = 0.01;

type Shift = PerformanceEntry & { readonly value: number };

interface Watched {
  sum: number;
  readonly observer: PerformanceObserver;
}

/**
 * Adds up how far the contents jump while a page loads, as browsers measure it; each navigation begins at 0. The code for
 * the page has no named function: the TypeScript loader would add a call to it that the page does not know.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = {
      sum: 0,
      observer: new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as Shift[]) watched.sum += value;
      }),
    };
    watched.observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { watchedShifts: watched });
  });
}

/** Opens an address in a watched page. @returns its shift until it has come to rest */
export async function shiftOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await untilShown(page);
  // The font of the headings has come, and is shown where nothing moves by it.
  await page.waitForFunction(() => localStorage.getItem('letters') !== null);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { watchedShifts } = window as unknown as { watchedShifts: Watched };
        // The last change is on the screen.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            for (const { value } of watchedShifts.observer.takeRecords() as Shift[])
              watchedShifts.sum += value;
            resolve(watchedShifts.sum);
          }),
        );
      }),
  );
}
