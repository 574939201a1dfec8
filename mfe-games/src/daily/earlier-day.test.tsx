import { act } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';
import { fakeServer } from '../testing/fake-server';
import { fill, press } from '../testing/play';
import { renderGames, wait } from '../testing/render-games';

const BEFORE_MIDNIGHT = Date.parse('2026-11-22T04:50:00Z');
const NEXT_MORNING = Date.parse('2026-11-22T13:00:00Z');
const puzzle = dailyPuzzle('sum_grid', '2026-11-21');
const PUZZLE = 'Sum Grid for November 21, 2026';

beforeEach(() => {
  jest.useFakeTimers({ now: BEFORE_MIDNIGHT });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Solves the daily offline just before midnight; the network returns in the morning. */
async function finishOffline() {
  const server = fakeServer();
  server.xp = 0;
  const platform = {
    auth: signedIn(),
    supabase: server.supabase,
    notify: jest.fn(),
    reportError: jest.fn(),
    announceSaved: jest.fn(),
  };
  leaveAlmostSolved('user-1');
  const { user } = await renderGames('/sum-grid', platform);
  server.network = 'offline';
  await fill(user, puzzle.solution);
  await press(user, 'Submit');
  jest.setSystemTime(NEXT_MORNING);
  server.network = 'online';
  const comeOnline = async () => {
    act(() => void window.dispatchEvent(new Event('online')));
    await wait(0);
  };
  return { server, platform, comeOnline };
}

test('a daily that reaches the server after its day is saved once, with a note that it does not count', async () => {
  const { server, platform, comeOnline } = await finishOffline();
  await comeOnline();
  await wait(600_000);
  expect(server.saved).toMatchObject([
    { kind: 'daily', game_type: 'sum_grid', day_key: '2026-11-21', grid: [...puzzle.solution] },
  ]);
  expect(server.callsTo('save_results')).toBe(1);
  expect(server.callsTo('today')).toBe(0);
  expect(platform.notify).toHaveBeenCalledWith(
    `Saved to your account after its day was over, so without XP or a day for your streak: ${PUZZLE}.`,
    'info',
  );
  expect(platform.announceSaved).toHaveBeenCalledTimes(1);
});

test('a daily of an earlier day that counts is shown as counted', async () => {
  const { server, platform, comeOnline } = await finishOffline();
  server.xp = 50;
  await comeOnline();
  expect(platform.notify).toHaveBeenLastCalledWith(
    `Saved to your account and counted, 50 XP: ${PUZZLE}.`,
    'info',
  );
});

test('a result is sent again under the same id after a lost response', async () => {
  const { server, platform, comeOnline } = await finishOffline();
  server.xp = 50;
  server.network = 'lost';
  await comeOnline();
  expect(server.saved).toHaveLength(1);
  server.network = 'online';
  await wait(10_000);
  expect(server.callsTo('save_results')).toBe(2);
  expect(server.saved).toHaveLength(1);
  expect(platform.notify).toHaveBeenLastCalledWith(
    `Saved to your account and counted, 50 XP: ${PUZZLE}.`,
    'info',
  );
});

test('a final rejection is shown, reported and not retried', async () => {
  const { server, platform, comeOnline } = await finishOffline();
  server.refuses = 'day-too-long-ago';
  await comeOnline();
  await wait(600_000);
  expect(server.callsTo('save_results')).toBe(1);
  expect(platform.notify).toHaveBeenCalledWith(`Not accepted by the server: ${PUZZLE}.`, 'info');
  expect(platform.reportError.mock.calls).toEqual([
    [expect.objectContaining({ message: 'TypeError: Failed to fetch' }), 'games: results'],
    [new Error('day-too-long-ago'), 'games: daily rejected'],
  ]);
});
