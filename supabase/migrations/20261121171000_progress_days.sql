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

-- The day that a completed session belongs to: where it counts for the streak, else where it was completed.
create function private.session_day(p_session public.learning_sessions) returns date
language sql stable set search_path = '' as $$
  select coalesce(private.day_of_session(p_session.id), private.day_key_at(p_session.completed_at));
$$;

-- What was done on each day with something, oldest first. A day that a freeze covers is one of them.
create function private.progress_days(p_user_id uuid, p_from date)
returns table (day_key date, answers integer, correct integer, seconds numeric, sessions integer, games integer,
  xp integer, counted boolean, frozen boolean)
language sql stable set search_path = '' as $$
  select d.day, sum(d.answers)::integer, sum(d.correct)::integer, sum(d.seconds), sum(d.sessions)::integer,
    sum(d.games)::integer, sum(d.xp)::integer, bool_or(d.counted), bool_or(d.frozen)
  from (
    select private.day_key_at(a.saved_at), 1, a.correct::integer, a.seconds, 0, 0, 0, false, false
      from public.learning_answers a where a.user_id = p_user_id
    union all
    select private.session_day(s), 0, 0, 0, 1, 0, s.xp_earned, false, false
      from public.learning_sessions s where s.user_id = p_user_id and s.completed_at is not null
    union all
    select private.day_key_at(g.completed_at), 0, 0, 0, 0, 1, 0, false, false
      from public.game_sessions g where g.user_id = p_user_id
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

-- The days of the calendar from one to another as one set of figures, both included.
create function private.progress_sum(p_user_id uuid, p_first date, p_last date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'days', count(*) filter (where d.counted),
    'answers', coalesce(sum(d.answers), 0),
    'correct', coalesce(sum(d.correct), 0),
    'seconds', coalesce(sum(d.seconds), 0),
    'sessions', coalesce(sum(d.sessions), 0),
    'games', coalesce(sum(d.games), 0),
    'xp', coalesce(sum(d.xp), 0))
  from private.progress_days(p_user_id, p_first) d where d.day_key <= p_last;
$$;

revoke execute on all functions in schema private from public;
