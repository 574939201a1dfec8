import { accessibilityViolations } from '../browser/accessibility';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { signInHere, untilSigned } from '../pages/account';
import { NewPasswordPage } from '../pages/new-password';
import { linkMailedTo, newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';
import { callSupabase, publishableKey } from '../platform/supabase-calls';
import { openMailedLink } from '../pages/mailed-link';

const browser = useBrowser();

const SENT = 'Password reset email sent! Please check your inbox.';
const INVALID = 'Invalid or expired reset link. Please request a new password reset.';
const NEW_PASSWORD = 'three small words more';

async function askForLink(email: string) {
  const page = await browser.newVisitor();
  await page.goto(`${urls.shell}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByText(SENT).waitFor();
  return page;
}

describe('a forgotten password', () => {
  it('is replaced in another browser, where the link leaves no trace and does not sign in', async () => {
    const { person, session } = await newPlayer(urls);
    const { email } = person;
    const asking = await askForLink(email);
    expect(await accessibilityViolations(asking)).toEqual([]);
    const link = await linkMailedTo(urls, email, 'recovery');

    const page = await browser.newVisitor();
    const choosing = new NewPasswordPage(page);
    await choosing.open(link);
    expect(page.url()).toBe(`${urls.shell}/update-password?type=recovery`);
    expect(await choosing.traces()).not.toMatch(/_token|token_hash|eyJ/);
    await untilSigned(page, 'out');
    await untilShown(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.reload();
    await choosing.untilOpen();
    await untilSigned(page, 'out');

    await choosing.choose('Password1');
    await page.getByText(/easy to guess/).waitFor();
    await choosing.choose(NEW_PASSWORD);
    await page.getByText('Password updated successfully! Redirecting to login...').waitFor();
    await page.waitForURL(`${urls.shell}/login`);
    await page.getByText('You can now sign in with your new password').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await signInHere(page, { ...person, password: NEW_PASSWORD });

    const key = await publishableKey(urls);
    const post = (address: string, body: object) =>
      callSupabase(urls, { method: 'POST', address, body, key });
    const old = post('/auth/v1/token?grant_type=password', { email, password: person.password });
    await expect(old).rejects.toThrow('invalid_credentials');
    const { refresh_token } = session;
    const renewal = post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
    await expect(renewal).rejects.toThrow(/: 4\d\d /);

    await openMailedLink(asking, link);
    await asking.getByText(INVALID).waitFor();
    await asking.getByRole('link', { name: 'Request a new link' }).click();
    await asking.getByRole('heading', { name: 'Reset your password' }).waitFor();
  });

  it('of an address without an account gets the same response', async () => {
    const page = await askForLink('nobody-here@example.test');
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

it('is reset with tokens in the query, which are removed from the URL', async () => {
  const page = await browser.newVisitor();
  const query = 'type=recovery&access_token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln&refresh_token=none';
  await page.goto(`${urls.shell}/update-password?${query}`);
  await page.getByText(INVALID).waitFor();
  expect(page.url()).toBe(`${urls.shell}/update-password?type=recovery`);
});
