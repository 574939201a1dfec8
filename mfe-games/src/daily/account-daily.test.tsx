import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { fakeServer } from '../testing/fake-server';
import { fill, press } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';

const puzzle = dailyPuzzle('sum_grid', '2026-11-21');
const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function solve(user: UserEvent) {
  await fill(user, puzzle.solution);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
}

const comeOnline = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

test('the timer runs from the server’s start', async () => {
  const server = fakeServer();
  server.elapsedSeconds = 65;
  await renderGames('/sum-grid', { auth, supabase: server.supabase });
  expect(await screen.findByRole('timer')).toHaveTextContent('1:05');
});

test('a start that a busy server refuses is repeated, and the timer then runs from the server’s start', async () => {
  const server = fakeServer();
  const client = await server.supabase();
  const error = { code: 'PT503', hint: 'busy', message: 'Busy.', details: '1' };
  const rpc = jest.spyOn(client, 'rpc');
  rpc.mockResolvedValueOnce({ data: null, error, status: 503 } as never);
  await renderGames('/sum-grid', { auth, supabase: server.supabase });
  expect(screen.getByTestId('grid')).toBeInTheDocument();
  expect(server.callsTo('start_daily')).toBe(0);
  server.elapsedSeconds = 65;
  await wait(1_000);
  expect(server.callsTo('start_daily')).toBe(1);
  expect(screen.getByRole('timer')).toHaveTextContent('1:05');
});

test('a result is saved to the account, and the page is notified', async () => {
  const server = fakeServer();
  const announceSaved = jest.fn();
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase, announceSaved });
  await wait(83_000);
  await solve(user);
  expect(server.saved).toEqual([
    {
      kind: 'daily',
      id: expect.any(String) as string,
      user_id: 'user-1',
      by_guest: false,
      game_type: 'sum_grid',
      day_key: '2026-11-21',
      grid: [...puzzle.solution],
      completion_time_seconds: 83,
      finished_at: new Date(NOON + 83_000).toISOString(),
    },
  ]);
  const dialog = within(screen.getByRole('dialog', { name: 'Puzzle complete!' }));
  expect(dialog.getByText('Saved to your account.')).toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: 'Create Account' })).not.toBeInTheDocument();
  expect(announceSaved).toHaveBeenCalledTimes(1);
});

test('a daily finished on another device cannot be played again', async () => {
  const server = fakeServer();
  server.completedInSeconds = 41;
  await renderGames('/sum-grid', { auth, supabase: server.supabase });
  expect(await screen.findByRole('heading', { name: 'Daily Challenge Complete!' })).toBeInTheDocument();
  expect(screen.getByText("You solved today's puzzle in 0:41.")).toBeInTheDocument();
});

test('a slow server does not delay the grid', async () => {
  await renderGames('/sum-grid', { auth, supabase: () => new Promise(() => {}) });
  expect(screen.getByTestId('grid')).toBeInTheDocument();
});

test('the grid appears before the session is read, even on a new device', async () => {
  const { supabase } = fakeServer();
  await renderGames('/sum-grid', { auth: { status: 'loading', storedUserId: 'user-1' }, supabase });
  expect(screen.getByTestId('grid')).toBeInTheDocument();
});

test('an offline result is kept, and saved exactly once when the network is back', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  server.network = 'offline';
  await solve(user);
  expect(screen.getByText(/Kept on this device. It is sent/)).toBeInTheDocument();
  server.network = 'online';
  comeOnline();
  await wait(0);
  expect(server.saved).toHaveLength(1);
  comeOnline();
  await wait(600_000);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
  expect(server.callsTo('save_results')).toBe(1);
});

test('a result survives a closed tab and is sent from any games page', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const { user, unmount } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  server.network = 'offline';
  await solve(user);
  unmount();
  server.network = 'online';
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  expect(server.saved).toHaveLength(1);
});

test('a finished daily is shown as finished offline', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const { user, unmount } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await solve(user);
  unmount();
  server.network = 'offline';
  // The session has not been read yet.
  await renderGames('/sum-grid', { auth: { status: 'loading' }, supabase: server.supabase });
  expect(await screen.findByRole('heading', { name: 'Daily Challenge Complete!' })).toBeInTheDocument();
});

test('retries back off', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const longest = { jitter: () => 1 };
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase }, longest);
  server.refuses = 'puzzle-not-published';
  await solve(user);
  const tries = () => server.callsTo('save_results');
  expect(tries()).toBe(1);
  await wait(6_000);
  expect(tries()).toBe(2);
  await wait(5_000);
  expect(tries()).toBe(2);
  server.refuses = null;
  await wait(6_000);
  expect(server.saved).toHaveLength(1);
  await wait(600_000);
  expect(tries()).toBe(3);
});

test('rewards of a saved result are shown immediately and on the next visit', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const { user, unmount } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await solve(user);
  const earned = '+50 XP. Your streak: 3 days.';
  expect(screen.getByText(earned)).toBeInTheDocument();
  unmount();
  await renderGames('/sum-grid', { auth, supabase: server.supabase });
  expect(await screen.findByText(earned)).toBeInTheDocument();
});

test('a streak of one day stays one day, whichever daily comes first', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  server.streak = 1;
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await solve(user);
  expect(screen.getByText('+50 XP. Your streak: 1 day.')).toBeInTheDocument();
});

test('a result that the server already has counts as delivered', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  server.completedInSeconds = 41;
  await solve(user);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
});

test('a result waits while another person is signed in in another tab', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  server.refuses = 'not-your-account';
  await solve(user);
  expect(screen.getByText(/^Kept on this device\. It is sent/)).toBeInTheDocument();
  server.refuses = null;
  await wait(10_000);
  expect(server.saved).toHaveLength(1);
});

test('a final rejection is shown, reported and not retried', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const reportError = jest.fn();
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase, reportError });
  server.refuses = 'grid-not-solved';
  await solve(user);
  await wait(600_000);
  expect(screen.getByText(/The server did not accept this result/)).toBeInTheDocument();
  expect(server.callsTo('save_results')).toBe(1);
  expect(reportError).toHaveBeenCalledTimes(1);
});

test('a daily started offline is not started later on the server, which would shorten its time', async () => {
  const server = fakeServer();
  server.network = 'offline';
  const { unmount } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await wait(1_200);
  unmount();
  server.network = 'online';
  jest.setSystemTime(NOON + 60_000);
  await renderGames('/sum-grid', { auth, supabase: server.supabase });
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');
  expect(server.callsTo('start_daily')).toBe(0);
});

test('Try Again replays the same puzzle for fun and sends nothing', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await solve(user);
  await press(user, 'Try Again');
  await solve(user);
  const dialog = within(screen.getByRole('dialog', { name: 'Solved again!' }));
  expect(dialog.getByText(/Your first time today is the one that counts/)).toBeInTheDocument();
  expect(server.callsTo('save_results')).toBe(1);
});

test('the server’s clock decides the day', async () => {
  jest.setSystemTime(Date.parse('2026-11-23T17:00:00Z'));
  const server = fakeServer({ now: () => Date.now() - 2 * 86_400_000 });
  await renderGames('/sum-grid', { supabase: server.supabase });
  expect(screen.getByText('November 23, 2026')).toBeInTheDocument();
  await wait(2_000);
  expect(screen.getByText('November 21, 2026')).toBeInTheDocument();
});

test('dailies of different players are separate', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const { user, update } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await solve(user);
  const other = fakePlatform({
    auth: { ...auth, user: { id: 'user-2', email: 'bob@example.test' } } as typeof auth,
  });
  server.account = 'user-2';
  update({ auth: other.auth });
  await wait(0);
  expect(await screen.findByTestId('grid')).toBeInTheDocument();
});
