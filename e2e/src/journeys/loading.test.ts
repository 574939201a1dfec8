import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Holds back the scripts of the games from now on. @returns lets them pass */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${urls.games}/*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('a visitor with a slow connection', () => {
  it("reads that the games are loading, and then practice's puzzle", async () => {
    const page = await browser.newVisitor();
    const release = await holdScripts(page);
    // The page preloads the games' scripts, so its load event waits for them too.
    await page.goto(`${urls.shell}/puzzle-games`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('status').getByText('Loading...').waitFor();
    release();
    const practice = page.getByRole('link', { name: 'Play for Fun' }).first();
    await practice.waitFor();

    const releasePuzzle = await holdScripts(page);
    await practice.click();
    await page.getByRole('status').getByText('Loading puzzle...').waitFor();
    releasePuzzle();
    await new GridPage(page).grid.waitFor();
  });
});

it('the rule of a grid is read before its code has come', async () => {
  const page = await browser.newVisitor();
  const release = await holdScripts(page);
  await page.goto(`${urls.shell}/sum-grid`, { waitUntil: 'domcontentloaded' });
  const rule = page.getByText('Place 1 to 9, each once, so that every row and column adds up to its target.');
  await rule.waitFor();
  expect(await new GridPage(page).grid.count()).toBe(0);
  release();
  await new GridPage(page).grid.waitFor();
  await rule.waitFor();
});

describe('an application that cannot start', () => {
  it('says so on a plain page, whose button loads it again', async () => {
    const page = await browser.newVisitor();
    await page.route('**/config.json', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${urls.shell}/sum-grid`);
    await page.getByRole('heading', { name: 'Loading Error' }).waitFor();
    await page.getByText('There was an error loading the application.').waitFor();
    await page.getByText('Please check the console for details.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await new GridPage(page).grid.waitFor();
  });
});
