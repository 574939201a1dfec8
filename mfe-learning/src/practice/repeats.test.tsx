import { screen, waitFor } from '@testing-library/react';
import { newReviewCard } from '@ninefold/learning';
import { fakeLearning, learningState, storedSession } from '../testing/fake-learning';
import { begin, missExercise, press, UNKNOWN } from '../testing/play-session';
import { rightAnswer, typeAnswer } from '../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './PracticePage';

/** At the lowest difficulty it has few questions, so they would repeat. */
const SKILL = 'squares-ending-in-5';
const REVIEW = '/practice?kind=review';

beforeEach(() => localStorage.clear());

const shown = () => screen.getByTestId('exercise').textContent;

test('no exercise of a session repeats, even when a similar one is requested', async () => {
  const { user } = await begin(fakeLearning(), `/practice?kind=skill&skill=${SKILL}`);
  const questions: (string | null)[] = [];
  for (let asked = 0; asked < 9; asked++) {
    // The stored exercise must be the visible one, or its answer would not fit.
    await (asked === 0 ? missExercise(user) : typeAnswer(user, rightAnswer));
    await screen.findByRole('button', { name: 'Continue' });
    questions.push(shown());
    await user.click(await press(asked === 0 ? 'Try one like it' : 'Continue'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument());
  }
  expect(new Set(questions).size).toBe(questions.length);
});

test('asks the cards of one skill with different questions', async () => {
  const cards = [`skill:${SKILL}`, `skill:${SKILL}:00000000`].map((card) =>
    newReviewCard(card, new Date('2026-05-12T11:00:00Z'), 1),
  );
  const server = fakeLearning(learningState({ reviews_due: 2 }), cards);
  const { user } = await begin(server, REVIEW);
  await typeAnswer(user, rightAnswer);
  const first = shown();
  await user.click(await press('Continue'));
  await typeAnswer(user, rightAnswer);
  expect(shown()).not.toBe(first);
  await user.click(await press('See results'));
  await waitFor(() => expect(server.cards.map(({ card }) => card)).toEqual(cards.map(({ card }) => card)));
});

test('follows a missed fact with a similar one', async () => {
  const due = ['fact:7x8', 'fact:6x9'].map((card) => newReviewCard(card, new Date('2026-05-12T11:00:00Z')));
  const { user } = await begin(fakeLearning(learningState({ reviews_due: 2 }), due), REVIEW);
  await typeAnswer(user, () => '54');
  await typeAnswer(user, () => UNKNOWN);
  await user.click(await press('Try one like it'));
  await waitFor(() => expect(storedSession()?.task?.seed).not.toBe(7008));
  expect(storedSession()?.task?.seed).toBeLessThan(10_000);
  await typeAnswer(user, rightAnswer);
  expect(await screen.findByText('Correct')).toBeVisible();
});
