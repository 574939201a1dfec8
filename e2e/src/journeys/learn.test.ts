import { accessibilityViolations } from '../browser/accessibility';
import { pressByKey } from '../browser/tab-to';
import { PHONE, useBrowser } from '../browser/use-browser';
import { SessionPage } from '../pages/session';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

it('a new member learns a skill by keyboard: lesson, mistake, reason, a break, results, map, progress', async () => {
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor({ ...signedIn, viewport: PHONE.viewport });
  const session = new SessionPage(page);
  const found: string[] = [];
  const look = async (where: string) => {
    for (const violation of await accessibilityViolations(page)) found.push(`${where}: ${violation}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };

  await page.goto(`${urls.shell}/learn`);
  await page.getByText('Next step').waitFor();
  await look('map');
  await page.goto(`${urls.shell}/learn/mean`);
  await page.getByRole('heading', { name: 'The mean' }).waitFor();
  await expect(page.title()).resolves.toMatch(/^The mean ·/);
  await pressByKey(page, 'button', 'Show the first step');
  await look('lesson');

  await pressByKey(page, 'link', 'Practice this');
  await page.getByText('You have used 0 of 3 free sessions today.').waitFor();
  await pressByKey(page, 'button', 'Start');
  await page.getByText('Exercise 1 of 10').waitFor();
  await look('exercise');
  await session.chooseUntilWrong();
  const verdict = page.getByRole('status').filter({ hasText: 'Not quite' });
  // A headline, the reason of this mistake, and the right answer.
  expect(await verdict.locator('p').count()).toBe(3);
  await look('mistake');
  await session.goOn();
  const place = await page.getByText(/^Exercise \d+ of \d+$/).innerText();

  await pressByKey(page, 'link', 'Leave (your place is kept)');
  await page.getByRole('heading', { name: 'Continue: Practice: The mean' }).waitFor();
  await pressByKey(page, 'link', 'Continue Continue: Practice: The mean');
  await page.getByText(place).waitFor();
  await session.finish();

  await page.getByText('XP earned').waitFor();
  await page.getByText('1 of 3 free sessions used today.').waitFor();
  await look('results');
  await pressByKey(page, 'link', 'Back to Learn');
  await page
    .getByRole('link', { name: /^The mean (Attempted|Familiar|Proficient)$/, includeHidden: true })
    .waitFor({ state: 'attached' });

  await page.goto(`${urls.shell}/dashboard?tab=progress`);
  await page.getByRole('heading', { name: 'You and your past' }).waitFor();
  await page.getByRole('img', { name: /of all exercises correct/ }).waitFor();
  await look('progress');
  expect(found).toEqual([]);
});
