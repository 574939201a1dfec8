import type { Locator, Page } from 'playwright-core';
import { passTime } from '../browser/page-clock';

const PROBLEMS = 20;
const VERDICT_MS = 1_000;

/** The drill page. The page's clock must be installed and is advanced past each verdict. */
export class AdditionDrillPage {
  constructor(private readonly page: Page) {}

  get field(): Locator {
    return this.page.getByLabel('Your answer');
  }

  async open(shellUrl: string): Promise<void> {
    await this.page.goto(`${shellUrl}/addition-drill`);
    await this.page.getByText(`Problem 1 of ${PROBLEMS}`).waitFor();
  }

  /** Answers all problems, the first ones incorrectly. */
  async answerAll({
    wrong,
    write = (text) => this.writeAtOnce(text),
  }: {
    wrong: number;
    /** Enters an answer and submits it. */
    write?: (text: string) => Promise<void>;
  }): Promise<void> {
    for (let problem = 1; problem <= PROBLEMS; problem += 1) {
      await this.page.getByText(`Problem ${problem} of ${PROBLEMS}`).waitFor();
      await this.answer(problem > wrong, write);
      await passTime(this.page, VERDICT_MS);
    }
  }

  /** The verdict stays until the clock is advanced. */
  async answer(
    isRight: boolean,
    write: (text: string) => Promise<void> = (text) => this.writeAtOnce(text),
  ): Promise<void> {
    const question = await this.page.getByTestId('question').innerText();
    const sum = question.split(' + ').reduce((total, part) => total + Number(part), 0);
    await write(String(isRight ? sum : sum + 1));
    const verdict = this.verdict(isRight ? /^Correct/ : /^Incorrect/);
    await verdict.waitFor();
    if (!isRight) expect(await verdict.innerText()).toContain(`${question} = ${sum}`);
  }

  verdict(words: RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  private async writeAtOnce(text: string): Promise<void> {
    await this.field.fill(text);
    await this.page.keyboard.press('Enter');
  }
}
