-- The player's progress today, in one call per screen that shows it.

create function private.grid_summary(p_user_id uuid, p_game_type text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'played_today', coalesce(bool_or(r.challenge_date = today), false),
    'started_today', private.started_at(p_user_id, p_game_type, max(today)) is not null,
    'today_time_seconds', min(r.completion_time_seconds) filter (where r.challenge_date = today),
    'best_time_seconds', min(r.completion_time_seconds) filter (where r.time_verified),
    'games_played', count(r.id))
  from private.day_key_at(now()) today
  left join public.daily_grid_results r on r.user_id = p_user_id and r.game_type = p_game_type;
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

-- The daily card of one game.
create function private.daily_card_grid(p_user_id uuid, p_game_type text, p_day_key date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'started', private.started_at(p_user_id, p_game_type, p_day_key) is not null,
    'time_seconds', (private.daily_result(p_user_id, p_game_type, p_day_key)).completion_time_seconds,
    'best_time_seconds', (
      select min(r.completion_time_seconds) from public.daily_grid_results r
      where r.user_id = p_user_id and r.game_type = p_game_type and r.time_verified));
$$;

revoke execute on all functions in schema private from public;

create function public.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_today constant date := private.day_key_at(now());
  v_freeze_used_on constant date := private.freeze_used_on(v_user_id);
  v_practices integer;
  v_reviews integer;
begin
  select c.practices, c.reviews into v_practices, v_reviews from private.completed_today(v_user_id) c;
  return public.day_at(now()) || jsonb_build_object(
    'total_xp', (select p.total_xp from public.profiles p where p.id = v_user_id),
    'xp_today', coalesce((select d.xp from private.progress_days(v_user_id, v_today) d where d.day_key = v_today), 0),
    'learning_level', private.learning_level(v_user_id),
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
    'grids', (select jsonb_object_agg(g.game_type, private.grid_summary(v_user_id, g.game_type))
              from public.games g where g.kind = 'grid'),
    'timed_rounds', (select jsonb_object_agg(g.game_type, private.timed_round_summary(v_user_id, g.game_type))
                     from public.games g where g.kind = 'timed_round'),
    'recent_results', private.recent_results(v_user_id));
end;
$$;
revoke execute on function public.dashboard_summary from public, anon, service_role;
grant execute on function public.dashboard_summary to authenticated;

-- The caller's day, on whatever device it was played.
create function public.daily_card() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_day_key constant date := private.day_key_at(now());
begin
  return public.day_at(now()) || jsonb_build_object(
    'current_streak', private.current_streak(v_user_id),
    'grids', (select jsonb_object_agg(g.game_type, private.daily_card_grid(v_user_id, g.game_type, v_day_key))
              from public.games g where g.kind = 'grid'),
    'best_scores', (select jsonb_object_agg(g.game_type, private.best_score(v_user_id, g.game_type))
                    from public.games g where g.kind <> 'grid'));
end;
$$;
revoke execute on function public.daily_card from public, anon, service_role;
grant execute on function public.daily_card to authenticated;
