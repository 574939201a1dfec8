import path from 'node:path';
import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';
import { deployFor, newRemote, type OutsideRemote } from './outside-remote';

jest.setTimeout(600_000);

const browser = useBrowser();

/**
 * Opens the remote's screen as a signed-in player.
 * @param hangs which addresses get no response
 */
async function open(
  { name, folder }: OutsideRemote,
  hangs: (url: string) => boolean = () => false,
): Promise<Page> {
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  await deployFor(page, name, path.join(folder, 'dist'));
  await page.route(
    ({ href }) => hangs(href),
    () => undefined,
  );
  await page.goto(`${urls.shell}/apps/${name}`);
  return page;
}

async function works(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
  // Hooks, the platform, the shell's live region and the router belong to the page.
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await page.getByRole('button', { name: 'Count: 1' }).waitFor();
  await page.getByText(/by-\w+ counts/).waitFor();
  expect(await page.title()).toMatch(/^by-\w+/);
  await page.getByRole('main').getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('link', { name: 'Play for Fun' }).first().waitFor();
}

describe.each(['enhanced', 'webpack', 'rspack', 'vite'])('a remote built with %s', (builder) => {
  let remote: OutsideRemote;
  beforeAll(async () => {
    remote = await newRemote(builder);
  });
  afterAll(() => remote.discard());

  test('is a screen of the shell', async () => {
    await works(await open(remote));
  });

  // Only `retry-urls-plugin.mjs` gives the files of each attempt separate addresses, and Vite's remotes do not use it.
  if (builder !== 'vite') {
    test('can be retried with "Try again" when one of its files hung', async () => {
      const page = await open(remote, (url) => url.includes(remote.name) && /App.*\.js$/.test(url));
      await page.getByRole('button', { name: 'Try again' }).click();
      await works(page);
    });
  }

  test("brings a newer React of the same major version, and uses the page's", async () => {
    await remote.rebuild('federation.mjs', 'import: false', "version: '19.99.0'");
    await works(await open(remote));
  });

  test.each([
    ['an older React', '^19.0.0', '^18.0.0'],
    ['a newer React', '^19.0.0', '^20.0.0'],
    ['a newer platform', '^1.0.0', '^9.0.0'],
  ])('that requires %s fails on its own screen, which says so', async (_, from, to) => {
    await remote.rebuild('federation.mjs', from, to);
    const page = await open(remote);
    const failure = page.getByRole('alert');
    // Vite's plugin logs a version mismatch and lets the remote fail.
    await failure.getByText(builder === 'vite' ? 'have stopped' : 'this page is older').waitFor();
    expect(await failure.textContent()).toContain(remote.name);
    await failure.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('link', { name: 'Play for Fun' }).first().waitFor();
  });
});
