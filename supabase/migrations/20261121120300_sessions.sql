-- What was played and learned. Both tables are read by their owner and written by functions that check what they write.

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

-- Every finished result of every game: dailies, practice, timed rounds and drills.
create table public.game_sessions (
  -- That of the result, which the device made.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  game_type text not null references public.games (game_type),
  practice boolean not null default false,
  -- Of practice: how many cells were filled in beforehand. More givens make an easier puzzle.
  givens_count smallint check (givens_count between 0 and 8),
  -- Of timed rounds and drills.
  answered_by text check (answered_by in ('choosing', 'typing')),
  -- 100 for a grid, otherwise the correct answers.
  score integer not null check (score >= 0),
  completion_time_seconds integer not null check (completion_time_seconds >= 0),
  hints_used integer not null default 0 check (hints_used >= 0),
  accuracy integer not null check (accuracy between 0 and 100),
  completed boolean not null default true,
  -- May be what the device said; `saved_at` is the server's own.
  completed_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  -- Grids: puzzle_date, final_time, practice_mode; practice: givens and grid too. Timed rounds and drills: answers.
  session_data jsonb not null default '{}',
  constraint game_sessions_practice_has_givens check (practice = (givens_count is not null))
);
-- Each index serves one look-up of a save: the best score of a game, the best time of practice, how much was saved
-- today. So the cost of a save does not grow with the player's history.
create index game_sessions_by_score on public.game_sessions (user_id, game_type, score desc);
create index game_sessions_by_practice_time
  on public.game_sessions (user_id, game_type, givens_count, completion_time_seconds) where practice and hints_used = 0;
create index game_sessions_by_saving on public.game_sessions (user_id, saved_at);

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
