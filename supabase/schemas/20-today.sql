-- The player's progress today, in one call per screen that shows it. Every open page makes these calls after midnight, so they read
-- a few rows, however long the player's history is.

-- What all results of a player in a game add up to.
create table private.game_totals (
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type public.game_type not null,
  -- Dailies of a grid; rounds or drills of another game.
  played integer not null,
  -- The shortest verified time of a daily, or the best score of rounds that did not fail verification. Null before the first
  -- of them.
  best integer,
  primary key (user_id, game_type)
);

alter table private.game_totals enable row level security, force row level security;

create function private.count_daily_in_total() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.game_totals as t (user_id, game_type, played, best)
  values (new.user_id, new.game_type, 1, case when new.time_verified then new.completion_time_seconds end)
  on conflict (user_id, game_type) do update set played = t.played + 1, best = least(t.best, excluded.best);
  return null;
end;
$$;

create trigger count_daily_in_total after insert on public.daily_grid_results
  for each row execute function private.count_daily_in_total();

create function private.count_round_in_total() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.game_totals as t (user_id, game_type, played, best)
  values (new.user_id, new.game_type, 1, case when new.verified is not false then new.score end)
  on conflict (user_id, game_type) do update set played = t.played + 1, best = greatest(t.best, excluded.best);
  return null;
end;
$$;

create trigger count_round_in_total after insert on public.game_sessions
  for each row when (new.answered_by is not null) execute function private.count_round_in_total();

-- Newest first, at most ten. A result is completed on its day, so most players' are in one or two partitions.
create function private.recent_results(p_user_id uuid) returns jsonb
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
  v_most constant bigint := (
    select least(10, coalesce(sum(t.played), 0)) from private.game_totals t join public.games g on g.game_type = t.game_type
    where t.user_id = p_user_id and g.kind = 'grid');
  v_from date := v_today - 14;
  v_results jsonb;
begin
  loop
    select coalesce(jsonb_agg(jsonb_build_object(
        'game_type', r.game_type,
        'day_key', r.challenge_date,
        'completion_time_seconds', r.completion_time_seconds,
        'time_verified', r.time_verified,
        'xp_earned', r.xp_earned) order by r.completed_at desc, r.game_type), '[]')
    into v_results
    from (select * from public.daily_grid_results d
          where d.user_id = p_user_id and d.challenge_date between v_from and v_today
          order by d.completed_at desc, d.game_type limit 10) r;
    if v_from = '-infinity' or jsonb_array_length(v_results) >= v_most then
      return v_results;
    end if;
    v_from := '-infinity';
  end loop;
end;
$$;

-- Each grid's day and totals, by game.
create function private.grid_summaries(p_user_id uuid, p_day_key date) returns jsonb
language plpgsql stable as $$
begin
  return (
    select jsonb_object_agg(g.game_type, jsonb_build_object(
      'played_today', r.id is not null,
      'started_today', a.started_at is not null,
      'today_time_seconds', r.completion_time_seconds,
      'today_time_verified', r.time_verified,
      'best_time_seconds', t.best,
      'games_played', coalesce(t.played, 0)))
    from public.games g
    left join private.game_totals t on t.user_id = p_user_id and t.game_type = g.game_type
    left join public.daily_attempts a on a.user_id = p_user_id and a.game_type = g.game_type and a.day_key = p_day_key
    left join public.daily_grid_results r
      on r.user_id = p_user_id and r.game_type = g.game_type and r.challenge_date = p_day_key
    where g.kind = 'grid');
end;
$$;

-- XP of dailies and of learning sessions that count for a day.
create function private.xp_of_day(p_user_id uuid, p_day_key date) returns integer
language plpgsql stable as $$
begin
  return coalesce((select sum(r.xp_earned) from public.games g join public.daily_grid_results r
      on r.user_id = p_user_id and r.game_type = g.game_type and r.challenge_date = p_day_key where g.kind = 'grid'), 0)
    + coalesce((select l.xp from private.learning_days l where l.user_id = p_user_id and l.day_key = p_day_key), 0);
end;
$$;

revoke execute on all functions in schema private from public;

create function public.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_user_id uuid;
  v_today constant date := private.day_key_at(now());
  v_freeze_used_on date;
  v_practices integer;
  v_reviews integer;
begin
  v_user_id := private.require_player();
  v_freeze_used_on := private.freeze_used_on(v_user_id);
  select c.practices, c.reviews into v_practices, v_reviews from private.completed_today(v_user_id) c;
  return public.day_at(now()) || jsonb_build_object(
    'total_xp', (select p.total_xp from public.profiles p where p.id = v_user_id),
    'xp_today', private.xp_of_day(v_user_id, v_today),
    'learning_level', (select p.learning_level from public.profiles p where p.id = v_user_id),
    'current_streak', private.current_streak(v_user_id),
    'today_counts', exists (
      select from public.daily_activity a where a.user_id = v_user_id and a.day_key = v_today),
    'freezes_left', case when v_freeze_used_on is null then 1 else 0 end,
    'freeze_used_on', v_freeze_used_on,
    'learning_sessions_today', private.sessions_today(v_user_id),
    'learning_sessions_limit', private.sessions_limit(v_user_id),
    'practices_completed_today', v_practices,
    'reviews_completed_today', v_reviews,
    'reviews_due', private.reviews_due(v_user_id),
    'assigned', private.open_assignments(v_user_id),
    'grids', private.grid_summaries(v_user_id, v_today),
    'timed_rounds', (
      select jsonb_object_agg(g.game_type, jsonb_build_object('best_score', t.best, 'rounds_played', coalesce(t.played, 0)))
      from public.games g left join private.game_totals t on t.user_id = v_user_id and t.game_type = g.game_type
      where g.kind = 'timed_round'),
    'recent_results', private.recent_results(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.dashboard_summary from public, anon, service_role;
grant execute on function public.dashboard_summary to authenticated;

-- The caller's day, on whatever device it was played.
create function public.daily_card() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_user_id uuid;
  v_today constant date := private.day_key_at(now());
begin
  v_user_id := private.require_player();
  return public.day_at(now()) || jsonb_build_object('current_streak', private.current_streak(v_user_id)) || (
    select jsonb_build_object(
      'grids', jsonb_object_agg(g.game_type, jsonb_build_object(
        'started', a.started_at is not null, 'time_seconds', r.completion_time_seconds, 'time_verified', r.time_verified,
        'best_time_seconds', t.best))
        filter (where g.kind = 'grid'),
      'best_scores', jsonb_object_agg(g.game_type, t.best) filter (where g.kind <> 'grid'))
    from public.games g
    left join private.game_totals t on t.user_id = v_user_id and t.game_type = g.game_type
    left join public.daily_attempts a on a.user_id = v_user_id and a.game_type = g.game_type and a.day_key = v_today
    left join public.daily_grid_results r
      on r.user_id = v_user_id and r.game_type = g.game_type and r.challenge_date = v_today);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.daily_card from public, anon, service_role;
grant execute on function public.daily_card to authenticated;
