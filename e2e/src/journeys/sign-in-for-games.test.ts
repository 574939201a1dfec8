import { useBrowser } from '../browser/use-browser';
import { signIn, untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { newPlayer } from '../pages/new-account';
import { startPlatform } from '../platform/start-platform';

const browser = useBrowser();

/** One of its own, which is set up differently from that of the other journeys. */
let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeAll(async () => {
  platform = await startPlatform({ REQUIRE_SIGN_IN_FOR_GAMES: 'true' });
});
afterAll(() => platform.discard());

describe('where games need an account, a guest', () => {
  it('is led from every game to sign-in', async () => {
    const { shell } = platform.urls;
    const page = await browser.newVisitor();
    for (const path of ['/puzzle-games', '/multiplication-grid', '/mental-math-speed', '/addition-drill']) {
      await page.goto(shell + path);
      await page.waitForURL(`${shell}/login`);
    }
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  it('reads the landing page and plays the demos', async () => {
    const { shell } = platform.urls;
    const page = await browser.newVisitor();
    await page.goto(shell);
    await page.getByRole('link', { name: 'Try Demo' }).waitFor();
    await new GridPage(page).open(shell, '/combined-grid-demo');
  });

  it('is taken to the game they wanted after signing in', async () => {
    const { shell } = platform.urls;
    const { person } = await newPlayer(browser, platform.urls);
    const page = await browser.newVisitor();
    await page.goto(`${shell}/sum-grid?mode=practice`);
    await page.waitForURL(`${shell}/login`);
    await signIn(page, shell, person);
    await page.waitForURL(`${shell}/sum-grid?mode=practice`);
    await new GridPage(page).grid.waitFor();
    await untilSigned(page, 'in');
  });
});
