-- Everything that the dashboard shows, in one call.

create function private.level_progress_percent(p_total_xp integer) returns integer
language sql immutable strict set search_path = '' as $$
  select coalesce((p_total_xp - l.xp_from) * 100 / (l.xp_to - l.xp_from), 100)
  from private.learning_levels() l
  where l.level = private.learning_level_for(p_total_xp);
$$;

create function private.grid_summary(p_user_id uuid, p_game_type text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'played_today', coalesce(bool_or(r.challenge_date = today), false),
    'today_time_seconds', min(r.completion_time_seconds) filter (where r.challenge_date = today),
    'best_time_seconds', min(r.completion_time_seconds) filter (where r.time_verified),
    'games_played', count(*))
  from public.daily_grid_results r, private.day_key_at(now()) today
  where r.user_id = p_user_id and r.game_type = p_game_type;
$$;

create function private.timed_round_summary(p_user_id uuid, p_game_type text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'best_score', private.best_score(p_user_id, p_game_type),
    'rounds_played', (select count(*) from public.game_sessions s
                      where s.user_id = p_user_id and s.game_type = p_game_type));
$$;

-- Newest first, at most ten.
create function private.recent_results(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'game_type', r.game_type,
      'day_key', r.challenge_date,
      'completion_time_seconds', r.completion_time_seconds,
      'xp_earned', r.xp_earned) order by r.completed_at desc, r.game_type), '[]')
  from (select * from public.daily_grid_results d where d.user_id = p_user_id
        order by d.completed_at desc, d.game_type limit 10) r;
$$;

create function public.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_profile public.profiles;
begin
  select p.* into v_profile from public.profiles p where p.id = auth.uid();
  if not found then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;

  return public.day_at(now()) || jsonb_build_object(
    'total_xp', v_profile.total_xp,
    'learning_level', private.learning_level_for(v_profile.total_xp),
    'level_progress_percent', private.level_progress_percent(v_profile.total_xp),
    'current_streak', private.current_streak(v_profile.id),
    'learning_sessions_today', (
      select count(*) from public.learning_sessions s where s.user_id = v_profile.id
        and s.started_at >= private.day_begins_at(private.day_key_at(now()))),
    'learning_sessions_limit', case when not v_profile.is_subscribed then 3 end,
    'grids', (select jsonb_object_agg(g.game_type, private.grid_summary(v_profile.id, g.game_type))
              from public.games g where g.kind = 'grid'),
    'timed_rounds', (select jsonb_object_agg(g.game_type, private.timed_round_summary(v_profile.id, g.game_type))
                     from public.games g where g.kind = 'timed_round'),
    'recent_results', private.recent_results(v_profile.id));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.dashboard_summary() from public, anon, service_role;
grant execute on function public.dashboard_summary() to authenticated;
