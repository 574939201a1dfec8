import { screen } from '@testing-library/react';
import { fakeLearning } from './fake-learning';
import { openLearning, rightAnswer, typeAnswer } from './render-learning';

export const SKILL_SESSION = '/practice?kind=skill&skill=mean';

export const press = (name: string | RegExp) => screen.findByRole('button', { name });

export async function begin(server = fakeLearning(), address = SKILL_SESSION) {
  const { user, leave } = openLearning(address, server);
  // A review costs no session, so it begins directly.
  if (!address.includes('kind=review')) await user.click(await press('Start'));
  return { user, leave, server };
}

type User = Awaited<ReturnType<typeof begin>>['user'];

/** Answers the remaining exercises correctly, up to the results. */
export async function answerTheRest(user: User): Promise<void> {
  while (!screen.queryByRole('button', { name: 'See results' })) {
    await user.keyboard('{Enter}');
    await typeAnswer(user, rightAnswer);
  }
  await user.keyboard('{Enter}');
}
