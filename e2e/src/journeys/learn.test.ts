import { accessibilityViolations } from '../browser/accessibility';
import { passTime } from '../browser/page-clock';
import { pressByKey, sendByKey, typeByKey } from '../browser/tab-to';
import { PHONE, useBrowser } from '../browser/use-browser';
import { SessionPage } from '../pages/session';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

it('a guest reads a lesson, practices, reads why an answer is wrong, reloads, and finds it all in one account only', async () => {
  const [player, other] = [await newPlayer(urls), await newPlayer(urls)];
  const page = await browser.newVisitor({ viewport: PHONE.viewport });
  await page.clock.install();
  const session = new SessionPage(page, { pass: passTime });
  const press = (role: 'link' | 'button', name: string) => pressByKey(page, role, name);
  const looksGood = async () => expect(await accessibilityViolations(page)).toEqual([]);
  const signIn = async ({ person }: typeof player) => {
    await page.goto(`${urls.shell}/login`);
    await typeByKey(page, 'Email', person.email);
    await sendByKey(page, 'Password', person.password);
    await page.waitForFunction(() => document.documentElement.dataset['auth'] === 'in');
  };

  await page.goto(`${urls.shell}/learn/next`);
  await page.getByRole('heading', { name: 'Negative numbers' }).waitFor();
  await press('link', 'Practice this');
  await page.getByText('It needs no account').waitFor();
  await looksGood();
  const reason = await session.answer('likely mistake');
  const verdict = await page.getByTestId('verdict').filter({ hasText: 'Not quite' }).innerText();
  // A formula has its own line in this text.
  expect(verdict.replaceAll(/\s+/g, ' ')).toContain(reason);
  await page.getByText('Try once more.').first().waitFor();
  await session.answer();
  await session.next();
  await page.getByText('Exercise 2 of 10').waitFor();
  await page.reload();
  await page.getByText('Exercise 2 of 10').waitFor();
  await session.finish();
  await page.getByRole('heading', { name: 'Keep what you have learned' }).waitFor();
  await looksGood();
  await press('link', 'Puzzles');
  await page.getByRole('link', { name: 'Lesson or practice: done' }).waitFor();
  await looksGood();
  await page.goto(`${urls.shell}/practice?kind=review`);
  await page.getByRole('heading', { name: 'This one comes with an account' }).waitFor();
  await looksGood();

  await signIn(player);
  await page.goto(`${urls.shell}/learn`);
  const learned = { name: /^Negative numbers (Familiar|Proficient)/, includeHidden: true };
  await page.getByRole('link', learned).waitFor({ state: 'attached' });
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith('learning-session:')),
  );

  await page.evaluate(() => localStorage.removeItem('auth-session'));
  await signIn(other);
  await page.goto(`${urls.shell}/learn`);
  await page.getByRole('heading', { name: 'Begin: Negative numbers' }).waitFor();
});
