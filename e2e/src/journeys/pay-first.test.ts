import { PHONE, useBrowser } from '../browser/use-browser';
import { AccountMenu, untilSigned } from '../pages/account';
import { CheckoutPage } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { linkMailedTo, newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';
import { openMailedLink } from '../pages/mailed-link';

const browser = useBrowser();

test('a guest pays in a new tab, creates the account there, and has the plan from the first sign-in', async () => {
  const plans = await browser.newVisitor(PHONE);
  const person = newPerson();
  const choose = async () => {
    const opened = plans.waitForEvent('popup');
    await plans.getByRole('button', { name: 'Choose Elite Access' }).click();
    const tab = await opened;
    await new CheckoutPage(tab).ready();
    return tab;
  };
  await plans.goto(`${urls.shell}/plans`);
  await plans.getByRole('link', { name: 'Stay on the free plan' }).waitFor();
  await expectGoodPage(plans);

  const page = await choose();
  await plans.getByRole('heading', { name: 'Pay in the other tab' }).waitFor();
  await expectGoodPage(plans);
  // A person who comes back and clicks again gets the same checkout.
  await plans.reload();
  const again = await choose();
  expect(again.url()).toBe(page.url());
  await again.close();
  await page.bringToFront();

  const checkout = new CheckoutPage(page);
  await checkout.pay('declined', person.email);
  await page.getByRole('alert').waitFor();
  await checkout.pay('succeeds');
  await page.waitForURL(`${urls.shell}/signup/account`);
  await page.getByText('Paid: $49.99').waitFor();
  await page.reload();
  await page.getByText(`We are sending your receipt to ${person.email}.`).waitFor();
  await page.getByText('Unlimited learning sessions').waitFor();
  await expectGoodPage(page);
  const email = page.getByLabel('Email', { exact: true });
  expect([await email.inputValue(), await email.isEditable()]).toEqual([person.email, false]);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).pressSequentially(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/cs_|account:/);

  // The new account is signed in automatically.
  await openMailedLink(page, await linkMailedTo(urls, person.email));
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByText('You have Elite Access').waitFor();
  await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
  await untilSigned(page, 'in');
  await new AccountMenu(page).open('Elite Member');
});
