import type { BrowserContextOptions } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { MOST_SHIFT, shiftOf, watchShifts } from '../browser/watch-shifts';
import { PAGES_OF, SCREENS } from '../pages/every-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Each person on both sizes and in both themes; `npm run bench -- shifts` takes every person to every screen. */
const SCREENS_OF = {
  guest: ['phone, light', 'wide, dark'],
  member: ['phone, dark', 'wide, light'],
} as const;

/** On a device on which nothing is kept yet: there a late font or style sheet would move the page. */
async function coldShift(path: string, device: BrowserContextOptions): Promise<number> {
  const page = await browser.newVisitor(device);
  await watchShifts(page);
  return shiftOf(page, urls.shell + path);
}

/** The screens on which the page jumps while it loads, each with how far. */
async function jumps(path: string, person: keyof typeof SCREENS_OF, session: BrowserContextOptions = {}) {
  const found = SCREENS_OF[person].map(async (name) => {
    const shift = await coldShift(path, { ...SCREENS[name], ...session });
    return shift > MOST_SHIFT ? [`${name}: ${shift}`] : [];
  });
  return (await Promise.all(found)).flat();
}

it.each(PAGES_OF.guest)('nothing jumps while %s loads for a guest', async (path) => {
  expect(await jumps(path, 'guest')).toEqual([]);
});

describe('for a member', () => {
  let session: BrowserContextOptions;
  beforeAll(async () => void (session = (await newPlayer(urls)).signedIn));

  it.each(PAGES_OF.member)('nothing jumps while %s loads', async (path) => {
    expect(await jumps(path, 'member', session)).toEqual([]);
  });
});
