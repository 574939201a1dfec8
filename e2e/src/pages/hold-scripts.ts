import type { Page } from 'playwright-core';
import { urls } from '../platform/ports';

/**
 * Holds back a remote's scripts from now on.
 * @returns a function that releases them
 */
export async function holdScripts(page: Page, origin = urls.games): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${origin}/*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
