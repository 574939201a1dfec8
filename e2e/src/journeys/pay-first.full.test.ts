import { useBrowser } from '../browser/use-browser';
import { AccountMenu, signIn } from '../pages/account';
import { CheckoutPage } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

test('a checkout that was left without paying creates no account', async () => {
  const plans = await browser.newVisitor();
  await plans.goto(`${urls.shell}/plans`);
  const opened = plans.waitForEvent('popup');
  await plans.getByRole('button', { name: 'Choose Elite Access' }).click();
  const page = await opened;
  const checkout = new CheckoutPage(page);
  await checkout.ready();
  await plans.getByRole('button', { name: 'I have paid: create my account' }).click();
  await plans.getByRole('heading', { name: 'Payment Verification Required' }).waitFor();
  await expectGoodPage(plans);
  await checkout.cancel();
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
});

test('a player who pays without signing in gets the plan by signing in after it', async () => {
  const { person } = await newPlayer(urls);
  const plans = await browser.newVisitor();
  await plans.goto(`${urls.shell}/plans`);
  const opened = plans.waitForEvent('popup');
  await plans.getByRole('button', { name: 'Choose Elite Access' }).click();
  const page = await opened;
  await new CheckoutPage(page).pay('succeeds', person.email);
  await page.getByLabel('Confirm Email').pressSequentially(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).pressSequentially(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('There is an account with this email address already.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
  await signIn(page, urls.shell, person);
  await page.getByText('Elite Access is active').waitFor();
  await new AccountMenu(page).open('Elite Member');
});
