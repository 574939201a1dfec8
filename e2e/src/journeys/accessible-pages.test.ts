import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../browser/accessibility';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { MEMBERS_PAGES, PAGES_OF } from '../pages/every-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

/** Pages for all visitors, which show something else to a person who is signed in. */
const KNOW_THE_PLAYER = ['/', '/dashboard', '/puzzle-games', '/sum-grid'];

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
  it('on the pages of a guest', async () => {
    expect(await violationsOn(await browser.newVisitor(), PAGES_OF.guest)).toEqual([]);
  });

  it('on the pages of a signed-in player', async () => {
    const { signedIn } = await newPlayer(urls);
    expect(
      await violationsOn(await browser.newVisitor(signedIn), [...KNOW_THE_PLAYER, ...MEMBERS_PAGES]),
    ).toEqual([]);
  });
});
