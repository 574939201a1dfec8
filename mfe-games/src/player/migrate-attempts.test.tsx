import { act, screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { fakeServer } from '../testing/fake-server';
import { cell, digitButton, fill, press } from '../testing/play';
import { digits } from '../testing/read-puzzle';
import { testDevice, NOON, renderGames, wait } from '../testing/render-games';
import { createAttempts } from './attempts';

const auth = signedIn();
const { givens, solution } = dailyPuzzle('sum_grid', '2026-11-21');
const first = givens.indexOf(0);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const fromAnotherTab = () => act(() => void window.dispatchEvent(new StorageEvent('storage')));

/** A guest who entered one digit and has had the puzzle open for a minute. */
async function playAsGuest() {
  const server = fakeServer();
  const page = await renderGames('/sum-grid', { supabase: server.supabase });
  await page.user.click(cell(first));
  await page.user.click(digitButton(solution[first] ?? 0));
  await wait(60_000);
  return { server, ...page };
}

test('signing in during a daily keeps the grid and the start', async () => {
  const { server, update } = await playAsGuest();
  update({ auth });
  expect(screen.getByTestId('grid')).toBeInTheDocument();
  expect(digits()).toEqual(givens.with(first, solution[first] ?? 0));
  await wait(5_000);
  expect(screen.getByRole('timer')).toHaveTextContent('1:05');
  expect(server.callsTo('start_daily')).toBe(1);
});

test('the time counts from the guest’s start and is not shown as verified', async () => {
  const { server, user, update } = await playAsGuest();
  update({ auth });
  await wait(30_000);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(server.saved).toMatchObject([
    { kind: 'daily', user_id: 'user-1', by_guest: true, completion_time_seconds: 90 },
  ]);
});

test('the grid also continues when the account signs in on another page or in another tab', async () => {
  const { server, unmount } = await playAsGuest();
  unmount();
  const elsewhere = await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  elsewhere.unmount();
  const { update } = await renderGames('/sum-grid', { supabase: server.supabase });
  fromAnotherTab();
  update({ auth });
  await wait(0);
  expect(digits()).toEqual(givens.with(first, solution[first] ?? 0));
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');
});

test('a guest’s finished daily is finished for the account, which cannot enter the same grid again', async () => {
  const { server, user, update } = await playAsGuest();
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(0);
  server.network = 'offline';
  update({ auth });
  await wait(0);
  expect(screen.getByRole('heading', { name: 'Daily Challenge Complete!' })).toBeInTheDocument();
  expect(screen.getByText(/^Kept on this device\. It is sent/)).toBeInTheDocument();
  server.network = 'online';
  await wait(10_000);
  expect(server.saved).toMatchObject([{ by_guest: true, completion_time_seconds: 60 }]);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
});

test('the account’s finished daily is kept, and the guest’s is dropped', async () => {
  const server = fakeServer();
  server.completedInSeconds = 41;
  const first = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await screen.findByText("You solved today's puzzle in 0:41.");
  first.unmount();
  const { update } = await renderGames('/sum-grid', { supabase: server.supabase });
  expect(screen.getByTestId('grid')).toBeInTheDocument();
  update({ auth });
  expect(await screen.findByText("You solved today's puzzle in 0:41.")).toBeInTheDocument();
});

test('the guest’s start counts if the account started later', async () => {
  const attempts = createAttempts(testDevice().store);
  for (const [owner, minutes] of [
    ['guest', 5],
    ['user-1', 1],
  ] as const) {
    attempts.put({
      owner,
      game: 'sum_grid',
      dayKey: '2026-11-21',
      startedAt: NOON - minutes * 60_000,
      startedOnServer: false,
      grid: { cells: givens, pencil: givens.map(() => 0), revealed: [] },
    });
  }
  await renderGames('/sum-grid', { auth, supabase: fakeServer().supabase });
  expect(screen.getByRole('timer')).toHaveTextContent('5:00');
});

test('the earlier start counts if the account had started too', async () => {
  const server = fakeServer();
  const own = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  own.unmount();
  jest.setSystemTime(NOON + 120_000);
  server.elapsedSeconds = 120;
  const { user, update } = await renderGames('/sum-grid', { supabase: server.supabase });
  await user.click(cell(first));
  await user.click(digitButton(solution[first] ?? 0));
  update({ auth });
  await wait(0);
  expect(screen.getByRole('timer')).toHaveTextContent('2:00');
  expect(digits()).toEqual(givens.with(first, solution[first] ?? 0));
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(0);
  // The server saw that start itself.
  expect(server.saved).toMatchObject([{ by_guest: false }]);
});
