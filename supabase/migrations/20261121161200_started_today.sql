-- The dashboard shows today's sheet too: a puzzle that was begun on any device is begun there as well.

create or replace function private.grid_summary(p_user_id uuid, p_game_type text) returns jsonb
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

revoke execute on all functions in schema private from public;
