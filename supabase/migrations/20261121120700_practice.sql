-- Practice grids. Their puzzles are drawn on the device, so a result is kept and compared with the same player's own
-- only: it earns no XP and no day of the streak.

-- Whether the givens and hints fit a grid with its nine digits. The targets follow from the grid, so a grid that keeps
-- its givens is right. Three hints are a subscriber's most.
create function private.is_practice(p_result private.result) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_ndims(p_result.givens) = 1 and array_length(p_result.givens, 1) = 9
    and array_lower(p_result.givens, 1) = 1
    and 0 = any (p_result.givens)
    and not exists (
      select from generate_series(1, 9) i
      where p_result.givens[i] is distinct from 0
        and p_result.givens[i] is distinct from p_result.grid[i])
    and p_result.hints_used between 0 and least(3, cardinality(array_positions(p_result.givens, 0))), false);
$$;

-- The best time without hints of a player's practice with as many givens, of all results or of all but one.
create function private.best_practice_time(
  p_user_id uuid, p_game_type text, p_givens_count smallint, p_except uuid default null) returns integer
language sql stable set search_path = '' as $$
  select s.completion_time_seconds from public.game_sessions s
  where s.user_id = p_user_id and s.game_type = p_game_type and s.practice and s.hints_used = 0
    and s.givens_count = p_givens_count and s.id is distinct from p_except
  order by s.completion_time_seconds limit 1;
$$;

-- Keeps a practice grid. Call it with the player locked.
create function private.keep_practice(p_user_id uuid, p_result private.result) returns void
language plpgsql set search_path = '' as $$
declare
  v_completed_at constant timestamptz := private.finished_at(p_result.finished_at);
  -- A wrong clock is no reason to lose a result. A missing time is the longest: it beats no other.
  v_seconds constant integer := greatest(1, least(p_result.completion_time_seconds, 86400));
begin
  perform private.require_game(p_result.game_type, 'grid');
  perform private.require_nine_digits(p_result.grid);
  if not private.is_practice(p_result) then
    raise exception 'This practice result does not fit together.'
      using errcode = '22023', hint = 'malformed-practice';
  end if;
  perform private.require_room_today(p_user_id, true);
  insert into public.game_sessions (id, user_id, game_type, practice, givens_count, score, completion_time_seconds,
    hints_used, accuracy, completed_at, session_data)
  values (p_result.id, p_user_id, p_result.game_type, true, cardinality(array_remove(p_result.givens, 0)), 100,
    v_seconds, p_result.hints_used, 100, v_completed_at,
    jsonb_build_object('puzzle_date', private.day_key_at(v_completed_at), 'final_time', v_seconds,
      'practice_mode', true, 'givens', p_result.givens, 'grid', p_result.grid))
  on conflict (id) do nothing;
  if not found then
    perform private.refuse_unreadable();
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
