import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { untilSeen } from '../browser/page-clock';
import { PHONE, useBrowser } from '../browser/use-browser';
import { AccountMenu } from '../pages/account';
import { CheckoutPage } from '../pages/checkout';
import { GridPage } from '../pages/grid';
import { SAVED } from '../pages/saved-results';
import { SessionPage } from '../pages/session';
import { newPlayer } from '../platform/accounts';
import { startedDays } from '../platform/dailies';
import { useSimulatedPlatform } from '../platform/use-simulated-platform';

/** Longer than the page of an activated plan stays open by itself. */
const LONGER_THAN_IT_STAYS_MS = 20_000;

const HOUR_MS = 3_600_000;

const browser = useBrowser();

const { clock, platform } = useSimulatedPlatform();

/** The labels of the clicked controls. */
function pointerOn(page: Page) {
  const press = (role: 'link' | 'button', name: string) =>
    page.getByRole(role, { name, exact: true }).click();
  return {
    press,
    /** Opens a page of the site from the header. */
    goTo: (name: string) =>
      page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name, exact: true }).click(),
    heading: (name: string) => page.getByRole('heading', { name }).first().waitFor(),
    text: (words: string | RegExp) => page.getByText(words).first().waitFor(),
  };
}

/** Solves the daily on the screen, up to its saved result. */
async function solveDaily(page: Page): Promise<void> {
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  await page.getByRole('dialog', { name: 'Puzzle complete!' }).getByText(SAVED).waitFor();
}

it('a member plays, learns, reaches the limit, upgrades and keeps a streak over a missed day, in a week on a desktop', async () => {
  const { urls } = platform();
  const player = await newPlayer(urls);
  const page = await browser.newVisitor({ ...player.signedIn, viewport: { width: 1280, height: 800 } });
  await clock.install(page);
  const { press, goTo, heading, text } = pointerOn(page);
  const { found, look } = inspect(page);
  const session = new SessionPage(page, clock);
  const grid = new GridPage(page);
  const openCells = () => grid.cellsThatAre('empty').count();
  const playSumGrid = async () => {
    await page.goto(`${urls.shell}/dashboard`);
    await press('link', 'Play Sum Grid');
    await solveDaily(page);
  };

  // Monday: through the site, and from a puzzle to its lesson and back.
  await page.goto(`${urls.shell}/dashboard`);
  await heading('Hello, Ada');
  await text('Ready to Practice');
  await goTo('Progress');
  await heading('Progress');
  await goTo('Puzzles');
  await heading('Puzzles');
  await page.getByRole('link', { name: 'Play for Fun' }).first().click();
  await grid.grid.waitFor();
  const before = await openCells();
  await press('button', 'Get Hint');
  await page.getByRole('button', { name: 'Show the digit' }).waitFor();
  expect(await openCells()).toBe(before);
  await press('link', 'About this technique');
  await heading('An example');
  await press('link', 'Back to your puzzle');
  await press('button', 'Show the digit');
  await page.getByRole('button', { name: 'Close the reason' }).waitFor();
  expect(await openCells()).toBe(before - 1);

  // All dailies, and the lesson after the third.
  await goTo('Today');
  await press('link', 'Play Sum Grid');
  await solveDaily(page);
  await press('link', 'Next: Multiplication Grid, +75 XP');
  await solveDaily(page);
  await press('link', 'Next: Combined Grid, +100 XP');
  await solveDaily(page);
  await press('link', 'Next: a lesson');
  await text('You have used 0 of 3 free sessions today.');
  await press('link', 'Practice this');
  await session.miss();
  await session.next();
  await session.finish();
  await heading('Session complete');
  await goTo('Today');
  await text('Practice Complete');
  await text('1 of 3 free learning sessions used today');
  await heading('All done for today');
  await look('all done');

  // Tuesday: the free sessions are used up, reviews are not, and the plan unlocks more.
  await clock.passDays(page, 1);
  await playSumGrid();
  for (const [used, address] of ['/practice', '/practice?kind=skill&skill=median', '/practice'].entries()) {
    await page.goto(urls.shell + address);
    if (used > 0) await press('button', 'End it and start the new one');
    await text(`You have used ${used} of 3 free sessions today.`);
    await press('button', 'Start');
    await text(/^Exercise 1 of /);
  }
  await page.goto(`${urls.shell}/dashboard`);
  await text('3 of 3 free learning sessions used today');
  await page.getByRole('button', { name: 'Daily Limit Reached', disabled: true }).waitFor();
  await page.getByRole('link', { name: 'Review now' }).waitFor();
  await look('limit');
  const menu = new AccountMenu(page);
  await menu.open('Free Account');
  await menu.upgrade.click();
  await press('button', 'Upgrade to Elite Access');
  const checkout = new CheckoutPage(page);
  await checkout.ready();
  await checkout.pay('succeeds');
  await text('Elite Access is active');
  await heading('Included in your plan');
  await look('active');
  await press('button', 'Stay here');
  await clock.pass(page, LONGER_THAN_IT_STAYS_MS);
  await text('You are staying on this page. Continue whenever you like.');
  await press('link', 'Start learning');
  await goTo('Today');
  await page.getByRole('link', { name: 'Start practice' }).waitFor();
  await page.goto(`${urls.shell}/practice?kind=skill&skill=median`);
  await text(/^Exercise 1 of /);

  // Wednesday is played, Thursday is missed, and Friday shows the streak.
  await clock.passDays(page, 1);
  await playSumGrid();
  await clock.passDays(page, 2);
  await page.goto(`${urls.shell}/dashboard`);
  await text('You missed yesterday, and a freeze kept your streak of 3 days.');
  await playSumGrid();
  await clock.passDays(page, 1);
  await playSumGrid();
  await clock.passDays(page, 1);
  await playSumGrid();
  await page.goto(`${urls.shell}/dashboard`);
  await text('Today counts. Tomorrow: 7.');
  await goTo('Progress');
  await text(/^6 days in a row now\./);
  await look('Progress');
  expect(found).toEqual([]);
});

it('a finished daily left open past midnight starts the next one only on request', async () => {
  const { urls } = platform();
  const player = await newPlayer(urls);
  const page = await browser.newVisitor({ ...player.signedIn, viewport: PHONE.viewport });
  await clock.install(page);
  const grid = new GridPage(page);
  await grid.open(urls.shell);
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  await untilSeen(page.getByRole('dialog', { name: 'Puzzle complete!' }));
  await page.getByText(SAVED).waitFor();

  // The dialog scrolls inside its rounded corners.
  const scrolls = await page.getByRole('dialog').evaluate((dialog) => {
    const content = dialog.firstElementChild;
    return [dialog, content].map((box) => box && box.scrollHeight > box.clientHeight);
  });
  expect(scrolls).toEqual([false, true]);

  await page.keyboard.press('Escape');
  await untilSeen(page.getByRole('timer', { name: 'Next challenge in' }));
  const [today] = await startedDays(platform(), player.person);

  // From noon to the next morning.
  await clock.pass(page, 20 * HOUR_MS);
  const play = page.getByRole('button', { name: "Play today's puzzle" });
  await untilSeen(play);
  await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(10_000);
  expect(await startedDays(platform(), player.person)).toEqual([today]);

  const started = page.waitForResponse(/rpc\/start_daily/);
  await play.click();
  await grid.grid.waitFor();
  await page.clock.runFor(1_000);
  await started;
  await expect(page.getByRole('timer').innerText()).resolves.toMatch(/^0:0\d$/);
  const days = await startedDays(platform(), player.person);
  expect(days).toHaveLength(2);
  expect(days[0]).toBe(today);
});
