-- Placements of a path since a day: what a class asks of each pupil and assignment.
drop index concurrently if exists public.learning_sessions_by_level;
create index concurrently learning_sessions_by_level
  on public.learning_sessions (user_id, level_id, started_at) where kind = 'placement';
