import { accessibilityViolations } from '../browser/accessibility';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { signInHere } from '../pages/account';
import { NewPasswordPage } from '../pages/new-password';
import { linkMailedTo, newPerson, newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';
import { ADMIN_KEY } from '../platform/test-environment';

const browser = useBrowser();

describe('an invitation', () => {
  it('arrives, and the invited person chooses a password and signs in', async () => {
    const { signedIn } = await newPlayer(urls);
    const invited = newPerson();
    const admin = await browser.newVisitor(signedIn);
    await admin.goto(`${urls.shell}/admin/invite`);
    const send = admin.getByRole('button', { name: 'Send Invitation' });
    await send.click();
    await admin.getByText('Please fill in all required fields').waitFor();
    await untilShown(admin);
    expect(await accessibilityViolations(admin)).toEqual([]);

    await admin.getByLabel('Email').fill(invited.email);
    await admin.getByLabel('Admin Key').fill('not the key');
    await send.click();
    await admin.getByText('The admin key is wrong.').waitFor();
    await admin.getByLabel('Admin Key').fill(ADMIN_KEY);
    await send.click();
    const sent = admin.getByText(`Invitation sent to ${invited.email}.`);
    await sent.waitFor();

    const page = await browser.newVisitor();
    const choosing = new NewPasswordPage(page);
    await choosing.open(await linkMailedTo(urls, invited.email, 'invite'));
    await page.getByRole('heading', { name: 'Choose your password' }).waitFor();
    expect(await choosing.traces()).not.toMatch(/_token|token_hash|eyJ/);
    await choosing.choose(invited.password);
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
    await page.waitForURL(`${urls.shell}/login`);
    await signInHere(page, invited);
    // Every new account starts with these questions.
    await page.waitForURL(/step=onboarding/);

    // The address has an account now, and the response does not reveal it.
    await admin.getByLabel('Email').fill(invited.email);
    await sent.waitFor({ state: 'detached' });
    await send.click();
    await sent.waitFor();
  });

  it('requires a sign-in', async () => {
    const page = await browser.newVisitor();
    await page.goto(`${urls.shell}/admin/invite`);
    await page.waitForURL(`${urls.shell}/login`);
  });
});
