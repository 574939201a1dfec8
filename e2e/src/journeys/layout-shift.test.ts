import type { BrowserContextOptions } from 'playwright-core';
import { MOST_SHIFT, shiftOf, watchShifts } from '../browser/watch-shifts';
import { useBrowser } from '../browser/use-browser';
import { PAGES_OF, SCREENS } from '../pages/every-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** The pages that jump, each with how far. One after the other in one tab: a tab in the background draws no frames. */
async function jumpsOn(screen: string, device: BrowserContextOptions, paths: readonly string[]) {
  const page = await browser.newVisitor(device);
  await watchShifts(page);
  const jumps: string[] = [];
  for (const path of paths) {
    const shift = await shiftOf(page, urls.shell + path);
    if (shift > MOST_SHIFT) jumps.push(`${path} on a screen that is ${screen}: ${shift}`);
  }
  return jumps;
}

/** All screens at once, each with a device of its own. */
async function jumps(paths: readonly string[], person: BrowserContextOptions = {}) {
  const screens = Object.entries(SCREENS);
  const found = screens.map(([name, screen]) => jumpsOn(name, { ...screen, ...person }, paths));
  return (await Promise.all(found)).flat();
}

describe('nothing jumps while a page loads, on a phone and wide, light and dark', () => {
  it('for a guest', async () => {
    expect(await jumps(PAGES_OF.guest)).toEqual([]);
  });

  it('for a member', async () => {
    const { signedIn } = await newPlayer(urls);
    expect(await jumps(PAGES_OF.member, signedIn)).toEqual([]);
  });
});
