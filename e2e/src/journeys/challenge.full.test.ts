import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { newYorkDay, newYorkDayKey, passTime } from '../browser/page-clock';
import { PHONE, useBrowser } from '../browser/use-browser';
import { untilSigned } from '../pages/account';
import { nextPracticePuzzle, sendChallenge } from '../pages/challenge';
import { GridPage } from '../pages/grid';
import { MentalMathPage } from '../pages/mental-math';
import { SAVED } from '../pages/saved-results';
import { newPlayer, type Player } from '../platform/accounts';
import { urls } from '../platform/ports';
import { beganBefore } from '../platform/began-before';

const browser = useBrowser();

async function solve(page: Page): Promise<void> {
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await grid.fillByMouse(await grid.solution());
  // No person solves a grid with six empty cells in less than seven seconds, so such a time cannot become a challenge.
  await page
    .getByRole('timer')
    .filter({ hasText: /0:0[89]|0:[1-5]\d/ })
    .waitFor();
  await grid.submit.click();
}

/** @returns the code of a link to a solved practice puzzle */
async function sendPractice(page: Page): Promise<string> {
  await page.goto(`${urls.shell}/sum-grid?mode=practice`);
  await untilSigned(page, 'in');
  return sendChallenge(page, async (attempt) => {
    await nextPracticePuzzle(page, attempt);
    await solve(page);
    await page.getByText(SAVED).waitFor();
  });
}

/** Gives this number of correct answers, half a second each. The test controls the page's clock. */
async function answerRight(page: Page, round: MentalMathPage, answers: number): Promise<void> {
  for (let answer = 0; answer < answers; answer += 1) {
    await passTime(page, 500);
    await round.answerByKey(true);
    await passTime(page, 1_000);
  }
}

/**
 * Plays a round with three correct answers and sends it as a challenge.
 * @returns the code of its link
 */
async function sendRound(page: Page, player: Player): Promise<string> {
  await page.clock.install();
  const round = new MentalMathPage(page);
  return sendChallenge(page, async () => {
    await round.open(urls.shell);
    await untilSigned(page, 'in');
    await round.start();
    await answerRight(page, round, 3);
    await beganBefore(urls, player, 'round_tickets', 61);
    await passTime(page, 60_000);
    await page.getByText(SAVED).waitFor();
  });
}

it('a guest and a friend race against a pace line, and the challenger sees both answers', async () => {
  const [challenger, friend] = [await newPlayer(urls), await newPlayer(urls)];
  const theirs = await browser.newVisitor(challenger.signedIn);
  const code = await sendPractice(theirs);
  const link = `${urls.shell}/challenge/${code}`;

  const guest = await browser.newVisitor(PHONE);
  const axe = inspect(guest);
  await guest.goto(link);
  await guest.getByRole('heading', { name: 'You have been challenged to a Sum Grid' }).waitFor();
  await axe.look('invited');
  await guest.getByRole('button', { name: 'Start' }).click();
  const grid = new GridPage(guest);
  await grid.grid.waitFor();
  await guest.getByLabel('The race').getByText('3 of 9').first().waitFor();
  await axe.look('race');
  // A reload during the race continues it.
  const solution = await grid.solution();
  await grid.fillByMouse(solution.map((digit, cell) => (cell < 5 ? digit : 0)));
  await guest.reload();
  await guest.getByRole('button', { name: 'Continue' }).click();
  await grid.mend(solution);
  await grid.submit.click();
  await guest.getByRole('button', { name: 'Watch: Challenger' }).click();
  await guest.getByText('Challenger: ').waitFor();
  await axe.look('outcome');
  expect(axe.found).toEqual([]);

  const friends = await browser.newVisitor(friend.signedIn);
  await friends.goto(link);
  await untilSigned(friends, 'in');
  await friends.getByRole('button', { name: 'Start' }).click();
  await solve(friends);
  const box = friends.getByRole('checkbox', { name: 'Send my username with it' });
  await box.click();
  await friends.locator('input:checked:enabled').and(box).waitFor();

  await theirs.goto(`${urls.shell}/challenge`);
  await theirs.getByRole('link', { name: /Sum Grid.*Answered by 2/ }).click();
  const answers = theirs.getByRole('listitem').filter({ hasText: 'See the replay' });
  await answers.filter({ hasText: 'Somebody' }).waitFor();
  const named = answers.filter({ hasText: friend.person.username });
  await named.getByRole('button', { name: /^See the replay of / }).click();
  const look = inspect(theirs);
  await look.look('answers');
  expect(look.found).toEqual([]);

  await guest.goto(`${urls.shell}/challenge/${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
  await guest.getByRole('heading', { name: 'This link is not valid' }).waitFor();
});

it('a guest answers the questions of a round beside a pace line, and both see both rounds', async () => {
  const challenger = await newPlayer(urls);
  const theirs = await browser.newVisitor(challenger.signedIn);
  const link = `${urls.shell}/challenge/${await sendRound(theirs, challenger)}`;

  const guest = await browser.newVisitor(PHONE);
  const axe = inspect(guest);
  await guest.clock.install();
  await guest.goto(link);
  await guest.getByText('Score to beat: 3 correct in 60 seconds').waitFor();
  await axe.look('invited');
  const round = new MentalMathPage(guest);
  await round.start();
  const race = guest.getByLabel('The race');
  await answerRight(guest, round, 1);
  await race.getByText('1 correct').nth(1).waitFor();
  await axe.look('round');
  // A player who leaves during the round is told so, and can play on as the same person.
  await guest.reload();
  await guest.getByText('You left this round before its time was up.').waitFor();
  await round.start();
  await answerRight(guest, round, 4);
  await race.getByText('4 correct').waitFor();
  await race.getByText('3 correct').waitFor();
  await passTime(guest, 60_000);
  await guest.getByRole('heading', { name: 'You were ahead by 1!' }).waitFor();
  await guest.getByRole('table').nth(1).waitFor();
  await axe.look('outcome');
  expect(axe.found).toEqual([]);

  await theirs.goto(`${urls.shell}/challenge`);
  await theirs.getByRole('link', { name: /Mental Math Speed Round.*Answered by 1$/ }).click();
  const answer = theirs.getByRole('listitem').filter({ hasText: '4 correct' });
  await answer.filter({ hasText: 'measured on their device' }).waitFor();
  await answer.getByRole('button', { name: 'See the replay of Somebody' }).click();
  expect(await answer.getByRole('table').count()).toBe(2);
  const look = inspect(theirs);
  await look.look('answers');
  expect(look.found).toEqual([]);

  await theirs.getByRole('button', { name: 'Withdraw the challenge' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Withdraw the challenge' }).click();
  await theirs.getByText(/No challenge yet/).waitFor();
  await guest.goto(link);
  await guest.getByRole('heading', { name: 'This link is not valid' }).waitFor();
});

it('an archived puzzle keeps its day, for the challenger and for whoever gets the link', async () => {
  const challenger = await newPlayer(urls);
  const theirs = await browser.newVisitor(challenger.signedIn);
  let then = Date.now();
  const code = await sendChallenge(theirs, async () => {
    then -= 86_400_000;
    await theirs.goto(`${urls.shell}/archive/${newYorkDayKey(then)}/sum-grid`);
    await untilSigned(theirs, 'in');
    await solve(theirs);
    await theirs.getByText(SAVED).waitFor();
  });
  const day = newYorkDay(then);
  const link = `${urls.shell}/challenge/${code}`;

  const guest = await browser.newVisitor(PHONE);
  await guest.goto(link);
  await guest.getByText(`This is the puzzle for ${day}.`).waitFor();
  await guest.getByRole('button', { name: 'Start' }).click();
  await solve(guest);
  await guest.getByRole('button', { name: 'Watch: Challenger' }).waitFor();

  await theirs.goto(`${urls.shell}/challenge`);
  const look = inspect(theirs);
  const line = theirs.getByRole('link', { name: new RegExp(`^Sum Grid for ${day}.*Answered by 1`) });
  await line.waitFor();
  await look.look('list');
  await line.click();
  await theirs.getByRole('heading', { name: `Challenge: Sum Grid for ${day}` }).waitFor();
  await theirs.getByRole('listitem').filter({ hasText: 'See the replay' }).waitFor();
  await look.look('answers');
  expect(look.found).toEqual([]);
});
