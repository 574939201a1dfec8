import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { AccountMenu, untilSigned } from '../pages/account';
import { atStripe, sessionIdOf, upgrade } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

async function expectPlan(page: Page, plan: string) {
  await page.goto(`${urls.shell}/about`);
  await untilSigned(page, 'in');
  await new AccountMenu(page).open(plan);
  await page.keyboard.press('Escape');
}

test('a player upgrades in two tabs and pays once, cancels in the portal, and a refund ends the plan', async () => {
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor({ ...signedIn, colorScheme: 'dark' });
  const other = await page.context().newPage();
  await page.goto(`${urls.shell}/upgrade`);
  await page.getByRole('button', { name: 'Upgrade to Elite Access' }).waitFor();
  await expectGoodPage(page);
  const checkout = await upgrade(page, urls.shell);
  await upgrade(other, urls.shell);
  expect(other.url()).toBe(page.url());
  await checkout.pay('declined');
  await page.getByRole('alert').waitFor();
  await checkout.pay('succeeds');
  await page.waitForURL(`${urls.shell}/signup/success`);
  const session = await sessionIdOf(page);
  await page.getByText('Elite Access is active').waitFor();
  // The plan's features are available immediately, without reloading the page.
  const menu = new AccountMenu(page);
  await menu.open('Elite Member');
  await menu.darkMode.waitFor();
  await page.waitForURL(`${urls.shell}/dashboard`);

  // The other tab does not ask for another payment.
  await other.reload();
  await other.getByText('This checkout is complete').waitFor();
  await other.goto(`${urls.shell}/upgrade`);
  await other.getByText('Already Subscribed').waitFor();
  await expectGoodPage(other);

  await page.goto(`${urls.shell}/profile`);
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.getByRole('link', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText(/^Ends on|does not renew/).waitFor();
  await page.getByRole('link', { name: 'Return' }).click();
  await page.waitForURL(`${urls.shell}/profile`);
  await atStripe(urls, 'deliveries/settle', {});
  await expectPlan(page, 'Elite Member');

  await atStripe(urls, 'refunds', { session });
  await expectPlan(page, 'Free Account');
});
