import type { Page } from 'playwright-core';
import { passTime, untilSeen } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { signIn, signInHere, untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { GUEST_ONLY, IMPORTED, SAVED } from '../pages/saved-results';
import { newPlayer, type Player } from '../platform/accounts';
import { savedDaily } from '../platform/dailies';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** One player for all tests, each with its own game. */
let player: Player;
beforeAll(async () => {
  player = await newPlayer(urls);
});

/** Seconds on the displayed timer. */
async function clockOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return 60 * minutes + seconds;
}

/** A grid with its first digits, started a minute and a half ago. */
async function begin(page: Page, path: string) {
  await page.clock.install();
  const grid = new GridPage(page);
  await grid.open(urls.shell, path);
  const solution = await grid.solution();
  await grid.fillByMouse(solution.map((digit, cell) => (cell < 5 ? digit : 0)));
  await passTime(page, 90_000);
  return { grid, solution };
}

describe('a started practice puzzle with a hint continues after a reload', () => {
  async function beginPractice(page: Page) {
    const { grid } = await begin(page, '/sum-grid?mode=practice');
    await page.getByRole('button', { name: 'Get Hint' }).click();
    await page.getByRole('button', { name: 'Show the digit' }).click();
    await page.getByText(/^Hint added!/).waitFor();
    const cells = await grid.cells();
    await page.reload();
    await grid.grid.waitFor();
    expect(await clockOf(page)).toBeGreaterThanOrEqual(90);
    await page.getByRole('combobox', { name: /^Difficulty/ }).selectOption('Hard: 1 given');
    return { grid, cells };
  }

  it("and a guest's change of difficulty asks for an account first", async () => {
    const page = await browser.newVisitor();
    const { grid, cells } = await beginPractice(page);
    const offer = page.getByRole('dialog', { name: 'Want Unlimited Puzzles?' });
    await offer.getByRole('button', { name: 'Maybe Later' }).click();
    expect(await grid.cells()).toEqual(cells);
  });

  it("and a member's change of difficulty waits for the next puzzle", async () => {
    const page = await browser.newVisitor(player.signedIn);
    const { grid, cells } = await beginPractice(page);
    await page.getByText('Hard starting with the next New Puzzle.').waitFor();
    expect(await grid.cells()).toEqual(cells);
    expect(await clockOf(page)).toBeGreaterThanOrEqual(90);
  });
});

describe("a guest's daily continues in the account", () => {
  async function finish(page: Page, { grid, solution }: Awaited<ReturnType<typeof begin>>) {
    await grid.mend(solution);
    await grid.submit.click();
    await untilSeen(page.getByText(SAVED));
  }

  it('that signs in from the header, which leads back to it', async () => {
    const page = await browser.newVisitor();
    const { grid, solution } = await begin(page, '/sum-grid');
    const cells = await grid.cells();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await signInHere(page, player.person);
    await page.waitForURL(/\/sum-grid$/);
    await grid.grid.waitFor();
    expect(await grid.cells()).toEqual(cells);
    expect(await clockOf(page)).toBeGreaterThanOrEqual(90);
    await finish(page, { grid, solution });
    const saved = await savedDaily(urls, player, 'sum_grid');
    expect(saved?.completion_time_seconds).toBeGreaterThanOrEqual(90);
    expect(saved?.time_verified).toBe(false);
  });

  it('that signs in in another tab', async () => {
    const page = await browser.newVisitor();
    const { grid, solution } = await begin(page, '/multiplication-grid');
    const cells = await grid.cells();
    const other = await page.context().newPage();
    await signIn(other, urls.shell, player.person);
    await untilSigned(page, 'in');
    expect(await grid.cells()).toEqual(cells);
    expect(await clockOf(page)).toBeGreaterThanOrEqual(90);
    await finish(page, { grid, solution });
    expect((await savedDaily(urls, player, 'multiplication_grid'))?.time_verified).toBe(false);
  });

  it('and one that is solved before the sign-in cannot be entered again for a better time', async () => {
    const page = await browser.newVisitor();
    const { grid, solution } = await begin(page, '/combined-grid');
    await grid.mend(solution);
    await grid.submit.click();
    await untilSeen(page.getByText(GUEST_ONLY));
    await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
    await signInHere(page, player.person);
    await page.getByText(IMPORTED).waitFor();
    await page.goto(`${urls.shell}/combined-grid`);
    await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
    expect(await grid.grid.count()).toBe(0);
    const saved = await savedDaily(urls, player, 'combined_grid');
    expect(saved?.completion_time_seconds).toBeGreaterThanOrEqual(90);
    expect(saved?.time_verified).toBe(false);
  });
});
