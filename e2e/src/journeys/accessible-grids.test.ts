import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
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
  return { page, grid, keyboard: new GridKeyboard(page, grid), alerts, copied, axe: inspect(page) };
}

/** Solves the board by keyboard, with a mistake on the way. */
async function solveWithMistake(
  grid: GridPage,
  keyboard: GridKeyboard,
  page: Page,
  words: readonly [string, string],
) {
  const [wrong, right] = words;
  const solution = await grid.solution();
  await keyboard.reach();
  await keyboard.fill(spoil(solution, await grid.read()));
  await page.keyboard.press('Enter');
  await page.getByText(wrong).waitFor();
  await keyboard.mend(solution);
  await page.keyboard.press('Enter');
  await page.getByText(right).waitFor();
}

describe('a player with a keyboard alone, and axe in either theme', () => {
  it('makes a mistake in each daily, corrects it, shares the result, goes on to practice, and ends with a whole sheet', async () => {
    const { page, grid, keyboard, alerts, copied, axe } = await open('/combined-grid');
    const dialog = page.getByRole('dialog', { name: 'Puzzle complete!' });
    for (const [path, words] of [
      ['/combined-grid', CONSTRAINTS],
      ['/multiplication-grid', ANSWERS],
      ['/sum-grid', ANSWERS],
    ] as const) {
      await grid.open(urls.shell, path);
      // A pause to be analysed.
      await page.clock.fastForward(20_000);
      await solveWithMistake(grid, keyboard, page, words);
      await page.clock.fastForward(2_000);
      await untilSeen(dialog);
      await axe.look(`${path} solved`);
      await pressByKey(page, 'button', 'Share Results');
      await dialog.getByText('Results copied to clipboard!').waitFor();
      expect(await copied()).toMatch(new RegExp(`${urls.payments}/share/day/[\\d-]+${path}$`));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await untilSeen(page.getByRole('heading', { name: 'Daily Challenge Complete!' }));
      await page.getByText(/^Your longest pause was/).waitFor();
      await axe.look(`${path} complete`);

      await pressByKey(page, 'link', 'Practice Mode');
      await page.waitForURL(`${urls.shell}${path}?mode=practice`);
      await untilSeen(page.getByRole('button', { name: 'Get Hint' }));
    }
    expect(alerts).toEqual(Array(3).fill('Results copied to clipboard!'));
    await page.goto(`${urls.shell}/sum-grid`);
    await pressByKey(page, 'button', 'Watch your moves');
    await page.clock.fastForward(5_000);
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
      await page.clock.fastForward(20_000);
      await keyboard.reach();
      await keyboard.fill(await grid.solution());
      await page.keyboard.press('Enter');
      await page.clock.fastForward(2_000);
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
