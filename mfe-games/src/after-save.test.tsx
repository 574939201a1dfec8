import { act, screen } from '@testing-library/react';
import type { FinishedResult } from '@ninefold/contracts';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import { rpcClient } from '@ninefold/web/testing';
import type { SavedResult } from '@ninefold/platform';
import { groupOf } from './friends/testing/open-friends';
import { add, daily, practice, round } from './results/testing/stored-results';
import { dailyPuzzle, type Cells } from 'shared-puzzle-engine';
import { fakeServer } from './testing/fake-server';
import { leaveAlmostSolved } from './testing/leave-almost-solved';
import { fill, press } from './testing/play';
import { solution } from './testing/read-puzzle';
import { NOON, renderGames, wait } from './testing/render-games';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const ARCHIVED = '2026-11-20';
const TODAYS = daily();
const PRACTICE = practice();
const FROM_ARCHIVE = practice({ archive_day: ARCHIVED });
const ROUND = round();

/** The calls of a loaded page after a result was finished in another tab. */
async function callsAfter(result: FinishedResult, address: string) {
  const server = fakeServer();
  const { announceSaved, onSaved } = fakePlatform();
  await renderGames(address, { auth, supabase: server.supabase, announceSaved, onSaved });
  await wait(20_000);
  const before = server.calls.length;
  act(() => {
    add(result);
    window.dispatchEvent(new Event('storage'));
  });
  await wait(20_000);
  return server.calls.slice(before);
}

test.each([
  ['practice', '/puzzle-games', [], PRACTICE],
  ['practice', '/archive', [], PRACTICE],
  ['practice', '/boards/sum-grid', [], PRACTICE],
  ['practice', '/mental-math-speed', [], PRACTICE],
  ['a puzzle from the archive', '/puzzle-games', [], FROM_ARCHIVE],
  ['a puzzle from the archive', '/archive', ['archive'], FROM_ARCHIVE],
  ['a puzzle from the archive', `/archive/${ARCHIVED}`, ['archive'], FROM_ARCHIVE],
  ['a puzzle from the archive', '/archive/2026-11-19', [], FROM_ARCHIVE],
  ['the daily', '/puzzle-games', [], TODAYS],
  ['the daily', '/archive', [], TODAYS],
  ['the daily', '/boards/sum-grid', ['board'], TODAYS],
  ['the daily', '/boards/combined-grid', [], TODAYS],
  ['the daily', '/mental-math-speed', [], TODAYS],
  ['a round', '/puzzle-games', [], ROUND],
  ['a round', '/archive', [], ROUND],
  ['a round', '/boards/sum-grid', [], ROUND],
  ['a round', '/boards/mental-math-speed', ['board'], ROUND],
  ['a round', '/mental-math-speed', [], ROUND],
] as const)('saving %s beside %s leads to save_results and exactly these calls: %j', async (...row) => {
  const [, address, calls, result] = row;
  expect(await callsAfter(result, address)).toEqual(['save_results', ...calls]);
});

test('the card of the day shows a saved daily, its best time and the best round, without a call', async () => {
  const server = fakeServer();
  const platform = fakePlatform();
  const { announceSaved, onSaved } = platform;
  server.dailies = { sum_grid: { best_time_seconds: 80 } };
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, announceSaved, onSaved });
  expect(await screen.findByText('Best 1:20')).toBeInTheDocument();
  const verdict = { completion_time_seconds: 62, time_verified: true, xp_earned: 50 };
  act(() =>
    announceSaved([
      {
        kind: 'daily',
        game: 'sum_grid',
        day: '2026-11-21',
        daily: { ...verdict, total_xp: 500, current_streak: 4 },
      },
      { kind: 'timed_round', game: 'mental_math_speed', score: 23 },
    ]),
  );
  await wait(0);
  expect(screen.getByText('Done today in 1:02')).toBeInTheDocument();
  expect(screen.getByText('Best 1:02')).toBeInTheDocument();
  expect(screen.getByText('Best: 23 correct')).toBeInTheDocument();
  expect(server.callsTo('daily_card')).toBe(1);
});

test.each<[string, SavedResult]>([
  ['a daily without its result', { kind: 'daily', game: 'sum_grid', day: '2026-11-21' }],
  ['a learning session, which can extend the streak', { kind: 'learning' }],
  ['a round without its standing', { kind: 'timed_round', game: 'mental_math_speed', score: undefined }],
])('the card of the day is read again after %s', async (_, saved) => {
  const server = fakeServer();
  const { announceSaved, onSaved } = fakePlatform();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase, announceSaved, onSaved });
  act(() => announceSaved([saved]));
  await wait(0);
  expect(server.callsTo('daily_card')).toBe(2);
});

test.each<[number, string, SavedResult]>([
  [2, 'a round without its standing', { kind: 'timed_round', game: 'mental_math_speed', score: undefined }],
  [1, 'a round with its standing', { kind: 'timed_round', game: 'mental_math_speed', score: 23 }],
  [1, 'a drill without its standing', { kind: 'drill', game: 'addition_drill', score: undefined }],
])('the personal best has been read %d times after %s', async (times, _, saved) => {
  const server = fakeServer();
  const { announceSaved, onSaved } = fakePlatform();
  await renderGames('/mental-math-speed', { auth, supabase: server.supabase, announceSaved, onSaved });
  await wait(0);
  server.best = 31;
  act(() => announceSaved([saved]));
  await wait(0);
  expect(server.callsTo('personal_best')).toBe(times);
  expect(screen.queryAllByText('Personal best: 31 correct')).toHaveLength(times - 1);
});

test('a group of friends is read again after a daily only', async () => {
  const { announceSaved, onSaved } = fakePlatform();
  const group = jest.fn(() => groupOf());
  const client = rpcClient({ friend_group: group });
  const supabase = () => Promise.resolve(client);
  await renderGames('/friends/group-1', { auth, supabase, announceSaved, onSaved });
  await wait(0);
  for (const saved of [{ kind: 'practice', game: 'sum_grid' }, { kind: 'learning' }] as const) {
    act(() => announceSaved([saved]));
  }
  await wait(0);
  expect(group).toHaveBeenCalledTimes(1);
  act(() => announceSaved([{ kind: 'daily', game: 'sum_grid', day: '2026-11-21' }]));
  await wait(0);
  expect(group).toHaveBeenCalledTimes(2);
});

describe('on the page of the puzzle itself', () => {
  /** The calls after the puzzle on the screen is solved. */
  async function callsOfSolving(address: string, solution: () => Cells) {
    const server = fakeServer();
    const { announceSaved, onSaved } = fakePlatform();
    const { user } = await renderGames(address, { auth, supabase: server.supabase, announceSaved, onSaved });
    await screen.findByTestId('grid');
    await wait(20_000);
    const before = server.calls.length;
    await fill(user, solution());
    await press(user, 'Submit');
    await wait(20_000);
    return server.calls.slice(before);
  }

  test('a solved daily is saved, and its day, standing and board are read once', async () => {
    leaveAlmostSolved('user-1');
    const calls = await callsOfSolving('/sum-grid', () => dailyPuzzle('sum_grid', '2026-11-21').solution);
    expect(calls.sort()).toEqual(['board', 'daily_card', 'daily_standing', 'save_results']);
  });

  test('a solved practice puzzle is only saved', async () => {
    expect(await callsOfSolving('/sum-grid?mode=practice', solution)).toEqual(['save_results']);
  });
});
