import { recordAlerts } from '../browser/page-calls';
import { passTime, untilSeen } from '../browser/page-clock';
import { PHONE, useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { GridPage } from '../pages/grid';
import { MentalMathPage } from '../pages/mental-math';
import { ScratchpadPanel } from '../pages/scratchpad';
import { urls } from '../platform/ports';

const VERDICT_MS = 1_000;

const browser = useBrowser();

async function newPhone() {
  const page = await browser.newVisitor(PHONE);
  await page.clock.install();
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  return { page, tap };
}

describe('a player with a small touch screen', () => {
  it("solves today's puzzle and shares the result with the device's share sheet", async () => {
    const { page, tap } = await newPhone();
    const alerts = recordAlerts(page);
    // Chromium on desktop systems has no share sheet.
    await page.addInitScript(() => {
      const share = ({ text }: ShareData) => {
        document.documentElement.dataset.shared = text;
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    const grid = new GridPage(page);
    await grid.open(urls.shell);
    await grid.fillByTouch(await grid.solution());
    await tap('Submit');
    await page.getByText('Excellent! All correct answers!').waitFor();
    await untilSeen(page.getByRole('dialog'));
    await tap('Share Results');
    await page.locator('html[data-shared^="Ninefold #"]').waitFor();
    expect(await page.getByText('Results copied to clipboard!').count()).toBe(0);
    expect(alerts).toEqual([]);
    await tap('Close');
    await untilSeen(page.getByRole('heading', { name: 'Daily Challenge Complete!' }));
  });

  it('takes a hint in practice, clears the puzzle and draws on the scratchpad', async () => {
    const { page, tap } = await newPhone();
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/multiplication-grid?mode=practice');
    await tap('Get Hint');
    await tap('Show the digit');
    await page.getByText('Hint added! Blue squares show the correct answers.').waitFor();
    await grid.fillByTouch(await grid.solution());
    await tap('Clear Puzzle');
    await untilSeen(page.getByRole('dialog'));
    await tap('Yes, clear it');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await grid.cellsThatAre('filled').count()).toBe(0);

    const scratchpad = new ScratchpadPanel(page);
    await tap('Scratchpad');
    await untilSeen(scratchpad.panel);
    await scratchpad.drawLineByTouch();
    expect(await scratchpad.isDrawnOn()).toBe(true);
    // Above the panel, where the grid is still visible.
    await page.touchscreen.tap(10, PHONE.viewport.height / 4);
    await scratchpad.panel.waitFor({ state: 'hidden' });
  });

  it('plays a speed round, and another', async () => {
    const { page, tap } = await newPhone();
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await tap('Start');
    for (const isRight of [true, false]) {
      await round.answerByTouch(isRight);
      await passTime(page, VERDICT_MS);
    }
    await round.runOut();
    await tap('Play Again');
    await round.answerByTouch(true);
  });

  it('answers a drill', async () => {
    const { page, tap } = await newPhone();
    const drill = new AdditionDrillPage(page);
    await drill.open(urls.shell);
    await drill.answerAll({
      wrong: 1,
      write: async (text) => {
        for (const digit of text) await tap(digit);
        await tap('Submit');
      },
    });
    await page.getByRole('heading', { name: 'Congratulations!' }).waitFor();
    await page.getByText('95%', { exact: true }).waitFor();
    const onward = page.getByRole('link', { name: 'Continue Learning' });
    expect(await onward.getAttribute('href')).toBe('/learn');
  });

  it('tries a demo, with its hint', async () => {
    const { page, tap } = await newPhone();
    const alerts = recordAlerts(page);
    await page.goto(`${urls.shell}/demo`);
    await page.getByRole('link', { name: 'Try Demo' }).first().tap();
    const grid = new GridPage(page);
    await untilSeen(grid.grid);
    await tap('Get Hint');
    expect(alerts).toEqual([expect.stringMatching(/^Hint: row/)]);
    await grid.fillByTouch(await grid.solution());
    await tap('Submit');
    await untilSeen(page.getByRole('dialog'));
    await tap('Try Again');
    await grid.cellsThatAre('empty').first().waitFor();
  });
});
