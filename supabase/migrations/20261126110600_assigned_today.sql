-- Today has what the person's classes assigned.

-- What can be done now of it: due today or later, not done, and of sheets the one of today. How many, and the first three, of
-- the 200 that are due first: a person may be in twenty classes with as many each.
create function private.assigned_now(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('open', count(*), 'next', coalesce(jsonb_agg(jsonb_build_object('class_id', t.class_id,
    'kind', t.kind, 'what', t.what, 'due_on', t.due_on, 'state', t.state) order by t.rank) filter (where t.rank <= 3), '[]'))
  from (
    select w.*, row_number() over (order by w.due_on, w.place, w.class_id) as rank
    from private.work_of_pupils(
      array(select p.id from private.class_pupils p where p.user_id = p_user_id), private.day_key_at(now()),
      array(
        select a.id from private.class_pupils p join private.class_assignments a on a.class_id = p.class_id
        where p.user_id = p_user_id and a.due_on >= private.day_key_at(now())
        order by a.due_on, a.assigned_at, a.id limit 200)) w
    where w.state <> 'done' and (w.kind <> 'sheet' or w.due_on = private.day_key_at(now()))) t;
$$;

-- As before, with what classes assigned.
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
    'assigned', private.assigned_now(v_user_id),
    'grids', (select jsonb_object_agg(g.game_type, private.grid_summary(v_user_id, g.game_type))
              from public.games g where g.kind = 'grid'),
    'timed_rounds', (select jsonb_object_agg(g.game_type, private.timed_round_summary(v_user_id, g.game_type))
                     from public.games g where g.kind = 'timed_round'),
    'recent_results', private.recent_results(v_user_id));
end;
$$;

revoke execute on all functions in schema private from public;
