import { accessibilityViolations } from '../browser/accessibility';
import { pressByKey } from '../browser/tab-to';
import { PHONE, useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { SAVED } from '../pages/saved-results';
import { SessionPage } from '../pages/session';
import { newPlayer } from '../platform/accounts';
import { SimulatedClock } from '../platform/simulated-clock';
import { startPlatform } from '../platform/start-platform';

/** The longest of all journeys, on a platform that it starts itself. */
jest.setTimeout(180_000);

const browser = useBrowser();

/** One for this file: its clock is moved, which must not reach the other journeys. Its Postgres is the embedded one. */
const clock = new SimulatedClock();
let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeAll(async () => {
  platform = await startPlatform({ environment: clock.environment });
});
afterAll(async () => {
  await platform?.discard();
  clock.discard();
});

it('a new member is placed, learns, fails, is told why, reviews, masters a skill and sees it all, by keyboard on a phone', async () => {
  const { urls } = platform;
  const player = await newPlayer(urls);
  const page = await browser.newVisitor({ ...player.signedIn, viewport: PHONE.viewport });
  await clock.install(page);
  // Chance draws the first of what may come, so that the journey is the same each time.
  await page.addInitScript(() => (Math.random = () => 0));
  const session = new SessionPage(page, clock);
  const found: string[] = [];
  const look = async (where: string) => {
    for (const violation of await accessibilityViolations(page)) found.push(`${where}: ${violation}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.viewport.width) found.push(`${where}: ${width} pixels wide`);
  };
  const press = (role: 'link' | 'button', name: string) => pressByKey(page, role, name);
  const skill = (level: string) =>
    page
      .getByRole('link', { name: `Negative numbers ${level}`, includeHidden: true })
      .waitFor({ state: 'attached' });

  // The first day: a level, a lesson, a mistake with its reason, a break.
  await page.goto(`${urls.shell}/learn`);
  await page.getByText('Not sure where to start?').waitFor();
  await look('map');
  await press('link', 'Find my level');
  await page.getByText('This does not count as one of your sessions.').waitFor();
  await press('button', 'Start');
  await page.getByText('Question 1, at most 15').waitFor();
  await look('placement');
  await session.knowNothing();
  await page.getByText('You start at level A1').waitFor();

  await press('link', 'Start the lesson Start: Negative numbers');
  await page.getByRole('heading', { name: 'Negative numbers' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Negative numbers ·'));
  await press('button', 'Show the first step');
  await look('lesson');
  await press('link', 'Practice this');
  await page.getByText('You have used 0 of 3 free sessions today.').waitFor();
  await press('button', 'Start');
  await page.getByText('Exercise 1 of 10').waitFor();
  await look('exercise');
  const reason = await session.answer('likely mistake');
  const verdict = page.getByRole('status').filter({ hasText: 'Not quite' });
  // A formula stands on a line of its own in this text.
  const shown = (await verdict.innerText()).replaceAll(/\s+/g, ' ');
  expect(shown).toContain(reason);
  expect(shown).toContain('The answer:');
  await look('mistake');
  await session.goOn();
  await page.getByText('Exercise 2 of 10').waitFor();

  await press('link', 'Leave (your place is kept)');
  await page.getByRole('heading', { name: 'Continue: Practice: Negative numbers' }).waitFor();
  await press('link', 'Continue Continue: Practice: Negative numbers');
  await page.getByText('Exercise 2 of 10').waitFor();
  await session.finish();
  await page.getByText('Proficient, was not started').waitFor();
  await page.getByText('1 of 3 free sessions used today.').waitFor();
  await look('results');

  // A drill on the same day: the first of its sums is missed.
  const drill = new AdditionDrillPage(page);
  await drill.open(urls.shell);
  await drill.answerAll({ wrong: 1 });
  await page.getByText(SAVED).waitFor();

  // The next day: what was missed comes back, with where it was missed; mixed practice proves the skill.
  await clock.passDays(page, 1);
  await page.goto(`${urls.shell}/learn`);
  await skill('Proficient');
  await press('link', 'Review 2 exercises due, costs no session');
  await press('button', 'Start');
  await page.getByText(/^Due for review: missed in practice on /).waitFor();
  await session.answer();
  await session.goOn();
  await page.getByText(/^Due for review: missed in Addition Drill on /).waitFor();
  await look('review');
  await session.finish();
  await page.getByRole('heading', { name: 'Review complete' }).waitFor();
  await page.goto(`${urls.shell}/practice`);
  await press('button', 'Start');
  await page.getByText('Exercise 1 of 10').waitFor();
  await session.finish();
  await page.getByText('Mastered, was proficient').waitFor();

  // All of it in Progress.
  await page.goto(`${urls.shell}/dashboard?tab=progress`);
  await page.getByRole('heading', { name: 'You and your past' }).waitFor();
  await page.getByRole('img', { name: /of all exercises correct/ }).waitFor();
  await page.getByText(/^2 days in a row now\./).waitFor();
  await look('progress');
  await page.goto(`${urls.shell}/learn`);
  await skill('Mastered');

  // Three weeks without practice: it is said to be forgotten in part.
  await clock.passDays(page, 21);
  await page.goto(`${urls.shell}/learn`);
  await skill('Proficient');
  expect(found).toEqual([]);
});
