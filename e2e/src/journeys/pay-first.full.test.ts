import { useBrowser } from '../browser/use-browser';
import { AccountMenu, signInHere } from '../pages/account';
import { CheckoutPage } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { newPerson, newPlayer } from '../platform/accounts';
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

test('an address that no account can have is refused before paying, and a good one is fixed at the checkout', async () => {
  const plans = await browser.newVisitor();
  const { email } = newPerson();
  await plans.goto(`${urls.shell}/plans`);
  const field = plans.getByLabel('Email (optional)');
  const choose = plans.getByRole('button', { name: 'Choose Elite Access' });
  await field.fill('josé@example.test');
  await choose.click();
  await plans.getByText('Please enter a valid email address, without accents or spaces.').waitFor();
  await expectGoodPage(plans);
  await field.fill(`r&d-${email}`);
  const opened = plans.waitForEvent('popup');
  await choose.click();
  const page = await opened;
  await new CheckoutPage(page).ready();
  await page.getByText(`r&d-${email}`).waitFor();
  await new CheckoutPage(page).pay('succeeds');
  await page.getByText(`We are sending your receipt to r&d-${email}.`).waitFor();
});

test('a player who pays without signing in gets the plan by signing in after it', async () => {
  const { person } = await newPlayer(urls);
  const plans = await browser.newVisitor();
  await plans.goto(`${urls.shell}/plans`);
  const opened = plans.waitForEvent('popup');
  await plans.getByRole('button', { name: 'Choose Elite Access' }).click();
  const page = await opened;
  await new CheckoutPage(page).pay('succeeds', person.email);
  await page.getByRole('heading', { name: 'You Already Have an Account' }).waitFor();
  await page.getByText('Paid: $49.99').waitFor();
  await expectGoodPage(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
  await signInHere(page, person);
  await page.getByText('Elite Access is active').waitFor();
  await new AccountMenu(page).open('Elite Member');
});
