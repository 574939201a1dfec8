-- Friend groups: up to 50 people who see each other's day. These functions are the only access to what members see of each
-- other.

create table private.friend_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 40),
  -- Null for the name that replaces a removed one or that of a deleted account.
  named_by uuid references public.profiles (id) on delete set null,
  -- The secret of the link, and what people type instead. All null while nobody can join.
  link_secret text unique default private.new_code(),
  code text unique default private.new_typed_code(),
  -- The last day of the typed code. The link does not expire.
  code_expires_on date default private.new_code_expiry(),
  -- People with the link read the names of the group and its owner before they sign in.
  shows_preview boolean not null default true,
  created_at timestamptz not null default now(),
  constraint friend_groups_open_or_closed check (num_nulls(link_secret, code, code_expires_on) in (0, 3))
);

create index friend_groups_by_namer on private.friend_groups (named_by);

alter table private.friend_groups enable row level security, force row level security;

create table private.friend_group_members (
  -- How the other members know this one: never by the id of the account.
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references private.friend_groups (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  is_owner boolean not null default false,
  joined_at timestamptz not null default now(),
  constraint friend_group_members_once unique (group_id, user_id)
);

create unique index friend_group_members_one_owner on private.friend_group_members (group_id) where is_owner;
create index friend_group_members_by_player on private.friend_group_members (user_id);

alter table private.friend_group_members enable row level security, force row level security;

create function private.max_group_members() returns integer
language sql immutable set search_path = '' as $$ select 50; $$;

create function private.max_groups_per_person() returns integer
language sql immutable set search_path = '' as $$ select 20; $$;

-- Locks the groups of an account before it is deleted with its memberships, as every other call locks them. Ordered by id, so
-- that two deletions do not deadlock.
create function private.lock_friend_groups_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.friend_groups s
  where s.named_by = old.id or s.id in (select m.group_id from private.friend_group_members m where m.user_id = old.id)
  order by s.id for update;
  return old;
end;
$$;

create trigger lock_friend_groups_of_profile before delete on public.profiles
  for each row execute function private.lock_friend_groups_of_profile();

create function private.note_group_namer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.named_by := auth.uid();
  return new;
end;
$$;

create trigger note_group_namer before insert or update of name on private.friend_groups
  for each row execute function private.note_group_namer();

-- The words of a deleted account do not stay.
create function private.forget_group_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := 'Friend group';
  return new;
end;
$$;

create trigger forget_group_name before update of named_by on private.friend_groups
  for each row when (old.named_by is not null and new.named_by is null) execute function private.forget_group_name();

-- A group always has an owner: after the owner leaves it is the longest-standing member. The group is deleted with its last
-- member.
create function private.settle_left_friend_group() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.friend_groups s where s.id = old.group_id for update;
  if not found then
    return null;
  end if;
  if old.is_owner then
    update private.friend_group_members m set is_owner = true
    where m.id = (select o.id from private.friend_group_members o where o.group_id = old.group_id order by o.joined_at, o.id limit 1);
    -- Only the former owner has agreed to be named.
    update private.friend_groups s set shows_preview = false where s.id = old.group_id;
  end if;
  delete from private.friend_groups s
  where s.id = old.group_id and not exists (select from private.friend_group_members m where m.group_id = s.id);
  return null;
end;
$$;

create trigger settle_left_friend_group after delete on private.friend_group_members
  for each row execute function private.settle_left_friend_group();

-- The person's membership in a group. Unknown groups and groups of others are refused with the same words.
create function private.group_membership(p_user_id uuid, p_group_id uuid) returns private.friend_group_members
language plpgsql stable set search_path = '' as $$
declare
  v_member private.friend_group_members;
begin
  select m.* into v_member from private.friend_group_members m where m.group_id = p_group_id and m.user_id = p_user_id;
  if v_member.id is null then
    raise exception 'You are not a member of this friend group, or it no longer exists.' using errcode = '42501', hint = 'not-your-group';
  end if;
  return v_member;
end;
$$;

-- The same for a call that writes: the group stays locked.
create function private.lock_friend_group(p_user_id uuid, p_group_id uuid) returns private.friend_group_members
language plpgsql set search_path = '' as $$
begin
  perform from private.friend_groups s where s.id = p_group_id for update;
  return private.group_membership(p_user_id, p_group_id);
end;
$$;

create function private.lock_owned_friend_group(p_group_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_member constant private.friend_group_members := private.lock_friend_group(v_user_id, p_group_id);
begin
  if not v_member.is_owner then
    raise exception 'Only the owner of the friend group can do this.' using errcode = '42501', hint = 'not-the-owner';
  end if;
end;
$$;

-- The membership of another person in this group.
create function private.other_group_membership(p_group_id uuid, p_member_id uuid) returns private.friend_group_members
language plpgsql stable set search_path = '' as $$
declare
  v_member private.friend_group_members;
begin
  select m.* into v_member from private.friend_group_members m
  where m.id = p_member_id and m.group_id = p_group_id and m.user_id <> auth.uid();
  if v_member.id is null then
    raise exception 'This person is no longer a member of the friend group.' using errcode = '22023', hint = 'unknown-member';
  end if;
  return v_member;
end;
$$;

create function private.require_group_quota(p_user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select count(*) from private.friend_group_members m where m.user_id = p_user_id) >= private.max_groups_per_person() then
    raise exception 'You can be in at most % friend groups. Please leave one first.', private.max_groups_per_person()
      using errcode = 'PT409', hint = 'too-many-groups';
  end if;
end;
$$;

-- A person without a username has nothing that others could see.
create function private.can_join_groups(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select p.username is not null and lower(p.first_name) <> 'user' from public.profiles p where p.id = p_user_id;
$$;

-- For an operator who removes the name of a group: from that group, and from others for which the same people chose it.
create function private.remove_group_name(p_subject_id uuid, p_namers uuid[], p_look text) returns void
language sql volatile set search_path = '' as $$
  with named as materialized (
    select s.id from private.friend_groups s
    where (s.id = p_subject_id or s.named_by = any (p_namers)) and private.has_look(s.name, p_look)
    order by s.id for update)
  update private.friend_groups s set name = 'Friend group' from named n where s.id = n.id;
$$;

-- What a code does for a person, as the invitation page shows it. `status` is one of:
--    open           the person can join
--    joined         the person has just joined
--    member         the person is already a member
--    full           the group has fifty members
--    too-many       the person is in twenty groups
--    set-up-first   the person has no username yet
--    too-many-joins a hundred people joined with this code or link today
--    wrong-code     unknown, expired, renewed or revoked code
--    wait           too many codes were entered; `wait_seconds` says how long to wait
--    network-wait   too many wrong codes were entered in the person's network
create function private.friend_group_response(p_status text, p_group private.friend_groups, p_wait_seconds integer default 0)
returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'status', p_status,
    -- Only members get the address of the group.
    'group_id', case when p_status in ('joined', 'member') then p_group.id end,
    'name', p_group.name,
    'members', (select count(*) from private.friend_group_members m where m.group_id = p_group.id),
    'wait_seconds', p_wait_seconds);
$$;

-- The group that a typed code or the secret of a link leads to.
create function private.group_id_of_code(p_code text) returns uuid
language sql stable set search_path = '' as $$
  select s.id from private.friend_groups s
  where s.link_secret = p_code or (s.code = p_code and s.code_expires_on >= private.day_key_at(now()));
$$;

-- Every call counts one attempt. A wrong code is returned instead of raised because raising would undo the count. The group is
-- locked when the person joins.
create function private.answer_friend_group_code(p_code text, p_joins boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
  v_attempt constant record := private.count_code_attempt(v_user_id, p_code);
  v_group private.friend_groups;
begin
  if v_attempt.status is not null then
    return private.friend_group_response(v_attempt.status, null, v_attempt.wait_seconds);
  end if;
  if p_joins then
    perform from private.friend_groups s where s.id = private.group_id_of_code(p_code) for update;
  end if;
  -- Read after the lock: the code may have been renewed during the wait.
  select s.* into v_group from private.friend_groups s where s.id = private.group_id_of_code(p_code);
  if v_group.id is null then
    perform private.record_wrong_invitation(v_user_id, 'friend_group', p_code);
    return private.friend_group_response('wrong-code', null);
  end if;
  if exists (select from private.friend_group_members m where m.group_id = v_group.id and m.user_id = v_user_id) then
    return private.friend_group_response('member', v_group);
  end if;
  if not private.can_join_groups(v_user_id) then
    return private.friend_group_response('set-up-first', v_group);
  end if;
  if (select count(*) from private.friend_group_members m where m.group_id = v_group.id) >= private.max_group_members() then
    return private.friend_group_response('full', v_group);
  end if;
  if (select count(*) from private.friend_group_members m where m.user_id = v_user_id) >= private.max_groups_per_person() then
    return private.friend_group_response('too-many', v_group);
  end if;
  if private.joins_wait(p_code) > 0 then
    return private.friend_group_response('too-many-joins', v_group, private.joins_wait(p_code));
  end if;
  if not p_joins then
    return private.friend_group_response('open', v_group);
  end if;
  insert into private.friend_group_members (group_id, user_id) values (v_group.id, v_user_id);
  perform private.count_join(v_user_id, p_code);
  return private.friend_group_response('joined', v_group);
end;
$$;

revoke execute on all functions in schema private from public;

create function public.rename_friend_group(p_group_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_name text;
begin
  perform private.lock_owned_friend_group(p_group_id);
  v_name := private.chosen_name(auth.uid(), p_name);
  perform private.count_shared_rename(auth.uid(), s.name, v_name) from private.friend_groups s where s.id = p_group_id;
  update private.friend_groups s set name = v_name where s.id = p_group_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.rename_friend_group is '@returns not null';
revoke execute on function public.rename_friend_group from public, anon, service_role;
grant execute on function public.rename_friend_group to authenticated;

-- Sets a new typed code; the old one stops working, and the link stays. A group without an invitation gets both.
create function public.renew_friend_group_code(p_group_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_friend_group(p_group_id);
  update private.friend_groups s set code = private.new_typed_code(), code_expires_on = private.new_code_expiry(),
    link_secret = coalesce(s.link_secret, private.new_code())
  where s.id = p_group_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.renew_friend_group_code is '@returns not null';
revoke execute on function public.renew_friend_group_code from public, anon, service_role;
grant execute on function public.renew_friend_group_code to authenticated;

-- The code and the link stop working.
create function public.revoke_friend_group_code(p_group_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_friend_group(p_group_id);
  update private.friend_groups s set code = null, code_expires_on = null, link_secret = null where s.id = p_group_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.revoke_friend_group_code is '@returns not null';
revoke execute on function public.revoke_friend_group_code from public, anon, service_role;
grant execute on function public.revoke_friend_group_code to authenticated;

-- Whether people with the link read the names of the group and its owner before they sign in.
create function public.show_friend_group_preview(p_group_id uuid, p_shown boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_friend_group(p_group_id);
  update private.friend_groups s set shows_preview = coalesce(p_shown, false) where s.id = p_group_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.show_friend_group_preview is '@returns not null';
revoke execute on function public.show_friend_group_preview from public, anon, service_role;
grant execute on function public.show_friend_group_preview to authenticated;

-- An owner who did not hand the group over leaves it to the longest-standing member.
create function public.leave_friend_group(p_group_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_member private.friend_group_members;
begin
  v_user_id := private.lock_player();
  v_member := private.lock_friend_group(v_user_id, p_group_id);
  delete from private.friend_group_members m where m.id = v_member.id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.leave_friend_group is '@returns not null';
revoke execute on function public.leave_friend_group from public, anon, service_role;
grant execute on function public.leave_friend_group to authenticated;

-- Also replaces the code and the link, so that the person cannot come back with what they know. An expired code stays expired.
create function public.remove_friend_group_member(p_group_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_member private.friend_group_members;
begin
  perform private.lock_owned_friend_group(p_group_id);
  v_member := private.other_group_membership(p_group_id, p_member_id);
  delete from private.friend_group_members m where m.id = v_member.id;
  update private.friend_groups s set code = private.new_typed_code(), link_secret = private.new_code()
  where s.id = p_group_id and s.link_secret is not null;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.remove_friend_group_member is '@returns not null';
revoke execute on function public.remove_friend_group_member from public, anon, service_role;
grant execute on function public.remove_friend_group_member to authenticated;

create function public.transfer_friend_group(p_group_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_member private.friend_group_members;
begin
  perform private.lock_owned_friend_group(p_group_id);
  v_member := private.other_group_membership(p_group_id, p_member_id);
  update private.friend_group_members m set is_owner = false where m.group_id = p_group_id and m.is_owner;
  update private.friend_group_members m set is_owner = true where m.id = v_member.id;
  -- Only the former owner has agreed to be named.
  update private.friend_groups g set shows_preview = false where g.id = p_group_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.transfer_friend_group is '@returns not null';
revoke execute on function public.transfer_friend_group from public, anon, service_role;
grant execute on function public.transfer_friend_group to authenticated;

create function public.delete_friend_group(p_group_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owned_friend_group(p_group_id);
  delete from private.friend_groups s where s.id = p_group_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.delete_friend_group is '@returns not null';
revoke execute on function public.delete_friend_group from public, anon, service_role;
grant execute on function public.delete_friend_group to authenticated;

-- Reports the username of a member or, without one, the name of the group. The caller is not locked: two members who report
-- each other would deadlock.
create function public.report_friend_group(p_group_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_member private.friend_group_members;
begin
  v_user_id := private.require_player();
  v_member := private.group_membership(v_user_id, p_group_id);
  if p_member_id is null then
    perform private.report_name(v_user_id, 'group_name', s.id, s.named_by, s.name)
    from private.friend_groups s where s.id = p_group_id;
  else
    v_member := private.other_group_membership(p_group_id, p_member_id);
    perform private.report_name(v_user_id, 'username', p.id, p.id, p.username)
    from public.profiles p where p.id = v_member.user_id;
  end if;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.report_friend_group is '@nullable p_member_id';
revoke execute on function public.report_friend_group from public, anon, service_role;
grant execute on function public.report_friend_group to authenticated;

-- For guests with the link: the names of the group and its owner, or null if the owner does not allow it or the link does not work.
create function public.friend_group_preview(p_secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.limit_network('invitation-preview', 600);
  return (
    select jsonb_build_object('name', s.name, 'invited_by', p.username)
    from private.friend_groups s
      join private.friend_group_members m on m.group_id = s.id and m.is_owner
      join public.profiles p on p.id = m.user_id
    where s.link_secret = p_secret and s.shows_preview);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.friend_group_preview from public, authenticated, service_role;
grant execute on function public.friend_group_preview to anon;

-- For the page that asks before somebody joins: the name of the group and the number of members, and no more.
create function public.friend_group_invitation(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.answer_friend_group_code(p_code, false);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.friend_group_invitation from public, anon, service_role;
grant execute on function public.friend_group_invitation to authenticated;

create function public.join_friend_group(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.answer_friend_group_code(p_code, true);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.join_friend_group from public, anon, service_role;
grant execute on function public.join_friend_group to authenticated;

-- Reports the name shown on an invitation page; people who see it need not join first. Reporting an unknown code has no effect.
create function public.report_friend_group_invitation(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  v_answer := private.answer_friend_group_code(p_code, false);
  perform private.report_name(auth.uid(), 'group_name', s.id, s.named_by, s.name)
  from private.friend_groups s
  where s.id = private.group_id_of_code(p_code) and v_answer ->> 'status' not in ('wait', 'network-wait', 'wrong-code');
  return v_answer;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.report_friend_group_invitation from public, anon, service_role;
grant execute on function public.report_friend_group_invitation to authenticated;

-- The caller's groups, in the order in which they were joined.
create function public.friend_groups() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_games text[];
  v_today constant date := private.day_key_at(now());
begin
  v_user_id := private.require_player();
  v_games := array(select g.game_type from public.games g where g.kind = 'grid');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'name', s.name, 'is_owner', mine.is_owner, 'members', o.members, 'played_today', o.played)
      order by mine.joined_at, s.id), '[]')
    from private.friend_group_members mine
    join private.friend_groups s on s.id = mine.group_id
    cross join lateral (
      select count(*) as members, count(*) filter (where exists (
        select from public.daily_grid_results r
        where r.user_id = m.user_id and r.game_type = any (v_games) and r.challenge_date = v_today)) as played
      from private.friend_group_members m where m.group_id = s.id) o
    where mine.user_id = v_user_id);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.friend_groups from public, anon, service_role;
grant execute on function public.friend_groups to authenticated;

-- One group. The time of one of today's puzzles is shown only to people who have solved that puzzle too, and only if the server
-- measured it and a person can be that fast. A puzzle that was solved after its day does not count, as with the streak.
--
-- The members are sorted for display: the caller first, then by puzzles solved today, then by name. Only the owner sees the
-- code and the link: new ones must not reach the people who were given the old ones. `code` is null when it has expired.
create function public.friend_group(p_group_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_member private.friend_group_members;
  v_today constant date := private.day_key_at(now());
  v_games text[];
  v_open jsonb;
  v_solved text[];
begin
  v_user_id := private.require_player();
  v_member := private.group_membership(v_user_id, p_group_id);
  v_games := array(select g.game_type from public.games g where g.kind = 'grid');
  v_open := (
    select jsonb_object_agg(g.game_type, jsonb_build_object('solved', false, 'seconds', null)) from unnest(v_games) g (game_type));
  v_solved := array(
    select r.game_type from public.daily_grid_results r
    where r.user_id = v_user_id and r.game_type = any (v_games) and r.challenge_date = v_today);
  return private.day_at(now()) || (
    select jsonb_build_object(
      'id', s.id, 'name', s.name, 'is_owner', v_member.is_owner,
      'link_secret', case when v_member.is_owner then s.link_secret end,
      'code', case when v_member.is_owner and s.code_expires_on >= v_today then s.code end,
      'code_expires_on', case when v_member.is_owner then s.code_expires_on end,
      'shows_preview', s.shows_preview,
      'members', (
        select jsonb_agg(jsonb_build_object(
          'id', m.id,
          'is_you', m.id = v_member.id,
          'is_owner', m.is_owner,
          'player', private.shown_player(m.user_id),
          'today', v_open || d.today,
          'week', d.week,
          'streak', private.current_streak(m.user_id))
          order by m.id <> v_member.id, d.solved_today desc, p.username)
        from private.friend_group_members m
        join public.profiles p on p.id = m.user_id
        cross join lateral (
          select
            count(*) filter (where r.challenge_date = v_today) as solved_today,
            coalesce(jsonb_object_agg(r.game_type, jsonb_build_object(
              'solved', true,
              'seconds', case when r.game_type = any (v_solved) and r.time_verified
                then r.completion_time_seconds end))
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
        where m.group_id = s.id))
    from private.friend_groups s where s.id = p_group_id);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.friend_group from public, anon, service_role;
grant execute on function public.friend_group to authenticated;

-- The device chose the id; repeating the call only renames the group.
create function public.create_friend_group(p_group_id uuid, p_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_name text;
begin
  v_user_id := private.lock_player();
  v_name := private.chosen_name(v_user_id, p_name);
  if p_group_id is null then
    raise exception 'The new friend group needs an id.' using errcode = '22023', hint = 'malformed-group';
  end if;
  if exists (select from private.friend_groups s where s.id = p_group_id) then
    -- Refuses somebody else's group.
    perform private.lock_owned_friend_group(p_group_id);
    perform private.count_shared_rename(v_user_id, s.name, v_name) from private.friend_groups s where s.id = p_group_id;
    update private.friend_groups s set name = v_name where s.id = p_group_id and s.name <> v_name;
    return p_group_id;
  end if;
  if not private.can_join_groups(v_user_id) then
    raise exception 'Please choose a username first.' using errcode = 'PT409', hint = 'set-up-first';
  end if;
  perform private.require_group_quota(v_user_id);
  insert into private.friend_groups (id, name) values (p_group_id, v_name);
  insert into private.friend_group_members (group_id, user_id, is_owner) values (p_group_id, v_user_id, true);
  return p_group_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.create_friend_group is '@returns not null';
revoke execute on function public.create_friend_group from public, anon, service_role;
grant execute on function public.create_friend_group to authenticated;
