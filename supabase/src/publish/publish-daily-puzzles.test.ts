import { GRID_GAMES } from '@ninefold/contracts';
import type { Json } from '@ninefold/contracts/database';
import { todayKey } from '../testing/daily';
import { service, testBackend } from '../testing/players';
import { addDays, daysFrom } from './day-keys';
import { publishDailyPuzzles } from './publish-daily-puzzles';
import { publishedRows, puzzleRow } from './puzzle-rows';

const publish = (fromDayKey: string, days: number) => {
  const { url, secretKey } = testBackend();
  return publishDailyPuzzles({ supabaseUrl: url, secretKey, fromDayKey, days });
};

test('a year’s published puzzles equal the game’s', async () => {
  const days = daysFrom(await todayKey(), 365);
  const rows = await publishedRows(service(), days[0] ?? '', days.at(-1) ?? '');
  const expected = days.flatMap((day) => [...GRID_GAMES].sort().map((game) => puzzleRow(game, day)));
  expect(rows).toEqual(expected);
});

test('publishing again adds nothing', async () => {
  expect(await publish('1999-01-01', 3)).toBe(3 * GRID_GAMES.length);
  expect(await publish('1999-01-01', 4)).toBe(GRID_GAMES.length);
  expect(await publish('1999-01-01', 4)).toBe(0);
});

test('two concurrent publishers publish each puzzle once', async () => {
  await Promise.all([publish('1999-03-01', 5), publish('1999-03-01', 5)]);
  expect(await publish('1999-03-01', 5)).toBe(0);
});

test('a published puzzle that differs from the game’s is reported and not changed', async () => {
  await publish('1999-02-01', 1);
  const published = { targets: { sum: { rows: [9, 9, 27], columns: [15, 15, 15] } } };
  await service()
    .from('daily_puzzles')
    .update(published)
    .match({ game_type: 'sum_grid', day_key: '1999-02-01' })
    .throwOnError();
  await expect(publish('1999-02-01', 1)).rejects.toThrow('sum_grid of 1999-02-01');
  const rows = await publishedRows(service(), '1999-02-01', '1999-02-01');
  expect(rows.find(({ game_type }) => game_type === 'sum_grid')).toMatchObject(published);
});

const NO_GIVENS = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const LINES = { rows: [6, 15, 24], columns: [12, 15, 18] };

test.each<[string, string, object | null]>([
  ['a sum grid without targets', 'sum_grid', {}],
  ['a sum grid with the targets of another operation', 'sum_grid', { product: LINES }],
  ['a sum grid with more than its targets', 'sum_grid', { sum: LINES, product: LINES }],
  ['a combined grid without its products', 'combined_grid', { sum: LINES }],
  ['targets without columns', 'sum_grid', { sum: { rows: LINES.rows } }],
  ['targets for two rows', 'sum_grid', { sum: { ...LINES, rows: [6, 15] } }],
  ['a target that is a text', 'sum_grid', { sum: { ...LINES, rows: [6, 15, '24'] } }],
  ['a target with a fraction', 'sum_grid', { sum: { ...LINES, rows: [6, 15, 2.5] } }],
  ['targets that are a list', 'sum_grid', [LINES]],
  ['a puzzle of a drill', 'addition_drill', {}],
])('%s cannot be published', async (_, game_type, targets) => {
  const row = { game_type, day_key: '1999-04-01', givens: NO_GIVENS, targets: targets as Json };
  const { error } = await service().from('daily_puzzles').insert(row);
  expect(error).toMatchObject({ code: '23514', hint: 'targets-do-not-fit' });
});

test('days continue across the end of a month and a leap day', () => {
  expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test.each(['2026-02-30', '2026-1-1', 'tomorrow'])('"%s" is not accepted as a date', (text) => {
  expect(() => addDays(text, 0)).toThrow('is not a date');
});
