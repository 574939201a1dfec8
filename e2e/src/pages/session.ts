import type { Page } from 'playwright-core';
import { pressByKey, tabTo } from '../browser/tab-to';

/** More exercises than a session has. */
const MOST = 20;

/** A session of learning, played with the keyboard alone. It knows no answers: it chooses, and is told. */
export class SessionPage {
  constructor(private readonly page: Page) {}

  /** Chooses the first option. @returns whether it was right */
  async chooseFirst(): Promise<boolean> {
    const { page } = this;
    const option = page.getByRole('radio').first();
    await page.getByTestId('exercise').waitFor();
    await page.getByRole('button', { name: 'Check' }).waitFor();
    if (!(await option.isVisible())) await pressByKey(page, 'button', 'Choose instead');
    await option.waitFor();
    if (!(await option.evaluate((input) => input === document.activeElement))) await option.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^(Continue|See results)$/ }).waitFor();
    return page.getByText('Correct', { exact: true }).isVisible();
  }

  /** Goes on to the next exercise. @returns whether there is one */
  async goOn(): Promise<boolean> {
    const isLast = await this.page.getByRole('button', { name: 'See results' }).isVisible();
    await tabTo(this.page, 'button', isLast ? 'See results' : 'Continue');
    await this.page.keyboard.press('Enter');
    return !isLast;
  }

  /** Until an answer is wrong. What is said about it stays on the screen. */
  async chooseUntilWrong(): Promise<void> {
    for (let tries = 0; tries < MOST && (await this.chooseFirst()); tries += 1) await this.goOn();
  }

  async finish(): Promise<void> {
    do await this.chooseFirst();
    while (await this.goOn());
  }
}
