-- Rate limits. The counts are kept in the database so that all instances of a service share them.

-- Subjects are stored as digests because many contain an email address.
create table private.rate_limits (
  subject_digest bytea primary key,
  attempts integer not null check (attempts > 0),
  resets_at timestamptz not null
);

create index rate_limits_resets_at on private.rate_limits (resets_at);

alter table private.rate_limits enable row level security, force row level security;

create function private.delete_old_rate_limits() returns void
language plpgsql as $$
begin
  delete from private.rate_limits where subject_digest in (
    select l.subject_digest from private.rate_limits l
    where l.resets_at < now() - interval '1 day' limit 1000 for update skip locked);
end;
$$;

create function private.rate_limit_digest(p_subject text) returns bytea
language sql immutable strict set search_path = '' as $$
  select sha256(convert_to(p_subject, 'UTF8'));
$$;

-- Counts a sign-in attempt after the password was compared. Five wrong passwords in 15 minutes lock the address, even for the
-- right one; a right password before that resets the count. Returns 0, or the seconds until the lock ends.
create function private.count_sign_in(p_email text, p_valid boolean) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_subject constant text := 'sign-in:' || lower(p_email);
  v_wait constant integer := public.count_attempt(v_subject, 5, 15 * 60);
begin
  if v_wait = 0 and p_valid then
    perform public.reset_attempts(v_subject);
  end if;
  return v_wait;
end;
$$;

-- The hook of hosted Supabase ([auth.hook.password_verification_attempt] in config.toml). `event` is {"user_id", "valid"}.
create function private.password_verification_attempt(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := (select u.email from auth.users u where u.id = (event ->> 'user_id')::uuid);
  v_wait constant integer := private.count_sign_in(coalesce(v_email, event ->> 'user_id'), (event ->> 'valid')::boolean);
begin
  if v_wait = 0 then
    return jsonb_build_object('decision', 'continue');
  end if;
  return jsonb_build_object('error', jsonb_build_object(
    'http_code', 429,
    'message', format('Too many sign-in attempts. Please try again after %s seconds.', v_wait)));
end;
$$;

-- Only hosted Supabase has this role; its auth service calls the hook with it.
do $$ begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.password_verification_attempt(jsonb) to supabase_auth_admin;
  end if;
end $$;

-- The owner of a locked account gets back in by choosing a new password.
create function private.reset_sign_in_attempts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.reset_attempts('sign-in:' || lower(new.email));
  return null;
end;
$$;

create trigger reset_sign_in_attempts after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.reset_sign_in_attempts();

-- Calls of one person and kind in ten minutes. A pending payment is polled more often.
create function private.attempts_per_person(p_call text) returns integer
language sql immutable strict set search_path = '' as $$
  select case p_call when 'verify' then 60 else 20 end;
$$;

-- Long calls read a history or save a list of results. Each of them is a row, also a refused one, until a random call removes
-- it after a minute. The rows are only added, so counting never waits, and their loss in a crash would not matter.
create unlogged table private.long_calls (
  -- A digest of the person and the call. A foreign key would wait for the person's own save.
  caller bigint not null,
  called_at timestamptz not null default clock_timestamp()
);

create index long_calls_by_caller on private.long_calls (caller, called_at);
create index long_calls_by_time on private.long_calls (called_at);

alter table private.long_calls enable row level security, force row level security;

create function private.delete_old_long_calls() returns void
language plpgsql as $$
begin
  delete from private.long_calls where ctid = any (array(
    select c.ctid from private.long_calls c
    where c.called_at < now() - interval '1 minute' order by c.called_at limit 1000 for update skip locked));
end;
$$;

-- Seconds until this person may make this call again; 0 if now. Reads as many rows as calls are allowed.
create function private.long_call_wait(p_caller bigint, p_per_minute integer) returns integer
language plpgsql as $$
declare
  v_calls integer;
  v_oldest timestamptz;
begin
  select count(*), min(c.called_at) into v_calls, v_oldest
  from (
    select l.called_at from private.long_calls l
    where l.caller = p_caller and l.called_at > clock_timestamp() - interval '1 minute'
    order by l.called_at desc limit p_per_minute) c;
  if v_calls < p_per_minute then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_oldest + interval '1 minute' - clock_timestamp())))::integer;
end;
$$;

-- A refusal as a value instead of an error, which would take back what the call has written, such as its own count. PostgREST
-- sends the status, and clients see the same error as a raised one.
create function private.refusal_response(p_code text, p_hint text, p_message text, p_seconds integer) returns jsonb
language plpgsql as $$
begin
  perform set_config('response.status', right(p_code, 3), true),
    set_config('response.headers', jsonb_build_array(jsonb_build_object('Retry-After', p_seconds::text))::text, true);
  return jsonb_build_object('code', p_code, 'message', p_message, 'hint', p_hint, 'details', p_seconds::text);
end;
$$;

-- Admits a long call, or returns the response that refuses it. A person makes one at a time and a limited number a minute,
-- refused ones included. Nobody waits: a waiting call would occupy a connection. Call it before locking any row.
create function private.refuse_long_call(p_user_id uuid, p_call text, p_per_minute integer) returns jsonb
language plpgsql as $$
declare
  v_caller constant bigint := hashtextextended(p_call || ':' || p_user_id, 0);
  v_wait constant integer := private.long_call_wait(v_caller, p_per_minute);
begin
  insert into private.long_calls (caller) values (v_caller);
  if random() < 1.0 / 64 then
    perform private.delete_old_long_calls();
  end if;
  if v_wait > 0 then
    return private.refusal_response('PT429', 'too-many-calls', 'Too many requests. Please try again in a minute.', v_wait);
  elsif not pg_try_advisory_xact_lock(hashtextextended('long call:' || p_user_id, 0)) then
    return private.refusal_response('PT429', 'one-call-at-a-time', 'Another request of yours is still running.', 1);
  end if;
  return null;
end;
$$;

-- The caller of a read that is cheap once but must not be repeated without end.
create function private.authenticate_cheap_read(p_read text) returns uuid
language plpgsql as $$
declare
  v_user_id constant uuid := private.require_player();
  v_wait constant integer := public.count_attempt(p_read || ':person:' || v_user_id, 60, 60);
begin
  if v_wait > 0 then
    raise exception 'Too many requests. Please try again in a minute.'
      using errcode = 'PT429', hint = 'too-many-calls', detail = v_wait::text;
  end if;
  return v_user_id;
end;
$$;

-- Seconds until a subject that has used up its attempts may continue; 0 if now. Counts nothing.
create function private.attempts_wait(p_subject text, p_limit integer) returns integer
language sql stable set search_path = '' as $$
  select coalesce((
    select greatest(1, ceil(extract(epoch from l.resets_at - clock_timestamp())))::integer
    from private.rate_limits l
    where l.subject_digest = private.rate_limit_digest(p_subject) and l.attempts >= p_limit
      and l.resets_at > clock_timestamp()), 0);
$$;

-- The network that counts as one caller. An IPv6 address below ::ffff:0:0/96 is an IPv4 address, in whatever notation.
create function private.network_of(p_address inet) returns text
language sql immutable strict set search_path = '' as $$
  select case
    when a.address <<= '::ffff:0:0/96' then host('0.0.0.0'::inet + (a.address - '::ffff:0:0'::inet))
    when family(a.address) = 6 then network(set_masklen(a.address, 64))::text
    else host(a.address) end
  from (select host(p_address)::inet as address) a;
$$;

-- The network of the caller, from the header that the proxy in front of the API sets: Cloudflare at Supabase, and the local
-- stack. An IPv6 customer has at least a /64. Null without the header.
create function private.caller_network() returns text
language sql stable set search_path = '' as $$
  select case when not pg_input_is_valid(h.address, 'inet') then null else private.network_of(h.address::inet) end
  from (
    select coalesce(nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip', '') as address) h;
$$;

-- Limits a call that guests make, per network. Generous, because a school is one network. Without a network there is no limit:
-- a count that everybody shares would let one caller shut out all the others.
create function private.limit_network(p_call text, p_per_ten_minutes integer) returns void
language plpgsql as $$
declare
  v_network constant text := private.caller_network();
  v_wait integer;
begin
  if v_network is null then
    return;
  end if;
  v_wait := public.count_attempt(p_call || ':network:' || v_network, p_per_ten_minutes, 600);
  if v_wait > 0 then
    raise exception 'Too many requests from your network. Please try again in a few minutes.'
      using errcode = 'PT429', hint = 'network-busy', detail = v_wait::text;
  end if;
end;
$$;

-- Limits a call of guests about one subject, per network and day, so that one network cannot use up what is for all guests.
create function private.limit_network_on(p_call text, p_subject uuid, p_per_day integer) returns void
language plpgsql as $$
declare
  v_network constant text := private.caller_network();
  v_wait integer;
begin
  if v_network is null then
    return;
  end if;
  v_wait := public.count_attempt(p_call || ':' || p_subject || ':network:' || v_network, p_per_day, 86400);
  if v_wait > 0 then
    raise exception 'Too many requests from your network. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'network-busy', detail = v_wait::text;
  end if;
end;
$$;

revoke execute on all functions in schema private from public;

-- Counts one attempt of a subject such as 'sign-in:ada@example.test'. The window starts with the first attempt. Returns 0 if
-- the attempt is allowed, otherwise the seconds until the window ends; refused attempts do not extend it. One call in 64, at
-- random, deletes old rows, and skips those that another call is deleting, so nobody waits for them.
create function public.count_attempt(p_subject text, p_limit integer, p_window_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_limit private.rate_limits;
begin
  if random() < 1.0 / 64 then
    perform private.delete_old_rate_limits();
  end if;
  insert into private.rate_limits as l (subject_digest, attempts, resets_at)
  values (private.rate_limit_digest(p_subject), 1, clock_timestamp() + make_interval(secs => p_window_seconds))
  on conflict (subject_digest) do update set
    attempts = case when l.resets_at <= clock_timestamp() then 1 else least(l.attempts + 1, p_limit + 1) end,
    resets_at = case when l.resets_at <= clock_timestamp() then excluded.resets_at else l.resets_at end
  returning * into v_limit;
  if v_limit.attempts <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_limit.resets_at - clock_timestamp())))::integer;
end;
$$;
comment on function public.count_attempt is '@returns not null';
revoke execute on function public.count_attempt from public, anon, authenticated;
grant execute on function public.count_attempt to service_role;

-- After a success, or when the owner of an account has proven who they are.
create function public.reset_attempts(p_subject text) returns void
language sql security definer set search_path = '' as $$
  delete from private.rate_limits where subject_digest = private.rate_limit_digest(p_subject);
$$;
comment on function public.reset_attempts is '@returns not null';
revoke execute on function public.reset_attempts from public, anon, authenticated;
grant execute on function public.reset_attempts to service_role;

-- Identifies and rate-limits a caller of the payments service in one round trip. The service forwards the caller's own token,
-- so `auth.uid()` is the caller. People can also make this call directly, but it only counts their own attempts. `wait_seconds`
-- is 0 if the call is allowed. `email` is in lower case, and null unless it is confirmed.
create function public.authenticate_caller(p_call text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_email text;
begin
  v_user_id := private.require_player();
  perform private.require_active_session();
  if (p_call in ('checkout', 'verify', 'portal', 'end', 'receipt', 'invite')) is not true then
    raise exception 'Unknown call.' using errcode = '22023', hint = 'unknown-call';
  end if;
  select lower(u.email) into v_email from auth.users u where u.id = v_user_id and u.email_confirmed_at is not null;
  return jsonb_build_object('id', v_user_id, 'email', v_email,
    'wait_seconds', public.count_attempt(p_call || ':person:' || v_user_id, private.attempts_per_person(p_call), 600));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.authenticate_caller from public, anon, service_role;
grant execute on function public.authenticate_caller to authenticated;
