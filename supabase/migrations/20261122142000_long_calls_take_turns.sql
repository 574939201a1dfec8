-- Reading one's own history, and saving a list of results, are the most that a call can ask of the database. One of them
-- runs at a time, whoever asks: the processors that are left respond to everybody else. One person waits with one read and
-- one list at a time, whatever the number of tabs and devices, and reads so often in a minute, so that nobody waits long.

-- Waits for the turn, and has it until the transaction ends; no longer than `lock_timeout` of the role. Take it before any
-- row is locked: who has it may wait for a row, and nobody who holds a row may wait for it.
create function private.take_long_turn() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('long calls', 0));
$$;

create function private.reads_in_a_minute(p_read text) returns integer
language sql immutable strict set search_path = '' as $$
  -- An export has as many pages as it needs; 40 of them are 10 MB.
  select case p_read when 'export' then 40 else 20 end;
$$;

-- Returns the caller's id, with the turn to read until the transaction ends. `details` of a refusal are the seconds to wait.
create function private.admit_reader(p_read text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_wait integer;
begin
  -- Not waited for: a call that waits keeps a connection.
  if not pg_try_advisory_xact_lock(hashtextextended('read:' || v_user_id, 0)) then
    raise exception 'Your data is being read already. Please try again in a moment.'
      using errcode = 'PT429', hint = 'one-read-at-a-time', detail = '1';
  end if;
  v_wait := public.count_try(p_read || ':person:' || v_user_id, private.reads_in_a_minute(p_read), 60);
  if v_wait > 0 then
    raise exception 'You asked for this very often. Please try again in a minute.'
      using errcode = 'PT429', hint = 'too-many-reads', detail = v_wait::text;
  end if;
  perform private.take_long_turn();
  return v_user_id;
end;
$$;

-- As before, from the days of the results, and in turns.
create or replace function public.progress_report() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.admit_reader('progress');
  v_today constant date := private.day_key_at(now());
  v_from constant date := private.progress_from(v_user_id);
  v_compared constant integer := private.compared_days(v_from);
  v_freeze_used_on constant date := private.freeze_used_on(v_user_id);
  v_days jsonb;
begin
  perform private.count_earlier_results(v_user_id);
  select coalesce(jsonb_agg(to_jsonb(d) order by d.day_key), '[]') into v_days
  from private.progress_days(v_user_id, v_from) d;
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

-- As before; a list of more than one result takes its turn.
create or replace function public.save_results(p_results jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_element jsonb;
  v_verdict jsonb;
  v_verdicts jsonb := '[]';
  v_reason text;
begin
  if not private.is_list_of_results(p_results) then
    raise exception 'Results are sent as a list of at most 200, and 64 kB.'
      using errcode = '22023', hint = 'malformed-results';
  end if;
  if jsonb_array_length(p_results) > 1 then
    -- First the turn among the lists of the same person: nobody waits in several places.
    perform pg_advisory_xact_lock(hashtextextended('save:' || private.require_player(), 0));
    perform private.take_long_turn();
  end if;
  v_user_id := private.lock_player();

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

revoke execute on all functions in schema private from public;
