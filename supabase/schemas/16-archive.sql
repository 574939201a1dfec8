-- The archive: dailies of earlier days, played as practice. Such a result earns nothing and is never compared with others.

-- The best time of each daily that a player solved from the archive. The result may be in the partition of any later month.
create table private.archive_times (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  game_type public.game_type not null,
  seconds integer not null,
  primary key (user_id, day_key, game_type)
);

alter table private.archive_times enable row level security, force row level security;

-- The day of the first daily. A test keeps it equal to `FIRST_DAY` in `@ninefold/contracts`.
create function private.first_day() returns date
language sql immutable set search_path = '' as $$
  select date '2026-11-01';
$$;

-- How many days before today are open to a player; null means all. A test keeps it equal to `archiveDays` of the plans.
create function private.archive_days(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select case when not p.is_subscribed then 7 end from public.profiles p where p.id = p_user_id;
$$;

-- The first day that was open to a player on a given day.
create function private.archive_opens_on(p_user_id uuid, p_today date) returns date
language sql stable set search_path = '' as $$
  select greatest(private.first_day(), p_today - private.archive_days(p_user_id));
$$;

-- The archive day stored with a practice result: the day that it names, if it solves that day's published puzzle and the day is
-- over and open to the player. Otherwise null, and the result is plain practice.
create function private.archive_day_of(p_user_id uuid, p_result private.result) returns date
language sql stable set search_path = '' as $$
  select p.day_key from public.daily_puzzles p
  where p.game_type = p_result.game_type and p.day_key = p_result.archive_day
    and p.day_key < private.day_key_at(now())
    -- The day may have closed since it was played, if the connection came back after midnight.
    and p.day_key >= private.archive_opens_on(p_user_id,
      greatest(private.day_key_at(private.finished_at(p_result.finished_at)), private.day_key_at(now()) - 1))
    and p.givens = p_result.givens and private.solves(p_result.grid, p.givens, p.targets);
$$;

create function private.note_archive_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.archive_times as t (user_id, day_key, game_type, seconds)
  values (new.user_id, new.archive_day, new.game_type, new.completion_time_seconds)
  on conflict (user_id, day_key, game_type) do update set seconds = excluded.seconds where excluded.seconds < t.seconds;
  return null;
end;
$$;

create trigger note_archive_time after insert on public.game_sessions
  for each row when (new.archive_day is not null) execute function private.note_archive_time();

-- What a player has of the grids of past days.
create function private.archived_days(p_user_id uuid, p_from date, p_to date) returns jsonb
language sql stable set search_path = '' as $$
  with results as (
    select r.challenge_date as day_key, r.game_type, r.completion_time_seconds as daily_seconds, r.time_verified,
      null::integer as archive_seconds
    from public.daily_grid_results r
    where r.user_id = p_user_id and r.challenge_date between p_from and p_to
    union all
    select t.day_key, t.game_type, null, null, t.seconds
    from private.archive_times t
    where t.user_id = p_user_id and t.day_key between p_from and p_to
  ), grids as (
    select r.day_key, r.game_type, jsonb_build_object('daily_seconds', min(r.daily_seconds),
      'daily_verified', bool_and(r.time_verified), 'archive_seconds', min(r.archive_seconds)) as grid
    from results r group by r.day_key, r.game_type
  ), days as (
    select g.day_key, jsonb_object_agg(g.game_type, g.grid) as grids from grids g group by g.day_key
  )
  select coalesce(jsonb_agg(jsonb_build_object('day_key', d.day_key, 'grids', d.grids) order by d.day_key), '[]')
  from days d;
$$;

revoke execute on all functions in schema private from public;

-- It does not say which days are open: pages know that from the plan, and `private.archive_day_of()` decides when a result is
-- saved.
create function public.archive(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.require_player();
  if p_from is null or p_to is null or p_to - p_from >= 62 then
    raise exception 'Please request at most 62 days.' using errcode = '22023', hint = 'too-many-days';
  end if;
  return private.day_at(now()) || jsonb_build_object('days', private.archived_days(v_user_id, p_from, p_to));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.archive from public, anon, service_role;
grant execute on function public.archive to authenticated;
