import { act, screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { withFallback } from '@ninefold/web/storage';
import { fakeServer } from '../testing/fake-server';
import { storedResults, NOON, renderGames, wait } from '../testing/render-games';
import { createAttempts } from '../player/attempts';
import { add, daily, playedAsGuest, practice, round, statesOf, TODAY } from './testing/stored-results';

const auth = signedIn();
const secondAuth = { ...auth, user: { id: 'user-2', email: 'bob@example.test' } } as typeof auth;
const asGuest = { user_id: 'user-1', by_guest: true };

const comeOnline = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a guest’s results move to the account from any games page, with one notice', async () => {
  const server = fakeServer();
  const notify = jest.fn();
  const announceSaved = jest.fn();
  playedAsGuest();
  add(practice(), 'guest');
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify, announceSaved });
  await wait(600_000);
  expect(server.sent).toEqual([
    [
      { ...daily(), ...asGuest },
      { ...round(), ...asGuest },
      { ...practice(), ...asGuest },
    ],
  ]);
  expect(statesOf('user-1')).toEqual(['saved', 'saved']);
  expect(storedResults().of('guest')).toEqual([]);
  expect(notify.mock.calls).toEqual([['We added 3 results that you played before signing in.', 'success']]);
  expect(announceSaved).toHaveBeenCalledTimes(1);
});

test('a guest’s wrong answers are sent too and can appear in the review', async () => {
  const server = fakeServer();
  const answers = [{ question: '78 − 11', correct_answer: 67, answer: 57, milliseconds: 900 }];
  add(round({ score: 0, accuracy: 0, answers }), 'guest');
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.saved).toMatchObject([{ kind: 'timed_round', by_guest: true, answers }]);
});

test('a guest’s daily of today is shown as done to the account', async () => {
  const server = fakeServer();
  add(daily(), 'guest');
  await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await wait(1_200);
  expect(await screen.findByRole('heading', { name: 'Daily Challenge Complete!' })).toBeInTheDocument();
});

test('one result needs no plural', async () => {
  const server = fakeServer();
  const notify = jest.fn();
  add(round(), 'guest');
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  expect(notify).toHaveBeenCalledWith('We added 1 result that you played before signing in.', 'success');
});

test('a guest’s unfinished daily continues for the account', async () => {
  const server = fakeServer();
  const { unmount } = await renderGames('/sum-grid');
  unmount();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.sent).toEqual([]);
  expect(localStorage.getItem(`games:attempt:guest:sum_grid:${TODAY}`)).toBeNull();
  expect(localStorage.getItem(`games:attempt:user-1:sum_grid:${TODAY}`)).not.toBeNull();
});

test('offline results stay pending, and are migrated when the network is back', async () => {
  const server = fakeServer();
  server.network = 'offline';
  const notify = jest.fn();
  playedAsGuest();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  expect(statesOf('guest')).toEqual(['pending', 'pending']);
  expect(notify).not.toHaveBeenCalled();
  server.network = 'online';
  comeOnline();
  await wait(0);
  expect(statesOf('user-1')).toEqual(['saved', 'saved']);
  expect(notify).toHaveBeenCalledTimes(1);
});

/** The first account has the guest's results, but this device does not know it. */
async function loseTheResponse() {
  const server = fakeServer();
  const notify = jest.fn();
  server.network = 'lost';
  playedAsGuest();
  const first = await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  first.unmount();
  server.network = 'online';
  return { server, notify };
}

test('a lost response counts nothing twice, and the notice comes with the next one', async () => {
  const { server, notify } = await loseTheResponse();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  expect(server.saved).toHaveLength(2);
  expect(statesOf('user-1')).toEqual(['saved', 'saved']);
  expect(notify.mock.calls).toEqual([['We added 2 results that you played before signing in.', 'success']]);
});

test('a second account on the device gets nothing that the first one received', async () => {
  const server = fakeServer();
  playedAsGuest();
  const first = await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  first.unmount();
  server.account = 'user-2';
  await renderGames('/puzzle-games', { auth: secondAuth, supabase: server.supabase });
  await wait(600_000);
  expect(server.sent).toHaveLength(1);
  expect(statesOf('user-2')).toEqual([undefined, undefined]);
});

test('a second account gets nothing even if the first response was lost', async () => {
  const { server, notify } = await loseTheResponse();
  server.account = 'user-2';
  await renderGames('/puzzle-games', { auth: secondAuth, supabase: server.supabase, notify });
  await wait(600_000);
  expect(server.saved.map(({ user_id }) => user_id)).toEqual(['user-1', 'user-1']);
  expect(statesOf('user-2')).toEqual([undefined, undefined]);
  expect(notify).not.toHaveBeenCalled();
});

test('a second account gets nothing even if the first one was offline until it signed out', async () => {
  const server = fakeServer();
  server.network = 'offline';
  playedAsGuest();
  const first = await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  first.unmount();
  expect(storedResults().daily('guest', 'sum_grid', TODAY)).toBeNull();
  expect(storedResults().daily('user-2', 'sum_grid', TODAY)).toBeNull();
  server.network = 'online';
  server.account = 'user-2';
  const second = await renderGames('/puzzle-games', { auth: secondAuth, supabase: server.supabase });
  await wait(600_000);
  expect(server.sent).toEqual([]);
  second.unmount();
  server.account = 'user-1';
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.saved.map(({ user_id }) => user_id)).toEqual(['user-1', 'user-1']);
});

test('a daily that the account finished itself is kept, and the guest’s is dropped', async () => {
  const server = fakeServer();
  server.completedInSeconds = 41;
  const notify = jest.fn();
  add(daily(), 'guest');
  add(daily({ id: 'own', completion_time_seconds: 41 }), 'user-1', { state: 'saved' });
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  const own = storedResults().daily('user-1', 'sum_grid', TODAY);
  expect(own?.result).toMatchObject({ id: 'own', completion_time_seconds: 41 });
  expect(storedResults().of('guest')).toEqual([]);
  expect(notify).not.toHaveBeenCalled();
});

test('of two pending results of one daily, the account’s own is sent first', async () => {
  const server = fakeServer();
  const grid = [...dailyPuzzle('sum_grid', TODAY).solution];
  add(daily({ finished_at: new Date(NOON - 600_000).toISOString() }), 'guest');
  add(daily({ id: 'own', grid }), 'user-1');
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.saved.map(({ id }) => id)).toEqual(['own']);
});

test('many rounds are sent in as many calls as the server’s limits require, with one notice', async () => {
  const server = fakeServer();
  const notify = jest.fn();
  const answers = Array.from({ length: 60 }, () => round().answers).flat();
  for (let number = 0; number < 40; number += 1) {
    add(
      round({ id: `round-${number}`, finished_at: new Date(NOON + number).toISOString(), answers }),
      'guest',
    );
  }
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, notify });
  await wait(0);
  expect(server.saved).toHaveLength(40);
  expect(server.sent.length).toBeGreaterThan(1);
  for (const call of server.sent) expect(new Blob([JSON.stringify(call)]).size).toBeLessThan(60_000);
  expect(notify.mock.calls).toEqual([['We added 40 results that you played before signing in.', 'success']]);
});

test('the account’s previous best is not forgotten', async () => {
  const server = fakeServer();
  server.best = 30;
  add(round({ id: 'own' }), 'user-1', {
    state: 'saved',
    standing: { personal_best: 30, previous_best: null },
  });
  add(round(), 'guest');
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(storedResults().bestScore('user-1', 'mental_math_speed', 'choosing')).toBe(30);
});

describe('the attempt of a guest’s daily', () => {
  const attempts = () => createAttempts(withFallback(() => localStorage));
  const id = { owner: 'guest', game: 'sum_grid', dayKey: TODAY } as const;
  const store = (owner: string, finishedInSeconds: number) =>
    attempts().put({
      ...id,
      owner,
      startedAt: NOON,
      startedOnServer: false,
      grid: { cells: Array<number>(9).fill(0), pencil: Array<number>(9).fill(0), revealed: [] },
      finishedInSeconds,
    });

  test('is migrated with it, and the next guest can play the puzzle', async () => {
    const server = fakeServer();
    store('guest', 75);
    add(daily(), 'guest');
    await renderGames('/puzzle-games', { auth, supabase: server.supabase });
    await wait(0);
    expect(attempts().get(id)).toBeNull();
    expect(attempts().get({ ...id, owner: 'user-1' })?.finishedInSeconds).toBe(75);
  });

  test('leaves the account’s attempt unchanged', async () => {
    const server = fakeServer();
    server.completedInSeconds = 300;
    store('guest', 75);
    store('user-1', 300);
    add(daily(), 'guest');
    await renderGames('/puzzle-games', { auth, supabase: server.supabase });
    await wait(0);
    expect(attempts().get(id)).toBeNull();
    expect(attempts().get({ ...id, owner: 'user-1' })?.finishedInSeconds).toBe(300);
  });
});
