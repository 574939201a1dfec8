import { keepCold } from '../browser/cold-device';
import { useBrowser } from '../browser/use-browser';
import { MOST_SHIFT, shiftOf, watchShifts } from '../browser/watch-shifts';
import { PAGES_OF, SCREENS } from '../pages/every-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Each test loads all pages of a person. */
jest.setTimeout(180_000);

/** Each person on both sizes and in both themes; `npm run bench -- shifts` takes every person to every screen. */
const PEOPLE = [
  ['guest', 'phone, light'],
  ['guest', 'wide, dark'],
  ['member', 'phone, dark'],
  ['member', 'wide, light'],
] as const;

const SESSIONS = {
  guest: async () => undefined,
  member: async () => (await newPlayer(urls)).signedIn.storageState,
};

// On a device on which nothing is kept a late font or style sheet moves the page.
it.each(PEOPLE)('no page jumps while it loads for a %s: %s', async (person, screen) => {
  const page = await browser.newVisitor(SCREENS[screen]);
  await keepCold(page, await SESSIONS[person]());
  await watchShifts(page);
  const jumps: string[] = [];
  for (const path of PAGES_OF[person]) {
    const shift = await shiftOf(page, urls.shell + path).catch(String);
    if (!(Number(shift) <= MOST_SHIFT)) jumps.push(`${path}: ${shift}`);
  }
  expect(await page.locator('html').getAttribute('data-auth')).toBe(person === 'member' ? 'in' : 'out');
  expect(jumps).toEqual([]);
});
