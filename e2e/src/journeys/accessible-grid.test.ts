import { useBrowser } from '../browser/use-browser';
import { openByKeyboard, playByKeyboard, SHARED } from '../pages/accessible-daily';

const browser = useBrowser();

const open = async () => openByKeyboard(await browser.newVisitor(), '/combined-grid');

describe('a player with only a keyboard', () => {
  it('makes a mistake in the daily, corrects it, shares the result and goes on to practice, and axe finds nothing', async () => {
    const opened = await open();
    await playByKeyboard(opened, '/combined-grid');
    expect(opened.alerts).toEqual([SHARED]);
    expect(opened.axe.found).toEqual([]);
  });

  it('is shown a repeated digit, and removes it with the same key', async () => {
    const { page, grid, keyboard } = await open();
    await keyboard.reach();
    await page.keyboard.press('5');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('5');
    expect(await grid.cellsThatAre('invalid').count()).toBe(2);
    await page.keyboard.press('5');
    expect(await grid.cellsThatAre('invalid').count()).toBe(0);
    expect(await grid.cellsThatAre('filled').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByText('Fill all nine cells first.').waitFor();
  });
});
