import type { Page } from 'playwright-core';
import { untilAnnounced, untilFocused, untilFocusInside, untilRefused } from '../browser/focus';
import { pressByKey, sendByKey, typeByKey } from '../browser/tab-to';
import { useBrowser } from '../browser/use-browser';
import { registerSecret } from '../browser/find-secret';
import { untilSigned } from '../pages/account';
import { AccountKeyboard } from '../pages/account-keyboard';
import { CheckoutPage } from '../pages/checkout';
import { linkMailedTo, newPerson, newPlayer, type Person } from '../platform/accounts';
import { urls } from '../platform/ports';
import { ADMIN_KEY } from '../platform/test-environment';
import { openMailedLink } from '../pages/mailed-link';

const browser = useBrowser();

const NEW_PASSWORD = 'three small words more';

async function openSettings(page: Page, { username }: Person): Promise<void> {
  await pressByKey(page, 'button', `Account menu for ${username}`);
  await pressByKey(page, 'link', 'Settings & Profile');
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
  await untilFocusInside(page);
}

/** @returns the new address */
async function changeEmail(page: Page): Promise<string> {
  const { email } = newPerson();
  await pressByKey(page, 'button', 'Change email');
  await untilFocused(page, 'textbox', 'Email');
  await sendByKey(page, 'Email', 'ada@');
  await untilRefused(page, 'Email', 'Please enter a valid email address');
  await sendByKey(page, 'Email', email);
  await untilAnnounced(page, 'A confirmation email has been sent to your new email address.');
  await untilFocused(page, 'button', 'Change email');
  await openMailedLink(page, await linkMailedTo(urls, email));
  await page.getByText('Your new email address is confirmed.').waitFor();
  return email;
}

async function changePassword(page: Page, email: string): Promise<void> {
  registerSecret(NEW_PASSWORD);
  await pressByKey(page, 'link', 'Change password');
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await untilFocusInside(page);
  await sendByKey(page, 'Email', ' ');
  await untilRefused(page, 'Email', 'Email address is required');
  await sendByKey(page, 'Email', email);
  await untilAnnounced(page, 'Password reset email sent! Please check your inbox.');
  await openMailedLink(page, await linkMailedTo(urls, email, 'recovery'));
  await pressByKey(page, 'button', 'Update Password');
  await untilRefused(page, 'New Password', 'Please fill in all fields');
  await typeByKey(page, 'New Password', NEW_PASSWORD);
  await sendByKey(page, 'Confirm Password', 'three small words');
  await untilRefused(page, 'Confirm Password', 'Passwords do not match');
  await sendByKey(page, 'Confirm Password', NEW_PASSWORD);
  await untilFocused(page, 'heading', 'Password updated');
  await page.waitForURL(`${urls.shell}/login`);
  await untilFocusInside(page);
}

test('an account can be used by keyboard from the sign-up through settings and passwords to its deletion', async () => {
  const page = await browser.newVisitor();
  const person = newPerson();
  const keyboard = new AccountKeyboard(page);
  await page.goto(`${urls.shell}/signup`);
  await pressByKey(page, 'button', 'Create Account');
  await untilRefused(page, 'Email', 'Email address is required');
  await keyboard.createAccount(person, { Email: person.email });
  await untilFocused(page, 'heading', 'Verify Your Email');
  await pressByKey(page, 'button', 'I have verified my email');
  await untilAnnounced(page, 'Email not verified yet.');
  await openMailedLink(page, await linkMailedTo(urls, person.email));
  await page.getByRole('heading', { name: 'Tell Us About Yourself' }).waitFor();
  await keyboard.answerQuestions(person);
  await keyboard.setUpProfile(person);
  await page.waitForURL(`${urls.shell}/`);
  await untilFocusInside(page);

  await openSettings(page, person);
  await sendByKey(page, 'First name', ' ');
  await untilRefused(page, 'First name', 'First name is required');
  await sendByKey(page, 'First name', 'Augusta');
  await untilAnnounced(page, 'Your changes are saved.');
  const email = await changeEmail(page);
  await changePassword(page, email);
  await keyboard.signIn(email, NEW_PASSWORD);

  await openSettings(page, person);
  await pressByKey(page, 'button', 'Delete Account');
  await untilFocused(page, 'heading', 'Delete your account?');
  await sendByKey(page, 'Type this word to confirm', 'DELETE');
  await untilSigned(page, 'out');
  await untilAnnounced(page, 'Your account and all its data have been deleted.');
  await page.waitForURL(`${urls.shell}/`);
  await untilFocusInside(page);
});

test('a guest who pays first creates the account by keyboard', async () => {
  const plans = await browser.newVisitor();
  const person = newPerson();
  await plans.goto(`${urls.shell}/plans`);
  const opened = plans.waitForEvent('popup');
  await pressByKey(plans, 'button', 'Choose Elite Access');
  await untilFocused(plans, 'heading', 'Pay in the other tab');
  const page = await opened;
  const back = page.waitForRequest((request) => request.url().includes('/signup/account?session_id=cs_'));
  await new CheckoutPage(page).pay('succeeds', person.email);
  await untilFocused(page, 'heading', 'Create Your Account');
  const returnAddress = (await back).url();

  // Another browser does not know the address.
  const other = await browser.newVisitor();
  await other.goto(returnAddress);
  await pressByKey(other, 'button', 'Create Account');
  await untilRefused(other, 'Email', 'Email address is required');
  await sendByKey(other, 'Confirm Email', `x${person.email}`);
  await typeByKey(other, 'Email', person.email);
  await pressByKey(other, 'button', 'Create Account');
  await untilRefused(other, 'Confirm Email', 'Email addresses do not match');

  await pressByKey(page, 'button', 'Create Account');
  await untilRefused(page, 'Password', 'Password is required');
  await new AccountKeyboard(page).createAccount(person, {});
});

test('an invitation can be sent by keyboard', async () => {
  const page = await browser.newVisitor((await newPlayer(urls)).signedIn);
  const { email } = newPerson();
  await page.goto(`${urls.shell}/admin/invite`);
  await pressByKey(page, 'button', 'Send Invitation');
  await untilRefused(page, 'Email', 'Please fill in all required fields');
  await sendByKey(page, 'Email', email);
  await untilRefused(page, 'Admin Key', 'Please fill in all required fields');
  await sendByKey(page, 'Admin Key', 'not the key');
  await untilAnnounced(page, 'The admin key is wrong.');
  await sendByKey(page, 'Admin Key', ADMIN_KEY);
  await untilAnnounced(page, `Invitation sent to ${email}.`);
  await untilFocused(page, 'textbox', 'Email');
});
