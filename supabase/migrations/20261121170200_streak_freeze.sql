-- A streak survives one missed day in seven by itself: the freeze. It makes a streak no longer, and a missed day is
-- never shown as played.

alter table public.daily_activity
  -- The day before was missed, and a freeze covers it.
  add column after_freeze boolean not null default false;

-- Whether a freeze can cover this missed day: it covered none of the six days before.
create function private.freeze_is_left(p_user_id uuid, p_day_key date) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from public.daily_activity a
    where a.user_id = p_user_id and a.after_freeze and a.day_key between p_day_key - 5 and p_day_key);
$$;

-- The last day that was missed and covered, of the last seven; null without one. Yesterday is covered from its end on, and
-- the freeze is written down when today is counted: a streak that ends today spends none.
create function private.freeze_used_on(p_user_id uuid) returns date
language sql stable set search_path = '' as $$
  select case
    when last_day.day_key = today - 2 and private.freeze_is_left(p_user_id, today - 1) then today - 1
    else (select max(a.day_key) - 1 from public.daily_activity a
          where a.user_id = p_user_id and a.after_freeze and a.day_key between today - 5 and today) end
  from private.day_key_at(now()) today
  left join lateral (
    select max(a.day_key) as day_key from public.daily_activity a
    where a.user_id = p_user_id and a.day_key between today - 2 and today) last_day on true;
$$;

-- Counted days in a row up to today, up to yesterday while today is still to be played, or up to the day before that
-- while a freeze covers yesterday; otherwise 0.
create or replace function private.current_streak(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce((
    select case when a.day_key >= today - 1 or private.freeze_is_left(p_user_id, today - 1) then a.streak end
    from public.daily_activity a
    where a.user_id = p_user_id and a.day_key between today - 2 and today
    order by a.day_key desc limit 1), 0)
  from private.day_key_at(now()) today;
$$;

-- Counts a day for the streak, once. Only today and yesterday can count, so a day that is counted late has at most one
-- counted day after it. That one may stand after a freeze, which is then not needed any more.
create or replace function private.count_day(p_user_id uuid, p_day_key date) returns void
language plpgsql set search_path = '' as $$
declare
  v_before public.daily_activity;
  v_frozen boolean;
  v_streak integer;
begin
  select a.* into v_before from public.daily_activity a
  where a.user_id = p_user_id and a.day_key between p_day_key - 2 and p_day_key - 1
  order by a.day_key desc limit 1;
  v_frozen := coalesce(v_before.day_key = p_day_key - 2 and private.freeze_is_left(p_user_id, p_day_key - 1), false);
  v_streak := 1 + case when v_before.day_key = p_day_key - 1 or v_frozen then v_before.streak else 0 end;

  insert into public.daily_activity (user_id, day_key, streak, after_freeze)
  values (p_user_id, p_day_key, v_streak, v_frozen)
  on conflict (user_id, day_key) do nothing;
  if found then
    update public.daily_activity a set streak = v_streak + 1, after_freeze = false
    where a.user_id = p_user_id and a.day_key = p_day_key + 1;
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
