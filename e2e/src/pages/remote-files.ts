import type { Locator, Page } from 'playwright-core';
import { urls } from '../platform/ports';

/** From then on the page offers a retry. */
const SLOW_MS = 10_000;

const grid = (page: Page): Locator => page.getByRole('grid');
export const hub = (page: Page): Locator => page.getByRole('link', { name: 'Play for Fun' }).first();
export const tryAgain = (page: Page): Locator => page.getByRole('button', { name: 'Try again' });

const ENTRY = /remote-entry\.\w+\.js$/;
const SCREEN = /__federation_expose_App\.\w+\.js$/;

export const isLater = (url: string): boolean => url.endsWith('.js') && !ENTRY.test(url) && !SCREEN.test(url);

interface RemoteFile {
  readonly path: string;
  readonly has: (url: string) => boolean;
  readonly shown: (page: Page) => Locator;
}

/** The games' files: where each is needed, its address, and what proves that it loaded. */
export const REMOTE_FILES = {
  'the list of remotes': {
    path: '/sum-grid',
    has: (url) => url === `${urls.shell}/remotes.json`,
    shown: grid,
  },
  'the manifest': { path: '/sum-grid', has: (url) => url.endsWith('/mf-manifest.json'), shown: grid },
  'the entry': { path: '/sum-grid', has: (url) => ENTRY.test(url), shown: grid },
  "the screen's script": { path: '/sum-grid', has: (url) => SCREEN.test(url), shown: grid },
  "the screen's style sheet": { path: '/sum-grid', has: (url) => url.endsWith('.css'), shown: grid },
  'a script of a later screen': { path: '/puzzle-games', has: isLater, shown: hub },
} satisfies Readonly<Record<string, RemoteFile>>;

/** Sets how the games' origin and the list of remotes respond to these files, including addresses with a query. */
export async function breakFiles(
  page: Page,
  isBroken: (url: string) => boolean,
  fault: 'hangs' | 'is missing',
): Promise<void> {
  await page.route(
    ({ href, origin, pathname }) => (origin === urls.games || pathname === '/remotes.json') && isBroken(href),
    async (route) => {
      if (fault === 'is missing') await route.fulfill({ status: 404 });
    },
  );
}

/**
 * Installs a clock, and lets `untilSlow` see that the page waits for a screen. Call it before opening the page.
 *
 * Requests have the same time limit, but only the timer of a screen passes its callback a value.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript((slowMs) => {
    const set = window.setTimeout;
    const noting = (callback: () => void, delay?: number, ...given: unknown[]) => {
      if (delay === slowMs && given[0] === true) document.documentElement.dataset['waits'] = 'true';
      return set(callback, delay, ...given);
    };
    Object.assign(window, { setTimeout: noting });
  }, SLOW_MS);
}

/**
 * Advances the ten seconds after which a retry is offered. Before the page waits, they would not count for the screen.
 */
export async function untilSlow(page: Page): Promise<void> {
  await page.locator('html[data-waits]').waitFor();
  await page.clock.fastForward(SLOW_MS);
  await page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' }).waitFor();
}

/** A file hangs: after ten seconds the page offers a retry, which works. */
export async function expectRetry(page: Page, { path, has, shown }: RemoteFile): Promise<void> {
  await installClock(page);
  await breakFiles(page, has, 'hangs');
  await page.goto(urls.shell + path, { waitUntil: 'commit' });
  await untilSlow(page);
  await tryAgain(page).click();
  await shown(page).waitFor();
  await page.locator('main[data-ready=true]').waitFor();
  expect(await tryAgain(page).count()).toBe(0);
}

/** A file is missing at first, as while a deployment replaces it: it is requested again without anybody noticing. */
export async function expectNoFault(page: Page, { path, has, shown }: RemoteFile): Promise<void> {
  await breakFiles(page, has, 'is missing');
  await page.goto(urls.shell + path, { waitUntil: 'commit' });
  await shown(page).waitFor();
}
