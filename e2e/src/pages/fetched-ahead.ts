import type { Page, Request } from 'playwright-core';

/** The games fetch ahead what a finished puzzle needs, so long after the board stands. */
export const FETCHED_AHEAD_AFTER_MS = 3_000;

/** It comes with the part that sums a finished puzzle up. */
const WORDS_OF_THE_END = 'Go Back to Dashboard';

/** Resolves when what the games fetch ahead has come. Listens from the call on, so call it before the page is opened. */
export async function fetchedAhead(page: Page, gamesUrl: string): Promise<void> {
  const onTheWay = new Set<Request>();
  const isPart = (request: Request) => request.url().startsWith(gamesUrl);
  page.on('request', (request) => isPart(request) && onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  await page.waitForResponse(
    async (response) => isPart(response.request()) && (await response.text()).includes(WORDS_OF_THE_END),
  );
  while (onTheWay.size > 0) await page.waitForEvent('requestfinished', isPart);
}
