import { useBrowser } from '../browser/use-browser';
import { signUp, untilSigned } from '../pages/account';
import { newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

describe('a new player', () => {
  it('cannot sign in before the email is confirmed', async () => {
    const person = newPerson();
    const page = await browser.newVisitor();
    await signUp(page, urls.shell, person);
    await page.goto(`${urls.shell}/login`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page
      .getByText(/Email verification/)
      .first()
      .waitFor();
    await untilSigned(page, 'out');
  });

  it('sees that the password is wrong', async () => {
    const page = await browser.newVisitor();
    await page.goto(`${urls.shell}/login`);
    await page.getByLabel('Email').fill('nobody@example.test');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Either email or password is wrong. Please check your credentials.').waitFor();
  });
});
