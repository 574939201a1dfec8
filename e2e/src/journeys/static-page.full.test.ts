import type { Page } from 'playwright-core';
import { PHONE, useBrowser } from '../browser/use-browser';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** A page whose app waits for its configuration, so that the static page can be used first. */
async function staticPage(path: string, device = {}) {
  const page = await browser.newVisitor(device);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/config.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(urls.shell + path, { waitUntil: 'commit' });
  await page.locator('#main').waitFor();
  const old = await page.locator('header').elementHandle();
  const startApp = async () => {
    release();
    await page.waitForFunction((header) => !header!.isConnected, old);
  };
  return { page, startApp };
}

/** The part of the page with the focused element, and its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return [element?.closest('header, main, footer')?.localName, element?.textContent];
  });

it('hands the scroll position over to the app, and keeps it when it is reloaded', async () => {
  const { page, startApp } = await staticPage('/privacy-policy', PHONE);
  await page.evaluate(() => window.scrollTo(0, 600));
  await startApp();
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await page.unroute('**/config.json');
  await page.reload();
  await page.waitForFunction(() => scrollY === 600 && document.documentElement.dataset['auth'] === 'out');
});

it.each([
  ['/', 'header a[href="/learn"]'],
  // The header has a link to the same address.
  ['/', '#main a[href="/signup"]'],
  ['/archive', 'header a[href="/puzzle-games"]'],
])('hands the focus over to the app: %s, %s', async (path, link) => {
  const { page, startApp } = await staticPage(path);
  await page.locator(link).first().focus();
  const before = await focused(page);
  await startApp();
  await page.waitForFunction(() => document.activeElement !== document.body);
  expect(await focused(page)).toEqual(before);
});

it('keeps what the skip link has reached', async () => {
  const { page, startApp } = await staticPage('/archive');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await startApp();
  await page.waitForFunction(() => document.activeElement?.id === 'main');
});
