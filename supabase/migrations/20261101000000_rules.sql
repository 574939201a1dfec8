-- Rules that several tables and functions share. The schema is not exposed through the API.

create schema private;
revoke all on schema private from public;

-- The day that a daily puzzle belongs to: the calendar date in New York.
create function private.day_key_at(p_at timestamptz) returns date
language sql immutable strict set search_path = '' as $$
  select (p_at at time zone 'America/New_York')::date;
$$;

-- Rounded up, so that it reaches 0 only when the day has turned.
create function private.seconds_to_reset(p_at timestamptz) returns integer
language sql immutable strict set search_path = '' as $$
  select ceil(extract(epoch from
    ((private.day_key_at(p_at) + 1)::timestamp at time zone 'America/New_York') - p_at))::integer;
$$;

create function private.is_grid_game(p_game_type text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_game_type in ('sum_grid', 'multiplication_grid', 'combined_grid'), false);
$$;

create function private.xp_per_daily(p_game_type text) returns integer
language sql immutable strict set search_path = '' as $$
  select case p_game_type when 'sum_grid' then 50 when 'multiplication_grid' then 75 when 'combined_grid' then 100 end;
$$;

-- `xp_to` is where the next level begins, null for the last one.
create function private.learning_levels() returns table (level text, xp_from integer, xp_to integer)
language sql immutable set search_path = '' as $$
  values ('A1', 0, 500), ('A2', 500, 1500), ('B1', 1500, 3500),
         ('B2', 3500, 7000), ('C1', 7000, 12000), ('C2', 12000, null);
$$;

-- `profiles.learning_level` is computed by this, with the rights of whoever updates the profile.
create function private.learning_level_for(p_total_xp integer) returns text
language sql immutable strict security definer set search_path = '' as $$
  select l.level from private.learning_levels() l
  where p_total_xp >= l.xp_from and (l.xp_to is null or p_total_xp < l.xp_to);
$$;

-- Attach this to a table that users may read but never write. Row-level security already hides such
-- rows from update and delete; this answers with an error in place of "0 rows", and holds even where
-- table grants were handed out again. A role that row-level security does not bind is not bound here.
create function private.refuse_user_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not (select r.rolsuper or r.rolbypassrls from pg_catalog.pg_roles r where r.rolname = current_user) then
    raise exception 'This is written by the game itself, not by players.'
      using errcode = '42501', hint = 'read-only';
  end if;
  return null;
end;
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.learning_level_for(integer) to authenticated, service_role;
-- Checked whenever the service publishes a puzzle.
grant execute on function private.is_grid_game(text) to service_role;
