import type { Page, Request } from 'playwright-core';

/** The games fetch ahead what a finished puzzle needs, some seconds after the board stands. */
const FETCHED_AHEAD_AFTER_MS = 3_000;

/** Turns the page's clock until the games' further parts are asked for, and resolves when they have come. */
export async function untilFetchedAhead(page: Page, gamesUrl: string): Promise<void> {
  const asked = new Set<Request>();
  const came = new Set<Request>();
  const isPart = (request: Request) => request.url().startsWith(gamesUrl);
  page.on('request', (request) => isPart(request) && asked.add(request));
  const firstCame = page.waitForEvent('requestfinished', isPart);
  page.on('requestfinished', (request) => isPart(request) && came.add(request));
  await page.clock.fastForward(FETCHED_AHEAD_AFTER_MS);
  await firstCame;
  while (came.size < asked.size) await page.waitForEvent('requestfinished', isPart);
}
