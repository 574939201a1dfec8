-- How the caller's day stands, on whatever device it was played: the hub and the end of a daily show it.

create function private.sheet_fold(p_user_id uuid, p_game_type text, p_day_key date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'started', private.started_at(p_user_id, p_game_type, p_day_key) is not null,
    'time_seconds', (private.daily_result(p_user_id, p_game_type, p_day_key)).completion_time_seconds,
    'best_time_seconds', (
      select min(r.completion_time_seconds) from public.daily_grid_results r
      where r.user_id = p_user_id and r.game_type = p_game_type and r.time_verified));
$$;

create function public.todays_sheet() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := (select p.id from public.profiles p where p.id = auth.uid());
  v_day_key constant date := private.day_key_at(now());
begin
  if v_user_id is null then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;
  return public.day_at(now()) || jsonb_build_object(
    'current_streak', private.current_streak(v_user_id),
    'grids', (select jsonb_object_agg(g.game_type, private.sheet_fold(v_user_id, g.game_type, v_day_key))
              from public.games g where g.kind = 'grid'),
    'best_scores', (select jsonb_object_agg(g.game_type, private.best_score(v_user_id, g.game_type))
                    from public.games g where g.kind <> 'grid'));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.todays_sheet() from public, anon, service_role;
grant execute on function public.todays_sheet() to authenticated;
