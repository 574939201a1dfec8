import { callRpc, archiveCall, dailyCardCall } from '@ninefold/contracts/rpc';
import { start, startedSecondsAgo, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer } from '../testing/players';
import { daily, save } from '../testing/results';

/** A player whose start of today's sum grid the server saw that many seconds ago. */
async function startedPlayer(seconds = 66) {
  const player = await newPlayer();
  await start(player.client);
  await startedSecondsAgo(player.id, seconds);
  return player;
}

const late = async (change: Record<string, unknown> = {}) =>
  daily(await todayKey(), { completion_time_seconds: 4, late: true, ...change });

test('a daily that was sent late keeps the device’s time as unverified, with its XP and its day', async () => {
  const { client } = await startedPlayer();
  expect(await save(client, await late())).toMatchObject({
    status: 'saved',
    daily: { completion_time_seconds: 4, time_verified: false, xp_earned: 50, current_streak: 1 },
  });
  const { results, games } = await traces(client);
  expect(results).toMatchObject([{ completion_time_seconds: 4, time_verified: false }]);
  expect(games).toMatchObject([{ completion_time_seconds: 4, session_data: { final_time: 4 } }]);
});

test.each<[string, Record<string, unknown>, number]>([
  ['a time that a person can reach', { completion_time_seconds: 40 }, 40],
  ['a time beyond the server’s', { completion_time_seconds: 500 }, 500],
  ['less than a second', { completion_time_seconds: -3 }, 1],
])('it is unverified with %s', async (_, change, completion_time_seconds) => {
  const { client } = await startedPlayer();
  const verdict = await save(client, await late(change));
  expect(verdict).toMatchObject({ daily: { completion_time_seconds, time_verified: false } });
});

test.each([undefined, null, false])('with late: %s, the server measures', async (flag) => {
  const { client } = await startedPlayer();
  const { daily: saved } = await save(client, await late({ late: flag }));
  expect(saved?.time_verified).toBe(true);
  expect(saved?.completion_time_seconds).toBeGreaterThanOrEqual(66);
});

test('a late time never becomes the best, and every list says that it is unverified', async () => {
  const { client } = await startedPlayer();
  await save(client, await late({ completion_time_seconds: 40 }));
  const { grids } = await callRpc(client, dailyCardCall);
  expect(grids.sum_grid).toEqual({
    started: true,
    time_seconds: 40,
    time_verified: false,
    best_time_seconds: null,
  });
  const { data } = await client.rpc('dashboard_summary').throwOnError();
  expect(data).toMatchObject({
    grids: {
      sum_grid: { today_time_seconds: 40, today_time_verified: false, best_time_seconds: null },
      combined_grid: { today_time_seconds: null, today_time_verified: null },
    },
    recent_results: [{ completion_time_seconds: 40, time_verified: false }],
  });
  const day = await todayKey();
  expect((await callRpc(client, archiveCall, { p_from: day, p_to: day })).days).toMatchObject([
    { grids: { sum_grid: { daily_seconds: 40, daily_verified: false } } },
  ]);
});

test('a guest’s daily keeps its own rule: the longer time, never verified', async () => {
  const { client } = await startedPlayer();
  const { daily: saved } = await save(client, await late({ by_guest: true }));
  expect(saved).toMatchObject({ time_verified: false });
  expect(saved?.completion_time_seconds).toBeGreaterThanOrEqual(66);
});

test('sent once more without being late, it stays as it is', async () => {
  const { client } = await startedPlayer();
  const sent = await late();
  await save(client, sent);
  const unverified = { completion_time_seconds: 4, time_verified: false };
  expect(await save(client, { ...sent, late: false })).toMatchObject({
    status: 'saved_before',
    daily: unverified,
  });
  expect((await submit(client)).error).toMatchObject({ hint: 'daily-already-played' });
});

test.each(['yes please', 7, {}, []])('late: %j cannot be read, and saves nothing', async (flag) => {
  const { client } = await startedPlayer();
  const sent = await late({ late: flag });
  expect(await save(client, sent)).toEqual({ id: sent.id, status: 'refused', reason: 'malformed-result' });
  expect((await traces(client)).results).toEqual([]);
});

test.each(['yes', 1])('late: %j counts as true', async (flag) => {
  const { client } = await startedPlayer();
  expect(await save(client, await late({ late: flag }))).toMatchObject({
    status: 'saved',
    daily: { completion_time_seconds: 4, time_verified: false },
  });
});
