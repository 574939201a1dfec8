import { GRID_GAMES, XP_PER_DAILY } from 'shared-contracts';
import { dayKeyAt } from 'shared-puzzle-engine';
import { publishDailyPuzzles } from '../publish/publish-daily-puzzles';
import { daysAgo, solutionOf, start, submit, todayKey } from '../testing/daily';
import { guestDaily, importResults, reasonFor } from '../testing/guest-results';
import { newPlayer, type Player, service } from '../testing/players';
import { testBackend } from '../testing/test-backend';

beforeAll(async () => {
  const { url, secretKey } = testBackend();
  await publishDailyPuzzles({ supabaseUrl: url, secretKey, fromDayKey: await daysAgo(31), days: 31 });
});

/** A player whose account was made that many days ago. */
async function playerSince(days: number): Promise<Player> {
  const player = await newPlayer();
  const created_at = `${await daysAgo(days)}T17:00:00Z`;
  await service().from('profiles').update({ created_at }).eq('id', player.id).throwOnError();
  return player;
}

test.each(GRID_GAMES)('today’s %s counts as if it had been played from the account', async (game) => {
  const { client } = await newPlayer();
  const daily = guestDaily(await todayKey(), {}, game);
  expect(await importResults(client, daily)).toMatchObject({
    imported: 1,
    total_xp: XP_PER_DAILY[game],
    current_streak: 1,
  });
});

test('it is kept with the device’s time, marked as not verified', async () => {
  const { client } = await newPlayer();
  const day = await daysAgo(1);
  const daily = guestDaily(day);
  await importResults(client, daily);
  const result = await client.from('daily_grid_results').select().single().throwOnError();
  expect(result.data).toMatchObject({
    id: daily.id,
    game_type: 'sum_grid',
    challenge_date: day,
    grid: daily.grid,
    completion_time_seconds: 75,
    time_verified: false,
    hints_used: 0,
    score: 100,
    accuracy: 100,
    xp_earned: 0,
    completed_at: `${day}T17:00:00+00:00`,
  });
  const session = await client.from('game_sessions').select().single().throwOnError();
  expect(session.data).toMatchObject({
    game_type: 'sum_grid',
    completion_time_seconds: 75,
    completed_at: `${day}T17:00:00+00:00`,
    session_data: { puzzle_date: day, final_time: 75, practice_mode: false },
  });
});

test.each([0, 1])(
  'yesterday’s earns nothing for an account of %d days that never opened it',
  async (days) => {
    const { client } = await playerSince(days);
    const results = [guestDaily(await daysAgo(1)), guestDaily(await todayKey())];
    expect(await importResults(client, ...results)).toMatchObject({
      imported: 2,
      total_xp: 50,
      current_streak: 1,
    });
  },
);

test('a time that the server measures cannot be got round by an import', async () => {
  const { client, id } = await newPlayer();
  await start(client);
  const started_at = new Date(Date.now() - 90_000).toISOString();
  await service().from('daily_attempts').update({ started_at }).eq('user_id', id).throwOnError();
  await importResults(client, guestDaily(await todayKey(), { completion_time_seconds: 1 }));
  const { data } = await client.from('daily_grid_results').select('completion_time_seconds').single();
  expect(data?.completion_time_seconds).toBeGreaterThanOrEqual(60);
});

test('an account that missed yesterday cannot mend its streak by a guest’s result', async () => {
  const { client, id } = await playerSince(20);
  const active = { user_id: id, day_key: await daysAgo(2), game_type: 'sum_grid' };
  await service().from('daily_activity').insert(active).throwOnError();
  await submit(client);
  expect(await importResults(client, guestDaily(await daysAgo(1)))).toMatchObject({
    imported: 1,
    total_xp: 50,
    current_streak: 1,
  });
});

test('yesterday’s counts where the server saw it opened yesterday, however late it arrives', async () => {
  const { client, id } = await playerSince(20);
  const day_key = await daysAgo(1);
  const opened = { user_id: id, game_type: 'sum_grid', day_key, started_at: `${day_key}T23:00:00Z` };
  await service().from('daily_attempts').insert(opened).throwOnError();
  expect(await importResults(client, guestDaily(day_key))).toMatchObject({ total_xp: 50, current_streak: 1 });
  const other = await importResults(client, guestDaily(day_key, {}, 'combined_grid'));
  expect(other).toMatchObject({ imported: 1, total_xp: 50 });
});

test.each([2, 30])('a daily of %d days ago is kept, but earns nothing any more', async (days) => {
  const { client } = await playerSince(days);
  expect(await importResults(client, guestDaily(await daysAgo(days)))).toEqual({
    imported: 1,
    skipped: [],
    total_xp: 0,
    current_streak: 0,
  });
  const { data } = await client.from('daily_grid_results').select('xp_earned').throwOnError();
  expect(data).toEqual([{ xp_earned: 0 }]);
  const activity = await client.from('daily_activity').select().throwOnError();
  expect(activity.data).toEqual([]);
});

test('a result that earns nothing leaves the streak of the profile as it was', async () => {
  const { client, id } = await newPlayer();
  await service().from('profiles').update({ current_streak: 7 }).eq('id', id).throwOnError();
  await importResults(client, guestDaily(await daysAgo(5)));
  const { data } = await client.from('profiles').select('current_streak').single().throwOnError();
  expect(data).toEqual({ current_streak: 7 });
});

test('a day that the account has played already stays as it is', async () => {
  const { client } = await newPlayer();
  await submit(client, { seconds: 41 });
  const daily = guestDaily(await todayKey());
  expect(await importResults(client, daily)).toEqual({
    imported: 0,
    skipped: [{ id: daily.id, reason: 'daily-already-played' }],
    total_xp: 50,
    current_streak: 1,
  });
  const { data } = await client.from('daily_grid_results').select('completion_time_seconds').throwOnError();
  expect(data).toEqual([{ completion_time_seconds: 41 }]);
});

test('a day that was imported is not played again', async () => {
  const { client } = await newPlayer();
  await importResults(client, guestDaily(await todayKey()));
  expect((await submit(client)).error).toMatchObject({ hint: 'daily-already-played' });
  expect(await start(client)).toMatchObject({ completed: true, result: { completion_time_seconds: 75 } });
});

test.each([
  ['before', 15],
  ['after', 5],
])('a result that says it was finished %s its day was finished within it', async (_, days) => {
  const { client } = await newPlayer();
  const finished_at = `${await daysAgo(days)}T17:00:00Z`;
  await importResults(client, guestDaily(await daysAgo(10), { finished_at }));
  const { data } = await client.from('daily_grid_results').select('completed_at').single().throwOnError();
  expect(dayKeyAt(Date.parse(data.completed_at))).toBe(await daysAgo(10));
});

test.each([
  [-5, 1, 1],
  [2_000_000, 82_000, 90_000],
])('a time of %d seconds is at least one, and no longer than the day', async (seconds, least, most) => {
  const { client } = await newPlayer();
  await importResults(client, guestDaily(await daysAgo(3), { completion_time_seconds: seconds }));
  const { data } = await client
    .from('daily_grid_results')
    .select('completion_time_seconds')
    .single()
    .throwOnError();
  expect(data.completion_time_seconds).toBeGreaterThanOrEqual(least);
  expect(data.completion_time_seconds).toBeLessThanOrEqual(most);
});

describe('a daily is skipped', () => {
  let player: Player;
  let today: string;
  beforeAll(async () => {
    [player, today] = [await newPlayer(), await todayKey()];
  });

  test('when its day has not begun', async () => {
    expect(await reasonFor(player.client, guestDaily(await daysAgo(-1)))).toBe('day-not-begun');
  });

  test('when it was more than 30 days ago', async () => {
    expect(await reasonFor(player.client, guestDaily(await daysAgo(31)))).toBe('day-too-long-ago');
  });

  test('with the solution of another day', async () => {
    const grid = solutionOf('sum_grid', await daysAgo(1));
    expect(await reasonFor(player.client, guestDaily(today, { grid }))).toBe('grid-not-solved');
  });

  test.each<[string, object]>([
    ['malformed-grid', { grid: [1, 2, 3] }],
    ['malformed-grid', { grid: null }],
    [
      'malformed-grid',
      {
        grid: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      },
    ],
    ['malformed-result', { grid: 'solved' }],
    ['malformed-result', { grid: ['a'] }],
    ['unknown-game', { game_type: 'chess' }],
    ['unknown-game', { game_type: null }],
    ['malformed-result', { id: null }],
    ['malformed-result', { id: 7 }],
    ['malformed-result', { day_key: null }],
    ['malformed-result', { day_key: '2026-02-30' }],
    ['malformed-result', { completion_time_seconds: null }],
    ['malformed-result', { completion_time_seconds: 'long' }],
    ['day-not-begun', { day_key: 'infinity' }],
    ['day-too-long-ago', { day_key: '-infinity' }],
  ])('as %s with %j', async (reason, change) => {
    expect(await reasonFor(player.client, guestDaily(today, change))).toBe(reason);
  });
});
