-- Progress by day, of the caller's own rows.

-- The first day that a player sees; null: every day. Free accounts see the last 30 days.
create function private.progress_from(p_user_id uuid) returns date
language sql stable set search_path = '' as $$
  select case when not p.is_subscribed then private.day_key_at(now()) - 29 end
  from public.profiles p where p.id = p_user_id;
$$;

-- How many days are compared with as many before them, within what the player sees.
create function private.compared_days(p_from date) returns integer
language sql immutable set search_path = '' as $$
  select case when p_from is null then 30 else 15 end;
$$;

-- What was done at which time. A completed session was done when it counted for the streak, else when it was completed.
-- Without a search path of its own, so that the planner looks inside; every name in it is whole.
create function private.progress_moments(p_user_id uuid)
returns table (at timestamptz, answers integer, correct integer, seconds numeric, sessions integer, games integer, xp integer)
language sql stable as $$
  select a.saved_at, 1, a.correct::integer, a.seconds, 0, 0, 0
  from public.learning_answers a where a.user_id = p_user_id
  union all
  select coalesce(fifth.saved_at, s.completed_at), 0, 0, 0, 1, 0, s.xp_earned
  from public.learning_sessions s
  left join public.learning_answers fifth on fifth.session_id = s.id and fifth.place = 5
  where s.user_id = p_user_id and s.completed_at is not null
  union all
  select g.completed_at, 0, 0, 0, 0, 1, 0
  from public.game_sessions g where g.user_id = p_user_id
$$;

-- What was done on each day with something, oldest first. A day that a freeze covers is one of them.
--
-- A day begins on a full hour, so rows are counted by the hour first: to ask for the day of each row takes seconds where
-- a player has many.
create function private.progress_days(p_user_id uuid, p_from date)
returns table (day_key date, answers integer, correct integer, seconds numeric, sessions integer, games integer,
  xp integer, counted boolean, frozen boolean)
language sql stable set search_path = '' as $$
  with hours as (
    select date_trunc('hour', m.at, 'UTC') as hour, sum(m.answers) as answers, sum(m.correct) as correct,
      sum(m.seconds) as seconds, sum(m.sessions) as sessions, sum(m.games) as games, sum(m.xp) as xp
    from private.progress_moments(p_user_id) m
    where m.at >= coalesce(private.day_begins_at(p_from), '-infinity')
    group by 1
  )
  select d.day, sum(d.answers)::integer, sum(d.correct)::integer, sum(d.seconds), sum(d.sessions)::integer,
    sum(d.games)::integer, sum(d.xp)::integer, bool_or(d.counted), bool_or(d.frozen)
  from (
    select private.day_key_at(h.hour), h.answers, h.correct, h.seconds, h.sessions, h.games, h.xp, false, false
      from hours h
    union all
    select r.challenge_date, 0, 0, 0, 0, 0, r.xp_earned, false, false
      from public.daily_grid_results r where r.user_id = p_user_id and r.xp_earned > 0
    union all
    select c.day_key, 0, 0, 0, 0, 0, 0, true, false
      from public.daily_activity c where c.user_id = p_user_id
    union all
    select c.day_key - 1, 0, 0, 0, 0, 0, 0, false, true
      from public.daily_activity c where c.user_id = p_user_id and c.after_freeze
    union all
    -- Not written down before the day after it is counted.
    select private.freeze_used_on(p_user_id), 0, 0, 0, 0, 0, 0, false, true
  ) d (day, answers, correct, seconds, sessions, games, xp, counted, frozen)
  where d.day >= coalesce(p_from, '-infinity') and d.day is not null
  group by d.day
  order by d.day;
$$;

-- Days of `private.progress_days()`, from one to another, both included, as one set of figures.
create function private.progress_sum(p_days jsonb, p_first date, p_last date) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'days', count(*) filter (where d.counted),
    'answers', coalesce(sum(d.answers), 0),
    'correct', coalesce(sum(d.correct), 0),
    'seconds', coalesce(sum(d.seconds), 0),
    'sessions', coalesce(sum(d.sessions), 0),
    'games', coalesce(sum(d.games), 0),
    'xp', coalesce(sum(d.xp), 0))
  from jsonb_to_recordset(p_days) d (day_key date, counted boolean, answers integer, correct integer,
    seconds numeric, sessions integer, games integer, xp integer)
  where d.day_key between p_first and p_last;
$$;

revoke execute on all functions in schema private from public;
