-- What makes a daily result honest: the puzzle as published, the server's own start, one result a day.

-- Only the service reads and writes this table. The game makes the same puzzle from the date, so players do not need
-- it, and they must not read the targets of the days to come.
create table public.daily_puzzles (
  game_type text not null references public.games (game_type),
  day_key date not null,
  -- Nine cells row by row; 0 is an empty cell.
  givens integer[] not null check (array_ndims(givens) = 1 and array_length(givens, 1) = 9),
  -- { "<operation>": { "rows": [top, middle, bottom], "columns": [left, middle, right] } }
  targets jsonb not null,
  published_at timestamptz not null default now(),
  primary key (game_type, day_key)
);

create function private.is_triple(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case when jsonb_typeof(p_value) = 'array' then jsonb_array_length(p_value) = 3
    and not p_value @? '$[*] ? (@.type() != "number" || @ % 1 != 0)' end, false);
$$;

-- The targets are those of the game's operations, all of them and no others. It is a trigger because a check constraint
-- cannot look into another table.
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
  raise exception 'The targets are not those of the operations of this game.'
    using errcode = '23514', hint = 'targets-do-not-fit';
end;
$$;

create trigger check_targets before insert or update on public.daily_puzzles
  for each row execute function private.check_targets();

create table public.daily_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  game_type text not null references public.games (game_type),
  day_key date not null,
  -- Set once; a completion time is counted from here.
  started_at timestamptz not null default now(),
  primary key (user_id, game_type, day_key)
);

create table public.daily_grid_results (
  -- The row of this id in `game_sessions` is the same result.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  game_type text not null references public.games (game_type),
  challenge_date date not null,
  grid integer[] not null check (array_ndims(grid) = 1 and array_length(grid, 1) = 9),
  completion_time_seconds integer not null check (completion_time_seconds > 0),
  -- False when only the device knows the time.
  time_verified boolean not null,
  hints_used integer not null default 0 check (hints_used >= 0),
  score integer not null check (score between 0 and 100),
  accuracy integer not null check (accuracy between 0 and 100),
  xp_earned integer not null check (xp_earned >= 0),
  completed_at timestamptz not null default now(),
  constraint daily_grid_results_once_a_day unique (user_id, game_type, challenge_date)
);
create index daily_grid_results_by_completion on public.daily_grid_results (user_id, completed_at desc);

-- The days that count for the streak.
create table public.daily_activity (
  user_id uuid not null references auth.users (id) on delete cascade,
  day_key date not null,
  -- Counted days in a row up to and with this one.
  streak integer not null check (streak > 0),
  primary key (user_id, day_key)
);

alter table public.daily_puzzles enable row level security;
alter table public.daily_puzzles force row level security;
alter table public.daily_attempts enable row level security;
alter table public.daily_attempts force row level security;
alter table public.daily_grid_results enable row level security;
alter table public.daily_grid_results force row level security;
alter table public.daily_activity enable row level security;
alter table public.daily_activity force row level security;

revoke all on table public.daily_puzzles, public.daily_attempts, public.daily_grid_results, public.daily_activity
  from anon, authenticated;
grant select on table public.daily_attempts, public.daily_grid_results, public.daily_activity to authenticated;
grant all on table public.daily_puzzles, public.daily_attempts, public.daily_grid_results, public.daily_activity
  to service_role;

create policy "Players read their own attempts" on public.daily_attempts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Players read their own results" on public.daily_grid_results
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Players read their own activity" on public.daily_activity
  for select to authenticated using (user_id = (select auth.uid()));

create trigger refuse_user_write before insert or update or delete or truncate on public.daily_puzzles
  for each statement execute function private.refuse_user_write();
create trigger refuse_user_write before insert or update or delete or truncate on public.daily_attempts
  for each statement execute function private.refuse_user_write();
create trigger refuse_user_write before insert or update or delete or truncate on public.daily_grid_results
  for each statement execute function private.refuse_user_write();
create trigger refuse_user_write before insert or update or delete or truncate on public.daily_activity
  for each statement execute function private.refuse_user_write();

-- When the server saw this player start a daily puzzle; null when it did not.
create function private.started_at(p_user_id uuid, p_game_type text, p_day_key date) returns timestamptz
language sql stable set search_path = '' as $$
  select a.started_at from public.daily_attempts a
  where a.user_id = p_user_id and a.game_type = p_game_type and a.day_key = p_day_key;
$$;

-- The player's result of a daily puzzle; its fields are null when there is none.
create function private.daily_result(p_user_id uuid, p_game_type text, p_day_key date)
returns public.daily_grid_results
language sql stable set search_path = '' as $$
  select r.* from public.daily_grid_results r
  where r.user_id = p_user_id and r.game_type = p_game_type and r.challenge_date = p_day_key;
$$;

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

revoke execute on all functions in schema private from public;
revoke execute on function public.start_daily(text) from public, anon, service_role;
grant execute on function public.start_daily(text) to authenticated;
