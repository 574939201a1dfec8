import { FIRST_DAY, MAX_ARCHIVE_DAYS } from '@ninefold/contracts';
import { addDays } from '../publish/day-keys';
import { archiveOf } from '../testing/archive';
import { daysAgo, todayKey } from '../testing/daily';
import { newPlayer } from '../testing/players';
import { archived, daily, saveAll } from '../testing/results';

test('a new player has played no day', async () => {
  const { client } = await newPlayer();
  expect(await archiveOf(client, FIRST_DAY, await todayKey())).toEqual({
    day_key: await todayKey(),
    seconds_to_reset: expect.any(Number) as number,
    days: [],
  });
});

test('the archive returns the daily’s time and the best practice time, for the requested days only', async () => {
  const { client } = await newPlayer();
  const [before, day, after] = [await daysAgo(4), await daysAgo(3), await daysAgo(2)];
  await saveAll(
    client,
    daily(day, { completion_time_seconds: 90 }),
    archived(day, { completion_time_seconds: 50 }),
    archived(day, { completion_time_seconds: 40, hints_used: 1 }),
    archived(day, { completion_time_seconds: 60 }, 'combined_grid'),
    archived(before),
    archived(after),
  );
  expect((await archiveOf(client, day, day)).days).toEqual([
    {
      day_key: day,
      grids: {
        sum_grid: { daily_seconds: 90, daily_verified: false, archive_seconds: 40 },
        combined_grid: { daily_seconds: null, daily_verified: null, archive_seconds: 60 },
      },
    },
  ]);
  expect((await archiveOf(client, before, after)).days.map(({ day_key }) => day_key)).toEqual([
    before,
    day,
    after,
  ]);
});

test('a player’s archive is not visible to others', async () => {
  const [played, other] = [await newPlayer(), await newPlayer()];
  const day = await daysAgo(1);
  await saveAll(played.client, archived(day), daily(day));
  expect((await archiveOf(other.client, day, day)).days).toEqual([]);
});

test('more days than a calendar shows are rejected', async () => {
  const { client } = await newPlayer();
  const last = addDays(FIRST_DAY, MAX_ARCHIVE_DAYS - 1);
  expect((await archiveOf(client, FIRST_DAY, last)).days).toEqual([]);
  const { error } = await client.rpc('archive', { p_from: FIRST_DAY, p_to: addDays(last, 1) });
  expect(error).toMatchObject({ code: '22023', hint: 'too-many-days' });
});
