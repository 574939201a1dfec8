import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../browser/accessibility';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { becomePlayer, untilSigned } from '../pages/account';
import { linkMailedTo, newPerson, newPlayer, type Person } from '../platform/accounts';
import { urls } from '../platform/ports';
import { openMailedLink } from '../pages/mailed-link';

const browser = useBrowser();

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${urls.shell}/profile`);
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
}

/** Requests another address, and opens the link in the mail that arrives there. */
async function changeEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('A confirmation email has been sent to your new email address.').waitFor();
  await openMailedLink(page, await linkMailedTo(urls, email));
  await page.getByText('Your new email address is confirmed.').waitFor();
  await page.waitForURL(`${urls.shell}/profile`);
  await page.getByRole('definition').getByText(email).waitFor();
}

async function downloadData(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  return text(await download.createReadStream());
}

const storedOnDevice = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

async function expectSignInRefused(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(`${urls.shell}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Either email or password is wrong. Please check your credentials.').waitFor();
}

test('a person sets up a profile, changes it, exports the data and deletes the account', async () => {
  const page = await browser.newVisitor();
  const person = await becomePlayer(page, urls);
  await page.waitForURL(`${urls.shell}/`);

  await openSettings(page);
  await page.getByLabel('First name').fill('Augusta');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Your changes are saved.').waitFor();
  const { email } = newPerson();
  await changeEmail(page, email);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  const data = JSON.parse(await downloadData(page)) as {
    account: { id: string; email: string };
    tables: { profiles: { first_name: string; username: string }[] };
  };
  expect(data).toMatchObject({
    account: { email },
    tables: { profiles: [{ first_name: 'Augusta', username: person.username }] },
  });
  expect(await storedOnDevice(page)).toContain(data.account.id);

  await page.getByLabel('Type this word to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByText('Your account and all its data have been deleted.').waitFor();
  await page.waitForURL(`${urls.shell}/`);
  await untilSigned(page, 'out');
  expect(await storedOnDevice(page)).not.toContain(data.account.id);

  await expectSignInRefused(page, { ...person, email });
  await expectSignInRefused(page, person);

  const other = await browser.newVisitor((await newPlayer(urls)).signedIn);
  await openSettings(other);
  await other.getByLabel('Username').fill(person.username);
  // It rests for 30 days.
  await other.getByText('Username is already taken').waitFor();
});

test('axe finds nothing on the setup steps, even with an error', async () => {
  const page = await browser.newVisitor((await newPlayer(urls)).signedIn);
  const found: string[] = [];
  for (const step of ['name', 'username', 'color', 'country']) {
    await page.goto(`${urls.shell}/profile?setup=true&step=${step}`);
    await untilShown(page);
    found.push(...(await accessibilityViolations(page)));
  }
  await page.goto(`${urls.shell}/profile?setup=true&step=username`);
  await page.getByLabel('Username').fill('admin');
  await page.getByText('Username is already taken').waitFor();
  found.push(...(await accessibilityViolations(page)));
  expect(found).toEqual([]);
});
