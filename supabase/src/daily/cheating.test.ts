import { isDeepStrictEqual } from 'node:util';
import { dailyPuzzle, findSolutions } from 'shared-puzzle-engine';
import type { Client } from '../program-client';
import { daysAgo, solutionOf, submit, todayKey } from '../testing/daily';
import { anonymous, newPlayer } from '../testing/players';

/** Everything that a result would leave behind. */
async function traces(client: Client) {
  const [results, sessions, activity, profile] = await Promise.all([
    client.from('daily_grid_results').select().throwOnError(),
    client.from('game_sessions').select().throwOnError(),
    client.from('daily_activity').select().throwOnError(),
    client.from('profiles').select('total_xp, current_streak').single().throwOnError(),
  ]);
  return {
    results: results.data.length,
    sessions: sessions.data.length,
    activity: activity.data.length,
    ...profile.data,
  };
}

const NOTHING = { results: 0, sessions: 0, activity: 0, total_xp: 0, current_streak: 0 };
const ONE_RESULT = { results: 1, sessions: 1, activity: 1, total_xp: 50, current_streak: 1 };

test('a wrong grid is refused and leaves nothing behind', async () => {
  const { client } = await newPlayer();
  const [first = 0, second = 0, ...rest] = solutionOf('sum_grid', await todayKey());
  const { error } = await submit(client, { grid: [second, first, ...rest] });
  expect(error).toMatchObject({
    code: 'P0001',
    hint: 'grid-not-solved',
    message: "This grid does not solve today's puzzle.",
  });
  expect(await traces(client)).toEqual(NOTHING);
});

test('a grid that meets every target but changes a given is refused', async () => {
  const { client } = await newPlayer();
  const { givens, targets, solution } = dailyPuzzle('sum_grid', await todayKey());
  // Without givens the targets have many solutions; with them one.
  const noGivens = givens.map(() => 0);
  const grid =
    findSolutions(targets, noGivens, 100).find((found) => !isDeepStrictEqual(found, solution)) ?? null;
  expect(grid).not.toBeNull();
  expect((await submit(client, { grid })).error).toMatchObject({ hint: 'grid-not-solved' });
});

test('yesterday’s solution is refused', async () => {
  const { client } = await newPlayer();
  const { error } = await submit(client, { grid: solutionOf('sum_grid', await daysAgo(1)) });
  expect(error).toMatchObject({ code: 'P0001', hint: 'grid-not-solved' });
});

test.each([
  ['nothing', null],
  ['eight digits', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['ten digits', [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]],
  ['a digit twice', [1, 1, 3, 4, 5, 6, 7, 8, 9]],
  ['a zero', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['an empty cell', [null, 2, 3, 4, 5, 6, 7, 8, 9]],
  [
    'three rows of three',
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
  ],
  ['an empty list', []],
])('%s is not a grid', async (_, grid) => {
  const { client } = await newPlayer();
  expect((await submit(client, { grid })).error).toMatchObject({ code: '22023', hint: 'malformed-grid' });
  expect(await traces(client)).toEqual(NOTHING);
});

test('a result cannot be saved for somebody else', async () => {
  const [{ client }, victim] = [await newPlayer(), await newPlayer()];
  const { error } = await submit(client, { userId: victim.id });
  expect(error).toMatchObject({ code: '42501', hint: 'not-your-account' });
  expect(await traces(victim.client)).toEqual(NOTHING);
});

test('one’s own id may be named', async () => {
  const { client, id } = await newPlayer();
  expect((await submit(client, { userId: id })).error).toBeNull();
});

test('a second result of the day is refused and earns nothing', async () => {
  const { client } = await newPlayer();
  await submit(client);
  const { error, status } = await submit(client);
  expect(status).toBe(409);
  expect(error).toMatchObject({
    code: '23505',
    hint: 'daily-already-played',
    message: "You have already completed today's puzzle.",
  });
  expect(await traces(client)).toEqual(ONE_RESULT);
});

test('of many submits at once exactly one wins', async () => {
  const { client } = await newPlayer();
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit(client)));
  const refusals = answers.flatMap(({ error }) => (error ? [error.hint] : []));
  expect(refusals).toEqual(Array(5).fill('daily-already-played'));
  expect(await traces(client)).toEqual(ONE_RESULT);
});

test('a guest cannot save', async () => {
  const { error, status } = await submit(anonymous());
  expect(status).toBe(401);
  expect(error).toMatchObject({ code: '42501' });
});
