import { screen, within } from '@testing-library/react';
import { loadRefutation, questionOf, type Exercise } from '@ninefold/learning';
import { storedSession } from '../testing/fake-learning';
import { begin, press } from '../testing/play-session';
import { likelyMistake, rightAnswer, typeAnswer } from '../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './PracticePage';

beforeEach(() => localStorage.clear());

const TITLE = 'The same mistake again: see where it leads';
const mistake = (exercise: Exercise) => likelyMistake(exercise).value;

test('shows a repeated mistake in an exercise where it is obvious, and asks such an exercise next', async () => {
  const { user } = await begin();
  await typeAnswer(user, mistake);
  expect(await screen.findByText('Not quite')).toBeVisible();
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
  await user.click(await press('Continue'));
  await typeAnswer(user, mistake);

  const region = await screen.findByRole('region', { name: TITLE });
  const refutation = await loadRefutation(storedSession()!.answers, 'mean');
  const [prompt] = refutation!.exercise.prompt;
  expect(within(region).getByText(/^That way the answer would be/)).toHaveTextContent(
    refutation!.mistake.given,
  );
  expect(region).toHaveTextContent(prompt?.kind === 'text' ? prompt.text.slice(0, 20) : '');
  expect(within(region).getAllByRole('listitem')).toHaveLength(refutation!.exercise.solution.length);

  await user.click(await press('Continue'));
  const next = await typeAnswer(user, rightAnswer);
  expect(await screen.findByText('Correct')).toBeVisible();
  expect(questionOf(next)).not.toBe(questionOf(refutation!.exercise));
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
});

test('explains two different mistakes separately', async () => {
  const { user } = await begin();
  await typeAnswer(user, mistake);
  await user.click(await press('Continue'));
  await typeAnswer(user, () => '-987654');
  expect(await screen.findByText('Not quite')).toBeVisible();
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
});
