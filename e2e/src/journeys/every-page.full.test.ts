import { accessibilityViolations } from '../browser/accessibility';
import { keepCold } from '../browser/cold-device';
import { useBrowser } from '../browser/use-browser';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/watch-shifts';
import { LEARN_PAGES, MEMBERS_PAGES, PAGES_OF, SCREENS } from '../pages/every-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Each person in both sizes and both themes; `npm run bench -- shifts` visits every screen as every person. */
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

/** Where axe runs on the wide screen: of the public pages, only those that show members something else. */
const AXE_PAGES: Readonly<Record<keyof typeof PAGES_OF, readonly string[]>> = {
  guest: PAGES_OF.guest,
  member: ['/', '/dashboard', '/puzzle-games', '/sum-grid', ...LEARN_PAGES, ...MEMBERS_PAGES],
};

// On a device without stored data, a late font or style sheet shifts the page.
it.each(PEOPLE)('no page shifts while it loads or fails axe for a %s: %s', async (person, screen) => {
  const { viewport, colorScheme } = SCREENS[screen];
  const page = await browser.newVisitor({ viewport, colorScheme });
  await keepCold(page, await SESSIONS[person]());
  await watchShifts(page);
  const faults: string[] = [];
  for (const path of PAGES_OF[person]) {
    const shift = await shiftOf(page, urls.shell + path).catch(String);
    if (!(Number(shift) <= MAX_SHIFT)) faults.push(`${path}: ${shift}`);
    if (!screen.startsWith('wide') || !AXE_PAGES[person].includes(path)) continue;
    // The example loads after the page.
    if (path === '/embed') await page.getByTestId('grid').waitFor();
    faults.push(...(await accessibilityViolations(page)).map((violation) => `${path}: ${violation}`));
    // axe has checked both themes.
    await page.emulateMedia({ colorScheme });
  }
  expect(await page.locator('html').getAttribute('data-auth')).toBe(person === 'member' ? 'in' : 'out');
  expect(faults).toEqual([]);
});
