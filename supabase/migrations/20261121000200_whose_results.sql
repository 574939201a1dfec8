-- A round and a guest's results say whose they are, as dailies and practice do. The new argument comes last and may be
-- left out, so that older clients go on working.

drop function public.save_round_result(uuid, text, integer, integer, integer, jsonb);
drop function public.import_guest_results(jsonb);

create function public.save_round_result(
  p_id uuid,
  p_game_type text,
  p_score integer,
  p_completion_time_seconds integer,
  p_accuracy integer,
  p_session_data jsonb,
  p_user_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_saved boolean;
begin
  perform private.require_own_account(p_user_id);
  v_user_id := private.lock_player();
  v_saved := private.take_round(v_user_id, row(p_id, p_game_type, p_score, p_completion_time_seconds, p_accuracy,
    p_session_data, p_session_data ->> 'finished_at')::private.round);
  return jsonb_build_object(
    'saved', v_saved,
    'personal_best', private.best_score(v_user_id, p_game_type),
    'previous_best', private.best_score(v_user_id, p_game_type, p_id));
end;
$$;

-- Every result is taken or skipped by itself, and once: what a lost connection left unsure is sent again.
create function public.import_guest_results(p_results jsonb, p_user_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_result jsonb;
  v_reason text;
  v_imported integer := 0;
  v_skipped jsonb := '[]';
  v_xp integer := 0;
  v_total_xp integer;
  v_streak integer;
begin
  perform private.require_own_account(p_user_id);
  v_user_id := private.lock_player();
  if (case when jsonb_typeof(p_results) = 'array'
        then jsonb_array_length(p_results) > 200 or octet_length(p_results::text) > 65536 else true end) then
    raise exception 'Results are sent as a list of at most 200, and 64 kB.'
      using errcode = '22023', hint = 'malformed-results';
  end if;

  for v_result in select r from jsonb_array_elements(p_results) r loop
    begin
      v_xp := v_xp + private.take_guest_result(v_user_id, v_result);
      v_imported := v_imported + 1;
    exception
      -- Refusals of one result. Anything else is a fault, and nothing is taken.
      when data_exception or unique_violation or raise_exception or sqlstate 'PT429' or sqlstate 'PT503' then
        get stacked diagnostics v_reason = pg_exception_hint;
        v_skipped := v_skipped || jsonb_build_object(
          'id', v_result ->> 'id', 'reason', coalesce(nullif(v_reason, ''), 'malformed-result'));
    end;
  end loop;

  v_streak := private.streak(v_user_id, private.day_key_at(now()));
  -- Without a day that counts the profile keeps the streak of its last one.
  update public.profiles p set total_xp = p.total_xp + v_xp,
    current_streak = case when v_xp > 0 then v_streak else p.current_streak end
  where p.id = v_user_id returning p.total_xp into v_total_xp;

  return jsonb_build_object(
    'imported', v_imported, 'skipped', v_skipped, 'total_xp', v_total_xp, 'current_streak', v_streak);
end;
$$;

revoke execute on function public.save_round_result(uuid, text, integer, integer, integer, jsonb, uuid),
  public.import_guest_results(jsonb, uuid) from public, anon, service_role;
grant execute on function public.save_round_result(uuid, text, integer, integer, integer, jsonb, uuid),
  public.import_guest_results(jsonb, uuid) to authenticated;
