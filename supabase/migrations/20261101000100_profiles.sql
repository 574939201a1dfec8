create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  first_name text not null default 'User' check (char_length(first_name) <= 60),
  last_name text check (char_length(last_name) <= 60),
  -- Null until the player has set the profile up.
  username text check (username ~ '^[a-z0-9_]{3,16}$'),
  profile_color text not null default '#3B82F6' check (profile_color ~ '^#[0-9A-F]{6}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  is_subscribed boolean not null default false,
  subscription_tier text not null default 'free' check (subscription_tier in ('free', 'premium', 'elite')),
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
  learning_level text not null generated always as (private.learning_level_for(total_xp)) stored,
  -- As of the last counted day; `dashboard_summary()` tells whether it still stands.
  current_streak integer not null default 0 check (current_streak >= 0)
);

create unique index profiles_username_key on public.profiles (lower(username));

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
revoke all on table public.profiles from anon, authenticated;
grant select, update (first_name, last_name, username, profile_color, country) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;

create policy "Players read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Players update their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Column grants alone do not hold on every backend, so the columns that money and honest play rest on
-- are guarded here: what is not named below is not the player's to change.
create function private.guard_profile_update() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- A generated column is still empty in a "before" trigger, so it cannot be compared; it is not writable anyway.
  v_free constant text[] :=
    array['first_name', 'last_name', 'username', 'profile_color', 'country', 'learning_level'];
begin
  if (select r.rolsuper or r.rolbypassrls from pg_catalog.pg_roles r where r.rolname = current_user) then
    return new;
  end if;
  if to_jsonb(new) - v_free is distinct from to_jsonb(old) - v_free then
    raise exception 'Only your name, username, colour and country can be changed.'
      using errcode = '42501', hint = 'protected-profile-field';
  end if;
  if new.first_name is distinct from old.first_name
     and lower(btrim(coalesce(new.first_name, ''))) in ('', 'user') then
    raise exception 'Please enter your actual first name.'
      using errcode = '22023', hint = 'first-name-required';
  end if;
  return new;
end;
$$;

create trigger guard_profile_update before update on public.profiles
  for each row execute function private.guard_profile_update();
create trigger refuse_user_write before insert or delete or truncate on public.profiles
  for each statement execute function private.refuse_user_write();

-- Every account has a profile from its first moment, and the two agree on the address and its confirmation.
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

-- For the set-up form: true or false, no more.
create function public.username_available(p_username text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(lower(p_username) ~ '^[a-z0-9_]{3,16}$', false)
    and not exists (
      select from public.profiles p
      where lower(p.username) = lower(p_username) and p.id is distinct from (select auth.uid()));
$$;

revoke execute on function private.guard_profile_update(), private.sync_profile_from_account() from public;
revoke execute on function public.username_available(text) from public, anon, service_role;
grant execute on function public.username_available(text) to authenticated;
