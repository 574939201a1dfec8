import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';
import { buildRelease, type Release } from './released';
import { serveFolder } from './serve-folder';

jest.setTimeout(900_000);

const browser = useBrowser();

let release: Release;
beforeAll(async () => {
  release = await buildRelease();
});
afterAll(() => release.discard());

const REMOTES = ['games', 'account', 'learning'] as const;

/** At least one screen of each remote, for a guest and for a player. */
const GUEST = ['/sum-grid', '/mental-math-speed', '/dashboard', '/login', '/plans'];
const PLAYER = ['/puzzle-games', '/dashboard', '/learn', '/progress', '/profile'];

async function opens(page: Page, address: string): Promise<void> {
  await page.goto(urls.shell + address);
  await page.locator('main[data-ready=true]').waitFor();
  await page.locator('main h1').first().waitFor();
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(address);
}

/** Pages served by a test need permission to load files from this machine. */
const permissions = ['local-network-access'];

async function everyScreenOpens(setUp: (page: Page) => Promise<void>): Promise<void> {
  const guest = await browser.newVisitor({ permissions });
  await setUp(guest);
  for (const address of GUEST) await opens(guest, address);
  const { signedIn } = await newPlayer(urls);
  const player = await browser.newVisitor({ ...signedIn, permissions });
  await setUp(player);
  for (const address of PLAYER) await opens(player, address);
}

test.each(REMOTES)('the last released %s works in this shell', async (name) => {
  await everyScreenOpens((page) => serveFolder(page, `${urls[name]}/`, release.dist(`mfe-${name}`)));
});

test('these remotes work in the last released shell', async () => {
  await everyScreenOpens(async (page) => {
    await serveFolder(page, `${urls.shell}/`, release.site);
    // Pages have no extension: `/learn` is `learn.html`.
    await page.route(
      ({ origin, pathname }) => origin === urls.shell && /^\/[\w-]+$/.test(pathname),
      (route) => route.fulfill({ path: `${release.site}${new URL(route.request().url()).pathname}.html` }),
    );
  });
});
