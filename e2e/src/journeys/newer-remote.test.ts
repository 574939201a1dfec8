import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { signIn } from '../pages/account';
import { newPlayer, type Player } from '../platform/accounts';
import { buildNewerLearning, deployNewerLearning } from '../platform/newer-learning';
import { startPlatform } from '../platform/start-platform';

/** A build, on a machine that does other things as well. */
const SET_UP_TIMEOUT_MS = 240_000;

const browser = useBrowser();

let platform: Awaited<ReturnType<typeof startPlatform>>;
let newer: Awaited<ReturnType<typeof buildNewerLearning>>;
beforeAll(async () => {
  [platform, newer] = await Promise.all([startPlatform(), buildNewerLearning()]);
}, SET_UP_TIMEOUT_MS);
afterAll(async () => {
  await newer?.discard();
  await platform?.discard();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a learning build that is newer than the shell', () => {
  let player: Player;

  it('has a new screen below its prefix, which works once it is deployed', async () => {
    player = await newPlayer(platform.urls);
    const page = await browser.newVisitor(player.signedIn);
    const address = `${platform.urls.shell}/learn/fractions`;
    await page.goto(address);
    await heading(page, 'Page Not Found').waitFor();

    await deployNewerLearning(platform, newer.dist);
    expect((await page.goto(address))?.status()).toBe(200);
    await heading(page, 'Halves and quarters').waitFor();
    await expect(page.title()).resolves.toMatch(/^Fractions ·/);
    expect(await page.locator('main').getAttribute('data-remote')).toBe('learning');

    // What it had before is as it was,
    await page.goto(`${platform.urls.shell}/learn`);
    await heading(page, 'This page is not open yet').waitFor();
    await expect(page.title()).resolves.toMatch(/^Learn ·/);
    // and what it has not is not found.
    await page.goto(`${platform.urls.shell}/learn/no-such-screen`);
    await heading(page, 'Page Not Found').waitFor();
    await expect(page.title()).resolves.toMatch(/^Page Not Found ·/);
  });

  it('is guarded by the shell: a guest signs in first, and is led back', async () => {
    const page = await browser.newVisitor();
    await page.goto(`${platform.urls.shell}/learn/fractions`);
    await page.waitForURL('**/login');
    await signIn(page, platform.urls.shell, player.person);
    await heading(page, 'Halves and quarters').waitFor();
    expect(new URL(page.url()).pathname).toBe('/learn/fractions');
  });
});
