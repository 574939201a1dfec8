import { FIRST_DAY, FREE_LIMITS, GRID_GAMES } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { archiveOf } from '../testing/archive';
import { daysAgo, submit } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer, newSubscriber, type Player } from '../testing/players';
import { archived, practice, save, saveAll } from '../testing/results';
import { addDays } from '../publish/day-keys';

const FREE_DAYS = FREE_LIMITS.archiveDays ?? 0;

/** The day stored with a result, which is stored in any case. */
async function savedDay({ client }: Player, result: ReturnType<typeof archived>): Promise<string | null> {
  expect(await save(client, result)).toMatchObject({ status: 'saved' });
  const { data } = await client.from('game_sessions').select().eq('id', result.id).single().throwOnError();
  expect(data).toMatchObject({ practice: true, completion_time_seconds: 75 });
  return data.archive_day;
}

test.each(GRID_GAMES)('an archived %s is stored as practice of its day', async (game) => {
  const player = await newPlayer();
  const day = await daysAgo(2);
  expect(await savedDay(player, archived(day, {}, game))).toBe(day);
});

test('a free account can play seven days, and the eighth is plain practice', async () => {
  const player = await newPlayer();
  const [last, before] = [await daysAgo(FREE_DAYS), await daysAgo(FREE_DAYS + 1)];
  expect(await savedDay(player, archived(last))).toBe(last);
  expect(await savedDay(player, archived(before))).toBeNull();
});

test('a subscriber can play every day since the first, and none before it', async () => {
  const player = await newSubscriber();
  const [old, first, before] = [await daysAgo(FREE_DAYS + 1), FIRST_DAY, addDays(FIRST_DAY, -1)];
  expect(await savedDay(player, archived(old))).toBe(old);
  expect(await savedDay(player, archived(first))).toBe(first);
  expect(await savedDay(player, archived(before))).toBeNull();
});

test('a day that closed at midnight counts only for results finished before', async () => {
  const player = await newPlayer();
  const [closed, before] = [await daysAgo(FREE_DAYS + 1), await daysAgo(FREE_DAYS + 2)];
  const finished_at = `${await daysAgo(1)}T17:00:00Z`;
  expect(await savedDay(player, archived(closed, { finished_at }))).toBe(closed);
  const longAgo = `${await daysAgo(9)}T17:00:00Z`;
  expect(await savedDay(player, archived(before, { finished_at: longAgo }))).toBeNull();
});

test.each([
  ['today', 0],
  ['tomorrow', -1],
  ['a day that is not published', -2_000],
])('%s is not a day of the archive', async (_, days) => {
  const player = await newSubscriber();
  expect(await savedDay(player, archived(await daysAgo(days)))).toBeNull();
});

test('the day is not stored with another puzzle', async () => {
  const player = await newSubscriber();
  const day = await daysAgo(2);
  const { givens, solution } = dailyPuzzle('sum_grid', await daysAgo(3));
  expect(await savedDay(player, archived(day, { givens, grid: solution }))).toBeNull();
  const puzzle = dailyPuzzle('sum_grid', day);
  const open = [puzzle.givens.indexOf(0), puzzle.givens.lastIndexOf(0)] as const;
  // The day's givens and nine digits that are not its solution.
  const wrong = puzzle.solution.map((digit, at) =>
    at === open[0] ? puzzle.solution[open[1]] : at === open[1] ? puzzle.solution[open[0]] : digit,
  );
  expect(await savedDay(player, archived(day, { grid: wrong }))).toBeNull();
  const easier = puzzle.givens.with(open[0], puzzle.solution[open[0]] ?? 0);
  expect(await savedDay(player, archived(day, { givens: easier }))).toBeNull();
});

test('an archived puzzle earns nothing, and does not affect dailies and their times', async () => {
  const { client } = await newPlayer();
  await submit(client, { game: 'combined_grid' });
  const before = await traces(client);
  const days = await Promise.all([1, 2, 3].map(daysAgo));
  await saveAll(client, ...days.map((day) => archived(day)));
  const after = await traces(client);
  expect(after.games).toHaveLength(1 + days.length);
  expect({ ...after, games: before.games }).toEqual(before);
  expect((await submit(client)).error).toBeNull();
});

test('an archive time is not a practice best, in the response or in Progress', async () => {
  const { client } = await newPlayer();
  const day = await daysAgo(2);
  const { givens } = dailyPuzzle('sum_grid', day);
  await save(client, archived(day, { completion_time_seconds: 3 }));
  const plain = practice({}, givens.filter(Boolean).length);
  expect(await save(client, plain)).toMatchObject({ standing: { personal_best: 75, previous_best: null } });
  const { data: report } = await client.rpc('progress_report').throwOnError();
  expect(report.games).toMatchObject([{ practice: true, all: { played: 2, best_seconds: 75 } }]);
});

test('an account that signs in receives its guest’s archive results for open days', async () => {
  const { client } = await newPlayer();
  const yesterday = await daysAgo(1);
  await save(client, archived(yesterday, { by_guest: true }));
  expect((await archiveOf(client, yesterday, yesterday)).days).toHaveLength(1);
});
