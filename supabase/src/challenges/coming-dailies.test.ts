import { GRID_GAMES, type GridGame } from '@ninefold/contracts';
import { PRACTICE_GRID } from '@ninefold/contracts/rpc/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { daysAgo } from '../testing/daily';
import { newPlayer, type Player } from '../testing/players';
import { addDays } from '../publish/day-keys';
import { practice, save } from '../testing/results';
import { scriptValues } from '../testing/script-values';

let player: Player;
beforeAll(async () => {
  player = await newPlayer();
});

/** Whether a practice grid becomes a challenge. */
async function canBecomeChallenge(
  grid: readonly number[],
  givens: readonly number[],
  game_type: GridGame = 'sum_grid',
) {
  const result = practice({ grid, givens, game_type });
  expect(await save(player.client, result)).toMatchObject({ status: 'saved' });
  const { data, error } = await player.client.rpc('create_challenge', {
    p_result_id: result.id,
    p_moves: [],
  });
  if (error) expect(error.hint).toBe('unknown-result');
  return data !== null;
}

const TRANSPOSED = [0, 3, 6, 1, 4, 7, 2, 5, 8];
const MIRRORED = [2, 1, 0, 5, 4, 3, 8, 7, 6];
const ROWS_SWAPPED = [3, 4, 5, 0, 1, 2, 6, 7, 8];
const SHIFTED_AND_TRANSPOSED = [1, 4, 7, 2, 5, 8, 0, 3, 6];
const ORDERS = { TRANSPOSED, MIRRORED, ROWS_SWAPPED, SHIFTED_AND_TRANSPOSED };

const inOrder = (cells: readonly number[], order: readonly number[]) => order.map((at) => cells[at] ?? 0);

/** The day's puzzle with one given fewer, and with one more. */
function variants({ givens, solution }: ReturnType<typeof dailyPuzzle>) {
  const [given, open] = [givens.findIndex(Boolean), givens.indexOf(0)];
  return [given < 0 ? givens : givens.with(given, 0), givens.with(open, solution[open] ?? 0)];
}

describe.each([
  ['today', 0],
  ['tomorrow', -1],
])('the daily of %s', (_, days) => {
  test.each(GRID_GAMES)(
    '%s cannot become a challenge with fewer or more givens, or as another game',
    async (game) => {
      const puzzle = dailyPuzzle(game, await daysAgo(days));
      for (const givens of [puzzle.givens, ...variants(puzzle)])
        for (const as of GRID_GAMES)
          expect(await canBecomeChallenge(puzzle.solution, givens, as)).toBe(false);
    },
  );

  test.each(Object.entries(ORDERS))(
    'cannot become a challenge with its lines in another order: %s',
    async (__, order) => {
      const { givens, solution } = dailyPuzzle('sum_grid', await daysAgo(days));
      expect(await canBecomeChallenge(inOrder(solution, order), inOrder(givens, order))).toBe(false);
    },
  );
});

test('a daily of a later day cannot become a challenge, whatever is given', async () => {
  const puzzle = dailyPuzzle('sum_grid', await daysAgo(-5));
  for (const givens of [puzzle.givens, ...variants(puzzle)])
    expect(await canBecomeChallenge(puzzle.solution, givens)).toBe(false);
});

// By chance, a puzzle may have the solution of one of the coming days.
const some = async (each: Promise<boolean>[]) => expect(await Promise.all(each)).toContain(true);

test('a past daily can become a challenge with fewer givens', () =>
  some(
    [1, 2, 3].map(async (days) => {
      const puzzle = dailyPuzzle('sum_grid', await daysAgo(days));
      return canBecomeChallenge(puzzle.solution, variants(puzzle)[0] ?? []);
    }),
  ));

test('today’s daily can become a challenge with other digits, which is another puzzle', () =>
  some(
    [1, 2, 3].map(async (shift) => {
      const { givens, solution } = dailyPuzzle('sum_grid', await daysAgo(0));
      const other = (cells: readonly number[]) =>
        cells.map((digit) => (digit === 0 ? 0 : ((digit + shift) % 9) + 1));
      return canBecomeChallenge(other(solution), other(givens));
    }),
  ));

test('the grid of other tests can become a challenge on every day before 2040', async () => {
  const [equivalent] = (await scriptValues([
    `select jsonb_agg(array_to_string(e, '')) as value
     from private.equivalent_grids('{${PRACTICE_GRID.join()}}') e`,
  ])) as string[][];
  const found: string[] = [];
  for (let day = '2026-01-01'; day < '2040-01-01'; day = addDays(day, 1))
    for (const game of GRID_GAMES)
      if (equivalent?.includes(dailyPuzzle(game, day).solution.join(''))) found.push(`${game} of ${day}`);
  expect(equivalent).toContain(PRACTICE_GRID.join(''));
  expect(found).toEqual([]);
});

test('a grid has 72 equivalent ones, each once', async () => {
  const [counted] = await scriptValues([
    `select jsonb_build_array(count(*), count(distinct e), bool_or(e = '{1,4,7,2,5,8,3,6,9}')) as value
     from private.equivalent_grids('{1,2,3,4,5,6,7,8,9}') e`,
  ]);
  expect(counted).toEqual([72, 72, true]);
});
