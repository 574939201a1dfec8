import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly username: string;
}

/** Somebody whom no other test knows. */
export function newPerson(): Person {
  const id = randomUUID().slice(0, 8);
  return {
    email: `ada-${id}@example.test`,
    password: 'nine-digits-once',
    firstName: 'Ada',
    username: `ada_${id}`,
  };
}

/** Resolves when the page says whether somebody is signed in. */
export async function untilSigned(page: Page, state: 'in' | 'out'): Promise<void> {
  await page.locator(`html[data-auth="${state}"]`).waitFor();
}

export async function signUp(page: Page, shellUrl: string, { email, password }: Person): Promise<void> {
  await page.goto(`${shellUrl}/signup`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // Pasting is off in this field, so it is typed.
  await page.getByLabel('Confirm Password', { exact: true }).pressSequentially(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText(email).first().waitFor();
}

export async function signIn(page: Page, shellUrl: string, { email, password }: Person): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/login')) await page.goto(`${shellUrl}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await untilSigned(page, 'in');
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page
    .getByRole('button', { name: 'Sign Out' })
    .or(page.getByRole('menuitem', { name: 'Sign Out' }))
    .click();
  await untilSigned(page, 'out');
}

/** The four steps that stand before everything else for a new account. */
export async function completeProfile(page: Page, { firstName, username }: Person): Promise<void> {
  await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('First name').fill(firstName);
  await next.click();
  await page.getByLabel('Username').fill(username);
  await page.getByText('Username is available!').waitFor();
  await next.click();
  await page.getByLabel('Profile color').waitFor();
  await next.click();
  await page.getByLabel('Country').selectOption('GB');
  await page.getByRole('button', { name: 'Complete Setup!' }).click();
  await page.getByText('Profile setup complete!').first().waitFor();
}
