-- The one road of a finished result into the database, and the two calls of the specification that lead into it.

-- How a saved result compares with the same player's others of its kind.
create function private.standing(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case when s.practice then jsonb_build_object(
      'personal_best', private.best_practice_time(s.user_id, s.game_type, s.givens_count),
      'previous_best', private.best_practice_time(s.user_id, s.game_type, s.givens_count, s.id))
    else jsonb_build_object(
      'personal_best', private.best_score(s.user_id, s.game_type),
      'previous_best', private.best_score(s.user_id, s.game_type, s.id)) end
  from public.game_sessions s where s.id = p_id;
$$;

-- The verdict, without its id, on a result that the player has already; null when no account has a result of this id.
-- Another account's is refused.
create function private.saved_before(p_user_id uuid, p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_owner uuid;
  v_daily public.daily_grid_results;
begin
  select s.user_id into v_owner from public.game_sessions s where s.id = p_id;
  if not found then
    return null;
  end if;
  if v_owner <> p_user_id then
    perform private.refuse_unreadable();
  end if;
  select r.* into v_daily from public.daily_grid_results r where r.id = p_id;
  return jsonb_build_object('status', 'saved_before')
    || case when v_daily.id is null then jsonb_build_object('standing', private.standing(p_id))
         else jsonb_build_object('daily', private.saved_daily(v_daily)) end;
end;
$$;

-- Saves one result; returns its verdict without the id, or raises why it is refused. Call it with the player locked.
create function private.save_result(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_verdict jsonb;
begin
  perform private.require_own_account(p_result.user_id);
  v_verdict := private.saved_before(p_user_id, p_result.id);
  if v_verdict is not null then
    return v_verdict;
  end if;
  case
    when p_result.kind = 'daily' then
      return private.save_daily(p_user_id, p_result);
    when p_result.kind = 'practice' then
      perform private.keep_practice(p_user_id, p_result);
    when p_result.kind in ('timed_round', 'drill') then
      perform private.keep_quiz(p_user_id, p_result);
    else
      perform private.refuse_unreadable();
  end case;
  return jsonb_build_object('status', 'saved', 'standing', private.standing(p_result.id));
end;
$$;

create function private.refused(p_reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('status', 'refused', 'reason', p_reason)
    -- These reasons pass.
    || case when p_reason in ('day-not-begun', 'puzzle-not-published', 'too-many-results', 'not-your-account')
         then '{"retry": true}' else '{}' end::jsonb;
$$;

-- At most 200 results and 65,536 bytes of JSON as a device writes it, without the spaces that Postgres adds.
create function private.is_list_of_results(p_results jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case when jsonb_typeof(p_results) = 'array' then jsonb_array_length(p_results) <= 200
    and octet_length(replace(replace(p_results::text, ', ', ','), '": ', '":')) <= 65536 end, false);
$$;

-- Returns a verdict for each result, in the same order. A refused result does not stop the others. What is not a
-- refusal of one result is a fault: it fails the call, and nothing is saved.
create function public.save_results(p_results jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_element jsonb;
  v_verdict jsonb;
  v_verdicts jsonb := '[]';
  v_reason text;
begin
  if not private.is_list_of_results(p_results) then
    raise exception 'Results are sent as a list of at most 200, and 64 kB.'
      using errcode = '22023', hint = 'malformed-results';
  end if;

  for v_element in select e from jsonb_array_elements(p_results) with ordinality r (e, place) order by place loop
    begin
      v_verdict := private.save_result(v_user_id, private.read_result(v_element));
    exception
      when data_exception or unique_violation or raise_exception or insufficient_privilege
        or sqlstate 'PT429' or sqlstate 'PT503' then
        get stacked diagnostics v_reason = pg_exception_hint;
        if sqlstate = '42501' and v_reason is distinct from 'not-your-account' then
          raise;
        end if;
        v_verdict := private.refused(coalesce(nullif(v_reason, ''), 'malformed-result'));
    end;
    v_verdicts := v_verdicts || jsonb_build_array(v_verdict || jsonb_build_object(
      'id', case when jsonb_typeof(v_element -> 'id') = 'string' then v_element -> 'id' end));
  end loop;
  return v_verdicts;
end;
$$;

-- The specification's call for today's puzzle. The accuracy and the hints are accepted and not believed.
create function public.save_daily_grid_result(
  p_user_id uuid,
  p_game_type text,
  p_completion_time_seconds integer,
  p_hints_used integer,
  p_accuracy integer,
  p_grid integer[] default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
  v_result private.result;
  v_verdict jsonb;
begin
  v_result.id := gen_random_uuid();
  v_result.user_id := p_user_id;
  v_result.kind := 'daily';
  v_result.game_type := p_game_type;
  v_result.day_key := v_today;
  v_result.grid := p_grid;
  -- A missing time is the longest.
  v_result.completion_time_seconds := coalesce(p_completion_time_seconds, 90000);
  v_verdict := private.save_result(private.lock_player(), v_result);
  if v_verdict ->> 'status' = 'saved_before' then
    raise exception 'You have already completed today''s puzzle.'
      using errcode = '23505', hint = 'daily-already-played';
  end if;
  return jsonb_build_object('day_key', v_today) || (v_verdict -> 'daily');
end;
$$;
comment on function public.save_daily_grid_result(uuid, text, integer, integer, integer, integer[])
  is '@nullable p_user_id p_grid';

-- The specification's call after a game. It writes nothing: XP and streak come from checked results alone, so that no
-- call can earn them.
create function public.log_daily_activity(p_user_id uuid, p_game_type text, p_score integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
begin
  perform private.require_own_account(p_user_id);
  if not exists (select from public.games g where g.game_type = p_game_type) then
    raise exception 'There is no game of this name.' using errcode = '22023', hint = 'unknown-game';
  end if;
  return jsonb_build_object(
    'day_key', v_today,
    'counted', exists (select from public.daily_activity a where a.user_id = auth.uid() and a.day_key = v_today),
    'current_streak', private.current_streak(auth.uid()));
end;
$$;
comment on function public.log_daily_activity(uuid, text, integer) is '@nullable p_user_id';

revoke execute on all functions in schema private from public;
revoke execute on function public.save_results(jsonb),
  public.save_daily_grid_result(uuid, text, integer, integer, integer, integer[]),
  public.log_daily_activity(uuid, text, integer) from public, anon, service_role;
grant execute on function public.save_results(jsonb),
  public.save_daily_grid_result(uuid, text, integer, integer, integer, integer[]),
  public.log_daily_activity(uuid, text, integer) to authenticated;
