import type { Page } from 'playwright-core';
import { loadExercise, type Answer, type Exercise, type KnownMistake } from '@ninefold/learning';
import { pressByKey, tabTo } from '../browser/tab-to';
import type { SimulatedClock } from '../platform/simulated-clock';

/** What a person thinks before an answer. */
const THOUGHT_MS = 6_000;

type Task = Parameters<typeof loadExercise>[0];

/**
 * How an exercise is answered: with its right answer, with the wrong one that people give most, or with the mistake whose
 * reason is the same but for its numbers.
 */
type How = 'right' | 'likely mistake' | { readonly mistakeLike: string };

/** A session of learning, played with the keyboard alone. `clock` is the one of the page and of its platform. */
export class SessionPage {
  constructor(
    private readonly page: Page,
    private readonly clock: Pick<SimulatedClock, 'pass'>,
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

  /** @returns what is said about it: the reason of a mistake, in plain words */
  async answer(how: How = 'right'): Promise<string | undefined> {
    const { page } = this;
    const form = page.locator('form');
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
    // The arrow keys choose; the first option is not chosen by its focus alone.
    if (answer.kind === 'choice') await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: mistake ? 'Not quite' : 'Correct' })
      .waitFor();
    return mistake?.reason.replaceAll('$', '');
  }

  /** What of the exercise, its first field and Check is not wholly on the screen. */
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

/** The value that is typed, or of a choice the place of its option. */
function rightValue(answer: Answer): string {
  if (answer.kind === 'choice') return String(answer.right);
  return answer.kind === 'pair' ? answer.values.join(',') : answer.value;
}

/** What goes into each field; nothing is typed into a choice. */
function typedParts(answer: Answer, given: string): string[] {
  if (answer.kind === 'choice') return [];
  return answer.kind === 'pair' ? given.split(',').map((part) => part.trim()) : [given];
}

function mistakeOf(answer: Answer, how: Exclude<How, 'right'>): KnownMistake {
  const mistakes = answer.kind === 'choice' ? [] : answer.mistakes;
  const wordsOf = (reason: string) => reason.replaceAll(/[^a-z]/gi, '');
  const mistake =
    how === 'likely mistake'
      ? mistakes[0]
      : mistakes.find(({ reason }) => wordsOf(reason) === wordsOf(how.mistakeLike));
  if (!mistake) throw new Error('This exercise knows no such mistake.');
  return mistake;
}
