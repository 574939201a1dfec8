import { passTime } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { signIn, signUp, untilSigned } from '../pages/account';
import { openMailedLink } from '../pages/mailed-link';
import { linkMailedTo, newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';
import { until } from '../platform/until';

const browser = useBrowser();

test('a known address gets the same screen as a new one', async () => {
  const person = newPerson();
  const texts: string[] = [];
  // With the account's own password, the second sign-up would sign in.
  for (const password of [person.password, 'ten-digits-thrice']) {
    const page = await browser.newVisitor();
    await signUp(page, urls.shell, { ...person, password });
    // A status shows its words a moment after its box.
    await page.getByText('Waiting for your confirmation…').waitFor();
    texts.push(await page.getByRole('main').innerText());
    if (texts.length === 1) await openMailedLink(page, await linkMailedTo(urls, person.email));
  }
  expect(texts[1]).toBe(texts[0]);
});

test('a person who skips the questions is asked for their name by the profile, but not twice', async () => {
  const page = await browser.newVisitor();
  const person = newPerson();
  await signUp(page, urls.shell, person);
  await openMailedLink(page, await linkMailedTo(urls, person.email));
  await page.getByRole('button', { name: 'Skip for now' }).click();
  // The first question has the same heading.
  await page.waitForURL('**/profile?**');
  await page.goto(`${urls.shell}/sum-grid`);
  await page.getByRole('heading', { name: 'What is your name?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile');
});

test('the password survives a resent email whose link is opened on another device, and both devices are signed in', async () => {
  const [page, elsewhere] = [await browser.newVisitor(), await browser.newVisitor()];
  const person = newPerson();
  await page.clock.install();
  await signUp(page, urls.shell, person);
  const first = await linkMailedTo(urls, person.email);
  await passTime(page, 60_000);
  const resend = page.getByRole('button', { name: 'Resend email', exact: true });
  const [sent, refused] = [page.getByText('Verification email sent'), page.getByText('request this after')];
  await resend.click();
  // For the server, the clock of the page did not move: it sends one mail a second here.
  await sent.or(refused).waitFor();
  if (await refused.isVisible()) await resend.click();
  await sent.waitFor();
  const second = await until('the second mail', async () => {
    const newest = await linkMailedTo(urls, person.email);
    return newest === first ? undefined : newest;
  });
  await openMailedLink(elsewhere, second);
  await untilSigned(page, 'in');
  await signIn(elsewhere, urls.shell, person);
});
