import type { Page } from 'playwright-core';

const PROBLEMS = 20;
const VERDICT_MS = 1_000;

/** The drill, as a player sees it. The page's clock must be installed: it is turned over each verdict. */
export class AdditionDrillPage {
  constructor(private readonly page: Page) {}

  async open(shellUrl: string): Promise<void> {
    await this.page.goto(`${shellUrl}/addition-drill`);
    await this.page.getByText(`Problem 1 of ${PROBLEMS}`).waitFor();
  }

  /** All problems, the first ones wrongly. */
  async answerAll({ wrong }: { wrong: number }): Promise<void> {
    for (let problem = 1; problem <= PROBLEMS; problem += 1) {
      await this.page.getByText(`Problem ${problem} of ${PROBLEMS}`).waitFor();
      await this.answer(problem > wrong);
      await this.page.clock.fastForward(VERDICT_MS);
    }
  }

  private async answer(isRight: boolean): Promise<void> {
    const question = await this.page.getByTestId('question').innerText();
    const sum = question.split(' + ').reduce((total, part) => total + Number(part), 0);
    await this.page.getByLabel('Your answer').fill(String(isRight ? sum : sum + 1));
    await this.page.keyboard.press('Enter');
    const verdict = this.page.getByRole('status').filter({ hasText: isRight ? /^Correct/ : /^Incorrect/ });
    await verdict.waitFor();
    if (!isRight) expect(await verdict.innerText()).toContain(`${question} = ${sum}`);
  }
}
