import { newPlayer, service } from '../testing/players';
import { drill, mentalMath, refusal, save } from '../testing/rounds';

const DAY_MS = 86_400_000;

test('a round is kept as it was played, and tells what it is compared with', async () => {
  const { client } = await newPlayer();
  const round = mentalMath(12, 1);
  expect(await save(client, round)).toEqual({ saved: true, personal_best: 12, previous_best: null });
  const { data } = await client
    .from('game_sessions')
    .select('id, game_type, score, completion_time_seconds, accuracy, hints_used, completed, session_data')
    .throwOnError();
  expect(data).toEqual([
    {
      id: round.p_id,
      game_type: 'mental_math_speed',
      score: 12,
      completion_time_seconds: 60,
      accuracy: 92,
      hints_used: 0,
      completed: true,
      session_data: round.p_session_data,
    },
  ]);
});

test('a round that is sent again counts once, and is compared with the others as before', async () => {
  const { client } = await newPlayer();
  await save(client, mentalMath(9));
  const round = mentalMath(12);
  const first = await save(client, round);
  expect(first).toEqual({ saved: true, personal_best: 12, previous_best: 9 });
  expect(await save(client, round)).toEqual({ ...first, saved: false });
  const { data } = await client.from('game_sessions').select('id').throwOnError();
  expect(data).toHaveLength(2);
});

test('of one round sent many times at once exactly one is saved', async () => {
  const { client } = await newPlayer();
  const round = drill(17);
  const answers = await Promise.all(Array.from({ length: 5 }, () => save(client, round)));
  expect(answers.filter(({ saved }) => saved)).toHaveLength(1);
});

test('a worse round leaves the best as it is', async () => {
  const { client } = await newPlayer();
  await save(client, drill(18));
  expect(await save(client, drill(11))).toMatchObject({ personal_best: 18, previous_best: 18 });
});

test('each game and each player has a best of its own', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await save(player.client, mentalMath(30));
  await save(other.client, drill(20));
  const best = async (p_game_type: string) =>
    (await player.client.rpc('personal_best', { p_game_type }).throwOnError()).data;
  expect(await best('mental_math_speed')).toBe(30);
  expect(await best('addition_drill')).toBeNull();
  expect(await best('sum_grid')).toBeNull();
});

test("the id of somebody else's round is refused like any round that does not add up", async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const round = mentalMath(12);
  await save(other.client, round);
  const taken = await refusal(player.client, round);
  const senseless = await refusal(player.client, { ...mentalMath(12), p_score: 13 });
  expect(taken).toMatchObject({ code: '22023', hint: 'malformed-round' });
  expect(taken).toEqual(senseless);
});

test('a round earns neither experience points nor a day of the streak', async () => {
  const { client } = await newPlayer();
  await save(client, mentalMath(12));
  const profile = await client.from('profiles').select('total_xp, current_streak').single().throwOnError();
  const activity = await client.from('daily_activity').select().throwOnError();
  expect([profile.data, activity.data]).toEqual([{ total_xp: 0, current_streak: 0 }, []]);
});

test.each([
  ['yesterday', -DAY_MS, true],
  ['31 days ago', -31 * DAY_MS, false],
  ['in the future', 60_000, false],
])('the device’s word that it was finished %s is believed or not', async (_, offset, believed) => {
  const { client } = await newPlayer();
  const finished_at = new Date(Date.now() + offset).toISOString();
  const before = Date.now();
  await save(client, { ...mentalMath(12), p_session_data: { finished_at } });
  const { data } = await client.from('game_sessions').select('completed_at').single().throwOnError();
  const completed = Date.parse(data.completed_at);
  if (believed) expect(completed).toBe(Date.parse(finished_at));
  else expect(completed).toBeGreaterThanOrEqual(before - 1_000);
});

test.each([['soon'], [7], [null], [{}], ['-infinity']])(
  'without an instant (%j) a round was finished when it came',
  async (finished_at) => {
    const { client } = await newPlayer();
    const before = Date.now();
    await save(client, { ...mentalMath(12), p_session_data: { finished_at } });
    const { data } = await client.from('game_sessions').select('completed_at').single().throwOnError();
    expect(Date.parse(data.completed_at)).toBeGreaterThanOrEqual(before - 1_000);
  },
);

test('one account cannot fill the table: after 500 rounds a day the next one waits', async () => {
  const { client, id } = await newPlayer();
  const long = {
    user_id: id,
    game_type: 'addition_drill',
    completion_time_seconds: 9,
    accuracy: 85,
    score: 17,
  };
  const rounds = Array.from({ length: 500 }, () => long);
  await service().from('game_sessions').insert(rounds).throwOnError();
  const { status, error } = await client.rpc('save_round_result', drill(17));
  expect(status).toBe(429);
  expect(error).toMatchObject({ code: 'PT429', hint: 'too-many-rounds' });
});

test('rounds of other days do not count for the limit, whenever they say that they were played', async () => {
  const { client, id } = await newPlayer();
  const saved_at = new Date(Date.now() - 2 * DAY_MS).toISOString();
  const earlier = { user_id: id, game_type: 'addition_drill', completion_time_seconds: 9, accuracy: 85 };
  const rounds = Array.from({ length: 500 }, () => ({ ...earlier, score: 17, saved_at }));
  await service().from('game_sessions').insert(rounds).throwOnError();
  expect(await save(client, drill(17))).toMatchObject({ saved: true });
});

test('a round that was saved is still found when the day is full', async () => {
  const { client, id } = await newPlayer();
  const round = drill(17);
  await save(client, round);
  const more = {
    user_id: id,
    game_type: 'addition_drill',
    completion_time_seconds: 9,
    accuracy: 85,
    score: 17,
  };
  await service()
    .from('game_sessions')
    .insert(Array.from({ length: 500 }, () => more))
    .throwOnError();
  expect(await save(client, round)).toMatchObject({ saved: false });
});
