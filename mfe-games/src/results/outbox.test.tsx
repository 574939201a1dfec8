import { act, screen } from '@testing-library/react';
import type { SaveVerdict } from '@ninefold/contracts';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import { asksBeforeReload } from '@ninefold/web/testing';
import { fakeServer } from '../testing/fake-server';
import { storedResults, NOON, renderGames, wait } from '../testing/render-games';
import { add, daily, practice, round } from './testing/stored-results';

const auth = signedIn();
const stateOf = (id = 'round-1') => storedResults().get('user-1', id)?.state;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('results of all kinds are sent in one call from any games screen', async () => {
  const server = fakeServer();
  const announceSaved = jest.fn();
  add(daily());
  add(round());
  add(practice());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, announceSaved });
  await wait(0);
  expect(server.sent).toHaveLength(1);
  expect(server.saved.map(({ kind }) => kind)).toEqual(['daily', 'timed_round', 'practice']);
  expect(server.saved[1]).toMatchObject({ id: 'round-1', user_id: 'user-1', by_guest: false, score: 1 });
  expect(storedResults().pending('user-1')).toEqual([]);
  expect(announceSaved).toHaveBeenCalledTimes(1);
});

test('an offline result stays pending, and is sent once when the network is back', async () => {
  const server = fakeServer();
  server.network = 'offline';
  add(round());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(stateOf()).toBe('pending');
  expect(asksBeforeReload()).toBe(false);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(asksBeforeReload()).toBe(true);
  full.mockRestore();
  server.network = 'online';
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await wait(0);
  expect(stateOf()).toBe('saved');
  expect(server.saved).toHaveLength(1);
});

test('an invalid response counts as none and is reported once per page', async () => {
  const server = fakeServer();
  server.refuses = 'puzzle-not-published';
  add(round());
  const client = await server.supabase();
  const rpc = client.rpc.bind(client);
  jest
    .spyOn(client, 'rpc')
    .mockImplementation(((name: 'save_results', args: never) =>
      name === 'save_results'
        ? Promise.resolve({ data: [{ id: 7 }], error: null })
        : rpc(name, args)) as never);
  const reportError = jest.fn();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, reportError });
  await wait(0);
  expect(stateOf()).toBe('pending');
  await wait(5_000);
  expect(reportError).toHaveBeenCalledTimes(1);
});

test('a result with an unknown verdict stays pending, and the others are settled', async () => {
  const { supabase } = fakeServer();
  add(round());
  add(round({ id: 'round-2' }));
  const newer = async () => {
    const client = await supabase();
    const data = [
      { id: 'round-1', status: 'postponed' },
      { id: 'round-2', status: 'saved', medal: 'gold' },
    ];
    jest.spyOn(client, 'rpc').mockResolvedValue({ data, error: null } as never);
    return client;
  };
  await renderGames('/puzzle-games', { auth, supabase: newer });
  await wait(0);
  expect(storedResults().get('user-1', 'round-1')?.state).toBe('pending');
  expect(storedResults().get('user-1', 'round-2')?.state).toBe('saved');
});

test('a result is sent again after a lost response and counts once', async () => {
  const server = fakeServer();
  server.network = 'lost';
  add(round());
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(stateOf()).toBe('pending');
  server.network = 'online';
  await wait(5_000);
  expect(stateOf()).toBe('saved');
  expect(server.saved).toHaveLength(1);
});

describe('a result that another tab settled during the call', () => {
  /** A network on which `settle` runs before the verdict arrives. */
  function slow(verdict: SaveVerdict, settle: () => void) {
    const { supabase } = fakeServer();
    return async () => {
      const client = await supabase();
      const respond = () => {
        settle();
        return Promise.resolve({ data: [verdict], error: null });
      };
      jest.spyOn(client, 'rpc').mockImplementation(respond as never);
      return client;
    };
  }

  test('stays saved, whatever this tab receives, and is announced and reported by the other tab', async () => {
    const standing = { personal_best: 9, previous_best: 8, verified: true };
    const refused: SaveVerdict = { id: 'round-1', status: 'refused', reason: 'malformed-round' };
    add(round());
    const settle = () =>
      storedResults().update({ owner: 'user-1', state: 'saved', result: round(), standing });
    const [announceSaved, reportError] = [jest.fn(), jest.fn()];
    await renderGames('/puzzle-games', { auth, supabase: slow(refused, settle), announceSaved, reportError });
    await wait(0);
    expect(storedResults().get('user-1', 'round-1')).toMatchObject({ state: 'saved', standing });
    expect(announceSaved).not.toHaveBeenCalled();
    expect(reportError).not.toHaveBeenCalled();
  });

  test('is not written again when the other tab has removed it', async () => {
    const saved: SaveVerdict = { id: 'round-1', status: 'saved' };
    add(round());
    const settle = () => storedResults().remove({ owner: 'user-1', state: 'pending', result: round() });
    await renderGames('/puzzle-games', { auth, supabase: slow(saved, settle) });
    await wait(0);
    expect(storedResults().of('user-1')).toEqual([]);
  });
});

test('results of another player on this device stay unchanged', async () => {
  const server = fakeServer();
  add(round(), 'user-2');
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.sent).toHaveLength(0);
});

test('nothing is sent without a session', async () => {
  const supabase = jest.fn(fakePlatform().supabase);
  add(round(), 'guest');
  await renderGames('/puzzle-games', { supabase });
  expect(screen.getByRole('heading', { name: 'Puzzles' })).toBeInTheDocument();
  await wait(60_000);
  expect(supabase).not.toHaveBeenCalled();
});
