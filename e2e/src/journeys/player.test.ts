import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { AccountMenu, becomePlayer, signIn, signUp, untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { SAVED } from '../pages/saved-results';
import { newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

async function expectDoneForToday(page: Page): Promise<void> {
  await page.goto(`${urls.shell}/sum-grid`);
  await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
  await page.getByRole('timer').first().waitFor();
  await page.getByText('midnight EST').first().waitFor();
}

describe('a new player', () => {
  it("signs up, confirms the mail, solves today's grid once, and finds it complete on every device", async () => {
    const page = await browser.newVisitor();
    const person = await becomePlayer(page, urls);
    await page.waitForURL(`${urls.shell}/`);

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

    // Another device, which has only what the server knows.
    const elsewhere = await browser.newVisitor();
    await signIn(elsewhere, urls.shell, person);
    await expectDoneForToday(elsewhere);
  });

  it('is not let in before the mail is confirmed', async () => {
    const person = newPerson();
    const page = await browser.newVisitor();
    await signUp(page, urls.shell, person);
    await page.goto(`${urls.shell}/login`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page
      .getByText(/Email verification/)
      .first()
      .waitFor();
    await untilSigned(page, 'out');
  });

  it('reads that the password is wrong', async () => {
    const page = await browser.newVisitor();
    await page.goto(`${urls.shell}/login`);
    await page.getByLabel('Email').fill('nobody@example.test');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Either email or password is wrong. Please check your credentials.').waitFor();
  });
});
