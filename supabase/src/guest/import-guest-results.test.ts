import { randomUUID } from 'node:crypto';
import { daysAgo, todayKey } from '../testing/daily';
import { guestDaily, guestRound, importResults, send } from '../testing/guest-results';
import { newPlayer, service } from '../testing/players';
import { drill, mentalMath, save } from '../testing/rounds';

test('what a guest played becomes the new account’s own', async () => {
  const { client } = await newPlayer();
  const results = [guestDaily(await todayKey()), guestRound(mentalMath(12)), guestRound(drill(17))];
  expect(await importResults(client, ...results)).toEqual({
    imported: 3,
    skipped: [],
    total_xp: 50,
    current_streak: 1,
  });
  const { data } = await client
    .from('game_sessions')
    .select('game_type, score')
    .order('game_type')
    .throwOnError();
  expect(data).toEqual([
    { game_type: 'addition_drill', score: 17 },
    { game_type: 'mental_math_speed', score: 12 },
    { game_type: 'sum_grid', score: 100 },
  ]);
});

test('results that are sent again are taken once', async () => {
  const { client } = await newPlayer();
  const results = [guestDaily(await todayKey()), guestRound(mentalMath(12))];
  await importResults(client, ...results);
  expect(await importResults(client, ...results)).toEqual({
    imported: 0,
    skipped: results.map(({ id }) => ({ id, reason: 'already-imported' })),
    total_xp: 50,
    current_streak: 1,
  });
});

test('of many sendings at once exactly one takes the results', async () => {
  const { client } = await newPlayer();
  const results = [guestDaily(await todayKey()), guestRound(mentalMath(12))];
  const answers = await Promise.all(Array.from({ length: 4 }, () => importResults(client, ...results)));
  expect(answers.map(({ imported }) => imported).sort()).toEqual([0, 0, 0, 2]);
  expect(answers.map(({ total_xp }) => total_xp)).toEqual([50, 50, 50, 50]);
});

test('a second account on the same device gets nothing of it, and is not told why', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  const results = [guestDaily(await todayKey()), guestRound(mentalMath(12))];
  await importResults(first.client, ...results);
  expect(await importResults(second.client, ...results)).toEqual({
    imported: 0,
    skipped: [
      { id: results[0]?.id, reason: 'malformed-result' },
      { id: results[1]?.id, reason: 'malformed-round' },
    ],
    total_xp: 0,
    current_streak: 0,
  });
  const { data } = await second.client.from('daily_activity').select().throwOnError();
  expect(data).toEqual([]);
});

test('a bad result is skipped, and the rest is taken', async () => {
  const { client } = await newPlayer();
  const [today, yesterday] = [await todayKey(), await daysAgo(1)];
  const bad = guestDaily(today, { grid: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  const answer = await importResults(client, guestDaily(yesterday), bad, guestDaily(today));
  expect(answer).toEqual({
    imported: 2,
    skipped: [{ id: bad.id, reason: 'grid-not-solved' }],
    total_xp: 50,
    current_streak: 1,
  });
});

test('one result that is twice in the list is taken once', async () => {
  const { client } = await newPlayer();
  const round = guestRound(drill(17));
  expect(await importResults(client, round, round)).toMatchObject({
    imported: 1,
    skipped: [{ id: round.id, reason: 'already-imported' }],
  });
});

test('a round that was saved before is not imported again', async () => {
  const { client } = await newPlayer();
  const round = mentalMath(12);
  await save(client, round);
  expect(await importResults(client, guestRound(round))).toMatchObject({
    skipped: [{ reason: 'already-imported' }],
  });
});

test('imported rounds count for the limit of a day', async () => {
  const { client, id } = await newPlayer();
  const round = {
    user_id: id,
    game_type: 'addition_drill',
    completion_time_seconds: 9,
    accuracy: 85,
    score: 17,
  };
  const rounds = Array.from({ length: 499 }, () => round);
  await service().from('game_sessions').insert(rounds).throwOnError();
  const [one, two] = [guestRound(drill(17)), guestRound(drill(18))];
  expect(await importResults(client, one, two)).toMatchObject({
    imported: 1,
    skipped: [{ id: two.id, reason: 'too-many-rounds' }],
  });
});

test('a round that does not add up is skipped', async () => {
  const { client } = await newPlayer();
  const round = guestRound(drill(17), { score: 18 });
  expect(await importResults(client, round)).toMatchObject({
    skipped: [{ id: round.id, reason: 'malformed-round' }],
  });
});

test('rounds earn neither experience points nor a day of the streak', async () => {
  const { client } = await newPlayer();
  expect(await importResults(client, guestRound(mentalMath(12)))).toMatchObject({
    imported: 1,
    total_xp: 0,
    current_streak: 0,
  });
});

test.each<[string, unknown]>([
  ['a number', 7],
  ['null', null],
  ['a list', []],
  ['an unknown kind', { id: randomUUID(), kind: 'chess' }],
  ['no kind', { id: randomUUID() }],
  ['a round with an id that is none', guestRound(mentalMath(3), { id: 'mine' })],
  ['a round with a broken score', guestRound(mentalMath(3), { score: 3.5 })],
  ['a round with a score beyond all numbers', guestRound(mentalMath(3), { score: 1e15 })],
])('%s in the list is skipped', async (_, result) => {
  const { client } = await newPlayer();
  const round = guestRound(mentalMath(3));
  expect(await importResults(client, result, round)).toMatchObject({
    imported: 1,
    skipped: [{ reason: 'malformed-result' }],
  });
});

test('an empty list is nothing to take', async () => {
  const { client } = await newPlayer();
  expect(await importResults(client)).toEqual({ imported: 0, skipped: [], total_xp: 0, current_streak: 0 });
});

test.each<[string, unknown]>([
  ['an object', {}],
  ['null', null],
  ['more than 200 results', Array.from({ length: 201 }, () => ({}))],
  ['more than 64 kB', [{ note: 'x'.repeat(65_536) }]],
])('%s is refused as a whole', async (_, results) => {
  const { client } = await newPlayer();
  expect((await send(client, results)).error).toMatchObject({ code: '22023', hint: 'malformed-results' });
});
