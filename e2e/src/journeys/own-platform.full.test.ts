import { rm } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { blockTurnstile, ROBOT_TOKEN, stubTurnstile } from '../browser/stub-turnstile';
import { PHONE, useBrowser } from '../browser/use-browser';
import { signInHere, untilSigned } from '../pages/account';
import { expectGoodPage } from '../pages/good-page';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { SAVED } from '../pages/saved-results';
import { newPlayer, type Player } from '../platform/accounts';
import { deployLearning, faultyBuild, readRemotes, startOrigin } from '../platform/deploy-remote';
import { FAULTY_BUILDS } from '../platform/faulty-builds';
import { buildNewerLearning } from '../platform/newer-learning';
import { runningParts } from '../platform/parts';
import { killRemote, untilPrinted } from '../platform/remote-server';
import { type Platform, startPlatform, startPlatformAt } from '../platform/start-platform';

const browser = useBrowser();

/**
 * A platform for this file, because it is broken, stopped and reconfigured. It is what `npm start` runs, with the
 * embedded database.
 */
let platform: Platform;
let newer: Awaited<ReturnType<typeof buildNewerLearning>>;
/** Another origin for a remote. */
let otherOrigin: Awaited<ReturnType<typeof startOrigin>>;
beforeAll(async () => {
  otherOrigin = await startOrigin();
  const environment = { REMOTE_ORIGINS: otherOrigin.url };
  [platform, newer] = await Promise.all([startPlatform({ environment }), buildNewerLearning()]);
});
afterAll(async () => {
  await otherOrigin?.stop();
  await newer?.discard();
  await platform?.stop();
  if (platform) await rm(platform.dataFolder, { recursive: true, force: true });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a learning build that is newer than the shell', () => {
  let player: Player;

  /** Whether a visitor has the newer build, which devices below a canary's share get. */
  async function hasNewer(cohort = '0'): Promise<boolean> {
    const { shell } = platform.urls;
    const page = await browser.newVisitor(player.signedIn);
    await page.addInitScript((drawn) => (localStorage['cohort'] ??= drawn), cohort);
    await page.goto(`${shell}/learn/fractions`);
    const newerScreen = heading(page, 'Halves and quarters');
    await newerScreen.or(heading(page, 'Page Not Found')).waitFor();
    return newerScreen.isVisible();
  }

  it.each(FAULTY_BUILDS)('is rejected when it %s, and changes nothing', async (_, fault, sentence) => {
    const before = await readRemotes(platform);
    const faulty = await faultyBuild(newer.dist, fault);
    const { succeeded, output } = await deployLearning(platform, '--from', faulty);
    expect(output).toContain(sentence);
    expect(succeeded).toBe(false);
    expect(await readRemotes(platform)).toBe(before);
  });

  it('is rejected at an address that it does not have', async () => {
    const options = ['--from', newer.dist, '--path', '/learn/fractions', '--path', '/learn/no-such-screen'];
    const { output } = await deployLearning(platform, ...options);
    expect(output).toMatch(/at \S+\/learn\/no-such-screen\.\n {2}It shows the page for unknown addresses/);
  });

  it('has a new screen below its prefix, which works once it is deployed', async () => {
    player = await newPlayer(platform.urls);
    const older = await browser.newVisitor(player.signedIn);
    await older.goto(`${platform.urls.shell}/learn`);
    await heading(older, 'Learn').waitFor();
    const page = await browser.newVisitor(player.signedIn);
    const address = `${platform.urls.shell}/learn/fractions`;
    await page.goto(address);
    await heading(page, 'Page Not Found').waitFor();

    expect(await deployLearning(platform, '--from', newer.dist)).toMatchObject({ succeeded: true });
    expect((await page.goto(address))?.status()).toBe(200);
    await heading(page, 'Halves and quarters').waitFor();
    await expect(page.title()).resolves.toMatch(/^Fractions ·/);
    expect(await page.locator('main').getAttribute('data-remote')).toBe('learning');

    // Existing screens stay the same,
    await page.goto(`${platform.urls.shell}/learn`);
    await heading(page, 'Learn').waitFor();
    await expect(page.title()).resolves.toMatch(/^Learn ·/);
    // and unknown ones are not found.
    await page.goto(`${platform.urls.shell}/learn/no-such-screen`);
    await heading(page, 'Page Not Found').waitFor();
    await expect(page.title()).resolves.toMatch(/^Page Not Found ·/);

    // An open page continues with its files.
    const requested: string[] = [];
    older.on('request', (request) => requested.push(request.url()));
    await older.getByRole('main').getByRole('link').first().click();
    await older.locator('main[data-ready=true] h1').waitFor();
    expect(await older.getByRole('alert').count()).toBe(0);
    expect(requested.filter((url) => url.startsWith(`${platform.urls.learning}/learning/`))).toEqual([]);
  });

  it('has lessons that are open to guests, and is guarded by the shell elsewhere: a guest signs in and returns', async () => {
    const page = await browser.newVisitor();
    await page.goto(`${platform.urls.shell}/learn/fractions`);
    await heading(page, 'Halves and quarters').waitFor();
    await page.goto(`${platform.urls.shell}/progress`);
    await page.waitForURL('**/login');
    await signInHere(page, player.person);
    await page.waitForURL('**/progress');
  });

  it('is rolled back by one command, and given to a share of the visitors by another', async () => {
    expect(await deployLearning(platform, '--back')).toMatchObject({ succeeded: true });
    expect(await hasNewer()).toBe(false);
    const canary = await deployLearning(platform, '--from', newer.dist, '--canary', '0.5');
    expect(canary).toMatchObject({ succeeded: true });
    expect(await hasNewer('0.4')).toBe(true);
    expect(await hasNewer('0.6')).toBe(false);
    expect(await deployLearning(platform, '--back')).toMatchObject({ succeeded: true });
    expect(await hasNewer('0.4')).toBe(false);
  });

  it('moves to another origin that the deployment allows, without new pages', async () => {
    const { folder, url } = otherOrigin;
    const place = ['--to', folder, '--public-url', url];
    expect(await deployLearning(platform, '--from', newer.dist, ...place)).toMatchObject({ succeeded: true });
    expect(await readRemotes(platform)).toContain(url);
    expect(await hasNewer()).toBe(true);
  });
});

describe('the platform without the account remote', () => {
  it('keeps working, and the screens of that remote say so and recover', async () => {
    const { shell, account } = platform.urls;
    const page = await browser.newVisitor();
    // The platform restarts the remote after a second; for this visitor it stays unavailable.
    const away = `${account}/**`;
    await page.context().route(away, (route) => route.abort('connectionrefused'));
    await killRemote(platform, 'account');

    await page.goto(`${shell}/login`);
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await alert.waitFor();

    await page.goto(shell);
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor();
    await new GridPage(page).open(shell);
    await page.goto(`${shell}/dashboard`);
    await page.getByText('Please sign in to continue').waitFor();
    await untilPrinted(platform, 'The account remote has stopped (signal SIGKILL). It is started again;');
    await untilPrinted(platform, 'The account remote runs again.');

    await page.goto(`${shell}/login`);
    await alert.waitFor();
    await page.context().unroute(away);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });
});

/** These keys pass every visitor: https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
const TURNSTILE_TEST_KEYS = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
};

describe('the platform after a restart with games that require an account and a bot check', () => {
  const COMPLETE = { name: 'Daily Challenge Complete!' };
  const robotCheck = (page: Page) => page.getByTestId('robot-check');

  async function newVisitor(options?: BrowserContextOptions): Promise<Page> {
    const page = await browser.newVisitor(options);
    await stubTurnstile(page);
    return page;
  }

  let player: Player;
  /** The player's device when the platform stopped. */
  let device: Player['signedIn'];
  beforeAll(async () => {
    player = await newPlayer(platform.urls);
    const page = await browser.newVisitor(player.signedIn);
    const sumGrid = new GridPage(page);
    await sumGrid.open(platform.urls.shell);
    await untilSigned(page, 'in');
    await new GridKeyboard(page, sumGrid).solve();
    await page.getByText(SAVED).waitFor();
    device = { storageState: await page.context().storageState() };

    const { offset, dataFolder } = platform;
    expect(await runningParts(dataFolder)).not.toEqual([]);
    expect(await platform.stop()).toBe(0);
    expect(await runningParts(dataFolder)).toEqual([]);
    const environment = { REQUIRE_SIGN_IN_FOR_GAMES: 'true', ...TURNSTILE_TEST_KEYS };
    platform = await startPlatformAt({ offset, dataFolder, environment });
  });

  it('keeps the session and the result on the same device', async () => {
    const page = await newVisitor(device);
    await page.goto(`${platform.urls.shell}/sum-grid`);
    await untilSigned(page, 'in');
    await page.getByRole('heading', COMPLETE).waitFor();
  });

  it('sends a guest from every game to the sign-in', async () => {
    const { shell } = platform.urls;
    const page = await newVisitor();
    for (const path of ['/puzzle-games', '/multiplication-grid', '/mental-math-speed', '/addition-drill']) {
      await page.goto(shell + path);
      await page.waitForURL(`${shell}/login`);
    }
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  it('shows a guest the landing page and the demos', async () => {
    const { shell } = platform.urls;
    const page = await newVisitor();
    await page.goto(shell);
    await page.getByRole('link', { name: 'Try Demo' }).waitFor();
    await new GridPage(page).open(shell, '/combined-grid-demo');
  });

  it('has the account and the result on a new device, and leads on to the requested game', async () => {
    const { shell } = platform.urls;
    const page = await newVisitor();
    await page.goto(`${shell}/sum-grid?mode=practice`);
    await page.waitForURL(`${shell}/login`);
    await robotCheck(page).waitFor();
    const request = page.waitForRequest(/\/auth\/v1\/token/);
    await signInHere(page, player.person);
    expect((await request).postDataJSON()).toMatchObject({
      gotrue_meta_security: { captcha_token: ROBOT_TOKEN },
    });
    await page.waitForURL(`${shell}/sum-grid?mode=practice`);
    await new GridPage(page).grid.waitFor();
    await untilSigned(page, 'in');
    await page.goto(`${shell}/sum-grid`);
    await page.getByRole('heading', COMPLETE).waitFor();
  });

  it.each(['/signup', '/login', '/reset-password'])(
    'centers the bot check in %s on a phone',
    async (path) => {
      const page = await newVisitor(PHONE);
      await page.goto(platform.urls.shell + path);
      await robotCheck(page).waitFor();
      await expectGoodPage(page);
      const [check, form] = await Promise.all(
        [robotCheck(page), page.locator('main form')].map((part) => part.boundingBox()),
      );
      expect(check?.width).toBeGreaterThanOrEqual(300);
      expect((check?.x ?? NaN) + (check?.width ?? NaN) / 2).toBeCloseTo(
        (form?.x ?? NaN) + (form?.width ?? NaN) / 2,
        0,
      );
    },
  );

  it('says what to do where a blocker blocks the bot check', async () => {
    const page = await browser.newVisitor(PHONE);
    await blockTurnstile(page);
    const advice = page.getByText(/^The check against robots could not be loaded/);
    await page.goto(`${platform.urls.shell}/login`);
    await advice.waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create Account' }).waitFor();
    await advice.waitFor();
    await expectGoodPage(page);
  });
});
