import type { Page } from 'playwright-core';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { signInHere } from '../pages/account';
import { PAGES_OF } from '../pages/every-page';
import { GridPage } from '../pages/grid';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Cookies and site data blocked, a private window or a full disk, and an app that shows pages without storage. */
const BROWSERS = {
  'refuses access': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'has no storage': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { value: null });
    }
  },
} as const;
const NAMES = Object.keys(BROWSERS) as (keyof typeof BROWSERS)[];

async function newVisitor(name: keyof typeof BROWSERS): Promise<Page> {
  const page = await browser.newVisitor();
  await page.addInitScript(BROWSERS[name]);
  return page;
}

/** What a page without storage may not claim. */
const UNTRUE =
  /\b(kept|saved|stored|stays?|wait) on (this|your) device\b|come along when you join|\bscores? (is|are) kept|saved time/i;

/** Resolves when the browser asks whether to leave. The person stays. */
async function untilAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

describe.each(NAMES)('a browser whose storage %s', (name) => {
  it('says that a game is lost with the page, and asks before it reloads one', async () => {
    const page = await newVisitor(name);
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/sum-grid');
    await page.getByText(/is not saving data for this site, so your game is lost/).waitFor();
    await grid.fillByMouse(await grid.solution());
    await untilAsked(page);
    await grid.submit.click();
    const dialog = page.getByRole('dialog', { name: 'Puzzle complete!' });
    await dialog.getByText(/this result is lost when you close or reload the page/).waitFor();
    expect(await dialog.innerText()).not.toMatch(UNTRUE);
    await untilAsked(page);
  });

  it('says before signing in how long that lasts, and asks before a reload signs the person out', async () => {
    const { person } = await newPlayer(urls);
    const page = await newVisitor(name);
    await page.goto(`${urls.shell}/login`);
    await page
      .getByText('You stay signed in until you close or reload this page.', { exact: false })
      .waitFor();
    await signInHere(page, person);
    await untilAsked(page);
    expect(await page.locator('html').getAttribute('data-auth')).toBe('in');
    // Signing out needs no warning.
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.locator('html[data-auth="out"]').waitFor();
    await page.reload();
    await untilShown(page);
  });
});

it('no page claims to store something on a device that stores nothing', async () => {
  const page = await newVisitor('refuses access');
  const claims: string[] = [];
  for (const path of PAGES_OF.guest) {
    // Describes all browsers.
    if (/policy|legal/.test(path)) continue;
    await page.goto(urls.shell + path);
    await untilShown(page);
    const text = await page.locator('body').innerText();
    const claim = UNTRUE.exec(text)?.[0];
    if (claim) claims.push(`${path}: ${claim}`);
  }
  expect(claims).toEqual([]);
});

it('a browser that stores everything asks nothing', async () => {
  const page = await browser.newVisitor();
  const grid = new GridPage(page);
  await grid.open(urls.shell, '/sum-grid');
  await grid.fillByMouse(await grid.solution());
  page.on('dialog', () => {
    throw new Error('asked before a reload that loses nothing');
  });
  await page.reload();
  await grid.grid.waitFor();
  expect(await grid.cellsThatAre('filled').count()).toBeGreaterThan(0);
  expect(await page.getByText(/is not saving data for this site/).count()).toBe(0);
});
