import { useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { MentalMathPage } from '../pages/mental-math';
import { urls } from '../platform/platform-urls';

const browser = useBrowser();

async function newPlayer() {
  const page = await browser.newVisitor();
  await page.clock.install();
  return page;
}

describe('a drill', () => {
  it('asks for an answer, says for a second whether it is right, and counts', async () => {
    const page = await newPlayer();
    const drill = new AdditionDrillPage(page);
    await drill.open(urls.shell);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Type your answer first.').waitFor();

    // A clock that goes on by itself would take from the second that is measured.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [isRight, words] of [
      [true, /^Correct/],
      [false, /^Incorrect/],
    ] as const) {
      await drill.answer(isRight);
      await page.clock.runFor(900);
      expect(await drill.verdict(words).count()).toBe(1);
      await page.clock.runFor(200);
      expect(await drill.verdict(words).count()).toBe(0);
    }
    await page.getByText('Problem 3 of 20').waitFor();
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
    const counters = await page.locator('dl dd').allInnerTexts();
    expect(counters).toEqual(['1', '1', '50%']);
    await page.getByRole('link', { name: 'Exit Practice' }).click();
    await page.waitForURL(`${urls.shell}/`);
  });
});

describe('a speed round', () => {
  it('locks its answers for a second, and leads back to the other games', async () => {
    const page = await newPlayer();
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await round.start();
    await page.clock.pauseAt(Date.now() + 20_000);
    const question = page.getByTestId('question');
    const asked = await question.innerText();
    await round.answerByKey(false);
    const locked = page.getByRole('group', { name: 'Answers' }).locator('button[aria-disabled="true"]');
    expect(await locked.count()).toBe(4);
    await page.keyboard.press('1');
    expect(await page.locator('dl dd').allInnerTexts()).toEqual(['0', '1', '0%']);
    await page.clock.runFor(900);
    expect(await question.innerText()).toBe(asked);
    await page.clock.resume();
    await locked.first().waitFor({ state: 'detached' });

    await round.runOut();
    await page.getByText('none, time was up').waitFor();
    await page.getByText('Kept on this device only.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Other places' })
      .getByRole('link', { name: 'Puzzle Games' })
      .click();
    await page.waitForURL(`${urls.shell}/puzzle-games`);
  });

  it('that a reload cut off is not counted, and says so', async () => {
    const page = await newPlayer();
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await round.start();
    await round.answerByKey(true);
    await page.reload();
    await page.getByText('Your last round was left before its time was up. It was not counted.').waitFor();
    expect(await page.getByText('Best on this device').count()).toBe(0);
  });
});
