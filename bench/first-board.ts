import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { scriptBytes, sequentialRounds, type PageRequest } from './network-rounds';

/** A throttled phone: 1.5 Mbit/s, 560 ms for each request, a processor four times slower. */
const PHONE = { offline: false, latency: 560, downloadThroughput: 187_500, uploadThroughput: 93_750 };
const SLOWER_CPU = 4;

export interface FirstBoard {
  /** Gzip bytes of JavaScript before the board took a digit. */
  scriptBytes: number;
  /** Network rounds after the HTML, one after the other. */
  rounds: number;
  /** Milliseconds from the navigation to an open cell, noted inside the page. */
  milliseconds: number;
  /** Milliseconds from the navigation to the first content on the screen. */
  firstPaint: number;
  /** Milliseconds from a key to the picture with its digit, rounded to 8 by the browser. */
  digitPaint: number;
}

interface Marks {
  openCell?: number;
  digitPaint?: number;
}

/** Notes in the page when an open cell is there and how long a key took, so that no waiting from outside is measured. */
function noteMarks(): void {
  const marks: Marks = {};
  Object.assign(window, { marks });
  new MutationObserver(() => {
    const cell = document.querySelector('[data-testid^="cell-"]:not([data-state="given"])');
    if (cell) marks.openCell ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') marks.digitPaint = Math.max(marks.digitPaint ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const marksOf = (page: Page) =>
  page.evaluate(() => {
    const { marks } = window as unknown as { marks: Marks };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...marks, firstPaint: paint?.startTime ?? 0 };
  });

/** Opens the address in a browser that has never seen it and types a 5 as soon as an open cell takes it. */
export async function firstBoard(
  browser: Browser,
  url: string,
  device: BrowserContextOptions = {},
): Promise<FirstBoard> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...device });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteMarks);
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

    await page.goto(url, { waitUntil: 'commit' });
    const open = page.locator('[data-testid^="cell-"]:not([data-state="given"])').first();
    await open.waitFor({ timeout: 60_000 });
    await open.press('5');
    await page
      .locator('[data-testid^="cell-"]:not([data-state="given"])', { hasText: '5' })
      .first()
      .waitFor();
    const { openCell = NaN, digitPaint = 0, firstPaint } = await marksOf(page);
    return {
      scriptBytes: scriptBytes(done),
      rounds: sequentialRounds(done),
      milliseconds: openCell,
      firstPaint,
      digitPaint,
    };
  } finally {
    await context.close();
  }
}
