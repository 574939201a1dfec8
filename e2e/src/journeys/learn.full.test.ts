import { accessibilityViolations } from '../browser/accessibility';
import { fixedRandom } from '../browser/fixed-random';
import { inspect } from '../browser/inspect';
import { pressByKey } from '../browser/tab-to';
import { PHONE, useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { SAVED } from '../pages/saved-results';
import { SessionPage } from '../pages/session';
import { newPlayer } from '../platform/accounts';
import { useSimulatedPlatform } from '../platform/use-simulated-platform';

const browser = useBrowser();

const { clock, platform } = useSimulatedPlatform();

it('a new member is placed, learns, fails, sees why, reviews, masters a skill and sees the progress, by keyboard on a phone', async () => {
  const { urls } = platform();
  const player = await newPlayer(urls);
  const page = await browser.newVisitor({ ...player.signedIn, viewport: PHONE.viewport });
  await clock.install(page);
  // Random draws are fixed, so that the journey is always the same.
  await page.addInitScript(fixedRandom);
  const session = new SessionPage(page, clock);
  const { found, look } = inspect(page);
  const press = (role: 'link' | 'button', name: string) => pressByKey(page, role, name);
  const skill = (level: string) =>
    page
      .getByRole('link', { name: `Negative numbers ${level}`, includeHidden: true })
      .waitFor({ state: 'attached' });

  // The first day: a level, a lesson, a mistake with its explanation, a break.
  await page.goto(`${urls.shell}/learn`);
  await page.getByText('Not sure where to start?').waitFor();
  await look('map');
  await press('link', 'Find my level');
  await page.getByText('This does not count as one of your sessions.').waitFor();
  await press('button', 'Start');
  await page.getByText('Question 1, at most 10').waitFor();
  await look('placement');
  await session.knowNothing();
  await page.getByText(/^You start at Algebra Basics · step 1 of 20:/).waitFor();

  await press('link', 'Start the lesson Start: Negative numbers');
  await page.getByRole('heading', { name: 'Negative numbers' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Negative numbers ·'));
  await press('button', 'Show the first step');
  await look('lesson');
  await page.getByText('You have used 0 of 3 free sessions today.').waitFor();
  await press('link', 'Practice this');
  await page.getByText('Exercise 1 of 10').waitFor();
  await look('exercise');
  const reason = await session.answer('likely mistake');
  const verdict = page.getByTestId('verdict').filter({ hasText: 'Not quite' });
  // A formula has its own line in this text.
  const shown = (await verdict.innerText()).replaceAll(/\s+/g, ' ');
  expect(shown).toContain(reason);
  expect(shown).toContain('Try once more.');
  await look('mistake');

  // The same mistake again leads to a worked example, whose last step is open.
  await session.answer('likely mistake');
  await page.getByTestId('verdict').filter({ hasText: 'That step is up to you.' }).waitFor();
  await look('worked-example');
  await session.answer();
  await page.getByText('Correct, after the worked example').first().waitFor();
  await session.next();
  await page.getByText('Exercise 2 of 10').waitFor();

  await press('link', 'Leave (your place is kept)');
  await page.getByRole('heading', { name: 'Continue: Practice: Negative numbers' }).waitFor();
  await press('link', 'Continue Continue: Practice: Negative numbers');
  await page.getByText('Exercise 2 of 10').waitFor();
  await session.finish();
  await page.getByText('Proficient, was not started').waitFor();
  await page.getByText('1 of 3 free sessions used today.').waitFor();
  await look('results');

  // A drill on the same day, with a mistake in its first sum.
  const drill = new AdditionDrillPage(page);
  await drill.open(urls.shell);
  await drill.answerAll({ wrong: 1 });
  await page.getByText(SAVED).waitFor();

  // The next day, the missed fact and the missed mistake return with their origin.
  await clock.passDays(page, 1);
  await page.goto(`${urls.shell}/learn`);
  await skill('Proficient');
  await press('link', 'Review 2 exercises due, costs no session');
  const origins: string[] = [];
  for (const place of [1, 2]) {
    await page.getByText(`Exercise ${place} of 2`).waitFor();
    origins.push(await page.getByText(/^Due for review: missed in /).innerText());
    if (place === 1) await session.answer();
    if (place === 1) await session.next();
  }
  const days = / on \w+ \d+$/;
  expect(origins.map((origin) => origin.replace(days, '')).sort()).toEqual([
    'Due for review: missed in Addition Drill',
    'Due for review: missed in practice',
  ]);
  await look('review');
  await session.finish();
  await page.getByRole('heading', { name: 'Review complete' }).waitFor();

  // What was solved in a review today, mixed practice asks on another day.
  await clock.passDays(page, 1);
  await page.goto(`${urls.shell}/practice`);
  await press('button', 'Start');
  await page.getByText('Exercise 1 of 10').waitFor();
  await session.finish();
  await page.getByText('Mastered, was proficient').waitFor();

  // Progress shows all of it.
  await page.goto(`${urls.shell}/progress`);
  await page.getByRole('heading', { name: 'Compared with before' }).waitFor();
  await page.getByRole('img', { name: /of all exercises correct/ }).waitFor();
  await page.getByText(/^2 days in a row now\./).waitFor();
  await look('progress');
  await page.goto(`${urls.shell}/learn`);
  await skill('Mastered');

  // After three weeks without practice, the skill counts as partly forgotten.
  await clock.passDays(page, 21);
  await page.goto(`${urls.shell}/learn`);
  await skill('Proficient');
  expect(found).toEqual([]);
});

it('a new member skips a test, continues another over a reload, and restarts it on the next day, by keyboard on a phone', async () => {
  const { urls } = platform();
  const player = await newPlayer(urls);
  const page = await browser.newVisitor({ ...player.signedIn, viewport: PHONE.viewport });
  await clock.install(page);
  const session = new SessionPage(page, clock);
  const press = (role: 'link' | 'button', name: string) => pressByKey(page, role, name);
  const question = (number: number) => page.getByText(`Question ${number}, at most 10`).waitFor();

  // Leaving the algebra placement halfway gives no result for it.
  await page.goto(`${urls.shell}/practice?kind=placement`);
  await press('button', 'Start');
  await question(1);
  await session.dontKnow();
  await press('button', 'Skip this test');
  await page.getByText('You have skipped this test. You can take it at any time.').waitFor();
  await page.getByText('Algebra Basics: not asked').waitFor();

  // Mental math continues after a reload with the same question and the given answers.
  await press('link', 'Find my level in Mental Math');
  await press('button', 'Start');
  await question(1);
  await session.answer();
  await session.next();
  await question(2);
  const asked = await page.getByTestId('exercise').innerText();
  await page.reload();
  await question(2);
  expect(await page.getByTestId('exercise').innerText()).toBe(asked);
  await session.knowNothing();
  await page.getByText(/^You start at Mental Math · step \d+ of 19:/).waitFor();
  await page.getByText('Level C1 of this path').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  // Its questions do not count as practice: the lesson of the first skill comes first.
  await press('link', 'Start the lesson Start: Complements');
  await page.getByText('Not started').waitFor();

  // The next day, every answer is right.
  await clock.passDays(page, 1);
  await page.goto(`${urls.shell}/learn`);
  await press('link', 'Find my level in Mental Math At most 10 questions');
  await press('button', 'Start');
  await session.dontKnow();
  await press('button', 'Start over');
  await press('button', 'Start');
  await question(1);
  await session.finish();
  await page.getByText(/^You start at Mental Math · step 19 of 19:/).waitFor();
  await page.goto(`${urls.shell}/learn`);
  await page.getByText('You are here').waitFor();
  await page.getByRole('heading', { name: 'Start: Percent growth' }).waitFor();
});

it('a member without sessions left can still review, and a reload keeps the explanation of a mistake', async () => {
  const { urls } = platform();
  const page = await browser.newVisitor((await newPlayer(urls)).signedIn);
  await clock.install(page);
  await page.addInitScript(() => (Math.random = () => 0));
  const session = new SessionPage(page, clock);
  const press = (role: 'link' | 'button', name: string) => pressByKey(page, role, name);
  const [mixed, ofSkill] = ['/practice', '/practice?kind=skill&skill=negative-numbers'];

  // A fact missed in a drill is due on the next day.
  const drill = new AdditionDrillPage(page);
  await drill.open(urls.shell);
  await drill.answerAll({ wrong: 1 });
  await page.getByText(SAVED).waitFor();
  await clock.passDays(page, 1);

  await page.goto(`${urls.shell}${ofSkill}`);
  await press('button', 'Start');
  await session.miss();
  const verdict = page.getByTestId('verdict').filter({ hasText: 'Not quite' });
  const message = await verdict.innerText();
  await press('button', 'Show the first step');
  await page.reload();
  await verdict.waitFor();
  expect(await verdict.innerText()).toBe(message);
  await page.getByText('Exercise 1 of 10').waitFor();
  await page.getByRole('button', { name: /^Show step 2/ }).waitFor();
  await press('button', 'Continue');
  await page.getByText('Exercise 2 of 10').waitFor();

  // The other two sessions are started and finished.
  for (const [used, address] of [mixed, ofSkill].entries()) {
    await page.goto(`${urls.shell}${address}`);
    await press('button', 'End it and start the new one');
    await page.getByText(`You have used ${used + 1} of 3 free sessions today.`).waitFor();
    await press('button', 'Start');
    await page.getByText('Exercise 1 of 10').waitFor();
  }
  await page.goto(`${urls.shell}${mixed}`);
  await press('button', 'End it and start the new one');
  await page.getByRole('button', { name: 'Daily Limit Reached' }).waitFor();
  await page.getByText('A review costs no session.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto(`${urls.shell}/dashboard`);
  await page.getByText('3 of 3 free learning sessions used today').waitFor();
  await press('link', 'Review now');
  await page.getByText('This does not count as one of your sessions.').waitFor();
  await page.getByText(/^Due for review: missed in Addition Drill on /).waitFor();
  await session.answer();
  await page.reload();
  await page.getByTestId('verdict').filter({ hasText: 'Correct' }).waitFor();
  await press('button', 'See results');
  await page.getByRole('heading', { name: 'Review complete' }).waitFor();
  await page.goto(`${urls.shell}/practice?kind=review`);
  await page.getByText(/^Nothing is due now\./).waitFor();
});
