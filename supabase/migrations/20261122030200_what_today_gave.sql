-- As before, with what today gave. A session that was only begun is no day of the streak, and earned nothing, and the
-- dashboard could not tell.
create or replace function public.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_today constant date := private.day_key_at(now());
  v_total_xp constant integer := (select p.total_xp from public.profiles p where p.id = v_user_id);
  v_freeze_used_on constant date := private.freeze_used_on(v_user_id);
begin
  return public.day_at(now()) || jsonb_build_object(
    'total_xp', v_total_xp,
    'xp_today', coalesce((select d.xp from private.progress_days(v_user_id, v_today) d where d.day_key = v_today), 0),
    'learning_level', private.learning_level_for(v_total_xp),
    'level_progress_percent', private.level_progress_percent(v_total_xp),
    'current_streak', private.current_streak(v_user_id),
    'today_counts', exists (
      select from public.daily_activity a where a.user_id = v_user_id and a.day_key = v_today),
    'freezes_left', case when v_freeze_used_on is null then 1 else 0 end,
    'freeze_used_on', v_freeze_used_on,
    'learning_sessions_today', private.sessions_today(v_user_id),
    'learning_sessions_limit', private.sessions_limit(v_user_id),
    'grids', (select jsonb_object_agg(g.game_type, private.grid_summary(v_user_id, g.game_type))
              from public.games g where g.kind = 'grid'),
    'timed_rounds', (select jsonb_object_agg(g.game_type, private.timed_round_summary(v_user_id, g.game_type))
                     from public.games g where g.kind = 'timed_round'),
    'recent_results', private.recent_results(v_user_id));
end;
$$;

revoke execute on all functions in schema private from public;
