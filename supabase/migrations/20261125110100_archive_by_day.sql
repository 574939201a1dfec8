drop index concurrently if exists public.game_sessions_by_archive_day;
create index concurrently game_sessions_by_archive_day
  on public.game_sessions (user_id, archive_day) where archive_day is not null;
