import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** As long as the 17 attempts that a held key once made. */
const REPEATS = 17;

async function open(path: string): Promise<Page> {
  const page = await browser.newVisitor();
  await page.goto(urls.shell + path);
  await page.locator('main[data-ready="true"]').waitFor();
  if (path.includes('grid')) await new GridPage(page).untilExtras();
  return page;
}

/** Playwright repeats a key that is down, as keyboards do. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times <= REPEATS; times += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

it('a held key in the grid moves on, and enters and submits once', async () => {
  const page = await open('/combined-grid');
  const grid = new GridPage(page);
  await new GridKeyboard(page, grid).reach();
  await hold(page, '7');
  await page.getByTestId('cell-1-1').getByText('7').waitFor();
  await hold(page, 'Backspace');
  await hold(page, 'ArrowRight');
  expect(await page.getByTestId('cell-1-3').evaluate((cell) => cell === document.activeElement)).toBe(true);
  await page.keyboard.down('Shift');
  await hold(page, 'Digit2');
  await page.keyboard.up('Shift');
  await page.getByRole('gridcell', { name: /^Row 1, column 3, .*pencil marks 2,/ }).waitFor();
  await hold(page, 'ArrowLeft');

  const [first = 0, second = 0, ...rest] = await grid.solution();
  await new GridKeyboard(page, grid).fill([second, first, ...rest]);
  await hold(page, 'Enter');
  // Each submission turns it on or off.
  await page.locator('[role="grid"][data-odd]').waitFor();
  await page.getByRole('button', { name: 'Submit' }).focus();
  await hold(page, 'Enter');
  await page.locator('[role="grid"]:not([data-odd])').waitFor();
});

it('a held Enter checks an answer once and leaves the feedback on the screen', async () => {
  const page = await open('/learn/next');
  await page.getByRole('link', { name: 'Practice this' }).focus();
  await hold(page, 'Enter');
  await page.getByText('Exercise 1 of 10').waitFor();
  // A field, or choices. A wrong answer leaves the exercise open for a second attempt.
  const field = page.locator('main form input').first();
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  const openAgain = page.getByTestId('verdict').filter({ hasText: 'Try once more.' });
  for (let attempt = 1; attempt <= 2 && !(await next.isVisible()); attempt += 1) {
    await field.waitFor();
    if ((await field.getAttribute('type')) === 'radio') await field.check();
    else await field.fill('99');
    await field.focus();
    await hold(page, 'Enter');
    await next.or(openAgain).first().waitFor();
    await page.getByText('Exercise 1 of 10').waitFor();
  }
  await next.waitFor();
  await page.getByText('Exercise 1 of 10').waitFor();
  await next.focus();
  await hold(page, ' ');
  await page.getByText('Exercise 2 of 10').waitFor();
});
