import { act } from '@testing-library/react';
import type { SavedResult } from '@ninefold/platform';
import { signedIn } from '@ninefold/platform/testing';
import { fault, refusal } from '@ninefold/web/testing';
import { fakeServer } from '../testing/fake-server';
import { storedResults, NOON, renderGames, wait } from '../testing/render-games';
import { add, playedAsGuest, practice, round, statesOf } from './testing/stored-results';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** The page was in the background. */
async function cameBack() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await wait(0);
}

test.each(['day-not-begun', 'puzzle-not-published', 'not-your-account'] as const)(
  'a temporarily rejected result (%s) is sent again',
  async (reason) => {
    const server = fakeServer();
    server.refuses = reason;
    playedAsGuest();
    await renderGames('/puzzle-games', { auth, supabase: server.supabase });
    await wait(0);
    expect(statesOf('guest')).toEqual(['pending', 'pending']);
    server.refuses = null;
    await wait(5_000);
    expect(statesOf('user-1')).toEqual(['saved', 'saved']);
    expect(server.sent[0]?.[0]?.id).toBe(server.sent[1]?.[0]?.id);
  },
);

test('a result of an unpublished puzzle is explained once, and saved when the puzzle is published', async () => {
  const server = fakeServer();
  server.refuses = 'puzzle-not-published';
  const notify = jest.fn();
  playedAsGuest();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(600_000);
  expect(server.sent.length).toBeGreaterThan(1);
  expect(notify.mock.calls).toEqual([
    [
      "Today's puzzle is not ready yet. Your result stays on this device and is saved as soon as the puzzle is ready.",
      'info',
    ],
  ]);
  server.refuses = null;
  await wait(3_600_000);
  expect(statesOf('user-1')).toEqual(['saved', 'saved']);
});

test('a result beyond the daily limit is announced once, waits for the next day, and is then saved', async () => {
  const server = fakeServer();
  server.refuses = 'too-many-results';
  const notify = jest.fn();
  playedAsGuest();
  add(practice());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(3_600_000);
  expect(server.sent).toHaveLength(1);
  expect(statesOf('guest')).toEqual(['pending', 'pending']);
  expect(storedResults().get('user-1', 'practice-1')?.state).toBe('pending');
  expect(notify.mock.calls).toEqual([
    [
      "You have reached today's limit of results. 3 results stay on this device and will be saved tomorrow.",
      'info',
    ],
  ]);
  server.refuses = null;
  jest.setSystemTime(NOON + 86_400_000);
  await cameBack();
  expect(statesOf('user-1')).toEqual(['saved', 'saved']);
  expect(storedResults().get('user-1', 'practice-1')?.state).toBe('saved');
});

test('a new result is sent even on a day that was full for another one', async () => {
  const server = fakeServer();
  server.refuses = 'too-many-results';
  add(practice());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  server.refuses = null;
  add(round());
  await cameBack();
  expect(server.sent.map((results) => results.map(({ id }) => id))).toEqual([['practice-1'], ['round-1']]);
});

test.each(['day-too-long-ago', 'malformed-round'] as const)(
  'a finally rejected result (%s) is reported and not sent again',
  async (reason) => {
    const server = fakeServer();
    server.refuses = reason;
    const reportError = jest.fn();
    playedAsGuest();
    await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError });
    await wait(600_000);
    expect(server.sent).toHaveLength(1);
    expect(statesOf('guest')).toEqual(['rejected', 'rejected']);
    expect(reportError.mock.calls).toEqual([
      [new Error(reason), 'games: daily rejected'],
      [new Error(reason), 'games: timed_round rejected'],
    ]);
  },
);

test('a result that the server cannot read does not block the others', async () => {
  const server = fakeServer();
  add(practice());
  add(round());
  add(practice({ id: 'practice-2' }));
  server.cannotRead = 'practice-1';
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.saved.map(({ id }) => id)).toEqual(['round-1', 'practice-2']);
  expect(storedResults().get('user-1', 'practice-1')?.state).toBe('rejected');
});

test('a result that fails in the database waits and does not block the others', async () => {
  const server = fakeServer();
  add(practice());
  add(round());
  add(practice({ id: 'practice-2' }));
  server.failsOn = 'practice-1';
  const reportError = jest.fn();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError });
  await wait(0);
  expect(server.saved.map(({ id }) => id)).toEqual(['round-1', 'practice-2']);
  expect(storedResults().get('user-1', 'practice-1')?.state).toBe('pending');
  expect(reportError.mock.calls).toEqual([[expect.objectContaining({ code: 'XX000' }), 'games: results']]);
  server.failsOn = null;
  await wait(5_000);
  expect(storedResults().get('user-1', 'practice-1')?.state).toBe('saved');
});

test('an offline list is sent once, not item by item', async () => {
  const server = fakeServer();
  add(practice());
  add(round());
  server.network = 'lost';
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.sent.map((results) => results.length)).toEqual([2]);
});

test('a list that is rejected as a whole is sent item by item once', async () => {
  const server = fakeServer();
  server.failsWith = refusal('malformed-results');
  playedAsGuest();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(600_000);
  expect(server.sent.map((results) => results.length)).toEqual([2, 1, 1]);
  expect(statesOf('guest')).toEqual(['rejected', 'rejected']);
});

test.each([
  ['an expired session', refusal('not-signed-in')],
  ['a session that was ended from another device', refusal('signed-out')],
  ['a database that failed', fault('XX000')],
])('%s is retried and reported', async (_, failure) => {
  const server = fakeServer();
  server.failsWith = failure;
  playedAsGuest();
  const reportError = jest.fn();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError });
  await wait(0);
  expect(statesOf('guest')).toEqual(['pending', 'pending']);
  expect(reportError.mock.calls).toEqual([
    [expect.objectContaining({ code: failure.error.code }), 'games: results'],
  ]);
  server.failsWith = null;
  await wait(5_000);
  expect(statesOf('user-1')).toEqual(['saved', 'saved']);
});

test.each(['57014', '55P03', '40P01', '53300'] as const)(
  'sends the list once when the database is overloaded: %s',
  async (code) => {
    const server = fakeServer();
    server.failsWith = fault(code);
    playedAsGuest();
    await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError: jest.fn() });
    await wait(0);
    expect(server.sent.map((results) => results.length)).toEqual([2]);
  },
);

test.each(['57014', '55P03', '53300'] as const)(
  'sends single results with pauses when the server refuses lists under load: %s',
  async (code) => {
    const server = fakeServer();
    for (let at = 0; at < 4; at++) add(practice({ id: `practice-${at}` }));
    server.failsWith = fault(code);
    const reportError = jest.fn();
    const jitter = () => 0.5;
    await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError }, { jitter });
    await wait(0);
    server.failsWith = null;
    await wait(1_499);
    expect(server.sent.map(({ length }) => length)).toEqual([4]);
    await wait(1);
    expect(server.sent.map(({ length }) => length)).toEqual([4, 1]);
    await wait(299);
    expect(server.sent).toHaveLength(2);
    await wait(601);
    expect(server.sent.map(({ length }) => length)).toEqual([4, 1, 1, 1, 1]);
    expect(server.saved).toHaveLength(4);
    expect(reportError).not.toHaveBeenCalled();
  },
);

test('single results are announced while the others are still being sent', async () => {
  const server = fakeServer();
  for (let at = 0; at < 10; at++) add(practice({ id: `practice-${at}` }));
  server.failsWith = fault('57014');
  const announceSaved = jest.fn<void, [saved?: readonly SavedResult[]]>();
  const announced = () => announceSaved.mock.calls.map(([saved]) => saved?.length);
  const jitter = () => 0.5;
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, announceSaved }, { jitter });
  await wait(0);
  server.failsWith = null;
  await wait(1_500);
  expect(announced()).toEqual([1]);
  await wait(2_100);
  expect(announced()).toEqual([1, 7]);
  expect(server.saved).toHaveLength(8);
  await wait(600);
  expect(announced()).toEqual([1, 7, 2]);
});

test('a result that is refused under load too waits for the next attempt, and nothing is lost', async () => {
  const server = fakeServer();
  server.failsWith = fault('57014');
  playedAsGuest();
  const reportError = jest.fn();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError });
  await wait(1_000);
  expect(server.sent.map(({ length }) => length)).toEqual([2, 1]);
  expect(reportError.mock.calls).toEqual([[expect.objectContaining({ code: '57014' }), 'games: results']]);
  server.failsWith = null;
  await wait(1_000);
  expect(statesOf('user-1')).toEqual(['saved', 'saved']);
});

test('a deleted account receives nothing, and a guest’s results wait for another one', async () => {
  const server = fakeServer();
  server.failsWith = refusal('account-deleted');
  const reportError = jest.fn();
  playedAsGuest();
  add(practice());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError });
  await wait(0);
  expect(storedResults().get('user-1', 'practice-1')?.state).toBe('rejected');
  expect(statesOf('guest')).toEqual(['pending', 'pending']);
  expect(reportError).toHaveBeenCalledTimes(1);
});
