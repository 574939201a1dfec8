-- The archive: the dailies of earlier days, played as practice. Such a result earns nothing and is in no comparison with others.

-- The day of the first daily. A test holds it equal to `FIRST_DAY` of `shared-contracts`.
create function private.first_day() returns date
language sql immutable set search_path = '' as $$
  select date '2026-11-01';
$$;

-- How many days before today are open to a player; null: all. A test holds it equal to `archiveDays` of the plans.
create function private.archive_days(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select case when not p.is_subscribed then 7 end from public.profiles p where p.id = p_user_id;
$$;

-- The first day that was open to a player on a day.
create function private.archive_opens_on(p_user_id uuid, p_today date) returns date
language sql stable set search_path = '' as $$
  select greatest(private.first_day(), p_today - private.archive_days(p_user_id));
$$;

-- The day that a result of practice is kept with: the one that it names, where it solves that day's puzzle as published, and
-- the day is over and open to the player. Otherwise null: then the result is practice as any other.
create function private.archive_day_of(p_user_id uuid, p_result private.result) returns date
language sql stable set search_path = '' as $$
  select p.day_key from public.daily_puzzles p
  where p.game_type = p_result.game_type and p.day_key = p_result.archive_day
    and p.day_key < private.day_key_at(now())
    -- A day that closed since it was played: the connection came back after midnight.
    and p.day_key >= private.archive_opens_on(p_user_id,
      greatest(private.day_key_at(private.finished_at(p_result.finished_at)), private.day_key_at(now()) - 1))
    and p.givens = p_result.givens and private.solves(p_result.grid, p);
$$;

-- As before, with the day of the archive.
create or replace function private.keep_practice(p_user_id uuid, p_result private.result) returns void
language plpgsql set search_path = '' as $$
declare
  v_completed_at constant timestamptz := private.finished_at(p_result.finished_at);
  -- A wrong clock is no reason to lose a result. A missing time is the longest: it beats no other.
  v_seconds constant integer := greatest(1, least(p_result.completion_time_seconds, 86400));
begin
  perform private.require_game(p_result.game_type, 'grid');
  perform private.require_nine_digits(p_result.grid);
  if not private.is_practice(p_result) then
    raise exception 'This practice result does not fit together.'
      using errcode = '22023', hint = 'malformed-practice';
  end if;
  perform private.require_room_today(p_user_id, true);
  insert into public.game_sessions (id, user_id, game_type, practice, givens_count, archive_day, score,
    completion_time_seconds, hints_used, accuracy, completed_at, session_data)
  values (p_result.id, p_user_id, p_result.game_type, true, cardinality(array_remove(p_result.givens, 0)),
    private.archive_day_of(p_user_id, p_result), 100, v_seconds, p_result.hints_used, 100, v_completed_at,
    jsonb_build_object('puzzle_date', private.day_key_at(v_completed_at), 'final_time', v_seconds,
      'practice_mode', true, 'givens', p_result.givens, 'grid', p_result.grid))
  on conflict (id) do nothing;
  if not found then
    perform private.refuse_unreadable();
  end if;
end;
$$;

-- As before, without the archive: a player may have solved such a puzzle before, so its time is no best.
create or replace function private.best_practice_time(
  p_user_id uuid, p_game_type text, p_givens_count smallint, p_except uuid default null) returns integer
language sql stable set search_path = '' as $$
  select s.completion_time_seconds from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type and s.practice and s.hints_used = 0
    and s.givens_count = p_givens_count and s.archive_day is null and s.id is distinct from p_except
  order by s.completion_time_seconds limit 1;
$$;

-- As before, for the same reason: what is of the archive is counted as played, and its time is not among those of practice.
create or replace function private.count_results(p_results public.game_sessions[]) returns void
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
      -- No game asks for less than zero.
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

-- What a player has of the grids of days gone by.
create function private.archived_days(p_user_id uuid, p_from date, p_to date) returns jsonb
language sql stable set search_path = '' as $$
  with results as (
    select r.challenge_date as day_key, r.game_type, r.completion_time_seconds as daily_seconds,
      null::integer as archive_seconds
    from public.daily_grid_results r
    where r.user_id = p_user_id and r.challenge_date between p_from and p_to
    union all
    select s.archive_day, s.game_type, null, s.completion_time_seconds
    from public.game_sessions s
    where s.user_id = p_user_id and s.archive_day between p_from and p_to
  ), grids as (
    select r.day_key, r.game_type, jsonb_build_object('daily_seconds', min(r.daily_seconds),
      'archive_seconds', min(r.archive_seconds)) as grid
    from results r group by r.day_key, r.game_type
  ), days as (
    select g.day_key, jsonb_object_agg(g.game_type, g.grid) as grids from grids g group by g.day_key
  )
  select coalesce(jsonb_agg(jsonb_build_object('day_key', d.day_key, 'grids', d.grids) order by d.day_key), '[]')
  from days d;
$$;

create function public.archive(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  if p_from is null or p_to is null or p_to - p_from >= 62 then
    raise exception 'Please ask for at most 62 days.' using errcode = '22023', hint = 'too-many-days';
  end if;
  return public.day_at(now()) || jsonb_build_object(
    'opens_on', private.archive_opens_on(v_user_id, private.day_key_at(now())),
    'days', private.archived_days(v_user_id, p_from, p_to));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.archive(date, date) from public, anon, service_role;
grant execute on function public.archive(date, date) to authenticated;
