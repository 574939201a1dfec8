import type { Locator, Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { SAVED } from '../pages/saved-results';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Solves the daily on the screen and returns the dialog over it. */
async function solve(page: Page): Promise<Locator> {
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  const dialog = page.getByRole('dialog', { name: 'Puzzle complete!' });
  await dialog.waitFor();
  return dialog;
}

const fold = (page: Page, words: string) =>
  page.getByRole('region', { name: "Today's puzzles" }).getByText(words);

/** The addresses or labels of the actions whose fill color is unique. */
const standsOut = (page: Page) =>
  page.locator('main a, main button').evaluateAll((actions) => {
    const fills = actions.map((action) => getComputedStyle(action).backgroundColor);
    const isAlone = (fill = '') =>
      !/^rgba\(.*, 0\)$/.test(fill) && fills.filter((other) => other === fill).length === 1;
    return actions
      .filter((_, at) => isAlone(fills[at]))
      .map((action) => action.getAttribute('href') ?? action.textContent);
  });

describe('the daily card', () => {
  it('leads a guest from the landing page through all dailies to sharing', async () => {
    const page = await browser.newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    page.on('dialog', (alert) => void alert.accept());
    await page.goto(urls.shell);
    await page.getByRole('link', { name: "Play today's Sum Grid" }).click();
    let dialog = await solve(page);
    await dialog.getByRole('link', { name: 'Next: Multiplication Grid, +75 XP' }).click();
    await page.waitForURL(/multiplication-grid$/);
    dialog = await solve(page);
    await dialog.getByRole('link', { name: 'Next: Combined Grid, +100 XP' }).click();
    await page.waitForURL(/combined-grid$/);
    dialog = await solve(page);
    await dialog.getByText(/^All solved, /).waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: "Share Today's Puzzles" }).click();
    await dialog.getByText('Results copied to clipboard!').waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toMatch(/^Ninefold #\d+ · all solved in \d/);
    const link = shared.split('\n').at(-1) ?? '';
    expect(link).toMatch(/\/share\/stamp\/\d{4}-\d{2}-\d{2}\/\d+$/);
    expect(link.startsWith(urls.payments)).toBe(true);

    await dialog.getByRole('link', { name: 'Go Back to Puzzles' }).click();
    await page.getByRole('heading', { name: 'Puzzles' }).waitFor();
    await page.getByRole('link', { name: 'Lesson or practice: 5 minutes' }).waitFor();
    expect(await standsOut(page)).toEqual(["Share Today's Puzzles"]);
  });

  it('continues for a member from another device', async () => {
    const { signedIn } = await newPlayer(urls);
    const phone = await browser.newVisitor(signedIn);
    const laptop = await browser.newVisitor(signedIn);
    await phone.goto(`${urls.shell}/sum-grid`);
    const dialog = await solve(phone);
    await dialog.getByText(SAVED).waitFor();

    await laptop.goto(`${urls.shell}/puzzle-games`);
    await fold(laptop, 'Sum Grid: solved in').waitFor({ state: 'attached' });
    await laptop.getByRole('link', { name: 'See Result' }).waitFor();
    expect(await standsOut(laptop)).toEqual(['/multiplication-grid']);
    await laptop.goto(`${urls.shell}/multiplication-grid`);
    const next = await solve(laptop);
    await next.getByText(SAVED).waitFor();
    await next.getByRole('link', { name: 'Next: Combined Grid, +100 XP' }).waitFor();

    await phone.goto(`${urls.shell}/`);
    await fold(phone, 'Multiplication Grid: solved in').waitFor({ state: 'attached' });
    await phone.getByRole('link', { name: 'Play Combined Grid' }).click();
    await phone.waitForURL(/combined-grid$/);
  });
});
