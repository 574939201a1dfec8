-- Both tables are read by their owner and written by functions that check what they write.

create table public.learning_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  level_id text not null,
  problems_attempted integer not null default 0 check (problems_attempted >= 0),
  problems_correct integer not null default 0 check (problems_correct between 0 and problems_attempted),
  total_time_seconds integer not null default 0 check (total_time_seconds >= 0),
  accuracy integer not null default 0 check (accuracy between 0 and 100),
  average_time_per_problem numeric not null default 0 check (average_time_per_problem >= 0),
  xp_earned integer not null default 0 check (xp_earned >= 0),
  started_at timestamptz not null default now(),
  completed_at timestamptz
);
create index learning_sessions_by_start on public.learning_sessions (user_id, started_at desc);
create index learning_sessions_by_completion on public.learning_sessions (user_id, completed_at desc);

create table public.game_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  game_type text not null
    check (game_type in ('sum_grid', 'multiplication_grid', 'combined_grid', 'mental_math_speed', 'addition_drill')),
  score integer not null check (score >= 0),
  completion_time_seconds integer not null check (completion_time_seconds >= 0),
  hints_used integer not null default 0 check (hints_used >= 0),
  accuracy integer not null check (accuracy between 0 and 100),
  completed boolean not null default true,
  completed_at timestamptz not null default now(),
  -- puzzle_date, final_time, practice_mode
  session_data jsonb not null default '{}'
);
create index game_sessions_by_game on public.game_sessions (user_id, game_type, completed_at desc);

alter table public.learning_sessions enable row level security;
alter table public.learning_sessions force row level security;
alter table public.game_sessions enable row level security;
alter table public.game_sessions force row level security;

revoke all on table public.learning_sessions, public.game_sessions from anon, authenticated;
grant select on table public.learning_sessions, public.game_sessions to authenticated;
grant all on table public.learning_sessions, public.game_sessions to service_role;

create policy "Players read their own learning sessions" on public.learning_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Players read their own game sessions" on public.game_sessions
  for select to authenticated using (user_id = (select auth.uid()));

create trigger refuse_user_write before insert or update or delete or truncate on public.learning_sessions
  for each statement execute function private.refuse_user_write();
create trigger refuse_user_write before insert or update or delete or truncate on public.game_sessions
  for each statement execute function private.refuse_user_write();
