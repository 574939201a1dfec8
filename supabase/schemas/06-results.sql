-- Finished results. All of them are saved by `save_results()`, each one once and independently of the others, under an id
-- that the device made. Every refusal is an error with a sentence, and a stable name in `hint`.

create table public.game_sessions (
  -- Made by the device.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type text not null references public.games (game_type),
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
  constraint game_sessions_practice_has_givens check (practice = (givens_count is not null)),
  constraint game_sessions_archive_is_practice check (archive_day is null or practice)
);

-- Each of these serves one look-up of a save, so a save costs the same however long the player's history is.
create index game_sessions_by_score on public.game_sessions (user_id, game_type, score desc)
  where verified is not false;
create index game_sessions_by_answering on public.game_sessions (user_id, game_type, answered_by, score desc)
  where verified is not false;
create index game_sessions_by_practice_time
  on public.game_sessions (user_id, game_type, givens_count, completion_time_seconds) where practice and hints_used = 0;
create index game_sessions_by_saving on public.game_sessions (user_id, saved_at);
create index game_sessions_by_archive_day
  on public.game_sessions (user_id, archive_day) where archive_day is not null;

alter table public.game_sessions enable row level security, force row level security;
revoke all on table public.game_sessions from anon, authenticated;
grant select on table public.game_sessions to authenticated;
grant all on table public.game_sessions to service_role;

create policy "Players read their own game sessions" on public.game_sessions
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- One result as a device sends it.
create type private.result as (
  id uuid,
  -- The player whom the device believes to be signed in; null if it does not say.
  user_id uuid,
  -- Played before signing in.
  by_guest boolean,
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
  archive_day date
);

-- The same sentence for an unreadable result and for one whose id belongs to another account, so that the response does not
-- reveal that the id exists.
create function private.raise_malformed_result() returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
end;
$$;

create function private.parse_result(p_element jsonb) returns private.result
language plpgsql immutable set search_path = '' as $$
declare
  v_result private.result;
begin
  begin
    v_result := jsonb_populate_record(null::private.result, p_element);
  exception when data_exception then
    v_result := null;
  end;
  if v_result.id is null then
    perform private.raise_malformed_result();
  end if;
  -- `jsonb_populate_record` does not distinguish a JSON null from an absent field.
  v_result.answers := p_element -> 'answers';
  return v_result;
end;
$$;

-- When a result was finished, if the device can be believed (within the last 30 days); otherwise now.
create function private.finished_at(p_claimed text) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if p_claimed::timestamptz between now() - interval '30 days' and now() then
    return p_claimed::timestamptz;
  end if;
  return now();
exception when data_exception then
  return now();
end;
$$;

create function private.require_nine_digits(p_grid integer[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if array_ndims(p_grid) = 1 and array_length(p_grid, 1) = 9 and array_lower(p_grid, 1) = 1
     and (select count(distinct d) from unnest(p_grid) d where d between 1 and 9) = 9 then
    return;
  end if;
  raise exception 'A finished grid contains each of the digits 1 to 9 once.'
    using errcode = '22023', hint = 'malformed-grid';
end;
$$;

-- 200 practice grids, and 200 timed rounds and drills: more than three hours of rounds without a break. Further results stay on
-- the device until the next day.
create function private.daily_quota() returns integer
language sql immutable set search_path = '' as $$
  select 200;
$$;

-- Keeps one account from filling the table. Practice has its own limit; timed rounds and drills share one. Counting stops at
-- the limit.
create function private.require_daily_quota(p_user_id uuid, p_practice boolean) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select count(*) from (
        select from public.game_sessions s join public.games g on g.game_type = s.game_type
        where s.user_id = p_user_id and s.saved_at >= private.day_begins_at(private.day_key_at(now()))
          and s.practice = p_practice and (s.practice or g.kind <> 'grid')
        limit private.daily_quota()) saved) >= private.daily_quota() then
    raise exception 'Too many results for one day. More can be saved tomorrow.'
      using errcode = 'PT429', hint = 'too-many-results';
  end if;
end;
$$;

-- Whether the givens and hints fit a full grid. The targets follow from the grid, so any grid that keeps its givens is correct.
-- Subscribers get at most three hints.
create function private.is_practice(p_result private.result) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_ndims(p_result.givens) = 1 and array_length(p_result.givens, 1) = 9
    and array_lower(p_result.givens, 1) = 1
    and 0 = any (p_result.givens)
    and not exists (
      select from generate_series(1, 9) i
      where p_result.givens[i] is distinct from 0
        and p_result.givens[i] is distinct from p_result.grid[i])
    and p_result.hints_used between 0 and least(3, cardinality(array_positions(p_result.givens, 0))), false);
$$;

-- The best time without hints among practice with equally many givens, of all results or all but one. Archive puzzles are left
-- out because the player may have solved them before.
create function private.best_practice_time(
  p_user_id uuid, p_game_type text, p_givens_count smallint, p_except uuid default null) returns integer
language sql stable set search_path = '' as $$
  select s.completion_time_seconds from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type and s.practice and s.hints_used = 0
    and s.givens_count = p_givens_count and s.archive_day is null and s.id is distinct from p_except
  order by s.completion_time_seconds limit 1;
$$;

-- Saves a practice grid. Its puzzle is drawn on the device, so it earns nothing and is compared with the same player's results
-- only. Call it with the player locked.
create function private.save_practice(p_user_id uuid, p_result private.result) returns void
language plpgsql set search_path = '' as $$
declare
  v_completed_at constant timestamptz := private.finished_at(p_result.finished_at);
  -- A wrong clock is no reason to lose a result. A missing time becomes the longest one, which beats no other.
  v_seconds constant integer := greatest(1, least(p_result.completion_time_seconds, 86400));
begin
  perform private.require_game(p_result.game_type, 'grid');
  perform private.require_nine_digits(p_result.grid);
  if not private.is_practice(p_result) then
    raise exception 'This practice result is not consistent.'
      using errcode = '22023', hint = 'malformed-practice';
  end if;
  perform private.require_daily_quota(p_user_id, true);
  insert into public.game_sessions (id, user_id, game_type, practice, givens_count, archive_day, score,
    completion_time_seconds, hints_used, accuracy, completed_at, session_data)
  values (p_result.id, p_user_id, p_result.game_type, true, cardinality(array_remove(p_result.givens, 0)),
    private.archive_day_of(p_user_id, p_result), 100, v_seconds, p_result.hints_used, 100, v_completed_at,
    jsonb_build_object('puzzle_date', private.day_key_at(v_completed_at), 'final_time', v_seconds,
      'practice_mode', true, 'givens', p_result.givens, 'grid', p_result.grid))
  on conflict (id) do nothing;
  if not found then
    perform private.raise_malformed_result();
  end if;
end;
$$;

-- Saves one result and returns its verdict without the id, or raises the reason for a refusal. Call it with the player locked.
create function private.save_result(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_verdict jsonb;
begin
  perform private.require_own_account(p_result.user_id);
  v_verdict := private.saved_before(p_user_id, p_result.id);
  if v_verdict is not null then
    return v_verdict;
  end if;
  case
    when p_result.kind = 'daily' then
      return private.save_daily(p_user_id, p_result);
    when p_result.kind = 'practice' then
      perform private.save_practice(p_user_id, p_result);
    when p_result.kind in ('timed_round', 'drill') then
      perform private.save_quiz(p_user_id, p_result);
    else
      perform private.raise_malformed_result();
  end case;
  return jsonb_build_object('status', 'saved', 'standing', private.standing(p_result.id));
end;
$$;

create function private.refused(p_reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('status', 'refused', 'reason', p_reason)
    -- These reasons are temporary.
    || case when p_reason in ('day-not-begun', 'puzzle-not-published', 'too-many-results', 'not-your-account')
         then '{"retry": true}' else '{}' end::jsonb;
$$;

-- At most 200 results and 65,536 bytes of JSON as a device writes it, without the spaces that Postgres adds.
create function private.is_list_of_results(p_results jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case when jsonb_typeof(p_results) = 'array' then jsonb_array_length(p_results) <= 200
    and octet_length(replace(replace(p_results::text, ', ', ','), '": ', '":')) <= 65536 end, false);
$$;

-- Nobody enters a grid faster; such a time comes from a program.
create function private.is_plausible_time(p_seconds integer) returns boolean
language sql immutable strict set search_path = '' as $$
  select p_seconds >= 5;
$$;

revoke execute on all functions in schema private from public;

-- Returns a verdict for each result, in the same order. A refused result does not stop the others. Any other error fails the
-- whole call, and nothing is saved. Lists of more than one result wait for the lock for long calls.
create function public.save_results(p_results jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_element jsonb;
  v_verdict jsonb;
  v_verdicts jsonb := '[]';
  v_reason text;
begin
  if not private.is_list_of_results(p_results) then
    raise exception 'Send results as a list of at most 200, and 64 kB.'
      using errcode = '22023', hint = 'malformed-results';
  end if;
  if jsonb_array_length(p_results) > 1 then
    -- Lists of the same person wait here first, so that a person never waits in several queues.
    perform pg_advisory_xact_lock(hashtextextended('save:' || private.require_player(), 0));
    perform private.lock_expensive_calls();
  end if;
  v_user_id := private.lock_player();

  for v_element in select e from jsonb_array_elements(p_results) with ordinality r (e, position) order by position loop
    begin
      v_verdict := private.save_result(v_user_id, private.parse_result(v_element));
    exception
      when data_exception or unique_violation or raise_exception or insufficient_privilege
        or sqlstate 'PT429' or sqlstate 'PT503' then
        get stacked diagnostics v_reason = pg_exception_hint;
        if sqlstate = '42501' and v_reason is distinct from 'not-your-account' then
          raise;
        end if;
        v_verdict := private.refused(coalesce(nullif(v_reason, ''), 'malformed-result'));
    end;
    v_verdicts := v_verdicts || jsonb_build_array(v_verdict || jsonb_build_object(
      'id', case when jsonb_typeof(v_element -> 'id') = 'string' then v_element -> 'id' end));
  end loop;
  return v_verdicts;
end;
$$;
revoke execute on function public.save_results from public, anon, service_role;
grant execute on function public.save_results to authenticated;
