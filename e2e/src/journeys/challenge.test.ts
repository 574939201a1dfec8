import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { PHONE, useBrowser } from '../browser/use-browser';
import { untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { SAVED } from '../pages/saved-results';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Solves the puzzle on the screen. */
async function solve(page: Page): Promise<void> {
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await grid.fillByMouse(await grid.solution());
  // No person solves one in less than five seconds: such a time is no challenge.
  await page
    .getByRole('timer')
    .filter({ hasText: /0:0[6-9]|0:[1-5]\d/ })
    .waitFor();
  await grid.submit.click();
}

/** A solved practice puzzle that was sent as a challenge. @returns the code of its link */
async function sendChallenge(page: Page): Promise<string> {
  await page.goto(`${urls.shell}/sum-grid?mode=practice`);
  await untilSigned(page, 'in');
  await solve(page);
  await page.getByText(SAVED).waitFor();
  const made = page.waitForResponse(/rpc\/make_challenge/);
  await page.getByRole('button', { name: 'Challenge someone' }).click();
  await page.getByRole('button', { name: 'Send the Challenge' }).waitFor();
  return ((await (await made).json()) as { code: string }).code;
}

it('a guest and a friend race against a ghost, and the challenger sees both answers', async () => {
  const [challenger, friend] = [await newPlayer(urls), await newPlayer(urls)];
  const theirs = await browser.newVisitor(challenger.signedIn);
  const code = await sendChallenge(theirs);
  const link = `${urls.shell}/challenge/${code}`;

  const guest = await browser.newVisitor(PHONE);
  const axe = inspect(guest);
  await guest.goto(link);
  await guest.getByRole('heading', { name: 'You are challenged to a Sum Grid' }).waitFor();
  await axe.look('invited');
  await guest.getByRole('button', { name: 'Start' }).click();
  const grid = new GridPage(guest);
  await grid.grid.waitFor();
  await guest.getByLabel('The race').getByText('3 of 9').first().waitFor();
  await axe.look('race');
  // A reload in the middle goes on.
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
  await theirs.getByRole('link', { name: /Sum Grid.*Solved by 2/ }).click();
  const answers = theirs.getByRole('listitem').filter({ hasText: 'See the way' });
  await answers.filter({ hasText: 'Somebody' }).waitFor();
  const named = answers.filter({ hasText: friend.person.username });
  await named.getByRole('button', { name: 'See the way' }).click();
  const look = inspect(theirs);
  await look.look('answers');
  expect(look.found).toEqual([]);

  await guest.goto(`${urls.shell}/challenge/${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
  await guest.getByRole('heading', { name: 'This link is not valid' }).waitFor();
});
