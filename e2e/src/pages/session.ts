import type { Page } from 'playwright-core';
import { loadExercise, type Exercise } from 'shared-learning';
import { pressByKey, tabTo } from '../browser/tab-to';
import type { SimulatedClock } from '../platform/simulated-clock';

/** What a person thinks before an answer. */
const THOUGHT_MS = 6_000;

type Task = Parameters<typeof loadExercise>[0];

/** How an exercise is answered: with its right answer, or with the wrong one that people give most. */
type How = 'right' | 'likely mistake';

/** A session of learning, played with the keyboard alone. `clock` is the one of the page and of its platform. */
export class SessionPage {
  constructor(
    private readonly page: Page,
    private readonly clock: SimulatedClock,
  ) {}

  /** The exercise that is asked, made again from what the device keeps. */
  private async asked(): Promise<Exercise> {
    const task = await this.page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('learning-session:'));
      return (JSON.parse(localStorage.getItem(key ?? '') ?? 'null') as { task: Task } | null)?.task;
    });
    const exercise = task && (await loadExercise(task));
    if (!exercise) throw new Error('Nothing is asked.');
    return exercise;
  }

  /** Types a number or an expression. @returns what is said about it: the reason of a mistake, in plain words */
  async answer(how: How = 'right'): Promise<string | undefined> {
    const { page } = this;
    const field = page.getByRole('textbox', { name: 'Your answer' });
    await field.waitFor();
    const { answer } = await this.asked();
    if (answer.kind !== 'number' && answer.kind !== 'expression')
      throw new Error(`Not typed here: ${answer.kind}.`);
    const [mistake] = answer.mistakes;
    await this.clock.pass(page, THOUGHT_MS);
    await field.focus();
    await page.keyboard.type(how === 'right' ? answer.value : (mistake?.value ?? ''));
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: how === 'right' ? 'Correct' : 'Not quite' })
      .waitFor();
    return how === 'right' ? undefined : mistake?.reason.replaceAll('$', '');
  }

  /** Says "I don’t know", which is fine. */
  async dontKnow(): Promise<void> {
    await this.clock.pass(this.page, THOUGHT_MS);
    await pressByKey(this.page, 'button', 'I don’t know');
    await this.page.getByText('That is fine').waitFor();
  }

  /** Knows none of the questions that are asked, up to the results. */
  async knowNothing(): Promise<void> {
    do await this.dontKnow();
    while (await this.goOn());
  }

  /** Goes on to the next exercise. @returns whether there is one */
  async goOn(): Promise<boolean> {
    const isLast = await this.page.getByRole('button', { name: 'See results' }).isVisible();
    await tabTo(this.page, 'button', isLast ? 'See results' : 'Continue');
    await this.page.keyboard.press('Enter');
    return !isLast;
  }

  /** Answers correctly what is asked and what is left, up to the results. */
  async finish(): Promise<void> {
    do await this.answer();
    while (await this.goOn());
  }
}
