import { scriptValues } from '../testing/script-values';
import { signedInAs } from '../types/bare-supabase';

const LEARNER = '00000000-0000-4000-8000-000000000001';
const SESSION = '00000000-0000-4000-8000-00000000000';

/** Ten years of one learner's sessions of every kind, beside those of 50 others. */
const HISTORY = `
  insert into auth.users (id, email)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.com' from generate_series(1, 51) n;
  update public.profiles set is_subscribed = true;
  insert into public.learning_sessions (user_id, kind, level_id, skill, started_at, completed_at, placed_level)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, k.kind, 'B1', case k.kind when 'skill' then 'skill-' || s % 60 end,
    now() - make_interval(hours => 4 * s), now() - make_interval(hours => 4 * s), case k.kind when 'placement' then 'B2' end
  from generate_series(1, 51) n, generate_series(1, case n when 1 then 20000 else 400 end) s,
    lateral (select (array['skill', 'practice', 'review', 'test_out', 'skill', 'skill'])[1 + s % 6] as usual) u,
    lateral (select case when s % 50 = 0 then 'placement' else u.usual end as kind) k;
  analyze;`;

/** Everything that a learner's device and account call. */
const CALLS = `
  ${signedInAs(LEARNER)}
  select public.start_learning_session('${SESSION}a', 'skill', 'B1', 'mean');
  select public.start_learning_session('${SESSION}b', 'practice', 'B1', null);
  select public.start_learning_session('${SESSION}c', 'placement', 'B1', null);
  select public.migrate_guest_session('${SESSION}d', 'B1', 'mean');
  select public.save_learning_answers('${SESSION}a', jsonb_build_array(jsonb_build_object('id', '${SESSION}e', 'skill', 'mean',
    'difficulty', 3, 'seed', 1, 'given', '7', 'correct', true, 'chosen', false, 'helped', false, 'seconds', 10)));
  select public.complete_learning_session('${SESSION}a', null);
  select public.complete_learning_session('${SESSION}c', 'B2');
  select public.learning_state();
  select public.export_progress();`;

test('calls read every index of learning sessions, and the placements once for the state', async () => {
  const [scans] = await scriptValues([
    `${HISTORY} ${CALLS} reset role;
     select jsonb_object_agg(i.indexrelid::regclass, pg_stat_get_xact_numscans(i.indexrelid)) as value
     from pg_catalog.pg_index i where i.indrelid = 'public.learning_sessions'::regclass`,
  ]);
  expect(Object.entries(scans as Record<string, number>).filter(([, reads]) => reads === 0)).toEqual([]);
  expect(scans).toMatchObject({ learning_sessions_by_placement: 1 });
});
