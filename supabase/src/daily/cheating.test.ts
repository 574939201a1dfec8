import { isDeepStrictEqual } from 'node:util';
import { dailyPuzzle, findSolutions } from 'shared-puzzle-engine';
import type { Client } from '../program-client';
import { daysAgo, solutionOf, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { anonymous, newPlayer, type Player } from '../testing/players';
import { daily, refusal } from '../testing/results';

/** Both ways to save a daily: the specification's call and the list of results. */
const ROADS: readonly [string, (client: Client, grid: unknown) => Promise<string | undefined>][] = [
  ['save_daily_grid_result', async (client, grid) => (await submit(client, { grid })).error?.hint],
  ['save_results', async (client, grid) => refusal(client, daily(await todayKey(), { grid }))],
];

describe.each(ROADS)('by %s', (_, refusalOf) => {
  let player: Player;
  let before: unknown;

  beforeAll(async () => {
    player = await newPlayer();
    before = await traces(player.client);
  });

  afterEach(async () => {
    expect(await traces(player.client)).toEqual(before);
  });

  test('a wrong grid is rejected', async () => {
    const [first = 0, second = 0, ...rest] = solutionOf('sum_grid', await todayKey());
    expect(await refusalOf(player.client, [second, first, ...rest])).toBe('grid-not-solved');
  });

  test('a grid that meets every target but changes a given is rejected', async () => {
    const { givens, targets, solution } = dailyPuzzle('sum_grid', await todayKey());
    // Without givens the targets have many solutions; with them one.
    const noGivens = givens.map(() => 0);
    const grid =
      findSolutions(targets, noGivens, 100).find((found) => !isDeepStrictEqual(found, solution)) ?? null;
    expect(grid).not.toBeNull();
    expect(await refusalOf(player.client, grid)).toBe('grid-not-solved');
  });

  test('the solution of yesterday, or of another game, is rejected', async () => {
    expect(await refusalOf(player.client, solutionOf('sum_grid', await daysAgo(1)))).toBe('grid-not-solved');
    const other = solutionOf('combined_grid', await todayKey());
    expect(await refusalOf(player.client, other)).toBe('grid-not-solved');
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
  ])('%s is not a grid', async (__, grid) => {
    expect(await refusalOf(player.client, grid)).toBe('malformed-grid');
  });
});

test('a grid that is not a list of numbers cannot be read', async () => {
  const { client } = await newPlayer();
  for (const grid of ['solved', ['a'], {}]) {
    expect(await refusal(client, daily(await todayKey(), { grid }))).toBe('malformed-result');
  }
});

test('the specification’s call rejects with a sentence and a code', async () => {
  const { client } = await newPlayer();
  const wrong = await submit(client, { grid: solutionOf('sum_grid', await daysAgo(1)) });
  expect(wrong.error).toMatchObject({
    code: 'P0001',
    hint: 'grid-not-solved',
    message: "This grid does not solve today's puzzle.",
  });
  expect((await submit(client, { grid: [] })).error).toMatchObject({ code: '22023', hint: 'malformed-grid' });
  for (const game of ['addition_drill', 'chess']) {
    const { error } = await submit(client, { game: game as 'sum_grid', grid: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(error).toMatchObject({ code: '22023', hint: 'unknown-game' });
  }
});

test('a second result of the day is rejected and earns nothing', async () => {
  const { client } = await newPlayer();
  await submit(client);
  const before = await traces(client);
  const { error, status } = await submit(client);
  expect(status).toBe(409);
  expect(error).toMatchObject({
    code: '23505',
    hint: 'daily-already-played',
    message: "You have already completed today's puzzle.",
  });
  expect(await traces(client)).toEqual(before);
});

test('exactly one of many concurrent submissions wins', async () => {
  const { client } = await newPlayer();
  const responses = await Promise.all(Array.from({ length: 6 }, () => submit(client)));
  const refusals = responses.flatMap(({ error }) => (error ? [error.hint] : []));
  expect(refusals).toEqual(Array(5).fill('daily-already-played'));
  const { results, games, activity, profile } = await traces(client);
  expect([results.length, games.length, activity.length]).toEqual([1, 1, 1]);
  expect(profile).toMatchObject({ total_xp: 50, current_streak: 1 });
});

test('a guest cannot save', async () => {
  const { error, status } = await submit(anonymous());
  expect(status).toBe(401);
  expect(error).toMatchObject({ code: '42501' });
});
