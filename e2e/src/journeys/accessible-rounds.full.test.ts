import { inspect } from '../browser/inspect';
import { recordAlerts } from '../browser/page-calls';
import { passTime, untilSeen } from '../browser/page-clock';
import { pressByKey, tabTo } from '../browser/tab-to';
import { useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { MentalMathPage } from '../pages/mental-math';
import { GUEST_ONLY } from '../pages/saved-results';
import { urls } from '../platform/ports';

const VERDICT_MS = 1_000;

const HUB_LINKS = [
  ['Daily Challenge', '/sum-grid'],
  ['Play for Fun', '/sum-grid?mode=practice'],
  ['Play Mental Math Speed Round', '/mental-math-speed'],
  ['Play Addition Drill', '/addition-drill'],
] as const;

const browser = useBrowser();

async function newPage() {
  const page = await browser.newVisitor();
  await page.clock.install();
  return page;
}

describe('a player with only a keyboard, and axe in both themes', () => {
  it('chooses answers in a speed round, plays again, and then types them', async () => {
    const page = await newPage();
    const axe = inspect(page);
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await pressByKey(page, 'button', 'Start');
    for (const isRight of [true, false]) {
      await round.answerByKey(isRight);
      await axe.look(isRight ? 'right' : 'wrong');
      await passTime(page, VERDICT_MS);
    }
    await passTime(page, ((await round.secondsLeft()) - 9) * 1_000);
    await axe.look('warning');
    await round.runOut();
    await axe.look('results');
    await pressByKey(page, 'button', 'Play Again');
    await round.answerByKey(true);
    await round.runOut();

    await round.open(urls.shell);
    await tabTo(page, 'radio', 'Choose from four Keys 1 to 4');
    await page.keyboard.press('ArrowDown');
    await pressByKey(page, 'button', 'Start');
    await round.field.waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Type a number first.').waitFor();
    for (const isRight of [true, false]) {
      await round.answerByTyping(isRight);
      await passTime(page, VERDICT_MS);
    }
    await round.runOut();
    await page.getByText('50%', { exact: true }).waitFor();
    // A heading, two answers, and the question interrupted by the end.
    expect(
      await page
        .getByRole('table', { name: /^Every question/ })
        .getByRole('row')
        .count(),
    ).toBe(4);
    await axe.look('results of a typed round');
    expect(axe.found).toEqual([]);
    await page.getByText('none, time was up').waitFor();
    await page.getByText(GUEST_ONLY).waitFor();
    await pressByKey(page, 'link', 'Puzzles');
    await page.waitForURL(`${urls.shell}/puzzle-games`);
  });

  it('answers a drill, fails and tries again', async () => {
    const page = await newPage();
    const drill = new AdditionDrillPage(page);
    await drill.open(urls.shell);
    const write = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await tabTo(page, 'textbox', 'Your answer');
    await drill.answerAll({ wrong: 5, write });
    await page.getByRole('heading', { name: 'Practice complete' }).waitFor();
    const axe = inspect(page);
    await axe.look('results');
    expect(axe.found).toEqual([]);
    await page.getByText('75%', { exact: true }).waitFor();
    await pressByKey(page, 'button', 'Try Again');
    await page.getByText('Problem 1 of 20').waitFor();
    await drill.answer(true, write);
  });

  it('takes the hint of a demo, makes a mistake, solves it and tries again', async () => {
    const page = await newPage();
    const alerts = recordAlerts(page);
    await page.goto(`${urls.shell}/demo`);
    await pressByKey(page, 'link', 'Try Demo');
    const grid = new GridPage(page);
    await untilSeen(grid.grid);
    const solution = await grid.solution();
    await pressByKey(page, 'button', 'Get Hint');
    expect(alerts).toEqual([expect.stringMatching(/^Hint: row/)]);

    const keyboard = new GridKeyboard(page, grid);
    await keyboard.reach();
    await keyboard.fill([...solution].reverse());
    await page.keyboard.press('Enter');
    await page.getByText('Try again!').waitFor();
    await keyboard.mend(solution);
    await page.keyboard.press('Enter');
    await untilSeen(page.getByRole('dialog', { name: 'Puzzle complete!' }));
    await pressByKey(page, 'button', 'Try Again');
    await grid.cellsThatAre('empty').first().waitFor();
  });

  it('visits every game from the hub, and Learn', async () => {
    const page = await newPage();
    const hub = `${urls.shell}/puzzle-games`;
    await page.goto(`${urls.shell}/games`);
    await page.waitForURL(hub);
    for (const [name, path] of HUB_LINKS) {
      await pressByKey(page, 'link', name);
      await page.waitForURL(urls.shell + path);
      await pressByKey(page, 'link', 'Back to Puzzles');
      await page.waitForURL(hub);
    }
    await pressByKey(page, 'link', 'Learn');
    await page.waitForURL(`${urls.shell}/learn`);
  });
});
