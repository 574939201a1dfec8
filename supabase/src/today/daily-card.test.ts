import * as v from 'valibot';
import { GRID_GAMES, TodaysDailiesSchema } from '@ninefold/contracts';
import type { Client } from '../program-client';
import { countedDay, daysAgo, start, startedOn, startedSecondsAgo, submit, todayKey } from '../testing/daily';
import { newPlayer } from '../testing/players';
import { daily, drill, save, timedRound } from '../testing/results';
import { playedRound } from '../testing/rounds';

const cardOf = async (client: Client) =>
  v.parse(TodaysDailiesSchema, (await client.rpc('daily_card').throwOnError()).data);

test('a new player’s daily card is empty', async () => {
  const { client } = await newPlayer();
  const open = { started: false, time_seconds: null, time_verified: null, best_time_seconds: null };
  expect(await cardOf(client)).toEqual({
    day_key: await todayKey(),
    seconds_to_reset: expect.any(Number) as number,
    current_streak: 0,
    grids: Object.fromEntries(GRID_GAMES.map((game) => [game, open])),
    best_scores: { mental_math_speed: null, addition_drill: null },
  });
});

test('the daily card shows what was started and solved on any device', async () => {
  const { client, id } = await newPlayer();
  await start(client, 'sum_grid');
  await startedSecondsAgo(id, 41);
  await submit(client);
  await start(client, 'combined_grid');
  const { grids, current_streak } = await cardOf(client);
  const seconds = grids.sum_grid.time_seconds;
  expect(seconds).toBeGreaterThanOrEqual(41);
  expect(grids.sum_grid).toEqual({
    ...{ started: true, time_seconds: seconds, time_verified: true, best_time_seconds: seconds },
  });
  expect(grids.combined_grid).toMatchObject({ started: true, time_seconds: null });
  expect(grids.multiplication_grid).toMatchObject({ started: false, time_seconds: null });
  expect(current_streak).toBe(1);
});

test('the daily card excludes yesterday’s puzzles, and yesterday’s streak is alive', async () => {
  const { client, id } = await newPlayer();
  const yesterday = await daysAgo(1);
  await startedOn(yesterday, id);
  await save(client, daily(yesterday));
  await startedOn(yesterday, id, 'combined_grid');
  await countedDay(await daysAgo(3), id, 9);
  const { grids, current_streak } = await cardOf(client);
  expect(Object.values(grids).map(({ started, time_seconds }) => [started, time_seconds])).toEqual(
    GRID_GAMES.map(() => [false, null]),
  );
  expect(current_streak).toBe(1);
});

test('the daily card shows the best score of every round and drill', async () => {
  const { client } = await newPlayer();
  await save(client, await playedRound(client, 12));
  await save(client, timedRound(30));
  await save(client, drill(18));
  expect((await cardOf(client)).best_scores).toEqual({ mental_math_speed: 12, addition_drill: 18 });
});
