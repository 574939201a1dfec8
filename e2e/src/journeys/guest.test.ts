import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { spoil } from '../pages/solve-grid';
import { urls } from '../platform/platform-urls';

const browser = useBrowser();

describe('a guest', () => {
  it("opens today's Sum Grid cold, solves it by keyboard and is asked to make an account", async () => {
    const page = await browser.newVisitor();
    const sumGrid = new GridPage(page);
    await sumGrid.open(urls.shell);
    const solution = await sumGrid.solution();
    const keyboard = new GridKeyboard(page, sumGrid);
    await keyboard.reach();
    await keyboard.fill(solution);
    await page.keyboard.press('Enter');

    await page.getByText('Excellent! All correct answers!').first().waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Share Results' }).waitFor();
    await page.getByRole('link', { name: /Create Account/ }).waitFor();
    await page
      .getByRole('link', { name: /Sign In/ })
      .first()
      .waitFor();
  });

  it('sees which answers are wrong and mends them', async () => {
    const page = await browser.newVisitor();
    const sumGrid = new GridPage(page);
    await sumGrid.open(urls.shell);
    const solution = await sumGrid.solution();
    await sumGrid.fillByMouse(spoil(solution, await sumGrid.read()));
    await sumGrid.submit.click();

    await page.getByText('Some answers are incorrect. Check the red squares!').first().waitFor();
    await sumGrid.cellsThatAre('wrong').first().waitFor();
    expect(await sumGrid.cellsThatAre('given').count()).toBe(3);

    await sumGrid.mend(solution);
    await sumGrid.submit.click();
    await page.getByText('Excellent! All correct answers!').first().waitFor();
  });

  it('cannot place a digit twice, and submits only a full grid', async () => {
    const page = await browser.newVisitor();
    const sumGrid = new GridPage(page);
    await sumGrid.open(urls.shell);
    const { givens } = await sumGrid.read();
    const given = givens.find((digit) => digit !== 0) ?? 0;
    expect(await sumGrid.digit(given).isDisabled()).toBe(true);
    expect(await sumGrid.submit.isDisabled()).toBe(true);
  });

  it('cannot select what is given', async () => {
    const page = await browser.newVisitor();
    const sumGrid = new GridPage(page);
    await sumGrid.open(urls.shell);
    const given = sumGrid.cellsThatAre('given').first();
    await given.click();
    expect(await given.getAttribute('aria-selected')).toBe('false');
  });

  it.each(['/combined-grid', '/combined-grid?mode=practice'])(
    'finds the digits and the clock of %s again after a reload',
    async (path) => {
      const page = await browser.newVisitor();
      await page.clock.install();
      const grid = new GridPage(page);
      await grid.open(urls.shell, path);
      const solution = await grid.solution();
      await grid.fillByMouse(solution.map((digit, cell) => (cell < 5 ? digit : 0)));
      const before = await grid.board();
      expect(await grid.cellsThatAre('filled').count()).toBeGreaterThan(0);
      await page.clock.fastForward(75_000);
      await page.reload();
      await grid.grid.waitFor();
      expect(await grid.board()).toEqual(before);
      expect(await page.getByRole('timer').innerText()).toMatch(/^[1-9]:\d\d$/);
    },
  );
});
