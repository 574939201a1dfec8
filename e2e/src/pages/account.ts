import type { Locator, Page } from 'playwright-core';
import { linkMailedTo, newPerson, type Person } from '../platform/accounts';
import type { PlatformUrls } from '../platform/ports';
import { openMailedLink } from './mailed-link';

/** Resolves when the page shows whether a person is signed in. */
export async function untilSigned(page: Page, state: 'in' | 'out'): Promise<void> {
  await page.locator(`html[data-auth="${state}"]`).waitFor();
}

export async function signUp(page: Page, shellUrl: string, { email, password }: Person): Promise<void> {
  await page.goto(`${shellUrl}/signup`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // This field does not allow pasting.
  await page.getByLabel('Confirm Password', { exact: true }).pressSequentially(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.getByText(email).first().waitFor();
}

/** Opens the sign-in page and signs in. */
export async function signIn(page: Page, shellUrl: string, person: Person): Promise<void> {
  await page.goto(`${shellUrl}/login`);
  await signInHere(page, person);
}

/**
 * Signs in on the sign-in page that is open or opens by itself. Opening its URL instead would abort a sign-out under way
 * and forget where the sign-in leads.
 */
export async function signInHere(page: Page, { email, password }: Person): Promise<void> {
  const submit = page.getByRole('button', { name: 'Sign In' });
  await submit.waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
  await untilSigned(page, 'in');
}

/** The four onboarding questions of a new account. */
async function answerQuestions(page: Page, { firstName }: Person): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Lovelace');
  await next.click();
  await page.getByLabel('College').check();
  await next.click();
  await page.getByLabel('Build skills').check();
  await next.click();
  await page.getByRole('button', { name: 'Finish' }).click();
}

/** The rest is proposed once the name is known; username and country are changed. */
async function completeProfile(page: Page, { username }: Person): Promise<void> {
  await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('button', { name: 'Change username' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByText('Username is available!').waitFor();
  await next.click();
  await page.getByLabel('Country').selectOption('GB');
  await page.getByRole('button', { name: 'Complete Setup!' }).click();
  await page.getByText('Profile setup complete!').first().waitFor();
}

/**
 * Signs up through the pages: the form, the mail that signs in, the questions and the profile. `newPlayer` is faster
 * where the sign-up is not the subject.
 */
export async function becomePlayer(page: Page, urls: PlatformUrls): Promise<Person> {
  const person = newPerson();
  await signUp(page, urls.shell, person);
  await openMailedLink(page, await linkMailedTo(urls, person.email));
  await page.waitForURL(`${urls.shell}/**`);
  await answerQuestions(page, person);
  await completeProfile(page, person);
  return person;
}

/** The account menu in the header. */
export class AccountMenu {
  readonly darkMode: Locator;
  readonly upgrade: Locator;

  constructor(private readonly page: Page) {
    this.darkMode = page.getByRole('switch', { name: 'Dark mode' });
    this.upgrade = page.getByRole('link', { name: 'Upgrade to Elite Access' });
  }

  /** Opens the menu and waits for the plan's name. */
  async open(planName: string): Promise<void> {
    await this.page.getByRole('button', { name: /Account menu/ }).click();
    await this.page.getByText(planName, { exact: true }).waitFor();
    await this.page.getByRole('link', { name: 'Settings & Profile' }).waitFor();
  }

  theme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }

  /** Opens the menu and signs out. */
  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /Account menu/ }).click();
    const item = { name: 'Sign Out' };
    await this.page.getByRole('button', item).or(this.page.getByRole('menuitem', item)).click();
    await untilSigned(this.page, 'out');
  }
}
