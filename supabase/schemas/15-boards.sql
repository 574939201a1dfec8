-- Public boards. They contain only results that the server verified, of players who chose to be shown.

create table private.board_entries (
  board text not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Lower is better: the seconds of a grid, or the negated number of correct answers of a round.
  value integer not null,
  -- When the server saved the result.
  achieved_at timestamptz not null,
  -- The first day of the board's period; '-infinity' for all time. The partition key.
  from_day date not null,
  -- What the last change replaced; null if there was none. An upsert can return only columns of the new row.
  replaced_value integer,
  replaced_at timestamptz,
  primary key (board, user_id, from_day)
) partition by range (from_day);

create index board_entries_in_order on private.board_entries (board, value, achieved_at, user_id) include (from_day);
create index board_entries_by_player on private.board_entries (user_id);

alter table private.board_entries enable row level security, force row level security;

-- How many entries of a board have each value, as a sum of changes: a place is a sum over at most a few hundred values instead of
-- a count of entries. Rows are only added and merged, so that nobody waits. Entries with the same value are counted by the
-- quarter of an hour or day in which they were achieved too, until the period is over; `slot` is null in the rows for the value as
-- a whole.
create table private.board_changes (
  board text not null,
  value integer not null,
  slot integer,
  change bigint not null
);

create index board_changes_by_value on private.board_changes (board, value) include (change) where slot is null;
create index board_changes_by_slot on private.board_changes (board, value, slot) include (change) where slot is not null;

alter table private.board_changes enable row level security, force row level security;

-- Quarters of an hour since 1970, or days on a board of all time. Stable like `extract()` from a `timestamptz`; Postgres would not
-- inline it if it claimed to be immutable.
create function private.board_slot(p_from_day date, p_achieved_at timestamptz) returns integer
language sql stable as $$
  select floor(extract(epoch from p_achieved_at) / case when p_from_day = '-infinity' then 86400 else 900 end)::integer;
$$;

create function private.slot_begins_at(p_from_day date, p_slot integer) returns timestamptz
language sql immutable as $$
  select to_timestamp(p_slot * case when p_from_day = '-infinity' then 86400 else 900 end::double precision);
$$;

-- The first day of the period that contains a day. `p_period` is day, week (from Monday) or all.
create function private.board_from_day(p_period text, p_day date) returns date
language sql immutable as $$
  select case p_period when 'day' then p_day when 'week' then date_trunc('week', p_day::timestamp)::date
    when 'all' then date '-infinity' end;
$$;

-- `p_day` is any day of the period.
create function private.board_key(p_game_type text, p_answered_by text, p_period text, p_day date) returns text
language sql stable as $$
  select concat_ws('/', p_game_type, p_answered_by, case p_period
    when 'day' then to_char(p_day, 'YYYY-MM-DD')
    when 'week' then 'week ' || to_char(date_trunc('week', p_day), 'YYYY-MM-DD')
    when 'all' then 'all' end);
$$;

-- Replaces the changes of a board that have the same value by their sum. Changes that another call is merging are left to it.
create function private.merge_values(p_board text) returns void
language plpgsql as $$
begin
  with merged as (
    delete from private.board_changes c
    where c.ctid = any (array(
      select o.ctid from private.board_changes o
      join (select g.value from private.board_changes g where g.board = p_board and g.slot is null
            group by g.value having count(*) > 1) several on several.value = o.value
      where o.board = p_board and o.slot is null for update of o skip locked))
    returning c.value, c.change
  )
  insert into private.board_changes (board, value, slot, change)
  select p_board, m.value, null, sum(m.change) from merged m group by m.value having sum(m.change) <> 0;
end;
$$;

-- The same for the slots of one value.
create function private.merge_slots(p_board text, p_value integer) returns void
language plpgsql as $$
begin
  with merged as (
    delete from private.board_changes c
    where c.ctid = any (array(
      select o.ctid from private.board_changes o
      join (select g.slot from private.board_changes g
            where g.board = p_board and g.value = p_value and g.slot is not null
            group by g.slot having count(*) > 1) several on several.slot = o.slot
      where o.board = p_board and o.value = p_value and o.slot is not null for update of o skip locked))
    returning c.slot, c.change
  )
  insert into private.board_changes (board, value, slot, change)
  select p_board, p_value, m.slot, sum(m.change) from merged m group by m.slot having sum(m.change) <> 0;
end;
$$;

-- One row for each value is enough once the period of a board is over: a page of it counts entries with the same value.
create function private.close_board(p_board text) returns void
language plpgsql as $$
begin
  delete from private.board_changes c where c.board = p_board and c.slot is not null;
  perform private.merge_values(p_board);
end;
$$;

-- Entries are also deleted with their account.
create function private.count_deleted_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.board_changes (board, value, slot, change)
  select d.board, d.value, s.slot, -count(*)
  from deleted d, unnest(array[null, private.board_slot(d.from_day, d.achieved_at)]) s (slot)
  group by d.board, d.value, s.slot;
  return null;
end;
$$;

create trigger count_deleted_entries after delete on private.board_entries
  referencing old table as deleted for each statement execute function private.count_deleted_entries();

-- Results that can be on a board, with the day they belong to: dailies with a verified time, and verified rounds. Neither allows
-- hints.
create function private.board_results(p_user_id uuid)
returns table (game_type text, answered_by text, day_key date, value integer, achieved_at timestamptz)
language sql stable set search_path = '' as $$
  select r.game_type, null, r.challenge_date, r.completion_time_seconds, s.saved_at
  from public.daily_grid_results r join public.game_sessions s on s.id = r.id and s.finished_on = r.challenge_date
  where r.user_id = p_user_id and r.time_verified
  union all
  select s.game_type, s.answered_by, private.day_key_at(s.saved_at), -s.score, s.saved_at
  from public.game_sessions s
  where s.user_id = p_user_id and s.verified and s.score > 0;
$$;

-- Enters a new result on the boards of its day, its week and all time, if the player is shown. One call in 256, at random, merges
-- changes. Call it with the player locked.
create function private.enter_boards(
  p_user_id uuid, p_game_type text, p_answered_by text, p_day_key date, p_value integer, p_achieved_at timestamptz) returns void
language plpgsql as $$
declare
  v_board text;
begin
  with entered as (
    insert into private.board_entries as e (board, user_id, value, achieved_at, from_day)
    select private.board_key(p_game_type, p_answered_by, b.period, p_day_key), p.id, p_value, p_achieved_at,
      private.board_from_day(b.period, p_day_key)
    from public.profiles p, unnest(array['day', 'week', 'all']) b (period)
    where p.id = p_user_id and p.shown_on_boards
    on conflict (board, user_id, from_day) do update
      set value = excluded.value, achieved_at = excluded.achieved_at, replaced_value = e.value, replaced_at = e.achieved_at
      where excluded.value < e.value
    returning e.*
  )
  insert into private.board_changes (board, value, slot, change)
  select e.board, e.value, s.slot, 1
  from entered e, unnest(array[null, private.board_slot(e.from_day, e.achieved_at)]) s (slot)
  union all
  select e.board, e.replaced_value, s.slot, -1
  from entered e, unnest(array[null, private.board_slot(e.from_day, e.replaced_at)]) s (slot)
  where e.replaced_value is not null;
  if random() < 1 / 256.0 then
    foreach v_board in array array[private.board_key(p_game_type, p_answered_by, 'day', p_day_key),
        private.board_key(p_game_type, p_answered_by, 'week', p_day_key), private.board_key(p_game_type, p_answered_by, 'all', p_day_key)] loop
      perform private.merge_values(v_board);
      perform private.merge_slots(v_board, p_value);
    end loop;
  end if;
end;
$$;

create function private.enter_daily() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enter_boards(new.user_id, new.game_type, null, new.challenge_date, new.completion_time_seconds, now());
  return null;
end;
$$;

create trigger enter_daily after insert on public.daily_grid_results
  for each row when (new.time_verified) execute function private.enter_daily();

create function private.enter_round() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.score > 0 then
    perform private.enter_boards(new.user_id, new.game_type, new.answered_by, private.day_key_at(new.saved_at), -new.score,
      new.saved_at);
  end if;
  return null;
end;
$$;

create trigger enter_round after insert on public.game_sessions
  for each row when (new.verified) execute function private.enter_round();

revoke execute on all functions in schema private from public;

-- Puts the caller on all boards with all their results, or takes them off all boards. It holds for every read that starts
-- afterwards.
create function public.show_on_boards(p_shown boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_refusal jsonb;
begin
  v_user_id := private.require_player();
  if p_shown is null then
    raise exception 'Please choose whether you want to be shown.' using errcode = '22023', hint = 'malformed-choice';
  end if;
  if p_shown then
    -- This may write thousands of entries. Switching off is never refused.
    v_refusal := private.refuse_long_call(v_user_id, 'boards', 20);
    if v_refusal is not null then
      return v_refusal;
    end if;
    if public.count_attempt('boards:person:' || v_user_id, 30, 3600) > 0 then
      raise exception 'You have changed this too often. Please try again in an hour.'
        using errcode = 'PT429', hint = 'too-many-changes';
    end if;
  end if;
  perform private.lock_player();
  if (select p.shown_on_boards is not distinct from p_shown from public.profiles p where p.id = v_user_id) then
    return to_jsonb(p_shown);
  end if;
  if p_shown and (select p.username is null from public.profiles p where p.id = v_user_id) then
    raise exception 'Please choose a username first.' using errcode = '22023', hint = 'profile-incomplete';
  end if;
  update public.profiles p set shown_on_boards = p_shown where p.id = v_user_id;
  delete from private.board_entries e where e.user_id = v_user_id;
  if p_shown then
    with entered as (
      insert into private.board_entries (board, user_id, value, achieved_at, from_day)
      select distinct on (b.board) b.board, v_user_id, r.value, r.achieved_at, b.from_day
      from private.board_results(v_user_id) r, lateral (
        select private.board_key(r.game_type, r.answered_by, p.period, r.day_key) as board,
          private.board_from_day(p.period, r.day_key) as from_day
        from unnest(array['day', 'week', 'all']) p (period)) b
      order by b.board, r.value, r.achieved_at
      returning board, value, achieved_at, from_day
    )
    insert into private.board_changes (board, value, slot, change)
    select e.board, e.value, s.slot, 1
    from entered e, unnest(array[null, private.board_slot(e.from_day, e.achieved_at)]) s (slot);
  end if;
  return to_jsonb(p_shown);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.show_on_boards from public, anon, service_role;
grant execute on function public.show_on_boards to authenticated;

-- A board for signed-in players: the first twenty, the caller's place with up to two neighbors on each side, and the number of
-- entries, all from one snapshot. `p_answered_by` is null for a grid, and `p_day` is null for today. Plans are kept, because a plan
-- for the values of each call would take longer than the call; and `jsonb` would be made only to be written as text.
create function public.board(p_game_type text, p_answered_by text, p_period text, p_day date) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_user_id uuid;
  v_day constant date := coalesce(p_day, private.day_key_at(now()));
  v_kind text;
  v_board text;
  v_from_day date;
  v_shown boolean;
  v_mine private.board_entries;
  v_players bigint;
  v_slot integer;
  v_place bigint;
begin
  v_user_id := private.require_player();
  v_kind := (select g.kind from public.games g where g.game_type = p_game_type);
  v_board := private.board_key(p_game_type, p_answered_by, p_period, v_day);
  v_from_day := private.board_from_day(p_period, v_day);
  if v_kind is distinct from 'grid' and v_kind is distinct from 'timed_round' then
    raise exception 'This game has no board.' using errcode = '22023', hint = 'unknown-game';
  end if;
  if (p_period in ('day', 'week', 'all')) is not true
     or (v_kind = 'grid') <> (p_answered_by is null)
     or p_answered_by not in ('choosing', 'typing') then
    raise exception 'Unknown board.' using errcode = '22023', hint = 'unknown-board';
  end if;
  select p.shown_on_boards, e.value, e.achieved_at into v_shown, v_mine.value, v_mine.achieved_at
  from public.profiles p left join private.board_entries e
    on e.board = v_board and e.user_id = v_user_id and e.from_day = v_from_day
  where p.id = v_user_id;

  select coalesce(sum(c.change), 0), sum(c.change) filter (where c.value < v_mine.value) into v_players, v_place
  from private.board_changes c where c.board = v_board and c.slot is null;
  if v_mine.value is not null then
    -- Entries with the same value come in the order in which they were achieved. A period that is over has no slots.
    v_slot := case when v_from_day = private.board_from_day(p_period, private.day_key_at(now()))
      then private.board_slot(v_from_day, v_mine.achieved_at) end;
    v_place := 1 + coalesce(v_place, 0) + (
      select coalesce(sum(c.change), 0) from private.board_changes c
      where c.board = v_board and c.value = v_mine.value and c.slot < v_slot) + (
      select count(*) from private.board_entries e
      where e.board = v_board and e.from_day = v_from_day and e.value = v_mine.value
        and e.achieved_at >= coalesce(private.slot_begins_at(v_from_day, v_slot), '-infinity')
        and (e.achieved_at, e.user_id) < (v_mine.achieved_at, v_user_id));
  end if;

  return (
    select json_build_object(
      'day_key', private.day_key_at(now()),
      'seconds_to_reset', private.seconds_to_reset(now()),
      'from_day', nullif(v_from_day, '-infinity'),
      'players', v_players,
      'my_place', v_place,
      'rows', coalesce(json_agg(json_build_object('place', r.place, 'username', p.username, 'profile_color', p.profile_color,
        'country', p.country, 'value', abs(r.value), 'mine', r.user_id = v_user_id) order by r.place), '[]'),
      'shown', v_shown)
    from (
      select row_number() over (order by f.value, f.achieved_at, f.user_id) as place, f.user_id, f.value,
        true as is_first
      from (select e.value, e.achieved_at, e.user_id from private.board_entries e
            where e.board = v_board and e.from_day = v_from_day
            order by e.value, e.achieved_at, e.user_id limit 20) f
      union all
      select v_place - row_number() over (order by b.value desc, b.achieved_at desc, b.user_id desc), b.user_id, b.value,
        false
      from (select e.value, e.achieved_at, e.user_id from private.board_entries e
            where e.board = v_board and e.from_day = v_from_day
              and (e.value, e.achieved_at, e.user_id) < (v_mine.value, v_mine.achieved_at, v_user_id)
            order by e.value desc, e.achieved_at desc, e.user_id desc limit 2) b
      where v_place > 18
      union all
      select v_place - 1 + row_number() over (order by a.value, a.achieved_at, a.user_id), a.user_id, a.value, false
      from (select e.value, e.achieved_at, e.user_id from private.board_entries e
            where e.board = v_board and e.from_day = v_from_day
              and (e.value, e.achieved_at, e.user_id) >= (v_mine.value, v_mine.achieved_at, v_user_id)
            order by e.value, e.achieved_at, e.user_id limit 3) a
      where v_place > 18
    ) r
    join public.profiles p on p.id = r.user_id
    -- Neighbors among the first twenty are there already.
    where r.is_first or r.place > 20);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.board is '@nullable p_answered_by p_day';
revoke execute on function public.board from public, anon, service_role;
grant execute on function public.board to authenticated;

-- Reports a username on a board.
create function public.report_board_name(p_username text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_profile public.profiles;
begin
  v_user_id := private.require_player();
  select p.* into v_profile from public.profiles p where lower(p.username) = lower(p_username) and p.shown_on_boards;
  if not found then
    raise exception 'Nobody with this name is on the boards.' using errcode = '22023', hint = 'unknown-name';
  end if;
  perform private.report_name(v_user_id, 'username', v_profile.id, v_profile.id, v_profile.username);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.report_board_name is '@returns not null';
revoke execute on function public.report_board_name from public, anon, service_role;
grant execute on function public.report_board_name to authenticated;
