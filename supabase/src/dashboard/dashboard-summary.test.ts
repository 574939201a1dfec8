import * as v from 'valibot';
import {
  type DashboardSummary,
  DashboardSummarySchema,
  FREE_DAILY_SESSIONS,
  GRID_GAMES,
  TIMED_ROUND_GAMES,
} from '@ninefold/contracts';
import { addDays } from '../publish/day-keys';
import { countedDay, submit, todayKey } from '../testing/daily';
import { answers, begunSecondsAgo, complete, saveAnswers, startSession } from '../testing/learning';
import { newPlayer, type Player, service } from '../testing/players';
import { drill, practice, saveAll, timedRound } from '../testing/results';
import { playedRound } from '../testing/rounds';

async function summary({ client }: Player): Promise<DashboardSummary> {
  return v.parse(DashboardSummarySchema, (await client.rpc('dashboard_summary').throwOnError()).data);
}

const UNPLAYED = {
  played_today: false,
  started_today: false,
  today_time_seconds: null,
  today_time_verified: null,
  best_time_seconds: null,
  games_played: 0,
};

const forEach = <Value>(games: readonly string[], value: Value) =>
  Object.fromEntries(games.map((game) => [game, value]));

test('a new player has done nothing yet', async () => {
  expect(await summary(await newPlayer())).toEqual({
    day_key: await todayKey(),
    seconds_to_reset: expect.any(Number) as number,
    total_xp: 0,
    xp_today: 0,
    learning_level: 'A1',
    current_streak: 0,
    today_counts: false,
    freezes_left: 1,
    freeze_used_on: null,
    learning_sessions_today: 0,
    learning_sessions_limit: 3,
    practices_completed_today: 0,
    reviews_completed_today: 0,
    reviews_due: 0,
    assigned: { open: 0, next: [] },
    grids: forEach(GRID_GAMES, UNPLAYED),
    timed_rounds: forEach(TIMED_ROUND_GAMES, { best_score: null, rounds_played: 0 }),
    recent_results: [],
  });
});

test('the best verified timed round is shown, and not confused with other games', async () => {
  const player = await newPlayer();
  const verified = [await playedRound(player.client, 7), await playedRound(player.client, 12, 1)];
  await saveAll(player.client, ...verified, timedRound(30), drill(18), practice());
  expect(await summary(player)).toMatchObject({
    timed_rounds: { mental_math_speed: { best_score: 12, rounds_played: 3 } },
  });
});

test('today’s result is shown immediately', async () => {
  const player = await newPlayer();
  await submit(player.client, { seconds: 55 });
  expect(await summary(player)).toMatchObject({
    total_xp: 50,
    current_streak: 1,
    grids: {
      sum_grid: { played_today: true, today_time_seconds: 55, games_played: 1 },
      combined_grid: UNPLAYED,
    },
    recent_results: [
      { game_type: 'sum_grid', day_key: await todayKey(), completion_time_seconds: 55, xp_earned: 50 },
    ],
  });
});

test.each([
  ['today’s streak', 0, 3],
  ['yesterday’s streak, with today still to play', 1, 3],
  ['the one before yesterday, which a freeze covers', 2, 3],
  ['nothing after two days were missed', 3, 0],
])('the streak is %s', async (_, days, current_streak) => {
  const player = await newPlayer();
  await countedDay(addDays(await todayKey(), -days), player.id, 3);
  await service().from('profiles').update({ current_streak: 99 }).eq('id', player.id).throwOnError();
  expect(await summary(player)).toMatchObject({ current_streak });
});

test('the level depends on what was learned, however many points there are', async () => {
  const player = await newPlayer();
  await service().from('profiles').update({ total_xp: 50_000 }).eq('id', player.id).throwOnError();
  expect(await summary(player)).toMatchObject({ total_xp: 50_000, learning_level: 'A1' });
  await startSession(player.client, { level: 'B1' });
  expect(await summary(player)).toMatchObject({ learning_level: 'B1' });
});

test('the best time is the shortest one that the server measured', async () => {
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
    grids: { combined_grid: { played_today: false, best_time_seconds: 70, games_played: 3 } },
  });
});

test('the ten latest results are shown, newest first', async () => {
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
  const { recent_results } = await summary(player);
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

test('a solved daily and a completed session count for today, and a started session does not', async () => {
  const player = await newPlayer();
  const { id: session } = await startSession(player.client);
  expect(await summary(player)).toMatchObject({ learning_sessions_today: 1 });
  // In the first hour of a day, this moves the session to the previous day.
  await begunSecondsAgo(session, 3_600);
  await saveAnswers(player.client, session, answers(5));
  expect(await summary(player)).toMatchObject({ today_counts: false, xp_today: 0 });
  await complete(player.client, session);
  expect(await summary(player)).toMatchObject({ today_counts: true, xp_today: 20, current_streak: 1 });
  await submit(player.client);
  expect(await summary(player)).toMatchObject({ today_counts: true, xp_today: 70, total_xp: 70 });
});

test('one player’s summary shows nothing of another’s', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await submit(other.client);
  expect(await summary(player)).toMatchObject({
    total_xp: 0,
    recent_results: [],
    grids: { sum_grid: UNPLAYED },
  });
});
