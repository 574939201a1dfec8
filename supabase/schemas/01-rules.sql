-- Rules shared by every subject: the day, the caller, and how long a call may take. The API does not expose the schema `private`.
--
-- Postgres plans a `language sql` function again in every statement that calls it, unless it can inline it, and a `search_path`
-- setting prevents that and is set and reset by each call. So private functions that no role can call go without one: they
-- inherit the empty search path of the public function or trigger above them. On the path of a save they are expressions that
-- Postgres inlines, or PL/pgSQL, whose plans a connection keeps.
create schema private;

revoke all on schema private from public;

-- No API call may run, or wait for a lock, longer than this; otherwise one stuck transaction would hold every connection.
-- The caller gets SQLSTATE 57014 (statement) or 55P03 (lock) and may retry. The statement limits equal the defaults of hosted
-- Supabase, which sets none for locks. PostgREST and the embedded backend read these role settings when they start.
do $$
declare
  v_role text;
begin
  -- Only hosted Supabase has `authenticator`, the role that PostgREST connects as.
  for v_role in select r.rolname from pg_catalog.pg_roles r
      where r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator') loop
    execute format('alter role %I set statement_timeout = %L', v_role, case v_role when 'anon' then '3s' else '8s' end);
    -- Events of one buyer wait for each other, and Stripe retries a refused event only hours later.
    execute format('alter role %I set lock_timeout = %L', v_role,
      case v_role when 'anon' then '2s' when 'service_role' then '7s' else '4s' end);
    -- A client that disappears in the middle of a transaction must not keep its locks.
    execute format('alter role %I set idle_in_transaction_session_timeout = %L', v_role, '10s');
  end loop;
end;
$$;

notify pgrst, 'reload config';

-- The day that a daily puzzle belongs to: the calendar date in New York.
create function private.day_key_at(p_at timestamptz) returns date
language sql immutable strict as $$
  select (p_at at time zone 'America/New_York')::date;
$$;

create function private.day_begins_at(p_day_key date) returns timestamptz
language sql immutable strict as $$
  select p_day_key::timestamp at time zone 'America/New_York';
$$;

-- Rounded up, so it is 0 only once the day has changed.
create function private.seconds_to_reset(p_at timestamptz) returns integer
language sql immutable strict as $$
  select ceil(extract(epoch from private.day_begins_at(private.day_key_at(p_at) + 1) - p_at))::integer;
$$;

create function private.day_at(p_at timestamptz) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'day_key', private.day_key_at(p_at), 'seconds_to_reset', private.seconds_to_reset(p_at));
$$;

-- `p_user_id` is the player whom the sender believes to be signed in, or null. Another player may have signed in on the same
-- device, in another tab, after the result was played.
create function private.require_own_account(p_user_id uuid) returns void
language plpgsql stable as $$
begin
  if p_user_id is not null and p_user_id is distinct from auth.uid() then
    raise exception 'You can only save your own results.' using errcode = '42501', hint = 'not-your-account';
  end if;
end;
$$;

-- The response to a call that ran or waited too long, or was the victim of a deadlock, which PostgREST would report as 500. Public
-- functions call it in a handler of these three. `detail` is the number of seconds to wait.
create function private.raise_busy() returns void
language plpgsql as $$
begin
  raise exception 'The server is busy. Please try again in a moment.' using errcode = 'PT503', hint = 'busy', detail = '1';
end;
$$;

-- Another call of the same person holds the profile. It takes milliseconds, so a longer wait means that something is wrong.
create function private.wait_for_profile(p_user_id uuid) returns void
language plpgsql set lock_timeout = '1s' as $$
begin
  perform from public.profiles p where p.id = p_user_id for no key update;
  if not found then
    -- A token can outlive its account by up to an hour.
    raise exception 'This account no longer exists.' using errcode = '42501', hint = 'account-deleted';
  end if;
exception when lock_not_available then
  perform private.raise_busy();
end;
$$;

-- The caller's id, with the profile locked until the transaction ends, so that two devices of a player save one after the
-- other. Call it in the block that writes: Postgres would note a lock of the transaction and a change in a block of it as two
-- owners of the row. The lock leaves foreign keys of other people's rows alone. The session is checked last because it may have
-- ended during the wait.
create function private.lock_player() returns uuid
language plpgsql as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;
  perform from public.profiles p where p.id = v_user_id for no key update skip locked;
  if not found then
    perform private.wait_for_profile(v_user_id);
  end if;
  if not private.has_active_session() then
    perform private.require_active_session();
  end if;
  return v_user_id;
end;
$$;

-- The same for a call that changes the profile more than once: from the second time on, Postgres checks that the account exists,
-- and waits for its row. The auth service locks an account before its profile, and the other order can deadlock.
create function private.lock_account_and_player() returns uuid
language plpgsql set lock_timeout = '1s' as $$
begin
  perform from auth.users u where u.id = auth.uid() for key share;
  return private.lock_player();
end;
$$;

-- The caller's id without a lock; `private.lock_player()` is for calls that write. The session is checked last: an account that
-- was deleted has none, and that is the better reason.
create function private.require_player() returns uuid
language plpgsql stable as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;
  if not exists (select from public.profiles p where p.id = v_user_id) then
    raise exception 'This account no longer exists.' using errcode = '42501', hint = 'account-deleted';
  end if;
  perform private.require_active_session();
  return v_user_id;
end;
$$;

-- An access token stays valid for up to an hour after its session ended by a sign-out or a new password, and must not be worth
-- more than the session. A token without a session cannot be checked and is refused.
create function private.has_active_session() returns boolean
language plpgsql stable as $$
begin
  return exists (
    select from auth.sessions s
    where s.id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
      and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now()));
end;
$$;

create function private.require_active_session() returns void
language plpgsql stable as $$
begin
  if not private.has_active_session() then
    raise exception 'You were signed out on this device. Please sign in again.'
      using errcode = '42501', hint = 'signed-out';
  end if;
end;
$$;

-- The caller, for policies. Postgres evaluates `(select private.signed_in_player())` once per statement instead of once per
-- row.
create function private.signed_in_player() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_active_session();
  return auth.uid();
end;
$$;

grant execute on function private.signed_in_player to authenticated;

-- The caller of a challenge; null for a guest. A signed-in caller needs an active session.
create function private.player_or_guest() returns uuid
language sql stable set search_path = '' as $$
  select case when auth.uid() is not null then private.require_player() end;
$$;

-- The same for a call that writes.
create function private.lock_player_or_guest() returns uuid
language sql volatile set search_path = '' as $$
  select case when auth.uid() is not null then private.lock_player() end;
$$;

revoke execute on all functions in schema private from public;

create function public.day_at(p_at timestamptz) returns jsonb
language sql stable strict security definer set search_path = '' as $$
  select private.day_at(p_at);
$$;
revoke execute on function public.day_at from public, anon, authenticated;
grant execute on function public.day_at to service_role;

create function public.today() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.day_at(now());
end;
$$;
revoke execute on function public.today from public;
grant execute on function public.today to anon, authenticated, service_role;
