import { randomUUID } from 'node:crypto';
import { accessibilityViolations } from '../browser/accessibility';
import { pressByKey } from '../browser/tab-to';
import { PHONE, useBrowser } from '../browser/use-browser';
import { SessionPage } from '../pages/session';
import { newPlayer, type Player } from '../platform/accounts';
import { urls } from '../platform/ports';
import { daysPass, sessionHasLasted } from '../platform/simulated-time';
import { callSupabase, publishableKey } from '../platform/supabase-calls';

const browser = useBrowser();

/** A drill in which one of twenty sums was missed, as the games send it. */
async function missOneSum({ session }: Player): Promise<void> {
  const answers = Array.from({ length: 20 }, (_, at) => ({
    question: '8 + 7',
    correct_answer: 15,
    answer: at === 0 ? 14 : 15,
    milliseconds: 1_500,
  }));
  const drill = {
    id: randomUUID(),
    kind: 'drill',
    game_type: 'addition_drill',
    completion_time_seconds: 30,
    score: 19,
    accuracy: 95,
    answered_by: 'typing',
    answers,
    finished_at: new Date().toISOString(),
    user_id: session.user.id,
    by_guest: false,
  };
  const [verdict] = await callSupabase<{ status: string }[]>(urls, {
    method: 'POST',
    address: '/rest/v1/rpc/save_results',
    body: { p_results: [drill] },
    key: await publishableKey(urls),
    token: session.access_token,
  });
  expect(verdict).toMatchObject({ status: 'saved' });
}

it('a new member is placed, learns, fails, is told why, reviews, masters a skill and sees it all, by keyboard on a phone', async () => {
  const player = await newPlayer(urls);
  const page = await browser.newVisitor({ ...player.signedIn, viewport: PHONE.viewport });
  await page.clock.install();
  // Chance draws the first of what may come, so that the journey is the same each time.
  await page.addInitScript(() => (Math.random = () => 0));
  const session = new SessionPage(page);
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
  await sessionHasLasted(urls, player, 600);
  await look('exercise');
  const reason = await session.answer('likely mistake');
  const verdict = page.getByRole('status').filter({ hasText: 'Not quite' });
  // A formula stands on a line of its own in this text.
  const told = (await verdict.innerText()).replaceAll(/\s+/g, ' ');
  expect(told).toContain(reason);
  expect(told).toContain('The answer:');
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
  await missOneSum(player);

  // The next day: what was missed comes back, with where it was missed; mixed practice proves the skill.
  await daysPass(urls, player, 1);
  await page.goto(`${urls.shell}/learn`);
  await skill('Proficient');
  await press('link', 'Review 2 exercises due');
  await press('button', 'Start');
  await page.getByText(/^Due for review: missed in Addition Drill on /).waitFor();
  await sessionHasLasted(urls, player, 600);
  await session.answer();
  await session.goOn();
  await page.getByText(/^Due for review: missed in practice on /).waitFor();
  await look('review');
  await session.finish();
  await page.getByRole('heading', { name: 'Review complete' }).waitFor();
  await page.goto(`${urls.shell}/practice`);
  await press('button', 'Start');
  await page.getByText('Exercise 1 of 10').waitFor();
  await sessionHasLasted(urls, player, 600);
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
  expect(found).toEqual([]);
});
