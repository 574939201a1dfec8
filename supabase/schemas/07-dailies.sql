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
  game_type public.game_type not null,
  day_key date not null,
  -- Set once; the completion time is measured from here.
  started_at timestamptz not null default now(),
  primary key (user_id, game_type, day_key)
) partition by range (day_key);

alter table public.daily_attempts enable row level security, force row level security;
revoke all on table public.daily_attempts from anon, authenticated;
grant select on table public.daily_attempts to authenticated;
grant all on table public.daily_attempts to service_role;

create policy "Players read their own attempts" on public.daily_attempts
  for select to authenticated using (user_id = (select private.signed_in_player()));

create table public.daily_grid_results (
  -- The row of `game_sessions` with this id and this day in `finished_on` is the same result.
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type public.game_type not null,
  challenge_date date not null,
  grid integer[] not null check (array_ndims(grid) = 1 and array_length(grid, 1) = 9),
  completion_time_seconds integer not null check (completion_time_seconds > 0),
  -- False if only the device knows the time, or if a person cannot be that fast.
  time_verified boolean not null,
  hints_used integer not null default 0 check (hints_used >= 0),
  score integer not null check (score between 0 and 100),
  accuracy integer not null check (accuracy between 0 and 100),
  xp_earned integer not null check (xp_earned >= 0),
  completed_at timestamptz not null default now(),
  primary key (user_id, game_type, challenge_date)
) partition by range (challenge_date);

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
) partition by range (day_key);

alter table public.daily_activity enable row level security, force row level security;
revoke all on table public.daily_activity from anon, authenticated;
grant select on table public.daily_activity to authenticated;
grant all on table public.daily_activity to service_role;

create policy "Players read their own activity" on public.daily_activity
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- How long the first measured times of a day are, once there are thousands of them: a standing must not read a million results.
create table private.daily_times (
  game_type text not null,
  day_key date not null,
  -- Whole hundreds, in the order in which they finished.
  results integer not null,
  -- The last one of them.
  completed_at timestamptz not null,
  id uuid not null,
  -- By `private.time_bucket()`.
  counts integer[] not null,
  primary key (game_type, day_key)
);

alter table private.daily_times enable row level security, force row level security;

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
language plpgsql stable as $$
begin
  return (
    select a.started_at from public.daily_attempts a
    where a.user_id = p_user_id and a.game_type = p_game_type and a.day_key = p_day_key);
end;
$$;

-- The player's result of a daily puzzle; all fields are null if there is none.
create function private.daily_result(p_user_id uuid, p_game_type text, p_day_key date)
returns public.daily_grid_results
language plpgsql stable as $$
declare
  v_result public.daily_grid_results;
begin
  select r.* into v_result from public.daily_grid_results r
  where r.user_id = p_user_id and r.game_type = p_game_type and r.challenge_date = p_day_key;
  return v_result;
end;
$$;

-- Whether the lines of a grid meet the targets of one operation.
create function private.meets_targets(p_grid integer[], p_operation text, p_lines jsonb) returns boolean
language sql stable as $$
  select p_lines -> 'rows' = jsonb_build_array(
      private.line_value(p_operation, p_grid[1], p_grid[2], p_grid[3]),
      private.line_value(p_operation, p_grid[4], p_grid[5], p_grid[6]),
      private.line_value(p_operation, p_grid[7], p_grid[8], p_grid[9]))
    and p_lines -> 'columns' = jsonb_build_array(
      private.line_value(p_operation, p_grid[1], p_grid[4], p_grid[7]),
      private.line_value(p_operation, p_grid[2], p_grid[5], p_grid[8]),
      private.line_value(p_operation, p_grid[3], p_grid[6], p_grid[9]));
$$;

-- Any grid that keeps the givens and meets every target is correct. Cells are numbered row by row from 1.
create function private.solves(p_grid integer[], p_givens integer[], p_targets jsonb) returns boolean
language plpgsql stable as $$
declare
  v_operation text;
begin
  for v_cell in 1 .. 9 loop
    if (p_givens[v_cell] in (0, p_grid[v_cell])) is not true then
      return false;
    end if;
  end loop;
  for v_operation in select k from jsonb_object_keys(p_targets) k loop
    if private.meets_targets(p_grid, v_operation, p_targets -> v_operation) is not true then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

-- Whether a freeze can cover this missed day: none was used for the six days before it.
create function private.has_freeze(p_user_id uuid, p_day_key date) returns boolean
language plpgsql stable as $$
begin
  return not exists (
    select from public.daily_activity a
    where a.user_id = p_user_id and a.after_freeze and a.day_key between p_day_key - 5 and p_day_key);
end;
$$;

-- Consecutive counted days up to today, up to yesterday if today is still to be played, or up to the day before yesterday while
-- a freeze covers yesterday; otherwise 0.
create function private.current_streak(p_user_id uuid) returns integer
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
  v_last public.daily_activity;
begin
  select a.* into v_last from public.daily_activity a
  where a.user_id = p_user_id and a.day_key between v_today - 2 and v_today
  order by a.day_key desc limit 1;
  if v_last.day_key >= v_today - 1 or v_last.day_key = v_today - 2 and private.has_freeze(p_user_id, v_today - 1) then
    return v_last.streak;
  end if;
  return 0;
end;
$$;

-- Counts a day for the streak, once, and returns the current streak. Only today and yesterday can count, so a day that is
-- counted late has at most one counted day after it. If that day followed a freeze, the freeze is no longer needed.
create function private.count_day(p_user_id uuid, p_day_key date) returns integer
language plpgsql as $$
declare
  v_is_today constant boolean := p_day_key = private.day_key_at(now());
  v_last public.daily_activity;
  v_frozen boolean;
begin
  select a.* into v_last from public.daily_activity a
  where a.user_id = p_user_id and a.day_key between p_day_key - 2 and p_day_key
  order by a.day_key desc limit 1;
  if v_last.day_key is distinct from p_day_key then
    v_frozen := coalesce(v_last.day_key = p_day_key - 2 and private.has_freeze(p_user_id, p_day_key - 1), false);
    insert into public.daily_activity as a (user_id, day_key, streak, after_freeze)
    values (p_user_id, p_day_key,
      1 + case when v_last.day_key = p_day_key - 1 or v_frozen then v_last.streak else 0 end, v_frozen)
    returning a.* into v_last;
    if not v_is_today then
      update public.daily_activity a set streak = v_last.streak + 1, after_freeze = false
      where a.user_id = p_user_id and a.day_key = p_day_key + 1;
    end if;
  end if;
  return case when v_is_today then v_last.streak else private.current_streak(p_user_id) end;
end;
$$;

-- The part of a verdict that says what the account has of a daily puzzle.
create function private.daily_verdict(p_daily public.daily_grid_results, p_total_xp integer, p_streak integer) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'completion_time_seconds', p_daily.completion_time_seconds,
    'time_verified', p_daily.time_verified,
    'xp_earned', p_daily.xp_earned,
    'total_xp', p_total_xp,
    'current_streak', p_streak);
$$;

create function private.saved_daily(p_daily public.daily_grid_results) returns jsonb
language plpgsql stable as $$
begin
  return (
    select private.daily_verdict(p_daily, p.total_xp, private.current_streak(p.id))
    from public.profiles p where p.id = p_daily.user_id);
end;
$$;

-- The row that is stored for a daily.
--
-- A grid shows that a puzzle was solved, but not when. Today's counts. Yesterday's counts only if the server saw this player
-- start it, which means that it was finished in time and sent after midnight; otherwise a missed day could be repaired. Older
-- results are kept and earn nothing.
--
-- Today's time runs from the server's own start, if there is one, and is verified if the account played and a person can be that
-- fast. A guest started before the account did, so the longer time counts. Any other time is the device's, limited to the length
-- of the day. That includes a result that says it is late, as after playing without a network: saying so only gives up the
-- verification.
create function private.timed_daily(
  p_user_id uuid, p_xp integer, p_started_at timestamptz, p_empty_cells integer, p_result private.result)
returns public.daily_grid_results
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
  v_is_today constant boolean := p_result.day_key = v_today;
  v_day_begin constant timestamptz := private.day_begins_at(p_result.day_key);
  v_day_end constant timestamptz := least(now(), private.day_begins_at(p_result.day_key + 1) - interval '1 second');
  v_measured constant boolean := v_is_today and p_started_at is not null
    and (p_result.by_guest is true or p_result.late is not true);
  v_counts constant boolean := v_is_today or p_result.day_key = v_today - 1 and p_started_at is not null;
  v_row public.daily_grid_results;
begin
  v_row.id := p_result.id;
  v_row.user_id := p_user_id;
  v_row.game_type := p_result.game_type;
  v_row.challenge_date := p_result.day_key;
  v_row.grid := p_result.grid;
  v_row.completion_time_seconds := greatest(1, least(
    case when v_measured then greatest(floor(extract(epoch from now() - p_started_at)),
        case when p_result.by_guest then p_result.completion_time_seconds end)
      else p_result.completion_time_seconds end,
    floor(extract(epoch from v_day_end - v_day_begin))));
  v_row.time_verified := v_measured and p_result.by_guest is not true
    and private.is_plausible_time(v_row.completion_time_seconds, p_empty_cells);
  v_row.hints_used := 0;
  v_row.score := 100;
  v_row.accuracy := 100;
  v_row.xp_earned := case when v_counts then p_xp else 0 end;
  v_row.completed_at := greatest(v_day_begin, least(v_day_end, private.finished_at(p_result.finished_at)));
  return v_row;
end;
$$;

-- The row to store for a daily, or the one that is stored for it under another id; raises if the daily is refused. Null if its
-- day is closed to the player and the server did not see it started: the device's own word does not open a day. One statement
-- reads everything that it is compared with.
create function private.check_daily(p_user_id uuid, p_result private.result) returns public.daily_grid_results
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
  v_puzzle record;
begin
  if p_result.day_key is null or p_result.completion_time_seconds is null then
    perform private.raise_malformed_result();
  end if;
  select p.givens, p.targets, g.xp, a.started_at, r.id as stored_as into v_puzzle
  from public.games g
  left join public.daily_puzzles p on p.game_type = g.game_type and p.day_key = p_result.day_key
  left join public.daily_attempts a
    on a.user_id = p_user_id and a.game_type = p_result.game_type and a.day_key = p_result.day_key
  left join public.daily_grid_results r
    on r.user_id = p_user_id and r.game_type = p_result.game_type and r.challenge_date = p_result.day_key
  where g.game_type = p_result.game_type and g.kind = 'grid';
  if not found then
    perform private.raise_unknown_game();
  end if;
  if not private.are_nine_digits(p_result.grid) then
    perform private.raise_malformed_grid();
  end if;
  if v_puzzle.stored_as is not null then
    return private.daily_result(p_user_id, p_result.game_type, p_result.day_key);
  end if;
  if p_result.day_key > v_today then
    raise exception 'This day has not started yet.' using errcode = '22023', hint = 'day-not-begun';
  end if;
  if p_result.day_key < v_today - 30 then
    raise exception 'This was more than 30 days ago.' using errcode = '22023', hint = 'day-too-long-ago';
  end if;
  if v_puzzle.targets is null then
    raise exception 'Today''s puzzle is not ready yet. Please try again in a few minutes.'
      using errcode = 'PT503', hint = 'puzzle-not-published';
  end if;
  if not private.solves(p_result.grid, v_puzzle.givens, v_puzzle.targets) then
    raise exception 'This grid does not solve today''s puzzle.' using errcode = 'P0001', hint = 'grid-not-solved';
  end if;
  if v_puzzle.started_at is null and p_result.day_key < private.archive_opens_on(p_user_id, v_today) then
    return null;
  end if;
  return private.timed_daily(p_user_id, v_puzzle.xp, v_puzzle.started_at, private.empty_cells(v_puzzle.givens), p_result);
end;
$$;

-- A checked daily of a closed day as the practice grid that is stored instead, so that the game is not lost.
create function private.practice_of_daily(p_daily private.result) returns private.result
language plpgsql stable as $$
declare
  v_practice private.result := p_daily;
begin
  v_practice.kind := 'practice';
  v_practice.hints_used := 0;
  v_practice.archive_day := null;
  v_practice.givens := (
    select p.givens from public.daily_puzzles p where p.game_type = p_daily.game_type and p.day_key = p_daily.day_key);
  return v_practice;
end;
$$;

-- Writes a checked daily and returns its verdict without the id. Score, accuracy and hints are set by the server. `p_row` is
-- what `private.check_daily()` returned.
create function private.write_daily(p_result private.result, p_row public.daily_grid_results) returns jsonb
language plpgsql as $$
declare
  v_streak integer;
  v_total_xp integer;
begin
  if p_row.id <> p_result.id then
    return jsonb_build_object(
      'status', 'saved_before', 'reason', 'daily-already-played', 'daily', private.saved_daily(p_row));
  end if;
  insert into public.game_sessions
    (id, user_id, game_type, score, completion_time_seconds, accuracy, completed_at, session_data, finished_on)
  values (p_row.id, p_row.user_id, p_row.game_type, p_row.score, p_row.completion_time_seconds, p_row.accuracy,
    p_row.completed_at, jsonb_build_object('puzzle_date', p_row.challenge_date,
      'final_time', p_row.completion_time_seconds, 'practice_mode', false), p_row.challenge_date);
  insert into public.daily_grid_results values (p_row.*);
  if p_row.xp_earned = 0 then
    return jsonb_build_object('status', 'saved', 'daily', private.saved_daily(p_row));
  end if;
  v_streak := private.count_day(p_row.user_id, p_row.challenge_date);
  -- The profile stores the streak as of the last counted day.
  update public.profiles p set total_xp = p.total_xp + p_row.xp_earned, current_streak = v_streak
  where p.id = p_row.user_id returning p.total_xp into v_total_xp;
  return jsonb_build_object('status', 'saved', 'daily', private.daily_verdict(p_row, v_total_xp, v_streak));
end;
$$;

-- The verdict, without the id, on a result that the player already has; null if no account has a result with this id. Another
-- account's id is refused.
create function private.saved_before(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql stable as $$
declare
  v_session public.game_sessions;
begin
  select s.* into v_session from public.game_sessions s where s.id = p_result.id and s.finished_on = p_result.finished_on;
  if not found then
    -- When it was sent for the first time, its day may have been still to come.
    select s.* into v_session from public.game_sessions s
    where s.id = p_result.id and s.finished_on = private.day_of_odd_clocks();
    if not found then
      return null;
    end if;
  end if;
  if v_session.user_id <> p_user_id then
    perform private.raise_malformed_result();
  end if;
  return jsonb_build_object('status', 'saved_before')
    || case when v_session.practice or v_session.answered_by is not null
         then jsonb_build_object('standing', private.standing_again(v_session))
         else jsonb_build_object('daily', private.saved_daily(
           private.daily_result(p_user_id, v_session.game_type, v_session.finished_on))) end;
end;
$$;

-- Saves one result and returns its verdict without the id. Call it with the player locked. All checks come before the first
-- write, so a refusal takes nothing back, and the block with the handler costs no transaction of its own.
create function private.save_result(p_user_id uuid, p_element jsonb) returns jsonb
language plpgsql as $$
declare
  v_result private.result;
  v_daily public.daily_grid_results;
  v_verdict jsonb;
  v_reason text;
begin
  begin
    v_result := private.parse_result(p_element);
    if v_result.user_id <> p_user_id then
      perform private.require_own_account(v_result.user_id);
    end if;
    v_verdict := private.saved_before(p_user_id, v_result);
    if v_verdict is not null then
      return v_verdict;
    end if;
    case
      when v_result.kind = 'daily' then
        v_daily := private.check_daily(p_user_id, v_result);
        if v_daily.id is null then
          v_result := private.practice_of_daily(v_result);
          perform private.check_practice(p_user_id, v_result);
        end if;
      when v_result.kind = 'practice' then
        perform private.check_practice(p_user_id, v_result);
      when v_result.kind in ('timed_round', 'drill') then
        perform private.check_quiz(p_user_id, v_result);
      else
        perform private.raise_malformed_result();
    end case;
  exception
    when data_exception or program_limit_exceeded or raise_exception or insufficient_privilege
      or sqlstate 'PT429' or sqlstate 'PT503' then
      get stacked diagnostics v_reason = pg_exception_hint;
      if sqlstate = '42501' and v_reason is distinct from 'not-your-account' then
        raise;
      end if;
      -- Postgres' own hints are sentences.
      return private.refused(case when v_reason ~ '^[a-z-]+$' then v_reason else 'malformed-result' end);
  end;
  return case v_result.kind
    when 'daily' then private.write_daily(v_result, v_daily)
    when 'practice' then private.write_practice(p_user_id, v_result)
    else private.write_quiz(p_user_id, v_result) end;
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

-- A time as it counts for the standing of others: longer or shorter by up to a tenth, always by the same share.
create function private.blurred_seconds(p_seconds integer, p_id uuid) returns double precision
language sql immutable as $$
  select p_seconds * (0.9 + 0.2 * (uuid_hash_extended(p_id, 0) & 1023) / 1023::double precision);
$$;

-- 2,000 buckets from 4 seconds to a day, each half a percent longer than the one before it.
create function private.time_bucket(p_seconds double precision) returns integer
language sql immutable as $$
  select width_bucket(ln(p_seconds), ln(4::double precision), ln(100000::double precision), 2000);
$$;

-- Counts the next results of a day, at most 5,000 and in whole hundreds. One call does it at a time; others go on with what is
-- counted. A result that is sent later than others that finished after it may be left out.
create function private.count_daily_times(p_game_type text, p_day_key date) returns void
language plpgsql set search_path = '' as $$
declare
  v_times private.daily_times;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('daily times:' || p_game_type || ':' || p_day_key, 0)) then
    return;
  end if;
  select t.* into v_times from private.daily_times t where t.game_type = p_game_type and t.day_key = p_day_key;
  with following as materialized (
    select r.completed_at, r.id, private.time_bucket(private.blurred_seconds(r.completion_time_seconds, r.id)) as bucket,
      row_number() over (order by r.completed_at, r.id) as number
    from (
      select o.completed_at, o.id, o.completion_time_seconds from public.daily_grid_results o
      where o.game_type = p_game_type and o.challenge_date = p_day_key and o.time_verified
        and (o.completed_at, o.id) > (coalesce(v_times.completed_at, '-infinity'),
          coalesce(v_times.id, '00000000-0000-0000-0000-000000000000'))
      order by o.completed_at, o.id limit 5000) r
  ), taken as materialized (
    select f.* from following f where f.number <= (select count(*) from following) / 100 * 100
  )
  insert into private.daily_times as d (game_type, day_key, results, completed_at, id, counts)
  select p_game_type, p_day_key, coalesce(v_times.results, 0) + l.number, l.completed_at, l.id, (
    select array_agg(coalesce(v_times.counts[b], 0) + coalesce(n.results, 0) order by b)
    from generate_series(1, 2000) b
    left join (select t.bucket, count(*) as results from taken t group by t.bucket) n on n.bucket = b)
  from (select t.* from taken t order by t.number desc limit 1) l
  on conflict (game_type, day_key) do update set results = excluded.results, completed_at = excluded.completed_at,
    id = excluded.id, counts = excluded.counts;
end;
$$;

-- How many other measured times count, and how many of them are longer. The others are taken in the order in which they
-- finished, in whole groups of ten, so one more player changes nothing visible. From 2,000 on they are taken from
-- `daily_times`, which one call in 64 brings up to date.
create function private.count_longer_times(p_mine public.daily_grid_results, out others bigint, out longer bigint)
language plpgsql set search_path = '' as $$
declare
  v_times private.daily_times;
  v_blurred constant double precision := private.blurred_seconds(p_mine.completion_time_seconds, p_mine.id);
  v_bucket constant integer := private.time_bucket(p_mine.completion_time_seconds);
  v_is_counted boolean;
begin
  select t.* into v_times from private.daily_times t
  where t.game_type = p_mine.game_type and t.day_key = p_mine.challenge_date;
  if found then
    if random() < 1.0 / 64 then
      perform private.count_daily_times(p_mine.game_type, p_mine.challenge_date);
    end if;
    v_is_counted := (p_mine.completed_at, p_mine.id) <= (v_times.completed_at, v_times.id);
    others := v_times.results - v_is_counted::integer;
    longer := (select coalesce(sum(c), 0) from unnest(v_times.counts[v_bucket + 1:]) c)
      - (v_is_counted and private.time_bucket(v_blurred) > v_bucket)::integer;
    return;
  end if;
  select max(o.others) / 10 * 10, count(*) filter (where o.seconds > p_mine.completion_time_seconds and o.number <= o.others / 10 * 10)
  into others, longer
  from (
    select private.blurred_seconds(r.completion_time_seconds, r.id) as seconds, count(*) over () as others,
      row_number() over (order by r.completed_at, r.id) as number
    from (
      select e.id, e.completed_at, e.completion_time_seconds from public.daily_grid_results e
      where e.game_type = p_mine.game_type and e.challenge_date = p_mine.challenge_date and e.time_verified
        and e.id <> p_mine.id
      order by e.completed_at, e.id limit 2000) r) o;
  if others >= 2000 then
    perform private.count_daily_times(p_mine.game_type, p_mine.challenge_date);
  end if;
end;
$$;

revoke execute on all functions in schema private from public;

create function public.start_daily(p_game_type text) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_day_key constant date := private.day_key_at(now());
  v_user_id uuid;
  v_result public.daily_grid_results;
  v_started_at timestamptz;
begin
  if not exists (select from public.games g where g.game_type = p_game_type and g.kind = 'grid') then
    perform private.raise_unknown_game();
  end if;
  v_user_id := private.lock_player();
  v_result := private.daily_result(v_user_id, p_game_type, v_day_key);
  if v_result.id is null then
    insert into public.daily_attempts as a (user_id, game_type, day_key)
    values (v_user_id, p_game_type, v_day_key)
    on conflict (user_id, game_type, day_key) do nothing
    returning a.started_at into v_started_at;
  end if;
  v_started_at := coalesce(v_started_at, private.started_at(v_user_id, p_game_type, v_day_key));

  return private.day_at(now()) || jsonb_build_object(
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
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
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
  v_user_id uuid;
  v_result private.result;
  v_verdict jsonb;
begin
  v_user_id := private.lock_player();
  perform private.require_own_account(p_user_id);
  v_result.id := gen_random_uuid();
  v_result.game_type := p_game_type;
  v_result.day_key := v_today;
  v_result.grid := p_grid;
  -- A missing time becomes the longest one.
  v_result.completion_time_seconds := coalesce(p_completion_time_seconds, 90000);
  v_verdict := private.write_daily(v_result, private.check_daily(v_user_id, v_result));
  if v_verdict ->> 'status' = 'saved_before' then
    raise exception 'You have already completed today''s puzzle.'
      using errcode = '23505', hint = 'daily-already-played';
  end if;
  return jsonb_build_object('day_key', v_today) || (v_verdict -> 'daily');
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
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
  v_user_id uuid;
  v_today constant date := private.day_key_at(now());
begin
  v_user_id := private.require_player();
  perform private.require_own_account(p_user_id);
  if not exists (select from public.games g where g.game_type = p_game_type) then
    raise exception 'Unknown game.' using errcode = '22023', hint = 'unknown-game';
  end if;
  return jsonb_build_object(
    'day_key', v_today,
    'counted', exists (select from public.daily_activity a where a.user_id = v_user_id and a.day_key = v_today),
    'current_streak', private.current_streak(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.log_daily_activity is '@nullable p_user_id';
revoke execute on function public.log_daily_activity from public, anon, service_role;
grant execute on function public.log_daily_activity to authenticated;

-- The share of the other players' times that are longer, in whole percent; null where it would reveal a player or mean nothing.
--
-- Only times measured by the server count, the caller's too, so that nobody can ask about a time of their choice, and only if
-- there are at least twenty others. Their times are blurred: otherwise somebody with twenty accounts could compute the time of
-- one other player.
create function public.daily_standing(p_game_type text, p_day_key date) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_mine public.daily_grid_results;
  v_counted record;
  v_percent integer;
begin
  perform private.require_game(p_game_type, 'grid');
  v_mine := private.daily_result(private.require_player(), p_game_type, p_day_key);
  if v_mine.time_verified then
    v_counted := private.count_longer_times(v_mine);
    if v_counted.others >= 20 then
      v_percent := floor(100.0 * v_counted.longer / v_counted.others);
    end if;
  end if;
  return jsonb_build_object('faster_than_percent', v_percent);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.daily_standing from public, anon, service_role;
grant execute on function public.daily_standing to authenticated;
