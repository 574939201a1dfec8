import type { Page, Request } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { AccountMenu, signIn } from '../pages/account';
import { CheckoutPage } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { NewPasswordPage } from '../pages/new-password';
import { linkMailedTo, newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

const CHOSEN = 'three small words more';

/**
 * Pays as a guest.
 * @returns the tab, the return URL of the checkout, and the finished requests
 */
async function payAsGuest(email: string) {
  const plans = await browser.newVisitor();
  const requests: Request[] = [];
  plans.context().on('requestfinished', (request) => requests.push(request));
  await plans.goto(`${urls.shell}/plans`);
  const opened = plans.waitForEvent('popup');
  await plans.getByRole('button', { name: 'Choose Elite Access' }).click();
  const page = await opened;
  const back = page.waitForRequest((request) => request.url().includes('/signup/account?session_id=cs_'));
  await new CheckoutPage(page).pay('succeeds', email);
  const returnAddress = (await back).url();
  await page.getByLabel('Confirm Email').waitFor();
  return { page, returnAddress, requests };
}

async function createAccount(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Confirm Email').pressSequentially(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).pressSequentially(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test('a buyer on another device chooses the password by mail, and has the plan', async () => {
  const person = newPerson();
  const { returnAddress } = await payAsGuest(person.email);
  const other = await browser.newVisitor();
  await other.goto(returnAddress);
  await other.getByLabel('Confirm Email').waitFor();
  // Only the browser that paid knows the address.
  expect(await other.getByLabel('Email', { exact: true }).inputValue()).toBe('');
  await createAccount(other, person);
  await other.getByRole('heading', { name: 'Choose Your Password' }).waitFor();
  await other.getByText('We have sent you a mail in which you choose your password').waitFor();
  await expectGoodPage(other);
  await other.reload();
  await other.getByText(person.email).waitFor();

  const choosing = new NewPasswordPage(other);
  await choosing.open(await linkMailedTo(urls, person.email, 'recovery'));
  await choosing.choose(CHOSEN);
  await other.getByText('You can now sign in with your new password').waitFor();
  await signIn(other, urls.shell, { ...person, password: CHOSEN });
  await other.getByRole('button', { name: 'Skip for now' }).click();
  await other.getByText('You have Elite Access').waitFor();
  await other.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
  await new AccountMenu(other).open('Elite Member');
});

test('the browser that paid creates the account even after a stranger has used the return address', async () => {
  const person = newPerson();
  const { page, returnAddress } = await payAsGuest(person.email);
  const stranger = await browser.newVisitor();
  await stranger.goto(returnAddress);
  await stranger.getByLabel('Confirm Email').waitFor();
  await createAccount(stranger, { ...person, password: 'the password of a stranger' });
  await stranger.getByRole('heading', { name: 'Choose Your Password' }).waitFor();

  await page.reload();
  await createAccount(page, person);
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await linkMailedTo(urls, person.email, 'signup'));
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByText('You have Elite Access').waitFor();
});

test('the session of a checkout is in no URL of the page, and in no referrer', async () => {
  const person = newPerson();
  const { page, returnAddress, requests } = await payAsGuest(person.email);
  const id = new URL(returnAddress).searchParams.get('session_id') ?? 'none';
  const addresses = () =>
    page.evaluate(() => {
      const { navigation } = window as unknown as { navigation: { entries(): { url: string | null }[] } };
      return [location.href, ...navigation.entries().map(({ url }) => url)].join();
    });
  expect(page.url()).toBe(`${urls.shell}/signup/account`);
  expect(await addresses()).not.toContain('session_id');
  await page.reload();
  await page.getByLabel('Confirm Email').waitFor();
  await page.goto(`${urls.shell}/plans`);
  await page.getByText('You opened a checkout a while ago.').waitFor();
  await page.goBack();
  await page.getByLabel('Confirm Email').waitFor();
  expect(await addresses()).not.toContain('session_id');
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  const sent = headers.flatMap(({ referer }) => referer ?? []);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((referer) => referer.includes(id) || referer.includes('session_id'))).toEqual([]);
});
