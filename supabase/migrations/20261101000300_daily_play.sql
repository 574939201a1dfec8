-- What makes a daily result honest: the puzzle as published, the server's own start, one result per day.

-- Nobody but the service reads this. The game makes the same puzzle from the date, so no player needs it,
-- and tomorrow's targets are nobody's business today.
create table public.daily_puzzles (
  game_type text not null check (private.is_grid_game(game_type)),
  day_key date not null,
  -- Nine cells row by row; 0 is an empty cell.
  givens integer[] not null check (array_ndims(givens) = 1 and array_length(givens, 1) = 9),
  row_sums integer[],
  col_sums integer[],
  row_products integer[],
  col_products integer[],
  published_at timestamptz not null default now(),
  primary key (game_type, day_key),
  check ((game_type <> 'multiplication_grid') = (coalesce(array_length(row_sums, 1), 0) = 3)
     and (game_type <> 'multiplication_grid') = (coalesce(array_length(col_sums, 1), 0) = 3)
     and (game_type <> 'sum_grid') = (coalesce(array_length(row_products, 1), 0) = 3)
     and (game_type <> 'sum_grid') = (coalesce(array_length(col_products, 1), 0) = 3))
);

create table public.daily_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  game_type text not null check (private.is_grid_game(game_type)),
  day_key date not null,
  -- Set once; a completion time is counted from here.
  started_at timestamptz not null default now(),
  primary key (user_id, game_type, day_key)
);

create table public.daily_grid_results (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  game_type text not null check (private.is_grid_game(game_type)),
  challenge_date date not null,
  grid integer[] not null check (array_ndims(grid) = 1 and array_length(grid, 1) = 9),
  completion_time_seconds integer not null check (completion_time_seconds > 0),
  -- False when the player started offline, so that only the device knows the time.
  time_verified boolean not null,
  hints_used integer not null default 0 check (hints_used >= 0),
  score integer not null check (score between 0 and 100),
  accuracy integer not null check (accuracy between 0 and 100),
  xp_earned integer not null check (xp_earned >= 0),
  completed_at timestamptz not null default now(),
  constraint daily_grid_results_once_a_day unique (user_id, game_type, challenge_date)
);
create index daily_grid_results_by_completion on public.daily_grid_results (user_id, completed_at desc);

-- A day with one row or more counts for the streak.
create table public.daily_activity (
  user_id uuid not null references auth.users (id) on delete cascade,
  day_key date not null,
  game_type text not null check (private.is_grid_game(game_type)),
  primary key (user_id, day_key, game_type)
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
