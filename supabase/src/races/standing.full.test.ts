import { asOwner, holding } from '../testing/own-connection';

const DAY = '2024-02-29';

/** Only a real Postgres has a second transaction. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

const count = () => asOwner((sql) => sql`select private.count_daily_times('sum_grid', ${DAY})`);

async function counted(): Promise<unknown> {
  let rows: readonly object[] = [];
  await asOwner(async (sql) => {
    rows = await sql`select results from private.daily_times where day_key = ${DAY}`;
  });
  return rows;
}

onPostgres('one call counts the times of a busy day, and others do not wait for it', async () => {
  await asOwner((sql) =>
    sql.begin(async (session) => {
      await session`set local session_replication_role = replica`;
      await session`
        insert into public.daily_grid_results (user_id, game_type, challenge_date, grid, completion_time_seconds,
          time_verified, score, accuracy, xp_earned, completed_at)
        select gen_random_uuid(), 'sum_grid', ${DAY}, '{1,2,3,4,5,6,7,8,9}', 60, true, 100, 100, 50, now() + n * interval '1 second'
        from generate_series(1, 2150) n`;
    }),
  );
  await holding((sql) => sql`select private.count_daily_times('sum_grid', ${DAY})`, count);
  // The other transaction was rolled back.
  expect(await counted()).toEqual([]);
  await count();
  expect(await counted()).toEqual([{ results: 2_100 }]);
});
