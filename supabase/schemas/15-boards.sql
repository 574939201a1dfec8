-- Public boards. They contain only results that the server verified, of players who chose to be shown.

create table private.board_entries (
  board text not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Lower is better: the seconds of a grid, or the negated number of correct answers of a round.
  value integer not null,
  -- When the server saved the result.
  achieved_at timestamptz not null,
  primary key (board, user_id)
)
-- Ties are counted by index-only scans, which need a fresh visibility map.
with (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.01);

create index board_entries_in_order on private.board_entries (board, value, achieved_at, user_id);
create index board_entries_by_player on private.board_entries (user_id);

alter table private.board_entries enable row level security, force row level security;

-- How many entries of a board have each value: a rank is a sum over at most a few hundred values instead of a count of entries.
-- Changes are added as rows of their own, which never wait, and are merged into the counts from time to time.
create table private.board_counts (
  board text not null,
  value integer not null,
  entries bigint not null,
  primary key (board, value)
);

alter table private.board_counts enable row level security, force row level security;

create table private.board_changes (
  id uuid primary key default gen_random_uuid(),
  board text not null,
  value integer not null,
  change smallint not null
);

create index board_changes_by_value on private.board_changes (board, value);

alter table private.board_changes enable row level security, force row level security;

-- `p_period` is day, week (from Monday) or all; `p_day` is any day of it.
create function private.board_key(p_game_type text, p_answered_by text, p_period text, p_day date) returns text
language sql stable set search_path = '' as $$
  select concat_ws('/', p_game_type, p_answered_by, case p_period
    when 'day' then to_char(p_day, 'YYYY-MM-DD')
    when 'week' then 'week ' || to_char(date_trunc('week', p_day), 'YYYY-MM-DD')
    when 'all' then 'all' end);
$$;

-- Only one call merges the changes of a board at a time; concurrent calls leave the work to it.
create function private.merge_board_changes(p_board text) returns void
language plpgsql set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('board:' || p_board, 0)) then
    return;
  end if;
  with joined as (
    delete from private.board_changes c where c.board = p_board returning c.value, c.change
  )
  insert into private.board_counts as n (board, value, entries)
  select p_board, j.value, sum(j.change) from joined j group by j.value
  on conflict (board, value) do update set entries = n.entries + excluded.entries;
  delete from private.board_counts n where n.board = p_board and n.entries = 0;
end;
$$;

create function private.record_board_change(p_board text, p_value integer, p_change integer) returns void
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into private.board_changes (board, value, change) values (p_board, p_value, p_change) returning id into v_id;
  -- One in 64, at random.
  if get_byte(uuid_send(v_id), 0) < 4 then
    perform private.merge_board_changes(p_board);
  end if;
end;
$$;

create function private.count_board_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.record_board_change(old.board, old.value, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.record_board_change(new.board, new.value, 1);
  end if;
  return null;
end;
$$;

create trigger count_board_entry after insert or delete on private.board_entries
  for each row execute function private.count_board_entry();

create trigger count_changed_board_entry after update on private.board_entries
  for each row when (old.value <> new.value) execute function private.count_board_entry();

-- Results that can be on a board, with the day they belong to: dailies with a measured and humanly possible time, and verified
-- rounds. Neither allows hints.
create function private.board_results(p_user_id uuid)
returns table (game_type text, answered_by text, day_key date, value integer, achieved_at timestamptz)
language sql stable set search_path = '' as $$
  select r.game_type, null, r.challenge_date, r.completion_time_seconds, s.saved_at
  from public.daily_grid_results r join public.game_sessions s on s.id = r.id
  where r.user_id = p_user_id and r.time_verified and private.is_plausible_time(r.completion_time_seconds)
  union all
  select s.game_type, s.answered_by, private.day_key_at(s.saved_at), -s.score, s.saved_at
  from public.game_sessions s
  where s.user_id = p_user_id and s.verified and s.score > 0;
$$;

-- Enters a new result on the boards of its day, its week and all time, if the player is shown. Call it with the player locked.
create function private.enter_boards(
  p_user_id uuid, p_game_type text, p_answered_by text, p_day_key date, p_value integer) returns void
language sql volatile set search_path = '' as $$
  insert into private.board_entries as e (board, user_id, value, achieved_at)
  select private.board_key(p_game_type, p_answered_by, b.period, p_day_key), p_user_id, p_value, now()
  from public.profiles p, unnest(array['day', 'week', 'all']) b (period)
  where p.id = p_user_id and p.shown_on_boards
  on conflict (board, user_id) do update set value = excluded.value, achieved_at = excluded.achieved_at
    where excluded.value < e.value;
$$;

create function private.enter_daily() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_plausible_time(new.completion_time_seconds) then
    perform private.enter_boards(new.user_id, new.game_type, null, new.challenge_date, new.completion_time_seconds);
  end if;
  return null;
end;
$$;

create trigger enter_daily after insert on public.daily_grid_results
  for each row when (new.time_verified) execute function private.enter_daily();

create function private.enter_round() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.score > 0 then
    perform private.enter_boards(new.user_id, new.game_type, new.answered_by, private.day_key_at(new.saved_at), -new.score);
  end if;
  return null;
end;
$$;

create trigger enter_round after insert on public.game_sessions
  for each row when (new.verified) execute function private.enter_round();

-- How many entries of a board have a lower value; without a value, how many there are.
create function private.entries_below(p_board text, p_value integer default null) returns bigint
language sql stable set search_path = '' as $$
  select (coalesce((select sum(c.entries) from private.board_counts c
                    where c.board = p_board and (p_value is null or c.value < p_value)), 0)
    + coalesce((select sum(c.change) from private.board_changes c
                where c.board = p_board and (p_value is null or c.value < p_value)), 0))::bigint;
$$;

-- One more than the number of entries before it.
create function private.rank_on_board(p_entry private.board_entries) returns bigint
language sql stable set search_path = '' as $$
  select 1 + private.entries_below(p_entry.board, p_entry.value) + count(*)
  from private.board_entries e
  where e.board = p_entry.board and e.value = p_entry.value
    and (e.achieved_at, e.user_id) < (p_entry.achieved_at, p_entry.user_id);
$$;

-- The caller's place and up to two on each side of it, if they come after place `p_after`.
create function private.neighbors_on_board(p_mine private.board_entries, p_place bigint, p_after integer)
returns table (place bigint, user_id uuid, value integer)
language sql stable set search_path = '' as $$
  select n.place, n.user_id, n.value from (
    select p_place - row_number() over (order by e.value desc, e.achieved_at desc, e.user_id desc) as place, e.user_id, e.value
    from (select * from private.board_entries b
          where b.board = p_mine.board
            and (b.value, b.achieved_at, b.user_id) < (p_mine.value, p_mine.achieved_at, p_mine.user_id)
          order by b.value desc, b.achieved_at desc, b.user_id desc limit 2) e
    union all
    select p_place - 1 + row_number() over (order by e.value, e.achieved_at, e.user_id), e.user_id, e.value
    from (select * from private.board_entries b
          where b.board = p_mine.board
            and (b.value, b.achieved_at, b.user_id) >= (p_mine.value, p_mine.achieved_at, p_mine.user_id)
          order by b.value, b.achieved_at, b.user_id limit 3) e
  ) n where n.place > p_after;
$$;

revoke execute on all functions in schema private from public;

-- Puts the caller on all boards with all their results, or takes them off all boards. It holds for every read that starts
-- afterwards.
create function public.show_on_boards(p_shown boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
begin
  if p_shown is null then
    raise exception 'Please choose whether you want to be shown.' using errcode = '22023', hint = 'malformed-choice';
  end if;
  if p_shown then
    -- Counted before any wait. Switching off is never refused and never waits.
    if public.count_attempt('boards:person:' || v_user_id, 30, 3600) > 0 then
      raise exception 'You have changed this too often. Please try again in an hour.'
        using errcode = 'PT429', hint = 'too-many-changes';
    end if;
    -- This may write thousands of entries. Calls of the same person wait here first.
    perform pg_advisory_xact_lock(hashtextextended('boards:' || v_user_id, 0));
    perform private.lock_expensive_calls();
  end if;
  perform private.lock_player();
  if (select p.shown_on_boards is not distinct from p_shown from public.profiles p where p.id = v_user_id) then
    return p_shown;
  end if;
  if p_shown and (select p.username is null from public.profiles p where p.id = v_user_id) then
    raise exception 'Please choose a username first.' using errcode = '22023', hint = 'profile-incomplete';
  end if;
  update public.profiles p set shown_on_boards = p_shown where p.id = v_user_id;
  delete from private.board_entries e where e.user_id = v_user_id;
  if p_shown then
    insert into private.board_entries (board, user_id, value, achieved_at)
    select distinct on (b.board) b.board, v_user_id, r.value, r.achieved_at
    from private.board_results(v_user_id) r, lateral (
      select private.board_key(r.game_type, r.answered_by, p.period, r.day_key) as board
      from unnest(array['day', 'week', 'all']) p (period)) b
    order by b.board, r.value, r.achieved_at;
  end if;
  return p_shown;
end;
$$;
comment on function public.show_on_boards is '@returns not null';
revoke execute on function public.show_on_boards from public, anon, service_role;
grant execute on function public.show_on_boards to authenticated;

-- A board for signed-in players: the first twenty, the caller's place with its neighbors, and the number of entries, all from
-- one snapshot. `p_answered_by` is null for a grid, and `p_day` is null for today.
create function public.board(p_game_type text, p_answered_by text, p_period text, p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_first constant integer := 20;
  v_user_id constant uuid := private.require_player();
  v_day constant date := coalesce(p_day, private.day_key_at(now()));
  v_kind constant text := (select g.kind from public.games g where g.game_type = p_game_type);
  v_board constant text := private.board_key(p_game_type, p_answered_by, p_period, v_day);
  v_mine private.board_entries;
  v_place bigint;
  v_rows jsonb;
begin
  if v_kind is distinct from 'grid' and v_kind is distinct from 'timed_round' then
    raise exception 'This game has no board.' using errcode = '22023', hint = 'unknown-game';
  end if;
  if (p_period in ('day', 'week', 'all')) is not true
     or (v_kind = 'grid') <> (p_answered_by is null)
     or p_answered_by not in ('choosing', 'typing') then
    raise exception 'Unknown board.' using errcode = '22023', hint = 'unknown-board';
  end if;
  select e.* into v_mine from private.board_entries e where e.board = v_board and e.user_id = v_user_id;
  if v_mine.user_id is not null then
    v_place := private.rank_on_board(v_mine);
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
      'place', r.place, 'username', p.username, 'profile_color', p.profile_color, 'country', p.country,
      'value', abs(r.value), 'mine', r.user_id = v_user_id) order by r.place), '[]') into v_rows
  from (
    select row_number() over (order by e.value, e.achieved_at, e.user_id) as place, e.user_id, e.value
    from (select * from private.board_entries b where b.board = v_board
          order by b.value, b.achieved_at, b.user_id limit v_first) e
    union all
    select n.* from private.neighbors_on_board(v_mine, v_place, v_first) n where v_place is not null
  ) r join public.profiles p on p.id = r.user_id;
  return public.day_at(now()) || jsonb_build_object(
    'from_day', case p_period when 'day' then v_day when 'week' then date_trunc('week', v_day)::date end,
    'players', private.entries_below(v_board),
    'my_place', v_place,
    'rows', v_rows,
    'shown', (select p.shown_on_boards from public.profiles p where p.id = v_user_id));
end;
$$;
comment on function public.board is '@nullable p_answered_by p_day';
revoke execute on function public.board from public, anon, service_role;
grant execute on function public.board to authenticated;

-- Reports a username on a board.
create function public.report_board_name(p_username text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_profile public.profiles;
begin
  select p.* into v_profile from public.profiles p where lower(p.username) = lower(p_username) and p.shown_on_boards;
  if not found then
    raise exception 'Nobody with this name is on the boards.' using errcode = '22023', hint = 'unknown-name';
  end if;
  perform private.report_name(v_user_id, 'username', v_profile.id, v_profile.username);
end;
$$;
comment on function public.report_board_name is '@returns not null';
revoke execute on function public.report_board_name from public, anon, service_role;
grant execute on function public.report_board_name to authenticated;
