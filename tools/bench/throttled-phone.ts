import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** 1.5 Mbit/s, 560 ms for each request. */
const LINE = { offline: false, latency: 560, downloadThroughput: 187_500, uploadThroughput: 93_750 };
const SLOWER_CPU = 4;

export interface ThrottledPhone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A phone on a slow line, with a processor four times slower, in a browser that has seen nothing yet. The caller closes its context. */
export async function throttledPhone(
  browser: Browser,
  device: BrowserContextOptions = {},
): Promise<ThrottledPhone> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...device });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return { context, page, cdp };
}
