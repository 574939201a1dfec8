-- As before, with the review cards.
create or replace function public.export_progress() returns jsonb
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
    'cards', private.own_rows('public.review_cards', v_user_id, 'r.due_at, r.card'),
    'results', private.own_rows('public.game_sessions', v_user_id, 'r.completed_at, r.id'),
    'dailies', private.own_rows('public.daily_grid_results', v_user_id, 'r.challenge_date, r.game_type'),
    'days', private.own_rows('public.daily_activity', v_user_id, 'r.day_key'));
end;
$$;

revoke execute on all functions in schema private from public;
