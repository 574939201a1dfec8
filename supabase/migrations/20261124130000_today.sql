-- Today: what of a day's learning is done, and what is due.

-- Sessions of learning that were completed today: of practice, and of review. A placement is neither.
create function private.completed_today(p_user_id uuid, out practices integer, out reviews integer)
language sql stable set search_path = '' as $$
  select count(*) filter (where s.kind <> 'review')::integer, count(*) filter (where s.kind = 'review')::integer
  from public.learning_sessions s
  where s.user_id = p_user_id and s.kind <> 'placement'
    -- A session of yesterday can be completed today; none is open for longer.
    and s.started_at >= private.day_begins_at(private.day_key_at(now()) - 1)
    and s.completed_at >= private.day_begins_at(private.day_key_at(now()));
$$;

-- As before, with what of today's learning is done and due.
create or replace function public.dashboard_summary() returns jsonb
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
    'level_progress_percent', 0,
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
    'grids', (select jsonb_object_agg(g.game_type, private.grid_summary(v_user_id, g.game_type))
              from public.games g where g.kind = 'grid'),
    'timed_rounds', (select jsonb_object_agg(g.game_type, private.timed_round_summary(v_user_id, g.game_type))
                     from public.games g where g.kind = 'timed_round'),
    'recent_results', private.recent_results(v_user_id));
end;
$$;

revoke execute on all functions in schema private from public;
