import { act, screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { fakeServer } from '../testing/fake-server';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';
import { fill, press } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';

const auth = signedIn();
const puzzle = dailyPuzzle('sum_grid', '2026-11-21');
const LATER = 'The server did not measure this time, so it will be saved as not verified.';
const MAYBE = 'The server has not confirmed this time yet, so it may be saved as not verified.';
const SAVED = /This time is not verified, so boards do not list it/;
const VERIFIABLE =
  'You are offline. You can keep playing, but your time is verified only if you are online again when you finish.';
const UNVERIFIABLE = 'You are offline. You can keep playing, but your time will not be verified.';

let isOnline: jest.SpyInstance<boolean, []>;
beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  isOnline.mockRestore();
  jest.useRealTimers();
});

/** A signed-in player, by default at today's sum grid. */
async function openDaily({ network, path = '/sum-grid' }: { network?: 'offline'; path?: string } = {}) {
  const server = fakeServer();
  if (network) server.network = network;
  const notify = jest.fn();
  const view = await renderGames(path, { auth, supabase: server.supabase, notify });
  await wait(0);
  const set = async (network: 'offline' | 'online') => {
    server.network = network;
    isOnline.mockReturnValue(network === 'online');
    act(() => void window.dispatchEvent(new Event(network)));
    await wait(0);
  };
  async function solve() {
    await fill(view.user, puzzle.solution);
    await press(view.user, 'Submit');
    await wait(0);
    await wait(1_000);
  }
  return { ...view, server, notify, set, solve };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Puzzle complete!' }));

test('a daily solved offline and sent a minute later keeps its time, which is not verified', async () => {
  const { server, set, solve, user } = await openDaily();
  await wait(8_000);
  await set('offline');
  await solve();
  await wait(60_000);
  expect(dialog().getByText(LATER, { exact: false })).toBeInTheDocument();
  await set('online');
  expect(server.saved).toMatchObject([{ completion_time_seconds: 8, late: true }]);
  expect(dialog().getByText(SAVED)).toBeInTheDocument();
  expect(dialog().queryByText(LATER, { exact: false })).not.toBeInTheDocument();
  expect(dialog().getByText('0:08')).toBeInTheDocument();
  expect(dialog().getByText('Sum Grid: solved in 0:08, not verified')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(await screen.findByText("You solved today's puzzle in 0:08.")).toBeInTheDocument();
  expect(screen.getByText(SAVED)).toBeInTheDocument();
});

test('a daily solved offline may be verified until five seconds have passed', async () => {
  const { server, set, solve } = await openDaily();
  await set('offline');
  // The dialog opens a second after the end.
  await solve();
  expect(dialog().getByText(MAYBE, { exact: false })).toBeInTheDocument();
  await wait(3_999);
  expect(dialog().queryByText(LATER, { exact: false })).not.toBeInTheDocument();
  await set('online');
  expect(server.saved[0]).not.toHaveProperty('late');
  expect(dialog().queryByText(/verified/)).not.toBeInTheDocument();
});

test('a player whose result waits on a dead network is told after five seconds', async () => {
  const { server, set, solve } = await openDaily();
  server.network = 'offline';
  await solve();
  await wait(3_999);
  expect(dialog().queryByText(/verified/)).not.toBeInTheDocument();
  await wait(1);
  expect(dialog().getByText(MAYBE, { exact: false })).toBeInTheDocument();
  await set('offline');
  expect(dialog().getByText(LATER, { exact: false })).toBeInTheDocument();
});

test('the page after a solved daily tells of a late result, too', async () => {
  const { server, solve, user } = await openDaily();
  server.network = 'offline';
  await solve();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await screen.findByText(/^You solved today's puzzle in/);
  expect(screen.queryByText(MAYBE)).not.toBeInTheDocument();
  await wait(4_000);
  expect(screen.getByText(MAYBE)).toBeInTheDocument();
});

test('a daily that is sent at once is verified, without a note', async () => {
  const { server, solve } = await openDaily();
  await wait(8_000);
  await solve();
  expect(server.saved).toMatchObject([{ completion_time_seconds: 8 }]);
  expect(server.saved[0]).not.toHaveProperty('late');
  expect(dialog().queryByText(/verified/)).not.toBeInTheDocument();
});

test('a result that the server only gets after some failures is late, although the device was online', async () => {
  const { server, solve } = await openDaily();
  server.network = 'offline';
  await solve();
  await wait(6_000);
  server.network = 'online';
  await wait(60_000);
  expect(server.saved).toMatchObject([{ late: true }]);
});

test('a device whose clock was set back in between sends its result as late', async () => {
  const { server, set, solve } = await openDaily();
  await set('offline');
  await solve();
  jest.setSystemTime(NOON - 3_600_000);
  await set('online');
  expect(server.saved).toMatchObject([{ late: true }]);
});

test('a player who goes offline during a daily is told once what that means for the time', async () => {
  const { notify, set, user } = await openDaily();
  await set('offline');
  expect(notify.mock.calls).toEqual([[VERIFIABLE]]);
  await fill(user, puzzle.solution.slice(0, 4));
  expect(notify).toHaveBeenCalledTimes(1);
  await set('online');
  await set('offline');
  expect(notify).toHaveBeenCalledTimes(2);
});

test('a player who starts a daily offline is told with the first digit that the time will not be verified', async () => {
  isOnline.mockReturnValue(false);
  const { notify, user } = await openDaily({ network: 'offline' });
  expect(notify).not.toHaveBeenCalled();
  await fill(user, puzzle.solution);
  expect(notify.mock.calls).toEqual([[UNVERIFIABLE]]);
});

test('a player whose daily is solved is told nothing', async () => {
  const { notify, set, solve } = await openDaily();
  await solve();
  notify.mockClear();
  await set('offline');
  expect(notify).not.toHaveBeenCalled();
});

test.each(['/puzzle-games', '/sum-grid?mode=practice'])(
  'a player with an open daily who goes offline at %s is told nothing about it',
  async (path) => {
    const { user, unmount } = await openDaily();
    await fill(user, puzzle.solution.slice(0, 4));
    unmount();
    const { notify, set } = await openDaily({ path });
    await set('offline');
    expect(notify).not.toHaveBeenCalled();
  },
);

test('of two open dailies, the notice is about the one on the screen', async () => {
  leaveAlmostSolved('user-1', 'combined_grid', false);
  const { notify, set } = await openDaily();
  await set('offline');
  expect(notify.mock.calls).toEqual([[VERIFIABLE]]);
});

test('a player who finishes a daily after midnight is told that its time will not be verified', async () => {
  const { notify, set } = await openDaily();
  jest.setSystemTime(NOON + 43_200_000);
  await wait(15_000);
  await set('offline');
  expect(notify.mock.calls).toEqual([[UNVERIFIABLE]]);
});

test('a player who continues a guest’s daily is told that its time will not be verified', async () => {
  const guest = await renderGames('/sum-grid');
  await fill(guest.user, puzzle.solution.slice(0, 4));
  guest.unmount();
  const { notify, set } = await openDaily();
  await set('offline');
  expect(notify.mock.calls).toEqual([[UNVERIFIABLE]]);
});

test('a guest’s daily is sent without being called late', async () => {
  leaveAlmostSolved('guest');
  const guest = await renderGames('/sum-grid');
  await fill(guest.user, puzzle.solution);
  await press(guest.user, 'Submit');
  await wait(60_000);
  guest.unmount();
  const server = fakeServer();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.saved).toMatchObject([{ by_guest: true }]);
  expect(server.saved[0]).not.toHaveProperty('late');
});

test('the hub and the archive mark a time that the server says is not verified', async () => {
  const server = fakeServer();
  server.dailies = { sum_grid: { started: true, time_seconds: 41, time_verified: false } };
  server.archived = [
    {
      day_key: '2026-11-20',
      grids: { sum_grid: { daily_seconds: 72, daily_verified: false, archive_seconds: null } },
    },
  ];
  const hub = await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  expect(await screen.findByText('Sum Grid: solved in 0:41, not verified')).toBeInTheDocument();
  hub.unmount();
  await renderGames('/archive/2026-11-20', { auth, supabase: server.supabase });
  expect(await screen.findByText('Solved on its day in 1:12, not verified')).toBeInTheDocument();
});
