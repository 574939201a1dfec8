import { scriptValues } from '../testing/script-values';
import { signedInAs } from '../types/bare-supabase';

const id = (person: string) => `('00000000-0000-4000-8000-' || lpad(${person}::text, 12, '0'))::uuid`;
const READER = '00000000-0000-4000-8000-000000000001';
const GROUP = '00000000-0000-4000-8000-00000000000a';

/** A group of fifty who have played every day for a year, and other players who have as well. */
const YEAR = `
  insert into auth.users (id, email) select ${id('n')}, n || '@example.com' from generate_series(1, 60) n;
  update public.profiles set username = 'f' || right(id::text, 3);
  insert into public.daily_grid_results (user_id, game_type, challenge_date, grid, completion_time_seconds, time_verified, score,
    accuracy, xp_earned)
  select ${id('n')}, g.game_type, private.day_key_at(now()) - back, '{1,2,3,4,5,6,7,8,9}', 60, true, 100, 100, 50
  from generate_series(1, 60) n, generate_series(0, 364) back, public.games g where g.kind = 'grid';
  insert into public.daily_activity (user_id, day_key, streak)
  select ${id('n')}, private.day_key_at(now()) - back, 365 - back from generate_series(1, 60) n, generate_series(0, 364) back;
  insert into private.friend_groups (id, name) values ('${GROUP}', 'Foxes');
  insert into private.friend_group_members (group_id, user_id, is_owner)
  select '${GROUP}', ${id('n')}, n = 1 from generate_series(1, 50) n;
  analyze;
  ${signedInAs(READER)}
  create temporary table before on commit drop as select relname, seq_tup_read, idx_tup_fetch from pg_stat_xact_user_tables;`;

/** Rows read by sequential scans and by index. */
const READ = (table: string) => `
  (select jsonb_build_object('whole', a.seq_tup_read - b.seq_tup_read, 'found', a.idx_tup_fetch - b.idx_tup_fetch)
   from pg_stat_xact_user_tables a join before b using (relname) where relname = '${table}')`;

test('a group of fifty reads its members’ last days by index, however long they have played', async () => {
  const [read] = await scriptValues([
    `${YEAR}
     create temporary table shown on commit drop as select public.friend_group('${GROUP}') as value;
     select jsonb_build_object('members', (select jsonb_array_length(value -> 'members') from shown),
       'results', ${READ('daily_grid_results')}, 'days', ${READ('daily_activity')}) as value`,
  ]);
  expect(read).toMatchObject({ members: 50, results: { whole: 0 }, days: { whole: 0 } });
  const { results, days } = read as Record<'results' | 'days', { found: number }>;
  // Seven days of three puzzles each, and the reader's own of today.
  expect(results.found).toBeLessThanOrEqual(50 * 21 + 3);
  // Today, yesterday, and a day that a freeze may cover.
  expect(days.found).toBeLessThanOrEqual(50 * 7);
});
