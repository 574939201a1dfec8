import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../browser/accessibility';
import { inspect } from '../browser/inspect';
import { checkByKey, pressByKey, sendByKey, tabTo, typeByKey } from '../browser/tab-to';
import { PHONE, useBrowser } from '../browser/use-browser';
import { watchScreens } from '../browser/watch-screens';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { expectListedOnce, SAVED } from '../pages/saved-results';
import { SessionPage } from '../pages/session';
import { linkMailedTo, newPerson, newPlayer, type Person } from '../platform/accounts';
import { startedDays } from '../platform/dailies';
import { useSimulatedPlatform } from '../platform/use-simulated-platform';
import { openMailedLink } from '../pages/mailed-link';

const HOUR_MS = 3_600_000;

const browser = useBrowser();

const { clock, platform } = useSimulatedPlatform();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

/** Solves the daily on the screen, up to its dialog. */
async function solveDaily(page: Page): Promise<void> {
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await new GridKeyboard(page, grid).solve();
  await page.getByRole('dialog', { name: 'Puzzle complete!' }).waitFor();
}

async function fillInAccount(page: Page, { email, password }: Person): Promise<void> {
  await typeByKey(page, 'Email', email);
  await typeByKey(page, 'Password', password);
  await typeByKey(page, 'Confirm Password', password);
  await checkByKey(page);
  await pressByKey(page, 'button', 'Create Account');
  await heading(page, 'Check your inbox');
}

async function setUp(
  page: Page,
  { firstName }: Person,
  look: (where: string) => Promise<void>,
): Promise<void> {
  await typeByKey(page, 'First name', firstName);
  await sendByKey(page, 'Last name', 'Lovelace');
  await heading(page, 'Where are you in math?');
  await pressByKey(page, 'button', 'Next');
  await tabTo(page, 'checkbox', 'Build skills');
  await page.keyboard.press('Space');
  await pressByKey(page, 'button', 'Next');
  await look('onboarding');
  await pressByKey(page, 'button', 'Finish');
  await heading(page, 'Where do you play from?');
  await look('set-up');
  await pressByKey(page, 'button', 'Complete Setup!');
}

it('a newcomer plays, signs up in seven screens, learns, comes back, misses a day and completes a day, by keyboard on a phone', async () => {
  const { urls } = platform();
  const person = newPerson();
  const page = await browser.newVisitor({ ...PHONE, viewport: { width: 360, height: 740 } });
  await clock.install(page);
  const screens = await watchScreens(page);
  const { found, look } = inspect(page);
  const session = new SessionPage(page, clock);
  const press = (role: 'link' | 'button', name: string) => pressByKey(page, role, name);
  const puzzles = page.getByRole('region', { name: "Today's puzzles" });

  // The first day: a technique, today's grid, and an account that keeps it.
  await page.goto(urls.shell);
  await look('landing');
  await press('button', '7');
  await page.getByText(/^Yes\. 2 \+ 6 is 8/).waitFor();
  await press('link', 'Use it on today’s grid');
  await solveDaily(page);
  await look('solved');
  await page.keyboard.press('Escape');
  await heading(page, 'Daily Challenge Complete!');
  await look('complete');
  await press('link', 'Get Started');
  await fillInAccount(page, person);
  // The link opens another tab; the waiting tab continues and leads back to the puzzle.
  const mailed = await page.context().newPage();
  await openMailedLink(mailed, await linkMailedTo(urls, person.email));
  await heading(page, 'Tell Us About Yourself');
  await mailed.close();
  await setUp(page, person, look);
  await heading(page, 'Daily Challenge Complete!');
  await page.getByText(SAVED).waitFor();
  const fromStart = screens.slice(screens.indexOf('Create Your Account'));
  expect(fromStart).toEqual([
    'Create Your Account',
    'Verify Your Email',
    'Tell Us About Yourself: What is your name?',
    'Tell Us About Yourself: Where are you in math?',
    'Tell Us About Yourself: What would you like to reach?',
    'Tell Us About Yourself: When do you like to study?',
    'Welcome: Where do you play from?',
    'Daily Challenge Complete!',
  ]);
  // Random draws are fixed, so that the rest of the journey is always the same.
  await page.addInitScript(() => (Math.random = () => 0));
  await press('link', 'Today');
  await expectListedOnce(page, 'Sum Grid');
  await look('Today');
  await page.getByText(/^1 done, and that is already a good day\./).waitFor();
  await press('link', 'Learn');
  await press('link', 'Start the lesson Begin: Complements');
  await press('link', 'Practice this');
  for (let mistakes = 1; mistakes <= 2; mistakes += 1) {
    await session.miss();
    await session.next();
  }
  await session.finish();
  await heading(page, 'Session complete');
  await press('link', 'Today');
  await page.getByText('Practice Complete').waitFor();
  await page.getByText('1 of 3 free learning sessions used today').waitFor();

  // The second day: the proposed next step, a review, and one puzzle, which is enough for the streak.
  await clock.passDays(page, 1);
  await page.goto(`${urls.shell}/dashboard`);
  await heading(page, 'Today’s Sum Grid');
  await page.getByText('Ready to Practice').waitFor();
  // Both misses were the same mistake.
  await press('link', '1 to review: 1 min');
  await page.getByText('Exercise 1 of 1').waitFor();
  await session.finish();
  await heading(page, 'Review complete');
  await press('link', 'Today');
  await press('link', 'Play Sum Grid');
  await solveDaily(page);
  await page.getByText(SAVED).waitFor();
  await page.keyboard.press('Escape');
  await heading(page, 'Daily Challenge Complete!');

  // The page stays open through the third day and part of the fourth, and nothing starts.
  const begun = await startedDays(platform(), person);
  for (const hours of [20, 24]) {
    await clock.pass(page, hours * HOUR_MS);
    await page.getByRole('button', { name: "Play today's puzzle" }).waitFor();
    expect(await startedDays(platform(), person)).toEqual(begun);
  }
  await look('a new day');
  await press('button', "Play today's puzzle");
  await solveDaily(page);
  await page.getByText(SAVED).waitFor();
  await page.goto(`${urls.shell}/dashboard`);
  await page.getByText('You missed yesterday, and a freeze kept your streak of 3 days.').waitFor();
  await look('freeze');

  // The whole day.
  await press('link', 'Play Multiplication Grid');
  await solveDaily(page);
  await press('link', 'Next: Combined Grid, +100 XP');
  await solveDaily(page);
  await press('link', 'Next: a lesson');
  await press('link', 'Practice this');
  await session.finish();
  // The goal from the onboarding has two sets.
  await page.goto(`${urls.shell}/practice?kind=skill&skill=mean`);
  await press('button', 'Start');
  await session.finish();
  await press('link', 'Today');
  await heading(page, 'All done for today');
  await puzzles.getByText(/^All done, the puzzles in /).waitFor({ state: 'attached' });
  await look('stamp');
  expect(found).toEqual([]);
});

it('each exercise scrolls into view, its answer settles, and a run and a skill are stamped, by keyboard on a phone', async () => {
  const { urls } = platform();
  const page = await browser.newVisitor({ ...(await newPlayer(urls)).signedIn, viewport: PHONE.viewport });
  await clock.install(page);
  const session = new SessionPage(page, clock);
  const press = (role: 'link' | 'button', name: string) => pressByKey(page, role, name);
  const heard: string[] = [];

  await page.goto(`${urls.shell}/practice?kind=skill&skill=compensation`);
  await press('button', 'Start');
  for (let index = 1; index <= 10; index += 1) {
    await page.getByText(`Exercise ${index} of 10`).waitFor();
    await page.locator('form input:focus').waitFor();
    expect(await session.outOfView()).toEqual([]);
    await session.answer();
    await page.getByTestId('settled').waitFor();
    heard.push(
      (await page.getByRole('status').filter({ hasText: 'Correct' }).innerText()).replaceAll(/\s+/g, ' '),
    );
    if (index === 10) break;
    // Enter continues even during a celebration.
    await page.locator('button:focus').getByText('Continue').waitFor();
    if (heard.at(-1)?.includes('proficient')) expect(await accessibilityViolations(page)).toEqual([]);
    // A person who scrolled to the end of the page continues from there.
    await page.evaluate(() => (document.documentElement.scrollTop = document.documentElement.scrollHeight));
    await page.keyboard.press('Enter');
  }
  expect(heard.filter((one) => one.includes('Now proficient: '))).toHaveLength(1);
  // Either of the two answers may make the skill proficient, which is stamped in place.
  expect(heard.filter((one) => /(5|10) right in a row\./.test(one))).not.toEqual([]);
});
