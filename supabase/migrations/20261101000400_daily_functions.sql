-- Opening, playing and saving a daily puzzle. Every refusal is a sentence for the player, with a stable
-- code in `hint` for the program.

create function public.day_at(p_at timestamptz) returns jsonb
language sql immutable strict security definer set search_path = '' as $$
  select jsonb_build_object(
    'day_key', private.day_key_at(p_at), 'seconds_to_reset', private.seconds_to_reset(p_at));
$$;

create function public.today() returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.day_at(now());
$$;

-- The caller's id, with their profile locked until the transaction ends, so that whatever one player
-- saves at the same time from two devices happens one after the other.
create function private.lock_player() returns uuid
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;
  perform from public.profiles p where p.id = v_user_id for update;
  if not found then
    -- A token outlives its account by up to an hour.
    raise exception 'This account does not exist any more.' using errcode = '42501', hint = 'account-gone';
  end if;
  return v_user_id;
end;
$$;

create function private.require_grid_game(p_game_type text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not private.is_grid_game(p_game_type) then
    raise exception 'There is no daily puzzle of this name.' using errcode = '22023', hint = 'unknown-game';
  end if;
end;
$$;

create function private.daily_result_json(p_result public.daily_grid_results) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_result.id is not null then jsonb_build_object(
    'completion_time_seconds', p_result.completion_time_seconds,
    'time_verified', p_result.time_verified,
    'xp_earned', p_result.xp_earned,
    'completed_at', p_result.completed_at) end;
$$;

create function public.start_daily(p_game_type text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_day_key constant date := private.day_key_at(now());
  v_started_at timestamptz;
  v_result public.daily_grid_results;
begin
  perform private.require_grid_game(p_game_type);
  v_user_id := private.lock_player();

  select r.* into v_result from public.daily_grid_results r
  where r.user_id = v_user_id and r.game_type = p_game_type and r.challenge_date = v_day_key;
  if not found then
    insert into public.daily_attempts (user_id, game_type, day_key)
    values (v_user_id, p_game_type, v_day_key)
    on conflict (user_id, game_type, day_key) do nothing;
  end if;
  select a.started_at into v_started_at from public.daily_attempts a
  where a.user_id = v_user_id and a.game_type = p_game_type and a.day_key = v_day_key;

  return public.day_at(now()) || jsonb_build_object(
    'game_type', p_game_type,
    'started_at', v_started_at,
    'elapsed_seconds', coalesce(floor(extract(epoch from now() - v_started_at)), 0)::integer,
    'completed', v_result.id is not null,
    'result', private.daily_result_json(v_result));
end;
$$;

create function private.require_nine_digits(p_grid integer[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if array_ndims(p_grid) = 1 and array_length(p_grid, 1) = 9 and array_lower(p_grid, 1) = 1
     and (select count(distinct d) from unnest(p_grid) d where d between 1 and 9) = 9 then
    return;
  end if;
  raise exception 'A finished grid has each of the digits 1 to 9 once.'
    using errcode = '22023', hint = 'malformed-grid';
end;
$$;

-- Any grid that keeps the givens and meets every target is right. Cells count row by row from 1.
create function private.solves(p_grid integer[], p_puzzle public.daily_puzzles) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (
      select from generate_series(1, 9) i where (p_puzzle).givens[i] <> 0 and (p_puzzle).givens[i] <> p_grid[i])
    and not exists (
      select from generate_series(1, 3) k
      where (p_puzzle).row_sums[k] <> p_grid[3 * k - 2] + p_grid[3 * k - 1] + p_grid[3 * k]
         or (p_puzzle).col_sums[k] <> p_grid[k] + p_grid[k + 3] + p_grid[k + 6]
         or (p_puzzle).row_products[k] <> p_grid[3 * k - 2] * p_grid[3 * k - 1] * p_grid[3 * k]
         or (p_puzzle).col_products[k] <> p_grid[k] * p_grid[k + 3] * p_grid[k + 6]);
$$;

-- Days in a row up to today, or up to yesterday while today is still to be played; otherwise 0.
create function private.streak(p_user_id uuid, p_today date) returns integer
language sql stable set search_path = '' as $$
  with days as (select distinct a.day_key from public.daily_activity a
                where a.user_id = p_user_id and a.day_key <= p_today),
       -- Counting back one a day, days in a row all point at the same day.
       runs as (select d.day_key + row_number() over (order by d.day_key desc)::integer as ends_before,
                       max(d.day_key) over () as latest
                from days d)
  select count(*)::integer from runs r where r.ends_before = r.latest + 1 and r.latest >= p_today - 1;
$$;

-- Parameters that older clients send are accepted and not believed: the score, the accuracy and the hints
-- are the server's, and the time is too unless the player started offline.
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
  v_user_id uuid;
  v_day_key constant date := private.day_key_at(now());
  v_day_start constant timestamptz := v_day_key::timestamp at time zone 'America/New_York';
  v_xp constant integer := private.xp_per_daily(p_game_type);
  v_puzzle public.daily_puzzles;
  v_started_at timestamptz;
  v_seconds integer;
  v_total_xp integer;
  v_streak integer;
begin
  if p_user_id is distinct from auth.uid() and p_user_id is not null then
    raise exception 'You can only save your own results.' using errcode = '42501', hint = 'not-your-account';
  end if;
  perform private.require_grid_game(p_game_type);
  perform private.require_nine_digits(p_grid);
  v_user_id := private.lock_player();

  select p.* into v_puzzle from public.daily_puzzles p
  where p.game_type = p_game_type and p.day_key = v_day_key;
  if not found then
    raise exception 'Today''s puzzle is not ready yet. Please try again in a few minutes.'
      using errcode = 'PT503', hint = 'puzzle-not-published';
  end if;
  if exists (select from public.daily_grid_results r where r.user_id = v_user_id
             and r.game_type = p_game_type and r.challenge_date = v_day_key) then
    raise exception 'You have already completed today''s puzzle.'
      using errcode = '23505', hint = 'daily-already-played';
  end if;
  if not private.solves(p_grid, v_puzzle) then
    raise exception 'This grid does not solve today''s puzzle.' using errcode = 'P0001', hint = 'grid-not-solved';
  end if;

  select a.started_at into v_started_at from public.daily_attempts a
  where a.user_id = v_user_id and a.game_type = p_game_type and a.day_key = v_day_key;
  -- No time is below a second or longer than the day has lasted.
  v_seconds := greatest(1, least(
    coalesce(floor(extract(epoch from now() - v_started_at)), p_completion_time_seconds),
    floor(extract(epoch from now() - v_day_start))))::integer;

  insert into public.daily_grid_results
    (user_id, game_type, challenge_date, grid, completion_time_seconds, time_verified, score, accuracy, xp_earned)
  values (v_user_id, p_game_type, v_day_key, p_grid, v_seconds, v_started_at is not null, 100, 100, v_xp);
  insert into public.game_sessions
    (user_id, game_type, score, completion_time_seconds, accuracy, completed, session_data)
  values (v_user_id, p_game_type, 100, v_seconds, 100, true,
    jsonb_build_object('puzzle_date', v_day_key, 'final_time', v_seconds, 'practice_mode', false));
  insert into public.daily_activity (user_id, day_key, game_type) values (v_user_id, v_day_key, p_game_type);

  v_streak := private.streak(v_user_id, v_day_key);
  update public.profiles p set total_xp = p.total_xp + v_xp, current_streak = v_streak
  where p.id = v_user_id returning p.total_xp into v_total_xp;

  return jsonb_build_object(
    'day_key', v_day_key, 'completion_time_seconds', v_seconds, 'time_verified', v_started_at is not null,
    'xp_earned', v_xp, 'total_xp', v_total_xp, 'current_streak', v_streak);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.day_at(timestamptz), public.today(), public.start_daily(text),
  public.save_daily_grid_result(uuid, text, integer, integer, integer, integer[])
  from public, anon, authenticated, service_role;
grant execute on function public.today() to anon, authenticated, service_role;
grant execute on function public.day_at(timestamptz) to service_role;
grant execute on function public.start_daily(text),
  public.save_daily_grid_result(uuid, text, integer, integer, integer, integer[]) to authenticated;
