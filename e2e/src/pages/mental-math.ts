import type { Locator, Page } from 'playwright-core';
import { passTime } from '../browser/page-clock';

const CALCULATE: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
};

/** The speed round. The page's clock must be installed, and the test advances it. */
export class MentalMathPage {
  constructor(private readonly page: Page) {}

  get timer(): Locator {
    return this.page.getByRole('timer');
  }

  /** The answer field, once it is enabled. */
  get field(): Locator {
    return this.page.locator('input:focus:not([readonly])');
  }

  async open(shellUrl: string): Promise<void> {
    await this.page.goto(`${shellUrl}/mental-math-speed`);
    await this.page.getByRole('button', { name: 'Start' }).waitFor();
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start' }).click();
    await this.unlocked();
  }

  /** Presses the key of the right or a wrong answer; the verdict stays until the clock is advanced. */
  answerByKey(isRight: boolean): Promise<void> {
    return this.choose(isRight, (at) => this.page.keyboard.press(String(at + 1)));
  }

  answerByTouch(isRight: boolean): Promise<void> {
    return this.choose(isRight, (at) => this.options.nth(at).tap());
  }

  /** Types into the focused field. */
  async answerByTyping(isRight: boolean): Promise<void> {
    await this.field.waitFor();
    const answer = await this.answer();
    await this.page.keyboard.type(String(isRight ? answer : answer + 1));
    await this.page.keyboard.press('Enter');
    await this.verdict(isRight);
  }

  async secondsLeft(): Promise<number> {
    const [minutes = 0, seconds = 0] = (await this.timer.innerText()).split(':').map(Number);
    return minutes * 60 + seconds;
  }

  /** Lets the remaining time run out. */
  async runOut(): Promise<void> {
    await passTime(this.page, ((await this.secondsLeft()) + 1) * 1_000);
    await this.page.getByRole('heading', { name: "Time's up!" }).waitFor();
  }

  private get options(): Locator {
    return this.page.getByRole('group', { name: 'Answers' }).getByRole('button');
  }

  private async choose(isRight: boolean, press: (at: number) => Promise<void>): Promise<void> {
    await this.unlocked();
    const answer = await this.answer();
    const options = (await this.options.allInnerTexts()).map(Number);
    expect(options).toContain(answer);
    await press(options.findIndex((option) => (option === answer) === isRight));
    await this.verdict(isRight);
  }

  private async verdict(isRight: boolean): Promise<void> {
    await this.page
      .getByText(isRight ? 'Correct' : 'Incorrect', { exact: true })
      .first()
      .waitFor();
  }

  private async answer(): Promise<number> {
    const [left, sign, right] = (await this.page.getByTestId('question').innerText()).split(' ');
    return CALCULATE[sign ?? '']?.(Number(left), Number(right)) ?? NaN;
  }

  private async unlocked(): Promise<void> {
    await this.page.locator('[role="group"] button[aria-disabled="false"]').first().waitFor();
  }
}
