-- Progress. What many results add up to is counted per day when they are saved, so a report never reads a month of answers.
-- Except for the range of facts, no constant of the games is stored in these rows.

-- Comparable results of one day.
create table private.game_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  game_type public.game_type not null,
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

create table private.learning_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  answers integer not null,
  correct integer not null,
  seconds numeric not null,
  -- Completed ones, on the day of their fifth answer, or of their completion if they have fewer.
  sessions integer not null,
  xp integer not null,
  primary key (user_id, day_key)
);

alter table private.learning_days enable row level security, force row level security;

create function private.count_learning(p_user_id uuid, p_day_key date, p_answers integer, p_correct integer, p_seconds numeric,
  p_sessions integer, p_xp integer) returns void
language sql set search_path = '' as $$
  insert into private.learning_days as d (user_id, day_key, answers, correct, seconds, sessions, xp)
  values (p_user_id, p_day_key, p_answers, p_correct, p_seconds, p_sessions, p_xp)
  on conflict (user_id, day_key) do update set answers = d.answers + excluded.answers, correct = d.correct + excluded.correct,
    seconds = d.seconds + excluded.seconds, sessions = d.sessions + excluded.sessions, xp = d.xp + excluded.xp;
$$;

-- Counts answers that were just saved. Call it with the player locked.
create function private.count_answers(p_user_id uuid, p_answers public.learning_answers[]) returns void
language plpgsql set search_path = '' as $$
begin
  if p_answers <> '{}' then
    perform private.count_learning(p_user_id, private.day_key_at(now()), count(*)::integer,
      (count(*) filter (where a.correct))::integer, sum(a.seconds), 0, 0)
    from unnest(p_answers) a;
  end if;
end;
$$;

-- Counts a session that was just completed. Call it with the player locked.
create function private.count_session(p_session public.learning_sessions) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.count_learning(p_session.user_id,
    coalesce(private.day_of_session(p_session.id), private.day_key_at(p_session.completed_at)), 0, 0, 0, 1, p_session.xp_earned);
end;
$$;

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

-- What was done on each active day, oldest first, including days covered by a freeze.
create function private.progress_days(p_user_id uuid, p_from date)
returns table (day_key date, answers integer, correct integer, seconds numeric, sessions integer, games integer,
  xp integer, counted boolean, frozen boolean)
language sql stable set search_path = '' as $$
  select d.day, sum(d.answers)::integer, sum(d.correct)::integer, sum(d.seconds), sum(d.sessions)::integer,
    sum(d.games)::integer, sum(d.xp)::integer, bool_or(d.counted), bool_or(d.frozen)
  from (
    select l.day_key, l.answers, l.correct, l.seconds, l.sessions, 0, l.xp, false, false
      from private.learning_days l where l.user_id = p_user_id and l.day_key >= coalesce(p_from, '-infinity')
    union all
    select g.day_key, 0, 0, 0, 0, g.played, 0, false, false
      from private.game_days g where g.user_id = p_user_id and g.day_key >= coalesce(p_from, '-infinity')
    union all
    select r.challenge_date, 0, 0, 0, 0, 1, r.xp_earned, false, false
      from public.daily_grid_results r where r.user_id = p_user_id and r.challenge_date >= coalesce(p_from, '-infinity')
    union all
    select c.day_key, 0, 0, 0, 0, 0, 0, true, false
      from public.daily_activity c where c.user_id = p_user_id and c.day_key >= coalesce(p_from, '-infinity')
    union all
    select c.day_key - 1, 0, 0, 0, 0, 0, 0, false, true
      from public.daily_activity c where c.user_id = p_user_id and c.after_freeze and c.day_key > coalesce(p_from, '-infinity')
    union all
    -- Not stored until the next day is counted.
    select f.day, 0, 0, 0, 0, 0, 0, false, true
      from private.freeze_used_on(p_user_id) f (day) where f.day >= coalesce(p_from, '-infinity')
  ) d (day, answers, correct, seconds, sessions, games, xp, counted, frozen)
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

-- Concatenates lists.
create aggregate private.joined(anycompatiblearray) (sfunc = array_cat, stype = anycompatiblearray, initcond = '{}');

-- One group for each kind of comparable results: a game, daily or practice with equally many givens, and the way of answering.
-- Each has figures for all days, the last days, the same number of days before them, and each day. Times with hints, and times
-- that no person reaches, do not count. The best time of a daily is measured by the server, and the best score of a timed round
-- is verified. Medians are computed in place: a function would be called thousands of times.
create function private.progress_games(p_user_id uuid, p_from date) returns json
language plpgsql stable set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
  v_compared constant integer := private.compared_days(p_from);
begin
  return (
    with days as materialized (
      select g.game_type::text, g.givens_count is not null as practice, g.givens_count, g.answered_by, g.day_key, g.played,
        (select min(s) from unnest(g.seconds) s) as best_seconds, g.seconds, g.best_score, g.scores
      from private.game_days g
      where g.user_id = p_user_id and g.day_key >= coalesce(p_from, '-infinity')
      union all
      -- Only times measured by the server can be the best time of a daily.
      select r.game_type, false, null, null, r.challenge_date, 1,
        case when r.time_verified then r.completion_time_seconds end, array[r.completion_time_seconds], r.score, array[r.score]
      from public.daily_grid_results r
      where r.user_id = p_user_id and r.challenge_date >= coalesce(p_from, '-infinity')
    ), spans as (
      select d.game_type, d.practice, d.givens_count, d.answered_by, null::date as day_key, sum(d.played) as played,
        min(d.best_seconds) as best_seconds, private.joined(d.seconds) as seconds, max(d.best_score) as best_score,
        private.joined(d.scores) as scores, b.span
      from days d cross join lateral (values ('all'), (
        case when d.day_key > v_today - v_compared then 'last' when d.day_key > v_today - 2 * v_compared then 'before' end)) b (span)
      where b.span is not null
      group by d.game_type, d.practice, d.givens_count, d.answered_by, b.span
      union all
      select d.*, 'day' from days d
    ), figures as (
      select s.game_type, s.practice, s.givens_count, s.answered_by, s.span, s.day_key,
        case s.span when 'day' then row_to_json(d) else row_to_json(f) end as figures
      from spans s cross join lateral (
        select s.played, s.best_seconds,
          case cardinality(s.seconds) when 1 then s.seconds[1]
            else (select round((percentile_cont(0.5) within group (order by n))::numeric, 1) from unnest(s.seconds) n) end as median_seconds,
          s.best_score,
          case cardinality(s.scores) when 1 then s.scores[1]
            else (select round((percentile_cont(0.5) within group (order by n))::numeric, 1) from unnest(s.scores) n) end as median_score) f
      cross join lateral (select s.day_key, f.*) d
    ), groups as (
      select f.game_type, f.practice, f.givens_count, f.answered_by,
        (json_agg(f.figures) filter (where f.span = 'all')) -> 0 as all,
        (json_agg(f.figures) filter (where f.span = 'last')) -> 0 as last,
        (json_agg(f.figures) filter (where f.span = 'before')) -> 0 as before,
        json_agg(f.figures order by f.day_key) filter (where f.span = 'day') as days
      from figures f
      group by f.game_type, f.practice, f.givens_count, f.answered_by
    )
    select coalesce(json_agg(g order by g.game_type, g.practice, g.givens_count, g.answered_by), '[]') from groups g);
end;
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
language sql immutable as $$
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

-- Adds the questions of a player's round to their day. A day has a bounded number of facts, whatever a round contains: sums and
-- differences of numbers up to 99, products up to 20. Call it with the player locked.
create function private.count_questions(p_user_id uuid, p_day_key date, p_answers jsonb) returns void
language plpgsql as $$
begin
  with questions as materialized (
    select q.* from private.questions_of(p_answers) q
  ), operations as (
    insert into private.operation_days as d (user_id, day_key, operation, carry, answers, correct, milliseconds)
    select p_user_id, p_day_key, q.operation, q.carry, count(*), count(*) filter (where q.correct), sum(q.milliseconds)
    from questions q group by q.operation, q.carry
    on conflict on constraint operation_days_once do update set answers = d.answers + excluded.answers,
      correct = d.correct + excluded.correct, milliseconds = d.milliseconds + excluded.milliseconds
  )
  insert into private.fact_days as d (user_id, day_key, fact, answers, missed)
  select p_user_id, p_day_key, f.fact, count(*), count(*) filter (where not f.correct)
  from (
    select q.correct, case q.operation
      when 'addition' then q.low || '+' || q.high
      -- No game asks for a negative difference.
      when 'subtraction' then q.high || '-' || q.low
      else q.low || 'x' || q.high end as fact
    from questions q
    where (q.operation = 'multiplication' and q.high <= 20)
      or (q.operation in ('addition', 'subtraction') and q.high <= 99)) f
  group by f.fact
  on conflict (user_id, day_key, fact) do update set answers = d.answers + excluded.answers,
    missed = d.missed + excluded.missed;
end;
$$;

-- Adds a result to its day and to the player's records. Archive puzzles count as played, but their times are not practice times,
-- and neither are times that no person reaches.
create function private.count_new_result() returns trigger
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_day_key constant date := private.day_key_at(new.completed_at);
begin
  insert into private.game_days as d
    (user_id, day_key, game_type, givens_count, answered_by, played, best_score, scores, seconds)
  values (new.user_id, v_day_key, new.game_type, new.givens_count, new.answered_by, 1,
    case when new.verified is not false then new.score end, array[new.score],
    case when new.answered_by is not null or private.comparable_value(new::public.game_sessions) is not null
      then array[new.completion_time_seconds] else '{}' end)
  on conflict on constraint game_days_once do update set played = d.played + 1,
    best_score = greatest(d.best_score, excluded.best_score), scores = d.scores || excluded.scores,
    seconds = d.seconds || excluded.seconds;
  insert into private.game_records as r (user_id, game_type, variant, best, saved_on, saved)
  values (new.user_id, new.game_type, private.variant_of(new.givens_count, new.answered_by),
    private.comparable_value(new::public.game_sessions), private.day_key_at(new.saved_at), 1)
  on conflict (user_id, game_type, variant) do update set best = least(r.best, excluded.best),
    saved_on = greatest(r.saved_on, excluded.saved_on),
    saved = case when excluded.saved_on = r.saved_on then r.saved + 1 when excluded.saved_on > r.saved_on then 1 else r.saved end;
  if new.session_data ? 'answers' then
    perform private.count_questions(new.user_id, v_day_key, new.session_data -> 'answers');
  end if;
  return null;
end;
$$;

-- Dailies are counted from `daily_grid_results`.
create trigger count_new_result after insert on public.game_sessions
  for each row when (new.practice or new.answered_by is not null) execute function private.count_new_result();

-- The rows of one table of a page, without the player's id.
create function private.rows_without_user(p_page jsonb, p_table text) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(r.row - 'user_id' order by r.position), '[]')
  from jsonb_array_elements(coalesce(p_page -> 'tables' -> p_table, '[]')) with ordinality r (row, position);
$$;

revoke execute on all functions in schema private from public;

-- Everything that the Progress screen shows.
create function public.progress_report() returns json
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_today constant date := private.day_key_at(now());
  v_from date;
  v_compared integer;
  v_freeze_used_on date;
  v_days jsonb;
  v_refusal jsonb;
begin
  v_user_id := private.require_player();
  v_from := private.progress_from(v_user_id);
  v_compared := private.compared_days(v_from);
  v_freeze_used_on := private.freeze_used_on(v_user_id);
  v_refusal := private.refuse_long_call(v_user_id, 'progress', 20);
  if v_refusal is not null then
    return v_refusal;
  end if;
  select coalesce(jsonb_agg(to_jsonb(d) order by d.day_key), '[]') into v_days
  from private.progress_days(v_user_id, v_from) d;
  return json_build_object('day_key', v_today, 'seconds_to_reset', private.seconds_to_reset(now()), 'from_day', v_from,
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
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.progress_report from public, anon, service_role;
grant execute on function public.progress_report to authenticated;

-- All progress, in pages. The skills (at most 500) are on the first page.
create function public.export_progress(p_after jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_names constant text[] := array['public.daily_activity', 'public.daily_grid_results', 'public.learning_sessions',
    'public.review_cards', 'public.learning_answers', 'public.game_sessions'];
  -- A JSON null requests the first page too.
  v_after constant jsonb := nullif(p_after, 'null');
  v_page jsonb;
  v_refusal jsonb;
begin
  v_user_id := private.require_player();
  if not (select p.is_subscribed from public.profiles p where p.id = v_user_id) then
    raise exception 'Exporting progress is part of Elite Access.' using errcode = '42501', hint = 'subscribers-only';
  end if;
  -- An export has as many pages as it needs; 40 of them are 10 MB.
  v_refusal := private.refuse_long_call(v_user_id, 'export', 40);
  if v_refusal is not null then
    return v_refusal;
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
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.export_progress is '@nullable p_after';
revoke execute on function public.export_progress from public, anon, service_role;
grant execute on function public.export_progress to authenticated;
