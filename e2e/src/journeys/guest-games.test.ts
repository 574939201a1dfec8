import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { newYorkDay, nextNewYorkMidnight } from '../pages/new-york';
import { ScratchpadPanel } from '../pages/scratchpad';
import { spoil } from '../pages/solve-grid';
import { urls } from '../platform/platform-urls';

const browser = useBrowser();

async function openGrid(path: string) {
  const page = await browser.newVisitor();
  const grid = new GridPage(page);
  await grid.open(urls.shell, path);
  return { page, grid, press: (name: string) => page.getByRole('button', { name, exact: true }).click() };
}

describe("a guest at today's puzzle", () => {
  it.each([
    [
      '/multiplication-grid',
      3,
      'Some answers are incorrect. Check the red squares!',
      'Excellent! All correct answers!',
    ],
    [
      '/combined-grid',
      0,
      'Some constraints not met. Check the red squares!',
      'Excellent! All constraints satisfied!',
    ],
  ])('%s is told what is wrong, mends it and is asked to keep it', async (path, givens, wrong, right) => {
    const { page, grid, press } = await openGrid(path);
    const solution = await grid.solution();
    await grid.fillByMouse(spoil(solution, await grid.read()));
    await press('Submit');
    await page.getByText(wrong).first().waitFor();
    await grid.cellsThatAre('wrong').first().waitFor();
    expect(await grid.cellsThatAre('given').count()).toBe(givens);

    await grid.mend(solution);
    await press('Submit');
    await page.getByText(right).first().waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Create Account' }).waitFor();

    await page.goto(urls.shell + path);
    await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
  });

  it('sees the new one at midnight in New York, on the page that was left open', async () => {
    const page = await browser.newVisitor();
    await page.clock.install();
    const grid = new GridPage(page);
    await grid.open(urls.shell);
    const today = await grid.read();
    // The server's clock, which is right, does not turn with the page's.
    await page.context().setOffline(true);
    const midnight = nextNewYorkMidnight();
    await page.clock.fastForward(midnight - Date.now());

    await page.getByText("It is midnight in New York: here is today's new puzzle.").waitFor();
    await page.getByRole('heading', { level: 1, name: newYorkDay(midnight) }).waitFor();
    expect(await grid.read()).not.toEqual(today);
  });
});

describe('a guest at practice', () => {
  it('gets one hint, which says why', async () => {
    const { page, grid, press } = await openGrid('/sum-grid?mode=practice');
    const before = await grid.cellsThatAre('given').count();
    await press('Get Hint');
    await page.getByText('Hint added! Blue squares show the correct answers.').waitFor();
    expect(await grid.cellsThatAre('given').count()).toBe(before + 1);
    expect(await page.getByRole('button', { name: 'Get Hint' }).isDisabled()).toBe(true);
  });

  it('is asked before everything is cleared', async () => {
    const { page, grid, press } = await openGrid('/sum-grid?mode=practice');
    await grid.fillByMouse(await grid.solution());
    await press('Clear Puzzle');
    const question = page.getByRole('dialog', { name: 'Clear Puzzle' });
    await question
      .getByText('Are you sure you want to clear the puzzle? This will remove all your entered numbers.')
      .waitFor();
    await press('Cancel');
    expect(await grid.cellsThatAre('empty').count()).toBe(0);
    await press('Clear Puzzle');
    await press('Yes, clear it');
    await grid.cellsThatAre('empty').first().waitFor();
    expect(await grid.cellsThatAre('filled').count()).toBe(0);
  });

  it('is offered an account instead of a new puzzle, and may decline', async () => {
    const { page, press } = await openGrid('/combined-grid?mode=practice');
    await press('New Puzzle');
    const offer = page.getByRole('dialog', { name: 'Want Unlimited Puzzles?' });
    await offer.getByRole('link', { name: 'Sign Up for Free' }).waitFor();
    await offer.getByRole('link', { name: 'Sign In' }).waitFor();
    await press('Maybe Later');
    await offer.waitFor({ state: 'hidden' });
  });

  it('scribbles on the scratchpad, which closes when the board is pressed', async () => {
    const { page, grid } = await openGrid('/multiplication-grid?mode=practice');
    const scratchpad = new ScratchpadPanel(page);
    await scratchpad.open();
    expect(await scratchpad.isDrawnOn()).toBe(false);
    await scratchpad.drawLine();
    expect(await scratchpad.isDrawnOn()).toBe(true);
    await scratchpad.panel.getByRole('button', { name: 'Clear' }).click();
    expect(await scratchpad.isDrawnOn()).toBe(false);

    await grid.cellsThatAre('empty').first().click();
    await scratchpad.panel.waitFor({ state: 'hidden' });
    await scratchpad.open();
    await scratchpad.panel.getByRole('button', { name: 'Close' }).click();
    await scratchpad.panel.waitFor({ state: 'hidden' });
  });
});
