import { accessibilityViolations } from '../browser/accessibility';
import { useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { GridPage } from '../pages/grid';
import { MentalMathPage } from '../pages/mental-math';
import { ScratchpadPanel } from '../pages/scratchpad';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** What appears while a game is played. The pages as they open are in accessibility.test.ts. */
describe('axe finds nothing in either theme', () => {
  async function open() {
    const page = await browser.newVisitor();
    await page.clock.install();
    const found: string[] = [];
    const look = async (where: string) => {
      for (const violation of await accessibilityViolations(page)) found.push(`${where}: ${violation}`);
    };
    return { page, found, look };
  }

  it('while a speed round runs, warns and is over', async () => {
    const { page, found, look } = await open();
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await round.start();
    await round.answerByKey(true);
    await look('right');
    await page.clock.fastForward(1_000);
    await round.answerByKey(false);
    await look('wrong');
    await page.clock.fastForward(((await round.secondsLeft()) - 9) * 1_000);
    await look('warning');
    await page.clock.fastForward(10_000);
    await page.getByRole('heading', { name: "Time's up!" }).waitFor();
    await look('results');
    expect(found).toEqual([]);
  });

  it('on a finished drill', async () => {
    const { page, found, look } = await open();
    const drill = new AdditionDrillPage(page);
    await drill.open(urls.shell);
    await drill.answerAll({ wrong: 3 });
    await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
    await look('results');
    expect(found).toEqual([]);
  });

  it('on what opens over and beside a grid', async () => {
    const { page, found, look } = await open();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/multiplication-grid?mode=practice');
    const solution = await grid.solution();
    await press('Get Hint');
    await page.getByText(/^Hint added!/).waitFor();
    await look('hint');
    await press('New Puzzle');
    await page.getByRole('dialog').waitFor();
    await look('want more');
    await press('Maybe Later');
    const scratchpad = new ScratchpadPanel(page);
    await scratchpad.open();
    await look('scratchpad');
    await scratchpad.panel.getByRole('button', { name: 'Close' }).click();
    await grid.fillByMouse(solution);
    await press('Clear Puzzle');
    await page.getByRole('dialog').waitFor();
    await look('clear');
    expect(found).toEqual([]);
  });

  it('on a solved demo, on practice with its analysis, on a whole sheet, and on a replay', async () => {
    const { page, found, look } = await open();
    const grid = new GridPage(page);
    const dailies = ['/combined-grid', '/multiplication-grid', '/sum-grid'];
    for (const path of ['/combined-grid-demo', '/sum-grid?mode=practice', ...dailies]) {
      await grid.open(urls.shell, path);
      // A pause to be analysed.
      await page.clock.fastForward(20_000);
      await grid.fillByMouse(await grid.solution());
      await grid.submit.click();
      await page.clock.fastForward(2_000);
      await page.getByRole('dialog').waitFor();
      if (path.includes('practice')) await page.getByText(/^Your longest pause was/).waitFor();
      await look(`${path} solved`);
    }
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
    await page.getByText(/^Your longest pause was/).waitFor();
    await look('complete');
    await page.getByRole('button', { name: 'Watch your moves' }).click();
    await page.clock.fastForward(5_000);
    await look('replay');
    await page.goto(`${urls.shell}/puzzle-games`);
    await page.getByText(/^All solved, /).waitFor({ state: 'attached' });
    await look('hub');
    expect(found).toEqual([]);
  });
});
