import type { Page, Route } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { untilShown } from '../browser/until-shown';
import { MAX_SHIFT, shiftSoFar, watchShifts } from '../browser/watch-shifts';
import { GridPage } from '../pages/grid';
import { holdScripts } from '../pages/hold-scripts';
import { urls } from '../platform/ports';
import { until } from '../platform/until';

const browser = useBrowser();

describe('a visitor with a slow connection', () => {
  it("sees that the games are loading, and then practice's puzzle", async () => {
    const page = await browser.newVisitor();
    const release = await holdScripts(page);
    // The page preloads the games' scripts, so its load event waits for them too.
    await page.goto(`${urls.shell}/puzzle-games`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('status').getByText('Loading...').waitFor();
    release();
    const practice = page.getByRole('link', { name: 'Play for Fun' }).first();
    await practice.waitFor();

    const releasePuzzle = await holdScripts(page);
    await practice.click();
    await page.getByRole('status').getByText('Loading puzzle...').waitFor();
    releasePuzzle();
    await new GridPage(page).grid.waitFor();
  });
});

/** Parts of the grid's screen below the bar: the grid, the text, each key, the row with Submit. */
const placesOf = (page: Page) =>
  // Immediately, because the shell's own skeleton replaces the one in the HTML.
  page.evaluate(() => {
    const [, grid, words, hand] = document.querySelector('main section')?.children ?? [];
    const [pad, submit] = hand?.children ?? [];
    return [grid, words, ...(pad?.children ?? []), submit].map((part) => {
      const { x, y, width, height } = part?.getBoundingClientRect() ?? {};
      return { x, y, width, height: part === words ? undefined : height };
    });
  });

it.each([
  ['/sum-grid', { width: 390, height: 844 }],
  ['/combined-grid', { width: 360, height: 640 }],
  ['/multiplication-grid', { width: 360, height: 640 }],
  ['/multiplication-grid?mode=practice', { width: 1280, height: 800 }],
])('reads the rule of %s before its code has loaded, and nothing moves then', async (path, viewport) => {
  const page = await browser.newVisitor({ viewport });
  const release = await holdScripts(page);
  await page.goto(urls.shell + path, { waitUntil: 'domcontentloaded' });
  const rule = page.getByText(/^Place 1 to 9, each once, so that every row and column/);
  await rule.waitFor();
  expect(await new GridPage(page).grid.count()).toBe(0);
  const places = await placesOf(page);
  expect(places).toHaveLength(13);
  release();
  await new GridPage(page).grid.waitFor();
  await rule.waitFor();
  expect(await placesOf(page)).toEqual(places);
});

it('gets the heading font on the first page, after its grid', async () => {
  const page = await browser.newVisitor();
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(`${urls.shell}/sum-grid`);
  await new GridPage(page).grid.waitFor();
  await page.locator('html[data-letters]').waitFor({ state: 'attached' });
  const loaded = await page.evaluate(() => document.fonts.check('600 2rem Letters', 'Sum Grid'));
  expect(loaded).toBe(true);
  const [font, grid] = [/letters.*woff2/, /federation_expose_App.*js/].map((name) =>
    files.findIndex((file) => name.test(file)),
  );
  expect(font).toBeGreaterThan(grid ?? -1);
});

it.each(['/archive', '/login', '/learn'])(
  'preloads the files of the screen at %s, each once',
  async (path) => {
    const page = await browser.newVisitor();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(urls.shell + path);
    await page.locator('main[data-ready="true"] h1').first().waitFor();
    const hinted = await page
      .locator('link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    // The entry and the app of the remote, and at least the screen.
    expect(new Set(hinted).size).toBeGreaterThanOrEqual(3);
    expect([...new Set(hinted)]).toEqual(hinted);
    expect(hinted.filter((file) => requested.filter((url) => url === file).length !== 1)).toEqual([]);
  },
);

/** Family names of the fonts that the first heading is drawn in; web fonts only. */
async function webFontsOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  // The app may replace the node between two calls.
  const fonts = await until('the fonts of the heading', async () => {
    try {
      const { root } = await session.send('DOM.getDocument');
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
      return (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
    } catch {
      return undefined;
    }
  });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

it.each([
  ['phone', { width: 360, height: 740 }],
  ['wide', { width: 1280, height: 800 }],
])('shows every heading in the brand font on a %s screen, however late it arrives', async (_, viewport) => {
  const shifts: Record<string, number> = {};
  for (const path of ['/', '/about', '/not-a-page', '/sum-grid', '/archive', '/boards', '/login', '/learn']) {
    const page = await browser.newVisitor({ viewport });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(urls.shell + path, { waitUntil: 'commit' });
    await page.locator('main:not([data-remote]) h1, main[data-ready="true"] h1').first().waitFor();
    expect([path, await webFontsOf(page)]).toEqual([path, []]);
    release();
    await until(
      `the brand font on ${path}`,
      async () => (await webFontsOf(page)).includes('Fraunces') || undefined,
    );
    shifts[path] = await shiftSoFar(page);
    await page.context().close();
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift > MAX_SHIFT)).toEqual([]);
});

describe('an application that cannot start', () => {
  it('says so on a plain page with a button that reloads it', async () => {
    const page = await browser.newVisitor();
    await page.route('**/config.json', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${urls.shell}/sum-grid`);
    await page.getByRole('heading', { name: 'Loading Error' }).waitFor();
    await page.getByText('There was an error loading the application.').waitFor();
    await page.getByText('Please check the console for details.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await new GridPage(page).grid.waitFor();
  });

  it('says after Back that there is no connection, and opens the page when there is one', async () => {
    const page = await browser.newVisitor();
    for (const path of ['/about', '/learn']) {
      await page.goto(urls.shell + path);
      await untilShown(page);
    }
    await page.context().setOffline(true);
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    expect(await page.getByText(/console/).count()).toBe(0);
    await page.context().setOffline(false);
    await untilShown(page);
    await page.getByRole('navigation').first().waitFor();
    expect(page.url()).toBe(`${urls.shell}/about`);
  });

  it.each([
    ['throws while it is run', 'throw new Error("broken build")'],
    ['cannot be read by the browser', 'const = ;'],
    ['is not there', null],
  ])('says so too when its first script %s', async (_, body) => {
    const page = await browser.newVisitor();
    // The test causes this error on purpose.
    page.removeAllListeners('pageerror');
    const broken = (route: Route) =>
      body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
    await page.route(/\/main\.[^/]*\.js$/, broken);
    await page.goto(urls.shell);
    await page.getByRole('heading', { name: 'Loading Error' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await page.getByRole('link', { name: "Play today's Sum Grid" }).waitFor();
  });
});
