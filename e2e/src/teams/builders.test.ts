import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { useBrowser } from '../browser/use-browser';
import { addAssets, WITH_ASSETS } from './all-assets';
import { measured } from './measured';
import { leaveForPuzzles, openRemote, seesImages, useAllScreens } from './open-remote';
import { newRemote, type Change, type OutsideRemote } from './outside-remote';
import { ROOT, runIn } from './run-in';

jest.setTimeout(600_000);

const browser = useBrowser();

/** One folder each. */
const BUILDERS = readdirSync(path.join(ROOT, 'tools/teams/template/builders'));

const inFederation = (from: string, to: string): Change => ({ file: 'federation.mjs', from, to });

const BROKEN: Change = {
  file: 'src/GamesPage.tsx',
  from: "useTitle('",
  to: "if (auth.status) throw new Error('a bad build');\n  useTitle('",
};

/** Finds the first request for a file of the remote. */
function firstOf(name: string, file: RegExp) {
  let count = 0;
  const isFirst = (url: string) => url.includes(`/${name}/`) && file.test(url) && (count += 1) === 1;
  return Object.assign(isFirst, { count: () => count });
}

describe.each(BUILDERS)('a remote built with %s', (builder) => {
  let remote: OutsideRemote;
  beforeAll(async () => {
    remote = await newRemote(builder);
  });
  afterAll(() => remote.discard());

  test('is a screen of the shell', async () => {
    await measured(builder, 'Open it in the shell and use all its screens', async () => {
      const { page } = await openRemote(browser, remote);
      await useAllScreens(page);
    });
  });

  test('opens a route with parameters at its URL', async () => {
    const { page } = await openRemote(browser, remote, { at: '/games/scholar/moves/4' });
    await page.getByText('Move 4 is Qxf7#.').waitFor();
    const screen = page.getByRole('main').locator('section');
    expect(await screen.getAttribute('class')).toMatch(/^by_\w+_GamePage/);
  });

  test('shows images of every kind, and text in its own font', async () => {
    const { page: drawing } = await openRemote(browser, remote);
    await addAssets(drawing, remote.folder);
    const { page } = await openRemote(browser, remote, { dist: await remote.buildWith(...WITH_ASSETS) });
    await seesImages(page, 5);
    await page.evaluate(() => document.fonts.ready);
    const fonts = await page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => [family, status]),
    );
    expect(fonts).toContainEqual(['own', 'loaded']);
  });

  test('has a test that names what its sources need and the router of the page lacks', async () => {
    const wrong = path.join(remote.folder, 'src/wrong.ts');
    const runs = async (text: string) => {
      await writeFile(wrong, text);
      await runIn(remote.folder, 'npx', 'vitest', 'run', 'contract');
    };
    try {
      await runs("import { type Location, Link } from 'react-router-dom';");
      await expect(runs("import { Link, useLoaderData as data } from 'react-router';")).rejects.toThrow(
        /useLoaderData/,
      );
      await expect(runs("export { Form } from 'react-router-dom';")).rejects.toThrow(/"Form"/);
      for (const whole of ["import * as Router from 'react-router';", "import('react-router-dom');"])
        await expect(runs(whole)).rejects.toThrow(/"wrong\.ts"/);
    } finally {
      await rm(wrong, { force: true });
    }
  });

  test('shows the newest build after "Try again"', async () => {
    const { page, deploy } = await openRemote(browser, remote, { dist: await remote.buildWith(BROKEN) });
    await page.getByText('have stopped').waitFor();
    deploy(remote.dist);
    await measured(builder, '"Try again" after a bad build was replaced', async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
    });
    await useAllScreens(page);
  });

  const KINDS = [
    ['script', /App.*\.js/],
    ['style sheet', /App.*\.css/],
  ] as const;

  test.each(KINDS)('is shown when a %s failed once', async (_, file) => {
    const fails = firstOf(remote.name, file);
    const { page } = await openRemote(browser, remote, { fails });
    await useAllScreens(page);
    expect(fails.count()).toBeGreaterThan(0);
  });

  test('can be retried with "Try again" when a script hung', async () => {
    const { page } = await openRemote(browser, remote, { hangs: firstOf(remote.name, /App.*\.js/) });
    const retry = page.getByRole('button', { name: 'Try again' });
    await measured(builder, 'Offer "Try again" while a script hangs', () => retry.waitFor());
    await retry.click();
    await useAllScreens(page);
  });

  test.each([
    ['a newer React of the same major version', "version: '19.99.0'"],
    ['its shared modules with `eager: true`', 'eager: true'],
  ])("brings %s, and uses the page's", async (_, own) => {
    const dist = await remote.buildWith(inFederation('import: false', own));
    const { page } = await openRemote(browser, remote, { dist });
    await useAllScreens(page);
  });

  test.each([
    ['an older React', "REACT = '^19.0.0'", "REACT = '^18.0.0'", 'They need an update'],
    ['a newer React', "REACT = '^19.0.0'", "REACT = '^20.0.0'", 'this page is older'],
    ['a newer router', "ROUTER = '^7.0.0'", "ROUTER = '^8.0.0'", 'this page is older'],
    ['a newer platform', 'PLATFORM = `^${version}`', "PLATFORM = '^9.0.0'", 'this page is older'],
  ])('that requires %s fails on its own screen, which says so', async (what, from, to, reason) => {
    const dist = await remote.buildWith(inFederation(from, to));
    await measured(builder, `Say that it needs ${what}`, async () => {
      const { page } = await openRemote(browser, remote, { dist });
      const failure = page.getByRole('alert');
      await failure.getByText(reason).waitFor();
      expect(await failure.textContent()).toContain(remote.name);
      await leaveForPuzzles(page);
    });
  });
});
