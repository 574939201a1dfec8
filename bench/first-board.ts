import type { Browser } from 'playwright-core';
import { scriptBytes, sequentialRounds, type PageRequest } from './network-rounds';

/** A throttled phone: 1.5 Mbit/s, 560 ms for each request, a processor four times slower. */
const PHONE = { offline: false, latency: 560, downloadThroughput: 187_500, uploadThroughput: 93_750 };
const SLOWER_CPU = 4;

export interface FirstBoard {
  /** Gzip bytes of JavaScript before the board took a digit. */
  scriptBytes: number;
  /** Network rounds after the HTML, one after the other. */
  rounds: number;
  /** Milliseconds from the navigation to the digit. */
  milliseconds: number;
}

/** Opens the address in a browser that has never seen it and types a 5 as soon as an open cell takes it. */
export async function firstBoard(browser: Browser, url: string): Promise<FirstBoard> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const pending = new Map<string, Omit<PageRequest, 'finishedAt' | 'bytes'>>();
    const done: PageRequest[] = [];
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
      if (type === 'Document') return;
      pending.set(requestId, { url: request.url, startedAt: timestamp, isScript: type === 'Script' });
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      const request = pending.get(requestId);
      if (request && /javascript/.test(response.mimeType)) request.isScript = true;
    });
    // What the preload hints brought is not asked for again: it costs no round.
    cdp.on('Network.requestServedFromCache', ({ requestId }) => pending.delete(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = pending.get(requestId);
      if (request) done.push({ ...request, finishedAt: timestamp, bytes: encodedDataLength });
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', PHONE);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });

    const start = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const open = page.locator('[data-testid^="cell-"]:not([data-state="given"])').first();
    await open.waitFor({ timeout: 60_000 });
    await open.press('5');
    await page
      .locator('[data-testid^="cell-"]:not([data-state="given"])', { hasText: '5' })
      .first()
      .waitFor();
    const milliseconds = performance.now() - start;
    return { scriptBytes: scriptBytes(done), rounds: sequentialRounds(done), milliseconds };
  } finally {
    await context.close();
  }
}
