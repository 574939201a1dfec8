import type { Page } from 'playwright-core';
import { PHONE, useBrowser } from '../browser/use-browser';
import { signUp, untilSigned } from '../pages/account';
import { expectGoodPage } from '../pages/good-page';
import { linkMailedTo, newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';
import { openMailedLink } from '../pages/mailed-link';

const browser = useBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a new member goes from the form through mail, link and questions to the start page, with reloads on the way', async () => {
  const waiting = await browser.newVisitor(PHONE);
  const person = newPerson();
  await signUp(waiting, urls.shell, person);
  const check = waiting.getByRole('button', { name: 'I have verified my email' });
  await check.click();
  await waiting.getByText('Email not verified yet.').waitFor();
  await waiting.goBack();
  await heading(waiting, 'Create Your Account').waitFor();
  expect(await waiting.getByLabel('Email').inputValue()).toBe(person.email);
  await waiting.goForward();
  await waiting.reload();
  await waiting.getByText(person.email).waitFor();
  await expectGoodPage(waiting);
  // The reload dropped the password, and the page still knows which sign-up it waits for.
  await check.click();
  await waiting.getByText('Email not verified yet.').waitFor();

  // The link opens another tab in the same browser.
  const page = await waiting.context().newPage();
  await openMailedLink(page, await linkMailedTo(urls, person.email));
  await untilSigned(waiting, 'in');
  await heading(page, 'Tell Us About Yourself').waitFor();
  await expectGoodPage(page);
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill('Lovelace');
  await next.click();
  await heading(page, 'Where are you in math?').waitFor();
  await page.reload();
  await heading(page, 'Where are you in math?').waitFor();
  await page.goBack();
  await heading(page, 'What is your name?').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe(person.firstName);
  await next.click();
  await page.getByLabel('College').check();
  await next.click();
  await expectGoodPage(page);
  await page.getByLabel('Build skills').check();
  await next.click();
  await page.getByLabel('30+ minutes').check();
  await page.getByRole('button', { name: 'Finish' }).click();

  await heading(page, 'Complete Your Profile').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Compare the plans' }).click();
  await page.getByRole('button', { name: 'Stay on the free plan' }).click();
  await page.getByRole('button', { name: 'Complete Setup!' }).click();
  await page.waitForURL(`${urls.shell}/`);

  // The waiting tab follows, and an old sign-up address leads home.
  await untilSigned(waiting, 'in');
  await waiting.goto(`${urls.shell}/signup?step=onboarding&part=2`);
  await waiting.waitForURL(`${urls.shell}/`);
});
