import type { Page } from 'playwright-core';
import { untilAnnounced, untilFocused, untilFocusInside, untilRefused } from '../browser/focus';
import { checkByKey, pressByKey, sendByKey, tabTo, typeByKey } from '../browser/tab-to';
import type { Person } from '../platform/accounts';
import { untilSigned } from './account';

/** The forms of an account by keyboard only. Each step ends where the next key is pressed. */
export class AccountKeyboard {
  constructor(private readonly page: Page) {}

  /** Fills either sign-up form, up to the inbox page. `fields` come before the password. */
  async createAccount({ password }: Person, fields: Readonly<Record<string, string>>): Promise<void> {
    const { page } = this;
    for (const [label, text] of Object.entries(fields)) await typeByKey(page, label, text);
    await typeByKey(page, 'Password', '12345');
    await sendByKey(page, 'Confirm Password', '12345');
    await untilRefused(page, 'Password', 'Password must be at least 6 characters long');
    await sendByKey(page, 'Password', password);
    await untilRefused(page, 'Confirm Password', 'Passwords do not match');
    await typeByKey(page, 'Confirm Password', password);
    await checkByKey(page);
    await pressByKey(page, 'button', 'Create Account');
    await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
    await untilFocusInside(page);
  }

  async signIn(email: string, password: string): Promise<void> {
    const { page } = this;
    await typeByKey(page, 'Email', email);
    await sendByKey(page, 'Password', password);
    await untilSigned(page, 'in');
    await untilFocusInside(page);
  }

  /** The four onboarding questions. */
  async answerQuestions({ firstName }: Person): Promise<void> {
    const { page } = this;
    await pressByKey(page, 'button', 'Next');
    await untilRefused(page, 'First name', 'First name is required');
    await typeByKey(page, 'First name', firstName);
    await sendByKey(page, 'Last name', 'Lovelace');
    await untilFocused(page, 'heading', 'Where are you in math?');
    await tabTo(page, 'radio', 'Beginner');
    await page.keyboard.press('ArrowDown');
    await untilFocused(page, 'radio', 'Elementary school');
    await page.keyboard.press('Enter');
    await untilFocused(page, 'heading', 'What would you like to reach?');
    await pressByKey(page, 'button', 'Next');
    await untilRefused(page, 'Prepare for an exam', 'Please choose at least one goal');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await untilFocused(page, 'heading', 'When do you like to study?');
    await pressByKey(page, 'button', 'Finish');
    await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
    await untilFocusInside(page);
  }

  /** The four setup steps. The questions have already asked for the name, so that step is opened by going back. */
  async setUpProfile({ username }: Person): Promise<void> {
    const { page } = this;
    await pressByKey(page, 'button', 'Change name');
    await untilFocused(page, 'heading', 'What is your name?');
    await sendByKey(page, 'First name', 'user');
    await untilRefused(page, 'First name', 'Please enter your actual first name instead of "User"');
    await sendByKey(page, 'First name', 'Ada');
    await untilFocused(page, 'heading', 'Where do you play from?');
    await pressByKey(page, 'button', 'Change username');
    await untilFocused(page, 'heading', 'Choose your username');
    await typeByKey(page, 'Username', 'admin');
    await untilAnnounced(page, 'Username is already taken');
    await page.keyboard.press('Enter');
    await untilRefused(page, 'Username', 'Username is already taken');
    await typeByKey(page, 'Username', username);
    await untilAnnounced(page, 'Username is available!');
    await page.keyboard.press('Enter');
    await untilFocused(page, 'heading', 'Where do you play from?');
    await pressByKey(page, 'button', 'Change color');
    await untilFocused(page, 'heading', 'Pick your color');
    await tabTo(page, 'radio', 'Blue');
    await page.keyboard.press('ArrowRight');
    await untilFocused(page, 'radio', 'Indigo');
    await typeByKey(page, 'Profile color', '22c');
    await untilAnnounced(page, 'Enter 3 more characters');
    await page.keyboard.press('Enter');
    await untilRefused(page, 'Profile color', 'Invalid color format');
    await sendByKey(page, 'Profile color', '22c55e');
    await untilFocused(page, 'heading', 'Where do you play from?');
    await tabTo(page, 'combobox', 'Country');
    // Typing searches the browser's list.
    await page.keyboard.type('United K');
    expect(await page.getByLabel('Country').inputValue()).toBe('GB');
    await pressByKey(page, 'button', 'Complete Setup!');
    await untilAnnounced(page, 'Profile setup complete!');
  }
}
