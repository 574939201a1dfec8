import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { AccountMenu, signIn } from '../pages/account';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { SAVED } from '../pages/saved-results';
import { spoil } from '../pages/solve-grid';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

async function openGrid() {
  const page = await browser.newVisitor();
  const grid = new GridPage(page);
  await grid.open(urls.shell);
  return { page, grid };
}

async function expectDoneForToday(page: Page): Promise<void> {
  await page.goto(`${urls.shell}/sum-grid`);
  await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
  await page.getByRole('timer').first().waitFor();
  await page.getByText('midnight EST').first().waitFor();
}

describe('a guest', () => {
  it("opens today's Sum Grid with an empty cache, solves it by keyboard and is asked to create an account", async () => {
    const { page, grid } = await openGrid();
    await new GridKeyboard(page, grid).solve();

    await page.getByText('Excellent! All correct answers!').first().waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Share Results' }).waitFor();
    await dialog.getByRole('link', { name: 'Create Account' }).waitFor();
    await dialog.getByRole('link', { name: 'Sign In' }).waitFor();
  });

  it('sees which answers are wrong, corrects them, and finds the daily complete after a reload', async () => {
    const { page, grid } = await openGrid();
    const solution = await grid.solution();
    await grid.fillByMouse(spoil(solution, await grid.read()));
    await grid.submit.click();
    await page.getByText('Some answers are incorrect. Check the red squares!').first().waitFor();
    await grid.cellsThatAre('wrong').first().waitFor();
    expect(await grid.cellsThatAre('given').count()).toBe(3);

    await grid.mend(solution);
    await grid.submit.click();
    await page.getByText('Excellent! All correct answers!').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
    await page.getByRole('timer', { name: 'Next challenge in' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor();
  });
});

it("a player solves today's grid once, and finds it complete on every device", async () => {
  const { person, signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  const sumGrid = new GridPage(page);
  await sumGrid.open(urls.shell);
  await sumGrid.fillByMouse(await sumGrid.solution());
  await sumGrid.submit.click();
  await page.getByText('Excellent! All correct answers!').first().waitFor();
  await page.getByText(SAVED).waitFor();
  await expectDoneForToday(page);
  await page.goto(`${urls.shell}/dashboard`);
  await page.getByRole('link', { name: /^Sum Grid: solved in/ }).waitFor();

  await new AccountMenu(page).signOut();
  await signIn(page, urls.shell, person);
  await expectDoneForToday(page);

  // Another device, which has only the server's data.
  const elsewhere = await browser.newVisitor();
  await signIn(elsewhere, urls.shell, person);
  await expectDoneForToday(elsewhere);
});
