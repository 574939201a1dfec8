import { useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { MentalMathPage } from '../pages/mental-math';
import { urls } from '../platform/platform-urls';

const VERDICT_MS = 1_000;

const browser = useBrowser();

describe('the speed round', () => {
  it('is played by keys, warns, ends, and shows every question', async () => {
    const page = await browser.newVisitor();
    await page.clock.install();
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await round.start();
    for (const isRight of [true, true, false, true]) {
      await round.answerByKey(isRight);
      await page.clock.fastForward(VERDICT_MS);
    }

    await page.clock.fastForward(((await round.secondsLeft()) - 10) * 1_000);
    await page.getByText('10 seconds left').waitFor({ state: 'attached' });
    expect(await round.timer.getAttribute('data-warning')).not.toBeNull();
    await page.clock.fastForward(11_000);

    await page.getByRole('heading', { name: "Time's up!" }).waitFor();
    await page.getByText('75%', { exact: true }).waitFor();
    // A heading, four answers, and the question that the end cut off.
    expect(await page.getByRole('table').getByRole('row').count()).toBe(6);
    await page.getByRole('link', { name: 'Create Account' }).waitFor();
    await page.getByRole('button', { name: 'Play Again' }).click();
    await page.getByTestId('question').waitFor();
    expect(await round.secondsLeft()).toBeGreaterThan(50);
  });
});

describe('the drill', () => {
  it.each([
    [3, 'Congratulations!', '85%'],
    [4, 'Practice complete', '80%'],
  ])('with %i of 20 wrong says "%s"', async (wrong, title, accuracy) => {
    const page = await browser.newVisitor();
    await page.clock.install();
    const drill = new AdditionDrillPage(page);
    await drill.open(urls.shell);
    await drill.answerAll({ wrong });
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText(accuracy, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();

    const onward = page.getByRole('link', { name: 'Continue Learning' });
    const again = page.getByRole('button', { name: 'Try Again' });
    if (wrong === 3) {
      expect(await onward.getAttribute('href')).toBe('/learn');
      expect(await again.count()).toBe(0);
    } else {
      expect(await onward.count()).toBe(0);
      await again.click();
      await page.getByText('Problem 1 of 20').waitFor();
    }
  });
});
