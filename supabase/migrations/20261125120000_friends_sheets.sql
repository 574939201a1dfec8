-- Sheets of friends: up to fifty people who see each other's day. Nobody is on one who did not join it, and only members read
-- it, by `friends_sheet()`.
--
-- Locks are taken in one order: the profile of the caller, the sheet, its members. A deletion of an account comes by the same
-- road: a trigger locks the sheets of a profile before its rows go.
select set_config('lock_timeout', '2s', true);

create table private.friends_sheets (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 40),
  -- What lets a person join; null while nobody can.
  code text unique,
  created_at timestamptz not null default now()
);

create table private.sheet_members (
  -- What the other members know this one by: never the id of the account.
  id uuid primary key default gen_random_uuid(),
  sheet_id uuid not null references private.friends_sheets (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  is_owner boolean not null default false,
  joined_at timestamptz not null default now(),
  constraint sheet_members_once unique (sheet_id, user_id)
);
create unique index sheet_members_one_owner on private.sheet_members (sheet_id) where is_owner;
create index sheet_members_by_player on private.sheet_members (user_id);

alter table private.friends_sheets enable row level security;
alter table private.friends_sheets force row level security;
alter table private.sheet_members enable row level security;
alter table private.sheet_members force row level security;

create trigger forget_name_reports after delete on private.friends_sheets
  for each row execute function private.forget_name_reports();

create function private.members_of_sheet() returns integer
language sql immutable set search_path = '' as $$ select 50; $$;

create function private.sheets_of_person() returns integer
language sql immutable set search_path = '' as $$ select 20; $$;

-- Before an account goes with its places on sheets, these sheets are locked, as everybody else locks them. In the order of their
-- ids, so that two deletions do not wait for each other.
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

-- A sheet always has an owner: after them it is the member of longest standing. The last one takes the sheet along.
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

-- The person's place on a sheet. A sheet that is none, and one of others, are refused in the same words.
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

-- The same for one who writes: the sheet stays locked.
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

-- A place of another one on this sheet.
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

create function public.make_friends_sheet(p_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_name constant text := private.shared_name(p_name);
  v_sheet_id uuid;
begin
  if not private.can_be_on_sheet(v_user_id) then
    raise exception 'Please choose a username first.' using errcode = 'PT409', hint = 'set-up-first';
  end if;
  perform private.require_room_for_sheet(v_user_id);
  insert into private.friends_sheets (name, code) values (v_name, private.new_code()) returning id into v_sheet_id;
  insert into private.sheet_members (sheet_id, user_id, is_owner) values (v_sheet_id, v_user_id, true);
  return v_sheet_id;
end;
$$;
comment on function public.make_friends_sheet(text) is '@returns not null';

create function public.rename_friends_sheet(p_sheet_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_sheet(p_sheet_id);
  update private.friends_sheets s set name = private.shared_name(p_name) where s.id = p_sheet_id;
end;
$$;
comment on function public.rename_friends_sheet(uuid, text) is '@returns not null';

-- The old code lets nobody in any more.
create function public.renew_friends_code(p_sheet_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_sheet(p_sheet_id);
  update private.friends_sheets s set code = private.new_code() where s.id = p_sheet_id;
end;
$$;
comment on function public.renew_friends_code(uuid) is '@returns not null';

create function public.revoke_friends_code(p_sheet_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_sheet(p_sheet_id);
  update private.friends_sheets s set code = null where s.id = p_sheet_id;
end;
$$;
comment on function public.revoke_friends_code(uuid) is '@returns not null';

-- Who leaves frees a place. An owner who did not hand the sheet over leaves it to the member of longest standing.
create function public.leave_friends_sheet(p_sheet_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_place constant private.sheet_members := private.lock_sheet(v_user_id, p_sheet_id);
begin
  delete from private.sheet_members m where m.id = v_place.id;
end;
$$;
comment on function public.leave_friends_sheet(uuid) is '@returns not null';

-- With a new code, so that the person does not come back by the one they know.
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
comment on function public.remove_sheet_member(uuid, uuid) is '@returns not null';

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
comment on function public.hand_over_friends_sheet(uuid, uuid) is '@returns not null';

create function public.delete_friends_sheet(p_sheet_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_sheet(p_sheet_id);
  delete from private.friends_sheets s where s.id = p_sheet_id;
end;
$$;
comment on function public.delete_friends_sheet(uuid) is '@returns not null';

-- Reports the username of a member, or, without one, the name of the sheet.
create function public.report_friends_sheet(p_sheet_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
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
comment on function public.report_friends_sheet(uuid, uuid) is '@nullable p_member_id';

-- What an operator's "remove" does with the name of a sheet.
create function private.remove_sheet_name(p_subject_id uuid, p_name text) returns void
language sql volatile set search_path = '' as $$
  update private.friends_sheets s set name = 'A sheet of friends'
  where s.id = p_subject_id and s.name = p_name;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.make_friends_sheet(text), public.rename_friends_sheet(uuid, text),
  public.renew_friends_code(uuid), public.revoke_friends_code(uuid), public.leave_friends_sheet(uuid),
  public.remove_sheet_member(uuid, uuid), public.hand_over_friends_sheet(uuid, uuid), public.delete_friends_sheet(uuid),
  public.report_friends_sheet(uuid, uuid)
  from public, anon, service_role;
grant execute on function public.make_friends_sheet(text), public.rename_friends_sheet(uuid, text),
  public.renew_friends_code(uuid), public.revoke_friends_code(uuid), public.leave_friends_sheet(uuid),
  public.remove_sheet_member(uuid, uuid), public.hand_over_friends_sheet(uuid, uuid), public.delete_friends_sheet(uuid),
  public.report_friends_sheet(uuid, uuid)
  to authenticated;
