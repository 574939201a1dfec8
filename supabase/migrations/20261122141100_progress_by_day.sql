-- As before, from the days of the results. `private.progress_moments()` has no games any more.
drop function private.progress_moments(uuid);
create function private.progress_moments(p_user_id uuid)
returns table (at timestamptz, answers integer, correct integer, seconds numeric, sessions integer, xp integer)
language sql stable as $$
  select a.saved_at, 1, a.correct::integer, a.seconds, 0, 0
  from public.learning_answers a where a.user_id = p_user_id
  union all
  select coalesce(fifth.saved_at, s.completed_at), 0, 0, 0, 1, s.xp_earned
  from public.learning_sessions s
  left join public.learning_answers fifth on fifth.session_id = s.id and fifth.place = 5
  where s.user_id = p_user_id and s.completed_at is not null
$$;

create or replace function private.progress_days(p_user_id uuid, p_from date)
returns table (day_key date, answers integer, correct integer, seconds numeric, sessions integer, games integer,
  xp integer, counted boolean, frozen boolean)
language sql stable set search_path = '' as $$
  with hours as (
    select date_trunc('hour', m.at, 'UTC') as hour, sum(m.answers) as answers, sum(m.correct) as correct,
      sum(m.seconds) as seconds, sum(m.sessions) as sessions, sum(m.xp) as xp
    from private.progress_moments(p_user_id) m
    where m.at >= coalesce(private.day_begins_at(p_from), '-infinity')
    group by 1
  )
  select d.day, sum(d.answers)::integer, sum(d.correct)::integer, sum(d.seconds), sum(d.sessions)::integer,
    sum(d.games)::integer, sum(d.xp)::integer, bool_or(d.counted), bool_or(d.frozen)
  from (
    select private.day_key_at(h.hour), h.answers, h.correct, h.seconds, h.sessions, 0, h.xp, false, false
      from hours h
    union all
    select g.day_key, 0, 0, 0, 0, g.played, 0, false, false
      from private.game_days g where g.user_id = p_user_id
    union all
    select r.challenge_date, 0, 0, 0, 0, 1, r.xp_earned, false, false
      from public.daily_grid_results r where r.user_id = p_user_id
    union all
    select c.day_key, 0, 0, 0, 0, 0, 0, true, false
      from public.daily_activity c where c.user_id = p_user_id
    union all
    select c.day_key - 1, 0, 0, 0, 0, 0, 0, false, true
      from public.daily_activity c where c.user_id = p_user_id and c.after_freeze
    union all
    -- Not written down before the day after it is counted.
    select private.freeze_used_on(p_user_id), 0, 0, 0, 0, 0, 0, false, true
  ) d (day, answers, correct, seconds, sessions, games, xp, counted, frozen)
  where d.day >= coalesce(p_from, '-infinity') and d.day is not null
  group by d.day
  order by d.day;
$$;

-- The middle of some numbers, to a tenth; null of none. In PL/pgSQL it is planned once, not for each of a hundred calls.
create function private.median(p_numbers integer[]) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  return (select round((percentile_cont(0.5) within group (order by n))::numeric, 1) from unnest(p_numbers) n);
end;
$$;

-- All numbers of several lists.
create aggregate private.joined(anycompatiblearray) (sfunc = array_cat, stype = anycompatiblearray, initcond = '{}');

create or replace function private.progress_games(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  with days as (
    select g.game_type, g.givens_count is not null as practice, g.givens_count, g.answered_by, g.day_key as day, g.played,
      (select min(s) from unnest(g.seconds) s) as best_seconds, g.seconds, g.best_score, g.scores
    from private.game_days g
    where g.user_id = p_user_id and g.day_key >= coalesce(p_from, '-infinity')
    union all
    -- The best time of a daily is one that the server measured.
    select r.game_type, false, null, null, r.challenge_date, 1,
      case when r.time_verified then r.completion_time_seconds end, array[r.completion_time_seconds], r.score, array[r.score]
    from public.daily_grid_results r
    where r.user_id = p_user_id and r.challenge_date >= coalesce(p_from, '-infinity')
  ), figures as (
    select d.game_type, d.practice, d.givens_count, d.answered_by, b.bucket, jsonb_build_object(
      'played', sum(d.played),
      'best_seconds', min(d.best_seconds),
      'median_seconds', private.median(private.joined(d.seconds)),
      'best_score', max(d.best_score),
      'median_score', private.median(private.joined(d.scores))) as figures
    from days d, private.day_key_at(now()) today, private.compared_days(p_from) days,
      lateral (values ('all'), (d.day::text), (
        case when d.day > today - days then 'last' when d.day > today - 2 * days then 'before' end)) b (bucket)
    where b.bucket is not null
    group by d.game_type, d.practice, d.givens_count, d.answered_by, b.bucket
  ), groups as (
    select jsonb_build_object(
      'game_type', f.game_type, 'practice', f.practice, 'givens_count', f.givens_count, 'answered_by', f.answered_by,
      'days', jsonb_agg(jsonb_build_object('day_key', f.bucket) || f.figures order by f.bucket)
        filter (where f.bucket not in ('all', 'last', 'before')))
      || jsonb_build_object('last', null, 'before', null)
      || jsonb_object_agg(f.bucket, f.figures) filter (where f.bucket in ('all', 'last', 'before')) as json
    from figures f
    group by f.game_type, f.practice, f.givens_count, f.answered_by
    order by f.game_type, f.practice, f.givens_count, f.answered_by
  )
  select coalesce(jsonb_agg(g.json), '[]') from groups g;
$$;

create or replace function private.progress_operations(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('operation', o.operation, 'carry', o.carry, 'answers', o.answers,
    'correct', o.correct, 'average_seconds', o.average_seconds) order by o.operation, o.carry), '[]')
  from (
    select d.operation, d.carry, sum(d.answers) as answers, sum(d.correct) as correct,
      round(sum(d.milliseconds) / sum(d.answers) / 1000, 1) as average_seconds
    from private.operation_days d
    where d.user_id = p_user_id and d.day_key >= coalesce(p_from, '-infinity') group by d.operation, d.carry) o;
$$;

create or replace function private.weak_facts(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('fact', f.fact, 'answers', f.answers, 'missed', f.missed)
    order by f.missed desc, f.answers, f.fact), '[]')
  from (
    select d.fact, sum(d.answers) as answers, sum(d.missed) as missed
    from private.fact_days d
    where d.user_id = p_user_id and d.day_key >= coalesce(p_from, '-infinity')
    group by d.fact having sum(d.missed) > 0
    order by missed desc, answers, fact limit 30) f;
$$;

drop function private.answered_questions(uuid, date);

revoke execute on all functions in schema private from public;
