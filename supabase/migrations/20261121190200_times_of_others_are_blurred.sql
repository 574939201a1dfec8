-- As before, but each of the others' times counts as up to a tenth shorter or longer, always by the same share. Whoever
-- makes twenty accounts is all of the others but one: with exact times their figures would show the time of that one. The
-- share follows from the id of the result, which only its owner can read.
create or replace function public.daily_standing(p_game_type text, p_day_key date) returns jsonb
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
      select floor(100.0 * count(*) filter (where o.blurred_seconds > v_mine.completion_time_seconds) / v_others)
      into v_percent
      from (select r.completion_time_seconds
              * (0.9 + 0.2 * (uuid_hash_extended(r.id, 0) & 1023) / 1023::double precision) as blurred_seconds
            from public.daily_grid_results r
            where r.game_type = p_game_type and r.challenge_date = p_day_key and r.time_verified
              and r.user_id <> v_mine.user_id and private.is_human_time(r.completion_time_seconds)
            order by r.completed_at, r.id limit v_others) o;
    end if;
  end if;
  return jsonb_build_object('faster_than_percent', v_percent);
end;
$$;

revoke execute on all functions in schema private from public;
