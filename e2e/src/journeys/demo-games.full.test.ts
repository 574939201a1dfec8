import { recordAlerts, recordCopies } from '../browser/page-calls';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { urls } from '../platform/ports';

const browser = useBrowser();

describe('a visitor who tries the games', () => {
  it('goes from the landing page to a demo, takes its hint, solves it and shares it', async () => {
    const page = await browser.newVisitor();
    const alerts = recordAlerts(page);
    const copied = await recordCopies(page);
    await page.goto(urls.shell);
    await page.getByRole('link', { name: 'Try Demo' }).click();
    await page.getByRole('heading', { name: 'Daily Challenge Demo' }).waitFor();
    await page.getByRole('link', { name: 'Try Demo' }).first().click();

    const grid = new GridPage(page);
    await grid.grid.waitFor();
    const puzzle = await grid.read();
    expect(puzzle.lines.map(({ target }) => target)).toEqual([15, 15, 15, 15, 15, 15]);
    const solution = await grid.solution();
    await page.getByRole('button', { name: 'Get Hint' }).click();
    const first = puzzle.givens.indexOf(0);
    expect(alerts).toEqual([
      `Hint: row ${Math.floor(first / 3) + 1}, column ${(first % 3) + 1} is ${solution[first]}.`,
    ]);

    await grid.fillByMouse(solution);
    await grid.submit.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share Results' }).click();
    await page.getByRole('dialog').getByText('Results copied to clipboard!').waitFor();
    expect(alerts.at(-1)).toBe('Results copied to clipboard!');
    expect(await copied()).toContain(`${urls.shell}/sum-grid-demo`);
  });

  it('signs up after another demo', async () => {
    const page = await browser.newVisitor();
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/multiplication-grid-demo');
    await grid.fillByMouse(await grid.solution());
    await grid.submit.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Sign Up for Free' }).click();
    await page.waitForURL(/\/signup/);
  });
});
