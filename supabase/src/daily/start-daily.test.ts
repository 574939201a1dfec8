import type { GridGame } from '@ninefold/contracts';
import { newPlayer } from '../testing/players';
import { start, startedSecondsAgo, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';

test('the first call starts today’s attempt', async () => {
  const { client } = await newPlayer();
  const started = await start(client);
  expect(started).toMatchObject({
    game_type: 'sum_grid',
    day_key: await todayKey(),
    completed: false,
    result: null,
  });
  expect((await traces(client)).attempts).toMatchObject([{ started_at: started.started_at }]);
});

test('the start never moves, and the server measures the elapsed time', async () => {
  const { client, id } = await newPlayer();
  await start(client);
  const started_at = await startedSecondsAgo(id, 90);
  const again = await start(client);
  expect(Date.parse(again.started_at ?? '')).toBe(Date.parse(started_at));
  expect(again.elapsed_seconds).toBeGreaterThanOrEqual(90);
});

test('each game has its own start', async () => {
  const { client } = await newPlayer();
  await start(client, 'sum_grid');
  await start(client, 'combined_grid');
  const { data } = await client.from('daily_attempts').select('game_type').order('game_type').throwOnError();
  expect(data).toEqual([{ game_type: 'combined_grid' }, { game_type: 'sum_grid' }]);
});

test('after today’s result the response contains the result, and nothing is started', async () => {
  const { client } = await newPlayer();
  await submit(client, { seconds: 75 });
  const { results } = await traces(client);
  expect(await start(client)).toMatchObject({
    completed: true,
    started_at: null,
    elapsed_seconds: 0,
    result: {
      id: results[0]?.id,
      completion_time_seconds: 75,
      time_verified: false,
      xp_earned: 50,
      completed_at: results[0]?.completed_at,
    },
  });
  expect((await traces(client)).attempts).toEqual([]);
});

test.each(['mental_math_speed', 'chess', ''])('"%s" is not a daily game', async (game) => {
  const { client } = await newPlayer();
  const { error } = await client.rpc('start_daily', { p_game_type: game as GridGame });
  expect(error).toMatchObject({ code: '22023', hint: 'unknown-game' });
});
