import { GAME_TYPES } from 'shared-contracts';
import type { Client } from '../program-client';
import { daysAgo, submit, todayKey } from '../testing/daily';
import { anonymous, newPlayer, service } from '../testing/players';
import { practice, savePractice, traces } from '../testing/practice';

const log = async (client: Client, userId: string | null = null, game: string | null = 'sum_grid') =>
  client.rpc('log_daily_activity', {
    p_user_id: userId as string,
    p_game_type: game as string,
    p_score: 100,
  });

test('a hundred calls move neither streak nor experience points nor any table', async () => {
  const { client, id } = await newPlayer();
  const before = await traces(client);
  for (let call = 0; call < 100; call += 1) {
    expect((await log(client, id, GAME_TYPES[call % GAME_TYPES.length])).error).toBeNull();
  }
  expect(await traces(client)).toEqual(before);
});

test('it tells a day without a checked result as not counted, whatever was practised', async () => {
  const { client, id } = await newPlayer();
  await savePractice(client, practice());
  const { data } = await log(client, id);
  expect(data).toEqual({ day_key: await todayKey(), counted: false, current_streak: 0 });
});

test('it tells a day with a checked result as counted, for any game', async () => {
  const { client } = await newPlayer();
  await submit(client, { game: 'combined_grid' });
  expect((await log(client)).data).toEqual({ day_key: await todayKey(), counted: true, current_streak: 1 });
});

test('yesterday’s activity, and anybody else’s, does not count for today', async () => {
  const [{ client, id }, other] = [await newPlayer(), await newPlayer()];
  await submit(other.client);
  const yesterday = { user_id: id, day_key: await daysAgo(1), game_type: 'sum_grid' };
  await service().from('daily_activity').insert(yesterday).throwOnError();
  expect((await log(client)).data).toMatchObject({ counted: false, current_streak: 1 });
});

test('nobody’s activity but one’s own can be named', async () => {
  const [{ client }, other] = [await newPlayer(), await newPlayer()];
  const daily = await submit(client, { userId: other.id });
  const { error } = await log(client, other.id);
  expect(error).toMatchObject({ code: '42501', hint: 'not-your-account' });
  expect(error).toEqual(daily.error);
});

test.each([['chess'], [''], [null]])('%j is no game', async (game) => {
  const { client } = await newPlayer();
  expect((await log(client, null, game)).error).toMatchObject({ code: '22023', hint: 'unknown-game' });
});

test('a guest cannot call it', async () => {
  const { status, error } = await log(anonymous());
  expect(status).toBe(401);
  expect(error).toMatchObject({ code: '42501' });
});
