import { randomUUID } from 'node:crypto';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { readChallenge } from '../testing/challenges';
import { daysAgo, start, startedSecondsAgo, submit, todayKey } from '../testing/daily';
import { anonymous, newPlayer, type Player, service } from '../testing/players';
import { practice, save } from '../testing/results';

const make = ({ client }: Player, p_day_key: string) =>
  client.rpc('create_daily_challenge', { p_game_type: 'sum_grid', p_day_key, p_moves: [] });

/** A daily of that day as the server stores it. */
async function solvedOn(day: string, { id }: Player, time_verified: boolean, seconds = 42) {
  const stored = {
    ...{ id: randomUUID(), user_id: id, game_type: 'sum_grid', completion_time_seconds: seconds },
    ...{ score: 100, accuracy: 100, hints_used: 0, completed_at: `${day}T17:00:00Z` },
  };
  await service()
    .from('game_sessions')
    .insert({ ...stored, finished_on: day })
    .throwOnError();
  await service()
    .from('daily_grid_results')
    .insert({
      ...stored,
      challenge_date: day,
      grid: [...dailyPuzzle('sum_grid', day).solution],
      time_verified,
      xp_earned: 0,
    })
    .throwOnError();
}

test.each([true, false])(
  'a past daily becomes a challenge that says whether the server measured it: %s',
  async (verified) => {
    const player = await newPlayer();
    const day = await daysAgo(1);
    await solvedOn(day, player, verified);
    const { data } = await make(player, day).throwOnError();
    expect(await readChallenge(anonymous(), data.code)).toMatchObject({
      ...{ status: 'open', game_type: 'sum_grid', day_key: day, seconds: 42, hints: 0, verified },
      givens: [...dailyPuzzle('sum_grid', day).givens],
    });
    expect((await make(player, day)).data).toEqual(data);
  },
);

test('today’s daily cannot become a challenge, because the link would show its solution', async () => {
  const player = await newPlayer();
  await start(player.client);
  await startedSecondsAgo(player.id, 60);
  const { error } = await submit(player.client);
  expect(error).toBeNull();
  expect((await make(player, await todayKey())).error).toMatchObject({ hint: 'unknown-result' });
  const { data } = await player.client.from('daily_grid_results').select('id').single().throwOnError();
  const p_result_id = data?.id ?? '';
  expect((await player.client.rpc('create_challenge', { p_result_id, p_moves: [] })).error).toMatchObject({
    hint: 'unknown-result',
  });
});

test('today’s puzzle cannot become a challenge as practice either', async () => {
  const { client } = await newPlayer();
  const today = dailyPuzzle('sum_grid', await todayKey());
  const result = practice({ givens: [...today.givens], grid: [...today.solution] });
  await save(client, result);
  const { error } = await client.rpc('create_challenge', { p_result_id: result.id, p_moves: [] });
  expect(error).toMatchObject({ hint: 'unknown-result' });
});

test('a day that the player did not solve, or an impossible result, cannot become a challenge', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const day = await daysAgo(1);
  await solvedOn(day, other, true);
  expect((await make(player, day)).error).toMatchObject({ hint: 'unknown-result' });
  await solvedOn(day, player, true, 2);
  expect((await make(player, day)).error).toMatchObject({ hint: 'unknown-result' });
});
