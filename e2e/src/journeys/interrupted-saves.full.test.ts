import type { BrowserContextOptions, Page } from 'playwright-core';
import { passTime, untilSeen } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { signIn, untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import {
  expectCountedOnce,
  FETCHED_AHEAD_AFTER_MS,
  fetchedAhead,
  PENDING,
  saveCall,
  SAVED,
} from '../pages/saved-results';
import { newPlayer, type Player } from '../platform/accounts';
import { urls } from '../platform/ports';

const SAVE = saveCall(urls.supabase);
const SIGN_IN = `${urls.supabase}/auth/v1/token?grant_type=password`;
const RENEW = `${urls.supabase}/auth/v1/token?grant_type=refresh_token`;

/** The pauses before the retries, in order. */
const PAUSES_MS = [5_000, 10_000, 20_000];
/** The client refreshes a session in its last 90 seconds. Before that there must be time to play. */
const SHORT_SESSION_S = 130;

const browser = useBrowser();

/** One player for all tests, each with its own daily. */
let player: Player;
beforeAll(async () => {
  player = await newPlayer(urls);
});

async function newDevice(options?: BrowserContextOptions) {
  const page = await browser.newVisitor(options);
  await page.clock.install();
  return { page, grid: new GridPage(page) };
}

async function solve(page: Page, grid: GridPage): Promise<void> {
  await new GridKeyboard(page, grid).solve();
  await untilSeen(page.getByText(PENDING));
}

describe("a player's daily is saved once", () => {
  it('when the server fails a few times, once after it has stored the result', async () => {
    const { page, grid } = await newDevice(player.signedIn);
    let tries = 0;
    await page.route(SAVE, async (route) => {
      tries += 1;
      if (tries > PAUSES_MS.length) return route.continue();
      // The last request reaches the server, and only its response is lost.
      if (tries === PAUSES_MS.length) await route.fetch();
      await route.fulfill({ status: 500 + tries, json: { message: 'The server failed.' } });
    });
    await grid.open(urls.shell, '/sum-grid');
    await untilSigned(page, 'in');
    let responded = page.waitForResponse(SAVE);
    await solve(page, grid);
    for (const pause of PAUSES_MS) {
      await responded;
      responded = page.waitForResponse(SAVE);
      await passTime(page, pause);
    }
    await page.getByText(SAVED).waitFor();
    await expectCountedOnce(page, urls.shell, 'Sum Grid');
  });

  it('when the tab is closed offline, and another is opened online', async () => {
    const { page, grid } = await newDevice(player.signedIn);
    const partsCame = fetchedAhead(page, urls.games);
    await grid.open(urls.shell, '/multiplication-grid');
    await untilSigned(page, 'in');
    await passTime(page, FETCHED_AHEAD_AFTER_MS);
    await partsCame;
    await page.context().setOffline(true);
    await page
      .getByText('your time is verified only if you are online again when you finish', { exact: false })
      .waitFor();
    await solve(page, grid);
    await page.clock.fastForward(60_000);
    await page.getByText('The server did not measure this time', { exact: false }).waitFor();
    await page.close();

    await page.context().setOffline(false);
    const another = await page.context().newPage();
    await another.goto(`${urls.shell}/multiplication-grid`);
    await another.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
    await another.getByText(SAVED).waitFor();
    await another.getByText('This time is not verified', { exact: false }).waitFor();
    await another.getByText(/^Multiplication Grid: solved in [\d:]+, not verified$/).waitFor();
    await expectCountedOnce(another, urls.shell, 'Multiplication Grid');
    await another
      .getByRole('row', { name: /Multiplication Grid/ })
      .getByText('Unverified')
      .waitFor();
  });

  it('when the session ends meanwhile and cannot be refreshed, after signing in again', async () => {
    const { page, grid } = await newDevice();
    await page.route(SIGN_IN, async (route) => {
      const response = await route.fetch();
      const session = (await response.json()) as { expires_at: number };
      const end = Math.round(Date.now() / 1_000) + SHORT_SESSION_S;
      await route.fulfill({ response, json: { ...session, expires_in: SHORT_SESSION_S, expires_at: end } });
    });
    await page.route(SAVE, (route) => route.fulfill({ status: 401, json: { message: 'JWT expired' } }));
    await page.route(RENEW, (route) =>
      route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found' } }),
    );
    await signIn(page, urls.shell, player.person);
    await grid.open(urls.shell, '/combined-grid');
    await untilSigned(page, 'in');
    await solve(page, grid);
    await passTime(page, SHORT_SESSION_S * 1_000);
    await untilSigned(page, 'out');

    await page.unrouteAll();
    await signIn(page, urls.shell, player.person);
    await page.goto(`${urls.shell}/combined-grid`);
    await page.getByText(SAVED).waitFor();
    await expectCountedOnce(page, urls.shell, 'Combined Grid');
  });
});
