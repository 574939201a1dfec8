import type { BrowserContextOptions } from 'playwright-core';
import { watchShifts } from '../browser/watch-shifts';
import { useBrowser } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

/** The budget: what a person can hardly see. */
const MOST = 0.01;

const PHONE = { viewport: { width: 390, height: 844 } };
const WIDE = { viewport: { width: 1280, height: 800 } };
const GUEST_PAGES = [
  '/',
  '/sum-grid',
  '/puzzle-games',
  '/mental-math-speed',
  '/demo',
  '/login',
  '/signup',
  '/upgrade',
  '/about',
];
const MEMBER_PAGES = ['/', '/sum-grid', '/puzzle-games', '/learn', '/practice', '/profile'];

const browser = useBrowser();

/** Every page at once: each has a browser context of its own. */
async function shiftsOf(paths: readonly string[], device: BrowserContextOptions) {
  const shifts = paths.map(async (path) => {
    const page = await browser.newVisitor(device);
    const shift = await watchShifts(page);
    await page.goto(urls.shell + path, { waitUntil: 'commit' });
    await page.locator('#main h1').first().waitFor();
    await page.locator('#main', { hasNotText: 'Loading' }).waitFor();
    // The last change is on the screen.
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    );
    return [path, await shift()] as const;
  });
  return (await Promise.all(shifts)).filter(([, shift]) => shift > MOST);
}

it.each([
  ['phone', PHONE],
  ['wide screen', WIDE],
] as const)('nothing jumps while a page loads for a guest on a %s', async (_, device) => {
  expect(await shiftsOf(GUEST_PAGES, device)).toEqual([]);
});

it('nothing jumps while a page loads for a member on a phone', async () => {
  const { signedIn } = await newPlayer(urls);
  expect(await shiftsOf(MEMBER_PAGES, { ...PHONE, ...signedIn })).toEqual([]);
});
