-- Daily puzzles: verified against the puzzle as published, timed by the server, counted once per game and day, and worth XP
-- and a day of the streak.

-- Only the service reads this table. The game makes the same puzzles from the date, and players must not see the targets of
-- days to come.
create table public.daily_puzzles (
  game_type text not null references public.games (game_type),
  day_key date not null,
  -- Nine cells, row by row; 0 is an empty cell.
  givens integer[] not null check (array_ndims(givens) = 1 and array_length(givens, 1) = 9),
  -- { "<operation>": { "rows": [top, middle, bottom], "columns": [left, middle, right] } }
  targets jsonb not null,
  published_at timestamptz not null default now(),
  primary key (game_type, day_key)
);

alter table public.daily_puzzles enable row level security, force row level security;
revoke all on table public.daily_puzzles from anon, authenticated;
grant all on table public.daily_puzzles to service_role;

create table public.daily_attempts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type text not null references public.games (game_type),
  day_key date not null,
  -- Set once; the completion time is measured from here.
  started_at timestamptz not null default now(),
  primary key (user_id, game_type, day_key)
);

alter table public.daily_attempts enable row level security, force row level security;
revoke all on table public.daily_attempts from anon, authenticated;
grant select on table public.daily_attempts to authenticated;
grant all on table public.daily_attempts to service_role;

create policy "Players read their own attempts" on public.daily_attempts
  for select to authenticated using (user_id = (select private.signed_in_player()));

create table public.daily_grid_results (
  -- The row of `game_sessions` with this id is the same result.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type text not null references public.games (game_type),
  challenge_date date not null,
  grid integer[] not null check (array_ndims(grid) = 1 and array_length(grid, 1) = 9),
  completion_time_seconds integer not null check (completion_time_seconds > 0),
  -- False if only the device knows the time.
  time_verified boolean not null,
  hints_used integer not null default 0 check (hints_used >= 0),
  score integer not null check (score between 0 and 100),
  accuracy integer not null check (accuracy between 0 and 100),
  xp_earned integer not null check (xp_earned >= 0),
  completed_at timestamptz not null default now(),
  constraint daily_grid_results_once_a_day unique (user_id, game_type, challenge_date)
);

create index daily_grid_results_by_completion on public.daily_grid_results (user_id, completed_at desc);
create index daily_grid_results_by_day on public.daily_grid_results
  (game_type, challenge_date, completed_at, id, completion_time_seconds) where time_verified;

alter table public.daily_grid_results enable row level security, force row level security;
revoke all on table public.daily_grid_results from anon, authenticated;
grant select on table public.daily_grid_results to authenticated;
grant all on table public.daily_grid_results to service_role;

create policy "Players read their own results" on public.daily_grid_results
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- The days that count for the streak. A streak survives one missed day in seven: the freeze. It does not lengthen the streak,
-- and the missed day is never shown as played.
create table public.daily_activity (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  -- Consecutive counted days up to and including this one.
  streak integer not null check (streak > 0),
  -- The day before was missed, and a freeze covers it.
  after_freeze boolean not null default false,
  primary key (user_id, day_key)
);

alter table public.daily_activity enable row level security, force row level security;
revoke all on table public.daily_activity from anon, authenticated;
grant select on table public.daily_activity to authenticated;
grant all on table public.daily_activity to service_role;

create policy "Players read their own activity" on public.daily_activity
  for select to authenticated using (user_id = (select private.signed_in_player()));

create function private.is_triple(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case when jsonb_typeof(p_value) = 'array' then jsonb_array_length(p_value) = 3
    and not p_value @? '$[*] ? (@.type() != "number" || @ % 1 != 0)' end, false);
$$;

-- The targets must be those of the game's operations, no more and no less. A trigger, because a check constraint cannot read
-- another table.
create function private.check_targets() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_operations constant text[] := (select g.operations from public.games g where g.game_type = new.game_type);
begin
  if jsonb_typeof(new.targets) = 'object' and cardinality(v_operations) > 0
     and new.targets ?& v_operations and new.targets - v_operations = '{}'
     and not exists (
       select from jsonb_each(new.targets) t (operation, lines)
       where not (private.is_triple(t.lines -> 'rows') and private.is_triple(t.lines -> 'columns'))) then
    return new;
  end if;
  raise exception 'The targets do not match the operations of this game.'
    using errcode = '23514', hint = 'targets-do-not-fit';
end;
$$;

create trigger check_targets before insert or update on public.daily_puzzles
  for each row execute function private.check_targets();

-- When the server saw this player start a daily puzzle; null if it did not.
create function private.started_at(p_user_id uuid, p_game_type text, p_day_key date) returns timestamptz
language sql stable set search_path = '' as $$
  select a.started_at from public.daily_attempts a
  where a.user_id = p_user_id and a.game_type = p_game_type and a.day_key = p_day_key;
$$;

-- The player's result of a daily puzzle; all fields are null if there is none.
create function private.daily_result(p_user_id uuid, p_game_type text, p_day_key date)
returns public.daily_grid_results
language sql stable set search_path = '' as $$
  select r.* from public.daily_grid_results r
  where r.user_id = p_user_id and r.game_type = p_game_type and r.challenge_date = p_day_key;
$$;

-- Any grid that keeps the givens and meets every target is correct. Cells are numbered row by row from 1.
create function private.solves(p_grid integer[], p_puzzle public.daily_puzzles) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (
      select from generate_series(1, 9) i where p_puzzle.givens[i] <> 0 and p_puzzle.givens[i] <> p_grid[i])
    and not exists (
      select from jsonb_each(p_puzzle.targets) t (operation, lines), generate_series(1, 3) k
      where private.line_value(t.operation, p_grid[3 * k - 2], p_grid[3 * k - 1], p_grid[3 * k])
              is distinct from (t.lines -> 'rows' ->> (k - 1))::integer
         or private.line_value(t.operation, p_grid[k], p_grid[k + 3], p_grid[k + 6])
              is distinct from (t.lines -> 'columns' ->> (k - 1))::integer);
$$;

-- Whether a freeze can cover this missed day: none was used for the six days before it.
create function private.has_freeze(p_user_id uuid, p_day_key date) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from public.daily_activity a
    where a.user_id = p_user_id and a.after_freeze and a.day_key between p_day_key - 5 and p_day_key);
$$;

-- Consecutive counted days up to today, up to yesterday if today is still to be played, or up to the day before yesterday while
-- a freeze covers yesterday; otherwise 0.
create function private.current_streak(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce((
    select case when a.day_key >= today - 1 or private.has_freeze(p_user_id, today - 1) then a.streak end
    from public.daily_activity a
    where a.user_id = p_user_id and a.day_key between today - 2 and today
    order by a.day_key desc limit 1), 0)
  from private.day_key_at(now()) today;
$$;

-- Counts a day for the streak, once. Only today and yesterday can count, so a day that is counted late has at most one counted
-- day after it. If that day followed a freeze, the freeze is no longer needed.
create function private.count_day(p_user_id uuid, p_day_key date) returns void
language plpgsql set search_path = '' as $$
declare
  v_before public.daily_activity;
  v_frozen boolean;
  v_streak integer;
begin
  select a.* into v_before from public.daily_activity a
  where a.user_id = p_user_id and a.day_key between p_day_key - 2 and p_day_key - 1
  order by a.day_key desc limit 1;
  v_frozen := coalesce(v_before.day_key = p_day_key - 2 and private.has_freeze(p_user_id, p_day_key - 1), false);
  v_streak := 1 + case when v_before.day_key = p_day_key - 1 or v_frozen then v_before.streak else 0 end;

  insert into public.daily_activity (user_id, day_key, streak, after_freeze)
  values (p_user_id, p_day_key, v_streak, v_frozen)
  on conflict (user_id, day_key) do nothing;
  if found then
    update public.daily_activity a set streak = v_streak + 1, after_freeze = false
    where a.user_id = p_user_id and a.day_key = p_day_key + 1;
  end if;
end;
$$;

-- The part of a verdict that says what the account has of a daily puzzle.
create function private.saved_daily(p_result public.daily_grid_results) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'completion_time_seconds', p_result.completion_time_seconds,
    'time_verified', p_result.time_verified,
    'xp_earned', p_result.xp_earned,
    'total_xp', p.total_xp,
    'current_streak', private.current_streak(p_result.user_id))
  from public.profiles p where p.id = p_result.user_id;
$$;

-- Raises if the day or the grid of a daily is not valid.
create function private.require_solved_daily(p_result private.result) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
  v_puzzle public.daily_puzzles;
begin
  if p_result.day_key > v_today then
    raise exception 'This day has not started yet.' using errcode = '22023', hint = 'day-not-begun';
  end if;
  if p_result.day_key < v_today - 30 then
    raise exception 'This was more than 30 days ago.' using errcode = '22023', hint = 'day-too-long-ago';
  end if;
  select p.* into v_puzzle from public.daily_puzzles p
  where p.game_type = p_result.game_type and p.day_key = p_result.day_key;
  if not found then
    raise exception 'Today''s puzzle is not ready yet. Please try again in a few minutes.'
      using errcode = 'PT503', hint = 'puzzle-not-published';
  end if;
  if not private.solves(p_result.grid, v_puzzle) then
    raise exception 'This grid does not solve today''s puzzle.' using errcode = 'P0001', hint = 'grid-not-solved';
  end if;
end;
$$;

-- The row that is stored for a daily.
--
-- A grid shows that a puzzle was solved, but not when. Today's counts. Yesterday's counts only if the server saw this player
-- start it, which means that it was finished in time and sent after midnight; otherwise a missed day could be repaired. Older
-- results are kept and earn nothing.
--
-- Today's time runs from the server's own start, if there is one, and is verified if the account played. A guest started before
-- the account did, so the longer time counts. Any other time is the device's, limited to the length of the day.
create function private.timed_daily(p_user_id uuid, p_game public.games, p_result private.result)
returns public.daily_grid_results
language plpgsql stable set search_path = '' as $$
declare
  v_is_today constant boolean := p_result.day_key = private.day_key_at(now());
  v_started_at constant timestamptz := private.started_at(p_user_id, p_game.game_type, p_result.day_key);
  v_day_begin constant timestamptz := private.day_begins_at(p_result.day_key);
  v_day_end constant timestamptz := least(now(), private.day_begins_at(p_result.day_key + 1) - interval '1 second');
  v_measured constant boolean := v_is_today and v_started_at is not null;
  v_counts constant boolean :=
    v_is_today or p_result.day_key = private.day_key_at(now()) - 1 and v_started_at is not null;
  v_row public.daily_grid_results;
begin
  v_row.id := p_result.id;
  v_row.user_id := p_user_id;
  v_row.game_type := p_game.game_type;
  v_row.challenge_date := p_result.day_key;
  v_row.grid := p_result.grid;
  v_row.completion_time_seconds := greatest(1, least(
    case when v_measured then greatest(floor(extract(epoch from now() - v_started_at)),
        case when p_result.by_guest then p_result.completion_time_seconds end)
      else p_result.completion_time_seconds end,
    floor(extract(epoch from v_day_end - v_day_begin))));
  v_row.time_verified := v_measured and p_result.by_guest is not true;
  v_row.hints_used := 0;
  v_row.score := 100;
  v_row.accuracy := 100;
  v_row.xp_earned := case when v_counts then p_game.xp else 0 end;
  v_row.completed_at := greatest(v_day_begin, least(v_day_end, private.finished_at(p_result.finished_at)));
  return v_row;
end;
$$;

-- Saves a daily and returns the verdict without the id. Score, accuracy and hints are set by the server. Call it with the
-- player locked.
create function private.save_daily(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_game public.games;
  v_row public.daily_grid_results;
begin
  if p_result.day_key is null or p_result.completion_time_seconds is null then
    perform private.raise_malformed_result();
  end if;
  v_game := private.require_game(p_result.game_type, 'grid');
  perform private.require_nine_digits(p_result.grid);
  v_row := private.daily_result(p_user_id, p_result.game_type, p_result.day_key);
  if v_row.id is not null then
    return jsonb_build_object(
      'status', 'saved_before', 'reason', 'daily-already-played', 'daily', private.saved_daily(v_row));
  end if;
  perform private.require_solved_daily(p_result);
  v_row := private.timed_daily(p_user_id, v_game, p_result);

  insert into public.game_sessions
    (id, user_id, game_type, score, completion_time_seconds, accuracy, completed_at, session_data)
  values (v_row.id, p_user_id, v_row.game_type, v_row.score, v_row.completion_time_seconds, v_row.accuracy,
    v_row.completed_at, jsonb_build_object('puzzle_date', v_row.challenge_date,
      'final_time', v_row.completion_time_seconds, 'practice_mode', false))
  on conflict (id) do nothing;
  if not found then
    perform private.raise_malformed_result();
  end if;
  insert into public.daily_grid_results values (v_row.*);
  if v_row.xp_earned > 0 then
    perform private.count_day(p_user_id, v_row.challenge_date);
    -- The profile stores the streak as of the last counted day.
    update public.profiles p
    set total_xp = p.total_xp + v_row.xp_earned, current_streak = private.current_streak(p_user_id)
    where p.id = p_user_id;
  end if;
  return jsonb_build_object('status', 'saved', 'daily', private.saved_daily(v_row));
end;
$$;

-- The verdict, without the id, on a result that the player already has; null if no account has a result with this id. Another
-- account's id is refused.
create function private.saved_before(p_user_id uuid, p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_owner uuid;
  v_daily public.daily_grid_results;
begin
  select s.user_id into v_owner from public.game_sessions s where s.id = p_id;
  if not found then
    return null;
  end if;
  if v_owner <> p_user_id then
    perform private.raise_malformed_result();
  end if;
  select r.* into v_daily from public.daily_grid_results r where r.id = p_id;
  return jsonb_build_object('status', 'saved_before')
    || case when v_daily.id is null then jsonb_build_object('standing', private.standing(p_id))
         else jsonb_build_object('daily', private.saved_daily(v_daily)) end;
end;
$$;

-- The last day of the past seven that was missed and covered; null if there is none. A freeze covers yesterday as soon as
-- yesterday is over but is stored only when today is counted, so a streak that ends today does not use one.
create function private.freeze_used_on(p_user_id uuid) returns date
language sql stable set search_path = '' as $$
  select case
    when last_day.day_key = today - 2 and private.has_freeze(p_user_id, today - 1) then today - 1
    else (select max(a.day_key) - 1 from public.daily_activity a
          where a.user_id = p_user_id and a.after_freeze and a.day_key between today - 5 and today) end
  from private.day_key_at(now()) today
  left join lateral (
    select max(a.day_key) as day_key from public.daily_activity a
    where a.user_id = p_user_id and a.day_key between today - 2 and today) last_day on true;
$$;

revoke execute on all functions in schema private from public;

create function public.start_daily(p_game_type text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_day_key constant date := private.day_key_at(now());
  v_started_at timestamptz;
  v_result public.daily_grid_results;
begin
  perform private.require_game(p_game_type, 'grid');
  v_user_id := private.lock_player();
  v_result := private.daily_result(v_user_id, p_game_type, v_day_key);
  if v_result.id is null then
    insert into public.daily_attempts (user_id, game_type, day_key)
    values (v_user_id, p_game_type, v_day_key)
    on conflict (user_id, game_type, day_key) do nothing;
  end if;
  v_started_at := private.started_at(v_user_id, p_game_type, v_day_key);

  return public.day_at(now()) || jsonb_build_object(
    'game_type', p_game_type,
    'started_at', v_started_at,
    'elapsed_seconds', coalesce(floor(extract(epoch from now() - v_started_at)), 0)::integer,
    'completed', v_result.id is not null,
    'result', case when v_result.id is not null then jsonb_build_object(
      'id', v_result.id,
      'completion_time_seconds', v_result.completion_time_seconds,
      'time_verified', v_result.time_verified,
      'xp_earned', v_result.xp_earned,
      'completed_at', v_result.completed_at) end);
end;
$$;
revoke execute on function public.start_daily from public, anon, service_role;
grant execute on function public.start_daily to authenticated;

-- The specification's call for today's puzzle. The accuracy and hints are accepted but ignored.
create function public.save_daily_grid_result(
  p_user_id uuid,
  p_game_type text,
  p_completion_time_seconds integer,
  p_hints_used integer,
  p_accuracy integer,
  p_grid integer[] default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
  v_result private.result;
  v_verdict jsonb;
begin
  v_result.id := gen_random_uuid();
  v_result.user_id := p_user_id;
  v_result.kind := 'daily';
  v_result.game_type := p_game_type;
  v_result.day_key := v_today;
  v_result.grid := p_grid;
  -- A missing time becomes the longest one.
  v_result.completion_time_seconds := coalesce(p_completion_time_seconds, 90000);
  v_verdict := private.save_result(private.lock_player(), v_result);
  if v_verdict ->> 'status' = 'saved_before' then
    raise exception 'You have already completed today''s puzzle.'
      using errcode = '23505', hint = 'daily-already-played';
  end if;
  return jsonb_build_object('day_key', v_today) || (v_verdict -> 'daily');
end;
$$;
comment on function public.save_daily_grid_result is '@nullable p_user_id p_grid';
revoke execute on function public.save_daily_grid_result from public, anon, service_role;
grant execute on function public.save_daily_grid_result to authenticated;

-- The specification's call after a game. It writes nothing: XP and streak come only from verified results, so no call can earn
-- them.
create function public.log_daily_activity(p_user_id uuid, p_game_type text, p_score integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_today constant date := private.day_key_at(now());
begin
  perform private.require_own_account(p_user_id);
  if not exists (select from public.games g where g.game_type = p_game_type) then
    raise exception 'Unknown game.' using errcode = '22023', hint = 'unknown-game';
  end if;
  return jsonb_build_object(
    'day_key', v_today,
    'counted', exists (select from public.daily_activity a where a.user_id = v_user_id and a.day_key = v_today),
    'current_streak', private.current_streak(v_user_id));
end;
$$;
comment on function public.log_daily_activity is '@nullable p_user_id';
revoke execute on function public.log_daily_activity from public, anon, service_role;
grant execute on function public.log_daily_activity to authenticated;

-- The share of the other players' times that are longer, in whole percent; null where it would reveal a player or mean nothing.
--
-- Only times measured by the server count, the caller's too, so that nobody can ask about a time of their choice. The others
-- are taken in the order in which they finished, in whole groups of ten and at least twenty, so one more player changes nothing
-- visible. Each of their times is blurred by up to a tenth, always by the same share, which is derived from the id of the
-- result: otherwise somebody with twenty accounts could compute the time of one other player.
create function public.daily_standing(p_game_type text, p_day_key date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_mine public.daily_grid_results;
  v_others bigint;
  v_percent integer;
begin
  perform private.require_game(p_game_type, 'grid');
  v_mine := private.daily_result(private.require_player(), p_game_type, p_day_key);
  if v_mine.time_verified and private.is_plausible_time(v_mine.completion_time_seconds) then
    select count(*) / 10 * 10 into v_others from public.daily_grid_results r
    where r.game_type = p_game_type and r.challenge_date = p_day_key and r.time_verified
      and r.user_id <> v_mine.user_id and private.is_plausible_time(r.completion_time_seconds);
    if v_others >= 20 then
      select floor(100.0 * count(*) filter (where o.blurred_seconds > v_mine.completion_time_seconds) / v_others)
      into v_percent
      from (select r.completion_time_seconds
              * (0.9 + 0.2 * (uuid_hash_extended(r.id, 0) & 1023) / 1023::double precision) as blurred_seconds
            from public.daily_grid_results r
            where r.game_type = p_game_type and r.challenge_date = p_day_key and r.time_verified
              and r.user_id <> v_mine.user_id and private.is_plausible_time(r.completion_time_seconds)
            order by r.completed_at, r.id limit v_others) o;
    end if;
  end if;
  return jsonb_build_object('faster_than_percent', v_percent);
end;
$$;
revoke execute on function public.daily_standing from public, anon, service_role;
grant execute on function public.daily_standing to authenticated;
