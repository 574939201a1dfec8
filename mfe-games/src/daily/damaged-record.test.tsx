import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { dailyPuzzle, formatClock } from 'shared-puzzle-engine';
import { createDailyRecords, type RecordId } from './attempts';
import { withFallback } from '../device/storage';
import { cells } from '../testing/play';
import { NOON, renderGames } from '../testing/render-games';

const ID: RecordId = { owner: 'guest', game: 'sum_grid', dayKey: '2026-11-21' };
const KEY = 'games:daily:guest:sum_grid:2026-11-21';
const puzzle = dailyPuzzle(ID.game, ID.dayKey);
const given = puzzle.givens.findIndex(Boolean);
const board = { cells: puzzle.solution, pencil: Array<number>(9).fill(0) };
const whole = { ...ID, startedAt: NOON, board };
const result = { seconds: 83, grid: puzzle.solution, delivery: 'guest' };

const keep = (record: unknown) => localStorage.setItem(KEY, JSON.stringify(record));
const read = () => createDailyRecords(withFallback(() => localStorage)).get(ID);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a whole record is shown as it is', async () => {
  keep({ ...whole, result });
  await renderGames('/sum-grid');
  expect(await screen.findByText("You solved today's puzzle in 1:23.")).toBeInTheDocument();
});

test.each<[string, object]>([
  ['a time that is no number', { result: { ...result, seconds: 'x' } }],
  ['a time below zero', { result: { ...result, seconds: -1 } }],
  ['no result where one is named', { result: null }],
  ['an unknown delivery', { result: { ...result, delivery: 'lost' } }],
  ['a grid that is not full', { result: { ...result, grid: puzzle.givens } }],
  ["another player's name", { owner: 'user-1' }],
  ['another game', { game: 'combined_grid' }],
  ['another day', { dayKey: '2026-11-20' }],
  ['a start beyond all dates', { startedAt: 1e300 }],
  ['digits that contradict the givens', { board: { ...board, cells: puzzle.solution.with(given, 0) } }],
])('a stored daily with %s gives way to a new board', async (_, odd) => {
  keep({ ...whole, ...odd });
  await renderGames('/sum-grid');
  expect(cells().map((element) => Number(element.textContent))).toEqual([...puzzle.givens]);
});

test('whatever is stored is a record of that daily that can be shown and sent, or none', () => {
  const odd = fc.jsonValue();
  const oddly = <Value,>(value: Value) => fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, odd);
  const nearly = fc.record(
    {
      owner: oddly<string>(ID.owner),
      game: oddly(ID.game),
      dayKey: oddly(ID.dayKey),
      startedAt: fc.oneof(fc.double({ noNaN: true }), odd),
      board: oddly(board),
      result: fc.oneof(
        fc.record({
          seconds: fc.oneof(fc.double({ noNaN: true }), odd),
          grid: oddly(puzzle.solution),
          delivery: oddly(result.delivery),
        }),
        odd,
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(odd, nearly), (stored) => {
      keep(stored);
      const record = read();
      if (!record) return;
      expect(record).toMatchObject(ID);
      const { startedAt, result: told } = record;
      if (told) expect(formatClock(told.seconds)).toMatch(/^\d+:\d\d$/);
      expect(() => new Date(startedAt + (told?.seconds ?? 0) * 1000).toISOString()).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
