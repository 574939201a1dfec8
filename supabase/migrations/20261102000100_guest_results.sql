-- What a guest played on a device, taken into an account. Every result carries an id that the device made, and that
-- no two accounts can hold: what one account took from a shared device is not there for the next.

create type private.guest_daily as (
  id uuid,
  game_type text,
  day_key date,
  grid integer[],
  completion_time_seconds integer,
  finished_at text
);

-- Reads a sent result into the given type.
create function private.read_guest_result(p_type anyelement, p_result jsonb) returns anyelement
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_populate_record(p_type, p_result);
exception when data_exception then
  raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
end;
$$;

-- When the server saw this player open a puzzle; null when it never did.
create function private.opened_at(p_user_id uuid, p_daily private.guest_daily) returns timestamptz
language sql stable set search_path = '' as $$
  select a.started_at from public.daily_attempts a
  where a.user_id = p_user_id and a.game_type = p_daily.game_type and a.day_key = p_daily.day_key;
$$;

-- A grid shows that a puzzle was solved, not on which day. Today's counts as it would have from this account.
-- Yesterday's does only where the server saw this player open it (finished offline, sent after midnight): otherwise
-- a day that was missed could be mended.
create function private.guest_daily_counts(p_user_id uuid, p_daily private.guest_daily, p_today date)
returns boolean language sql stable set search_path = '' as $$
  select p_daily.day_key = p_today
    or p_daily.day_key = p_today - 1 and private.opened_at(p_user_id, p_daily) is not null;
$$;

-- Which solved daily this can become; raises what speaks against it. Call it with the player locked.
create function private.require_guest_daily(p_user_id uuid, p_daily private.guest_daily, p_today date) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_puzzle public.daily_puzzles;
begin
  if p_daily.id is null or p_daily.day_key is null or p_daily.completion_time_seconds is null then
    raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
  end if;
  perform private.require_grid_game(p_daily.game_type);
  perform private.require_nine_digits(p_daily.grid);

  if exists (select from public.daily_grid_results r where r.id = p_daily.id and r.user_id = p_user_id) then
    raise exception 'This result is in the account already.' using errcode = '23505', hint = 'already-imported';
  end if;
  if p_daily.day_key > p_today then
    raise exception 'This day has not begun yet.' using errcode = '22023', hint = 'day-not-begun';
  end if;
  if p_daily.day_key < p_today - 30 then
    raise exception 'This was more than 30 days ago.' using errcode = '22023', hint = 'day-too-long-ago';
  end if;
  if exists (select from public.daily_grid_results r where r.user_id = p_user_id
             and r.game_type = p_daily.game_type and r.challenge_date = p_daily.day_key) then
    raise exception 'This daily puzzle is in the account already.'
      using errcode = '23505', hint = 'daily-already-played';
  end if;

  select p.* into v_puzzle from public.daily_puzzles p
  where p.game_type = p_daily.game_type and p.day_key = p_daily.day_key;
  if not found then
    raise exception 'The puzzle of this day is not ready yet.' using errcode = 'PT503', hint = 'puzzle-not-published';
  end if;
  if not private.solves(p_daily.grid, v_puzzle) then
    raise exception 'This grid does not solve the puzzle of its day.'
      using errcode = 'P0001', hint = 'grid-not-solved';
  end if;
end;
$$;

-- Writes a guest's daily; answers the XP that it earns, 0 for a day that does not count any more.
create function private.take_guest_daily(p_user_id uuid, p_daily private.guest_daily) returns integer
language plpgsql set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
  v_day_start timestamptz;
  v_day_end timestamptz;
  v_seconds integer;
  v_completed_at timestamptz;
  v_xp integer := 0;
begin
  perform private.require_guest_daily(p_user_id, p_daily, v_today);
  if private.guest_daily_counts(p_user_id, p_daily, v_today) then
    v_xp := private.xp_per_daily(p_daily.game_type);
    insert into public.daily_activity (user_id, day_key, game_type)
    values (p_user_id, p_daily.day_key, p_daily.game_type)
    on conflict (user_id, day_key, game_type) do nothing;
  end if;

  -- The device's word, within the day.
  v_day_start := p_daily.day_key::timestamp at time zone 'America/New_York';
  v_day_end := least(now(), (p_daily.day_key + 1)::timestamp at time zone 'America/New_York' - interval '1 second');
  v_completed_at := greatest(v_day_start, least(v_day_end, private.finished_at(p_daily.finished_at)));
  -- Nobody gets round the server's own start by sending today's grid this way.
  v_seconds := greatest(1, least(
    case when p_daily.day_key = v_today then coalesce(
      floor(extract(epoch from now() - private.opened_at(p_user_id, p_daily))), p_daily.completion_time_seconds)
    else p_daily.completion_time_seconds end,
    floor(extract(epoch from v_day_end - v_day_start))))::integer;

  insert into public.daily_grid_results (id, user_id, game_type, challenge_date, grid, completion_time_seconds,
    time_verified, score, accuracy, xp_earned, completed_at)
  values (p_daily.id, p_user_id, p_daily.game_type, p_daily.day_key, p_daily.grid, v_seconds,
    false, 100, 100, v_xp, v_completed_at)
  on conflict (id) do nothing;
  if not found then
    -- The id is somebody else's; the words are those for a result without an id, so that nobody learns of it.
    raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
  end if;
  insert into public.game_sessions
    (user_id, game_type, score, completion_time_seconds, accuracy, completed_at, session_data)
  values (p_user_id, p_daily.game_type, 100, v_seconds, 100, v_completed_at,
    jsonb_build_object('puzzle_date', p_daily.day_key, 'final_time', v_seconds, 'practice_mode', false));
  return v_xp;
end;
$$;

-- Takes one result; answers the XP that it earns.
create function private.take_guest_result(p_user_id uuid, p_result jsonb) returns integer
language plpgsql set search_path = '' as $$
begin
  case p_result ->> 'kind'
    when 'daily' then
      return private.take_guest_daily(
        p_user_id, private.read_guest_result(null::private.guest_daily, p_result));
    when 'round' then
      if private.take_round(p_user_id, private.read_guest_result(null::private.round, p_result)) then
        return 0;
      end if;
      raise exception 'This result is in the account already.' using errcode = '23505', hint = 'already-imported';
    else
      raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
  end case;
end;
$$;

-- Every result is taken or skipped by itself, and once: what a lost connection left unsure is sent again.
create function public.import_guest_results(p_results jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_result jsonb;
  v_reason text;
  v_imported integer := 0;
  v_skipped jsonb := '[]';
  v_xp integer := 0;
  v_total_xp integer;
  v_streak integer;
begin
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

revoke execute on all functions in schema private from public;
revoke execute on function public.import_guest_results(jsonb) from public, anon, service_role;
grant execute on function public.import_guest_results(jsonb) to authenticated;
