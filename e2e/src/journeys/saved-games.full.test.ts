import type { Page } from 'playwright-core';
import { recordAlerts, recordCopies } from '../browser/page-calls';
import { passTime, untilSeen } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { becomePlayer, signIn, untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { MentalMathPage } from '../pages/mental-math';
import {
  FETCHED_AHEAD_AFTER_MS,
  fetchedAhead,
  GUEST_ONLY,
  IMPORTED,
  PENDING,
  SAVED,
} from '../pages/saved-results';
import { newPlayer, type Player } from '../platform/accounts';
import { urls } from '../platform/ports';
import { beganBefore } from '../platform/began-before';

const browser = useBrowser();

/** One new player, signed in on a new device in each test. */
let player: Player;
beforeAll(async () => {
  player = await newPlayer(urls);
});

async function newDevice(): Promise<Page> {
  const page = await browser.newVisitor(player.signedIn);
  await page.clock.install();
  return page;
}

describe('a signed-in player', () => {
  it("loses the network in today's puzzle, which is saved exactly once when it is back", async () => {
    const page = await newDevice();
    const grid = new GridPage(page);
    const partsCame = fetchedAhead(page, urls.games);
    await grid.open(urls.shell);
    await untilSigned(page, 'in');
    const solution = await grid.solution();
    await passTime(page, FETCHED_AHEAD_AFTER_MS);
    await partsCame;

    await page.context().setOffline(true);
    await grid.fillByMouse(solution);
    await grid.submit.click();
    await untilSeen(page.getByText(PENDING));
    await page.context().setOffline(false);
    await page.getByText(SAVED).waitFor();

    const elsewhere = await newDevice();
    await elsewhere.goto(`${urls.shell}/sum-grid`);
    await elsewhere.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
    await elsewhere.goto(`${urls.shell}/dashboard`);
    await elsewhere.getByText('+50 today').waitFor();
    expect(await elsewhere.getByRole('table').getByRole('row').count()).toBe(2);
  });

  it('has a speed round saved, and finds the personal best on another device', async () => {
    const page = await newDevice();
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await untilSigned(page, 'in');
    await round.start();
    for (let answers = 0; answers < 3; answers += 1) {
      // The shortest time that a person needs.
      await passTime(page, 500);
      await round.answerByKey(true);
      await passTime(page, 1_000);
    }
    await beganBefore(urls, player, 'round_tickets', 61);
    await passTime(page, 60_000);
    await page.getByText('Your first result: the one to beat.').waitFor();
    await page.getByText(SAVED).waitFor();

    const elsewhere = await newDevice();
    await new MentalMathPage(elsewhere).open(urls.shell);
    await elsewhere.getByText('Personal best: 3 correct').waitFor();
  });

  it('finds a practice puzzle again after a reload with its hint and time, saves it and shares it', async () => {
    const page = await newDevice();
    const alerts = recordAlerts(page);
    const copied = await recordCopies(page);
    const grid = new GridPage(page);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await grid.open(urls.shell, '/multiplication-grid?mode=practice');
    await untilSigned(page, 'in');
    await press('Get Hint');
    await press('Show the digit');
    await page.getByText('Hint added! Blue squares show the correct answers.').waitFor();
    const solution = await grid.solution();
    await grid.fillByMouse(solution.map((digit, cell) => (cell < 5 ? digit : 0)));
    const before = await grid.cells();
    expect(await grid.cellsThatAre('filled').count()).toBeGreaterThan(0);

    // The page of the hint's technique is in another remote. It shows the position, and the grid waits.
    await page.getByRole('link', { name: 'About this technique' }).click();
    await page.getByRole('grid', { name: /^Multiplication Grid, / }).waitFor();
    await page.getByRole('link', { name: 'Back to your puzzle' }).click();
    await grid.grid.waitFor();
    expect(await grid.cells()).toEqual(before);
    await passTime(page, 75_000);

    await page.reload();
    await grid.grid.waitFor();
    expect(await grid.cells()).toEqual(before);
    expect(await page.getByRole('timer').innerText()).toMatch(/^[1-9]:\d\d$/);
    await grid.mend(solution);
    await grid.submit.click();
    const dialog = page.getByRole('dialog');
    await untilSeen(dialog.getByText(SAVED));
    await dialog.getByText(/^Hints used\s*1$/).waitFor();
    await press('Share Results');
    await dialog.getByText('Results copied to clipboard!').waitFor();
    expect(alerts).toEqual(['Results copied to clipboard!']);
    expect(await copied()).toContain(`${urls.payments}/share/practice/multiplication-grid`);

    await press('New Practice Puzzle');
    await dialog.waitFor({ state: 'hidden' });
    await grid.cellsThatAre('empty').first().waitFor();
    expect(await grid.cellsThatAre('filled').count()).toBe(0);
    expect(await grid.solution()).not.toEqual(solution);
  });
});

describe('a guest', () => {
  it('finds results from before the sign-up in the account, on any device', async () => {
    const page = await browser.newVisitor();
    const grid = new GridPage(page);
    await grid.open(urls.shell);
    await grid.fillByMouse(await grid.solution());
    await grid.submit.click();
    await page.getByText(GUEST_ONLY).waitFor();

    // The notice disappears by itself while the new player sets up the profile.
    const [person] = await Promise.all([becomePlayer(page, urls), page.getByText(IMPORTED).waitFor()]);

    const elsewhere = await browser.newVisitor();
    await signIn(elsewhere, urls.shell, person);
    await elsewhere.goto(`${urls.shell}/sum-grid`);
    await elsewhere.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
  });
});
