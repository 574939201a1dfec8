-- Finished results. All of them are saved by `save_results()`, each one once and independently of the others, under an id
-- that the device made. Every refusal is an error with a sentence, and a stable name in `hint`.

create table public.game_sessions (
  -- Made by the device.
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type public.game_type not null,
  practice boolean not null default false,
  -- Practice only: how many cells were given. More givens make an easier puzzle.
  givens_count smallint check (givens_count between 0 and 8),
  -- Timed rounds and drills only.
  answered_by text check (answered_by in ('choosing', 'typing')),
  -- 100 for a grid, otherwise the number of correct answers.
  score integer not null check (score >= 0),
  completion_time_seconds integer not null check (completion_time_seconds >= 0),
  hints_used integer not null default 0 check (hints_used >= 0),
  accuracy integer not null check (accuracy between 0 and 100),
  completed boolean not null default true,
  -- May come from the device; `saved_at` is always the server's time.
  completed_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  -- Grids: puzzle_date, final_time, practice_mode; practice also givens and grid. Timed rounds and drills: answers.
  session_data jsonb not null default '{}',
  -- Null when there is nothing to verify, as for a drill. Only false excludes a score from the bests.
  verified boolean,
  archive_day date,
  -- The partition key, by which a repeated result meets its row: `day_key` of a daily, otherwise the UTC date that the device
  -- claims, or the day of odd clocks.
  finished_on date not null default (now() at time zone 'UTC')::date,
  primary key (id, finished_on),
  constraint game_sessions_practice_has_givens check (practice = (givens_count is not null)),
  constraint game_sessions_archive_is_practice check (archive_day is null or practice)
) partition by range (finished_on);

-- The first two find the best result beside one that is sent again. Dailies are in neither.
create index game_sessions_by_answering on public.game_sessions (user_id, game_type, answered_by, score desc)
  where verified is not false and answered_by is not null;
create index game_sessions_by_practice_time
  on public.game_sessions (user_id, game_type, givens_count, completion_time_seconds) where practice and hints_used = 0;
create index game_sessions_by_saving on public.game_sessions (user_id, saved_at);

alter table public.game_sessions enable row level security, force row level security;
revoke all on table public.game_sessions from anon, authenticated;
grant select on table public.game_sessions to authenticated;
grant all on table public.game_sessions to service_role;

create policy "Players read their own game sessions" on public.game_sessions
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- What a player has of results that are compared with each other: practice grids of a game with equally many givens, or rounds and
-- drills answered in one way. A save reads these rows instead of results, which are spread over a partition for each month.
create table private.game_records (
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type public.game_type not null,
  -- A way of answering, or how many cells were given.
  variant text not null,
  -- Lower is better: the seconds of a grid, or the negated number of correct answers. Null if no result can be a best.
  best integer,
  -- The last day on which a result arrived, and how many did.
  saved_on date not null,
  saved integer not null,
  primary key (user_id, game_type, variant)
);

alter table private.game_records enable row level security, force row level security;

-- One result as a device sends it.
create type private.result as (
  id uuid,
  -- The player whom the device believes to be signed in; null if it does not say.
  user_id uuid,
  -- Played before signing in.
  by_guest boolean,
  -- Dailies only: sent some time after it was finished, so the server cannot measure it.
  late boolean,
  kind text,
  game_type text,
  completion_time_seconds integer,
  finished_at text,
  -- Dailies only.
  day_key date,
  -- Grids only: nine cells, row by row; 0 is an empty cell.
  grid integer[],
  givens integer[],
  hints_used integer,
  -- Timed rounds and drills only.
  score integer,
  accuracy integer,
  answered_by text,
  answers jsonb,
  ticket uuid,
  archive_day date,
  -- Derived from the other fields; see `game_sessions`.
  finished_on date
);

-- The same sentence for an unreadable result and for one whose id belongs to another account, so that the response does not
-- reveal that the id exists.
create function private.raise_malformed_result() returns void
language plpgsql immutable as $$
begin
  raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
end;
$$;

-- The day of results whose devices claim no day of ours.
create function private.day_of_odd_clocks() returns date
language sql immutable as $$
  select date '1970-01-01';
$$;

-- The UTC date of a time that a device claims, in ISO 8601 with a zone: words such as `now` would mean another date each time. The
-- day of odd clocks if it is missing, unreadable, before our first day, or still to come: nobody may fill a month in advance.
create function private.claimed_date(p_claimed text) returns date
language plpgsql stable as $$
declare
  v_date date;
begin
  if p_claimed ~ '^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$' then
    v_date := (p_claimed::timestamptz at time zone 'UTC')::date;
  end if;
  return case when v_date between private.first_day() and (now() at time zone 'UTC')::date + 1
    then v_date else private.day_of_odd_clocks() end;
exception when data_exception then
  return private.day_of_odd_clocks();
end;
$$;

-- Its caller catches what an unreadable value raises.
create function private.parse_result(p_element jsonb) returns private.result
language plpgsql stable as $$
declare
  v_result private.result := jsonb_populate_record(null::private.result, p_element);
begin
  if v_result.id is null then
    perform private.raise_malformed_result();
  end if;
  -- `jsonb_populate_record` does not distinguish a JSON null from an absent field.
  v_result.answers := p_element -> 'answers';
  v_result.finished_on := case when v_result.kind = 'daily' then v_result.day_key
    else private.claimed_date(v_result.finished_at) end;
  return v_result;
end;
$$;

-- When a result was finished, if the device can be believed (within the last 30 days); otherwise now.
create function private.finished_at(p_claimed text) returns timestamptz
language plpgsql stable as $$
declare
  v_claimed timestamptz;
begin
  v_claimed := p_claimed::timestamptz;
  return case when v_claimed between now() - interval '30 days' and now() then v_claimed else now() end;
exception when data_exception then
  return now();
end;
$$;

-- Nine elements that contain all nine digits contain each of them once.
create function private.are_nine_digits(p_grid integer[]) returns boolean
language sql immutable as $$
  select coalesce(array_ndims(p_grid) = 1 and array_length(p_grid, 1) = 9 and array_lower(p_grid, 1) = 1
    and p_grid @> '{1, 2, 3, 4, 5, 6, 7, 8, 9}', false);
$$;

create function private.raise_malformed_grid() returns void
language plpgsql immutable as $$
begin
  raise exception 'A finished grid contains each of the digits 1 to 9 once.'
    using errcode = '22023', hint = 'malformed-grid';
end;
$$;

-- 200 practice grids, and 200 timed rounds and drills: more than three hours of rounds without a break. Further results stay on
-- the device until the next day.
create function private.daily_quota() returns integer
language sql immutable as $$
  select 200;
$$;

-- Keeps one account from filling the table. Practice has its own limit; timed rounds and drills share one.
create function private.require_daily_quota(p_user_id uuid, p_practice boolean) returns void
language plpgsql stable as $$
begin
  if (select sum(r.saved) from private.game_records r
      where r.user_id = p_user_id and r.saved_on = private.day_key_at(now())
        and r.variant in ('choosing', 'typing') <> p_practice) >= private.daily_quota() then
    raise exception 'Too many results for one day. More can be saved tomorrow.'
      using errcode = 'PT429', hint = 'too-many-results';
  end if;
end;
$$;

-- Whether the givens and hints fit a full grid. The targets follow from the grid, so any grid that keeps its givens is correct.
-- Subscribers get at most three hints.
create function private.is_practice(p_result private.result) returns boolean
language plpgsql immutable as $$
begin
  if (array_ndims(p_result.givens) = 1 and array_length(p_result.givens, 1) = 9 and array_lower(p_result.givens, 1) = 1
      and 0 = any (p_result.givens)
      and p_result.hints_used between 0 and least(3, cardinality(array_positions(p_result.givens, 0)))) is not true then
    return false;
  end if;
  for v_cell in 1 .. 9 loop
    if (p_result.givens[v_cell] in (0, p_result.grid[v_cell])) is not true then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

create function private.empty_cells(p_givens integer[]) returns integer
language sql immutable strict as $$
  select cardinality(array_positions(p_givens, 0));
$$;

-- Nobody solves a grid faster than the record for a Sudoku: 1.1 seconds for each empty cell. A shorter time comes from a program,
-- or from a solution that was known.
create function private.is_plausible_time(p_seconds integer, p_empty_cells integer) returns boolean
language sql immutable strict as $$
  select p_seconds >= round(1.1 * p_empty_cells);
$$;

create function private.variant_of(p_givens_count smallint, p_answered_by text) returns text
language sql immutable as $$
  select coalesce(p_answered_by, p_givens_count::text);
$$;

-- Null if the result cannot be a best: with hints, of the archive, because the player may have solved the puzzle before, faster
-- than a person can be, or not verified.
create function private.comparable_value(p_session public.game_sessions) returns integer
language plpgsql immutable as $$
begin
  if p_session.practice then
    return case when p_session.hints_used = 0 and p_session.archive_day is null
        and private.is_plausible_time(p_session.completion_time_seconds, 9 - p_session.givens_count)
      then p_session.completion_time_seconds end;
  end if;
  return case when p_session.verified is not false then -p_session.score end;
end;
$$;

-- The best of a player's comparable results.
create function private.best_value(p_user_id uuid, p_game_type text, p_variant text) returns integer
language plpgsql stable as $$
begin
  return (
    select r.best from private.game_records r
    where r.user_id = p_user_id and r.game_type = p_game_type and r.variant = p_variant);
end;
$$;

-- The best of all but one of them. Only for a result that is sent again and is the best itself: this reads every partition.
create function private.best_value_beside(p_session public.game_sessions) returns integer
language plpgsql stable as $$
begin
  if p_session.practice then
    return (
      select s.completion_time_seconds from public.game_sessions s
      where s.user_id = p_session.user_id and s.game_type = p_session.game_type and s.practice and s.hints_used = 0
        and s.givens_count = p_session.givens_count and s.archive_day is null and s.id <> p_session.id
        and private.is_plausible_time(s.completion_time_seconds, 9 - s.givens_count)
      order by s.completion_time_seconds limit 1);
  end if;
  return (
    select -s.score from public.game_sessions s
    where s.user_id = p_session.user_id and s.game_type = p_session.game_type and s.answered_by = p_session.answered_by
      and s.verified is not false and s.id <> p_session.id
    order by s.score desc limit 1);
end;
$$;

-- How a result compares with the player's others: the best of all, and of the others.
create function private.standing(p_session public.game_sessions, p_best integer, p_best_of_others integer) returns jsonb
language sql stable as $$
  select jsonb_build_object('personal_best', abs(p_best), 'previous_best', abs(p_best_of_others))
    || case when p_session.verified is null then '{}' else jsonb_build_object('verified', p_session.verified) end;
$$;

-- The verdict on a new result. `p_previous_best` was read before it was stored.
create function private.saved_with_standing(p_session public.game_sessions, p_previous_best integer) returns jsonb
language plpgsql stable as $$
begin
  return jsonb_build_object('status', 'saved', 'standing',
    private.standing(p_session, least(p_previous_best, private.comparable_value(p_session)), p_previous_best));
end;
$$;

-- The standing of a result that is sent again.
create function private.standing_again(p_session public.game_sessions) returns jsonb
language plpgsql stable as $$
declare
  v_best constant integer := private.best_value(
    p_session.user_id, p_session.game_type, private.variant_of(p_session.givens_count, p_session.answered_by));
begin
  return private.standing(p_session, v_best,
    case when v_best = private.comparable_value(p_session) then private.best_value_beside(p_session) else v_best end);
end;
$$;

-- Raises if a practice grid is refused. Its puzzle is drawn on the device, so it earns nothing and is compared with the same
-- player's results only.
create function private.check_practice(p_user_id uuid, p_result private.result) returns void
language plpgsql stable as $$
begin
  perform private.require_game(p_result.game_type, 'grid');
  if not private.are_nine_digits(p_result.grid) then
    perform private.raise_malformed_grid();
  end if;
  if not private.is_practice(p_result) then
    raise exception 'This practice result is not consistent.'
      using errcode = '22023', hint = 'malformed-practice';
  end if;
  perform private.require_daily_quota(p_user_id, true);
end;
$$;

-- Writes a checked practice grid and returns its verdict without the id.
create function private.write_practice(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql as $$
declare
  v_completed_at constant timestamptz := private.finished_at(p_result.finished_at);
  -- A wrong clock is no reason to lose a result. A missing time becomes the longest one, which beats no other.
  v_seconds constant integer := greatest(1, least(p_result.completion_time_seconds, 86400));
  v_givens_count constant smallint := cardinality(array_remove(p_result.givens, 0));
  v_previous_best constant integer :=
    private.best_value(p_user_id, p_result.game_type, private.variant_of(v_givens_count, null));
  v_session public.game_sessions;
begin
  insert into public.game_sessions (id, user_id, game_type, practice, givens_count, archive_day, score,
    completion_time_seconds, hints_used, accuracy, completed_at, session_data, finished_on)
  values (p_result.id, p_user_id, p_result.game_type, true, v_givens_count,
    case when p_result.archive_day is not null then private.archive_day_of(p_user_id, p_result) end, 100, v_seconds, p_result.hints_used, 100, v_completed_at,
    jsonb_build_object('puzzle_date', private.day_key_at(v_completed_at), 'final_time', v_seconds,
      'practice_mode', true, 'givens', p_result.givens, 'grid', p_result.grid), p_result.finished_on)
  returning * into v_session;
  return private.saved_with_standing(v_session, v_previous_best);
end;
$$;

create function private.refused(p_reason text) returns jsonb
language sql immutable as $$
  select jsonb_build_object('status', 'refused', 'reason', p_reason)
    -- These reasons are temporary.
    || case when p_reason in ('day-not-begun', 'puzzle-not-published', 'too-many-results', 'not-your-account')
         then '{"retry": true}' else '{}' end::jsonb;
$$;

-- At most 200 results and 65,536 bytes of JSON as a device writes it, without the spaces that Postgres adds. Bytes are counted
-- only where there may be as many.
create function private.is_list_of_results(p_results jsonb) returns boolean
language sql immutable as $$
  select coalesce(case when jsonb_typeof(p_results) = 'array' then jsonb_array_length(p_results) <= 200
    and (pg_column_size(p_results) < 16384
      or octet_length(replace(replace(p_results::text, ', ', ','), '": ', '":')) <= 65536) end, false);
$$;

-- Saves the caller's results and returns their verdicts, or the refusal of a long call.
create function private.save_list(p_results jsonb) returns jsonb
language plpgsql as $$
declare
  v_is_long constant boolean := jsonb_typeof(p_results) = 'array' and p_results -> 1 is not null;
  v_user_id uuid;
  v_element jsonb;
  v_verdicts jsonb := '[]';
  v_refusal jsonb;
begin
  if v_is_long then
    -- A device that was offline sends a few lists. This is before everything that takes time.
    v_refusal := private.refuse_long_call(private.require_player(), 'lists', 30);
    if v_refusal is not null then
      return v_refusal;
    end if;
  end if;
  if not private.is_list_of_results(p_results) then
    raise exception 'Send results as a list of at most 200, and 64 kB.'
      using errcode = '22023', hint = 'malformed-results';
  end if;
  v_user_id := case when v_is_long then private.lock_account_and_player() else private.lock_player() end;
  for v_at in 0 .. jsonb_array_length(p_results) - 1 loop
    v_element := p_results -> v_at;
    v_verdicts := v_verdicts || jsonb_build_array(private.save_result(v_user_id, v_element) || jsonb_build_object(
      'id', case when jsonb_typeof(v_element -> 'id') = 'string' then v_element -> 'id' end));
  end loop;
  return v_verdicts;
end;
$$;

revoke execute on all functions in schema private from public;

-- Returns a verdict for each result, in the same order. A refused result does not stop the others. Any other error fails the
-- whole call, and nothing is saved. A list of more than one result is a long call, which may be refused.
create function public.save_results(p_results jsonb) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  -- Another account may save the same id at the same moment. The next attempt sees it and refuses the result.
  for v_attempt in 1 .. 3 loop
    begin
      return private.save_list(p_results);
    exception when unique_violation then
      null;
    end;
  end loop;
  perform private.raise_busy();
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.save_results from public, anon, service_role;
grant execute on function public.save_results to authenticated;
