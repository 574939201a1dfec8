import type { BrowserContextOptions, Page } from 'playwright-core';
import { MOST_SHIFT, shiftOf, watchShifts } from '../browser/watch-shifts';
import { useBrowser } from '../browser/use-browser';
import { PAGES_OF, SCREENS } from '../pages/every-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

/** Tabs of one device, so that code which one has loaded is compiled once. */
const TABS = 3;

const browser = useBrowser();

/** The pages that jump, each with how far. */
async function jumpsOn(device: BrowserContextOptions, paths: readonly string[]) {
  const first = await browser.newVisitor(device);
  const others = Array.from({ length: TABS - 1 }, () => first.context().newPage());
  const rest = [...paths];
  const jumps: [string, number][] = [];
  async function walk(page: Page) {
    await watchShifts(page);
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      const shift = await shiftOf(page, urls.shell + path);
      if (shift > MOST_SHIFT) jumps.push([path, shift]);
    }
  }
  await Promise.all([first, ...(await Promise.all(others))].map(walk));
  return jumps;
}

describe.each(Object.entries(SCREENS))(
  'on a screen that is %s, nothing jumps while a page loads',
  (_, screen) => {
    it('for a guest', async () => {
      expect(await jumpsOn(screen, PAGES_OF.guest)).toEqual([]);
    });

    it('for a member', async () => {
      const { signedIn } = await newPlayer(urls);
      expect(await jumpsOn({ ...screen, ...signedIn }, PAGES_OF.member)).toEqual([]);
    });
  },
);
