import * as v from 'valibot';
import {
  type GridGame,
  GAMES,
  GRID_GAMES,
  type SavedDaily,
  SavedDailyResultSchema,
} from '@ninefold/contracts';
import type { Client } from '../program-client';
import { countedDay, daysAgo, start, startedSecondsAgo, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer } from '../testing/players';
import { daily, save } from '../testing/results';

type SaveToday = (client: Client, game?: GridGame, seconds?: number) => Promise<SavedDaily>;

/** Both ways to save a daily store the same. */
const ROADS: readonly [string, SaveToday][] = [
  [
    'save_daily_grid_result',
    async (client, game, seconds) => {
      const { data } = await submit(client, { game, seconds });
      const { day_key, ...saved } = v.parse(SavedDailyResultSchema, data);
      expect(day_key).toBe(await todayKey());
      return saved;
    },
  ],
  [
    'save_results',
    async (client, game, seconds = 60) => {
      const verdict = await save(client, daily(await todayKey(), { completion_time_seconds: seconds }, game));
      expect(verdict.status).toBe('saved');
      return verdict.daily ?? Promise.reject(new Error('A saved daily has its part of the verdict.'));
    },
  ],
];

describe.each(ROADS)('by %s', (_, saveToday) => {
  test.each(GRID_GAMES)('a solved %s earns the experience points in the catalog', async (game) => {
    const { client } = await newPlayer();
    expect(await saveToday(client, game)).toMatchObject({
      xp_earned: GAMES[game].xp,
      total_xp: GAMES[game].xp,
    });
  });

  test('experience adds up over the games, and a day counts once for the streak', async () => {
    const { client } = await newPlayer();
    for (const game of GRID_GAMES) await saveToday(client, game);
    const { data } = await client.from('profiles').select('total_xp, current_streak').single().throwOnError();
    const total_xp = GRID_GAMES.reduce((sum, game) => sum + GAMES[game].xp, 0);
    expect(data).toEqual({ total_xp, current_streak: 1 });
  });

  test('the result, the session and the activity are written together with the server’s score', async () => {
    const { client } = await newPlayer();
    await saveToday(client, 'sum_grid', 61);
    const day = await todayKey();
    const { results, games, activity } = await traces(client);
    expect(results).toMatchObject([
      { challenge_date: day, score: 100, accuracy: 100, hints_used: 0, xp_earned: 50 },
    ]);
    expect(games).toMatchObject([
      {
        id: results[0]?.id,
        game_type: 'sum_grid',
        practice: false,
        score: 100,
        accuracy: 100,
        completed: true,
        session_data: { puzzle_date: day, final_time: 61, practice_mode: false },
      },
    ]);
    expect(activity).toMatchObject([{ day_key: day, streak: 1 }]);
  });

  test('the time runs from the server’s start, whatever the device reports', async () => {
    const { client, id } = await newPlayer();
    await start(client);
    await startedSecondsAgo(id, 12);
    const { completion_time_seconds, time_verified } = await saveToday(client, 'sum_grid', 1);
    expect(completion_time_seconds).toBeGreaterThanOrEqual(12);
    expect(completion_time_seconds).toBeLessThan(60);
    expect(time_verified).toBe(true);
  });

  test.each([
    ['the sent time is kept', 45, 45],
    ['a negative time becomes a second', -5, 1],
  ])('without a start, %s and marked as unverified', async (__, seconds, completion_time_seconds) => {
    const { client } = await newPlayer();
    expect(await saveToday(client, 'sum_grid', seconds)).toMatchObject({
      completion_time_seconds,
      time_verified: false,
    });
  });

  test('without a start, no time exceeds the day so far', async () => {
    const { client } = await newPlayer();
    const { completion_time_seconds } = await saveToday(client, 'sum_grid', 2_000_000);
    expect(completion_time_seconds).toBeLessThanOrEqual(90_000);
  });

  test('another game’s start does not measure this one', async () => {
    const { client, id } = await newPlayer();
    await start(client, 'combined_grid');
    await startedSecondsAgo(id, 30);
    expect(await saveToday(client, 'sum_grid', 45)).toMatchObject({ time_verified: false });
  });

  test('a daily on the day after yesterday’s extends the streak', async () => {
    const { client, id } = await newPlayer();
    await countedDay(await daysAgo(1), id, 2);
    expect(await saveToday(client)).toMatchObject({ current_streak: 3 });
  });

  test('a daily after two missed days restarts the streak', async () => {
    const { client, id } = await newPlayer();
    await countedDay(await daysAgo(3), id, 40);
    expect(await saveToday(client)).toMatchObject({ current_streak: 1 });
    expect((await traces(client)).profile.current_streak).toBe(1);
  });
});

test('the specification’s call treats a missing time as the longest one', async () => {
  const { client } = await newPlayer();
  const { data } = await submit(client, { seconds: null as unknown as number });
  const { completion_time_seconds } = v.parse(SavedDailyResultSchema, data);
  const today = await start(client);
  expect(Math.abs(86_400 - today.seconds_to_reset - completion_time_seconds)).toBeLessThan(3_700);
});
