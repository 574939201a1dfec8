import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { hearAlerts } from '../pages/hear-alerts';
import { spoil } from '../pages/solve-grid';
import { urls } from '../platform/platform-urls';

const browser = useBrowser();

describe('somebody who only wants to try', () => {
  it('goes from the landing page to a demo, is helped once, errs, solves it and shares it', async () => {
    const page = await browser.newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    const alerts = hearAlerts(page);
    await page.goto(urls.shell);
    await page.getByRole('link', { name: 'Try Demo' }).click();
    await page.getByRole('heading', { name: 'Daily Challenge Demo' }).waitFor();
    await page.getByRole('link', { name: 'Try Demo' }).first().click();

    const grid = new GridPage(page);
    await grid.grid.waitFor();
    const puzzle = await grid.read();
    expect(puzzle.lines.map(({ target }) => target)).toEqual([15, 15, 15, 15, 15, 15]);
    const solution = await grid.solution();
    const hint = page.getByRole('button', { name: 'Get Hint' });
    await hint.click();
    const first = puzzle.givens.indexOf(0);
    expect(alerts).toEqual([
      `Hint: row ${Math.floor(first / 3) + 1}, column ${(first % 3) + 1} is ${solution[first]}.`,
    ]);
    expect(await hint.isDisabled()).toBe(true);

    await grid.fillByMouse(spoil(solution, puzzle));
    await grid.submit.click();
    await page.getByText('Try again!').waitFor();
    await grid.mend(solution);
    await grid.submit.click();

    await page.getByRole('dialog').getByRole('button', { name: 'Share Results' }).click();
    await page.getByRole('dialog').getByText('Results copied to clipboard!').waitFor();
    expect(alerts.at(-1)).toBe('Results copied to clipboard!');
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toContain(`${urls.shell}/sum-grid-demo`);
  });

  it.each(['/multiplication-grid-demo', '/combined-grid-demo'])(
    'solves %s, and may sign up',
    async (path) => {
      const page = await browser.newVisitor();
      const grid = new GridPage(page);
      await grid.open(urls.shell, path);
      await grid.fillByMouse(await grid.solution());
      await grid.submit.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await page.getByRole('link', { name: 'Go Premium' }).getAttribute('href')).toBe('/upgrade');
      await page.getByRole('link', { name: 'Sign Up for Free' }).click();
      await page.waitForURL(/\/signup/);
    },
  );
});
