-- Everything that the Progress screen shows, and all of it as a file.

create function public.progress_report() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_today constant date := private.day_key_at(now());
  v_from constant date := private.progress_from(v_user_id);
  v_compared constant integer := private.compared_days(v_from);
  v_freeze_used_on constant date := private.freeze_used_on(v_user_id);
  v_days constant jsonb := (select coalesce(jsonb_agg(to_jsonb(d) order by d.day_key), '[]')
                            from private.progress_days(v_user_id, v_from) d);
begin
  return public.day_at(now()) || jsonb_build_object(
    'from_day', v_from,
    'current_streak', private.current_streak(v_user_id),
    'longest_streak', (
      select coalesce(max(a.streak), 0) from public.daily_activity a
      where a.user_id = v_user_id and a.day_key >= coalesce(v_from, '-infinity')),
    'freezes_left', case when v_freeze_used_on is null then 1 else 0 end,
    'freeze_used_on', v_freeze_used_on,
    'days', v_days,
    'compared_days', v_compared,
    'last', private.progress_sum(v_days, v_today - v_compared + 1, v_today),
    'before', private.progress_sum(v_days, v_today - 2 * v_compared + 1, v_today - v_compared),
    'skills', private.skills_now(v_user_id),
    'games', private.progress_games(v_user_id, v_from),
    'operations', private.progress_operations(v_user_id, v_from),
    'weak_facts', private.weak_facts(v_user_id, v_from));
end;
$$;

-- The rows of one player in a table, without the player's id.
create function private.own_rows(p_table regclass, p_user_id uuid, p_order text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_rows jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(r) - ''user_id'' order by %s), ''[]'') from %s r where r.user_id = $1',
    p_order, p_table) into v_rows using p_user_id;
  return v_rows;
end;
$$;

-- For subscribers. `export_my_data()` has all that is stored about anyone, for everyone.
create function public.export_progress() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  perform private.require_open_session();
  if not (select p.is_subscribed from public.profiles p where p.id = v_user_id) then
    raise exception 'Exporting progress is part of Elite Access.' using errcode = '42501', hint = 'subscribers-only';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'sessions', private.own_rows('public.learning_sessions', v_user_id, 'r.started_at, r.id'),
    'answers', private.own_rows('public.learning_answers', v_user_id, 'r.saved_at, r.session_id, r.place'),
    'skills', private.skills_now(v_user_id),
    'results', private.own_rows('public.game_sessions', v_user_id, 'r.completed_at, r.id'),
    'dailies', private.own_rows('public.daily_grid_results', v_user_id, 'r.challenge_date, r.game_type'),
    'days', private.own_rows('public.daily_activity', v_user_id, 'r.day_key'));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.progress_report(), public.export_progress() from public, anon, service_role;
grant execute on function public.progress_report(), public.export_progress() to authenticated;
