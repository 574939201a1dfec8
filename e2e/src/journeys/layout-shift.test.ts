import type { BrowserContextOptions } from 'playwright-core';
import { watchShifts } from '../browser/watch-shifts';
import { useBrowser } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

/** The budget: what a person can hardly see. */
const MOST = 0.01;

const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'light' } as const;
const WIDE = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const;
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
  '/dashboard',
  '/addition-drill',
  '/reset-password',
  '/not-a-page',
];
const MEMBER_PAGES = [
  '/',
  '/sum-grid',
  '/puzzle-games',
  '/learn',
  '/practice',
  '/progress',
  '/profile',
  '/about',
];

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

describe.each([
  ['phone', PHONE],
  ['wide screen in the dark', WIDE],
] as const)('on a %s nothing jumps while a page loads', (_, device) => {
  it('for a guest', async () => {
    expect(await shiftsOf(GUEST_PAGES, device)).toEqual([]);
  });

  it('for a member', async () => {
    const { signedIn } = await newPlayer(urls);
    expect(await shiftsOf(MEMBER_PAGES, { ...device, ...signedIn })).toEqual([]);
  });
});
