import type { Locator, Page } from 'playwright-core';

const CALCULATE: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
};

/** The speed round, as a player sees it. The page's clock must be installed: it is what the test turns. */
export class MentalMathPage {
  constructor(private readonly page: Page) {}

  get timer(): Locator {
    return this.page.getByRole('timer');
  }

  async open(shellUrl: string): Promise<void> {
    await this.page.goto(`${shellUrl}/mental-math-speed`);
    await this.page.getByRole('button', { name: 'Start' }).waitFor();
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start' }).click();
    await this.unlocked();
  }

  /** Presses the key of the right answer or of a wrong one; the verdict stands until the clock is turned. */
  async answerByKey(isRight: boolean): Promise<void> {
    await this.unlocked();
    const answer = await this.answer();
    const options = (await this.options.allInnerTexts()).map(Number);
    expect(options).toContain(answer);
    const choice = options.findIndex((option) => (option === answer) === isRight);
    await this.page.keyboard.press(String(choice + 1));
    await this.page
      .getByText(isRight ? 'Correct' : 'Incorrect', { exact: true })
      .first()
      .waitFor();
  }

  async secondsLeft(): Promise<number> {
    const [minutes = 0, seconds = 0] = (await this.timer.innerText()).split(':').map(Number);
    return minutes * 60 + seconds;
  }

  private get options(): Locator {
    return this.page.getByRole('group', { name: 'Answers' }).getByRole('button');
  }

  private async answer(): Promise<number> {
    const [left, sign, right] = (await this.page.getByTestId('question').innerText()).split(' ');
    return CALCULATE[sign ?? '']?.(Number(left), Number(right)) ?? NaN;
  }

  private async unlocked(): Promise<void> {
    await this.page.locator('[role="group"] button[aria-disabled="false"]').first().waitFor();
  }
}
