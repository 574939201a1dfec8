import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { signInHere } from '../pages/account';
import { newPlayer } from '../platform/accounts';
import { deploy } from '../platform/deploy-remote';
import { newerShell, removeOldShell, shellFolder } from '../platform/newer-shell';
import { startQuickPlatform } from '../platform/start-platform';

const browser = useBrowser();

/** A platform for this file, because its shell is replaced. */
let platform: Awaited<ReturnType<typeof startQuickPlatform>>;
beforeAll(async () => void (platform = await startQuickPlatform()));
afterAll(() => platform?.discard());

const OFFLINE = /internet connection/;

it('tabs survive a deployment of the shell, with the kept files and without them', async () => {
  const { shell } = platform.urls;
  const { person } = await newPlayer(platform.urls);
  const open = async (address: string): Promise<Page> => {
    const page = await browser.newVisitor();
    await page.goto(shell + address);
    return page;
  };
  const [early, late, reader] = await Promise.all([open('/login'), open('/login'), open('/')]);
  for (const page of [early, late]) await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await reader.getByRole('heading', { level: 1 }).waitFor();

  const newer = await newerShell(platform);
  const { succeeded, output } = await deploy('shell', {
    '--from': newer.dist,
    '--to': shellFolder(platform),
    '--shell': shell,
  });
  expect(output).toContain('Live: ');
  expect(succeeded).toBe(true);
  // The files of the old shell are kept.
  await signInHere(early, person);

  await removeOldShell(platform, newer.dist);
  await late.getByLabel('Email').fill(person.email);
  await late.getByLabel('Password', { exact: true }).fill(person.password);
  await late.getByRole('button', { name: 'Sign In' }).click();
  await late.getByText('A new version is available').waitFor();
  expect(await late.getByText(OFFLINE).count()).toBe(0);
  expect(await late.getByLabel('Email').inputValue()).toBe(person.email);
  await late.getByRole('button', { name: 'Reload' }).click();
  await late.waitForEvent('load');
  await signInHere(late, person);

  // Nothing was typed here, so the page reloads by itself.
  const reloaded = reader.waitForEvent('load');
  await reader.getByRole('link', { name: 'Terms of Service' }).click();
  await reloaded;
  await reader.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  expect(await reader.getByText(OFFLINE).count()).toBe(0);
  await newer.discard();
});
