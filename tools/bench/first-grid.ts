import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { scriptBytes, sequentialRounds, type PageRequest } from './network-rounds';
import { throttledPhone } from './throttled-phone';

export interface FirstGrid {
  /** Gzip bytes of JavaScript before the grid took a digit. */
  scriptBytes: number;
  /** Network rounds after the HTML, one after the other. */
  rounds: number;
  /** Milliseconds from the navigation to an open cell, noted inside the page. */
  milliseconds: number;
  /** Milliseconds from the navigation to the first content on the screen. */
  firstPaint: number;
  /** Milliseconds from a key to the picture with its digit, the longest of some, rounded to 8 by the browser. */
  digitPaint: number;
}

interface Marks {
  openCell?: number;
  keys: number[];
}

/** Notes in the page when an open cell is there and how long keys took, so that no waiting from outside is measured. */
function noteMarks(): void {
  const marks: Marks = { keys: [] };
  Object.assign(window, { marks });
  new MutationObserver(() => {
    const cell = document.querySelector('[data-testid^="cell-"]:not([data-state="given"])');
    if (cell) marks.openCell ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') marks.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const marksOf = (page: Page) =>
  page.evaluate(() => {
    const { marks } = window as unknown as { marks: Marks };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...marks, firstPaint: paint?.startTime ?? NaN };
  });

const OPEN_CELL = '[data-testid^="cell-"]:not([data-state="given"])';

/** Opens the address in a browser that has never seen it, and types a 5 as soon as an open cell takes it, and others later. */
export async function firstGrid(
  browser: Browser,
  url: string,
  device: BrowserContextOptions = {},
): Promise<FirstGrid> {
  const { context, page, cdp } = await throttledPhone(browser, device);
  try {
    await page.addInitScript(noteMarks);
    const done = recordRequests(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    const cell = page.locator(OPEN_CELL).first();
    await cell.waitFor({ timeout: 60_000 });
    await cell.press('5');
    await page.locator(OPEN_CELL, { hasText: '5' }).first().waitFor();
    const atFirstDigit = [...done];
    await page.waitForLoadState('networkidle');
    // The entry may follow the paint.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const { openCell = NaN, firstPaint } = await marksOf(page);
    return {
      scriptBytes: scriptBytes(atFirstDigit),
      rounds: sequentialRounds(atFirstDigit),
      milliseconds: openCell,
      firstPaint,
      digitPaint: await digitPaint(page),
    };
  } finally {
    await context.close();
  }
}

/** The requests that have ended, but for the page itself. The list grows. */
function recordRequests(cdp: CDPSession): readonly PageRequest[] {
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
  return done;
}

/** What browsers report: shorter times have no entry. */
const SHORTEST_MS = 16;

/**
 * Types digits one after the other, as a person does: the page has come to rest before each.
 * @returns the longest time to the next picture
 */
async function digitPaint(page: Page): Promise<number> {
  const cell = page.locator(OPEN_CELL).first();
  await cell.focus();
  let before = 0;
  for (const digit of ['1', '2', '3', '4']) {
    await atRest(page);
    // The first one of them is compiled while it runs.
    if (digit === '2') before = (await marksOf(page)).keys.length;
    await page.keyboard.press(digit);
  }
  await atRest(page);
  return Math.max(SHORTEST_MS, ...(await marksOf(page)).keys.slice(before));
}

/** As long as a quick player takes from one digit to the next. */
const atRest = (page: Page) => page.evaluate(() => new Promise((rest) => setTimeout(rest, 500)));
