import { signedIn } from 'shared-platform/testing';
import { NOON, renderGames, wait } from '../testing/render-games';
import { fakeImportServer } from '../guest-import/testing/fake-import-server';
import { dailyOf, playedAsGuest, roundOf } from './testing/played-as-guest';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each(['day-not-begun', 'puzzle-not-published', 'too-many-rounds', 'too-many-results'])(
  'what cannot be taken yet (%s) is offered again',
  async (reason) => {
    const server = fakeImportServer();
    server.skips = reason;
    playedAsGuest();
    await renderGames('/puzzle-games', { auth, supabase: server.supabase });
    await wait(0);
    expect([dailyOf('guest'), roundOf('guest')]).toEqual(['guest', 'guest']);
    server.skips = null;
    await wait(5_000);
    expect([dailyOf('user-1'), roundOf('user-1')]).toEqual(['saved', 'saved']);
    expect(server.calls[0]?.[0]?.id).toBe(server.calls[1]?.[0]?.id);
  },
);

test.each(['day-too-long-ago', 'malformed-round'])(
  'what can never be taken (%s) is not offered again',
  async (reason) => {
    const server = fakeImportServer();
    server.skips = reason;
    const reportError = jest.fn();
    playedAsGuest();
    await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError });
    await wait(600_000);
    expect(server.calls).toHaveLength(1);
    expect([dailyOf('guest'), roundOf('guest')]).toEqual(['refused', 'refused']);
    expect(reportError).toHaveBeenCalledWith(new Error(reason), 'games: guest result refused');
  },
);

test('a list that is refused as a whole is not offered again', async () => {
  const server = fakeImportServer();
  server.refuses = 'malformed-results';
  playedAsGuest();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(600_000);
  expect(server.calls).toHaveLength(1);
});

test('a server that failed is asked again', async () => {
  const server = fakeImportServer();
  server.refuses = 'not-signed-in';
  playedAsGuest();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  server.refuses = null;
  await wait(5_000);
  expect([dailyOf('user-1'), roundOf('user-1')]).toEqual(['saved', 'saved']);
});
