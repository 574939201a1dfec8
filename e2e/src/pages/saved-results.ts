import type { Page, Request } from 'playwright-core';

/** What pages show about a finished result, and how it is sent. */

export const PENDING = 'Kept on this device. It is sent to your account as soon as the connection allows.';
export const SAVED = 'Saved to your account.';
export const GUEST_ONLY = 'Kept on this device only.';
export const IMPORTED = 'We added 1 result that you played before signing in.';

/** The only call that saves results. */
export const saveCall = (supabaseUrl: string): string => `${supabaseUrl}/rest/v1/rpc/save_results*`;

/** How long after the grid appears the games prefetch what a finished puzzle needs. */
export const FETCHED_AHEAD_AFTER_MS = 3_000;

/** It arrives with the summary of a finished puzzle. */
const WORDS_OF_THE_END = 'Go Back to Dashboard';

/**
 * Resolves when the games' prefetched code has arrived. It listens from the call on, so call it before opening the
 * page.
 */
export async function fetchedAhead(page: Page, gamesUrl: string): Promise<void> {
  const running = new Set<Request>();
  const isPart = (request: Request) => request.url().startsWith(gamesUrl);
  page.on('request', (request) => isPart(request) && running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  await page.waitForResponse(
    async (response) => isPart(response.request()) && (await response.text()).includes(WORDS_OF_THE_END),
  );
  while (running.size > 0) await page.waitForEvent('requestfinished', isPart);
}

/** The XP of each daily. */
const XP = { 'Sum Grid': 50, 'Multiplication Grid': 75, 'Combined Grid': 100 } as const;
export type DailyName = keyof typeof XP;

/** The dashboard lists today's daily once, and no daily has earned XP more than once. */
export async function expectCountedOnce(page: Page, shellUrl: string, daily: DailyName): Promise<void> {
  await page.goto(`${shellUrl}/dashboard`);
  await expectListedOnce(page, daily);
}

/** The same for the open dashboard, without reloading it. */
export async function expectListedOnce(page: Page, daily: DailyName): Promise<void> {
  const results = page.getByRole('table').getByRole('row');
  await results.filter({ hasText: daily }).first().waitFor();
  const listed = (await results.allInnerTexts()).slice(1);
  expect(listed.filter((row) => row.includes(daily))).toHaveLength(1);
  const earned = Object.entries(XP).filter(([name]) => listed.some((row) => row.includes(name)));
  const total = earned.reduce((sum, [, xp]) => sum + xp, 0);
  await page.getByText(`+${total} today`).waitFor();
}
