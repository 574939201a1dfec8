import type { Locator, Page } from 'playwright-core';
import type { Person } from '../platform/accounts';
import { GridPage } from './grid';
import { SAVED } from './saved-results';

/** What a friend group shows about a member. */
export const rowOf = (page: Page, { username }: Pick<Person, 'username'>): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: username }) });

export const says = (page: Page, person: Person, words: string | RegExp): Promise<void> =>
  rowOf(page, person).getByText(words).waitFor({ state: 'attached' });

export const press = (page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> =>
  page.getByRole(role, { name, exact: true }).click();

export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();

/** The code that a page shows to its owner, in two groups. */
export const readCode = async (part: Page | Locator): Promise<string> =>
  (await part.getByTestId('invitation-code').innerText()).trim();

/** What a visitor needs for `copyLink`. */
export const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

/** @returns the link that this button copies, alone or in a message */
export async function copyLink(page: Page, button: string): Promise<string> {
  await press(page, 'button', button);
  await page.getByText('The link is copied.').waitFor();
  return /https?:\S+/.exec(await page.evaluate(() => navigator.clipboard.readText()))?.[0] ?? '';
}

/**
 * Creates a friend group from its empty page.
 * @returns its invitation code
 */
export async function makeGroup(page: Page, name: string): Promise<string> {
  await press(page, 'button', 'Make a group');
  // Filling it in would not reach React in Firefox, whose protocol has no command for it.
  await page.getByLabel('Group name').pressSequentially(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Make a group' }).click();
  await heading(page, 'Nobody else has joined yet');
  await press(page, 'button', 'Group options');
  const code = await readCode(page.getByRole('dialog'));
  await press(page, 'button', 'Close');
  return code;
}

/** Follows the invitation to a group of this name. */
export async function join(page: Page, name: string): Promise<void> {
  await heading(page, `Join “${name}”?`);
  await press(page, 'button', 'Join');
}

/**
 * Solves the daily that `open` leads to, up to its saved result.
 * @param wait advances the time by what a person needs at least, because shorter times are not compared
 */
export async function solveDaily(
  page: Page,
  open: () => Promise<unknown>,
  wait: () => Promise<void>,
): Promise<void> {
  const started = page.waitForResponse(/rpc\/start_daily/);
  await open();
  await started;
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await wait();
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  await page.getByRole('dialog', { name: 'Puzzle complete!' }).getByText(SAVED).waitFor();
}
