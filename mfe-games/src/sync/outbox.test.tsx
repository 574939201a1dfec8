import { act, screen } from '@testing-library/react';
import { fakePlatform, signedIn } from 'shared-platform/testing';
import { NOON, renderGames, wait } from '../testing/render-games';
import { browserRoundDevice } from '../rounds/round-device';
import type { RoundRecord } from './read-stored-result';
import { fakeRoundServer } from '../rounds/testing/fake-round-server';

const auth = signedIn();
const { records } = browserRoundDevice;

const round = (over: Partial<RoundRecord> = {}): RoundRecord => ({
  id: 'round-1',
  owner: 'user-1',
  game: 'mental_math_speed',
  score: 12,
  seconds: 60,
  accuracy: 92,
  answeredBy: 'choosing',
  attempts: [{ question: '2 × 3', answer: 6, given: 6, milliseconds: 900 }],
  finishedAt: NOON,
  delivery: 'waiting',
  standing: { personalBest: 12, previousBest: null },
  ...over,
});

const delivery = (id = 'round-1') => records.get('user-1', id)?.delivery;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a round that waits is sent from any screen of the games', async () => {
  const server = fakeRoundServer();
  const refreshProfile = jest.fn(() => Promise.resolve());
  records.add(round());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, refreshProfile });
  await wait(0);
  expect(delivery()).toBe('saved');
  expect(server.arrived[0]).toMatchObject({ p_id: 'round-1', p_score: 12, p_accuracy: 92 });
  expect(refreshProfile).toHaveBeenCalledTimes(1);
});

test('without a network it waits, and is sent once the network is back', async () => {
  const server = fakeRoundServer();
  server.online = false;
  records.add(round());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(delivery()).toBe('waiting');
  server.online = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await wait(0);
  expect(delivery()).toBe('saved');
  expect(server.saved.size).toBe(1);
});

test('a server that failed is asked again after a while', async () => {
  const server = fakeRoundServer();
  server.refuses = 'try-later';
  records.add(round());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  server.refuses = null;
  await wait(5_000);
  expect(delivery()).toBe('saved');
});

test('an answer that was lost on the way counts the round once', async () => {
  const server = fakeRoundServer();
  server.saved.set('round-1', {});
  records.add(round());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(delivery()).toBe('saved');
  expect(server.saved.size).toBe(1);
});

test.each(['malformed-round', 'account-gone'])('a final refusal (%s) is not repeated', async (hint) => {
  const server = fakeRoundServer();
  server.refuses = hint;
  const reportError = jest.fn();
  records.add(round());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError });
  await wait(600_000);
  expect(delivery()).toBe('refused');
  expect(server.arrived).toHaveLength(1);
  expect(reportError).toHaveBeenCalledWith(expect.anything(), 'games: round refused');
});

test('an expired session is waited for', async () => {
  const server = fakeRoundServer();
  server.refuses = 'not-signed-in';
  records.add(round());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(delivery()).toBe('waiting');
});

test("another player's rounds, and a guest's, stay where they are", async () => {
  const server = fakeRoundServer();
  records.add(round({ owner: 'user-2' }));
  records.add(round({ owner: 'guest', delivery: 'guest' }));
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.arrived).toHaveLength(0);
});

describe('the rounds on a device', () => {
  test('are forgotten when a newer one carries their best, but never while they wait', () => {
    records.add(round({ id: 'saved', delivery: 'saved' }));
    records.add(round({ id: 'waiting' }));
    records.add(round({ id: 'newest', score: 3, standing: { personalBest: 12, previousBest: 12 } }));
    expect(records.get('user-1', 'saved')).toBeNull();
    expect(records.waiting('user-1').map(({ id }) => id)).toEqual(['waiting', 'newest']);
    expect(records.bestOf('user-1', 'mental_math_speed')).toBe(12);
    expect(records.bestOf('user-1', 'addition_drill')).toBeNull();
  });

  test('of a guest wait for an account, the best fifty beside the newest', () => {
    for (let score = 0; score < 60; score += 1) {
      records.add(round({ id: `round-${score}`, owner: 'guest', delivery: 'guest', score: 60 - score }));
    }
    const kept = records.of('guest').map(({ score }) => score);
    expect(kept).toEqual([...Array.from({ length: 50 }, (_, at) => 60 - at), 1]);
  });

  test('with a time that no calendar has are absent, and hold up nothing', () => {
    records.add(round({ id: 'odd', finishedAt: 1e16 }));
    expect(records.waiting('user-1')).toEqual([]);
  });

  test.each(['nonsense', '{}', '{"attempts":[],"standing":{}}'])(
    'that cannot be read (%s) are absent',
    (text) => {
      localStorage.setItem('games:round:user-1:old', text);
      expect(records.get('user-1', 'old')).toBeNull();
      expect(records.waiting('user-1')).toEqual([]);
    },
  );
});

test('nothing is sent while nobody is signed in', async () => {
  const supabase = jest.fn(fakePlatform().supabase);
  records.add(round({ owner: 'guest', delivery: 'guest' }));
  await renderGames('/puzzle-games', { supabase });
  expect(screen.getByRole('heading', { name: 'Puzzle Games' })).toBeInTheDocument();
  await wait(60_000);
  expect(supabase).not.toHaveBeenCalled();
});
