import type { Page } from 'playwright-core';

/** What a person can hardly see, and search engines do not count. */
export const MOST_SHIFT = 0.01;

interface Watched {
  shiftSoFar(): number;
}

/** Adds up, from each navigation on, how far the contents jump while a page loads: as browsers measure it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const { value } of entries as (PerformanceEntry & { value: number })[]) sum += value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftSoFar() {
        add(observer.takeRecords());
        return sum;
      },
    });
  });
}

/** Opens an address in a watched page. @returns its shift until it has come to rest */
export async function shiftOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#main h1').first().waitFor();
  await page.locator('#main', { hasNotText: 'Loading' }).waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { shiftSoFar } = window as unknown as Watched;
        // The last change is on the screen.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shiftSoFar())));
      }),
  );
}
