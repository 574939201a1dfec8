import { rm } from 'node:fs/promises';
import { useBrowser } from '../browser/use-browser';
import { signIn, untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { becomePlayer } from '../pages/new-account';
import { killRemote, serveRemote } from '../platform/remote-server';
import { type Platform, startPlatform, startPlatformAt } from '../platform/start-platform';

const browser = useBrowser();

/** One of its own: what is broken here must not break the other journeys. */
let platform: Platform;
let stopServing: (() => Promise<void>) | undefined;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => stopServing?.());
afterAll(async () => {
  await platform.stop();
  await rm(platform.dataFolder, { recursive: true, force: true });
});

describe('the platform', () => {
  it('lives on without the account remote, whose screens say so and recover', async () => {
    const { shell } = platform.urls;
    await killRemote(platform, 'account');

    const page = await browser.newVisitor();
    await page.goto(`${shell}/login`);
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await alert.waitFor();

    await page.goto(shell);
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor();
    await new GridPage(page).open(shell);
    await page.goto(`${shell}/dashboard`);
    await page.getByText('Please sign in to continue').waitFor();
    expect(platform.output()).toMatch(/account remote has stopped/);

    await page.goto(`${shell}/login`);
    await alert.waitFor();
    stopServing = await serveRemote(platform, 'account');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  it('keeps the account and the result over a stop and a start', async () => {
    expect(await platform.stop()).toBe(0);
    const { offset, dataFolder } = platform;
    platform = await startPlatformAt({ offset, dataFolder });

    const page = await browser.newVisitor();
    const person = await becomePlayer(page, platform.urls);
    const sumGrid = new GridPage(page);
    await sumGrid.open(platform.urls.shell);
    await sumGrid.fillByMouse(await sumGrid.solution());
    await sumGrid.submit.click();
    await page.getByText('Saved to your account.').waitFor();

    expect(await platform.stop()).toBe(0);
    platform = await startPlatformAt({ offset, dataFolder });

    // The session of before still holds,
    await page.goto(`${platform.urls.shell}/sum-grid`);
    await untilSigned(page, 'in');
    await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
    // and so does the account, for somebody who signs in anew.
    const elsewhere = await browser.newVisitor();
    await signIn(elsewhere, platform.urls.shell, person);
    await elsewhere.goto(`${platform.urls.shell}/sum-grid`);
    await elsewhere.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
  });
});
