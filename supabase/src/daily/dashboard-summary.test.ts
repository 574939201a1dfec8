import { FREE_DAILY_SESSIONS } from 'shared-contracts';
import { addDays } from '../publish/day-keys';
import { submit, todayKey } from '../testing/daily';
import { newPlayer, type Player, service } from '../testing/players';
import { drill, mentalMath, save } from '../testing/rounds';

async function summary({ client }: Player): Promise<Record<string, unknown>> {
  const { data } = await client.rpc('dashboard_summary').throwOnError();
  return data as Record<string, unknown>;
}

const UNPLAYED = { played_today: false, today_time_seconds: null, best_time_seconds: null, games_played: 0 };

/** A player who was active on the days that many days ago. */
async function playerActive(...daysAgo: number[]): Promise<Player> {
  const player = await newPlayer();
  const today = await todayKey();
  const rows = daysAgo.map((days) => ({
    user_id: player.id,
    day_key: addDays(today, -days),
    game_type: 'sum_grid',
  }));
  await service().from('daily_activity').insert(rows).throwOnError();
  await service().from('profiles').update({ current_streak: 99 }).eq('id', player.id).throwOnError();
  return player;
}

test('a new player has done nothing yet', async () => {
  expect(await summary(await newPlayer())).toEqual({
    day_key: await todayKey(),
    seconds_to_reset: expect.any(Number) as number,
    total_xp: 0,
    learning_level: 'A1',
    level_progress_percent: 0,
    current_streak: 0,
    learning_sessions_today: 0,
    learning_sessions_limit: 3,
    games: { sum_grid: UNPLAYED, multiplication_grid: UNPLAYED, combined_grid: UNPLAYED },
    mental_math_speed: { best_score: null, rounds_played: 0 },
    recent_results: [],
  });
});

test('the best speed round is told, and no other game is taken for one', async () => {
  const player = await newPlayer();
  for (const round of [mentalMath(7), mentalMath(12, 1), mentalMath(9), drill(18)])
    await save(player.client, round);
  expect(await summary(player)).toMatchObject({ mental_math_speed: { best_score: 12, rounds_played: 3 } });
});

test('today’s result shows at once', async () => {
  const player = await newPlayer();
  await submit(player.client, { seconds: 55 });
  expect(await summary(player)).toMatchObject({
    total_xp: 50,
    level_progress_percent: 10,
    current_streak: 1,
    games: {
      sum_grid: { played_today: true, today_time_seconds: 55, games_played: 1 },
      combined_grid: UNPLAYED,
    },
    recent_results: [
      { game_type: 'sum_grid', day_key: await todayKey(), completion_time_seconds: 55, xp_earned: 50 },
    ],
  });
});

test.each([
  ['days in a row up to today', [0, 1, 2], 3],
  ['days in a row up to yesterday, with today still to play', [1, 2, 3, 4], 4],
  ['nothing after a gap of one day', [2, 3, 4], 0],
  ['only the days since the last gap', [0, 1, 3, 4, 5], 2],
  ['nothing without a day', [], 0],
])('the streak counts %s', async (_, daysAgo, current_streak) => {
  expect(await summary(await playerActive(...daysAgo))).toMatchObject({ current_streak });
});

test.each([
  [0, 'A1', 0],
  [499, 'A1', 99],
  [500, 'A2', 0],
  [2_500, 'B1', 50],
  [11_999, 'C1', 99],
  [12_000, 'C2', 100],
  [50_000, 'C2', 100],
])(
  '%d experience points are level %s at %d percent',
  async (total_xp, learning_level, level_progress_percent) => {
    const player = await newPlayer();
    await service().from('profiles').update({ total_xp }).eq('id', player.id).throwOnError();
    expect(await summary(player)).toMatchObject({ total_xp, learning_level, level_progress_percent });
  },
);

test('the best time is the shortest that the server measured', async () => {
  const player = await newPlayer();
  const today = await todayKey();
  const result = (days: number, completion_time_seconds: number, time_verified: boolean) => ({
    user_id: player.id,
    game_type: 'combined_grid',
    challenge_date: addDays(today, -days),
    grid: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    completion_time_seconds,
    time_verified,
    score: 100,
    accuracy: 100,
    xp_earned: 100,
  });
  const results = [result(3, 80, true), result(2, 70, true), result(1, 5, false)];
  await service().from('daily_grid_results').insert(results).throwOnError();
  expect(await summary(player)).toMatchObject({
    games: { combined_grid: { played_today: false, best_time_seconds: 70, games_played: 3 } },
  });
});

test('the ten latest results are told, newest first', async () => {
  const player = await newPlayer();
  const today = await todayKey();
  const results = Array.from({ length: 12 }, (_, days) => ({
    user_id: player.id,
    game_type: 'sum_grid',
    challenge_date: addDays(today, -days),
    grid: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    completion_time_seconds: 60,
    time_verified: true,
    score: 100,
    accuracy: 100,
    xp_earned: 50,
    completed_at: `${addDays(today, -days)}T12:00:00Z`,
  }));
  await service().from('daily_grid_results').insert(results).throwOnError();
  const { recent_results } = (await summary(player)) as { recent_results: { day_key: string }[] };
  expect(recent_results.map(({ day_key }) => day_key)).toEqual(
    results.slice(0, 10).map(({ challenge_date }) => challenge_date),
  );
});

test('learning sessions count for the New York day, and only free accounts have a limit', async () => {
  const player = await newPlayer();
  const yesterday = addDays(await todayKey(), -2);
  const sessions = [{}, {}, { started_at: `${yesterday}T12:00:00Z` }];
  await service()
    .from('learning_sessions')
    .insert(
      sessions.map((session) => ({ user_id: player.id, level_id: 'A1', ...session })),
      { defaultToNull: false },
    )
    .throwOnError();
  expect(await summary(player)).toMatchObject({
    learning_sessions_today: 2,
    learning_sessions_limit: FREE_DAILY_SESSIONS,
  });
  const upgrade = { is_subscribed: true, subscription_tier: 'elite' };
  await service().from('profiles').update(upgrade).eq('id', player.id).throwOnError();
  expect(await summary(player)).toMatchObject({ learning_sessions_limit: null });
});

test('one player’s summary tells nothing of another’s', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await submit(other.client);
  expect(await summary(player)).toMatchObject({
    total_xp: 0,
    recent_results: [],
    games: { sum_grid: UNPLAYED },
  });
});
