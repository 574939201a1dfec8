import { untilSeen } from '../browser/until-seen';
import { useBrowser } from '../browser/use-browser';
import { signIn, untilSigned } from '../pages/account';
import { expectListedOnce } from '../pages/dashboard';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { newPlayer, type Player } from '../pages/new-account';
import { urls } from '../platform/platform-urls';

const SAVE = `${urls.supabase}/rest/v1/rpc/save_daily_grid_result*`;

const browser = useBrowser();

/** One player for all tests, each of which has a daily of its own. */
let player: Player;
beforeAll(async () => {
  player = await newPlayer(browser, urls);
});

describe('a daily reaches the account from the dashboard, which shows it at once', () => {
  it('when the server could not take it before the tab was closed', async () => {
    const page = await browser.newVisitor(player.signedIn);
    await page.clock.install();
    const grid = new GridPage(page);
    await page.route(SAVE, (route) =>
      route.fulfill({ status: 503, json: { message: 'The server is down.' } }),
    );
    await grid.open(urls.shell, '/multiplication-grid');
    await untilSigned(page, 'in');
    await new GridKeyboard(page, grid).solve();
    await untilSeen(
      page.getByText('Kept on this device. It is sent to your account as soon as the connection allows.'),
    );
    await page.close();

    const another = await page.context().newPage();
    // It arrives only when the dashboard has shown the figures of before.
    await another.route(SAVE, async (route) => {
      await another.getByText('None yet today').waitFor();
      await route.continue();
    });
    await another.goto(`${urls.shell}/dashboard`);
    await expectListedOnce(another, 'Multiplication Grid');
  });

  it('when it was played before signing in', async () => {
    const page = await browser.newVisitor();
    await page.clock.install();
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/sum-grid');
    await new GridKeyboard(page, grid).solve();
    await untilSeen(page.getByText('Kept on this device only.'));

    await signIn(page, urls.shell, player.person);
    await page.getByText('We added 1 result you played before signing in.').waitFor();
    await expectListedOnce(page, 'Sum Grid');
  });
});
