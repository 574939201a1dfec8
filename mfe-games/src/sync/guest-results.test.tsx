import { act, screen } from '@testing-library/react';
import { signedIn } from 'shared-platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { browserDevice } from '../device/device';
import { practiceRecords } from '../practice/practice-records';
import { browserRoundDevice } from '../rounds/round-device';
import { NOON, renderGames, wait } from '../testing/render-games';
import { fakeImportServer } from '../guest-import/testing/fake-import-server';
import { daily, dailyOf, playedAsGuest, round, roundOf, TODAY, unfinished } from './testing/played-as-guest';

const { solution, givens } = dailyPuzzle('sum_grid', TODAY);
const auth = signedIn();
const secondAuth = { ...auth, user: { id: 'user-2', email: 'bob@example.test' } } as typeof auth;
const { records: dailies } = browserDevice;
const { records: rounds } = browserRoundDevice;

const comeOnline = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('what a guest played becomes the account’s, from any games page, and the player is told once', async () => {
  const server = fakeImportServer();
  const notify = jest.fn();
  const refreshProfile = jest.fn(() => Promise.resolve());
  playedAsGuest();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify, refreshProfile });
  await wait(600_000);
  expect(server.calls).toEqual([
    [
      {
        id: expect.any(String) as string,
        kind: 'daily',
        game_type: 'sum_grid',
        day_key: TODAY,
        grid: [...solution],
        completion_time_seconds: 75,
        finished_at: new Date(NOON).toISOString(),
      },
      {
        id: 'round-1',
        kind: 'round',
        game_type: 'mental_math_speed',
        score: 1,
        accuracy: 100,
        completion_time_seconds: 60,
        session_data: { answered_by: 'choosing', attempts: round().attempts },
        finished_at: new Date(NOON - 60_000).toISOString(),
      },
    ],
  ]);
  expect([dailyOf('user-1'), roundOf('user-1')]).toEqual(['saved', 'saved']);
  expect([dailyOf('guest'), roundOf('guest')]).toEqual([undefined, undefined]);
  expect(notify.mock.calls).toEqual([['We added 2 results you played before signing in.', 'success']]);
  expect(refreshProfile).toHaveBeenCalledTimes(1);
});

test('practice goes along, with its givens, its hints and its time', async () => {
  const server = fakeImportServer();
  practiceRecords.add({
    id: 'practice-1',
    owner: 'guest',
    game: 'sum_grid',
    givens,
    grid: solution,
    seconds: 40,
    hints: 1,
    finishedAt: NOON,
    delivery: 'guest',
  });
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.calls).toEqual([
    [
      {
        id: 'practice-1',
        kind: 'practice',
        game_type: 'sum_grid',
        givens: [...givens],
        grid: [...solution],
        completion_time_seconds: 40,
        hints_used: 1,
        finished_at: new Date(NOON).toISOString(),
      },
    ],
  ]);
  expect(practiceRecords.ofGuest()).toEqual([]);
  expect(practiceRecords.get('user-1', 'practice-1')?.delivery).toBe('saved');
});

test('without anything played before, nothing is asked and nothing is said', async () => {
  const server = fakeImportServer();
  const notify = jest.fn();
  dailies.put(unfinished);
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(600_000);
  expect(server.calls).toEqual([]);
  expect(notify).not.toHaveBeenCalled();
});

test('a guest’s results stay where they are while nobody is signed in', async () => {
  const server = fakeImportServer();
  playedAsGuest();
  await renderGames('/puzzle-games', { supabase: server.supabase });
  await wait(600_000);
  expect(server.calls).toEqual([]);
  expect([dailyOf('guest'), roundOf('guest')]).toEqual(['guest', 'guest']);
});

test('a guest who solved today’s grid and signs in finds it done', async () => {
  const server = fakeImportServer();
  dailies.put(daily);
  const { update } = await renderGames('/sum-grid', { supabase: server.supabase });
  expect(await screen.findByText('Kept on this device only.')).toBeInTheDocument();
  update({ auth });
  await wait(0);
  expect(screen.getByRole('heading', { name: 'Daily Challenge Complete!' })).toBeInTheDocument();
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
});

test('without a network they wait, and go when the network is back', async () => {
  const server = fakeImportServer();
  const notify = jest.fn();
  server.network = 'offline';
  playedAsGuest();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  expect([dailyOf('guest'), roundOf('guest')]).toEqual(['guest', 'guest']);
  expect(notify).not.toHaveBeenCalled();
  server.network = 'online';
  comeOnline();
  await wait(0);
  expect([dailyOf('user-1'), roundOf('user-1')]).toEqual(['saved', 'saved']);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('an answer that was lost on the way counts nothing twice, and is told when it comes', async () => {
  const server = fakeImportServer();
  const notify = jest.fn();
  server.network = 'lost';
  playedAsGuest();
  const first = await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  first.unmount();
  server.network = 'online';
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  expect(server.taken.size).toBe(2);
  expect([dailyOf('user-1'), roundOf('user-1')]).toEqual(['saved', 'saved']);
  expect(notify.mock.calls).toEqual([['We added 2 results you played before signing in.', 'success']]);
});

test('a second account on the device gets nothing of what the first one took', async () => {
  const server = fakeImportServer();
  playedAsGuest();
  const first = await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  first.unmount();
  server.account = 'user-2';
  await renderGames('/puzzle-games', { auth: secondAuth, supabase: server.supabase });
  await wait(600_000);
  expect(server.calls).toHaveLength(1);
  expect([dailyOf('user-2'), roundOf('user-2')]).toEqual([undefined, undefined]);
});

test('nor when the first one never heard that it has them', async () => {
  const server = fakeImportServer();
  const notify = jest.fn();
  server.network = 'lost';
  playedAsGuest();
  const first = await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  first.unmount();
  server.network = 'online';
  server.account = 'user-2';
  await renderGames('/puzzle-games', { auth: secondAuth, supabase: server.supabase, notify });
  await wait(600_000);
  expect([...server.taken.values()]).toEqual(['user-1', 'user-1']);
  expect([dailyOf('user-2'), roundOf('user-2')]).toEqual([undefined, undefined]);
  expect(notify).not.toHaveBeenCalled();
});

test('what the account finished itself today stands', async () => {
  const server = fakeImportServer();
  server.skips = 'daily-already-played';
  const notify = jest.fn();
  dailies.put(daily);
  dailies.put({ ...daily, owner: 'user-1', result: { seconds: 41, grid: solution, delivery: 'saved' } });
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  expect(dailies.get({ ...daily, owner: 'user-1' })?.result?.seconds).toBe(41);
  expect(dailies.get(daily)).toBeNull();
  expect(notify).not.toHaveBeenCalled();
});

test('many rounds go in as many calls as the server’s limits ask for, and are told of once', async () => {
  const server = fakeImportServer();
  const notify = jest.fn();
  const attempts = Array.from({ length: 60 }, () => round().attempts).flat();
  for (let number = 0; number < 40; number += 1) {
    rounds.add(round({ id: `round-${number}`, finishedAt: NOON + number, attempts }));
  }
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  expect(server.taken.size).toBe(40);
  expect(server.calls.length).toBeGreaterThan(1);
  for (const call of server.calls) expect(new Blob([JSON.stringify(call)]).size).toBeLessThan(60_000);
  expect(notify.mock.calls).toEqual([['We added 40 results you played before signing in.', 'success']]);
});

test('the best that the account already had on this device is not forgotten', async () => {
  const server = fakeImportServer();
  const standing = { personalBest: 30, previousBest: null };
  rounds.add(round({ id: 'own', owner: 'user-1', delivery: 'saved', standing }));
  rounds.add(round());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(rounds.bestOf('user-1', 'mental_math_speed')).toBe(30);
});
