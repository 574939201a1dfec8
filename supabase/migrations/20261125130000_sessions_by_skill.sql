-- Sessions about one skill since a day: what a class asks of each pupil and assignment.
drop index concurrently if exists public.learning_sessions_by_skill;
create index concurrently learning_sessions_by_skill
  on public.learning_sessions (user_id, skill, started_at) where kind = 'skill';
