-- Progress in the games, of the caller's own rows: times and scores, what is answered well, and what is missed.

-- One group for each kind of result that can be compared: a game, daily or practice with as many givens, answered by
-- choosing or by typing. Each has figures of all, of the last days, of as many before them, and of each day.
--
-- Times with hints do not count, and a best time of a daily is one that the server measured.
create function private.progress_games(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  with results as (
    select s.game_type, s.practice, s.givens_count, s.answered_by, s.score, private.day_key_at(s.completed_at) as day,
      case when s.hints_used = 0 then s.completion_time_seconds end as seconds,
      case when s.hints_used = 0 and r.time_verified is not false then s.completion_time_seconds end as best_seconds
    from public.game_sessions s left join public.daily_grid_results r on r.id = s.id
    where s.user_id = p_user_id and s.completed_at >= coalesce(private.day_begins_at(p_from), '-infinity')
  ), figures as (
    select r.game_type, r.practice, r.givens_count, r.answered_by, b.bucket, jsonb_build_object(
      'played', count(*),
      'best_seconds', min(r.best_seconds),
      'median_seconds', round((percentile_cont(0.5) within group (order by r.seconds))::numeric, 1),
      'best_score', max(r.score),
      'median_score', round((percentile_cont(0.5) within group (order by r.score))::numeric, 1)) as figures
    from results r, private.day_key_at(now()) today, private.compared_days(p_from) days,
      lateral (values ('all'), (r.day::text), (
        case when r.day > today - days then 'last' when r.day > today - 2 * days then 'before' end)) b (bucket)
    where b.bucket is not null
    group by r.game_type, r.practice, r.givens_count, r.answered_by, b.bucket
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

-- The questions that were answered in timed rounds and drills, as far as they are two numbers and a sign.
create function private.answered_questions(p_user_id uuid, p_from date)
returns table (operation text, low integer, high integer, carry boolean, correct boolean, milliseconds numeric)
language sql stable set search_path = '' as $$
  select q.operation, least(q.a, q.b), greatest(q.a, q.b),
    case q.operation when 'addition' then q.a % 10 + q.b % 10 > 9 when 'subtraction' then q.a % 10 < q.b % 10 end,
    q.correct, q.milliseconds
  from (
    select case m.parts[2] when '+' then 'addition' when '−' then 'subtraction' when '-' then 'subtraction'
        when '×' then 'multiplication' when '÷' then 'division' end as operation,
      m.parts[1]::integer as a, m.parts[3]::integer as b,
      e.answer -> 'answer' = e.answer -> 'correct_answer' as correct, (e.answer ->> 'milliseconds')::numeric as milliseconds
    from public.game_sessions s,
      lateral jsonb_array_elements(
        case jsonb_typeof(s.session_data -> 'answers') when 'array' then s.session_data -> 'answers' else '[]' end) e (answer),
      lateral regexp_match(e.answer ->> 'question', '^(\d{1,4}) (.) (\d{1,4})$') m (parts)
    where s.user_id = p_user_id and s.completed_at >= coalesce(private.day_begins_at(p_from), '-infinity')
      and m.parts is not null and e.answer ->> 'answer' is not null
  ) q where q.operation is not null;
$$;

-- How well each operation goes, sums with a carry and differences with a borrow by themselves.
create function private.progress_operations(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('operation', o.operation, 'carry', o.carry, 'answers', o.answers,
    'correct', o.correct, 'average_seconds', o.average_seconds) order by o.operation, o.carry), '[]')
  from (
    select q.operation, q.carry, count(*) as answers, count(*) filter (where q.correct) as correct,
      round(avg(q.milliseconds) / 1000, 1) as average_seconds
    from private.answered_questions(p_user_id, p_from) q group by q.operation, q.carry) o;
$$;

-- The facts that were missed most, at most 30: products, and sums of one digit. "7x8" is "8x7" too.
create function private.weak_facts(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('fact', f.fact, 'answers', f.answers, 'missed', f.missed)
    order by f.missed desc, f.answers, f.fact), '[]')
  from (
    select q.low || case q.operation when 'addition' then '+' else 'x' end || q.high as fact,
      count(*) as answers, count(*) filter (where not q.correct) as missed
    from private.answered_questions(p_user_id, p_from) q
    where q.operation = 'multiplication' or (q.operation = 'addition' and q.high <= 9)
    group by q.operation, q.low, q.high having not bool_and(q.correct)
    order by missed desc, answers, fact limit 30) f;
$$;

revoke execute on all functions in schema private from public;
