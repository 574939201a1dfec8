import { GRID_GAMES } from 'shared-contracts';
import { service } from '../testing/players';
import { testBackend } from '../testing/test-backend';
import { todayKey } from '../testing/daily';
import { addDays, daysFrom } from './day-keys';
import { publishDailyPuzzles } from './publish-daily-puzzles';
import { publishedRows } from './published-rows';
import { puzzleRow } from './puzzle-row';

const publish = (fromDayKey: string, days: number) => {
  const { url, secretKey } = testBackend();
  return publishDailyPuzzles({ supabaseUrl: url, secretKey, fromDayKey, days });
};

test('the published puzzles of a year are those that the game makes', async () => {
  const days = daysFrom(await todayKey(), 365);
  const rows = await publishedRows(service(), days[0] ?? '', days.at(-1) ?? '');
  const expected = days.flatMap((day) => [...GRID_GAMES].sort().map((game) => puzzleRow(game, day)));
  expect(rows).toEqual(expected);
});

test('publishing again adds nothing', async () => {
  expect(await publish('1999-01-01', 3)).toBe(9);
  expect(await publish('1999-01-01', 4)).toBe(3);
  expect(await publish('1999-01-01', 4)).toBe(0);
});

test('two publishers at once do not disturb each other', async () => {
  await Promise.all([publish('1999-03-01', 5), publish('1999-03-01', 5)]);
  expect(await publish('1999-03-01', 5)).toBe(0);
});

test('a published puzzle that differs from the game is named, and left as it is', async () => {
  await publish('1999-02-01', 1);
  const published = { row_sums: [9, 9, 27] };
  await service()
    .from('daily_puzzles')
    .update(published)
    .match({ game_type: 'sum_grid', day_key: '1999-02-01' })
    .throwOnError();
  await expect(publish('1999-02-01', 1)).rejects.toThrow('sum_grid of 1999-02-01');
  const rows = await publishedRows(service(), '1999-02-01', '1999-02-01');
  expect(rows.find(({ game_type }) => game_type === 'sum_grid')).toMatchObject(published);
});

test('days follow each other over the end of a month and a leap day', () => {
  expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test.each(['2026-02-30', '2026-1-1', 'tomorrow'])('"%s" is not taken for a date', (text) => {
  expect(() => addDays(text, 0)).toThrow('is not a date');
});
