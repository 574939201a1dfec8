import type { AnsweredBy, FinishedQuiz, GameType } from '@ninefold/contracts';
import type { Client } from '../program-client';
import { traces } from '../testing/history';
import { newPlayer } from '../testing/players';
import { drill, practice, save, saveAll, timedRound } from '../testing/results';
import { playedRound } from '../testing/rounds';

const SAVED: readonly [string, (client: Client) => Promise<FinishedQuiz>, number, number, boolean | null][] =
  [
    ['timed round', (client) => playedRound(client, 12, 1, { answered_by: 'typing' }), 12, 92, true],
    ['drill', () => Promise.resolve(drill(17)), 17, 85, null],
  ];

test.each(SAVED)('a %s is stored as it was played', async (_, make, score, accuracy, verified) => {
  const { client, id: user_id } = await newPlayer();
  const result = await make(client);
  expect(await save(client, result)).toEqual({
    id: result.id,
    status: 'saved',
    standing: { personal_best: score, previous_best: null, ...(verified !== null && { verified }) },
  });
  const { id, game_type, answered_by, completion_time_seconds, answers } = result;
  expect((await traces(client)).games).toEqual([
    {
      id,
      user_id,
      game_type,
      answered_by,
      practice: false,
      givens_count: null,
      archive_day: null,
      finished_on: expect.any(String) as string,
      score,
      accuracy,
      completion_time_seconds,
      hints_used: 0,
      completed: true,
      completed_at: expect.any(String) as string,
      saved_at: expect.any(String) as string,
      session_data: { answers },
      verified,
    },
  ]);
});

test('without answers only the figures are stored', async () => {
  const { client } = await newPlayer();
  await save(client, timedRound(12, 1, { answers: undefined }));
  expect((await traces(client)).games).toMatchObject([{ score: 12, session_data: {} }]);
});

test('a worse score does not change the best', async () => {
  const { client } = await newPlayer();
  expect(await saveAll(client, drill(18), drill(11))).toMatchObject([
    { standing: { personal_best: 18, previous_best: null } },
    { standing: { personal_best: 18, previous_best: 18 } },
  ]);
});

test('choosing and typing have separate bests', async () => {
  const { client } = await newPlayer();
  const best = async (p_answered_by?: AnsweredBy) =>
    (
      await client
        .rpc('personal_best', { p_game_type: 'mental_math_speed', ...(p_answered_by && { p_answered_by }) })
        .throwOnError()
    ).data;
  const rounds = [await playedRound(client, 30), await playedRound(client, 12, 1, { answered_by: 'typing' })];
  expect(await saveAll(client, ...rounds)).toMatchObject([
    { standing: { personal_best: 30, previous_best: null } },
    { standing: { personal_best: 12, previous_best: null } },
  ]);
  expect([await best('choosing'), await best('typing'), await best()]).toEqual([30, 12, 30]);
  expect(await best('guessing' as AnsweredBy)).toBeNull();
});

test('each game and each player has a separate best', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await save(player.client, await playedRound(player.client, 30));
  await save(other.client, drill(20));
  expect(await save(player.client, drill(17))).toMatchObject({
    standing: { personal_best: 17, previous_best: null },
  });
  const best = async (p_game_type: GameType) =>
    (await player.client.rpc('personal_best', { p_game_type }).throwOnError()).data;
  expect(await best('mental_math_speed')).toBe(30);
  expect(await best('addition_drill')).toBe(17);
});

test.each(['mental_math_speed', 'addition_drill', 'sum_grid', 'chess'])(
  'without a result there is no best score in %s',
  async (game) => {
    const { client } = await newPlayer();
    const p_game_type = game as GameType;
    expect((await client.rpc('personal_best', { p_game_type }).throwOnError()).data).toBeNull();
  },
);

test('a grid has no best score, although it is stored with a score', async () => {
  const { client } = await newPlayer();
  await save(client, practice());
  expect((await client.rpc('personal_best', { p_game_type: 'sum_grid' }).throwOnError()).data).toBeNull();
});

test('timed rounds and drills earn neither experience points nor a day of the streak', async () => {
  const { client } = await newPlayer();
  const before = await traces(client);
  await saveAll(client, timedRound(12), drill(17));
  const after = await traces(client);
  expect(after.games).toHaveLength(2);
  expect({ ...after, games: [] }).toEqual(before);
});
