import { randomUUID } from 'node:crypto';
import { SAVE_LIMITS } from '@ninefold/contracts';
import { daysAgo, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { anonymous, newPlayer, type Player } from '../testing/players';
import { daily, drill, practice, save, saveAll, send, timedRound } from '../testing/results';
import { playedRound } from '../testing/rounds';

let player: Player;

/** The player of tests that need no history of their own. */
beforeAll(async () => {
  player = await newPlayer();
});

test('one call saves every kind of result and returns a verdict for each, in the order sent', async () => {
  const { client } = await newPlayer();
  const results = [await playedRound(client, 12), daily(await todayKey()), drill(17), practice()];
  expect(await saveAll(client, ...results)).toEqual([
    {
      id: results[0]?.id,
      status: 'saved',
      standing: { personal_best: 12, previous_best: null, verified: true },
    },
    {
      id: results[1]?.id,
      status: 'saved',
      daily: {
        completion_time_seconds: 75,
        time_verified: false,
        xp_earned: 50,
        total_xp: 50,
        current_streak: 1,
      },
    },
    { id: results[2]?.id, status: 'saved', standing: { personal_best: 17, previous_best: null } },
    { id: results[3]?.id, status: 'saved', standing: { personal_best: 75, previous_best: null } },
  ]);
  expect((await traces(client)).games.map(({ id }) => id).sort()).toEqual(results.map(({ id }) => id).sort());
});

test('a rejected result does not stop the others and leaves nothing behind', async () => {
  const { client } = await newPlayer();
  const [today, yesterday] = [await todayKey(), await daysAgo(1)];
  const bad = daily(today, { grid: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  const good = [daily(yesterday), drill(17), daily(today)];
  const verdicts = await saveAll(client, good[0], bad, 'nonsense', good[1], good[2]);
  expect(verdicts).toMatchObject([
    { id: good[0]?.id, status: 'saved' },
    { id: bad.id, status: 'refused', reason: 'grid-not-solved' },
    { id: null, status: 'refused', reason: 'malformed-result' },
    { id: good[1]?.id, status: 'saved' },
    { id: good[2]?.id, status: 'saved', daily: { total_xp: 50, current_streak: 1 } },
  ]);
  expect((await traces(client)).games).toHaveLength(3);
});

test('each verdict reports the player’s standing after its own result', async () => {
  const { client } = await newPlayer();
  const today = await todayKey();
  const verdicts = await saveAll(
    client,
    daily(today),
    drill(9),
    daily(today, {}, 'combined_grid'),
    drill(12),
  );
  expect(verdicts).toMatchObject([
    { daily: { total_xp: 50 } },
    { standing: { personal_best: 9, previous_best: null } },
    { daily: { total_xp: 150 } },
    { standing: { personal_best: 12, previous_best: 9 } },
  ]);
});

test('a temporary rejection says so, and a final one does not', async () => {
  const { client } = player;
  const [later, final] = [daily(await daysAgo(-1)), drill(17, { score: 18 })];
  expect(await saveAll(client, later, final)).toEqual([
    { id: later.id, status: 'refused', reason: 'day-not-begun', retry: true },
    { id: final.id, status: 'refused', reason: 'malformed-round' },
  ]);
});

test.each<[string, unknown]>([
  ['a number', 7],
  ['null', null],
  ['a list', []],
  ['an empty object', {}],
  ['a daily without an id', daily('2026-11-20', { id: null })],
  ['practice without an id', practice({ id: undefined })],
  ['a timed round without an id', timedRound(3, 0, { id: null })],
  ['a daily with a number for an id', daily('2026-11-20', { id: 7 })],
  ['a timed round with an id that is none', timedRound(3, 0, { id: 'mine' })],
  ['an unknown kind', practice({ kind: 'chess' })],
  ['no kind', drill(17, { kind: undefined })],
  ['a kind that is a list', drill(17, { kind: ['drill'] })],
  ['a timed round with half a point', timedRound(3, 0, { score: 3.5 })],
  ['a timed round with a score beyond all numbers', timedRound(3, 0, { score: 1e15 })],
  ['practice with givens that are a text', practice({ givens: 'none' })],
  ['practice with a grid that is an object', practice({ grid: {} })],
  ['practice with half a hint', practice({ hints_used: 0.5 })],
  ['practice with a time beyond all numbers', practice({ completion_time_seconds: 1e15 })],
  ['a result of a guest who is neither', practice({ by_guest: 'perhaps' })],
  ['a user id that is none', practice({ user_id: 'me' })],
])('%s cannot be read', async (_, result) => {
  const { client } = player;
  const id = (result as { id?: unknown } | null)?.id;
  const good = drill(17);
  expect(await saveAll(client, result, good)).toMatchObject([
    { id: typeof id === 'string' ? id : null, status: 'refused', reason: 'malformed-result' },
    { id: good.id, status: 'saved' },
  ]);
});

test.each<[string, object]>([
  ['a daily of a timed round', daily('2026-11-20', { game_type: 'mental_math_speed' })],
  ['a daily of an unknown game', daily('2026-11-20', { game_type: 'chess' })],
  ['a daily without a game', daily('2026-11-20', { game_type: null })],
  ['practice of a drill', practice({ game_type: 'addition_drill' })],
  ['practice of an unknown game', practice({ game_type: 'chess' })],
  ['practice without a game', practice({ game_type: null })],
  ['a timed round of a grid', timedRound(12, 0, { game_type: 'sum_grid' })],
  ['a timed round of a drill', timedRound(12, 0, { game_type: 'addition_drill' })],
  ['a drill of a timed round', drill(17, { game_type: 'mental_math_speed' })],
  ['a drill of an unknown game', drill(17, { game_type: 'chess' })],
  ['a drill without a game', drill(17, { game_type: null })],
])('%s is refused', async (_, result) => {
  expect(await save(player.client, result)).toMatchObject({ status: 'refused', reason: 'unknown-game' });
});

test('an empty list has no verdicts', async () => {
  expect(await saveAll(player.client)).toEqual([]);
});

/** A list with this many characters of JSON, which contains one result and a note. */
const listOf = (characters: number) => {
  const result = { ...drill(17), note: '' };
  const note = 'x'.repeat(characters - JSON.stringify([result]).length);
  return [{ ...result, note }];
};

describe('a list as a whole', () => {
  test.each<[string, unknown, number]>([
    ['as many results as the contract names', Array(SAVE_LIMITS.results).fill({}), SAVE_LIMITS.results],
    ['as many characters as the contract names', listOf(SAVE_LIMITS.bytes), 1],
  ])('may have %s', async (_, results, verdicts) => {
    const { data, error } = await send(player.client, results);
    expect(error).toBeNull();
    expect(data).toHaveLength(verdicts);
  });

  test.each<[string, unknown]>([
    ['an object', {}],
    ['null', null],
    ['one result more', Array(SAVE_LIMITS.results + 1).fill({})],
    ['one character more', listOf(SAVE_LIMITS.bytes + 1)],
  ])('is refused as %s', async (_, results) => {
    const { client } = player;
    const before = await traces(client);
    expect((await send(client, results)).error).toMatchObject({ code: '22023', hint: 'malformed-results' });
    expect(await traces(client)).toEqual(before);
  });
});

test('a guest cannot save', async () => {
  const { status, error } = await send(anonymous(), [practice({ id: randomUUID() })]);
  expect(status).toBe(401);
  expect(error).toMatchObject({ code: '42501' });
});

test('a result with arrays nested deeper than Postgres reads does not stop the others of its list', async () => {
  const { client } = await newPlayer();
  const verdicts = await saveAll(client, practice({ grid: [[[[[[[1]]]]]]] }), practice());
  expect(verdicts).toMatchObject([{ status: 'refused', reason: 'malformed-result' }, { status: 'saved' }]);
});
