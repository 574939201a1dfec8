import { screen } from '@testing-library/react';
import fc from 'fast-check';
import type { FinishedDaily, StoredAttempt, StoredResult } from '@ninefold/contracts';
import { withFallback } from '@ninefold/web/storage';
import { dailyPuzzle, formatClock } from 'shared-puzzle-engine';
import { cells } from '../testing/play';
import { storedResults, NOON, renderGames } from '../testing/render-games';
import { createAttempts, type AttemptId } from '../player/attempts';

const ID: AttemptId = { owner: 'guest', game: 'sum_grid', dayKey: '2026-11-21' };
const ATTEMPT_KEY = 'games:attempt:guest:sum_grid:2026-11-21';
const RESULT_KEY = 'games:result:guest:daily-1';
const puzzle = dailyPuzzle(ID.game, ID.dayKey);
const given = puzzle.givens.findIndex(Boolean);
const cellsOf = (digits: readonly number[]) => [...digits];

const attempt: StoredAttempt = {
  ...ID,
  startedAt: NOON,
  startedOnServer: false,
  grid: { cells: cellsOf(puzzle.solution), pencil: Array<number>(9).fill(0), revealed: [] },
};
const daily: FinishedDaily = {
  kind: 'daily',
  id: 'daily-1',
  game_type: 'sum_grid',
  day_key: ID.dayKey,
  grid: cellsOf(puzzle.solution),
  completion_time_seconds: 83,
  finished_at: new Date(NOON).toISOString(),
};
const stored: StoredResult = { owner: 'guest', state: 'pending', result: daily };

const store = (key: string, record: unknown) => localStorage.setItem(key, JSON.stringify(record));
const shown = () => cells().map((element) => Number(element.textContent));

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** The times of attempt and result differ, 1:15 and 1:23, to tell them apart. */
const finished: StoredAttempt = { ...attempt, finishedInSeconds: 75 };

test('a complete result is shown as it is', async () => {
  store(ATTEMPT_KEY, finished);
  store(RESULT_KEY, stored);
  await renderGames('/sum-grid');
  expect(await screen.findByText("You solved today's puzzle in 1:23.")).toBeInTheDocument();
  expect(screen.getByText('Kept on this device only.')).toBeInTheDocument();
});

test('an intact attempt is continued', async () => {
  store(ATTEMPT_KEY, attempt);
  await renderGames('/sum-grid');
  expect(shown()).toEqual([...puzzle.solution]);
});

test.each<[string, object]>([
  ['a time that is not a number', { result: { ...daily, completion_time_seconds: 'x' } }],
  ['a time below zero', { result: { ...daily, completion_time_seconds: -1 } }],
  ['no result', { result: null }],
  ['an unknown state', { state: 'lost' }],
  ['a grid that is not full', { result: { ...daily, grid: puzzle.givens } }],
  ['an instant that is none', { result: { ...daily, finished_at: 'yesterday' } }],
  ["another player's name", { owner: 'user-1' }],
  ['another id', { result: { ...daily, id: 'daily-2' } }],
])('a stored result with %s counts as absent, and the attempt says the time', async (_, odd) => {
  store(ATTEMPT_KEY, finished);
  store(RESULT_KEY, { ...stored, ...odd });
  await renderGames('/sum-grid');
  expect(await screen.findByText("You solved today's puzzle in 1:15.")).toBeInTheDocument();
  expect(screen.queryByText('Saved to your account.')).not.toBeInTheDocument();
});

test.each<[string, object]>([
  ["another player's name", { owner: 'user-1' }],
  ['another game', { game: 'combined_grid' }],
  ['another day', { dayKey: '2026-11-20' }],
  ['a start beyond all dates', { startedAt: 1e300 }],
  ['a time below zero', { finishedInSeconds: -1 }],
  ['a time that is not a number', { finishedInSeconds: 'x' }],
  ['digits that contradict the givens', { grid: { ...attempt.grid, cells: puzzle.solution.with(given, 0) } }],
])('a stored attempt with %s gives way to a new grid', async (_, odd) => {
  store(ATTEMPT_KEY, { ...attempt, ...odd });
  await renderGames('/sum-grid');
  expect(shown()).toEqual([...puzzle.givens]);
});

const odd = fc.jsonValue();
const oddly = <Value,>(value: Value) => fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, odd);
const amount = fc.oneof(fc.double({ noNaN: true }), odd);

/** Records in which most fields are valid. */
const nearly = (record: object) =>
  fc.oneof(
    odd,
    fc.record(
      Object.fromEntries(
        Object.entries(record).map(([key, value]) => [
          key,
          typeof value === 'number' ? amount : oddly<unknown>(value),
        ]),
      ),
      { requiredKeys: [] },
    ),
  );

test('any stored result is either shown and sent, or treated as absent', () => {
  fc.assert(
    fc.property(nearly({ ...stored, result: undefined }), nearly(daily), (record, result) => {
      store(RESULT_KEY, typeof record === 'object' && record !== null ? { ...record, result } : record);
      const read = storedResults().daily('guest', ID.game, ID.dayKey);
      if (!read) return;
      expect(read.owner).toBe('guest');
      expect(formatClock(read.result.completion_time_seconds)).toMatch(/^\d+(?::[0-5]\d){1,2}$/);
      expect(Date.parse(read.result.finished_at)).not.toBeNaN();
    }),
    { numRuns: 500 },
  );
});

test('any stored attempt is either continued, or treated as absent', () => {
  const read = () => createAttempts(withFallback(() => localStorage)).get(ID);
  fc.assert(
    fc.property(nearly(attempt), (record) => {
      store(ATTEMPT_KEY, record);
      const found = read();
      if (!found) return;
      expect(found).toMatchObject(ID);
      expect(() => new Date(found.startedAt).toISOString()).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
