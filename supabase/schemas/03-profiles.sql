-- One profile per account. Players update five columns of their own; everything else is written by functions.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  first_name text not null default 'User' check (char_length(first_name) <= 60),
  last_name text check (char_length(last_name) <= 60),
  -- Null until the player sets up the profile.
  username text check (username ~ '^[a-z0-9_]{3,16}$'),
  profile_color text not null default '#3B82F6' check (profile_color ~ '^#[0-9A-F]{6}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  is_subscribed boolean not null default false,
  subscription_tier text not null default 'free' check (subscription_tier ~ '^[a-z]{1,32}$'),
  subscription_status text,
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  subscription_start_date timestamptz,
  subscription_end_date timestamptz,
  current_period_start timestamptz,
  current_period_end timestamptz,
  account_status text not null default 'pending_verification'
    check (account_status in ('pending_verification', 'active')),
  email_verified boolean not null default false,
  has_ebook_access boolean not null default false,
  created_at timestamptz not null default now(),
  total_xp integer not null default 0 check (total_xp >= 0),
  -- As of the last counted day. `dashboard_summary()` says whether it is still alive.
  current_streak integer not null default 0 check (current_streak >= 0),
  -- Where the player is learning now, as `private.learning_level()` finds it.
  learning_level text not null default 'A1' check (learning_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  -- Null until the player has been asked. Only `show_on_boards()` changes it.
  shown_on_boards boolean
)
-- Every counted result changes its player's row, without an index entry if the page has room.
with (fillfactor = 80);

create unique index profiles_username_key on public.profiles (lower(username));

alter table public.profiles enable row level security, force row level security;
revoke all on table public.profiles from anon, authenticated;
grant select, update (first_name, last_name, username, profile_color, country) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;

create policy "Players read their own profile" on public.profiles
  for select to authenticated using (id = (select private.signed_in_player()));

create policy "Players update their own profile" on public.profiles
  for update to authenticated
  using (id = (select private.signed_in_player())) with check (id = (select private.signed_in_player()));

-- Column grants do not hold on every backend, so a trigger guards the columns too: players may change only the columns named
-- here. Row-level security is active for everybody but a superuser and roles with `bypassrls`.
create function private.guard_profile_update() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_free constant text[] := array['first_name', 'last_name', 'username', 'profile_color', 'country'];
begin
  if to_jsonb(new) - v_free is distinct from to_jsonb(old) - v_free then
    raise exception 'Only your name, username, color and country can be changed.'
      using errcode = '42501', hint = 'protected-profile-field';
  end if;
  return new;
end;
$$;

create trigger guard_profile_update before update on public.profiles
  for each row when (row_security_active('public.profiles')) execute function private.guard_profile_update();

-- A player's own update waits for the row as shortly as a call does, and fails like one. Security definer, because the lock needs
-- rights on all columns.
create function private.lock_updated_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_player();
  return null;
end;
$$;

create trigger lock_updated_profile before update on public.profiles
  for each statement when (row_security_active('public.profiles')) execute function private.lock_updated_profile();

-- Every account has a profile from the start, with the account's address and confirmation.
create function private.sync_profile_from_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_verified constant boolean := coalesce(new.email_confirmed_at, new.confirmed_at) is not null;
  v_status constant text := case when v_verified then 'active' else 'pending_verification' end;
begin
  insert into public.profiles (id, email, email_verified, account_status)
  values (new.id, new.email, v_verified, v_status)
  on conflict (id) do update
    set email = excluded.email, email_verified = excluded.email_verified, account_status = excluded.account_status;
  return null;
end;
$$;

create trigger sync_profile_of_new_account after insert on auth.users
  for each row execute function private.sync_profile_from_account();

create trigger sync_profile_of_changed_account after update on auth.users
  for each row
  when (row(old.email, old.email_confirmed_at, old.confirmed_at)
        is distinct from row(new.email, new.email_confirmed_at, new.confirmed_at))
  execute function private.sync_profile_from_account();

-- What the members of a group see of each other, and no more.
create function private.shown_player(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('username', p.username, 'profile_color', p.profile_color, 'country', p.country)
  from public.profiles p where p.id = p_user_id;
$$;

create function private.has_username(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.profiles p where p.id = p_user_id and p.username is not null);
$$;

revoke execute on all functions in schema private from public;
