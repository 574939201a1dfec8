import { recordAlerts, recordCopies } from '../browser/page-calls';
import { untilSeen } from '../browser/page-clock';
import { pressByKey, tabTo } from '../browser/tab-to';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { spoil } from '../pages/solve-grid';
import { urls } from '../platform/ports';

const ANSWERS = [
  'Some answers are incorrect. Check the red squares!',
  'Excellent! All correct answers!',
] as const;
const CONSTRAINTS = [
  'Some constraints not met. Check the red squares!',
  'Excellent! All constraints satisfied!',
] as const;

const browser = useBrowser();

async function open(path: string) {
  const page = await browser.newVisitor();
  await page.clock.install();
  const alerts = recordAlerts(page);
  const copied = await recordCopies(page);
  const grid = new GridPage(page);
  await grid.open(urls.shell, path);
  return { page, grid, keyboard: new GridKeyboard(page, grid), alerts, copied };
}

describe('a player with a keyboard alone', () => {
  it.each([
    ['/sum-grid', ANSWERS],
    ['/multiplication-grid', ANSWERS],
    ['/combined-grid', CONSTRAINTS],
  ])(
    'makes a mistake in %s, corrects it, shares the result and goes on to practice',
    async (path, [wrong, right]) => {
      const { page, grid, keyboard, alerts, copied } = await open(path);
      const solution = await grid.solution();
      await keyboard.reach();
      await keyboard.fill(spoil(solution, await grid.read()));
      await page.keyboard.press('Enter');
      await page.getByText(wrong).waitFor();
      await keyboard.mend(solution);
      await page.keyboard.press('Enter');
      await page.getByText(right).waitFor();

      const dialog = page.getByRole('dialog', { name: 'Puzzle complete!' });
      await untilSeen(dialog);
      await pressByKey(page, 'button', 'Share Results');
      await dialog.getByText('Results copied to clipboard!').waitFor();
      expect(alerts).toEqual(['Results copied to clipboard!']);
      expect(await copied()).toContain(urls.shell + path);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await untilSeen(page.getByRole('heading', { name: 'Daily Challenge Complete!' }));

      await pressByKey(page, 'link', 'Practice Mode');
      await page.waitForURL(`${urls.shell}${path}?mode=practice`);
      await untilSeen(page.getByRole('button', { name: 'Get Hint' }));
    },
  );

  it('takes a hint in practice, clears the puzzle, is offered an account and opens the scratchpad', async () => {
    const { page, grid, keyboard } = await open('/combined-grid?mode=practice');
    await pressByKey(page, 'button', 'Get Hint');
    await page.getByText('Hint added! Blue squares show the correct answers.').waitFor();
    await keyboard.reach();
    await keyboard.fill(await grid.solution());

    const question = page.getByRole('dialog', { name: 'Clear Puzzle' });
    await pressByKey(page, 'button', 'Clear Puzzle');
    await untilSeen(question);
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
    await pressByKey(page, 'button', 'Maybe Later');
    await offer.waitFor({ state: 'hidden' });

    const scratchpad = page.getByRole('complementary', { name: 'Scratchpad' });
    await pressByKey(page, 'button', 'Scratchpad');
    await untilSeen(scratchpad);
    await page.keyboard.press('Escape');
    await scratchpad.waitFor({ state: 'hidden' });
    await page.keyboard.press('Space');
    await untilSeen(scratchpad);
    await pressByKey(page, 'button', 'Close');
    await scratchpad.waitFor({ state: 'hidden' });
    await tabTo(page, 'button', 'Scratchpad');
  });

  it('sees a digit that is there twice, and removes it with the same key', async () => {
    const { page, grid, keyboard } = await open('/combined-grid');
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
