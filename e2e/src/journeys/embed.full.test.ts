import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { PHONE, useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { type OtherSite, serveOtherSite } from '../platform/other-site';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** After which the page gives a small file up. */
const FILE_TIMEOUT_MS = 15_000;
const IN_SHADOW = '[data-testid="grid"]';
const daily = (attributes: string) => `<ninefold-daily ${attributes}></ninefold-daily>`;

let site: OtherSite;
let markup: string;

/** The other site uses exactly what the page shows its visitors: markup, policy, script, and nothing more. */
beforeAll(async () => {
  const page = await browser.newVisitor();
  await page.goto(`${urls.shell}/embed`);
  await page.getByText(new URL(urls.games).origin).first().waitFor();
  const [shown = '', policy = '', trustedTypes = ''] = await page.locator('pre').allTextContents();
  await page.close();
  markup = shown;
  const script = markup.split('\n')[0] ?? '';
  site = await serveOtherSite(
    {
      '/': `<h1>Numbers</h1>${markup}<p>Below</p>`,
      '/all': `<h1>Numbers</h1><label>Comment <input></label><div>${script}${daily('game="multiplication"')}</div>${daily('game="combined" theme="dark"')}`,
      '/wrong': `<h1>Numbers</h1>${script}${daily('game="chess"')}`,
      '/trusted': `<h1>Numbers</h1><script src="/trusted.js"></script>${markup}`,
      '/trusted.js': trustedTypes,
    },
    // Nothing but what is documented, and the page's own script.
    (path) =>
      path === '/trusted'
        ? `default-src 'none'; ${policy.replace('script-src', "script-src 'self'")}; require-trusted-types-for 'script'; trusted-types default`
        : `default-src 'none'; ${policy}`,
  );
});
afterAll(() => site.close());

/** axe runs as a browser tool, because the page's policy allows none of our scripts. */
const giveAxe = async (page: Page) => {
  await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
};

/** Policy violations as the browser reports them. */
function refusalsOn(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/security policy|trusted/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

const storedBy = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    cookies: document.cookie,
    styles: document.querySelectorAll('link, style').length,
  }));

describe('a daily on another site’s page', () => {
  it('has its markup and its policy at /embed, with a running example', async () => {
    const page = await browser.newVisitor({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
    const { found, look } = inspect(page);
    await page.goto(`${urls.shell}/embed`);
    const example = page.locator('ninefold-daily');
    await example.getByTestId('grid').waitFor();
    await page.getByRole('button', { name: 'Copy the markup' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `<script src="${urls.shell}/embed.js" async></script>\n${daily('game="sum"')}`,
    );
    await page.getByText(`script-src ${urls.shell} ${new URL(urls.games).origin}`).waitFor();

    await look('/embed');
    expect(found).toEqual([]);

    // The same build in the site's own pages has a separate grid and separate styles.
    await page.getByRole('radio', { name: 'Combined Grid' }).check();
    await example.getByRole('grid', { name: /Combined/ }).waitFor();
    await page.getByRole('link', { name: 'Puzzles', exact: true }).first().click();
    await page
      .getByRole('link', { name: /Sum Grid/ })
      .first()
      .click();
    await page.getByTestId('grid').waitFor();
    const width = await page.getByTestId('cell-1-1').evaluate((cell) => cell.getBoundingClientRect().width);
    expect(width).toBeGreaterThan(50);
  });

  it('can be played by keyboard, kept over a reload, and shared, under a strict policy', async () => {
    const page = await browser.newVisitor({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
    const { found, look } = inspect(page);
    const grid = new GridPage(page, IN_SHADOW);
    const keyboard = new GridKeyboard(page, grid);
    const refused = refusalsOn(page);
    await page.goto(site.origin);
    const solution = await grid.solution();
    await giveAxe(page);
    await look('the grid');
    await keyboard.reach();
    // No key contains a zero.
    await keyboard.fill(solution.map((digit, cell) => (cell < 5 ? digit : 0)));
    const cells = await grid.cells();

    await page.reload();
    await grid.grid.waitFor();
    expect(await grid.cells()).toEqual(cells);
    await keyboard.reach();
    await keyboard.mend(solution);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Puzzle complete!' });
    await dialog.waitFor();
    await giveAxe(page);
    await look('the result');
    expect(found).toEqual([]);

    expect(await dialog.getByRole('link').allTextContents()).toEqual([
      'Play the other two, opens in a new tab',
    ]);
    expect(await dialog.getByRole('link').getAttribute('href')).toBe(`${urls.shell}/puzzle-games`);
    await dialog.getByRole('button', { name: 'Share Results' }).click();
    await dialog.getByText('Results copied to clipboard!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`${urls.payments}/share/day/[\\d-]+/sum-grid$`),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('timer', { name: 'Next challenge in' }).waitFor();

    const { local, ...rest } = await storedBy(page);
    expect(local).toEqual([expect.stringMatching(/^ninefold-daily:games:attempt:guest:sum_grid:/)]);
    expect(rest).toEqual({ tab: [], cookies: '', styles: 0 });
    expect(await page.context().cookies()).toEqual([]);
    expect(refused).toEqual([]);
  });

  it('shows its grid before it knows where its links lead', async () => {
    const page = await browser.newVisitor();
    await page.route('**/config.json', () => {});
    // Otherwise the page would give the file up after some seconds, and a busy machine shows the grid later.
    await page.addInitScript((ms) => {
      const { setTimeout } = window;
      const timer = (run: () => void, after?: number) => (after === ms ? 0 : setTimeout(run, after));
      window.setTimeout = timer as typeof setTimeout;
    }, FILE_TIMEOUT_MS);
    await page.goto(site.origin);
    await new GridPage(page, IN_SHADOW).grid.waitFor();
  });

  it('works where Trusted Types are required, and allows no script of another origin', async () => {
    const page = await browser.newVisitor();
    const refused = refusalsOn(page);
    await page.goto(`${site.origin}/trusted`);
    const grid = new GridPage(page, IN_SHADOW);
    await grid.fillByMouse(await grid.solution());
    await grid.submit.click();
    await page.getByRole('dialog', { name: 'Puzzle complete!' }).waitFor();
    expect(refused).toEqual([]);
    const thrown = await page.evaluate(() => {
      try {
        return void (document.createElement('script').src = 'https://example.org/a.js');
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(thrown).toBe('TypeError');
  });

  it('works beside another one, with its own theme, and leaves the page its keys', async () => {
    const page = await browser.newVisitor({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
    await page.goto(`${site.origin}/all`);
    const [first, second] = [page.locator('ninefold-daily').first(), page.locator('ninefold-daily').last()];
    await second.getByTestId('grid').waitFor();
    await first.getByRole('grid', { name: /Multiplication/ }).waitFor();
    const paper = (element: typeof first) =>
      element
        .getByRole('region', { name: /Ninefold puzzle/ })
        .evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await paper(first)).not.toBe(await paper(second));

    await page.getByRole('heading', { name: 'Numbers' }).click();
    await page.keyboard.press('5');
    expect(await new GridPage(page, IN_SHADOW).cellsThatAre('filled').count()).toBe(0);

    await second.evaluate((element) => element.remove());
    await first.evaluate((element) => element.setAttribute('game', 'sum'));
    await first.getByRole('grid', { name: /Sum/ }).waitFor();
  });

  it('says so when the games cannot be loaded, and retries', async () => {
    const page = await browser.newVisitor();
    const isManifest = /mf-manifest\.json/;
    await page.route(isManifest, (route) => route.abort());
    await page.goto(site.origin);
    const alert = page.getByRole('alert');
    await alert.getByText('Today’s puzzle could not be loaded.').waitFor();
    expect(await alert.getByRole('link').getAttribute('href')).toBe(`${urls.shell}/sum-grid`);
    await page.unroute(isManifest);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByTestId('grid').waitFor();

    await page.goto(`${site.origin}/wrong`);
    await page.getByText('This puzzle needs an attribute game: sum, multiplication, combined.').waitFor();
  });
});
