import { newYorkDay, nextNewYorkMidnight, passTime, untilSeen } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { MentalMathPage } from '../pages/mental-math';
import { ScratchpadPanel } from '../pages/scratchpad';
import { urls } from '../platform/ports';

const browser = useBrowser();

async function openGrid(path?: string) {
  const page = await browser.newVisitor();
  const grid = new GridPage(page);
  await grid.open(urls.shell, path);
  return { page, grid };
}

describe('a guest', () => {
  it.each(['/combined-grid', '/combined-grid?mode=practice'])(
    'finds the digits and the timer of %s again after a reload',
    async (path) => {
      const page = await browser.newVisitor();
      await page.clock.install();
      const grid = new GridPage(page);
      await grid.open(urls.shell, path);
      const solution = await grid.solution();
      await grid.fillByMouse(solution.map((digit, cell) => (cell < 5 ? digit : 0)));
      const before = await grid.cells();
      expect(await grid.cellsThatAre('filled').count()).toBeGreaterThan(0);
      await passTime(page, 75_000);
      await page.reload();
      await grid.grid.waitFor();
      expect(await grid.cells()).toEqual(before);
      expect(await page.getByRole('timer').innerText()).toMatch(/^[1-9]:\d\d$/);
    },
  );

  it('is offered the new daily at midnight in New York, and keeps the open one until then', async () => {
    const page = await browser.newVisitor();
    await page.clock.install();
    // The server's clock, which is right, does not move with the page's.
    await page.route('**/rest/v1/rpc/today', (route) => route.abort());
    const grid = new GridPage(page);
    await grid.open(urls.shell);
    const today = await grid.read();
    const midnight = nextNewYorkMidnight();
    await passTime(page, midnight - Date.now());

    const play = page.getByRole('button', { name: "Play today's puzzle" });
    await untilSeen(play);
    expect(await grid.read()).toEqual(today);
    await play.click();
    await page.getByRole('heading', { level: 1, name: newYorkDay(midnight) }).waitFor();
    expect(await grid.read()).not.toEqual(today);
  });

  it('draws on the scratchpad, which closes when the grid is pressed', async () => {
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

  it('sees after a reload in a speed round that the round was not counted', async () => {
    const page = await browser.newVisitor();
    await page.clock.install();
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await round.start();
    await round.answerByKey(true);
    await page.reload();
    await page.getByText('You left your last round before its time was up, so it was not counted.').waitFor();
    expect(await page.getByText('Best on this device').count()).toBe(0);
  });
});
