import type { Page } from 'playwright-core';

/**
 * Opens the link of a mail, and presses the button of its page. Programs that check mail have fetched the link before,
 * which must not use it up.
 */
export async function openMailedLink(page: Page, link: string): Promise<void> {
  for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) await fetch(link, { method });
  await page.goto(link);
  await page.getByRole('main').getByRole('button').click();
  await page.waitForURL((url) => url.pathname !== '/link');
  expect(await page.evaluate(() => sessionStorage.getItem('emailed-link'))).toBeNull();
}
