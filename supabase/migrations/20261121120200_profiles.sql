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
  -- As of the last counted day. `dashboard_summary()` returns whether it still stands.
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

-- Column grants do not hold on every backend, so a trigger guards the columns too. A player may change the columns
-- that are named here and no others.
create function private.guard_profile_update() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_free constant text[] := array['first_name', 'last_name', 'username', 'profile_color', 'country'];
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

-- Every account has a profile from its first moment, with the account's address and its confirmation.
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

-- The caller's id. Their profile stays locked until the transaction ends: what one player saves at the same time from
-- two devices is saved one after the other.
create function private.lock_player() returns uuid
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;
  perform from public.profiles p where p.id = v_user_id for update;
  if not found then
    -- A token outlives its account by up to an hour.
    raise exception 'This account does not exist any more.' using errcode = '42501', hint = 'account-gone';
  end if;
  return v_user_id;
end;
$$;

-- For the set-up form: true or false, no more.
create function public.username_available(p_username text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(lower(p_username) ~ '^[a-z0-9_]{3,16}$', false)
    and not exists (
      select from public.profiles p
      where lower(p.username) = lower(p_username) and p.id is distinct from (select auth.uid()));
$$;
comment on function public.username_available(text) is '@returns not null';

-- `xp_to` is where the next level begins, null for the last one.
create function private.learning_levels() returns table (level text, xp_from integer, xp_to integer)
language sql immutable set search_path = '' as $$
  values ('A1', 0, 500), ('A2', 500, 1500), ('B1', 1500, 3500),
         ('B2', 3500, 7000), ('C1', 7000, 12000), ('C2', 12000, null);
$$;

create function private.learning_level_for(p_total_xp integer) returns text
language sql immutable strict set search_path = '' as $$
  select l.level from private.learning_levels() l
  where p_total_xp >= l.xp_from and (l.xp_to is null or p_total_xp < l.xp_to);
$$;

-- A computed field: `select=learning_level` on `profiles` returns it, `select=*` does not.
create function public.learning_level(p_profile public.profiles) returns text
language sql stable security definer set search_path = '' as $$
  select private.learning_level_for(p_profile.total_xp);
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.username_available(text), public.learning_level(public.profiles)
  from public, anon, service_role;
grant execute on function public.username_available(text), public.learning_level(public.profiles) to authenticated;
grant execute on function public.learning_level(public.profiles) to service_role;
