import { useBrowser } from '../browser/use-browser';
import { signUp } from '../pages/account';
import { linkMailedTo, newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

test('a known address gets the same screen as a new one', async () => {
  const person = newPerson();
  const texts: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const page = await browser.newVisitor();
    await signUp(page, urls.shell, person);
    texts.push(await page.getByRole('main').innerText());
    if (time === 0) await page.goto(await linkMailedTo(urls, person.email));
  }
  expect(texts[1]).toBe(texts[0]);
});

test('a person who skips the questions is asked for their name by the profile, but not twice', async () => {
  const page = await browser.newVisitor();
  const person = newPerson();
  await signUp(page, urls.shell, person);
  await page.goto(await linkMailedTo(urls, person.email));
  await page.getByRole('button', { name: 'Skip for now' }).click();
  // The first question has the same heading.
  await page.waitForURL('**/profile?**');
  await page.goto(`${urls.shell}/sum-grid`);
  await page.getByRole('heading', { name: 'What is your name?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile');
});
