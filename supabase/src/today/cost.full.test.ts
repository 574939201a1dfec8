import { randomUUID } from 'node:crypto';
import { scriptValues } from '../testing/script-values';
import { signedInAs } from '../types/bare-supabase';

/** Thirty players who solved all dailies and practiced in ten sessions on each of 200 days; the calls are those of one. */
const history = (player: string) => `
  create temporary table players on commit drop as
  select case n when 1 then '${player}'::uuid else gen_random_uuid() end as id from generate_series(1, 30) n;
  insert into auth.users (id, email) select id, id || '@example.com' from players;
  set local session_replication_role = replica;
  insert into public.daily_grid_results (user_id, game_type, challenge_date, grid, completion_time_seconds, time_verified, score,
    accuracy, xp_earned, completed_at)
  select p.id, g.game_type, d.day, '{1,2,3,4,5,6,7,8,9}', 60, true, 100, 100, g.xp, private.day_begins_at(d.day) + interval '9 hours'
  from players p, public.games g, generate_series(1, 200) n, lateral (select private.day_key_at(now()) - n as day) d where g.kind = 'grid';
  insert into public.game_sessions (user_id, game_type, answered_by, score, completion_time_seconds, accuracy, completed_at, saved_at,
    finished_on)
  select p.id, 'mental_math_speed', 'typing', 20, 60, 90, now() - n * interval '1 day', now() - n * interval '1 day', current_date - n
  from players p, generate_series(1, 200) n;
  insert into public.learning_sessions (user_id, kind, level_id, started_at, completed_at)
  select p.id, 'practice', 'A1', now() - n * interval '1 day', now() - n * interval '1 day'
  from players p, generate_series(1, 200) n, generate_series(1, 10);
  insert into private.game_totals (user_id, game_type, played, best)
  select r.user_id, r.game_type, count(*), 60 from public.daily_grid_results r group by 1, 2;
  set local session_replication_role = origin;
  analyze;
  ${signedInAs(player)}
  create temporary table before on commit drop as select relid, seq_tup_read, idx_tup_fetch from pg_stat_xact_user_tables;`;

const READ = `
  select to_jsonb(coalesce(sum(a.seq_tup_read + coalesce(a.idx_tup_fetch, 0) - b.seq_tup_read - coalesce(b.idx_tup_fetch, 0)), 0)) as value
  from pg_stat_xact_user_tables a join before b using (relid)
  where a.relname ~ '^(daily_grid_results|daily_activity|daily_attempts|game_sessions|learning_)'`;

test.each([
  ['daily_card', 10],
  ['dashboard_summary', 80],
])('%s reads at most %d rows of a long history', async (name, most) => {
  const [rows] = await scriptValues([`${history(randomUUID())} select public.${name}(); ${READ}`]);
  expect(rows).toBeLessThanOrEqual(most);
});
