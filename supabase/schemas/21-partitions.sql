-- Tables that grow with each day are partitioned by month. Their partitions are in a schema of their own, which the API does not
-- expose. A default partition takes rows that no month covers, such as those of devices with a wrong clock.
create schema partitions;

revoke all on schema partitions from public;

-- The partitioned tables.
create function private.monthly_tables() returns setof regclass
language sql stable set search_path = '' as $$
  select c.oid::regclass from pg_catalog.pg_class c
  where c.relkind = 'p' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by c.relname;
$$;

create function private.partition_name(p_table regclass, p_suffix text) returns text
language sql stable set search_path = '' as $$
  select c.relname || '_' || p_suffix from pg_catalog.pg_class c where c.oid = p_table;
$$;

create function private.partition_key(p_table regclass) returns text
language sql stable set search_path = '' as $$
  select a.attname from pg_catalog.pg_partitioned_table t
  join pg_catalog.pg_attribute a on a.attrelid = t.partrelid and a.attnum = t.partattrs[0]
  where t.partrelid = p_table;
$$;

-- The rows that the default partition has of a range may have come in while no partition was made for so long that moving them
-- would block players.
create function private.refuse_many_rows(
  p_table regclass, p_from date, p_to date, p_most integer) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_default constant text := private.partition_name(p_table, 'default');
  v_rows integer;
begin
  execute format('select count(*) from (select from partitions.%I where %I >= $1 and %2$I < $2 limit $3) r',
    v_default, private.partition_key(p_table)) into v_rows using p_from, p_to, p_most + 1;
  if v_rows > p_most then
    raise exception 'partitions.% has more than % rows from % on, and moving them would block players.', v_default, p_most, p_from
      using errcode = '54000', hint = 'too-many-rows';
  end if;
end;
$$;

-- Makes a partition and moves the rows that the default partition has of its range, unless there are more than a number (null:
-- any number). Both dates are null for the default partition.
create function private.add_partition(
  p_table regclass, p_suffix text, p_from date, p_to date, p_most_moved integer default 10000) returns void
language plpgsql set search_path = '' as $$
declare
  v_name constant text := private.partition_name(p_table, p_suffix);
  v_default constant text := private.partition_name(p_table, 'default');
  v_key constant text := private.partition_key(p_table);
begin
  -- For the new foreign key, and before the default partition: a player who has changed the profile may be about to use it.
  lock table public.profiles in share row exclusive mode;
  execute format('create table partitions.%I (like %s including all)', v_name, p_table);
  execute format('alter table partitions.%I enable row level security, force row level security', v_name);
  if p_table = 'private.board_entries'::regclass then
    -- Ties are counted by index-only scans, which need a fresh visibility map.
    execute format('alter table partitions.%I set
      (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.01)', v_name);
  end if;
  if p_from is null then
    execute format('alter table %s attach partition partitions.%I default', p_table, v_name);
    return;
  end if;
  execute format('lock table partitions.%I in access exclusive mode', v_default);
  perform private.refuse_many_rows(p_table, p_from, p_to, p_most_moved);
  -- No trigger fires: a new table has none, and those on deletion are on the partitioned table.
  execute format('with moved as (delete from partitions.%I where %I >= $1 and %2$I < $2 returning *)
    insert into partitions.%I select * from moved', v_default, v_key, v_name) using p_from, p_to;
  execute format('alter table %s attach partition partitions.%I for values from (%L) to (%L)', p_table, v_name, p_from, p_to);
end;
$$;

-- The first month with partitions. Attempts are kept for two days.
create function private.first_month(p_table regclass, p_today date) returns date
language sql stable set search_path = '' as $$
  select date_trunc('month', case when p_table = 'public.daily_attempts'::regclass then p_today - 1
    else least(private.first_day(), p_today) end::timestamp)::date;
$$;

-- The partitions that do not exist yet: the default ones first, then month by month, up to three months ahead. The job runs every
-- day, so the months last for a quarter of a year without it; afterwards new rows go to the default partitions.
create function private.missing_partitions(p_today date)
returns table (parent regclass, suffix text, from_day date, to_day date)
language sql stable set search_path = '' as $$
  select t.parent, n.suffix, n.from_day, n.to_day
  from private.monthly_tables() t (parent), lateral (
    select 'default' as suffix, null::date as from_day, null::date as to_day
    union all
    select 'all_time', date '-infinity', date '0001-01-01' where t.parent = 'private.board_entries'::regclass
    union all
    select 'odd_clocks', date '-infinity', private.first_day() where t.parent = 'public.game_sessions'::regclass
    union all
    select to_char(m.month, 'YYYY_MM'), m.month::date, (m.month + interval '1 month')::date
    from generate_series(private.first_month(t.parent, p_today)::timestamp,
      date_trunc('month', p_today::timestamp) + interval '3 months', interval '1 month') m (month)) n
  where to_regclass(format('partitions.%I', private.partition_name(t.parent, n.suffix))) is null
  order by n.from_day nulls first, t.parent::text;
$$;

-- The partitions of attempts whose months are over. Their rows have been deleted.
create function private.ended_attempts(p_today date) returns setof regclass
language sql stable set search_path = '' as $$
  select i.inhrelid::regclass from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'public.daily_attempts'::regclass
    and c.relname ~ '_\d{4}_\d\d$'
    and to_date(right(c.relname, 7), 'YYYY_MM') < private.first_month('public.daily_attempts', p_today)
  order by c.relname;
$$;

-- Deletes attempts from two days after their day on: a daily counts on its day, and on the next if it was started on its day.
create function private.delete_old_attempts(p_today date) returns integer
language plpgsql set search_path = '' as $$
declare
  v_deleted integer;
begin
  delete from public.daily_attempts a
  where a.day_key < p_today - 1 and (a.user_id, a.game_type, a.day_key) in (
    select o.user_id, o.game_type, o.day_key from public.daily_attempts o where o.day_key < p_today - 1
    limit 20000 for update skip locked);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end;
$$;

-- A board whose period is over and whose changes still have slots, or null. It jumps from board to board in the
-- index, so it costs the same however many changes there are.
create function private.unclosed_board(p_today date) returns text
language sql stable set search_path = '' as $$
  with recursive boards (board) as (
    (select c.board from private.board_changes c where c.slot is not null order by c.board limit 1)
    union all
    select (select c.board from private.board_changes c where c.slot is not null and c.board > b.board order by c.board limit 1)
    from boards b where b.board is not null
  )
  select b.board from boards b
  where b.board <> all (array(
    select private.board_key(g.game_type, a.answered_by, p.period, p_today)
    from public.games g, (values (null), ('choosing'), ('typing')) a (answered_by), (values ('day'), ('week'), ('all')) p (period)))
  limit 1;
$$;

-- Does one small piece of the maintenance and returns what it did; null if there is nothing to do. Each piece is a call of its
-- own, so that its locks are held briefly.
create function private.maintain(p_today date) returns text
language plpgsql set search_path = '' as $$
declare
  v_missing record;
  v_name text;
  v_deleted integer;
  v_refusal text;
begin
  v_deleted := private.delete_old_attempts(p_today);
  if v_deleted > 0 then
    return format('deleted %s attempts', v_deleted);
  end if;
  v_name := private.unclosed_board(p_today);
  if v_name is not null then
    perform private.close_board(v_name);
    return 'closed the board ' || v_name;
  end if;
  -- Last, because these steps wait for a vacuum of the profiles, and the months last for a quarter of a year.
  for v_missing in select * from private.missing_partitions(p_today) loop
    begin
      perform private.add_partition(v_missing.parent, v_missing.suffix, v_missing.from_day, v_missing.to_day);
      return 'added partitions.' || private.partition_name(v_missing.parent, v_missing.suffix);
    exception when program_limit_exceeded then
      -- Other months and tables do not wait until somebody has moved these rows.
      v_refusal := coalesce(v_refusal, sqlerrm);
    end;
  end loop;
  select e::text into v_name from private.ended_attempts(p_today) e limit 1;
  if found then
    execute 'drop table ' || v_name;
    return 'dropped ' || v_name;
  end if;
  if v_refusal is not null then
    raise exception '%', v_refusal using errcode = '54000', hint = 'too-many-rows';
  end if;
  return null;
end;
$$;

do $$
declare
  v_missing record;
begin
  for v_missing in select * from private.missing_partitions(private.day_key_at(now())) loop
    perform private.add_partition(v_missing.parent, v_missing.suffix, v_missing.from_day, v_missing.to_day);
  end loop;
end;
$$;

revoke execute on all functions in schema private from public;

-- Called by the publisher until it returns null. It waits for a lock for at most a fifth of a second, because players queue
-- behind it, and raises PT503 with the hint `busy` then, or while another call runs.
create function public.maintain_partitions() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('maintain_partitions', 0)) then
    raise lock_not_available;
  end if;
  perform set_config('lock_timeout', '200ms', true);
  return private.maintain(private.day_key_at(now()));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.maintain_partitions from public, anon, authenticated;
grant execute on function public.maintain_partitions to service_role;
