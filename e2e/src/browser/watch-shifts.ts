import type { Page } from 'playwright-core';
import { untilShown } from './until-shown';

/** Hardly visible to a person, and ignored by search engines. */
export const MAX_SHIFT = 0.01;

type Shift = PerformanceEntry & { readonly value: number };

interface Watched {
  sum: number;
  readonly observer: PerformanceObserver;
}

/**
 * Sums up the layout shifts that browsers measure while a page loads; each navigation starts at 0. The code for the
 * page has no named function because the TypeScript loader would add a call that the page does not have.
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

/**
 * Opens an address in a watched page.
 * @returns its shift once the page is stable
 */
export async function shiftOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await untilShown(page);
  // The heading font is loaded, and applied where nothing moves.
  await page.waitForFunction(() => localStorage.getItem('letters') !== null);
  return shiftSoFar(page);
}

/** The shift of a watched page until now. */
export const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { watchedShifts } = window as unknown as { watchedShifts: Watched };
        // The last change has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            for (const { value } of watchedShifts.observer.takeRecords() as Shift[])
              watchedShifts.sum += value;
            resolve(watchedShifts.sum);
          }),
        );
      }),
  );
