import { SavedDailyResultSchema, XP_PER_DAILY } from 'shared-contracts';
import type { GridGame } from 'shared-puzzle-engine';
import { newPlayer, service } from '../testing/players';
import { daysAgo, start, submit, todayKey } from '../testing/daily';

const GAMES = Object.entries(XP_PER_DAILY) as [GridGame, number][];

test.each(GAMES)('a solved %s earns %d experience points, as the game announces', async (game, xp_earned) => {
  const { client } = await newPlayer();
  const { data } = await submit(client, { game });
  expect(SavedDailyResultSchema.parse(data)).toMatchObject({
    day_key: await todayKey(),
    xp_earned,
    total_xp: xp_earned,
  });
});

test('experience adds up over the games, and a day counts once for the streak', async () => {
  const { client } = await newPlayer();
  for (const [game] of GAMES) await submit(client, { game });
  const { data } = await client.from('profiles').select('total_xp, current_streak').single().throwOnError();
  expect(data).toEqual({ total_xp: 225, current_streak: 1 });
});

test('the result, the session and the activity are written together, with the server’s score', async () => {
  const { client } = await newPlayer();
  await submit(client, { seconds: 61 });
  const day = await todayKey();
  const written = await Promise.all([
    client
      .from('daily_grid_results')
      .select('challenge_date, score, accuracy, hints_used, xp_earned')
      .throwOnError(),
    client.from('game_sessions').select('game_type, score, accuracy, completed, session_data').throwOnError(),
    client.from('daily_activity').select('day_key, game_type').throwOnError(),
  ]);
  expect(written.map(({ data }) => data)).toEqual([
    [{ challenge_date: day, score: 100, accuracy: 100, hints_used: 0, xp_earned: 50 }],
    [
      {
        game_type: 'sum_grid',
        score: 100,
        accuracy: 100,
        completed: true,
        session_data: { puzzle_date: day, final_time: 61, practice_mode: false },
      },
    ],
    [{ day_key: day, game_type: 'sum_grid' }],
  ]);
});

test('the time runs from the server’s start, whatever the device says', async () => {
  const { client, id } = await newPlayer();
  await start(client);
  const started_at = new Date(Date.now() - 2_000).toISOString();
  await service().from('daily_attempts').update({ started_at }).eq('user_id', id).throwOnError();
  const { data } = await submit(client, { seconds: 1 });
  const { completion_time_seconds } = SavedDailyResultSchema.parse(data);
  expect(completion_time_seconds).toBeGreaterThanOrEqual(2);
  expect(data).toMatchObject({ time_verified: true });
});

test.each([
  ['the sent time is kept', 45, 45],
  ['a negative time becomes a second', -5, 1],
])('without a start, %s and marked as unverified', async (_, seconds, completion_time_seconds) => {
  const { client } = await newPlayer();
  expect((await submit(client, { seconds })).data).toMatchObject({
    completion_time_seconds,
    time_verified: false,
  });
});

test('without a start, no time is longer than the day has lasted', async () => {
  const { client } = await newPlayer();
  const { completion_time_seconds } = SavedDailyResultSchema.parse(
    (await submit(client, { seconds: 2_000_000 })).data,
  );
  expect(completion_time_seconds).toBeLessThanOrEqual(90_000);
});

test('a day after yesterday makes the streak longer', async () => {
  const { client, id } = await newPlayer();
  const [yesterday, before] = [await daysAgo(1), await daysAgo(2)];
  const activity = [yesterday, before].map((day_key) => ({
    user_id: id,
    day_key,
    game_type: 'combined_grid',
  }));
  await service().from('daily_activity').insert(activity).throwOnError();
  expect((await submit(client)).data).toMatchObject({ current_streak: 3 });
});

test('the level follows from the experience points', async () => {
  const { client, id } = await newPlayer();
  await service().from('profiles').update({ total_xp: 450 }).eq('id', id).throwOnError();
  await submit(client);
  const { data } = await client.from('profiles').select('total_xp, learning_level').single().throwOnError();
  expect(data).toEqual({ total_xp: 500, learning_level: 'A2' });
});
