import type { BrowserContextOptions, Page } from 'playwright-core';

/** What stands in the storage of a device. */
export type Device = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * Makes each address that the page opens the first one of its device: nothing is in a cache, and the local storage holds
 * what is given. One such page for many addresses costs the machine less than a new device for each.
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
