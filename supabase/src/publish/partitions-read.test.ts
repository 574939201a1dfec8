import { randomUUID } from 'node:crypto';
import { scriptValues } from '../testing/script-values';
import { signedInAs } from '../types/bare-supabase';

/** Which partitions a call reads: with ten years of months, a look-up in all of them would take longer than the call. */

const PLAYER = randomUUID();
const SETUP = `
  insert into auth.users (id, email) values ('${PLAYER}', 'ada@example.com');
  update public.profiles set username = 'ada', shown_on_boards = true where id = '${PLAYER}';
  ${signedInAs(PLAYER)}`;

/** The partitioned tables that a call reads in the default partition, or in more than this month and the last. */
const readMore = `
  select coalesce(jsonb_agg(r.name order by r.name), '[]') as value from (
    select regexp_replace(s.relname, '_(default|all_time|\\d{4}_\\d\\d)$', '') as name, count(*) as partitions,
      bool_or(s.relname ~ '_default$') as in_default
    from pg_stat_xact_user_tables s
    where s.schemaname = 'partitions' and s.relname !~ '_all_time$' and coalesce(s.idx_scan, 0) + s.seq_scan > 0
    group by 1) r
  where r.in_default or r.partitions > 2;`;
const daily = `
  insert into public.daily_puzzles (game_type, day_key, givens, targets)
  select 'sum_grid', private.day_key_at(now()), '{0,0,0,0,0,0,0,0,0}', '{"sum": {"rows": [15, 15, 15], "columns": [15, 15, 15]}}'
  on conflict do nothing;`;
const result = (
  kind: string,
) => `jsonb_build_array(jsonb_build_object('id', '${randomUUID()}', 'kind', '${kind}', 'game_type', 'sum_grid',
  'day_key', private.day_key_at(now()), 'finished_at', now(), 'completion_time_seconds', 75, 'hints_used', 0,
  'givens', '[4,9,2,0,0,0,0,0,0]'::jsonb, 'grid', '[4,9,2,3,5,7,8,1,6]'::jsonb))`;

const saved = `${daily} select public.start_daily('sum_grid'); select public.save_results(${result('daily')});`;
const practiced = `select public.save_results(${result('practice')});`;

test.each([
  ['start_daily', `select public.start_daily('sum_grid');`],
  ['save_results of a daily', saved],
  ['save_results of practice', practiced],
  ['daily_card', `${saved} select public.daily_card();`],
  ['dashboard_summary', `${saved} select public.dashboard_summary();`],
  ['board', `${saved} select public.board('sum_grid', null, 'all', null);`],
  ['daily_standing', `${saved} select public.daily_standing('sum_grid', private.day_key_at(now()));`],
  ['personal_best', `${practiced} select public.personal_best('mental_math_speed');`],
])('%s reads only the partitions of its days', async (_, call) => {
  const [tables] = (await scriptValues([SETUP + call + readMore])) as string[][];
  expect(tables).toEqual([]);
});

test('the check finds a look-up that does not name the day', async () => {
  const [tables] = await scriptValues([
    `${SETUP} select from public.game_sessions s where s.id = '${PLAYER}'; ${readMore}`,
  ]);
  expect(tables).toEqual(['game_sessions']);
});
