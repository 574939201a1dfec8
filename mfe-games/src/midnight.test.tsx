import { act, screen } from '@testing-library/react';
import { GAMES, GRID_GAMES } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { SCREENS } from './App';
import { add, daily } from './results/testing/stored-results';
import { fakeServer } from './testing/fake-server';
import { leaveAlmostSolved } from './testing/leave-almost-solved';
import { address, renderGames, wait } from './testing/render-games';

const auth = signedIn();
const MIDNIGHT = Date.parse('2026-11-22T05:00:00Z');

/** Half of the spread. */
const jitter = () => 0.5;

beforeEach(() => {
  jest.useFakeTimers({ now: MIDNIGHT - 60_000 });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const openPage = async (at: string) => {
  const { supabase } = fakeServer();
  const rpc = jest.spyOn(await supabase(), 'rpc');
  const page = await renderGames(at, { auth, supabase }, { jitter });
  await wait(MIDNIGHT - 1 - Date.now());
  rpc.mockClear();
  /** Since the last second of the day. */
  const calls = () => rpc.mock.calls.map(([name]) => name);
  return { ...page, calls };
};

/** Addresses for the patterns of the route table. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '/archive/:day': ['/archive/2026-11-20', '/archive/2026-11-21'],
  '/archive/:day/:game': ['/archive/2026-11-20/sum-grid'],
  '/boards/*': ['/boards', '/boards/sum-grid', '/boards/sum-grid?period=week'],
  '/challenges/*': ['/challenges'],
  '/friends/*': ['/friends', '/friends/group-1'],
  '/print/*': ['/print', '/print/2026-11-21'],
};

const PAGES = [
  ...GRID_GAMES.flatMap((game) => [GAMES[game].path, `${GAMES[game].path}?mode=practice`]),
  ...Object.keys(SCREENS).flatMap((pattern) => PARTS[pattern] ?? [pattern]),
];

test.each(PAGES)(
  'an open page calls the server at its share of 30 seconds after midnight: %s',
  async (page) => {
    const { calls } = await openPage(page);
    await wait(15_000);
    expect(calls()).toEqual([]);
    await wait(600_000);
    expect(calls().length).toBeLessThanOrEqual(2);
  },
);

test('the hub, which shows the day, reads it once', async () => {
  const { calls } = await openPage('/puzzle-games');
  await wait(15_000);
  expect(calls()).toEqual([]);
  await wait(1);
  expect(calls()).toEqual(['daily_card']);
  await wait(600_000);
  expect(calls()).toEqual(['daily_card']);
});

test('the hub changes to the new day exactly at midnight and keeps the bests', async () => {
  const server = fakeServer();
  server.dailies = { sum_grid: { started: true, time_seconds: 41, best_time_seconds: 38 } };
  server.bestScores = { mental_math_speed: 12, addition_drill: null };
  await renderGames('/puzzle-games', { auth, supabase: server.supabase }, { jitter });
  expect(await screen.findByText('Done today in 0:41')).toBeInTheDocument();
  server.dailies = { sum_grid: { best_time_seconds: 38 } };
  await wait(MIDNIGHT - 1 - Date.now());
  expect(screen.getByText('Done today in 0:41')).toBeInTheDocument();
  for (const ms of [1, 14_999, 10_000]) {
    await wait(ms);
    expect(screen.getByText('Sum Grid: open, 50 XP')).toBeInTheDocument();
    expect(screen.getByText('Best 0:38')).toBeInTheDocument();
    expect(screen.getByText('Best: 12 correct')).toBeInTheDocument();
  }
});

test('the countdown ends exactly, and pressing the new puzzle opens and starts it at once', async () => {
  leaveAlmostSolved('user-1');
  add(daily({ id: 'earlier' }));
  const { calls, user } = await openPage('/sum-grid');
  expect(screen.getByRole('timer', { name: 'Next challenge in' })).toHaveTextContent(
    '00 hours00 minutes01 seconds',
  );
  await wait(1);
  const play = await screen.findByRole('button', { name: "Play today's puzzle" });
  expect(calls()).toEqual([]);
  await user.click(play);
  await wait(0);
  expect(screen.getByText('November 22, 2026')).toBeInTheDocument();
  expect(calls()).toEqual(['start_daily']);
  expect(address()).toBe('/sum-grid');
});

test('a page that wakes up in the morning reads the day immediately', async () => {
  const { calls } = await openPage('/puzzle-games');
  jest.setSystemTime(MIDNIGHT + 9 * 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await wait(15_001);
  expect(new Set(calls())).toEqual(new Set(['daily_card']));
});
