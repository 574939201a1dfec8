-- Rules that several tables and functions share. The API does not expose the schema `private`.

create schema private;
revoke all on schema private from public;

-- The day that a daily puzzle belongs to: the calendar date in New York.
create function private.day_key_at(p_at timestamptz) returns date
language sql immutable strict set search_path = '' as $$
  select (p_at at time zone 'America/New_York')::date;
$$;

-- The first instant of a day.
create function private.day_begins_at(p_day_key date) returns timestamptz
language sql immutable strict set search_path = '' as $$
  select p_day_key::timestamp at time zone 'America/New_York';
$$;

-- Rounded up: it is 0 only when the day has turned.
create function private.seconds_to_reset(p_at timestamptz) returns integer
language sql immutable strict set search_path = '' as $$
  select ceil(extract(epoch from private.day_begins_at(private.day_key_at(p_at) + 1) - p_at))::integer;
$$;

create function public.day_at(p_at timestamptz) returns jsonb
language sql immutable strict security definer set search_path = '' as $$
  select jsonb_build_object(
    'day_key', private.day_key_at(p_at), 'seconds_to_reset', private.seconds_to_reset(p_at));
$$;

create function public.today() returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.day_at(now());
$$;

-- Attach this to a table that players may read but never write. Row-level security alone turns a forbidden update
-- or delete into "0 rows"; this raises an error, and it holds where a backend has handed out table grants again.
-- A role that row-level security does not bind is not bound here.
create function private.refuse_user_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not (select r.rolsuper or r.rolbypassrls from pg_catalog.pg_roles r where r.rolname = current_user) then
    raise exception 'This is written by the game itself, not by players.'
      using errcode = '42501', hint = 'read-only';
  end if;
  return null;
end;
$$;

-- `p_user_id` is the player whom the sender believes to be signed in, or null for a sender that does not say. Another
-- player may have signed in on the same device, in another tab, after the result was played.
create function private.require_own_account(p_user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_user_id is not null and p_user_id is distinct from auth.uid() then
    raise exception 'You can only save your own results.' using errcode = '42501', hint = 'not-your-account';
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.day_at(timestamptz), public.today() from public, anon, authenticated, service_role;
grant execute on function public.today() to anon, authenticated, service_role;
grant execute on function public.day_at(timestamptz) to service_role;
