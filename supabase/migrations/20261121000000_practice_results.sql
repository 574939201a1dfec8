-- Practice grids. Their puzzles are drawn on the device, so a result is kept and compared with the player's own only:
-- it earns no XP and no streak.

create type private.practice as (
  id uuid,
  game_type text,
  -- Nine cells row by row; 0 is an empty cell.
  givens integer[],
  grid integer[],
  completion_time_seconds integer,
  hints_used integer,
  finished_at text
);

create function private.practice_per_day() returns integer
language sql immutable set search_path = '' as $$
  select 500;
$$;

-- Of a grid with its nine digits. The targets follow from the grid, so one that keeps its givens is right by
-- construction. Three hints are a subscriber's most.
create function private.is_practice(p_practice private.practice) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_practice.id is not null
    and array_ndims(p_practice.givens) = 1 and array_length(p_practice.givens, 1) = 9
    and array_lower(p_practice.givens, 1) = 1
    and 0 = any (p_practice.givens)
    and not exists (
      select from generate_series(1, 9) i
      where p_practice.givens[i] is distinct from 0
        and p_practice.givens[i] is distinct from p_practice.grid[i])
    and p_practice.hints_used between 0 and least(3, cardinality(array_positions(p_practice.givens, 0))), false);
$$;

-- Writes a practice result once; false when this player's result of this id is there already. Call it with the
-- player locked.
create function private.take_practice(p_user_id uuid, p_practice private.practice) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_day_start constant timestamptz := private.day_key_at(now())::timestamp at time zone 'America/New_York';
  v_completed_at constant timestamptz := private.finished_at(p_practice.finished_at);
  -- A wrong clock is no reason to lose a result. Without a time it is the longest, which beats no other.
  v_seconds constant integer := greatest(1, least(p_practice.completion_time_seconds, 86400));
begin
  if exists (select from public.game_sessions s where s.id = p_practice.id and s.user_id = p_user_id) then
    return false;
  end if;
  perform private.require_grid_game(p_practice.game_type);
  perform private.require_nine_digits(p_practice.grid);
  if private.is_practice(p_practice) then
    if (select count(*) from public.game_sessions s where s.user_id = p_user_id and s.saved_at >= v_day_start
        and private.is_grid_game(s.game_type) and s.session_data ->> 'practice_mode' = 'true')
       >= private.practice_per_day() then
      raise exception 'That was a lot of practice for one day. More can be saved tomorrow.'
        using errcode = 'PT429', hint = 'too-many-results';
    end if;
    insert into public.game_sessions (id, user_id, game_type, score, completion_time_seconds, hints_used, accuracy,
      completed_at, session_data)
    values (p_practice.id, p_user_id, p_practice.game_type, 100, v_seconds, p_practice.hints_used, 100,
      v_completed_at, jsonb_build_object('puzzle_date', private.day_key_at(v_completed_at), 'final_time', v_seconds,
        'practice_mode', true, 'givens', p_practice.givens, 'grid', p_practice.grid))
    on conflict (id) do nothing;
    if found then
      return true;
    end if;
  end if;
  -- The same words for an id that is somebody else's: nobody learns that it exists.
  raise exception 'This practice result does not fit together.' using errcode = '22023', hint = 'malformed-practice';
end;
$$;

-- The best time without hints of a player's practice with as many givens, of all or of all but one. More givens make
-- an easier puzzle.
create function private.best_practice_time(
  p_user_id uuid, p_game_type text, p_givens integer[], p_except uuid default null) returns integer
language sql stable set search_path = '' as $$
  select min(s.completion_time_seconds) from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type and s.hints_used = 0
    and s.session_data ->> 'practice_mode' = 'true'
    and jsonb_array_length(jsonb_path_query_array(s.session_data, '$.givens[*] ? (@ != 0)'))
      = cardinality(array_remove(p_givens, 0))
    and s.id is distinct from p_except;
$$;

-- Whom the sender believes to be signed in; null when it does not say. In a device's other tab somebody else may have
-- signed in meanwhile, and their token comes with what the first one played.
create function private.require_own_account(p_user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_user_id is distinct from auth.uid() and p_user_id is not null then
    raise exception 'You can only save your own results.' using errcode = '42501', hint = 'not-your-account';
  end if;
end;
$$;

create function public.save_practice_result(
  p_user_id uuid,
  p_id uuid,
  p_game_type text,
  p_givens integer[],
  p_grid integer[],
  p_completion_time_seconds integer,
  p_hints_used integer,
  p_finished_at text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_saved boolean;
begin
  perform private.require_own_account(p_user_id);
  v_user_id := private.lock_player();
  v_saved := private.take_practice(v_user_id, row(p_id, p_game_type, p_givens, p_grid, p_completion_time_seconds,
    p_hints_used, p_finished_at)::private.practice);
  return jsonb_build_object(
    'saved', v_saved,
    'personal_best', private.best_practice_time(v_user_id, p_game_type, p_givens),
    'previous_best', private.best_practice_time(v_user_id, p_game_type, p_givens, p_id));
end;
$$;

-- Takes one result; answers the XP that it earns.
create or replace function private.take_guest_result(p_user_id uuid, p_result jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  v_taken boolean;
begin
  case p_result ->> 'kind'
    when 'daily' then
      return private.take_guest_daily(
        p_user_id, private.read_guest_result(null::private.guest_daily, p_result));
    when 'round' then
      v_taken := private.take_round(p_user_id, private.read_guest_result(null::private.round, p_result));
    when 'practice' then
      v_taken := private.take_practice(p_user_id, private.read_guest_result(null::private.practice, p_result));
    else
      raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
  end case;
  if not v_taken then
    raise exception 'This result is in the account already.' using errcode = '23505', hint = 'already-imported';
  end if;
  return 0;
end;
$$;

-- Older clients call this after a game. XP and streak come from checked results alone, so that no call can earn
-- them; it tells where the player stands.
create function public.log_daily_activity(p_user_id uuid, p_game_type text, p_score integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
  v_today constant date := private.day_key_at(now());
begin
  perform private.require_own_account(p_user_id);
  if not (private.is_grid_game(p_game_type) or private.is_round_game(p_game_type)) then
    raise exception 'There is no game of this name.' using errcode = '22023', hint = 'unknown-game';
  end if;
  return jsonb_build_object(
    'day_key', v_today,
    'counted', exists (select from public.daily_activity a where a.user_id = v_user_id and a.day_key = v_today),
    'current_streak', private.streak(v_user_id, v_today));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.save_practice_result(uuid, uuid, text, integer[], integer[], integer, integer, text),
  public.log_daily_activity(uuid, text, integer) from public, anon, service_role;
grant execute on function
  public.save_practice_result(uuid, uuid, text, integer[], integer[], integer, integer, text),
  public.log_daily_activity(uuid, text, integer) to authenticated;
