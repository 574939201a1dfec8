import type { BrowserContextOptions, Page } from 'playwright-core';
import { newYorkDayKey, passTime, untilSeen } from '../browser/page-clock';
import { translatePages } from '../browser/translate-pages';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { untilSigned } from '../pages/account';
import { nextPracticePuzzle, sendChallenge } from '../pages/challenge';
import { AdditionDrillPage } from '../pages/addition-drill';
import { PAGES_OF } from '../pages/every-page';
import { heading, join, makeGroup, press } from '../pages/friends';
import { GridPage } from '../pages/grid';
import { MentalMathPage } from '../pages/mental-math';
import { SessionPage } from '../pages/session';
import { spoil } from '../pages/solve-grid';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const GROUP = 'The quick foxes';
const CLASS = 'Class 7b';
const STUDENT = 'Mina';
/** The word to type before an account is deleted. */
const WORD = 'DELETE';

const browser = useBrowser();

/** The faults of all pages of a test. */
let faults: (readonly string[])[] = [];
afterEach(() => {
  const found = faults.flat();
  faults = [];
  expect(found).toEqual([]);
});

async function translatedVisitor(
  names: readonly string[] = [],
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newVisitor(options);
  faults.push(await translatePages(page, names));
  await page.clock.install();
  return page;
}

async function translatedPlayer(): Promise<Page> {
  const { person, signedIn } = await newPlayer(urls);
  return translatedVisitor([person.username, person.email, GROUP, CLASS, STUDENT, WORD], signedIn);
}

/** Waits for text; everything on the page is translated then. */
const text = (page: Page, words: string | RegExp) => untilSeen(page.getByText(words).first());

async function open(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(urls.shell + path);
    await untilShown(page);
  }
}

async function solve(page: Page): Promise<void> {
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  await untilSeen(page.getByRole('dialog'));
}

/** The replay of a solved puzzle, stopped and watched to its end. */
async function watchReplay(page: Page, place = page.getByRole('dialog')): Promise<void> {
  const watch = place.getByRole('button', { name: 'Watch your moves' });
  await untilSeen(watch);
  await watch.click();
  await place.getByRole('button', { name: 'Stop' }).click();
  await watch.click();
  await passTime(page, 60_000);
  await untilSeen(watch);
}

describe('translated by the browser, a guest', () => {
  it('takes a hint in practice, notes, errs, solves it and watches the moves', async () => {
    const page = await translatedVisitor();
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/multiplication-grid?mode=practice');
    await press(page, 'button', 'Get Hint');
    await text(page, /Look at /);
    await press(page, 'button', 'Show the digit');
    await text(page, /^Hint added!/);
    await press(page, 'button', 'Close the reason');
    const solution = await grid.solution();
    await grid.cellsThatAre('empty').first().click();
    await press(page, 'button', 'Pencil marks');
    await page.locator('[data-digit]:enabled').first().click();
    await press(page, 'button', 'Undo');
    await press(page, 'button', 'Pencil marks');
    await grid.fillByMouse(spoil(solution, await grid.read()));
    await grid.submit.click();
    await text(page, 'Some answers are incorrect.');
    await grid.mend(solution);
    await grid.submit.click();
    await untilSeen(page.getByRole('dialog'));
    await watchReplay(page);
    await press(page, 'button', 'Share Results');
    await press(page, 'button', 'Close');
    await press(page, 'button', 'See Result');
    await press(page, 'button', 'New Practice Puzzle');
    await heading(page, 'Want Unlimited Puzzles?');
  });

  it('solves a daily, finds it complete, and plays an archived one', async () => {
    const page = await translatedVisitor();
    await open(page, '/sum-grid');
    await solve(page);
    await open(page, '/sum-grid');
    await watchReplay(page, page.getByRole('main'));
    await open(page, '/puzzle-games', '/archive');
    const yesterday = newYorkDayKey(Date.now() - 86_400_000);
    await open(page, `/archive/${yesterday}`);
    await page.getByRole('link', { name: 'Play' }).first().click();
    await solve(page);
    await open(page, `/archive/${yesterday}`, `/print/day?day=${yesterday}`, '/boards');
  });

  it('plays a speed round by choosing and typing, and a drill', async () => {
    const page = await translatedVisitor();
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await round.start();
    for (const isRight of [true, false]) {
      await round.answerByKey(isRight);
      await passTime(page, 1_000);
    }
    await passTime(page, 45_000);
    await round.runOut();
    await open(page, '/mental-math-speed?answers=typed');
    await press(page, 'button', 'Start');
    await round.answerByTyping(true);
    await passTime(page, 60_000);
    const drill = new AdditionDrillPage(page);
    await drill.open(urls.shell);
    await drill.answerAll({ wrong: 2 });
    await heading(page, /.+/);
  });

  it('reads a lesson and a technique, and practices with wrong and right answers', async () => {
    const page = await translatedVisitor();
    const session = new SessionPage(page, { pass: passTime });
    await open(page, '/learn', '/learn/times-5-11-25', '/learn/evaluating-expressions');
    await open(page, '/learn/unit-conversion', '/learn/slope');
    await page.getByRole('slider', { name: 'Height of the right point' }).press('ArrowDown');
    await press(page, 'button', 'Show the first step');
    await text(page, 'Find the rise: the second');
    await page.getByRole('button', { name: /^Show/ }).first().click();
    await open(page, '/learn/techniques', '/learn/techniques/only-cell');
    await press(page, 'button', 'Show me the cell');
    await press(page, 'button', 'Show me the digit');
    await press(page, 'button', 'Another one');
    await open(page, '/practice?kind=skill&skill=median');
    await session.miss();
    await session.next();
    await session.answer();
    await session.next();
    await session.finish();
    await heading(page, 'Keep what you have learned');
    await open(page, '/print/skill/mean?sheet=1');
  });

  it('tries a technique, compares plans and types a new password', async () => {
    const page = await translatedVisitor();
    await open(page, '/');
    const keys = page.getByRole('group', { name: 'Your digit' }).first();
    for (const digit of ['6', '9', '7']) await keys.getByRole('button', { name: digit, exact: true }).click();
    await open(page, '/plans', '/embed', '/demo', '/signup');
    const toggle = page.getByRole('button', { name: /^Show password/ }).first();
    await toggle.click();
    await page
      .getByRole('button', { name: /^Hide password/ })
      .first()
      .click();
    await page.getByLabel('Password', { exact: true }).fill('nine');
    await page.getByLabel('Password', { exact: true }).fill('nine-digits-once');
    await press(page, 'button', 'Create Account');
    await open(page, '/login', '/reset-password');
  });
});

describe('translated by the browser, a player', () => {
  it('solves a daily and a round, opens Today, progress, boards and the profile', async () => {
    const page = await translatedPlayer();
    await open(page, '/combined-grid');
    await untilSigned(page, 'in');
    await solve(page);
    await open(page, '/dashboard', '/progress', '/boards', '/challenge', '/profile');
    const username = page.getByLabel('Username');
    await username.fill('ab');
    await text(page, 'Need 1 more character');
    await username.fill('abc def');
    await text(page, 'Contains invalid characters');
    await press(page, 'button', 'Delete Account');
    await page.getByLabel('Type this word to confirm').fill(WORD);
    await press(page, 'button', 'Cancel');
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).last().waitFor();
  });

  it('sends a challenge, which a guest plays', async () => {
    const page = await translatedPlayer();
    await open(page, '/sum-grid?mode=practice');
    await untilSigned(page, 'in');
    const grid = new GridPage(page);
    let solution: readonly number[] = [];
    const code = await sendChallenge(page, async (attempt) => {
      await nextPracticePuzzle(page, attempt);
      solution = await grid.solution();
      await grid.fillByMouse(solution);
      await passTime(page, 20_000);
      await grid.submit.click();
      await untilSeen(page.getByRole('button', { name: 'Challenge someone' }));
    });

    const guest = await translatedVisitor();
    await open(guest, `/challenge/${code}`);
    await press(guest, 'button', 'Start');
    const race = new GridPage(guest);
    await race.grid.waitFor();
    await race.fillByMouse(solution);
    await race.submit.click();
    await untilSeen(guest.getByRole('button', { name: 'Watch: Challenger' }));
    await press(guest, 'button', 'Watch: Challenger');
    await open(page, `/challenge/${code}`);
    await page.getByRole('button', { name: /^See the replay of / }).click();
    await open(page, '/multiplication-grid?mode=practice');
    await press(page, 'button', 'New Puzzle');
  });

  it('opens every page', async () => {
    const page = await translatedPlayer();
    await open(page, ...PAGES_OF.member);
  });

  it('shares a friend group', async () => {
    const [ada, bob] = [await translatedPlayer(), await translatedPlayer()];
    await open(ada, '/friends');
    const code = await makeGroup(ada, GROUP);
    await open(bob, '/friends');
    await bob.getByLabel('Code', { exact: true }).fill(code);
    await press(bob, 'button', 'Open the invitation');
    await join(bob, GROUP);
    await heading(bob, GROUP);
    await ada.reload();
    await ada.getByRole('button', { name: /^Options for / }).click();
    await press(ada, 'button', 'Remove from the group');
    await text(ada, /no longer sees this group/);
    await press(ada, 'button', 'Cancel');
  });

  it('teaches a class that another joins', async () => {
    const [teacher, student] = [await translatedPlayer(), await translatedPlayer()];
    await open(teacher, '/classes');
    await press(teacher, 'button', 'Make a class');
    await teacher.getByLabel('Class name').fill(CLASS);
    await press(teacher, 'button', 'Make a class');
    const code = (await teacher.getByTestId('invitation-code').innerText()).trim();
    await press(teacher, 'button', 'Assign something');
    await teacher.getByLabel('Skill', { exact: true }).selectOption({ label: 'Negative numbers' });
    await press(teacher, 'button', 'Assign');
    await text(teacher, 'Assigned: Negative numbers.');
    await open(student, '/classes/join');
    await student.getByLabel('Code').fill(code);
    await press(student, 'button', 'Continue');
    await student.getByLabel('Your name in this class').fill(STUDENT);
    await press(student, 'button', 'Join');
    await heading(student, 'To do');
    await teacher.reload();
    await text(teacher, '0 of 1 done');
    await teacher.getByRole('rowheader', { name: STUDENT }).getByRole('link').click();
    await heading(teacher, STUDENT);
  });
});
