import type { Page } from 'playwright-core';

/** What each daily earns. */
const XP = { 'Sum Grid': 50, 'Multiplication Grid': 75, 'Combined Grid': 100 } as const;
export type DailyName = keyof typeof XP;

/** The dashboard lists today's daily once, and none of the dailies that it lists has earned more than once. */
export async function expectCountedOnce(page: Page, shellUrl: string, daily: DailyName): Promise<void> {
  await page.goto(`${shellUrl}/dashboard`);
  await expectListedOnce(page, daily);
}

/** The same of the dashboard that is open, which is not loaded anew. */
export async function expectListedOnce(page: Page, daily: DailyName): Promise<void> {
  const results = page.getByRole('table').getByRole('row');
  await results.filter({ hasText: daily }).first().waitFor();
  const listed = (await results.allInnerTexts()).slice(1);
  expect(listed.filter((row) => row.includes(daily))).toHaveLength(1);
  const earned = Object.entries(XP).filter(([name]) => listed.some((row) => row.includes(name)));
  const total = earned.reduce((sum, [, xp]) => sum + xp, 0);
  await page.getByText(`+${total} today`).waitFor();
}
