import type { Page } from 'playwright-core';
import {
  loadExercise,
  mistakeLabel,
  type Answer,
  type Exercise,
  type KnownMistake,
} from '@ninefold/learning';
import { pressByKey, tabTo } from '../browser/tab-to';
import type { SimulatedClock } from '../platform/simulated-clock';

/** Thinking time before an answer. */
const THOUGHT_MS = 6_000;

type Task = Parameters<typeof loadExercise>[0];

/**
 * How to answer: with the right answer, with the most common wrong one, or with a wrong one that is explained
 * differently.
 */
type How = 'right' | 'likely mistake' | 'another mistake';

/** A learning session by keyboard only. `clock` is shared by the page and its platform. */
export class SessionPage {
  constructor(
    private readonly page: Page,
    private readonly clock: Pick<SimulatedClock, 'pass'>,
  ) {}

  /** The current exercise, generated again from the device's record. */
  async asked(): Promise<Exercise> {
    const task = await this.page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('learning-session:'));
      return (JSON.parse(localStorage.getItem(key ?? '') ?? 'null') as { task: Task } | null)?.task;
    });
    const exercise = task && (await loadExercise(task));
    if (!exercise) throw new Error('Nothing is asked.');
    return exercise;
  }

  /** @returns the feedback: the explanation of a mistake, in plain words */
  async answer(how: How = 'right'): Promise<string | undefined> {
    const { page } = this;
    const form = page.locator('form');
    // A new skill starts with an example.
    const introduction = page.getByRole('button', { name: 'Try one yourself' });
    await form.locator('input').or(introduction).first().waitFor();
    if (await introduction.isVisible()) await pressByKey(page, 'button', 'Try one yourself');
    await form.locator('input').first().waitFor();
    const { answer } = await this.asked();
    const mistake = how === 'right' ? undefined : mistakeOf(answer, how);
    const given = mistake?.value ?? rightValue(answer);
    await this.clock.pass(page, THOUGHT_MS);
    if (answer.kind === 'choice') await form.locator(`input[value="${given}"]`).focus();
    for (const [place, text] of typedParts(answer, given).entries()) {
      await form.locator('input').nth(place).focus();
      await page.keyboard.type(text);
    }
    // The arrow keys select; focusing the first option does not.
    if (answer.kind === 'choice') await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: mistake ? 'Not quite' : 'Correct' })
      .waitFor();
    return mistake?.reason.replaceAll('$', '');
  }

  /**
   * Misses an exercise: with the most common mistake and, where there is a second attempt, with another one.
   * @returns the explanation of the first mistake, in plain words
   */
  async miss(): Promise<string | undefined> {
    const reason = await this.answer('likely mistake');
    if (await this.page.locator('form').isVisible()) await this.answer('another mistake');
    await this.page.getByTestId('verdict').filter({ hasText: 'The answer:' }).waitFor();
    return reason;
  }

  /** The parts of the exercise, its first field and Check, that are not fully visible. */
  async outOfView(): Promise<string[]> {
    const { page } = this;
    const height = page.viewportSize()?.height ?? 0;
    const needed = {
      exercise: page.getByTestId('exercise'),
      field: page.locator('form input').first(),
      check: page.getByRole('button', { name: 'Check' }),
    };
    const out: string[] = [];
    for (const [name, locator] of Object.entries(needed)) {
      const box = await locator.boundingBox();
      if (!box || box.y < 0 || box.y + box.height > height) out.push(`${name} at ${JSON.stringify(box)}`);
    }
    return out;
  }

  /** Answers "I don’t know". */
  async dontKnow(): Promise<void> {
    await this.clock.pass(this.page, THOUGHT_MS);
    await pressByKey(this.page, 'button', 'I don’t know');
    await this.page.getByTestId('verdict').filter({ hasText: 'That is fine' }).waitFor();
  }

  /** Answers "I don’t know" up to the results. */
  async knowNothing(): Promise<void> {
    do await this.dontKnow();
    while (await this.next());
  }

  /**
   * Goes on to the next exercise.
   * @returns whether there is one
   */
  async next(): Promise<boolean> {
    const isLast = await this.page.getByRole('button', { name: 'See results' }).isVisible();
    await tabTo(this.page, 'button', isLast ? 'See results' : 'Continue');
    await this.page.keyboard.press('Enter');
    return !isLast;
  }

  /** Answers all remaining exercises correctly, up to the results. */
  async finish(): Promise<void> {
    do await this.answer();
    while (await this.next());
  }
}

/** The typed value or, for a choice, the position of its option. */
function rightValue(answer: Answer): string {
  if (answer.kind === 'choice') return String(answer.right);
  return answer.kind === 'pair' ? answer.values.join(',') : answer.value;
}

/** The content of each field; nothing is typed into a choice. */
function typedParts(answer: Answer, given: string): string[] {
  if (answer.kind === 'choice') return [];
  return answer.kind === 'pair' ? given.split(',').map((part) => part.trim()) : [given];
}

function mistakeOf(answer: Answer, how: Exclude<How, 'right'>): KnownMistake {
  const [likely, ...others] = answer.kind === 'choice' ? [] : answer.mistakes;
  const mistake =
    how === 'likely mistake'
      ? likely
      : others.find(({ reason }) => !likely || mistakeLabel(reason) !== mistakeLabel(likely.reason));
  if (!mistake) throw new Error('This exercise knows no such mistake.');
  return mistake;
}
