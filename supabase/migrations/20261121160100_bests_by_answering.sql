-- Choosing one of four is easier than typing: the two ways of a timed round have a best each.

create index game_sessions_by_answering on public.game_sessions (user_id, game_type, answered_by, score desc);

-- The best score of one way of answering, of all results or of all but one.
create function private.best_score_by(
  p_user_id uuid, p_game_type text, p_answered_by text, p_except uuid default null) returns integer
language sql stable set search_path = '' as $$
  select s.score from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type and s.answered_by = p_answered_by
    and s.id is distinct from p_except
  order by s.score desc limit 1;
$$;

create or replace function private.standing(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case when s.practice then jsonb_build_object(
      'personal_best', private.best_practice_time(s.user_id, s.game_type, s.givens_count),
      'previous_best', private.best_practice_time(s.user_id, s.game_type, s.givens_count, s.id))
    else jsonb_build_object(
      'personal_best', private.best_score_by(s.user_id, s.game_type, s.answered_by),
      'previous_best', private.best_score_by(s.user_id, s.game_type, s.answered_by, s.id)) end
  from public.game_sessions s where s.id = p_id;
$$;

-- A page of an earlier version does not say how: it gets the best of both.
drop function public.personal_best(text);
create function public.personal_best(p_game_type text, p_answered_by text default null) returns integer
language sql stable security definer set search_path = '' as $$
  select case when p_answered_by is null then private.best_score((select auth.uid()), g.game_type)
    else private.best_score_by((select auth.uid()), g.game_type, p_answered_by) end
  from public.games g where g.game_type = p_game_type and g.kind <> 'grid';
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.personal_best(text, text) from public, anon, service_role;
grant execute on function public.personal_best(text, text) to authenticated;
