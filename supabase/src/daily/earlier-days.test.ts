import { countedDay, daysAgo, start, startedOn, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer, type Player, service } from '../testing/players';
import { daily, refusal, save, saveAll } from '../testing/results';

/** A player whose account was created that many days ago. */
async function playerSince(days: number): Promise<Player> {
  const player = await newPlayer();
  const created_at = `${await daysAgo(days)}T17:00:00Z`;
  await service().from('profiles').update({ created_at }).eq('id', player.id).throwOnError();
  return player;
}

test('a daily started yesterday that arrives after midnight counts for yesterday', async () => {
  const { client, id } = await playerSince(20);
  const yesterday = await daysAgo(1);
  await startedOn(yesterday, id);
  expect(await save(client, daily(yesterday, { completion_time_seconds: 200 }))).toMatchObject({
    status: 'saved',
    daily: {
      completion_time_seconds: 200,
      time_verified: false,
      xp_earned: 50,
      total_xp: 50,
      current_streak: 1,
    },
  });
  expect((await traces(client)).activity).toMatchObject([{ day_key: yesterday, streak: 1 }]);
  const otherGame = daily(yesterday, {}, 'combined_grid');
  expect(await save(client, otherGame)).toMatchObject({ daily: { xp_earned: 0, total_xp: 50 } });
});

test('yesterday’s daily, counted after today’s, extends the current streak without a freeze', async () => {
  const { client, id } = await newPlayer();
  const [today, yesterday, before] = [await todayKey(), await daysAgo(1), await daysAgo(2)];
  await countedDay(before, id, 6);
  await startedOn(yesterday, id);
  expect(await saveAll(client, daily(today), daily(yesterday))).toMatchObject([
    { daily: { xp_earned: 50, current_streak: 7 } },
    { daily: { xp_earned: 50, current_streak: 8, total_xp: 100 } },
  ]);
  const { activity, profile } = await traces(client);
  expect(profile.current_streak).toBe(8);
  expect(activity.sort((a, b) => a.streak - b.streak)).toEqual([
    { user_id: id, day_key: before, streak: 6, after_freeze: false },
    { user_id: id, day_key: yesterday, streak: 7, after_freeze: false },
    { user_id: id, day_key: today, streak: 8, after_freeze: false },
  ]);
});

test('a second game of yesterday, sent today, does not extend the streak', async () => {
  const { client, id } = await newPlayer();
  const [today, yesterday] = [await todayKey(), await daysAgo(1)];
  await startedOn(yesterday, id);
  await startedOn(yesterday, id, 'combined_grid');
  const results = [daily(today), daily(yesterday), daily(yesterday, {}, 'combined_grid')];
  expect((await saveAll(client, ...results)).map((verdict) => verdict.daily?.current_streak)).toEqual([
    1, 2, 2,
  ]);
});

test.each([0, 1, 20])(
  'yesterday’s daily earns nothing for an account of %d days that never started it',
  async (days) => {
    const { client } = await playerSince(days);
    expect(await saveAll(client, daily(await daysAgo(1)), daily(await todayKey()))).toMatchObject([
      { status: 'saved', daily: { xp_earned: 0, total_xp: 0, current_streak: 0 } },
      { status: 'saved', daily: { xp_earned: 50, total_xp: 50, current_streak: 1 } },
    ]);
  },
);

test('another player’s start of yesterday’s puzzle does not make it count', async () => {
  const [{ client }, other] = [await newPlayer(), await newPlayer()];
  await startedOn(await daysAgo(1), other.id);
  expect(await save(client, daily(await daysAgo(1)))).toMatchObject({ daily: { xp_earned: 0 } });
});

test('a result of an earlier day cannot repair a streak that missed two days', async () => {
  const { client, id } = await playerSince(20);
  await countedDay(await daysAgo(3), id, 1);
  await submit(client);
  expect(await save(client, daily(await daysAgo(1)))).toMatchObject({
    status: 'saved',
    daily: { xp_earned: 0, total_xp: 50, current_streak: 1 },
  });
});

test.each([2, 30])(
  'a daily of %d days ago is stored but earns nothing, even if it was started',
  async (days) => {
    const { client, id } = await playerSince(40);
    const day = await daysAgo(days);
    await startedOn(day, id);
    expect(await save(client, daily(day))).toMatchObject({
      status: 'saved',
      daily: { time_verified: false, xp_earned: 0, total_xp: 0, current_streak: 0 },
    });
    const { results, activity } = await traces(client);
    expect(results).toMatchObject([{ challenge_date: day, xp_earned: 0 }]);
    expect(activity).toEqual([]);
  },
);

test('a result that earns nothing does not change the profile’s streak', async () => {
  const { client, id } = await newPlayer();
  await service().from('profiles').update({ current_streak: 7 }).eq('id', id).throwOnError();
  await save(client, daily(await daysAgo(5)));
  expect((await traces(client)).profile.current_streak).toBe(7);
});

test('a daily of an earlier day is stored with the device’s time and marked as not verified', async () => {
  const { client, id: user_id } = await newPlayer();
  const day = await daysAgo(1);
  const { id, grid } = daily(day);
  await save(client, daily(day, { id }));
  const { results, games } = await traces(client);
  expect(results).toEqual([
    {
      id,
      user_id,
      game_type: 'sum_grid',
      challenge_date: day,
      grid,
      completion_time_seconds: 75,
      time_verified: false,
      hints_used: 0,
      score: 100,
      accuracy: 100,
      xp_earned: 0,
      completed_at: `${day}T17:00:00+00:00`,
    },
  ]);
  expect(games).toMatchObject([
    {
      id,
      game_type: 'sum_grid',
      practice: false,
      completion_time_seconds: 75,
      completed_at: `${day}T17:00:00+00:00`,
      session_data: { puzzle_date: day, final_time: 75, practice_mode: false },
    },
  ]);
});

test.each([
  [-5, 1, 1],
  [2_000_000, 82_000, 90_000],
])('a time of %d seconds is at least one, and at most a day', async (seconds, least, most) => {
  const { client } = await newPlayer();
  const { daily: saved } = await save(client, daily(await daysAgo(3), { completion_time_seconds: seconds }));
  expect(saved?.completion_time_seconds).toBeGreaterThanOrEqual(least);
  expect(saved?.completion_time_seconds).toBeLessThanOrEqual(most);
});

test('a day with a result cannot be played again', async () => {
  const { client } = await newPlayer();
  const result = daily(await todayKey());
  await save(client, result);
  expect((await submit(client)).error).toMatchObject({ hint: 'daily-already-played' });
  expect(await start(client)).toMatchObject({
    completed: true,
    result: { id: result.id, completion_time_seconds: 75 },
  });
});

describe('a daily is rejected', () => {
  let player: Player;
  beforeAll(async () => {
    player = await newPlayer();
  });

  test('temporarily, when its day has not begun', async () => {
    expect(await save(player.client, daily(await daysAgo(-1)))).toMatchObject({
      status: 'refused',
      reason: 'day-not-begun',
      retry: true,
    });
  });

  test('permanently, when its day was more than 30 days ago', async () => {
    const verdict = await save(player.client, daily(await daysAgo(31)));
    expect(verdict).toMatchObject({ status: 'refused', reason: 'day-too-long-ago' });
    expect(verdict.retry).toBeUndefined();
  });

  test.each<[string, object]>([
    ['malformed-result', { day_key: null }],
    ['malformed-result', { day_key: '2026-02-30' }],
    ['malformed-result', { completion_time_seconds: null }],
    ['malformed-result', { completion_time_seconds: 'long' }],
    ['day-not-begun', { day_key: 'infinity' }],
    ['day-too-long-ago', { day_key: '-infinity' }],
  ])('as %s with %j', async (reason, change) => {
    expect(await refusal(player.client, daily(await todayKey(), { ...change }))).toBe(reason);
  });
});
