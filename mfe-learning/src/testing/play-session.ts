import { screen } from '@testing-library/react';
import { fakeLearning } from './fake-learning';
import type { Exercise } from '@ninefold/learning';
import { likelyMistake, openLearning, rightAnswer, typeAnswer } from './render-learning';

export const SKILL_SESSION = '/practice?kind=skill&skill=mean';

/** Visible between two attempts. The announcer has other words before it. */
export const TRY_ONCE_MORE = /^Try once more/;
/** No known mistake leads to it. */
export const UNKNOWN = '-98765';

export const press = (name: string | RegExp) => screen.findByRole('button', { name });

export async function begin(server = fakeLearning(), address = SKILL_SESSION) {
  const { user, leave } = openLearning(address, server);
  // A review costs no session, so it begins directly.
  if (!address.includes('kind=review')) await user.click(await press('Start'));
  return { user, leave, server };
}

type User = Awaited<ReturnType<typeof begin>>['user'];

/**
 * Makes the most common mistake, and another one at the second attempt.
 * @returns the exercise, with its answer shown
 */
export async function missExercise(user: User): Promise<Exercise> {
  const exercise = await typeAnswer(user, (asked) => likelyMistake(asked).value);
  await screen.findByText(TRY_ONCE_MORE);
  await typeAnswer(user, () => UNKNOWN);
  return exercise;
}

/** Answers the remaining exercises correctly, up to the results. */
export async function answerTheRest(user: User): Promise<void> {
  while (!screen.queryByRole('button', { name: 'See results' })) {
    await user.keyboard('{Enter}');
    await typeAnswer(user, rightAnswer);
  }
  await user.keyboard('{Enter}');
}
