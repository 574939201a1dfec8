import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

const LEAKED = 'https://api.pwnedpasswords.com/range/*';
const RULES = '**/guessable-password.*.js';

async function signUp(page: Page, password: string) {
  const { email } = newPerson();
  await page.goto(`${urls.shell}/signup`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').pressSequentially(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  return email;
}

it('a leaked password is rejected, unless the list cannot be reached', async () => {
  const page = await browser.newVisitor();
  const password = 'a password of somebody else';
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  await page.route(LEAKED, (route) =>
    route.fulfill({ body: `${digest.slice(5)}:3`, headers: { 'access-control-allow-origin': '*' } }),
  );
  const requested = page.waitForRequest(LEAKED);
  await signUp(page, password);
  await page.getByText(/in a list of leaked passwords/).waitFor();
  expect((await requested).url()).toBe(`https://api.pwnedpasswords.com/range/${digest.slice(0, 5)}`);

  await page.unroute(LEAKED);
  await signUp(page, password);
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
});

it('the server rejects an easy password when the rules file cannot be loaded, and the form keeps its values', async () => {
  const page = await browser.newVisitor();
  await page.route(RULES, (route) => route.abort());
  const email = await signUp(page, 'Summer2024!');
  await page.getByText(/Password is easy to guess/).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Summer2024!');

  await page.unroute(RULES);
  await page.getByLabel('Password', { exact: true }).fill('three small words more');
  await page.getByLabel('Confirm Password').clear();
  await page.getByLabel('Confirm Password').pressSequentially('three small words more');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
});
