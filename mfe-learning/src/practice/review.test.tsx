import { screen, waitFor } from '@testing-library/react';
import type { DueCard, OpenSession } from '@ninefold/contracts';
import { afterReview, newReviewCard } from '@ninefold/learning';
import { refusal } from '@ninefold/web/testing';
import { fakeLearning, learningState } from '../testing/fake-learning';
import { answerTheRest, begin, press, SKILL_SESSION } from '../testing/play-session';
import { openLearning, rightAnswer, typeAnswer } from '../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './PracticePage';

const REVIEW = '/practice?kind=review';
const MISSED_ON = new Date('2026-05-12T11:00:00Z');

beforeEach(() => localStorage.clear());

/** A card with one miss and one successful review. */
function remembered(name: string): DueCard {
  const good = { correct: true, helped: false, chosen: false, seconds: 5, difficulty: 1 };
  return afterReview(newReviewCard(name, MISSED_ON, 1), good, new Date('2026-05-13T11:00:00Z'));
}

test('asks due cards and reschedules them', async () => {
  const due = newReviewCard('skill:mean', MISSED_ON, 1);
  const server = fakeLearning(learningState({ reviews_due: 1 }), [due]);
  const { user } = await begin(server, REVIEW);
  await typeAnswer(user, rightAnswer);
  await user.click(await press('See results'));
  await waitFor(() => expect(server.completed).toHaveLength(1));
  expect(server.cards).toHaveLength(1);
  expect(server.cards[0]).toMatchObject({ card: due.card });
  expect(Date.parse(server.cards[0]!.due_at)).toBeGreaterThan(Date.parse(due.due_at));
});

test('earns its XP when a card is malformed, and schedules the others', async () => {
  const due = ['mean', 'median'].map((skill) => newReviewCard(`skill:${skill}`, MISSED_ON, 1));
  const server = fakeLearning(learningState({ reviews_due: 2 }), due);
  server.rejectsCard = 'skill:mean';
  const { user } = await begin(server, REVIEW);
  await typeAnswer(user, rightAnswer);
  await answerTheRest(user);
  expect(await screen.findByText('+45')).toBeVisible();
  expect(server.completed).toHaveLength(1);
  expect(server.cards.map(({ card }) => card)).toEqual(['skill:median']);
});

test('counts due cards', async () => {
  const due = [2, 3, 4, 5, 6, 7, 8, 9].map((factor) => newReviewCard(`fact:2x${factor}`, MISSED_ON));
  const { user } = await begin(fakeLearning(learningState({ reviews_due: 8 }), due), REVIEW);
  expect(await screen.findByText('Exercise 1 of 8')).toBeVisible();
  await typeAnswer(user, rightAnswer);
  await user.click(await press('Continue'));
  expect(await screen.findByText('Exercise 2 of 8')).toBeVisible();
});

test('cannot start when nothing is due, and explains when cards become due', async () => {
  openLearning(REVIEW, fakeLearning());
  expect(await screen.findByText(/^Nothing is due now\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  expect(screen.getByText('Next step')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Start the lesson/ })).toHaveAttribute(
    'href',
    '/learn/negative-numbers',
  );
});

describe('when the free sessions of the day are used', () => {
  const used = { sessions_today: 3, reviews_due: 1 };
  const due = newReviewCard('skill:mean', MISSED_ON, 1);

  test('is offered instead, as free', async () => {
    const { user } = openLearning(SKILL_SESSION, fakeLearning(learningState(used), [due]));
    expect(await press('Daily Limit Reached')).toBeDisabled();
    expect(screen.getByText(/1 exercise due for review\. A review costs no session\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Review now' }));
    expect(await screen.findByText('Due for review')).toBeVisible();
    expect(screen.getByText('This does not count as one of your sessions.')).toBeVisible();
  });

  test('is not offered when nothing is due', async () => {
    openLearning(SKILL_SESSION, fakeLearning(learningState({ ...used, reviews_due: 0 })));
    expect(await press('Daily Limit Reached')).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Review now' })).not.toBeInTheDocument();
  });

  test('is offered after the last of them', async () => {
    const server = fakeLearning(learningState({ sessions_today: 2, reviews_due: 1 }), [due]);
    const { user } = await begin(server);
    await typeAnswer(user, rightAnswer);
    await answerTheRest(user);
    expect(await screen.findByText(/These were your 3 free sessions for today/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review now' })).toHaveAttribute('href', REVIEW);
  });
});

test('cannot start after another device has reviewed everything', async () => {
  openLearning(REVIEW, fakeLearning(learningState({ reviews_due: 1 }), []));
  expect(await screen.findByText(/^Nothing is due now\./)).toBeVisible();
});

test('can exceed the limit of a day', async () => {
  const server = fakeLearning(learningState({ reviews_due: 1 }));
  server.fails = { start_learning_session: refusal('daily-session-limit') };
  await begin(server, REVIEW);
  expect(await screen.findByText(/You can continue tomorrow/)).toBeVisible();
});

test('dates a review by its answer, not by the end of the session', async () => {
  const due = newReviewCard('skill:mean', MISSED_ON, 1);
  const server = fakeLearning(learningState({ reviews_due: 1 }), [due]);
  const { user } = await begin(server, REVIEW);
  await typeAnswer(user, rightAnswer);
  const end = await press('See results');
  const answeredBy = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(answeredBy + 3_600_000);
  await user.click(end);
  await waitFor(() => expect(server.cards).toHaveLength(1));
  const [card] = server.cards;
  expect(card?.missed).toBe(false);
  expect(Date.parse(card?.memory.last_review ?? '')).toBeLessThanOrEqual(answeredBy);
});

test.each<[string, Partial<DueCard>, string]>([
  ['a game', { missed_in: 'mental_math_speed' }, 'Mental Math Speed Round'],
  ['a game that this build does not know', { missed_in: 'from-a-newer-build' }, 'a game'],
  ['a session', { missed_in: null }, 'practice'],
])('says that a card was missed in %s, and when', async (_, over, place) => {
  const due = { ...newReviewCard('fact:7x8', MISSED_ON), missed_at: MISSED_ON.toISOString(), ...over };
  const { user } = await begin(fakeLearning(learningState({ reviews_due: 1 }), [due]), REVIEW);
  expect(await screen.findByText(`Due for review: missed in ${place} on May 12`)).toBeVisible();
  await typeAnswer(user, () => '56');
  expect(await screen.findByText('Correct')).toBeVisible();
});

describe('of another device', () => {
  const answered_at = '2026-11-20T10:00:00.000Z';
  const answered = { difficulty: 1, given: '4', chosen: false, helped: false, seconds: 5, answered_at };
  const [ofSkill, ofMistake] = ['skill:mean', 'skill:mean:1f0c9a2e'] as const;
  const mean = { ...answered, skill: 'mean' };
  const right = { ...mean, id: crypto.randomUUID(), seed: 7, correct: true, card: ofSkill };
  const wrong = { ...mean, id: crypto.randomUUID(), seed: 8, correct: false, card: ofMistake };

  function openElsewhere(answers: OpenSession['answers']) {
    const due = [remembered(ofSkill), remembered(ofMistake)];
    const open_session: OpenSession = {
      id: crypto.randomUUID(),
      kind: 'review',
      level_id: 'B1',
      skill: null,
      answers,
    };
    return fakeLearning(learningState({ open_session, reviews_due: due.length }), due);
  }

  test('continues with due cards', async () => {
    openLearning(REVIEW, openElsewhere([]));
    expect(await screen.findByText('Due for review')).toBeVisible();
  });

  test('uses the memory of its cards when it is ended here', async () => {
    const server = openElsewhere([right, wrong]);
    const { user } = openLearning(SKILL_SESSION, server);
    await user.click(await press('End it and start the new one'));
    await waitFor(() => expect(server.cards).toHaveLength(2));
    expect(server.cards).toMatchObject([
      { card: ofSkill, memory: { reps: 3, lapses: 0, last_review: answered_at }, missed: false },
      { card: ofMistake, memory: { reps: 3, lapses: 1, last_review: answered_at }, missed: true },
    ]);
  });

  test('is ended once, and sends its cards again after a lost response although none is due any longer', async () => {
    const server = openElsewhere([right, wrong]);
    const { user } = openLearning(SKILL_SESSION, server);
    server.loses = 'save_review_cards';
    await user.click(await press('End it and start the new one'));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    server.loses = null;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.cards.length).toBeGreaterThanOrEqual(4));
    expect(server.completed).toHaveLength(1);
    expect(new Set(server.cards.map(({ memory }) => memory.reps))).toEqual(new Set([3]));
  });
});
