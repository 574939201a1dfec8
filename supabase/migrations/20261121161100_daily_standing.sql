-- How the caller's time of a daily compares with everybody's: one figure, which shows nobody.

create index daily_grid_results_by_day on public.daily_grid_results
  (game_type, challenge_date, completed_at, id, completion_time_seconds) where time_verified;

-- No one enters a grid faster: such a time is of a program, and says nothing of people.
create function private.is_human_time(p_seconds integer) returns boolean
language sql immutable strict set search_path = '' as $$
  select p_seconds >= 5;
$$;

-- The share of the other players' times that are longer, in whole percent; null where it would show somebody or nothing.
--
-- Only times that the server measured count, the caller's own as well, so that nobody can ask about a time of their
-- choice. The others are counted in the order in which they finished, in whole groups of ten and at least twenty: one
-- more player changes no figure that anybody sees.
create function public.daily_standing(p_game_type text, p_day_key date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_mine public.daily_grid_results;
  v_others bigint;
  v_percent integer;
begin
  perform private.require_game(p_game_type, 'grid');
  v_mine := private.daily_result(auth.uid(), p_game_type, p_day_key);
  if v_mine.time_verified and private.is_human_time(v_mine.completion_time_seconds) then
    select count(*) / 10 * 10 into v_others from public.daily_grid_results r
    where r.game_type = p_game_type and r.challenge_date = p_day_key and r.time_verified
      and r.user_id <> v_mine.user_id and private.is_human_time(r.completion_time_seconds);
    if v_others >= 20 then
      select floor(100.0 * count(*) filter (where o.completion_time_seconds > v_mine.completion_time_seconds) / v_others)
      into v_percent
      from (select r.completion_time_seconds from public.daily_grid_results r
            where r.game_type = p_game_type and r.challenge_date = p_day_key and r.time_verified
              and r.user_id <> v_mine.user_id and private.is_human_time(r.completion_time_seconds)
            order by r.completed_at, r.id limit v_others) o;
    end if;
  end if;
  return jsonb_build_object('faster_than_percent', v_percent);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.daily_standing(text, date) from public, anon, service_role;
grant execute on function public.daily_standing(text, date) to authenticated;
