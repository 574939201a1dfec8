import type { Page } from 'playwright-core';
import { accessibilityViolations, untilShown } from '../browser/accessibility';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const PUBLIC_PAGES = [
  '/',
  '/puzzle-games',
  '/sum-grid',
  '/sum-grid?mode=practice',
  '/multiplication-grid',
  '/combined-grid',
  '/mental-math-speed',
  '/addition-drill',
  '/demo',
  '/sum-grid-demo',
  '/multiplication-grid-demo',
  '/combined-grid-demo',
  '/login',
  '/signup',
  '/plans',
  '/upgrade',
  '/dashboard',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/legal-agreement',
  '/no-such-page',
];
const MEMBER_PAGES = [
  '/',
  '/dashboard',
  '/profile',
  '/puzzle-games',
  '/sum-grid',
  '/learn/techniques',
  '/learn/techniques/only-cell',
];

const browser = useBrowser();

/** What axe finds on each of the pages, after one another in one browser. */
async function violationsOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(urls.shell + path);
    await untilShown(page);
    found.push(...(await accessibilityViolations(page)).map((violation) => `${path} ${violation}`));
  }
  return found;
}

describe('axe finds nothing in either theme', () => {
  it('on the pages that a guest may open', async () => {
    expect(await violationsOn(await browser.newVisitor(), PUBLIC_PAGES)).toEqual([]);
  });

  it('on the pages of a signed-in player', async () => {
    const { signedIn } = await newPlayer(urls);
    expect(await violationsOn(await browser.newVisitor(signedIn), MEMBER_PAGES)).toEqual([]);
  });

  it('on a marked grid and on the completion dialog', async () => {
    const page = await browser.newVisitor();
    const sumGrid = new GridPage(page);
    await sumGrid.open(urls.shell);
    await sumGrid.fillByMouse(await sumGrid.solution());
    await sumGrid.submit.click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
