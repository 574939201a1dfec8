-- Progress. What many results add up to is counted per day when they are saved, so a report never reads a month of answers.
-- Except for the range of facts, no constant of the games is stored in these rows.

-- Comparable results of one day.
create table private.game_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  game_type text not null references public.games (game_type),
  givens_count smallint,
  answered_by text,
  played integer not null,
  best_score integer,
  -- One entry per result, for medians. `seconds` leaves out results with hints.
  scores integer[] not null,
  seconds integer[] not null,
  constraint game_days_once unique nulls not distinct (user_id, day_key, game_type, givens_count, answered_by)
);

alter table private.game_days enable row level security, force row level security;

create table private.operation_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  operation text not null,
  -- Whether there is a carry or a borrow; null for products and quotients.
  carry boolean,
  answers integer not null,
  correct integer not null,
  milliseconds numeric not null,
  constraint operation_days_once unique nulls not distinct (user_id, day_key, operation, carry)
);

alter table private.operation_days enable row level security, force row level security;

create table private.fact_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  -- "7x8", "6+9", with the smaller number first.
  fact text not null,
  answers integer not null,
  missed integer not null,
  primary key (user_id, day_key, fact)
);

alter table private.fact_days enable row level security, force row level security;

-- The first day that a player can see, or null for every day. Free accounts see the last 30 days.
create function private.progress_from(p_user_id uuid) returns date
language sql stable set search_path = '' as $$
  select case when not p.is_subscribed then private.day_key_at(now()) - 29 end
  from public.profiles p where p.id = p_user_id;
$$;

-- How many days are compared with as many before them.
create function private.compared_days(p_from date) returns integer
language sql immutable set search_path = '' as $$
  select case when p_from is null then 30 else 15 end;
$$;

create function private.progress_events(p_user_id uuid)
returns table (at timestamptz, answers integer, correct integer, seconds numeric, sessions integer, xp integer)
language sql stable as $$
  select a.saved_at, 1, a.correct::integer, a.seconds, 0, 0
  from public.learning_answers a where a.user_id = p_user_id
  union all
  select coalesce(fifth.saved_at, s.completed_at), 0, 0, 0, 1, s.xp_earned
  from public.learning_sessions s
  left join public.learning_answers fifth on fifth.session_id = s.id and fifth.position = 5
  where s.user_id = p_user_id and s.completed_at is not null
$$;

-- What was done on each active day, oldest first, including days covered by a freeze. A day starts on a full hour, so rows are
-- first grouped by hour: computing the day of each row takes seconds with a long history.
create function private.progress_days(p_user_id uuid, p_from date)
returns table (day_key date, answers integer, correct integer, seconds numeric, sessions integer, games integer,
  xp integer, counted boolean, frozen boolean)
language sql stable set search_path = '' as $$
  with hours as (
    select date_trunc('hour', m.at, 'UTC') as hour, sum(m.answers) as answers, sum(m.correct) as correct,
      sum(m.seconds) as seconds, sum(m.sessions) as sessions, sum(m.xp) as xp
    from private.progress_events(p_user_id) m
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
    -- Not stored until the next day is counted.
    select private.freeze_used_on(p_user_id), 0, 0, 0, 0, 0, 0, false, true
  ) d (day, answers, correct, seconds, sessions, games, xp, counted, frozen)
  where d.day >= coalesce(p_from, '-infinity') and d.day is not null
  group by d.day
  order by d.day;
$$;

-- Totals of `private.progress_days()` between two days, both included.
create function private.progress_sum(p_days jsonb, p_first date, p_last date) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'days', count(*) filter (where d.counted),
    'answers', coalesce(sum(d.answers), 0),
    'correct', coalesce(sum(d.correct), 0),
    'seconds', coalesce(sum(d.seconds), 0),
    'sessions', coalesce(sum(d.sessions), 0),
    'games', coalesce(sum(d.games), 0),
    'xp', coalesce(sum(d.xp), 0))
  from jsonb_to_recordset(p_days) d (day_key date, counted boolean, answers integer, correct integer,
    seconds numeric, sessions integer, games integer, xp integer)
  where d.day_key between p_first and p_last;
$$;

-- To a tenth; null for no numbers. PL/pgSQL plans the query once instead of for each of a hundred calls.
create function private.median(p_numbers integer[]) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  return (select round((percentile_cont(0.5) within group (order by n))::numeric, 1) from unnest(p_numbers) n);
end;
$$;

-- Concatenates lists.
create aggregate private.joined(anycompatiblearray) (sfunc = array_cat, stype = anycompatiblearray, initcond = '{}');

-- One group for each kind of comparable results: a game, daily or practice with equally many givens, and the way of answering.
-- Each has figures for all days, the last days, the same number of days before them, and each day. Times with hints do not
-- count. The best time of a daily is measured by the server, and the best score of a timed round is verified.
create function private.progress_games(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  with days as (
    select g.game_type, g.givens_count is not null as practice, g.givens_count, g.answered_by, g.day_key as day, g.played,
      (select min(s) from unnest(g.seconds) s) as best_seconds, g.seconds, g.best_score, g.scores
    from private.game_days g
    where g.user_id = p_user_id and g.day_key >= coalesce(p_from, '-infinity')
    union all
    -- Only times measured by the server can be the best time of a daily.
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

-- How well each operation goes, with sums that carry and differences that borrow separately.
create function private.progress_operations(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('operation', o.operation, 'carry', o.carry, 'answers', o.answers,
    'correct', o.correct, 'average_seconds', o.average_seconds) order by o.operation, o.carry), '[]')
  from (
    select d.operation, d.carry, sum(d.answers) as answers, sum(d.correct) as correct,
      round(sum(d.milliseconds) / sum(d.answers) / 1000, 1) as average_seconds
    from private.operation_days d
    where d.user_id = p_user_id and d.day_key >= coalesce(p_from, '-infinity') group by d.operation, d.carry) o;
$$;

-- The most missed facts, at most 30.
create function private.weak_facts(p_user_id uuid, p_from date) returns jsonb
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

-- The answered questions of a round that consist of two numbers and a sign.
create function private.questions_of(p_answers jsonb)
returns table (operation text, low integer, high integer, carry boolean, correct boolean, milliseconds numeric)
language sql immutable set search_path = '' as $$
  -- `offset 0` makes Postgres evaluate each expression once per row instead of once per use.
  select q.operation, least(q.a, q.b), greatest(q.a, q.b),
    case q.operation when 'addition' then q.a % 10 + q.b % 10 > 9 when 'subtraction' then q.a % 10 < q.b % 10 end,
    q.correct, q.milliseconds
  from (
    select case split_part(m.question, ' ', 2) when '+' then 'addition' when '−' then 'subtraction' when '-' then 'subtraction'
        when '×' then 'multiplication' when '÷' then 'division' end as operation,
      split_part(m.question, ' ', 1)::integer as a, split_part(m.question, ' ', 3)::integer as b, m.correct, m.milliseconds
    from (
      select e.answer ->> 'question' as question, e.answer -> 'answer' = e.answer -> 'correct_answer' as correct,
        (e.answer ->> 'milliseconds')::numeric as milliseconds
      from jsonb_array_elements(case jsonb_typeof(p_answers) when 'array' then p_answers else '[]' end) e (answer)
      where e.answer ->> 'answer' is not null and e.answer ->> 'question' ~ '^[0-9]{1,4} . [0-9]{1,4}$'
      offset 0
    ) m offset 0
  ) q where q.operation is not null;
$$;

-- Adds results of one player to their days. A day has a bounded number of facts, whatever a round contains: sums and
-- differences of numbers up to 99, products up to 20. Archive puzzles count as played, but their times are not practice times.
-- Call it with the player locked.
create function private.count_results(p_results public.game_sessions[]) returns void
language sql set search_path = '' as $$
  insert into private.game_days as d
    (user_id, day_key, game_type, givens_count, answered_by, played, best_score, scores, seconds)
  select r.user_id, private.day_key_at(r.completed_at), r.game_type, r.givens_count, r.answered_by, count(*),
    max(r.score) filter (where r.verified is not false), array_agg(r.score),
    coalesce(array_agg(r.completion_time_seconds) filter (where r.hints_used = 0 and r.archive_day is null), '{}')
  from unnest(p_results) r where r.practice or r.answered_by is not null
  group by 1, 2, 3, 4, 5
  on conflict on constraint game_days_once do update set played = d.played + excluded.played,
    best_score = greatest(d.best_score, excluded.best_score), scores = d.scores || excluded.scores,
    seconds = d.seconds || excluded.seconds;

  with questions as materialized (
    select r.user_id, private.day_key_at(r.completed_at) as day_key, q.*
    from unnest(p_results) r, lateral private.questions_of(r.session_data -> 'answers') q
  ), operations as (
    insert into private.operation_days as d (user_id, day_key, operation, carry, answers, correct, milliseconds)
    select q.user_id, q.day_key, q.operation, q.carry, count(*), count(*) filter (where q.correct), sum(q.milliseconds)
    from questions q group by 1, 2, 3, 4
    on conflict on constraint operation_days_once do update set answers = d.answers + excluded.answers,
      correct = d.correct + excluded.correct, milliseconds = d.milliseconds + excluded.milliseconds
  )
  insert into private.fact_days as d (user_id, day_key, fact, answers, missed)
  select q.user_id, q.day_key,
    case q.operation
      when 'addition' then q.low || '+' || q.high
      -- No game asks for a negative difference.
      when 'subtraction' then q.high || '-' || q.low
      else q.low || 'x' || q.high
    end,
    count(*), count(*) filter (where not q.correct)
  from questions q
  where (q.operation = 'multiplication' and q.high <= 20)
    or (q.operation in ('addition', 'subtraction') and q.high <= 99)
  group by 1, 2, 3
  on conflict (user_id, day_key, fact) do update set answers = d.answers + excluded.answers,
    missed = d.missed + excluded.missed;
$$;

create function private.count_new_result() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_results(array[new]);
  return null;
end;
$$;

create trigger count_new_result after insert on public.game_sessions
  for each row execute function private.count_new_result();

-- The rows of one table of a page, without the player's id.
create function private.rows_without_user(p_page jsonb, p_table text) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(r.row - 'user_id' order by r.position), '[]')
  from jsonb_array_elements(coalesce(p_page -> 'tables' -> p_table, '[]')) with ordinality r (row, position);
$$;

revoke execute on all functions in schema private from public;

-- Everything that the Progress screen shows.
create function public.progress_report() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.authenticate_expensive_read('progress');
  v_today constant date := private.day_key_at(now());
  v_from constant date := private.progress_from(v_user_id);
  v_compared constant integer := private.compared_days(v_from);
  v_freeze_used_on constant date := private.freeze_used_on(v_user_id);
  v_days jsonb;
begin
  select coalesce(jsonb_agg(to_jsonb(d) order by d.day_key), '[]') into v_days
  from private.progress_days(v_user_id, v_from) d;
  return public.day_at(now()) || jsonb_build_object(
    'from_day', v_from,
    'current_streak', private.current_streak(v_user_id),
    'longest_streak', (
      select coalesce(max(a.streak), 0) from public.daily_activity a
      where a.user_id = v_user_id and a.day_key >= coalesce(v_from, '-infinity')),
    'freezes_left', case when v_freeze_used_on is null then 1 else 0 end,
    'freeze_used_on', v_freeze_used_on,
    'days', v_days,
    'compared_days', v_compared,
    'last', private.progress_sum(v_days, v_today - v_compared + 1, v_today),
    'before', private.progress_sum(v_days, v_today - 2 * v_compared + 1, v_today - v_compared),
    'skills', private.skills_now(v_user_id),
    'games', private.progress_games(v_user_id, v_from),
    'operations', private.progress_operations(v_user_id, v_from),
    'weak_facts', private.weak_facts(v_user_id, v_from));
end;
$$;
revoke execute on function public.progress_report from public, anon, service_role;
grant execute on function public.progress_report to authenticated;

-- All progress, in pages. The skills (at most 500) are on the first page.
create function public.export_progress(p_after jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.authenticate_expensive_read('export');
  v_names constant text[] := array['public.daily_activity', 'public.daily_grid_results', 'public.learning_sessions',
    'public.review_cards', 'public.learning_answers', 'public.game_sessions'];
  -- A JSON null requests the first page too.
  v_after constant jsonb := nullif(p_after, 'null');
  v_page jsonb;
begin
  perform private.require_active_session();
  if not (select p.is_subscribed from public.profiles p where p.id = v_user_id) then
    raise exception 'Exporting progress is part of Elite Access.' using errcode = '42501', hint = 'subscribers-only';
  end if;
  v_page := private.page_of_rows(v_user_id, v_names, array_fill('r.user_id = $1'::text, array[cardinality(v_names)]),
    v_after);
  return jsonb_build_object(
    'exported_at', now(),
    'sessions', private.rows_without_user(v_page, 'public.learning_sessions'),
    'answers', private.rows_without_user(v_page, 'public.learning_answers'),
    'skills', case when v_after is null then private.skills_now(v_user_id) else '[]' end,
    'cards', private.rows_without_user(v_page, 'public.review_cards'),
    'results', private.rows_without_user(v_page, 'public.game_sessions'),
    'dailies', private.rows_without_user(v_page, 'public.daily_grid_results'),
    'days', private.rows_without_user(v_page, 'public.daily_activity'),
    'next', v_page -> 'next');
end;
$$;
comment on function public.export_progress is '@nullable p_after';
revoke execute on function public.export_progress from public, anon, service_role;
grant execute on function public.export_progress to authenticated;
