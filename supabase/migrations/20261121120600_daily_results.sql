-- Daily puzzles: checked against the puzzle as published, timed by the server, counted for XP and the streak.

-- Any grid that keeps the givens and meets every target is right. Cells count row by row from 1.
create function private.solves(p_grid integer[], p_puzzle public.daily_puzzles) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (
      select from generate_series(1, 9) i where p_puzzle.givens[i] <> 0 and p_puzzle.givens[i] <> p_grid[i])
    and not exists (
      select from jsonb_each(p_puzzle.targets) t (operation, lines), generate_series(1, 3) k
      where private.line_value(t.operation, p_grid[3 * k - 2], p_grid[3 * k - 1], p_grid[3 * k])
              is distinct from (t.lines -> 'rows' ->> (k - 1))::integer
         or private.line_value(t.operation, p_grid[k], p_grid[k + 3], p_grid[k + 6])
              is distinct from (t.lines -> 'columns' ->> (k - 1))::integer);
$$;

-- Counted days in a row up to today, or up to yesterday while today is still to be played; otherwise 0.
create function private.current_streak(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce((
    select a.streak from public.daily_activity a
    where a.user_id = p_user_id
      and a.day_key between private.day_key_at(now()) - 1 and private.day_key_at(now())
    order by a.day_key desc limit 1), 0);
$$;

-- Counts a day for the streak, once. Only today and yesterday can count, so a day that is counted late has at most one
-- counted day after it.
create function private.count_day(p_user_id uuid, p_day_key date) returns void
language plpgsql set search_path = '' as $$
declare
  v_streak constant integer := 1 + coalesce((
    select a.streak from public.daily_activity a where a.user_id = p_user_id and a.day_key = p_day_key - 1), 0);
begin
  insert into public.daily_activity (user_id, day_key, streak) values (p_user_id, p_day_key, v_streak)
  on conflict (user_id, day_key) do nothing;
  if found then
    update public.daily_activity a set streak = v_streak + 1
    where a.user_id = p_user_id and a.day_key = p_day_key + 1;
  end if;
end;
$$;

-- The part of a verdict and of a response that says what the account holds of a daily puzzle.
create function private.saved_daily(p_result public.daily_grid_results) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'completion_time_seconds', p_result.completion_time_seconds,
    'time_verified', p_result.time_verified,
    'xp_earned', p_result.xp_earned,
    'total_xp', p.total_xp,
    'current_streak', private.current_streak(p_result.user_id))
  from public.profiles p where p.id = p_result.user_id;
$$;

-- Raises what speaks against a daily, its day and its grid.
create function private.require_solved_daily(p_result private.result) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
  v_puzzle public.daily_puzzles;
begin
  if p_result.day_key > v_today then
    raise exception 'This day has not begun yet.' using errcode = '22023', hint = 'day-not-begun';
  end if;
  if p_result.day_key < v_today - 30 then
    raise exception 'This was more than 30 days ago.' using errcode = '22023', hint = 'day-too-long-ago';
  end if;
  select p.* into v_puzzle from public.daily_puzzles p
  where p.game_type = p_result.game_type and p.day_key = p_result.day_key;
  if not found then
    raise exception 'Today''s puzzle is not ready yet. Please try again in a few minutes.'
      using errcode = 'PT503', hint = 'puzzle-not-published';
  end if;
  if not private.solves(p_result.grid, v_puzzle) then
    raise exception 'This grid does not solve today''s puzzle.' using errcode = 'P0001', hint = 'grid-not-solved';
  end if;
end;
$$;

-- The result as it is kept.
--
-- A grid proves that a puzzle was solved, but not when. So today's counts. Yesterday's counts only where the server saw
-- this player start it: finished in time, and sent after midnight. Otherwise a missed day could be made good. Older
-- results are kept and earn nothing.
--
-- Today's time runs from the server's own start, where there is one. It is verified when the account played. A guest
-- started before the account did, so the longer time counts. Any other time is the device's, and not longer than the day.
create function private.judged_daily(p_user_id uuid, p_game public.games, p_result private.result)
returns public.daily_grid_results
language plpgsql stable set search_path = '' as $$
declare
  v_is_today constant boolean := p_result.day_key = private.day_key_at(now());
  v_started_at constant timestamptz := private.started_at(p_user_id, p_game.game_type, p_result.day_key);
  v_day_begin constant timestamptz := private.day_begins_at(p_result.day_key);
  v_day_end constant timestamptz := least(now(), private.day_begins_at(p_result.day_key + 1) - interval '1 second');
  v_measured constant boolean := v_is_today and v_started_at is not null;
  v_counts constant boolean :=
    v_is_today or p_result.day_key = private.day_key_at(now()) - 1 and v_started_at is not null;
  v_row public.daily_grid_results;
begin
  v_row.id := p_result.id;
  v_row.user_id := p_user_id;
  v_row.game_type := p_game.game_type;
  v_row.challenge_date := p_result.day_key;
  v_row.grid := p_result.grid;
  v_row.completion_time_seconds := greatest(1, least(
    case when v_measured then greatest(floor(extract(epoch from now() - v_started_at)),
        case when p_result.by_guest then p_result.completion_time_seconds end)
      else p_result.completion_time_seconds end,
    floor(extract(epoch from v_day_end - v_day_begin))));
  v_row.time_verified := v_measured and p_result.by_guest is not true;
  v_row.hints_used := 0;
  v_row.score := 100;
  v_row.accuracy := 100;
  v_row.xp_earned := case when v_counts then p_game.xp else 0 end;
  v_row.completed_at := greatest(v_day_begin, least(v_day_end, private.finished_at(p_result.finished_at)));
  return v_row;
end;
$$;

-- Saves a daily; returns the verdict without the id. Score, accuracy and hints are the server's. Call it with the
-- player locked.
create function private.save_daily(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_game public.games;
  v_row public.daily_grid_results;
begin
  if p_result.day_key is null or p_result.completion_time_seconds is null then
    perform private.refuse_unreadable();
  end if;
  v_game := private.require_game(p_result.game_type, 'grid');
  perform private.require_nine_digits(p_result.grid);
  v_row := private.daily_result(p_user_id, p_result.game_type, p_result.day_key);
  if v_row.id is not null then
    return jsonb_build_object(
      'status', 'saved_before', 'reason', 'daily-already-played', 'daily', private.saved_daily(v_row));
  end if;
  perform private.require_solved_daily(p_result);
  v_row := private.judged_daily(p_user_id, v_game, p_result);

  insert into public.game_sessions
    (id, user_id, game_type, score, completion_time_seconds, accuracy, completed_at, session_data)
  values (v_row.id, p_user_id, v_row.game_type, v_row.score, v_row.completion_time_seconds, v_row.accuracy,
    v_row.completed_at, jsonb_build_object('puzzle_date', v_row.challenge_date,
      'final_time', v_row.completion_time_seconds, 'practice_mode', false))
  on conflict (id) do nothing;
  if not found then
    perform private.refuse_unreadable();
  end if;
  insert into public.daily_grid_results values (v_row.*);
  if v_row.xp_earned > 0 then
    perform private.count_day(p_user_id, v_row.challenge_date);
    -- The profile keeps the streak of its last counted day.
    update public.profiles p
    set total_xp = p.total_xp + v_row.xp_earned, current_streak = private.current_streak(p_user_id)
    where p.id = p_user_id;
  end if;
  return jsonb_build_object('status', 'saved', 'daily', private.saved_daily(v_row));
end;
$$;

revoke execute on all functions in schema private from public;
