import { passTime, untilSeen } from '../browser/page-clock';
import { pressByKey, tabTo } from '../browser/tab-to';
import { useBrowser } from '../browser/use-browser';
import { openByKeyboard, playByKeyboard, SHARED } from '../pages/accessible-daily';
import { urls } from '../platform/ports';

const browser = useBrowser();

const open = async (path: string) => openByKeyboard(await browser.newVisitor(), path);

describe('a player with only a keyboard, and axe in both themes', () => {
  it('solves each daily, finishes the daily card, and replays the moves', async () => {
    const opened = await open('/combined-grid');
    const { page, alerts, axe } = opened;
    const paths = ['/combined-grid', '/multiplication-grid', '/sum-grid'] as const;
    for (const path of paths) await playByKeyboard(opened, path);
    expect(alerts).toEqual(paths.map(() => SHARED));
    await page.goto(`${urls.shell}/sum-grid`);
    await pressByKey(page, 'button', 'Watch your moves');
    await passTime(page, 5_000);
    await axe.look('replay');
    await page.goto(`${urls.shell}/puzzle-games`);
    await page.getByRole('link', { name: 'Lesson or practice: 5 minutes' }).waitFor();
    await axe.look('hub');
    expect(axe.found).toEqual([]);
  });

  it('solves a demo, and practice with its analysis', async () => {
    const { page, grid, keyboard, axe } = await open('/combined-grid-demo');
    for (const path of ['/combined-grid-demo', '/sum-grid?mode=practice']) {
      await grid.open(urls.shell, path);
      await passTime(page, 20_000);
      await keyboard.reach();
      await keyboard.fill(await grid.solution());
      await page.keyboard.press('Enter');
      await passTime(page, 2_000);
      await page.getByRole('dialog').waitFor();
      if (path.includes('practice')) await page.getByText(/^Your longest pause was/).waitFor();
      await axe.look(`${path} solved`);
    }
    expect(axe.found).toEqual([]);
  });

  it('takes a hint in practice, clears the puzzle, is offered an account and opens the scratchpad', async () => {
    const { page, grid, keyboard, axe } = await open('/combined-grid?mode=practice');
    await pressByKey(page, 'button', 'Get Hint');
    await axe.look('first stage of a hint');
    await pressByKey(page, 'button', 'Show the digit');
    await page.getByText('Hint added! Blue squares show the correct answers.').waitFor();
    await axe.look('hint');
    await keyboard.reach();
    await keyboard.fill(await grid.solution());

    const question = page.getByRole('dialog', { name: 'Clear Puzzle' });
    await pressByKey(page, 'button', 'Clear Puzzle');
    await untilSeen(question);
    await axe.look('clear');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await grid.cellsThatAre('filled').count()).toBe(8);
    await pressByKey(page, 'button', 'Clear Puzzle');
    await pressByKey(page, 'button', 'Yes, clear it');
    await question.waitFor({ state: 'hidden' });
    expect(await grid.cellsThatAre('empty').count()).toBe(8);

    const offer = page.getByRole('dialog', { name: 'Want Unlimited Puzzles?' });
    await pressByKey(page, 'button', 'New Puzzle');
    await untilSeen(offer);
    await axe.look('offer of an account');
    await pressByKey(page, 'button', 'Maybe Later');
    await offer.waitFor({ state: 'hidden' });

    const scratchpad = page.getByRole('complementary', { name: 'Scratchpad' });
    await pressByKey(page, 'button', 'Scratchpad');
    await untilSeen(scratchpad);
    await axe.look('scratchpad');
    await page.keyboard.press('Escape');
    await scratchpad.waitFor({ state: 'hidden' });
    await page.keyboard.press('Space');
    await untilSeen(scratchpad);
    await pressByKey(page, 'button', 'Close');
    await scratchpad.waitFor({ state: 'hidden' });
    await tabTo(page, 'button', 'Scratchpad');
    expect(axe.found).toEqual([]);
  });
});
