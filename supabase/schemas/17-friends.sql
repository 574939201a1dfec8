-- Friend groups: up to 50 people who see each other's day. These functions are the only access to what members see of each
-- other.

create table private.friends_sheets (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 40),
  -- The invitation code; null while nobody can join.
  code text unique,
  created_at timestamptz not null default now()
);

alter table private.friends_sheets enable row level security, force row level security;

create table private.sheet_members (
  -- How the other members know this one: never by the id of the account.
  id uuid primary key default gen_random_uuid(),
  sheet_id uuid not null references private.friends_sheets (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  is_owner boolean not null default false,
  joined_at timestamptz not null default now(),
  constraint sheet_members_once unique (sheet_id, user_id)
);

create unique index sheet_members_one_owner on private.sheet_members (sheet_id) where is_owner;
create index sheet_members_by_player on private.sheet_members (user_id);

alter table private.sheet_members enable row level security, force row level security;

create trigger forget_name_reports after delete on private.friends_sheets
  for each row execute function private.forget_name_reports();

create function private.members_of_sheet() returns integer
language sql immutable set search_path = '' as $$ select 50; $$;

create function private.sheets_of_person() returns integer
language sql immutable set search_path = '' as $$ select 20; $$;

-- Locks the groups of an account before it is deleted with its memberships, as every other call locks them. Ordered by id, so
-- that two deletions do not deadlock.
create function private.lock_sheets_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.friends_sheets s
  where s.id in (select m.sheet_id from private.sheet_members m where m.user_id = old.id)
  order by s.id for update;
  return old;
end;
$$;

create trigger lock_sheets_of_profile before delete on public.profiles
  for each row execute function private.lock_sheets_of_profile();

-- A group always has an owner: after the owner leaves it is the longest-standing member. The group is deleted with its last
-- member.
create function private.settle_left_sheet() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.friends_sheets s where s.id = old.sheet_id for update;
  if not found then
    return null;
  end if;
  if old.is_owner then
    update private.sheet_members m set is_owner = true
    where m.id = (select o.id from private.sheet_members o where o.sheet_id = old.sheet_id order by o.joined_at, o.id limit 1);
  end if;
  delete from private.friends_sheets s
  where s.id = old.sheet_id and not exists (select from private.sheet_members m where m.sheet_id = s.id);
  return null;
end;
$$;

create trigger settle_left_sheet after delete on private.sheet_members
  for each row execute function private.settle_left_sheet();

-- The person's membership in a group. Unknown groups and groups of others are refused with the same words.
create function private.sheet_place(p_user_id uuid, p_sheet_id uuid) returns private.sheet_members
language plpgsql stable set search_path = '' as $$
declare
  v_place private.sheet_members;
begin
  select m.* into v_place from private.sheet_members m where m.sheet_id = p_sheet_id and m.user_id = p_user_id;
  if v_place.id is null then
    raise exception 'You are not on this sheet, or it does not exist any more.' using errcode = '42501', hint = 'not-your-sheet';
  end if;
  return v_place;
end;
$$;

-- The same for a call that writes: the group stays locked.
create function private.lock_sheet(p_user_id uuid, p_sheet_id uuid) returns private.sheet_members
language plpgsql set search_path = '' as $$
begin
  perform from private.friends_sheets s where s.id = p_sheet_id for update;
  return private.sheet_place(p_user_id, p_sheet_id);
end;
$$;

create function private.lock_owned_sheet(p_sheet_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_place constant private.sheet_members := private.lock_sheet(v_user_id, p_sheet_id);
begin
  if not v_place.is_owner then
    raise exception 'Only the owner of the sheet can do this.' using errcode = '42501', hint = 'not-the-owner';
  end if;
end;
$$;

-- The membership of another person in this group.
create function private.other_sheet_place(p_sheet_id uuid, p_member_id uuid) returns private.sheet_members
language plpgsql stable set search_path = '' as $$
declare
  v_place private.sheet_members;
begin
  select m.* into v_place from private.sheet_members m
  where m.id = p_member_id and m.sheet_id = p_sheet_id and m.user_id <> auth.uid();
  if v_place.id is null then
    raise exception 'This person is not on the sheet any more.' using errcode = '22023', hint = 'unknown-member';
  end if;
  return v_place;
end;
$$;

create function private.require_room_for_sheet(p_user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select count(*) from private.sheet_members m where m.user_id = p_user_id) >= private.sheets_of_person() then
    raise exception 'You are on % sheets, which is the most. Please leave one first.', private.sheets_of_person()
      using errcode = 'PT409', hint = 'too-many-sheets';
  end if;
end;
$$;

-- A person without a username has nothing that others could see.
create function private.can_be_on_sheet(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select p.username is not null and lower(p.first_name) <> 'user' from public.profiles p where p.id = p_user_id;
$$;

-- For an operator who removes the name of a group.
create function private.remove_sheet_name(p_subject_id uuid, p_name text) returns void
language sql volatile set search_path = '' as $$
  update private.friends_sheets s set name = 'A sheet of friends'
  where s.id = p_subject_id and s.name = p_name;
$$;

-- What a code does for a person, as the invitation page shows it. `status` is one of:
--    open           the person can join
--    joined         the person has just joined
--    member         the person is already a member
--    full           the group has fifty members
--    too-many       the person is in twenty groups
--    set-up-first   the person has no username yet
--    wrong-code     unknown, renewed or revoked code
--    wait           too many codes were entered; `wait_seconds` says how long to wait
create function private.friends_answer(p_status text, p_sheet private.friends_sheets, p_wait_seconds integer default 0)
returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'status', p_status,
    -- Only members get the address of the group.
    'sheet_id', case when p_status in ('joined', 'member') then p_sheet.id end,
    'name', p_sheet.name,
    'members', (select count(*) from private.sheet_members m where m.sheet_id = p_sheet.id),
    'wait_seconds', p_wait_seconds);
$$;

-- Every call counts one attempt. A wrong code is returned instead of raised because raising would undo the count. The group is
-- locked when the person joins.
create function private.answer_friends_code(p_code text, p_joins boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_wait constant integer := private.count_code_try(v_user_id);
  v_sheet private.friends_sheets;
begin
  if v_wait > 0 then
    return private.friends_answer('wait', null, v_wait);
  end if;
  if p_joins then
    select s.* into v_sheet from private.friends_sheets s where s.code = private.read_code(p_code) for update;
  else
    select s.* into v_sheet from private.friends_sheets s where s.code = private.read_code(p_code);
  end if;
  if v_sheet.id is null then
    perform private.note_wrong_code(v_user_id, 'friends_sheet');
    return private.friends_answer('wrong-code', null);
  end if;
  if exists (select from private.sheet_members m where m.sheet_id = v_sheet.id and m.user_id = v_user_id) then
    return private.friends_answer('member', v_sheet);
  end if;
  if not private.can_be_on_sheet(v_user_id) then
    return private.friends_answer('set-up-first', v_sheet);
  end if;
  if (select count(*) from private.sheet_members m where m.sheet_id = v_sheet.id) >= private.members_of_sheet() then
    return private.friends_answer('full', v_sheet);
  end if;
  if (select count(*) from private.sheet_members m where m.user_id = v_user_id) >= private.sheets_of_person() then
    return private.friends_answer('too-many', v_sheet);
  end if;
  if not p_joins then
    return private.friends_answer('open', v_sheet);
  end if;
  insert into private.sheet_members (sheet_id, user_id) values (v_sheet.id, v_user_id);
  return private.friends_answer('joined', v_sheet);
end;
$$;

revoke execute on all functions in schema private from public;

create function public.rename_friends_sheet(p_sheet_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_sheet(p_sheet_id);
  update private.friends_sheets s set name = private.shared_name(p_name) where s.id = p_sheet_id;
end;
$$;
comment on function public.rename_friends_sheet is '@returns not null';
revoke execute on function public.rename_friends_sheet from public, anon, service_role;
grant execute on function public.rename_friends_sheet to authenticated;

-- The old code stops working.
create function public.renew_friends_code(p_sheet_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_sheet(p_sheet_id);
  update private.friends_sheets s set code = private.new_code() where s.id = p_sheet_id;
end;
$$;
comment on function public.renew_friends_code is '@returns not null';
revoke execute on function public.renew_friends_code from public, anon, service_role;
grant execute on function public.renew_friends_code to authenticated;

create function public.revoke_friends_code(p_sheet_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_sheet(p_sheet_id);
  update private.friends_sheets s set code = null where s.id = p_sheet_id;
end;
$$;
comment on function public.revoke_friends_code is '@returns not null';
revoke execute on function public.revoke_friends_code from public, anon, service_role;
grant execute on function public.revoke_friends_code to authenticated;

-- An owner who did not hand the group over leaves it to the longest-standing member.
create function public.leave_friends_sheet(p_sheet_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_place constant private.sheet_members := private.lock_sheet(v_user_id, p_sheet_id);
begin
  delete from private.sheet_members m where m.id = v_place.id;
end;
$$;
comment on function public.leave_friends_sheet is '@returns not null';
revoke execute on function public.leave_friends_sheet from public, anon, service_role;
grant execute on function public.leave_friends_sheet to authenticated;

-- Also renews the code, so that the person cannot come back with the one they know.
create function public.remove_sheet_member(p_sheet_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_place private.sheet_members;
begin
  perform private.lock_owned_sheet(p_sheet_id);
  v_place := private.other_sheet_place(p_sheet_id, p_member_id);
  delete from private.sheet_members m where m.id = v_place.id;
  update private.friends_sheets s set code = private.new_code() where s.id = p_sheet_id and s.code is not null;
end;
$$;
comment on function public.remove_sheet_member is '@returns not null';
revoke execute on function public.remove_sheet_member from public, anon, service_role;
grant execute on function public.remove_sheet_member to authenticated;

create function public.hand_over_friends_sheet(p_sheet_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_place private.sheet_members;
begin
  perform private.lock_owned_sheet(p_sheet_id);
  v_place := private.other_sheet_place(p_sheet_id, p_member_id);
  update private.sheet_members m set is_owner = false where m.sheet_id = p_sheet_id and m.is_owner;
  update private.sheet_members m set is_owner = true where m.id = v_place.id;
end;
$$;
comment on function public.hand_over_friends_sheet is '@returns not null';
revoke execute on function public.hand_over_friends_sheet from public, anon, service_role;
grant execute on function public.hand_over_friends_sheet to authenticated;

create function public.delete_friends_sheet(p_sheet_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_sheet(p_sheet_id);
  delete from private.friends_sheets s where s.id = p_sheet_id;
end;
$$;
comment on function public.delete_friends_sheet is '@returns not null';
revoke execute on function public.delete_friends_sheet from public, anon, service_role;
grant execute on function public.delete_friends_sheet to authenticated;

-- Reports the username of a member or, without one, the name of the group. The caller is not locked: two members who report
-- each other would deadlock.
create function public.report_friends_sheet(p_sheet_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_place private.sheet_members := private.sheet_place(v_user_id, p_sheet_id);
begin
  if p_member_id is null then
    perform private.report_name(v_user_id, 'sheet_name', s.id, s.name)
    from private.friends_sheets s where s.id = p_sheet_id;
  else
    v_place := private.other_sheet_place(p_sheet_id, p_member_id);
    perform private.report_name(v_user_id, 'username', p.id, p.username)
    from public.profiles p where p.id = v_place.user_id;
  end if;
end;
$$;
comment on function public.report_friends_sheet is '@nullable p_member_id';
revoke execute on function public.report_friends_sheet from public, anon, service_role;
grant execute on function public.report_friends_sheet to authenticated;

-- For the page that asks before somebody joins: the name of the group and the number of members, and no more.
create function public.friends_invitation(p_code text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.answer_friends_code(p_code, false);
$$;
revoke execute on function public.friends_invitation from public, anon, service_role;
grant execute on function public.friends_invitation to authenticated;

create function public.join_friends_sheet(p_code text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.answer_friends_code(p_code, true);
$$;
revoke execute on function public.join_friends_sheet from public, anon, service_role;
grant execute on function public.join_friends_sheet to authenticated;

-- Reports the name shown on an invitation page; people who see it need not join first. Reporting an unknown code has no effect.
create function public.report_friends_invitation(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer constant jsonb := private.answer_friends_code(p_code, false);
begin
  perform private.report_name(auth.uid(), 'sheet_name', s.id, s.name)
  from private.friends_sheets s
  where s.code = private.read_code(p_code) and v_answer ->> 'status' not in ('wait', 'wrong-code');
  return v_answer;
end;
$$;
revoke execute on function public.report_friends_invitation from public, anon, service_role;
grant execute on function public.report_friends_invitation to authenticated;

-- The caller's groups, in the order in which they were joined.
create function public.friends_sheets() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_games constant text[] := array(select g.game_type from public.games g where g.kind = 'grid');
  v_today constant date := private.day_key_at(now());
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'name', s.name, 'is_owner', mine.is_owner, 'members', o.members, 'played_today', o.played)
      order by mine.joined_at, s.id), '[]')
    from private.sheet_members mine
    join private.friends_sheets s on s.id = mine.sheet_id
    cross join lateral (
      select count(*) as members, count(*) filter (where exists (
        select from public.daily_grid_results r
        where r.user_id = m.user_id and r.game_type = any (v_games) and r.challenge_date = v_today)) as played
      from private.sheet_members m where m.sheet_id = s.id) o
    where mine.user_id = v_user_id);
end;
$$;
revoke execute on function public.friends_sheets from public, anon, service_role;
grant execute on function public.friends_sheets to authenticated;

-- One group. The time of one of today's puzzles is shown only to people who have solved that puzzle too, and only if the server
-- measured it and a person can be that fast. A puzzle that was solved after its day does not count, as with the streak.
--
-- The members are sorted for display: the caller first, then by puzzles solved today, then by name. Only the owner sees the
-- code: a new code must not reach the people who were given the old one.
create function public.friends_sheet(p_sheet_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_place constant private.sheet_members := private.sheet_place(v_user_id, p_sheet_id);
  v_today constant date := private.day_key_at(now());
  v_games constant text[] := array(select g.game_type from public.games g where g.kind = 'grid');
  v_open constant jsonb := (
    select jsonb_object_agg(g.game_type, jsonb_build_object('solved', false, 'seconds', null)) from unnest(v_games) g (game_type));
  v_solved constant text[] := array(
    select r.game_type from public.daily_grid_results r
    where r.user_id = v_user_id and r.game_type = any (v_games) and r.challenge_date = v_today);
begin
  return public.day_at(now()) || (
    select jsonb_build_object(
      'id', s.id, 'name', s.name, 'is_owner', v_place.is_owner,
      'code', case when v_place.is_owner then s.code end,
      'members', (
        select jsonb_agg(jsonb_build_object(
          'id', m.id,
          'is_you', m.id = v_place.id,
          'is_owner', m.is_owner,
          'player', private.shown_player(m.user_id),
          'today', v_open || d.today,
          'week', d.week,
          'streak', private.current_streak(m.user_id))
          order by m.id <> v_place.id, d.solved_today desc, p.username)
        from private.sheet_members m
        join public.profiles p on p.id = m.user_id
        cross join lateral (
          select
            count(*) filter (where r.challenge_date = v_today) as solved_today,
            coalesce(jsonb_object_agg(r.game_type, jsonb_build_object(
              'solved', true,
              'seconds', case when r.game_type = any (v_solved) and r.time_verified
                and private.is_human_time(r.completion_time_seconds) then r.completion_time_seconds end))
              filter (where r.challenge_date = v_today), '{}') as today,
            -- Oldest day first, today last.
            jsonb_build_array(
              count(*) filter (where r.challenge_date = v_today - 6), count(*) filter (where r.challenge_date = v_today - 5),
              count(*) filter (where r.challenge_date = v_today - 4), count(*) filter (where r.challenge_date = v_today - 3),
              count(*) filter (where r.challenge_date = v_today - 2), count(*) filter (where r.challenge_date = v_today - 1),
              count(*) filter (where r.challenge_date = v_today)) as week
          from public.daily_grid_results r
          where r.user_id = m.user_id and r.game_type = any (v_games)
            and r.challenge_date between v_today - 6 and v_today and r.xp_earned > 0) d
        where m.sheet_id = s.id))
    from private.friends_sheets s where s.id = p_sheet_id);
end;
$$;
revoke execute on function public.friends_sheet from public, anon, service_role;
grant execute on function public.friends_sheet to authenticated;

-- The device chose the id; repeating the call only renames the group.
create function public.make_friends_sheet(p_sheet_id uuid, p_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_name constant text := private.shared_name(p_name);
begin
  if p_sheet_id is null then
    raise exception 'The new sheet needs an id.' using errcode = '22023', hint = 'malformed-sheet';
  end if;
  if exists (select from private.friends_sheets s where s.id = p_sheet_id) then
    -- Refuses somebody else's group.
    perform private.lock_owned_sheet(p_sheet_id);
    update private.friends_sheets s set name = v_name where s.id = p_sheet_id and s.name <> v_name;
    return p_sheet_id;
  end if;
  if not private.can_be_on_sheet(v_user_id) then
    raise exception 'Please choose a username first.' using errcode = 'PT409', hint = 'set-up-first';
  end if;
  perform private.require_room_for_sheet(v_user_id);
  insert into private.friends_sheets (id, name, code) values (p_sheet_id, v_name, private.new_code());
  insert into private.sheet_members (sheet_id, user_id, is_owner) values (p_sheet_id, v_user_id, true);
  return p_sheet_id;
end;
$$;
comment on function public.make_friends_sheet is '@returns not null';
revoke execute on function public.make_friends_sheet from public, anon, service_role;
grant execute on function public.make_friends_sheet to authenticated;
