import { untilSeen } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { signIn, untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { expectListedOnce, GUEST_ONLY, IMPORTED, PENDING, saveCall } from '../pages/saved-results';
import { newPlayer, type Player } from '../platform/accounts';
import { urls } from '../platform/ports';

const SAVE = saveCall(urls.supabase);

const browser = useBrowser();

/** One player for all tests, each with its own daily. */
let player: Player;
beforeAll(async () => {
  player = await newPlayer(urls);
});

describe('a daily is saved to the account from the dashboard, which shows it immediately', () => {
  it('when the server failed before the tab was closed', async () => {
    const page = await browser.newVisitor(player.signedIn);
    await page.clock.install();
    const grid = new GridPage(page);
    await page.route(SAVE, (route) =>
      route.fulfill({ status: 503, json: { message: 'The server is down.' } }),
    );
    await grid.open(urls.shell, '/multiplication-grid');
    await untilSigned(page, 'in');
    await new GridKeyboard(page, grid).solve();
    await untilSeen(page.getByText(PENDING));
    await page.close();

    const another = await page.context().newPage();
    // It reaches the server only after the dashboard has shown the earlier figures.
    await another.route(SAVE, async (route) => {
      await another.getByText('None yet today').waitFor();
      await route.continue();
    });
    await another.goto(`${urls.shell}/dashboard`);
    await expectListedOnce(another, 'Multiplication Grid');
  });

  it('when it was played before the sign-in', async () => {
    const page = await browser.newVisitor();
    await page.clock.install();
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/sum-grid');
    await new GridKeyboard(page, grid).solve();
    await untilSeen(page.getByText(GUEST_ONLY));

    await signIn(page, urls.shell, player.person);
    await page.getByText(IMPORTED).waitFor();
    await expectListedOnce(page, 'Sum Grid');
  });
});
