import { waitFor } from '@testing-library/react';
import type { StoredSession } from '@ninefold/contracts';
import { fakeLearning } from '../testing/fake-learning';
import { fakeDevice, openLearning } from '../testing/render-learning';
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

test('a session that cannot be sent waits, and does not hold up those behind it', async () => {
  const server = fakeLearning();
  const sessions = createStoredSessions(fakeDevice().store);
  const [first, second] = [finished(7, '2026-11-20T10:00:00.000Z'), finished(8, '2026-11-20T11:00:00.000Z')];
  for (const session of [first, second]) sessions.save(USER, session);
  server.failsOn = first.id;
  openLearning('/learn', server);
  await waitFor(() => expect(server.completed.map(({ id }) => id)).toEqual([second.id]));
  expect(sessions.of(USER).map(({ id }) => id)).toEqual([first.id]);
  server.failsOn = null;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.completed.map(({ id }) => id)).toEqual([second.id, first.id]));
});
