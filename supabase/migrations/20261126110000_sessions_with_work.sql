-- Finished sessions about a skill since a day: ten of them, each with one exercise or more, say that an assignment is done.
drop index concurrently if exists public.learning_sessions_with_work;
create index concurrently learning_sessions_with_work
  on public.learning_sessions (user_id, skill, started_at)
  where kind = 'skill' and completed_at is not null and problems_attempted > 0 and not by_guest;
