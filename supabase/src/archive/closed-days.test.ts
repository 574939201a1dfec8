import { FREE_LIMITS, type GridGame } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { archiveOf } from '../testing/archive';
import { daysAgo, startedOn, submit } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer, newSubscriber, type Player } from '../testing/players';
import { archived, daily, practice, save } from '../testing/results';

const FREE_DAYS = FREE_LIMITS.archiveDays ?? 0;

/** Every kind of result that names a day, or is the puzzle of one, and how a device can send it. */
const SENT: Readonly<Record<string, (day: string) => object>> = {
  'a daily': (day) => daily(day),
  'a daily that a guest played': (day) => daily(day, { by_guest: true }),
  'a daily that says it was finished today': (day) => daily(day, { finished_at: new Date().toISOString() }),
  'a puzzle of the archive': (day) => archived(day),
  'a puzzle of the archive that a guest played': (day) => archived(day, { by_guest: true }),
  'practice with the same puzzle': (day) => {
    const { givens, solution } = dailyPuzzle('sum_grid', day);
    return practice({ givens, grid: solution });
  },
};

/** What the account has of a day: in the archive, and as dailies. */
async function ofDay({ client }: Player, day: string) {
  const { days } = await archiveOf(client, day, day);
  const { results, activity, games, profile } = await traces(client);
  return { days, results, activity, games, xp: profile.total_xp };
}

test.each(Object.keys(SENT))('%s of a closed day is stored as plain practice', async (kind) => {
  const player = await newPlayer();
  const day = await daysAgo(FREE_DAYS + 1);
  const result = SENT[kind]?.(day);
  expect(await save(player.client, result)).toMatchObject({
    status: 'saved',
    standing: { personal_best: 75, previous_best: null },
  });
  expect(await ofDay(player, day)).toMatchObject({
    ...{ days: [], results: [], activity: [], xp: 0 },
    games: [{ practice: true, archive_day: null, completion_time_seconds: 75 }],
  });
  // It arrived, so a device that sends it again learns that it is stored.
  expect(await save(player.client, result)).toMatchObject({ status: 'saved_before', standing: {} });
});

const DAILIES = Object.keys(SENT).filter((kind) => kind.startsWith('a daily'));

test.each(DAILIES)('%s of the last open day is stored as a daily without XP', async (kind) => {
  const player = await newPlayer();
  const day = await daysAgo(FREE_DAYS);
  await save(player.client, SENT[kind]?.(day));
  expect(await ofDay(player, day)).toMatchObject({
    ...{ days: [{ day_key: day }], activity: [], xp: 0 },
    results: [{ challenge_date: day, time_verified: false, xp_earned: 0 }],
  });
});

test('a daily that the server saw started on its day is stored as a daily, however late it is sent', async () => {
  const player = await newPlayer();
  const day = await daysAgo(20);
  await startedOn(day, player.id);
  expect(await save(player.client, daily(day))).toMatchObject({ status: 'saved', daily: { xp_earned: 0 } });
  expect((await ofDay(player, day)).days).toHaveLength(1);
});

test('a start of another game or another player does not open a day', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const day = await daysAgo(FREE_DAYS + 1);
  await startedOn(day, other.id);
  await startedOn(day, player.id, 'combined_grid' satisfies GridGame);
  await save(player.client, daily(day));
  expect((await ofDay(player, day)).days).toEqual([]);
});

test('every day is open to subscribers', async () => {
  const player = await newSubscriber();
  const day = await daysAgo(FREE_DAYS + 1);
  await save(player.client, daily(day));
  expect((await ofDay(player, day)).results).toHaveLength(1);
});

test('a challenge needs a daily of that day, so a closed one has none', async () => {
  const player = await newPlayer();
  const day = await daysAgo(FREE_DAYS + 1);
  await save(player.client, daily(day));
  const { error } = await player.client.rpc('create_daily_challenge', {
    ...{ p_game_type: 'sum_grid', p_day_key: day, p_moves: [] },
  });
  expect(error).toMatchObject({ hint: 'unknown-result' });
});

test('the specification’s call is for today only', async () => {
  const player = await newPlayer();
  const { error } = await submit(player.client, {
    grid: dailyPuzzle('sum_grid', await daysAgo(FREE_DAYS + 1)).solution,
  });
  expect(error).toMatchObject({ hint: 'grid-not-solved' });
});
