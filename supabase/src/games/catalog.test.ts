import { GAMES, GAME_TYPES, GRID_GAMES } from '@ninefold/contracts';
import { dailyPuzzle, drillProblems, seededRandom } from 'shared-puzzle-engine';
import { puzzleRow } from '../publish/puzzle-rows';
import { scriptValues } from '../testing/script-values';
import { service } from '../testing/players';

const rows = async () => (await service().from('games').select().throwOnError()).data;

test('the database’s games equal the catalog’s, with their kinds and experience points', async () => {
  const stored = (await rows()).map(({ game_type, kind, xp }) => [game_type, { kind, xp }]);
  const catalog = GAME_TYPES.map((game) => [game, { kind: GAMES[game].kind, xp: GAMES[game].xp }]);
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(catalog));
});

test('rows of players take the games of the catalog, and no others', async () => {
  const values = `select jsonb_agg(m[1] order by m[1]) as value
    from regexp_matches((select pg_get_constraintdef(c.oid) from pg_constraint c where c.contypid = 'public.game_type'::regtype),
      '''(\\w+)''', 'g') m;`;
  expect(await scriptValues([values])).toEqual([[...GAME_TYPES].sort()]);
});

test.each(GRID_GAMES)('the operations of %s equal the engine’s', async (game) => {
  const row = (await rows()).find(({ game_type }) => game_type === game);
  const { targets } = puzzleRow(game, '2026-11-20');
  expect(Object.keys(targets as object).sort()).toEqual([...(row?.operations ?? [])].sort());
  expect(dailyPuzzle(game, '2026-11-20').game).toBe(game);
});

test('a drill has as many questions as the engine asks', async () => {
  const drills = (await rows()).filter(({ kind }) => kind === 'drill');
  expect(drills).toEqual([
    expect.objectContaining({ question_count: drillProblems(seededRandom('drill')).length }),
  ]);
});

test('only a migration can change a game', async () => {
  const before = await rows();
  const game = { game_type: 'chess', kind: 'drill', question_count: 1 };
  expect((await service().from('games').insert(game)).error).toMatchObject({ code: '42501' });
  const change = service().from('games').update({ xp: 5_000 }).eq('game_type', 'sum_grid');
  expect((await change).error).toMatchObject({ code: '42501' });
  expect(await rows()).toEqual(before);
});
