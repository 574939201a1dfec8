import { dayKeyAt } from 'shared-puzzle-engine';
import { daysAgo } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer, newSubscriber, type Player } from '../testing/players';
import { daily, practice, save, timedRound } from '../testing/results';

const DAY_MS = 86_400_000;

const KINDS: readonly [string, (finished_at: unknown) => object][] = [
  ['practice', (finished_at) => practice({ finished_at })],
  ['timed round', (finished_at) => timedRound(12, 0, { finished_at })],
];

let player: Player;

beforeAll(async () => {
  player = await newPlayer();
});

describe.each(KINDS)('a %s', (_, finished) => {
  async function completedAt(finished_at: unknown): Promise<number> {
    const { id, status } = await save(player.client, finished(finished_at));
    expect(status).toBe('saved');
    const row = player.client
      .from('game_sessions')
      .select('completed_at')
      .eq('id', id ?? '');
    return Date.parse((await row.single().throwOnError()).data.completed_at);
  }

  test('was finished when the device says, within the last 30 days', async () => {
    const yesterday = new Date(Date.now() - DAY_MS).toISOString();
    expect(await completedAt(yesterday)).toBe(Date.parse(yesterday));
  });

  test.each<[string, () => unknown]>([
    ['31 days ago', () => new Date(Date.now() - 31 * DAY_MS).toISOString()],
    ['in the future', () => new Date(Date.now() + 60_000).toISOString()],
    ['soon', () => 'soon'],
    ['7', () => 7],
    ['null', () => null],
    ['an object', () => ({})],
    ['-infinity', () => '-infinity'],
  ])('that says it was finished %s was finished when it came', async (__, claim) => {
    const before = Date.now();
    expect(Math.abs((await completedAt(claim())) - before)).toBeLessThan(30_000);
  });
});

test.each([
  ['before', 15],
  ['after', 5],
])('a daily reported as finished %s its day is stored as finished on its day', async (_, days) => {
  const { client } = await newSubscriber();
  const [day, finished_at] = [await daysAgo(10), `${await daysAgo(days)}T17:00:00Z`];
  await save(client, daily(day, { finished_at }));
  const { results, games } = await traces(client);
  const completed = [...results, ...games].map(({ completed_at }) => dayKeyAt(Date.parse(completed_at)));
  expect(completed).toEqual([day, day]);
});
