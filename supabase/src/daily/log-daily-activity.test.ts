import * as v from 'valibot';
import { GAME_TYPES, LoggedActivitySchema, type GameType } from '@ninefold/contracts';
import type { Client } from '../program-client';
import { countedDay, daysAgo, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { anonymous, newPlayer } from '../testing/players';
import { drill, practice, saveAll, timedRound } from '../testing/results';

const log = async (client: Client, userId: string | null = null, game: string | null = 'sum_grid') =>
  client.rpc('log_daily_activity', { p_user_id: userId, p_game_type: game as GameType, p_score: 100 });

const logged = async (client: Client) => v.parse(LoggedActivitySchema, (await log(client)).data);

test('repeated calls change neither streak nor experience points nor any table', async () => {
  const { client, id } = await newPlayer();
  const before = await traces(client);
  const games = [...GAME_TYPES, ...GAME_TYPES, ...GAME_TYPES, ...GAME_TYPES];
  const responses = await Promise.all(games.map((game) => log(client, id, game)));
  expect(responses.map(({ error }) => error)).toEqual(games.map(() => null));
  expect(await traces(client)).toEqual(before);
});

test('a day without a verified daily is not counted, even if other games were played', async () => {
  const { client } = await newPlayer();
  await saveAll(client, practice(), timedRound(12), drill(17));
  expect(await logged(client)).toEqual({ day_key: await todayKey(), counted: false, current_streak: 0 });
});

test('a day with a verified daily is counted, for any game', async () => {
  const { client } = await newPlayer();
  await submit(client, { game: 'combined_grid' });
  expect(await logged(client)).toEqual({ day_key: await todayKey(), counted: true, current_streak: 1 });
});

test('yesterday’s and other players’ dailies do not count for today', async () => {
  const [{ client, id }, other] = [await newPlayer(), await newPlayer()];
  await submit(other.client);
  await countedDay(await daysAgo(1), id, 1);
  expect(await logged(client)).toMatchObject({ counted: false, current_streak: 1 });
});

test('only one’s own activity can be logged', async () => {
  const [{ client }, other] = [await newPlayer(), await newPlayer()];
  const saved = await submit(client, { userId: other.id });
  const { error } = await log(client, other.id);
  expect(error).toMatchObject({ code: '42501', hint: 'not-your-account' });
  expect(error).toEqual(saved.error);
});

test.each([['chess'], [''], [null]])('%j is not a game', async (game) => {
  const { client } = await newPlayer();
  expect((await log(client, null, game)).error).toMatchObject({ code: '22023', hint: 'unknown-game' });
});

test('a guest cannot call it', async () => {
  const { status, error } = await log(anonymous());
  expect(status).toBe(401);
  expect(error).toMatchObject({ code: '42501' });
});
