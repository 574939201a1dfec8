import { passTime } from '../browser/page-clock';
import { makeOlder } from '../browser/older-browser';
import { useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { GridPage } from '../pages/grid';
import { SessionPage } from '../pages/session';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

async function olderVisitor(options?: Parameters<typeof browser.newVisitor>[0]) {
  const page = await browser.newVisitor(options);
  await makeOlder(page);
  return page;
}

describe('in the oldest supported browsers', () => {
  it('lacks what the page must not need', async () => {
    const page = await olderVisitor();
    await page.goto(`${urls.shell}/about`);
    const present = await page.evaluate(() => [
      'timeout' in AbortSignal,
      'any' in AbortSignal,
      'with' in Array.prototype,
      'toSpliced' in Array.prototype,
      'hidePopover' in HTMLElement.prototype,
      'json' in Response,
      'canParse' in URL,
    ]);
    expect(present).not.toContain(true);
  });

  it('takes digits, notes and hints, and a solved daily', async () => {
    const page = await olderVisitor();
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/sum-grid?mode=practice');
    const solution = await grid.solution();
    await grid.cellsThatAre('empty').first().click();
    const pencil = page.getByRole('button', { name: /^Pencil marks/ });
    await pencil.click();
    await page.keyboard.press('1');
    await page.locator('[data-mark="1"]').first().waitFor();
    await pencil.click();
    await page.getByRole('button', { name: /^Get Hint/ }).click();
    await page.getByRole('button', { name: 'Close the reason' }).click();
    await grid.fillByMouse(solution);
    await grid.submit.click();

    await grid.open(urls.shell);
    await grid.fillByMouse(await grid.solution());
    await grid.submit.click();
    await page.getByRole('dialog', { name: 'Puzzle complete!' }).waitFor();
  });

  it('runs the drill and a lesson', async () => {
    const page = await olderVisitor();
    await page.clock.install();
    const drill = new AdditionDrillPage(page);
    await drill.open(urls.shell);
    await drill.answer(true);

    await page.goto(`${urls.shell}/learn/next`);
    await page.getByRole('link', { name: 'Practice this' }).click();
    await new SessionPage(page, { pass: passTime }).answer();
  });

  it('signs in, and opens the account menu', async () => {
    const { person } = await newPlayer(urls);
    const page = await olderVisitor();
    await page.goto(`${urls.shell}/login`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('link', { name: 'Settings & Profile' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Settings & Profile' }).waitFor({ state: 'hidden' });
  });

  it.each(['light', 'dark'] as const)(
    'has the colors of the %s theme without light-dark()',
    async (colorScheme) => {
      const page = await browser.newVisitor({ colorScheme });
      await page.goto(`${urls.shell}/sum-grid`);
      await page.getByTestId('grid').waitFor();
      const styles = await page.evaluate(() =>
        Promise.all(
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(async ({ href }) =>
            (await fetch(href)).text(),
          ),
        ),
      );
      expect(styles.join('')).not.toContain('light-dark(');
      const ink = (theme: string) =>
        page.evaluate((theme) => {
          document.documentElement.dataset['theme'] = theme;
          return getComputedStyle(document.body).color;
        }, theme);
      // The person's choice wins over the system's theme.
      expect([await ink('light'), await ink('dark')]).toEqual(['rgb(33, 30, 25)', 'rgb(238, 235, 228)']);
    },
  );
});

it('shows one sentence in a browser that is too old, and starts nothing', async () => {
  const page = await browser.newVisitor();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  for (const path of ['/', '/sum-grid', '/learn', '/login']) {
    await page.goto(urls.shell + path);
    expect(await page.locator('body').innerText()).toMatch(
      /needs a newer browser: update this one, or use Chrome/,
    );
    expect(await page.locator('script[src]').count()).toBe(0);
  }
});
