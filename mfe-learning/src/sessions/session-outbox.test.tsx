import { waitFor } from '@testing-library/react';
import type { StoredSession } from '@ninefold/contracts';
import { fault, refusal } from '@ninefold/web/testing';
import { fakeLearning } from '../testing/fake-learning';
import { testDevice, openLearning } from '../testing/render-learning';
import { createStoredSessions } from './stored-sessions';

const USER = 'user-1';

beforeEach(() => localStorage.clear());

function finished(seed: number, answered_at: string): StoredSession {
  const answered = { skill: 'mean', difficulty: 1, given: '4', chosen: false, helped: false, seconds: 5 };
  return {
    id: crypto.randomUUID(),
    kind: 'skill',
    level_id: 'B1',
    skill: 'mean',
    answers: [{ ...answered, id: crypto.randomUUID(), seed, correct: true, answered_at }],
    saved: [],
    due: [],
    finished: true,
    task: null,
    placed_level: null,
    before: [],
  };
}

test('sends the sessions behind one that the server fails to save', async () => {
  const server = fakeLearning();
  const sessions = createStoredSessions(testDevice().store);
  const [first, second] = [finished(7, '2026-11-20T10:00:00.000Z'), finished(8, '2026-11-20T11:00:00.000Z')];
  for (const session of [first, second]) {
    server.startedBefore(session);
    sessions.save(USER, session);
  }
  server.failsOn = first.id;
  openLearning('/learn', server);
  await waitFor(() => expect(server.completed.map(({ id }) => id)).toEqual([second.id]));
  expect(sessions.of(USER).map(({ id }) => id)).toEqual([first.id]);
  server.failsOn = null;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.completed.map(({ id }) => id)).toEqual([second.id, first.id]));
});

test('completes a session once, and retries cards that could not be saved', async () => {
  const server = fakeLearning();
  const sessions = createStoredSessions(testDevice().store);
  const missed = finished(7, '2026-11-20T10:00:00.000Z');
  missed.answers[0]!.correct = false;
  server.startedBefore(missed);
  sessions.save(USER, missed);
  server.fails = { save_review_cards: fault('XX000') };
  openLearning('/learn', server);
  await waitFor(() => expect(server.calls).toContain('save_review_cards'));
  expect(sessions.of(USER)).toHaveLength(1);
  server.fails = {};
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.cards).toHaveLength(1));
  expect(server.calls.filter((name) => name === 'complete_learning_session')).toHaveLength(1);
  await waitFor(() => expect(sessions.of(USER)).toEqual([]));
});

test('stops at a missing session, which fails every call', async () => {
  const server = fakeLearning();
  const sessions = createStoredSessions(testDevice().store);
  for (const hour of [10, 11]) sessions.save(USER, finished(hour, `2026-11-20T${hour}:00:00.000Z`));
  server.fails = { save_learning_answers: refusal('signed-out') };
  openLearning('/learn', server);
  await waitFor(() => expect(server.calls).toContain('save_learning_answers'));
  expect(server.calls.filter((name) => name === 'save_learning_answers')).toHaveLength(1);
  expect(sessions.of(USER)).toHaveLength(2);
});
