import type { Page, Request } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { AccountMenu, signInHere } from '../pages/account';
import { payAsGuest } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { NewPasswordPage } from '../pages/new-password';
import { linkMailedTo, newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';
import { openMailedLink } from '../pages/mailed-link';

const browser = useBrowser();

const CHOSEN = 'three small words more';

/** Pays as a guest; also returns the finished requests. */
async function payAndWatch(email: string) {
  const plans = await browser.newVisitor();
  const requests: Request[] = [];
  plans.context().on('requestfinished', (request) => requests.push(request));
  return { ...(await payAsGuest(plans, urls.shell, email)), requests };
}

interface Fields {
  /** In another browser than the one that paid. */
  readonly email?: string;
  readonly password: string;
}

async function createAccount(page: Page, { email, password }: Fields) {
  if (email) {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Confirm Email').pressSequentially(email);
  }
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).pressSequentially(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test('a buyer on another device chooses the password by mail, and has the plan', async () => {
  const person = newPerson();
  const { returnAddress } = await payAndWatch(person.email);
  const other = await browser.newVisitor();
  await other.goto(returnAddress);
  await other.getByLabel('Confirm Email').waitFor();
  // Only the browser that paid knows the address.
  expect(await other.getByLabel('Email', { exact: true }).inputValue()).toBe('');
  await createAccount(other, person);
  await other.getByRole('heading', { name: 'Choose Your Password' }).waitFor();
  await other.getByText('We sent a link to choose your password to').waitFor();
  await expectGoodPage(other);
  await other.reload();
  await other.getByText(person.email).waitFor();

  const choosing = new NewPasswordPage(other);
  await choosing.open(await linkMailedTo(urls, person.email, 'recovery'));
  await choosing.choose(CHOSEN);
  await other.getByText('You can now sign in with your new password').waitFor();
  await signInHere(other, { ...person, password: CHOSEN });
  await other.getByRole('button', { name: 'Skip for now' }).click();
  await other.getByText('You have Elite Access').waitFor();
  await other.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
  await new AccountMenu(other).open('Elite Member');
});

test('the browser that paid creates the account even after a stranger has used the return address', async () => {
  const person = newPerson();
  const { page, returnAddress } = await payAndWatch(person.email);
  const stranger = await browser.newVisitor();
  await stranger.goto(returnAddress);
  await stranger.getByLabel('Confirm Email').waitFor();
  await createAccount(stranger, { ...person, password: 'the password of a stranger' });
  await stranger.getByRole('heading', { name: 'Choose Your Password' }).waitFor();

  await page.reload();
  await createAccount(page, { password: person.password });
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await openMailedLink(page, await linkMailedTo(urls, person.email, 'signup'));
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByText('You have Elite Access').waitFor();
});

test('the session of a checkout is in no URL of the page, and in no referrer', async () => {
  const person = newPerson();
  const { page, returnAddress, requests } = await payAndWatch(person.email);
  const id = new URL(returnAddress).searchParams.get('session_id') ?? 'none';
  const addresses = () =>
    page.evaluate(() => {
      const { navigation } = window as unknown as { navigation: { entries(): { url: string | null }[] } };
      return [location.href, ...navigation.entries().map(({ url }) => url)].join();
    });
  expect(page.url()).toBe(`${urls.shell}/signup/account`);
  expect(await addresses()).not.toContain('session_id');
  await page.reload();
  await page.getByLabel('Confirm Password').waitFor();
  await page.goto(`${urls.shell}/plans`);
  await page.getByText('You opened a checkout a while ago.').waitFor();
  await page.goBack();
  await page.getByLabel('Confirm Password').waitFor();
  expect(await addresses()).not.toContain('session_id');
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  const sent = headers.flatMap(({ referer }) => referer ?? []);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((referer) => referer.includes(id) || referer.includes('session_id'))).toEqual([]);
});
