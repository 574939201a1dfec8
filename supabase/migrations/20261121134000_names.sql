-- Names that a person can see, and usernames that are not mistaken for each other.

-- A text without the characters that show nothing: spaces of all kinds, control, zero-width and bidi characters,
-- blank letters of Hangul and Braille, variation selectors. The form of the profile has the same list.
create function private.visible_text(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(p_text,
    '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E0FFF]',
    '', 'g');
$$;

-- What a username looks like at a glance. Two usernames that look the same have the same skeleton.
create function private.username_skeleton(p_username text) returns text
language sql immutable strict set search_path = '' as $$
  select replace(replace(
    translate(replace(lower(p_username), '_', ''), '01l5', 'oiis'), 'rn', 'm'), 'vv', 'w');
$$;

-- Usernames that speak for the product, and names that are underscores alone.
create function private.is_reserved_username(p_username text) returns boolean
language sql immutable strict set search_path = '' as $$
  with wanted (skeleton) as (values (private.username_skeleton(p_username)))
  select p_username ~ '^_+$'
    or skeleton like '%' || private.username_skeleton('ninefold') || '%'
    or exists (
      select from unnest(array[
        'abuse', 'account', 'accounts', 'admin', 'administrator', 'anonymous', 'auth', 'billing', 'contact', 'deleted',
        'everyone', 'guest', 'help', 'helpdesk', 'info', 'legal', 'mod', 'moderator', 'moderators', 'mods', 'no_reply',
        'nobody', 'null', 'official', 'owner', 'payments', 'postmaster', 'privacy', 'root', 'sales', 'security',
        'service', 'staff', 'superuser', 'support', 'sysadmin', 'system', 'team', 'undefined', 'user', 'webmaster'
      ]) r (word) where private.username_skeleton(r.word) = skeleton)
  from wanted;
$$;

create unique index profiles_username_skeleton_key on public.profiles (private.username_skeleton(username));

create function private.check_profile_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.first_name is distinct from old.first_name
     and lower(private.visible_text(coalesce(new.first_name, ''))) in ('', 'user') then
    raise exception 'Please enter your actual first name.'
      using errcode = '22023', hint = 'first-name-required';
  end if;
  if new.last_name is distinct from old.last_name and private.visible_text(new.last_name) = '' then
    raise exception 'The last name has no visible letter.' using errcode = '22023', hint = 'last-name-invisible';
  end if;
  -- The code and the words of a taken name: for the person it is the same.
  if new.username is distinct from old.username and private.is_reserved_username(new.username) then
    raise exception 'Username is already taken' using errcode = '23505', hint = 'username-reserved';
  end if;
  return new;
end;
$$;

create trigger check_profile_names before update on public.profiles
  for each row execute function private.check_profile_names();

-- As before, without the rule for first names.
create or replace function private.guard_profile_update() returns trigger
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
  return new;
end;
$$;

create or replace function public.username_available(p_username text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(lower(p_username) ~ '^[a-z0-9_]{3,16}$' and not private.is_reserved_username(p_username), false)
    and not exists (
      select from public.profiles p
      where private.username_skeleton(p.username) = private.username_skeleton(p_username)
        and p.id is distinct from (select auth.uid()));
$$;

revoke execute on all functions in schema private from public;
-- The index computes the skeleton as the role that writes the row.
grant execute on function private.username_skeleton(text) to authenticated, service_role;
