import type { BrowserContextOptions, Page } from 'playwright-core';

/** The contents of a device's storage. */
export type Device = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * Opens each address as if it were the first one on its device: empty caches, and only the given local storage. Reusing
 * one page for many addresses is cheaper than a new device for each.
 */
export async function keepCold(page: Page, device?: Pick<Device, 'origins'>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable', { maxTotalBufferSize: 0 });
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript((origins) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of origins.find(({ origin }) => origin === location.origin)?.localStorage ??
      [])
      localStorage.setItem(name, value);
  }, device?.origins ?? []);
}
