-- The dashboard shows the best speed round beside the best times of the grids.

create function private.round_summary(p_user_id uuid, p_game_type text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('best_score', max(s.score), 'rounds_played', count(*))
  from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type;
$$;

create or replace function public.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
  v_day_start constant timestamptz := v_today::timestamp at time zone 'America/New_York';
  v_profile public.profiles;
begin
  select p.* into v_profile from public.profiles p where p.id = auth.uid();
  if not found then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;

  return public.day_at(now()) || jsonb_build_object(
    'total_xp', v_profile.total_xp,
    'learning_level', v_profile.learning_level,
    'level_progress_percent', private.level_progress_percent(v_profile.total_xp),
    'current_streak', private.streak(v_profile.id, v_today),
    'learning_sessions_today', (select count(*) from public.learning_sessions s
                                where s.user_id = v_profile.id and s.started_at >= v_day_start),
    'learning_sessions_limit', case when not v_profile.is_subscribed then 3 end,
    'games', (select jsonb_object_agg(g, private.game_summary(v_profile.id, g, v_today))
              from unnest(array['sum_grid', 'multiplication_grid', 'combined_grid']) g),
    'mental_math_speed', private.round_summary(v_profile.id, 'mental_math_speed'),
    'recent_results', (
      select coalesce(jsonb_agg(
          jsonb_build_object('game_type', r.game_type, 'day_key', r.challenge_date)
            || private.daily_result_json(r) order by r.completed_at desc, r.game_type), '[]')
      from (select * from public.daily_grid_results d where d.user_id = v_profile.id
            order by d.completed_at desc, d.game_type limit 10) r));
end;
$$;

revoke execute on all functions in schema private from public;
