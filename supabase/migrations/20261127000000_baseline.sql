-- Generated from supabase/schemas by `npm run write-baseline`: edit the schema files instead.

-- 01-rules.sql

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

-- 02-games.sql

-- The games. A test keeps this table equal to the catalog in `@ninefold/contracts` and to the engine's operations.
-- A new grid game is one more row and, if its targets are computed in a new way, one more case in `private.line_value`.
create table public.games (
  game_type text primary key check (game_type ~ '^[a-z]+(_[a-z]+)*$'),
  kind text not null check (kind in ('grid', 'timed_round', 'drill')),
  -- For a verified daily puzzle.
  xp integer not null default 0,
  -- How the three digits of a line make its targets.
  operations text[] not null default '{}',
  -- Drills only.
  question_count integer check (question_count > 0),
  -- Timed rounds only: the length, and the largest number of answers that fits into it.
  seconds integer check (seconds > 0),
  most_answers integer check (most_answers > 0),
  constraint games_fit_their_kind check (
    case kind when 'grid' then xp > 0 and operations <> '{}' else xp = 0 and operations = '{}' end
    and (kind = 'drill') = (question_count is not null)
    and (kind = 'timed_round') = (seconds is not null)
    and (kind = 'timed_round') = (most_answers is not null))
);

insert into public.games (game_type, kind, xp, operations) values
  ('sum_grid', 'grid', 50, '{sum}'),
  ('multiplication_grid', 'grid', 75, '{product}'),
  ('combined_grid', 'grid', 100, '{sum, product}');

-- The options are locked for a second after each answer, so a minute holds at most 60 answers.
insert into public.games (game_type, kind, seconds, most_answers) values ('mental_math_speed', 'timed_round', 60, 60);

insert into public.games (game_type, kind, question_count) values ('addition_drill', 'drill', 20);

-- A game in a row that players write. A foreign key would lock the row of the game for each of them. A test keeps the list equal
-- to `games`. It is in `public` because PostgREST names the type of a column in what it inserts.
create domain public.game_type as text check (
  value in ('sum_grid', 'multiplication_grid', 'combined_grid', 'mental_math_speed', 'addition_drill'));

alter table public.games enable row level security, force row level security;
revoke all on table public.games from anon, authenticated, service_role;
grant select on table public.games to service_role;

-- Applies an operation to the three digits of a line; null for an unknown operation.
create function private.line_value(p_operation text, a integer, b integer, c integer) returns integer
language sql immutable as $$
  select case p_operation when 'sum' then a + b + c when 'product' then a * b * c end;
$$;

create function private.raise_unknown_game() returns void
language plpgsql immutable as $$
begin
  raise exception 'Unknown game, or a game of another kind.' using errcode = '22023', hint = 'unknown-game';
end;
$$;

-- The game, if it is of the given kind; otherwise raises.
create function private.require_game(p_game_type text, p_kind text) returns public.games
language plpgsql stable as $$
declare
  v_game public.games;
begin
  select g.* into v_game from public.games g where g.game_type = p_game_type and g.kind = p_kind;
  if not found then
    perform private.raise_unknown_game();
  end if;
  return v_game;
end;
$$;

revoke execute on all functions in schema private from public;

-- 03-profiles.sql

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

-- 04-limits.sql

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

-- 05-domains.sql

-- Top-level domains, for recognizing links in names.

-- Domains of countries, then domains in which anybody can register a name, then domains in other scripts, from the public suffix
-- list of 2023, and the reserved ones. Most domains of a single company are left out: nobody else can have a link there, and
-- many are surnames.
create function private.top_level_domains() returns text[]
language sql immutable set search_path = '' as $$
  select regexp_split_to_array(btrim('
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ca cc cd cf cg
    ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi
    gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky
    kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl
    no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr
    ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za
    zm zw
    aaa abogado abudhabi academy accountant accountants actor ads adult aero africa agency airforce akdn alsace amsterdam
    analytics apartments app arab archi army art arte asia associates attorney auction audible audio author auto autos baby band
    bank bar barcelona bargains baseball basketball bayern bcn beauty beer berlin best bet bible bid bike bingo bio biz black
    blackfriday blog blue boats bond boo book boston bot boutique box broadway broker brussels build builders business buy buzz
    bzh cab cafe call cam camera camp capetown capital car caravan cards care career careers cars casa case cash casino cat
    catering catholic center cern cfd channel charity chat cheap christmas chrome church circle city cityeats claims cleaning
    click clinic clinique clothing cloud club coach codes coffee college cologne com community company compare computer condos
    construction consulting contact contractors cooking cookingchannel cool coop corsica country coupon coupons courses cpa
    credit creditcard creditunion cricket cruise cruises cymru cyou dad dance data date dating day dds deal dealer deals degree
    delivery democrat dental dentist desi design dev diamonds diet digital direct directory discount diy docs doctor dog domains
    dot download drive dubai durban earth eat eco edu education email energy engineer engineering enterprises equipment esq
    estate eurovision eus events example exchange expert exposed express fail faith family fan fans farm fashion fast feedback
    film final finance financial fire fish fishing fit fitness flights florist flowers fly foo food foodnetwork football forex
    forsale forum foundation free frogans frontdoor fun fund furniture futbol fyi gal gallery game games garden gay gbiz gdn
    gent gift gifts gives giving glass gle global gmail gmbh gmx gold golf goo goog google gop got gov graphics gratis green
    gripe grocery group guide guitars guru hair hamburg haus health healthcare help helsinki here hiphop hiv hockey holdings
    holiday homes horse hospital host hosting hot hoteles hotels house how icu immo immobilien inc industries info ink institute
    insurance insure int international invalid investments irish ist istanbul jeep jetzt jewelry jobs joburg joy juegos kaufen
    kids kim kinder kitchen kiwi koeln kosher krd kyoto land lat latino law lawyer lease legal lgbt life lifeinsurance lifestyle
    lighting like limited limo link live living llc llp loan loans local localhost locker lol london lotto love ltd ltda luxe
    luxury madrid maison makeup man management mango map market marketing markets mba med media meet melbourne meme memorial men
    menu miami mil mini mobi mobile moda moe moi mom money mormon mortgage moscow moto motorcycles mov movie museum music nagoya
    name navy net network new news nexus ngo nico ninja now nowruz nowtv nrw nyc office okinawa one ong onion onl online ooo
    open org organic osaka ovh page paris pars partners parts party passagens pay pet pharmacy phd phone photo photography
    photos physio pics pictures pid pin pink pizza place play plumbing plus pohl poker porn post press prime pro prod
    productions prof promo properties property protection pub quebec quest racing radio read realestate realtor realty recipes
    red rehab reise reisen reit ren rent rentals repair report republican rest restaurant review reviews rich rio rip rocks
    rodeo room rsvp rugby ruhr run ryukyu saarland safe safety sale salon sarl save scholarships school schule science scot
    search seat secure security select services sex sexy shia shiksha shoes shop shopping shouji show silk singles site ski skin
    smile soccer social software solar solutions song soy spa space sport spot srl stockholm storage store stream studio study
    style sucks supplies supply support surf surgery swiss sydney systems taipei talk tatar tattoo tax taxi team tech technology
    tel tennis test theater theatre tickets tienda tips tires tirol today tokyo tools tours town toys trade trading training
    travel trust tube tunes university uno vacations vegas ventures versicherung vet viajes video villas vin vip vision
    vlaanderen vodka vote voting voto voyage vuelos wales wang watch watches webcam website wedding wien wiki win wine work
    works world wtf xin xxx xyz yachts yoga yokohama you youtube yun zero zip zone zuerich
    vermögensberater vermögensberatung ελ ευ бг бел дети ею католик ком мкд мон москва онлайн орг рус рф сайт срб укр қаз հայ
    ישראל קום ابوظبي اتصالات الاردن البحرين الجزائر السعودية السعوديه السعودیة السعودیۃ المغرب اليمن امارات ايران ایران بارت
    بازار بھارت تونس سودان سوريا سورية شبكة عراق عرب عمان فلسطين قطر كاثوليك كوم مصر مليسيا موريتانيا موقع همراه پاكستان پاکستان
    ڀارت कॉम नेट भारत भारतम् भारोत संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్ ಭಾರತ ഭാരതം ලංකා คอม ไทย
    ລາວ გე みんな クラウド コム ストア セール テスト ファッション ポイント 世界 中国 中國 中文网 企业 佛山 信息 健康 八卦 公司 公益 台湾 台灣 商城 商店 商标 在线 天主教 娱乐 家電 广东 微博 慈善 我爱你 手机 招聘
    政务 政府 新加坡 新闻 时尚 書籍 机构 游戏 澳門 澳门 点看 移动 组织机构 网址 网店 网站 网络 臺灣 购物 通販 集团 電訊盈科 食品 餐厅 香港 닷넷 닷컴 한국
  ', E' \n'), '\s+');
$$;

-- 05-names.sql

-- Names that other people read (usernames, and names of groups, classes and students), reports of such names, and invitation
-- codes.

-- Wrong invitation codes, as an audit of guessing. Rows are kept for a year.
create table private.wrong_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('friend_group', 'class', 'challenge')),
  entered_at timestamptz not null default now()
);

create index wrong_codes_by_player on private.wrong_codes (user_id);
create index wrong_codes_by_time on private.wrong_codes (entered_at);

alter table private.wrong_codes enable row level security, force row level security;

-- Each person reports a name once; an operator settles all reports of a name together.
create table private.name_reports (
  id uuid primary key default gen_random_uuid(),
  reported_by uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('username', 'group_name', 'class_name', 'student_name')),
  -- The row that had the name: a profile, a friend group, a class or a membership in a class. It may be deleted since, because
  -- otherwise its owner could end a report by creating it again.
  subject_id uuid not null,
  -- Who chose the name. The subject may have another owner or another name by now.
  named_by uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  reported_at timestamptz not null default now(),
  resolved_at timestamptz,
  constraint name_reports_once unique (reported_by, kind, subject_id, named_by, name)
);

create index name_reports_by_subject on private.name_reports (subject_id);
create index name_reports_by_namer on private.name_reports (named_by);

alter table private.name_reports enable row level security, force row level security;

-- Names that their owner may not use again, because an operator removed them or one that looks alike.
create table private.removed_names (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- As `private.moderated_look()` writes it.
  look text not null,
  removed_at timestamptz not null default now(),
  primary key (user_id, look)
);

alter table private.removed_names enable row level security, force row level security;

-- Usernames that were given up. For 30 days only the same person may take one, so that nobody is mistaken for its former owner.
create table private.released_usernames (
  -- SHA-256 of the skeleton, because a deleted account must leave no name.
  skeleton_digest bytea primary key,
  -- Null once the account is deleted.
  user_id uuid references public.profiles (id) on delete set null,
  released_at timestamptz not null default now()
);

create index released_usernames_by_player on private.released_usernames (user_id);
create index released_usernames_by_time on private.released_usernames (released_at);

alter table private.released_usernames enable row level security, force row level security;

-- Removes characters that show nothing: spaces of all kinds, control, zero-width and bidi characters, blank letters of Hangul
-- and Braille, variation selectors. The profile form has the same list.
create function private.visible_text(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(p_text,
    '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E0FFF]',
    '', 'g');
$$;

-- Usernames that look the same at a glance have the same skeleton. A unique index depends on this function: changing it means
-- rebuilding that index.
create function private.username_skeleton(p_username text) returns text
language sql immutable strict set search_path = '' as $$
  select replace(replace(
    translate(replace(lower(p_username), '_', ''), '01l5', 'oiis'), 'rn', 'm'), 'vv', 'w');
$$;

-- The roles that update a username need it for the unique index.
grant execute on function private.username_skeleton to authenticated, service_role;

create unique index profiles_username_skeleton_key on public.profiles (private.username_skeleton(username));

-- A pattern that matches everything that looks like the word, such as `4dmin` or `aclmin`. It is stricter than
-- `private.username_skeleton()`. One sign can read as several letters (6 as b or g), so each letter gets a pattern instead of
-- each name a normal form. Underscores between letters do not change the look.
create function private.look_alike_pattern(p_word text) returns text
language sql immutable strict set search_path = '' as $$
  select string_agg(case letter
      when 'a' then '[a4]' when 'b' then '[b68]' when 'd' then '(d|c_*[l1i])' when 'e' then '[e3]' when 'g' then '[g69q]'
      when 'i' then '[i1l]' when 'l' then '[l1i]' when 'm' then '(m|r_*n)' when 'o' then '[o0]' when 'q' then '[qg9]'
      when 's' then '[s5]' when 't' then '[t7]' when 'u' then '[uv]' when 'v' then '[vu]' when 'w' then '(w|v_*v)'
      when 'z' then '[z2]' else letter
    end, '_*' order by position)
  from regexp_split_to_table(replace(p_word, '_', ''), '') with ordinality as letters (letter, position);
$$;

-- Three lists, each only as strict as real names allow: `team_rocket`, `square_root` and `user42` are free.
create function private.is_reserved_username(p_username text) returns boolean
language sql immutable strict set search_path = '' as $$
  select lower(p_username) ~ ('^_+$|' || private.look_alike_pattern('ninefold'))
    -- As the whole name.
    or exists (
      select from unnest(array[
        'abuse', 'account', 'accounts', 'anonymous', 'auth', 'contact', 'deleted', 'everyone', 'guest', 'help', 'info',
        'legal', 'nobody', 'null', 'owner', 'privacy', 'root', 'sales', 'service', 'system', 'team', 'undefined', 'user'
      ]) word where lower(p_username) ~ ('^_*' || private.look_alike_pattern(word) || '_*$'))
    -- Also as a part between underscores, with or without a number: `the_real_admin`, `support24`.
    or exists (
      select from unnest(array[
        'admin', 'administrator', 'admins', 'billing', 'helpdesk', 'mod', 'moderator', 'moderators', 'mods', 'no_reply', 'official',
        'payments', 'postmaster', 'security', 'staff', 'superuser', 'support', 'sysadmin', 'webmaster'
      ]) word where lower(p_username) ~ ('(^|_)[0-9]*' || private.look_alike_pattern(word) || '[0-9]*(_|$)'));
$$;

-- Letters of other scripts and signs that look like a Latin letter, both lists in the same order. A capital and its small letter
-- may look like different ones.
create function private.lookalike_letters(out lookalikes text, out letters text)
language sql immutable set search_path = '' as $$
  select string_agg(l.lookalikes, '' order by l.letter), string_agg(repeat(l.letter, char_length(l.lookalikes)), '' order by l.letter)
  from (values
    ('a', 'аАαΑɑᴀⲁⲀꭺᎪꓮᗩ@🅐🅰'), ('b', 'вВβΒʙьЬƀɓƅⲃⲂᏼᏴꓐᗷ🅑🅱'), ('c', 'сСςᴄƈⲥⲤꮯᏟꓚᑕ¢🅒🅲'), ('d', 'ԁԀᴅđĐɗꭰᎠꮷᏧꓓᗪ🅓🅳'),
    ('e', 'еЕεΕєЄᴇɛҽⲉⲈꭼᎬꓰ🅔🅴'), ('f', 'ꜰƒғҒꓝᖴ🅕🅵'), ('g', 'ɢɡɠցԍԌꮐᏀꓖ🅖🅶'), ('h', 'нНΗһҺʜħĦɦհңҢⲏⲎꮋᎻꓧᕼ🅗🅷'),
    ('i', 'іІιΙıɪɨɩⲓⲒꭵᎥꓲ!ǃ🅘🅸'), ('j', 'јЈᴊյϳͿȷꭻᎫꓙᒍ🅙🅹'), ('k', 'кКκΚᴋƙқҚⲕⲔꮶᏦꓗ🅚🅺'), ('l', 'łŁӏӀʟƚɫɬꮮᏞԼꓡᒪ|ǀ∣🅛🅻'),
    ('m', 'мМΜᴍɱⲙⲘꮇᎷꓟᗰ🅜🅼'), ('n', 'ΝηпɴոռɳɲŋⲛⲚꓠᑎ🅝🅽'), ('o', 'оОοΟσøØᴏօՕⲟⲞꓳ🅞🅾'), ('p', 'рРρΡᴘƥⲣⲢꮲᏢꓑᑭ🅟🅿'),
    ('q', 'ԛԚգզɋʠᑫ🅠🆀'), ('r', 'гʀɾɽꭱᎡꮢᏒꓣᖇ🅡🆁'), ('s', 'ѕЅꜱʂꮪᏚՏꓢ$🅢🆂'), ('t', 'тТτΤᴛŧŦƭʈⲧⲦꭲᎢꓔ🅣🆃'),
    ('u', 'υμᴜսՍʉʊꓴᑌ🅤🆄'), ('v', 'νѵѴᴠʋꮩᏙꓦᐯ🅥🆅'), ('w', 'ωѡѠԝԜᴡⱳꮃᎳꓪᗯ🅦🆆'), ('x', 'хХχΧҳҲⲭⲬꓫ᙭🅧🆇'),
    ('y', 'уУγΥүҮʏƴⲩⲨꭹᎩꓬ🅨🆈'), ('z', 'ΖᴢƶʐꮓᏃꓜ🅩🆉'), ('3', 'зЗ')
  ) l (letter, lookalikes);
$$;

-- Ranges of the combining marks that any letter can have.
create function private.combining_marks() returns text
language sql immutable set search_path = '' as $$
  select '\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ufe20-\ufe2f';
$$;

-- The same for the marks of one script each, such as vowel signs and tones, which are part of its words.
create function private.script_marks() returns text
language sql immutable set search_path = '' as $$
  select '\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4'
    '\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827'
    '\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0902\u093a\u093c\u0941-\u0948\u094d\u0951-\u0957'
    '\u0962\u0963\u0981\u09bc\u09c1-\u09c4\u09cd\u09e2\u09e3\u09fe-\u0a02\u0a3c\u0a41-\u0a51\u0a70\u0a71\u0a75'
    '\u0a81\u0a82\u0abc\u0ac1-\u0ac8\u0acd\u0ae2\u0ae3\u0afa-\u0b01\u0b3c\u0b3f\u0b41-\u0b44\u0b4d-\u0b56\u0b62\u0b63'
    '\u0b82\u0bc0\u0bcd\u0c00\u0c04\u0c3c\u0c3e-\u0c40\u0c46-\u0c56\u0c62\u0c63\u0c81\u0cbc\u0cbf\u0cc6\u0ccc\u0ccd'
    '\u0ce2\u0ce3\u0d00\u0d01\u0d3b\u0d3c\u0d41-\u0d44\u0d4d\u0d62\u0d63\u0d81\u0dca\u0dd2-\u0dd6\u0e31\u0e34-\u0e3a'
    '\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18\u0f19\u0f35\u0f37\u0f39\u0f71-\u0f7e\u0f80-\u0f84\u0f86\u0f87'
    '\u0f8d-\u0fbc\u0fc6\u102d-\u1030\u1032-\u1037\u1039\u103a\u103d\u103e\u1058\u1059\u105e-\u1060\u1071-\u1074\u1082'
    '\u1085\u1086\u108d\u109d\u135d-\u135f\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17b7-\u17bd\u17c6'
    '\u17c9-\u17d3\u17dd\u1885\u1886\u18a9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193b\u1a17\u1a18\u1a1b\u1a56'
    '\u1a58-\u1a60\u1a62\u1a65-\u1a6c\u1a73-\u1a7f\u1b00-\u1b03\u1b34\u1b36-\u1b3a\u1b3c\u1b42\u1b6b-\u1b73\u1b80\u1b81'
    '\u1ba2-\u1ba5\u1ba8\u1ba9\u1bab-\u1bad\u1be6\u1be8\u1be9\u1bed\u1bef-\u1bf1\u1c2c-\u1c33\u1c36\u1c37\u1cd0-\u1cd2'
    '\u1cd4-\u1ce0\u1ce2-\u1ce8\u1ced\u1cf4\u1cf8\u1cf9\u2cef-\u2cf1\u2d7f\u302a-\u302d\u3099\u309a\ua6f0\ua6f1\ua802'
    '\ua806\ua80b\ua825\ua826\ua82c\ua8c4\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua951\ua980-\ua982\ua9b3'
    '\ua9b6-\ua9b9\ua9bc\ua9bd\ua9e5\uaa29-\uaa2e\uaa31\uaa32\uaa35\uaa36\uaa43\uaa4c\uaa7c\uaab0\uaab2-\uaab4'
    '\uaab7\uaab8\uaabe\uaabf\uaac1\uaaec\uaaed\uaaf6\uabe5\uabe8\uabed\ufb1e';
$$;

-- Replaces letters of other scripts by the Latin letters that they look like, and removes the marks of Latin letters.
create function private.latin_lookalikes(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(regexp_replace(
    -- Lunate sigmas would be decomposed into ones that look different.
    lower(translate(normalize(translate(p_text, 'ϲϹ', 'cc'), NFKD), l.lookalikes, l.letters)),
    '[' || private.combining_marks() || ']', '', 'g'),
    '([a-z0-9])[' || private.script_marks() || ']+', '\1', 'g')
  from private.lookalike_letters() l;
$$;

-- Equal for names that look alike.
create function private.normalized_name(p_name text) returns text
language sql immutable strict set search_path = '' as $$
  select coalesce(nullif(private.username_skeleton(
    regexp_replace(private.latin_lookalikes(p_name), '[[:space:][:punct:]]+', '', 'g')), ''), p_name);
$$;

-- Stricter than `private.normalized_name()`: digits are read as letters, and repeated letters count once.
create function private.moderated_look(p_name text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(translate(private.normalized_name(private.visible_text(p_name)), '2346789q', 'zeabtbgg'), '(.)\1+', '\1', 'g');
$$;

-- Whether a name looks like a removed one or contains it. A short one may be part of other words.
create function private.has_look(p_name text, p_look text) returns boolean
language sql immutable strict set search_path = '' as $$
  select n.look = p_look or (char_length(p_look) >= 4 and strpos(n.look, p_look) > 0)
  from (select private.moderated_look(p_name) as look) n;
$$;

create function private.is_removed_name(p_user_id uuid, p_name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.removed_names r where r.user_id = p_user_id and private.has_look(p_name, r.look));
$$;

create function private.refuse_removed_name(p_user_id uuid, p_name text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_removed_name(p_user_id, p_name) then
    raise exception 'This name was removed after a report. Please choose another one.'
      using errcode = '22023', hint = 'name-removed';
  end if;
end;
$$;

-- `detail` is the number of seconds to wait.
create function private.count_rename(p_subject text, p_limit integer, p_window_seconds integer) returns void
language plpgsql set search_path = '' as $$
declare
  v_wait constant integer := public.count_attempt(p_subject, p_limit, p_window_seconds);
begin
  if v_wait > 0 then
    raise exception 'You have changed names too often. Please try again later.'
      using errcode = 'PT429', hint = 'too-many-renames', detail = v_wait::text;
  end if;
end;
$$;

create function private.username_digest(p_username text) returns bytea
language sql immutable strict set search_path = '' as $$
  select sha256(convert_to(private.username_skeleton(p_username), 'UTF8'));
$$;

-- Whether somebody else has the username or one that looks like it, or has given it up in the last 30 days.
create function private.is_taken_username(p_user_id uuid, p_username text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.released_usernames r
    where r.skeleton_digest = private.username_digest(p_username) and r.released_at > now() - interval '30 days'
      and r.user_id is distinct from p_user_id)
  or exists (
    select from public.profiles p
    where private.username_skeleton(p.username) = private.username_skeleton(p_username) and p.id <> p_user_id);
$$;

create function private.refuse_taken_username(p_user_id uuid, p_username text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_taken_username(p_user_id, p_username) then
    raise exception 'Username is already taken' using errcode = '23505', hint = 'username-taken';
  end if;
end;
$$;

-- The name that replaces a removed username until the person chooses another.
create function private.neutral_username() returns text
language sql volatile set search_path = '' as $$
  select 'player_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 9);
$$;

create function private.is_neutral_username(p_username text) returns boolean
language sql immutable strict set search_path = '' as $$ select p_username ~ '^player_[0-9a-f]{9}$'; $$;

-- A player chooses a username: the first one, or up to five others in 30 days. Replacing a neutral name is not counted.
create function private.check_chosen_username(p_user_id uuid, p_old text, p_new text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_removed_name(p_user_id, p_new);
  -- Counted first: somebody who may not rename learns nothing about other names.
  if not private.is_neutral_username(p_old) then
    perform private.count_rename('username:person:' || p_user_id, 5, 30 * 86400);
  end if;
  perform private.refuse_taken_username(p_user_id, p_new);
end;
$$;

-- A username can be changed but not removed, because boards, friend groups and challenges show it.
create function private.check_profile_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.first_name is distinct from old.first_name
     and lower(private.visible_text(coalesce(new.first_name, ''))) in ('', 'user') then
    raise exception 'Please enter your actual first name.'
      using errcode = '22023', hint = 'first-name-required';
  end if;
  if new.last_name is distinct from old.last_name and private.visible_text(new.last_name) = '' then
    raise exception 'The last name has no visible characters.' using errcode = '22023', hint = 'last-name-invisible';
  end if;
  if old.username is not null and new.username is null then
    raise exception 'A username can be changed but not removed.' using errcode = '22023', hint = 'username-required';
  end if;
  -- The code and words of a taken name: for the person it is the same.
  -- Only the system gives neutral names, because leaving one is not counted.
  if new.username is distinct from old.username
     and (private.is_reserved_username(new.username) or (auth.uid() = new.id and private.is_neutral_username(new.username))) then
    raise exception 'Username is already taken' using errcode = '23505', hint = 'username-reserved';
  end if;
  -- An operator or the service is not limited.
  if new.username is distinct from old.username and auth.uid() = new.id then
    perform private.check_chosen_username(new.id, old.username, new.username);
  end if;
  return new;
end;
$$;

create trigger check_profile_names before update on public.profiles
  for each row
  when (row(old.first_name, old.last_name, old.username) is distinct from row(new.first_name, new.last_name, new.username))
  execute function private.check_profile_names();

-- The unique index may have waited, and somebody may have had the name and given it up since the check before the update.
create function private.check_renamed_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() = new.id then
    perform private.refuse_taken_username(new.id, new.username);
  end if;
  return null;
end;
$$;

create trigger check_renamed_profile after update on public.profiles
  for each row when (old.username is distinct from new.username) execute function private.check_renamed_profile();

-- Runs after the row has changed, so that an account that is being deleted is no longer referenced. Nobody is known by a neutral
-- name.
create function private.note_released_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.released_usernames where skeleton_digest = any (array(
    select r.skeleton_digest from private.released_usernames r
    where r.released_at < now() - interval '30 days' limit 100 for update skip locked));
  insert into private.released_usernames as r (skeleton_digest, user_id)
  select private.username_digest(old.username), case when tg_op = 'UPDATE' then old.id end
  where not private.is_neutral_username(old.username)
  on conflict (skeleton_digest) do update set user_id = excluded.user_id, released_at = excluded.released_at;
  return null;
end;
$$;

create trigger note_renamed_profile after update on public.profiles
  for each row when (private.username_skeleton(old.username) <> private.username_skeleton(new.username)) execute function private.note_released_username();

create trigger note_deleted_profile after delete on public.profiles
  for each row when (old.username is not null) execute function private.note_released_username();

-- Whether a program would show a part of the text as a link, or a person would read it as one: a scheme, `www.`, an IP address,
-- an email address, or a word, a dot and a top-level domain. `7.Klasse` and `St.Mary` are not.
create function private.contains_link(p_text text) returns boolean
language sql immutable strict set search_path = '' as $$
  select t.name ~ '://|\m(https?|ftp|mailto|tel|javascript|data):|\mwww\.|@[^[:space:]]*\.[[:alpha:]]{2,}|[0-9]+(\.[0-9]+){3}|\.xn--'
    or exists (
      select from regexp_matches(t.name, '(?<=[[:alnum:]-])\.([^.[:space:]]+)', 'g') m (labels)
        -- A Greek or Cyrillic word may look like a Latin one. Accents are kept: `5.tř` is a class, and not in Turkey.
        cross join lateral (
          select case when m.labels[1] ~ '[\u0370-\u052f]' then private.latin_lookalikes(m.labels[1]) end) l (look)
        cross join unnest(private.top_level_domains()) d (name)
      where (starts_with(m.labels[1], d.name) and substr(m.labels[1], char_length(d.name) + 1, 1) !~ '[[:alpha:]]')
        or (starts_with(l.look, d.name) and substr(l.look, char_length(d.name) + 1, 1) !~ '[[:alpha:]]'))
  from (select translate(lower(normalize(p_text, NFKC)), '。．｡․∙', '.....') as name) t;
$$;

-- A name as it is stored: one line of up to 40 characters in any script, without invisible characters and links. Words that a username
-- may not claim are reserved here too.
create function private.display_name(p_name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_name text := (
    select string_agg(private.visible_text(w.word), ' ' order by w.position)
    from regexp_split_to_table(normalize(coalesce(p_name, ''), NFC), '[[:space:]\u00a0\u3000]+')
      with ordinality w (word, position)
    where private.visible_text(w.word) <> '');
  v_look constant text := btrim(regexp_replace(private.latin_lookalikes(v_name), '[^a-z0-9]+', '_', 'g'), '_');
begin
  -- Stacked marks would run over other lines. Words of some scripts have up to four on a letter.
  v_name := regexp_replace(v_name, format('([%1$s]{2})[%1$s]+', private.combining_marks()), '\1', 'g');
  v_name := regexp_replace(v_name, format('([%1$s]{4})[%1$s]+', private.combining_marks() || private.script_marks()), '\1', 'g');
  if v_name is null or char_length(v_name) > 40 then
    raise exception 'Please enter a name of 1 to 40 characters.' using errcode = '22023', hint = 'name-malformed';
  end if;
  if v_look <> '' and private.is_reserved_username(v_look) then
    raise exception 'Please choose another name.' using errcode = '22023', hint = 'name-reserved';
  end if;
  if private.contains_link(v_name) then
    raise exception 'A name cannot contain a link.' using errcode = '22023', hint = 'name-link';
  end if;
  return v_name;
end;
$$;

-- The name that a person gives to a group or a class, or uses in a class.
create function private.chosen_name(p_user_id uuid, p_name text) returns text
language plpgsql set search_path = '' as $$
declare
  v_name constant text := private.display_name(p_name);
begin
  perform private.refuse_removed_name(p_user_id, v_name);
  return v_name;
end;
$$;

-- A person changes names of groups and classes, and in classes, twenty times a day.
create function private.count_shared_rename(p_user_id uuid, p_old text, p_new text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_old <> p_new then
    perform private.count_rename('shared-name:person:' || p_user_id, 20, 86400);
  end if;
end;
$$;

-- The secret of a link: 26 characters from an alphabet of 32 without i, l, o and u, which is 130 random bits.
create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(r.bytes, i) & 31) + 1, 1), '' order by i)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) r, generate_series(0, 25) i;
$$;

-- Normalizes the secret of a link to a challenge: removes spaces and hyphens, and maps the letters that are mistaken for digits.
-- Null if it cannot be one.
create function private.normalize_code(p_code text) returns text
language sql immutable set search_path = '' as $$
  select c.code from (
    select translate(lower(regexp_replace(p_code, '[[:space:]-]+', '', 'g')), 'ilo', '110') as code) c
  where c.code ~ '^[0-9a-hjkmnp-tv-z]{26}$';
$$;

-- A code that people type: eight of 23 characters, none of which looks like another, and no vowels, so that codes contain no
-- words. Bytes from 230 on are left out, because 230 is the largest multiple of 23 that fits in a byte. A code that exists
-- already violates its unique constraint, and the person tries again.
create function private.new_typed_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('23456789CDFHJKMNPQRTVWX', b.byte % 23 + 1, 1), '')
  from (
    select get_byte(r.bytes, i) as byte
    from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) r, generate_series(0, 31) i
    where get_byte(r.bytes, i) < 230 limit 8) b;
$$;

-- The last day of a typed code that is made now.
create function private.new_code_expiry() returns date
language sql stable set search_path = '' as $$ select private.day_key_at(now()) + 30; $$;

create function private.is_typed_code(p_code text) returns boolean
language sql immutable set search_path = '' as $$ select p_code ~ '^[2-9CDFHJKMNPQRTVWX]{8}$'; $$;

create function private.wrong_codes_of_network() returns text
language sql stable set search_path = '' as $$ select 'wrong code:network:' || private.caller_network(); $$;

-- Counts one attempt to open an invitation, by a typed code or the secret of its link: twenty per person and hour, right or wrong.
-- A network that typed sixty wrong codes in ten minutes waits with typed codes, but not with links, which cannot be guessed.
-- `status` is null, `wait` or `network-wait`. After a wrong code the caller must return instead of raising, because raising would
-- undo the counts.
create function private.count_code_attempt(p_user_id uuid, p_code text, out status text, out wait_seconds integer)
language plpgsql set search_path = '' as $$
begin
  -- Clients send codes in this form, whatever people type. Anything else leads nowhere, so it needs no count.
  if (private.is_typed_code(p_code) or p_code ~ '^[0-9a-hjkmnp-tv-z]{26}$') is not true then
    raise exception 'A code has eight characters, such as K7M4XQ2P.' using errcode = '22023', hint = 'malformed-code';
  end if;
  wait_seconds := public.count_attempt('code:person:' || p_user_id, 20, 3600);
  if wait_seconds > 0 then
    status := 'wait';
  elsif private.is_typed_code(p_code) then
    wait_seconds := private.attempts_wait(private.wrong_codes_of_network(), 60);
    status := case when wait_seconds > 0 then 'network-wait' end;
  end if;
end;
$$;

create function private.record_wrong_code(p_user_id uuid, p_kind text) returns void
language sql volatile set search_path = '' as $$
  delete from private.wrong_codes where entered_at < now() - interval '1 year';
  insert into private.wrong_codes (user_id, kind) values (p_user_id, p_kind);
$$;

-- The same for an invitation. Only wrong codes count for the network: a class that types its code at once must not wait.
create function private.record_wrong_invitation(p_user_id uuid, p_kind text, p_code text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.record_wrong_code(p_user_id, p_kind);
  if private.is_typed_code(p_code) and private.caller_network() is not null then
    perform public.count_attempt(private.wrong_codes_of_network(), 60, 600);
  end if;
end;
$$;

-- A hundred people a day join with one code or link. A new one starts at zero. Each person counts once a day, so a few people
-- who leave and join again do not use it up for the others.
create function private.joins_wait(p_code text) returns integer
language sql stable set search_path = '' as $$ select private.attempts_wait('join:' || p_code, 100); $$;

create function private.count_join(p_user_id uuid, p_code text) returns void
language plpgsql set search_path = '' as $$
begin
  if public.count_attempt('join:' || p_code || ':person:' || p_user_id, 1, 86400) = 0 then
    perform public.count_attempt('join:' || p_code, 100, 86400);
  end if;
end;
$$;

-- Stores a report; the caller has checked that this person may see the name, and read it together with `p_named_by`. A name that
-- nobody chose, such as the one that replaces a removed name, is not stored. The profiles get a shared lock, so a concurrent
-- deletion of either account also deletes the report, and two people can report each other.
create function private.report_name(p_user_id uuid, p_kind text, p_subject_id uuid, p_named_by uuid, p_name text) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.profiles p where p.id in (p_user_id, p_named_by) order by p.id for key share;
  perform private.require_player();
  if not exists (select from public.profiles p where p.id = p_named_by) then
    return;
  end if;
  if public.count_attempt('report:person:' || p_user_id, 20, 86400) > 0 then
    raise exception 'You have reported too many names today. Please write to us.' using errcode = 'PT429', hint = 'too-many-reports';
  end if;
  insert into private.name_reports (reported_by, kind, subject_id, named_by, name)
  values (p_user_id, p_kind, p_subject_id, p_named_by, p_name)
  on conflict on constraint name_reports_once do update set resolved_at = null, reported_at = now()
    where name_reports.resolved_at is not null;
end;
$$;

-- Locks the reports by and about an account before they are deleted with it. Ordered by id, so that two deletions do not deadlock.
create function private.lock_name_reports_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.name_reports n where n.reported_by = old.id or n.named_by = old.id order by n.id for update;
  return old;
end;
$$;

create trigger lock_name_reports_of_profile before delete on public.profiles
  for each row execute function private.lock_name_reports_of_profile();

-- Locks the people who chose a name, before any row that has it, as their own calls and the deletion of their accounts do. Until
-- the removal is stored, they can neither choose a name nor save answers, which would not count for a membership that is being
-- renamed. A username is part of the key of its row and needs the stronger lock.
create function private.lock_namers(p_kind text, p_namers uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  if p_kind = 'username' then
    perform from public.profiles p where p.id = any (p_namers) order by p.id for update;
  else
    perform from public.profiles p where p.id = any (p_namers) order by p.id for no key update;
  end if;
end;
$$;

create function private.remove_username(p_subject_id uuid, p_namers uuid[], p_look text) returns void
language sql volatile set search_path = '' as $$
  update public.profiles set username = private.neutral_username()
  where id = p_subject_id and id = any (p_namers) and private.has_look(username, p_look);
$$;

-- The current name of what was reported. Null if it was deleted.
create function private.current_name(p_kind text, p_subject_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case p_kind
    when 'username' then (select p.username from public.profiles p where p.id = p_subject_id)
    when 'group_name' then (select s.name from private.friend_groups s where s.id = p_subject_id)
    when 'class_name' then (select c.name from private.classes c where c.id = p_subject_id)
    when 'student_name' then (select m.name from private.class_students m where m.id = p_subject_id) end;
end;
$$;

revoke execute on all functions in schema private from public;

-- Returns true or false and reveals nothing else. Limited, because otherwise it would list all usernames.
create function public.username_available(p_username text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.authenticate_cheap_read('username');
  perform private.limit_network('username', 3000);
  return coalesce(lower(p_username) ~ '^[a-z0-9_]{3,16}$' and not private.is_reserved_username(p_username)
      and not private.is_neutral_username(lower(p_username)), false)
    and not private.is_taken_username(v_user_id, p_username)
    and not private.is_removed_name(v_user_id, p_username);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.username_available is '@returns not null';
revoke execute on function public.username_available from public, anon, service_role;
grant execute on function public.username_available to authenticated;

-- For operators: the open reports, with the most reported name first. A report stays open when the name is changed or deleted;
-- `current_name` is what it is now, or null.
create function public.reported_names() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('current_name', private.current_name(r.kind, r.subject_id))
    order by r.reports desc, r.first_reported_at), '[]') from (
    select n.kind, n.subject_id, n.name, count(*) as reports, min(n.reported_at) as first_reported_at
    from private.name_reports n where n.resolved_at is null
    group by n.kind, n.subject_id, n.name) r;
$$;
revoke execute on function public.reported_names from public, anon, authenticated;
grant execute on function public.reported_names to service_role;

-- Settles all reports of a name, which stays or is removed. A removal is for the people who chose the name when it was reported:
-- the name that is shown now is replaced only if it looks like the reported one. The people are locked first, then the rows with
-- the name, then the reports, in the order in which deletions lock them.
create function public.resolve_reported_name(p_kind text, p_subject_id uuid, p_name text, p_remove boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_look constant text := private.moderated_look(p_name);
  v_namers uuid[] := array(
    select n.named_by from private.name_reports n
    where n.kind = p_kind and n.subject_id = p_subject_id and n.name = p_name and n.resolved_at is null);
  v_settled uuid[];
begin
  perform private.lock_namers(p_kind, v_namers);
  if p_remove and v_namers <> '{}' then
    execute format('select private.%I($1, $2, $3)', 'remove_' || p_kind) using p_subject_id, v_namers, v_look;
  end if;
  perform from private.name_reports n
  where n.subject_id = p_subject_id and n.named_by = any (v_namers) order by n.id for update;
  -- Some may have been settled, or deleted with their people, during the waits.
  with settled as (
    update private.name_reports n set resolved_at = now()
    where n.kind = p_kind and n.subject_id = p_subject_id and n.name = p_name and n.resolved_at is null
      and n.named_by = any (v_namers)
    returning n.named_by)
  select array_agg(distinct s.named_by) into v_settled from settled s;
  if v_settled is null then
    raise exception 'This name has no open report.' using errcode = '22023', hint = 'unknown-report';
  end if;
  if p_remove then
    insert into private.removed_names (user_id, look) select n.id, v_look from unnest(v_settled) n (id) on conflict do nothing;
  end if;
end;
$$;
comment on function public.resolve_reported_name is '@returns not null';
revoke execute on function public.resolve_reported_name from public, anon, authenticated;
grant execute on function public.resolve_reported_name to service_role;

-- 06-results.sql

-- Finished results. All of them are saved by `save_results()`, each one once and independently of the others, under an id
-- that the device made. Every refusal is an error with a sentence, and a stable name in `hint`.

create table public.game_sessions (
  -- Made by the device.
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type public.game_type not null,
  practice boolean not null default false,
  -- Practice only: how many cells were given. More givens make an easier puzzle.
  givens_count smallint check (givens_count between 0 and 8),
  -- Timed rounds and drills only.
  answered_by text check (answered_by in ('choosing', 'typing')),
  -- 100 for a grid, otherwise the number of correct answers.
  score integer not null check (score >= 0),
  completion_time_seconds integer not null check (completion_time_seconds >= 0),
  hints_used integer not null default 0 check (hints_used >= 0),
  accuracy integer not null check (accuracy between 0 and 100),
  completed boolean not null default true,
  -- May come from the device; `saved_at` is always the server's time.
  completed_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  -- Grids: puzzle_date, final_time, practice_mode; practice also givens and grid. Timed rounds and drills: answers.
  session_data jsonb not null default '{}',
  -- Null when there is nothing to verify, as for a drill. Only false excludes a score from the bests.
  verified boolean,
  archive_day date,
  -- The partition key, by which a repeated result meets its row: `day_key` of a daily, otherwise the UTC date that the device
  -- claims, or the day of odd clocks.
  finished_on date not null default (now() at time zone 'UTC')::date,
  primary key (id, finished_on),
  constraint game_sessions_practice_has_givens check (practice = (givens_count is not null)),
  constraint game_sessions_archive_is_practice check (archive_day is null or practice)
) partition by range (finished_on);

-- The first two find the best result beside one that is sent again. Dailies are in neither.
create index game_sessions_by_answering on public.game_sessions (user_id, game_type, answered_by, score desc)
  where verified is not false and answered_by is not null;
create index game_sessions_by_practice_time
  on public.game_sessions (user_id, game_type, givens_count, completion_time_seconds) where practice and hints_used = 0;
create index game_sessions_by_saving on public.game_sessions (user_id, saved_at);

alter table public.game_sessions enable row level security, force row level security;
revoke all on table public.game_sessions from anon, authenticated;
grant select on table public.game_sessions to authenticated;
grant all on table public.game_sessions to service_role;

create policy "Players read their own game sessions" on public.game_sessions
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- What a player has of results that are compared with each other: practice grids of a game with equally many givens, or rounds and
-- drills answered in one way. A save reads these rows instead of results, which are spread over a partition for each month.
create table private.game_records (
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type public.game_type not null,
  -- A way of answering, or how many cells were given.
  variant text not null,
  -- Lower is better: the seconds of a grid, or the negated number of correct answers. Null if no result can be a best.
  best integer,
  -- The last day on which a result arrived, and how many did.
  saved_on date not null,
  saved integer not null,
  primary key (user_id, game_type, variant)
);

alter table private.game_records enable row level security, force row level security;

-- One result as a device sends it.
create type private.result as (
  id uuid,
  -- The player whom the device believes to be signed in; null if it does not say.
  user_id uuid,
  -- Played before signing in.
  by_guest boolean,
  -- Dailies only: sent some time after it was finished, so the server cannot measure it.
  late boolean,
  kind text,
  game_type text,
  completion_time_seconds integer,
  finished_at text,
  -- Dailies only.
  day_key date,
  -- Grids only: nine cells, row by row; 0 is an empty cell.
  grid integer[],
  givens integer[],
  hints_used integer,
  -- Timed rounds and drills only.
  score integer,
  accuracy integer,
  answered_by text,
  answers jsonb,
  ticket uuid,
  archive_day date,
  -- Derived from the other fields; see `game_sessions`.
  finished_on date
);

-- The same sentence for an unreadable result and for one whose id belongs to another account, so that the response does not
-- reveal that the id exists.
create function private.raise_malformed_result() returns void
language plpgsql immutable as $$
begin
  raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
end;
$$;

-- The day of results whose devices claim no day of ours.
create function private.day_of_odd_clocks() returns date
language sql immutable as $$
  select date '1970-01-01';
$$;

-- The UTC date of a time that a device claims, in ISO 8601 with a zone: words such as `now` would mean another date each time. The
-- day of odd clocks if it is missing, unreadable, before our first day, or still to come: nobody may fill a month in advance.
create function private.claimed_date(p_claimed text) returns date
language plpgsql stable as $$
declare
  v_date date;
begin
  if p_claimed ~ '^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$' then
    v_date := (p_claimed::timestamptz at time zone 'UTC')::date;
  end if;
  return case when v_date between private.first_day() and (now() at time zone 'UTC')::date + 1
    then v_date else private.day_of_odd_clocks() end;
exception when data_exception then
  return private.day_of_odd_clocks();
end;
$$;

-- Its caller catches what an unreadable value raises.
create function private.parse_result(p_element jsonb) returns private.result
language plpgsql stable as $$
declare
  v_result private.result := jsonb_populate_record(null::private.result, p_element);
begin
  if v_result.id is null then
    perform private.raise_malformed_result();
  end if;
  -- `jsonb_populate_record` does not distinguish a JSON null from an absent field.
  v_result.answers := p_element -> 'answers';
  v_result.finished_on := case when v_result.kind = 'daily' then v_result.day_key
    else private.claimed_date(v_result.finished_at) end;
  return v_result;
end;
$$;

-- When a result was finished, if the device can be believed (within the last 30 days); otherwise now.
create function private.finished_at(p_claimed text) returns timestamptz
language plpgsql stable as $$
declare
  v_claimed timestamptz;
begin
  v_claimed := p_claimed::timestamptz;
  return case when v_claimed between now() - interval '30 days' and now() then v_claimed else now() end;
exception when data_exception then
  return now();
end;
$$;

-- Nine elements that contain all nine digits contain each of them once.
create function private.are_nine_digits(p_grid integer[]) returns boolean
language sql immutable as $$
  select coalesce(array_ndims(p_grid) = 1 and array_length(p_grid, 1) = 9 and array_lower(p_grid, 1) = 1
    and p_grid @> '{1, 2, 3, 4, 5, 6, 7, 8, 9}', false);
$$;

create function private.raise_malformed_grid() returns void
language plpgsql immutable as $$
begin
  raise exception 'A finished grid contains each of the digits 1 to 9 once.'
    using errcode = '22023', hint = 'malformed-grid';
end;
$$;

-- 200 practice grids, and 200 timed rounds and drills: more than three hours of rounds without a break. Further results stay on
-- the device until the next day.
create function private.daily_quota() returns integer
language sql immutable as $$
  select 200;
$$;

-- Keeps one account from filling the table. Practice has its own limit; timed rounds and drills share one.
create function private.require_daily_quota(p_user_id uuid, p_practice boolean) returns void
language plpgsql stable as $$
begin
  if (select sum(r.saved) from private.game_records r
      where r.user_id = p_user_id and r.saved_on = private.day_key_at(now())
        and r.variant in ('choosing', 'typing') <> p_practice) >= private.daily_quota() then
    raise exception 'Too many results for one day. More can be saved tomorrow.'
      using errcode = 'PT429', hint = 'too-many-results';
  end if;
end;
$$;

-- Whether the givens and hints fit a full grid. The targets follow from the grid, so any grid that keeps its givens is correct.
-- Subscribers get at most three hints.
create function private.is_practice(p_result private.result) returns boolean
language plpgsql immutable as $$
begin
  if (array_ndims(p_result.givens) = 1 and array_length(p_result.givens, 1) = 9 and array_lower(p_result.givens, 1) = 1
      and 0 = any (p_result.givens)
      and p_result.hints_used between 0 and least(3, cardinality(array_positions(p_result.givens, 0)))) is not true then
    return false;
  end if;
  for v_cell in 1 .. 9 loop
    if (p_result.givens[v_cell] in (0, p_result.grid[v_cell])) is not true then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

create function private.empty_cells(p_givens integer[]) returns integer
language sql immutable strict as $$
  select cardinality(array_positions(p_givens, 0));
$$;

-- Nobody solves a grid faster than the record for a Sudoku: 1.1 seconds for each empty cell. A shorter time comes from a program,
-- or from a solution that was known.
create function private.is_plausible_time(p_seconds integer, p_empty_cells integer) returns boolean
language sql immutable strict as $$
  select p_seconds >= round(1.1 * p_empty_cells);
$$;

create function private.variant_of(p_givens_count smallint, p_answered_by text) returns text
language sql immutable as $$
  select coalesce(p_answered_by, p_givens_count::text);
$$;

-- Null if the result cannot be a best: with hints, of the archive, because the player may have solved the puzzle before, faster
-- than a person can be, or not verified.
create function private.comparable_value(p_session public.game_sessions) returns integer
language plpgsql immutable as $$
begin
  if p_session.practice then
    return case when p_session.hints_used = 0 and p_session.archive_day is null
        and private.is_plausible_time(p_session.completion_time_seconds, 9 - p_session.givens_count)
      then p_session.completion_time_seconds end;
  end if;
  return case when p_session.verified is not false then -p_session.score end;
end;
$$;

-- The best of a player's comparable results.
create function private.best_value(p_user_id uuid, p_game_type text, p_variant text) returns integer
language plpgsql stable as $$
begin
  return (
    select r.best from private.game_records r
    where r.user_id = p_user_id and r.game_type = p_game_type and r.variant = p_variant);
end;
$$;

-- The best of all but one of them. Only for a result that is sent again and is the best itself: this reads every partition.
create function private.best_value_beside(p_session public.game_sessions) returns integer
language plpgsql stable as $$
begin
  if p_session.practice then
    return (
      select s.completion_time_seconds from public.game_sessions s
      where s.user_id = p_session.user_id and s.game_type = p_session.game_type and s.practice and s.hints_used = 0
        and s.givens_count = p_session.givens_count and s.archive_day is null and s.id <> p_session.id
        and private.is_plausible_time(s.completion_time_seconds, 9 - s.givens_count)
      order by s.completion_time_seconds limit 1);
  end if;
  return (
    select -s.score from public.game_sessions s
    where s.user_id = p_session.user_id and s.game_type = p_session.game_type and s.answered_by = p_session.answered_by
      and s.verified is not false and s.id <> p_session.id
    order by s.score desc limit 1);
end;
$$;

-- How a result compares with the player's others: the best of all, and of the others.
create function private.standing(p_session public.game_sessions, p_best integer, p_best_of_others integer) returns jsonb
language sql stable as $$
  select jsonb_build_object('personal_best', abs(p_best), 'previous_best', abs(p_best_of_others))
    || case when p_session.verified is null then '{}' else jsonb_build_object('verified', p_session.verified) end;
$$;

-- The verdict on a new result. `p_previous_best` was read before it was stored.
create function private.saved_with_standing(p_session public.game_sessions, p_previous_best integer) returns jsonb
language plpgsql stable as $$
begin
  return jsonb_build_object('status', 'saved', 'standing',
    private.standing(p_session, least(p_previous_best, private.comparable_value(p_session)), p_previous_best));
end;
$$;

-- The standing of a result that is sent again.
create function private.standing_again(p_session public.game_sessions) returns jsonb
language plpgsql stable as $$
declare
  v_best constant integer := private.best_value(
    p_session.user_id, p_session.game_type, private.variant_of(p_session.givens_count, p_session.answered_by));
begin
  return private.standing(p_session, v_best,
    case when v_best = private.comparable_value(p_session) then private.best_value_beside(p_session) else v_best end);
end;
$$;

-- Raises if a practice grid is refused. Its puzzle is drawn on the device, so it earns nothing and is compared with the same
-- player's results only.
create function private.check_practice(p_user_id uuid, p_result private.result) returns void
language plpgsql stable as $$
begin
  perform private.require_game(p_result.game_type, 'grid');
  if not private.are_nine_digits(p_result.grid) then
    perform private.raise_malformed_grid();
  end if;
  if not private.is_practice(p_result) then
    raise exception 'This practice result is not consistent.'
      using errcode = '22023', hint = 'malformed-practice';
  end if;
  perform private.require_daily_quota(p_user_id, true);
end;
$$;

-- Writes a checked practice grid and returns its verdict without the id.
create function private.write_practice(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql as $$
declare
  v_completed_at constant timestamptz := private.finished_at(p_result.finished_at);
  -- A wrong clock is no reason to lose a result. A missing time becomes the longest one, which beats no other.
  v_seconds constant integer := greatest(1, least(p_result.completion_time_seconds, 86400));
  v_givens_count constant smallint := cardinality(array_remove(p_result.givens, 0));
  v_previous_best constant integer :=
    private.best_value(p_user_id, p_result.game_type, private.variant_of(v_givens_count, null));
  v_session public.game_sessions;
begin
  insert into public.game_sessions (id, user_id, game_type, practice, givens_count, archive_day, score,
    completion_time_seconds, hints_used, accuracy, completed_at, session_data, finished_on)
  values (p_result.id, p_user_id, p_result.game_type, true, v_givens_count,
    case when p_result.archive_day is not null then private.archive_day_of(p_user_id, p_result) end, 100, v_seconds, p_result.hints_used, 100, v_completed_at,
    jsonb_build_object('puzzle_date', private.day_key_at(v_completed_at), 'final_time', v_seconds,
      'practice_mode', true, 'givens', p_result.givens, 'grid', p_result.grid), p_result.finished_on)
  returning * into v_session;
  return private.saved_with_standing(v_session, v_previous_best);
end;
$$;

create function private.refused(p_reason text) returns jsonb
language sql immutable as $$
  select jsonb_build_object('status', 'refused', 'reason', p_reason)
    -- These reasons are temporary.
    || case when p_reason in ('day-not-begun', 'puzzle-not-published', 'too-many-results', 'not-your-account')
         then '{"retry": true}' else '{}' end::jsonb;
$$;

-- At most 200 results and 65,536 bytes of JSON as a device writes it, without the spaces that Postgres adds. Bytes are counted
-- only where there may be as many.
create function private.is_list_of_results(p_results jsonb) returns boolean
language sql immutable as $$
  select coalesce(case when jsonb_typeof(p_results) = 'array' then jsonb_array_length(p_results) <= 200
    and (pg_column_size(p_results) < 16384
      or octet_length(replace(replace(p_results::text, ', ', ','), '": ', '":')) <= 65536) end, false);
$$;

-- Saves the caller's results and returns their verdicts, or the refusal of a long call.
create function private.save_list(p_results jsonb) returns jsonb
language plpgsql as $$
declare
  v_is_long constant boolean := jsonb_typeof(p_results) = 'array' and p_results -> 1 is not null;
  v_user_id uuid;
  v_element jsonb;
  v_verdicts jsonb := '[]';
  v_refusal jsonb;
begin
  if v_is_long then
    -- A device that was offline sends a few lists. This is before everything that takes time.
    v_refusal := private.refuse_long_call(private.require_player(), 'lists', 30);
    if v_refusal is not null then
      return v_refusal;
    end if;
  end if;
  if not private.is_list_of_results(p_results) then
    raise exception 'Send results as a list of at most 200, and 64 kB.'
      using errcode = '22023', hint = 'malformed-results';
  end if;
  v_user_id := case when v_is_long then private.lock_account_and_player() else private.lock_player() end;
  for v_at in 0 .. jsonb_array_length(p_results) - 1 loop
    v_element := p_results -> v_at;
    v_verdicts := v_verdicts || jsonb_build_array(private.save_result(v_user_id, v_element) || jsonb_build_object(
      'id', case when jsonb_typeof(v_element -> 'id') = 'string' then v_element -> 'id' end));
  end loop;
  return v_verdicts;
end;
$$;

revoke execute on all functions in schema private from public;

-- Returns a verdict for each result, in the same order. A refused result does not stop the others. Any other error fails the
-- whole call, and nothing is saved. A list of more than one result is a long call, which may be refused.
create function public.save_results(p_results jsonb) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  -- Another account may save the same id at the same moment. The next attempt sees it and refuses the result.
  for v_attempt in 1 .. 3 loop
    begin
      return private.save_list(p_results);
    exception when unique_violation then
      null;
    end;
  end loop;
  perform private.raise_busy();
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.save_results from public, anon, service_role;
grant execute on function public.save_results to authenticated;

-- 07-dailies.sql

-- Daily puzzles: verified against the puzzle as published, timed by the server, counted once per game and day, and worth XP
-- and a day of the streak.

-- Only the service reads this table. The game makes the same puzzles from the date, and players must not see the targets of
-- days to come.
create table public.daily_puzzles (
  game_type text not null references public.games (game_type),
  day_key date not null,
  -- Nine cells, row by row; 0 is an empty cell.
  givens integer[] not null check (array_ndims(givens) = 1 and array_length(givens, 1) = 9),
  -- { "<operation>": { "rows": [top, middle, bottom], "columns": [left, middle, right] } }
  targets jsonb not null,
  published_at timestamptz not null default now(),
  primary key (game_type, day_key)
);

alter table public.daily_puzzles enable row level security, force row level security;
revoke all on table public.daily_puzzles from anon, authenticated;
grant all on table public.daily_puzzles to service_role;

create table public.daily_attempts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type public.game_type not null,
  day_key date not null,
  -- Set once; the completion time is measured from here.
  started_at timestamptz not null default now(),
  primary key (user_id, game_type, day_key)
) partition by range (day_key);

alter table public.daily_attempts enable row level security, force row level security;
revoke all on table public.daily_attempts from anon, authenticated;
grant select on table public.daily_attempts to authenticated;
grant all on table public.daily_attempts to service_role;

create policy "Players read their own attempts" on public.daily_attempts
  for select to authenticated using (user_id = (select private.signed_in_player()));

create table public.daily_grid_results (
  -- The row of `game_sessions` with this id and this day in `finished_on` is the same result.
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type public.game_type not null,
  challenge_date date not null,
  grid integer[] not null check (array_ndims(grid) = 1 and array_length(grid, 1) = 9),
  completion_time_seconds integer not null check (completion_time_seconds > 0),
  -- False if only the device knows the time, or if a person cannot be that fast.
  time_verified boolean not null,
  hints_used integer not null default 0 check (hints_used >= 0),
  score integer not null check (score between 0 and 100),
  accuracy integer not null check (accuracy between 0 and 100),
  xp_earned integer not null check (xp_earned >= 0),
  completed_at timestamptz not null default now(),
  primary key (user_id, game_type, challenge_date)
) partition by range (challenge_date);

create index daily_grid_results_by_completion on public.daily_grid_results (user_id, completed_at desc);
create index daily_grid_results_by_day on public.daily_grid_results
  (game_type, challenge_date, completed_at, id, completion_time_seconds) where time_verified;

alter table public.daily_grid_results enable row level security, force row level security;
revoke all on table public.daily_grid_results from anon, authenticated;
grant select on table public.daily_grid_results to authenticated;
grant all on table public.daily_grid_results to service_role;

create policy "Players read their own results" on public.daily_grid_results
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- The days that count for the streak. A streak survives one missed day in seven: the freeze. It does not lengthen the streak,
-- and the missed day is never shown as played.
create table public.daily_activity (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  -- Consecutive counted days up to and including this one.
  streak integer not null check (streak > 0),
  -- The day before was missed, and a freeze covers it.
  after_freeze boolean not null default false,
  primary key (user_id, day_key)
) partition by range (day_key);

alter table public.daily_activity enable row level security, force row level security;
revoke all on table public.daily_activity from anon, authenticated;
grant select on table public.daily_activity to authenticated;
grant all on table public.daily_activity to service_role;

create policy "Players read their own activity" on public.daily_activity
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- How long the first measured times of a day are, once there are thousands of them: a standing must not read a million results.
create table private.daily_times (
  game_type text not null,
  day_key date not null,
  -- Whole hundreds, in the order in which they finished.
  results integer not null,
  -- The last one of them.
  completed_at timestamptz not null,
  id uuid not null,
  -- By `private.time_bucket()`.
  counts integer[] not null,
  primary key (game_type, day_key)
);

alter table private.daily_times enable row level security, force row level security;

create function private.is_triple(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case when jsonb_typeof(p_value) = 'array' then jsonb_array_length(p_value) = 3
    and not p_value @? '$[*] ? (@.type() != "number" || @ % 1 != 0)' end, false);
$$;

-- The targets must be those of the game's operations, no more and no less. A trigger, because a check constraint cannot read
-- another table.
create function private.check_targets() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_operations constant text[] := (select g.operations from public.games g where g.game_type = new.game_type);
begin
  if jsonb_typeof(new.targets) = 'object' and cardinality(v_operations) > 0
     and new.targets ?& v_operations and new.targets - v_operations = '{}'
     and not exists (
       select from jsonb_each(new.targets) t (operation, lines)
       where not (private.is_triple(t.lines -> 'rows') and private.is_triple(t.lines -> 'columns'))) then
    return new;
  end if;
  raise exception 'The targets do not match the operations of this game.'
    using errcode = '23514', hint = 'targets-do-not-fit';
end;
$$;

create trigger check_targets before insert or update on public.daily_puzzles
  for each row execute function private.check_targets();

-- When the server saw this player start a daily puzzle; null if it did not.
create function private.started_at(p_user_id uuid, p_game_type text, p_day_key date) returns timestamptz
language plpgsql stable as $$
begin
  return (
    select a.started_at from public.daily_attempts a
    where a.user_id = p_user_id and a.game_type = p_game_type and a.day_key = p_day_key);
end;
$$;

-- The player's result of a daily puzzle; all fields are null if there is none.
create function private.daily_result(p_user_id uuid, p_game_type text, p_day_key date)
returns public.daily_grid_results
language plpgsql stable as $$
declare
  v_result public.daily_grid_results;
begin
  select r.* into v_result from public.daily_grid_results r
  where r.user_id = p_user_id and r.game_type = p_game_type and r.challenge_date = p_day_key;
  return v_result;
end;
$$;

-- Whether the lines of a grid meet the targets of one operation.
create function private.meets_targets(p_grid integer[], p_operation text, p_lines jsonb) returns boolean
language sql stable as $$
  select p_lines -> 'rows' = jsonb_build_array(
      private.line_value(p_operation, p_grid[1], p_grid[2], p_grid[3]),
      private.line_value(p_operation, p_grid[4], p_grid[5], p_grid[6]),
      private.line_value(p_operation, p_grid[7], p_grid[8], p_grid[9]))
    and p_lines -> 'columns' = jsonb_build_array(
      private.line_value(p_operation, p_grid[1], p_grid[4], p_grid[7]),
      private.line_value(p_operation, p_grid[2], p_grid[5], p_grid[8]),
      private.line_value(p_operation, p_grid[3], p_grid[6], p_grid[9]));
$$;

-- Any grid that keeps the givens and meets every target is correct. Cells are numbered row by row from 1.
create function private.solves(p_grid integer[], p_givens integer[], p_targets jsonb) returns boolean
language plpgsql stable as $$
declare
  v_operation text;
begin
  for v_cell in 1 .. 9 loop
    if (p_givens[v_cell] in (0, p_grid[v_cell])) is not true then
      return false;
    end if;
  end loop;
  for v_operation in select k from jsonb_object_keys(p_targets) k loop
    if private.meets_targets(p_grid, v_operation, p_targets -> v_operation) is not true then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

-- Whether a freeze can cover this missed day: none was used for the six days before it.
create function private.has_freeze(p_user_id uuid, p_day_key date) returns boolean
language plpgsql stable as $$
begin
  return not exists (
    select from public.daily_activity a
    where a.user_id = p_user_id and a.after_freeze and a.day_key between p_day_key - 5 and p_day_key);
end;
$$;

-- Consecutive counted days up to today, up to yesterday if today is still to be played, or up to the day before yesterday while
-- a freeze covers yesterday; otherwise 0.
create function private.current_streak(p_user_id uuid) returns integer
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
  v_last public.daily_activity;
begin
  select a.* into v_last from public.daily_activity a
  where a.user_id = p_user_id and a.day_key between v_today - 2 and v_today
  order by a.day_key desc limit 1;
  if v_last.day_key >= v_today - 1 or v_last.day_key = v_today - 2 and private.has_freeze(p_user_id, v_today - 1) then
    return v_last.streak;
  end if;
  return 0;
end;
$$;

-- Counts a day for the streak, once, and returns the current streak. Only today and yesterday can count, so a day that is
-- counted late has at most one counted day after it. If that day followed a freeze, the freeze is no longer needed.
create function private.count_day(p_user_id uuid, p_day_key date) returns integer
language plpgsql as $$
declare
  v_is_today constant boolean := p_day_key = private.day_key_at(now());
  v_last public.daily_activity;
  v_frozen boolean;
begin
  select a.* into v_last from public.daily_activity a
  where a.user_id = p_user_id and a.day_key between p_day_key - 2 and p_day_key
  order by a.day_key desc limit 1;
  if v_last.day_key is distinct from p_day_key then
    v_frozen := coalesce(v_last.day_key = p_day_key - 2 and private.has_freeze(p_user_id, p_day_key - 1), false);
    insert into public.daily_activity as a (user_id, day_key, streak, after_freeze)
    values (p_user_id, p_day_key,
      1 + case when v_last.day_key = p_day_key - 1 or v_frozen then v_last.streak else 0 end, v_frozen)
    returning a.* into v_last;
    if not v_is_today then
      update public.daily_activity a set streak = v_last.streak + 1, after_freeze = false
      where a.user_id = p_user_id and a.day_key = p_day_key + 1;
    end if;
  end if;
  return case when v_is_today then v_last.streak else private.current_streak(p_user_id) end;
end;
$$;

-- The part of a verdict that says what the account has of a daily puzzle.
create function private.daily_verdict(p_daily public.daily_grid_results, p_total_xp integer, p_streak integer) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'completion_time_seconds', p_daily.completion_time_seconds,
    'time_verified', p_daily.time_verified,
    'xp_earned', p_daily.xp_earned,
    'total_xp', p_total_xp,
    'current_streak', p_streak);
$$;

create function private.saved_daily(p_daily public.daily_grid_results) returns jsonb
language plpgsql stable as $$
begin
  return (
    select private.daily_verdict(p_daily, p.total_xp, private.current_streak(p.id))
    from public.profiles p where p.id = p_daily.user_id);
end;
$$;

-- The row that is stored for a daily.
--
-- A grid shows that a puzzle was solved, but not when. Today's counts. Yesterday's counts only if the server saw this player
-- start it, which means that it was finished in time and sent after midnight; otherwise a missed day could be repaired. Older
-- results are kept and earn nothing.
--
-- Today's time runs from the server's own start, if there is one, and is verified if the account played and a person can be that
-- fast. A guest started before the account did, so the longer time counts. Any other time is the device's, limited to the length
-- of the day. That includes a result that says it is late, as after playing without a network: saying so only gives up the
-- verification.
create function private.timed_daily(
  p_user_id uuid, p_xp integer, p_started_at timestamptz, p_empty_cells integer, p_result private.result)
returns public.daily_grid_results
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
  v_is_today constant boolean := p_result.day_key = v_today;
  v_day_begin constant timestamptz := private.day_begins_at(p_result.day_key);
  v_day_end constant timestamptz := least(now(), private.day_begins_at(p_result.day_key + 1) - interval '1 second');
  v_measured constant boolean := v_is_today and p_started_at is not null
    and (p_result.by_guest is true or p_result.late is not true);
  v_counts constant boolean := v_is_today or p_result.day_key = v_today - 1 and p_started_at is not null;
  v_row public.daily_grid_results;
begin
  v_row.id := p_result.id;
  v_row.user_id := p_user_id;
  v_row.game_type := p_result.game_type;
  v_row.challenge_date := p_result.day_key;
  v_row.grid := p_result.grid;
  v_row.completion_time_seconds := greatest(1, least(
    case when v_measured then greatest(floor(extract(epoch from now() - p_started_at)),
        case when p_result.by_guest then p_result.completion_time_seconds end)
      else p_result.completion_time_seconds end,
    floor(extract(epoch from v_day_end - v_day_begin))));
  v_row.time_verified := v_measured and p_result.by_guest is not true
    and private.is_plausible_time(v_row.completion_time_seconds, p_empty_cells);
  v_row.hints_used := 0;
  v_row.score := 100;
  v_row.accuracy := 100;
  v_row.xp_earned := case when v_counts then p_xp else 0 end;
  v_row.completed_at := greatest(v_day_begin, least(v_day_end, private.finished_at(p_result.finished_at)));
  return v_row;
end;
$$;

-- The row to store for a daily, or the one that is stored for it under another id; raises if the daily is refused. Null if its
-- day is closed to the player and the server did not see it started: the device's own word does not open a day. One statement
-- reads everything that it is compared with.
create function private.check_daily(p_user_id uuid, p_result private.result) returns public.daily_grid_results
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
  v_puzzle record;
begin
  if p_result.day_key is null or p_result.completion_time_seconds is null then
    perform private.raise_malformed_result();
  end if;
  select p.givens, p.targets, g.xp, a.started_at, r.id as stored_as into v_puzzle
  from public.games g
  left join public.daily_puzzles p on p.game_type = g.game_type and p.day_key = p_result.day_key
  left join public.daily_attempts a
    on a.user_id = p_user_id and a.game_type = p_result.game_type and a.day_key = p_result.day_key
  left join public.daily_grid_results r
    on r.user_id = p_user_id and r.game_type = p_result.game_type and r.challenge_date = p_result.day_key
  where g.game_type = p_result.game_type and g.kind = 'grid';
  if not found then
    perform private.raise_unknown_game();
  end if;
  if not private.are_nine_digits(p_result.grid) then
    perform private.raise_malformed_grid();
  end if;
  if v_puzzle.stored_as is not null then
    return private.daily_result(p_user_id, p_result.game_type, p_result.day_key);
  end if;
  if p_result.day_key > v_today then
    raise exception 'This day has not started yet.' using errcode = '22023', hint = 'day-not-begun';
  end if;
  if p_result.day_key < v_today - 30 then
    raise exception 'This was more than 30 days ago.' using errcode = '22023', hint = 'day-too-long-ago';
  end if;
  if v_puzzle.targets is null then
    raise exception 'Today''s puzzle is not ready yet. Please try again in a few minutes.'
      using errcode = 'PT503', hint = 'puzzle-not-published';
  end if;
  if not private.solves(p_result.grid, v_puzzle.givens, v_puzzle.targets) then
    raise exception 'This grid does not solve today''s puzzle.' using errcode = 'P0001', hint = 'grid-not-solved';
  end if;
  if v_puzzle.started_at is null and p_result.day_key < private.archive_opens_on(p_user_id, v_today) then
    return null;
  end if;
  return private.timed_daily(p_user_id, v_puzzle.xp, v_puzzle.started_at, private.empty_cells(v_puzzle.givens), p_result);
end;
$$;

-- A checked daily of a closed day as the practice grid that is stored instead, so that the game is not lost.
create function private.practice_of_daily(p_daily private.result) returns private.result
language plpgsql stable as $$
declare
  v_practice private.result := p_daily;
begin
  v_practice.kind := 'practice';
  v_practice.hints_used := 0;
  v_practice.archive_day := null;
  v_practice.givens := (
    select p.givens from public.daily_puzzles p where p.game_type = p_daily.game_type and p.day_key = p_daily.day_key);
  return v_practice;
end;
$$;

-- Writes a checked daily and returns its verdict without the id. Score, accuracy and hints are set by the server. `p_row` is
-- what `private.check_daily()` returned.
create function private.write_daily(p_result private.result, p_row public.daily_grid_results) returns jsonb
language plpgsql as $$
declare
  v_streak integer;
  v_total_xp integer;
begin
  if p_row.id <> p_result.id then
    return jsonb_build_object(
      'status', 'saved_before', 'reason', 'daily-already-played', 'daily', private.saved_daily(p_row));
  end if;
  insert into public.game_sessions
    (id, user_id, game_type, score, completion_time_seconds, accuracy, completed_at, session_data, finished_on)
  values (p_row.id, p_row.user_id, p_row.game_type, p_row.score, p_row.completion_time_seconds, p_row.accuracy,
    p_row.completed_at, jsonb_build_object('puzzle_date', p_row.challenge_date,
      'final_time', p_row.completion_time_seconds, 'practice_mode', false), p_row.challenge_date);
  insert into public.daily_grid_results values (p_row.*);
  if p_row.xp_earned = 0 then
    return jsonb_build_object('status', 'saved', 'daily', private.saved_daily(p_row));
  end if;
  v_streak := private.count_day(p_row.user_id, p_row.challenge_date);
  -- The profile stores the streak as of the last counted day.
  update public.profiles p set total_xp = p.total_xp + p_row.xp_earned, current_streak = v_streak
  where p.id = p_row.user_id returning p.total_xp into v_total_xp;
  return jsonb_build_object('status', 'saved', 'daily', private.daily_verdict(p_row, v_total_xp, v_streak));
end;
$$;

-- The verdict, without the id, on a result that the player already has; null if no account has a result with this id. Another
-- account's id is refused.
create function private.saved_before(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql stable as $$
declare
  v_session public.game_sessions;
begin
  select s.* into v_session from public.game_sessions s where s.id = p_result.id and s.finished_on = p_result.finished_on;
  if not found then
    -- When it was sent for the first time, its day may have been still to come.
    select s.* into v_session from public.game_sessions s
    where s.id = p_result.id and s.finished_on = private.day_of_odd_clocks();
    if not found then
      return null;
    end if;
  end if;
  if v_session.user_id <> p_user_id then
    perform private.raise_malformed_result();
  end if;
  return jsonb_build_object('status', 'saved_before')
    || case when v_session.practice or v_session.answered_by is not null
         then jsonb_build_object('standing', private.standing_again(v_session))
         else jsonb_build_object('daily', private.saved_daily(
           private.daily_result(p_user_id, v_session.game_type, v_session.finished_on))) end;
end;
$$;

-- Saves one result and returns its verdict without the id. Call it with the player locked. All checks come before the first
-- write, so a refusal takes nothing back, and the block with the handler costs no transaction of its own.
create function private.save_result(p_user_id uuid, p_element jsonb) returns jsonb
language plpgsql as $$
declare
  v_result private.result;
  v_daily public.daily_grid_results;
  v_verdict jsonb;
  v_reason text;
begin
  begin
    v_result := private.parse_result(p_element);
    if v_result.user_id <> p_user_id then
      perform private.require_own_account(v_result.user_id);
    end if;
    v_verdict := private.saved_before(p_user_id, v_result);
    if v_verdict is not null then
      return v_verdict;
    end if;
    case
      when v_result.kind = 'daily' then
        v_daily := private.check_daily(p_user_id, v_result);
        if v_daily.id is null then
          v_result := private.practice_of_daily(v_result);
          perform private.check_practice(p_user_id, v_result);
        end if;
      when v_result.kind = 'practice' then
        perform private.check_practice(p_user_id, v_result);
      when v_result.kind in ('timed_round', 'drill') then
        perform private.check_quiz(p_user_id, v_result);
      else
        perform private.raise_malformed_result();
    end case;
  exception
    when data_exception or program_limit_exceeded or raise_exception or insufficient_privilege
      or sqlstate 'PT429' or sqlstate 'PT503' then
      get stacked diagnostics v_reason = pg_exception_hint;
      if sqlstate = '42501' and v_reason is distinct from 'not-your-account' then
        raise;
      end if;
      -- Postgres' own hints are sentences.
      return private.refused(case when v_reason ~ '^[a-z-]+$' then v_reason else 'malformed-result' end);
  end;
  return case v_result.kind
    when 'daily' then private.write_daily(v_result, v_daily)
    when 'practice' then private.write_practice(p_user_id, v_result)
    else private.write_quiz(p_user_id, v_result) end;
end;
$$;

-- The last day of the past seven that was missed and covered; null if there is none. A freeze covers yesterday as soon as
-- yesterday is over but is stored only when today is counted, so a streak that ends today does not use one.
create function private.freeze_used_on(p_user_id uuid) returns date
language sql stable set search_path = '' as $$
  select case
    when last_day.day_key = today - 2 and private.has_freeze(p_user_id, today - 1) then today - 1
    else (select max(a.day_key) - 1 from public.daily_activity a
          where a.user_id = p_user_id and a.after_freeze and a.day_key between today - 5 and today) end
  from private.day_key_at(now()) today
  left join lateral (
    select max(a.day_key) as day_key from public.daily_activity a
    where a.user_id = p_user_id and a.day_key between today - 2 and today) last_day on true;
$$;

-- A time as it counts for the standing of others: longer or shorter by up to a tenth, always by the same share.
create function private.blurred_seconds(p_seconds integer, p_id uuid) returns double precision
language sql immutable as $$
  select p_seconds * (0.9 + 0.2 * (uuid_hash_extended(p_id, 0) & 1023) / 1023::double precision);
$$;

-- 2,000 buckets from 4 seconds to a day, each half a percent longer than the one before it.
create function private.time_bucket(p_seconds double precision) returns integer
language sql immutable as $$
  select width_bucket(ln(p_seconds), ln(4::double precision), ln(100000::double precision), 2000);
$$;

-- Counts the next results of a day, at most 5,000 and in whole hundreds. One call does it at a time; others go on with what is
-- counted. A result that is sent later than others that finished after it may be left out.
create function private.count_daily_times(p_game_type text, p_day_key date) returns void
language plpgsql set search_path = '' as $$
declare
  v_times private.daily_times;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('daily times:' || p_game_type || ':' || p_day_key, 0)) then
    return;
  end if;
  select t.* into v_times from private.daily_times t where t.game_type = p_game_type and t.day_key = p_day_key;
  with following as materialized (
    select r.completed_at, r.id, private.time_bucket(private.blurred_seconds(r.completion_time_seconds, r.id)) as bucket,
      row_number() over (order by r.completed_at, r.id) as number
    from (
      select o.completed_at, o.id, o.completion_time_seconds from public.daily_grid_results o
      where o.game_type = p_game_type and o.challenge_date = p_day_key and o.time_verified
        and (o.completed_at, o.id) > (coalesce(v_times.completed_at, '-infinity'),
          coalesce(v_times.id, '00000000-0000-0000-0000-000000000000'))
      order by o.completed_at, o.id limit 5000) r
  ), taken as materialized (
    select f.* from following f where f.number <= (select count(*) from following) / 100 * 100
  )
  insert into private.daily_times as d (game_type, day_key, results, completed_at, id, counts)
  select p_game_type, p_day_key, coalesce(v_times.results, 0) + l.number, l.completed_at, l.id, (
    select array_agg(coalesce(v_times.counts[b], 0) + coalesce(n.results, 0) order by b)
    from generate_series(1, 2000) b
    left join (select t.bucket, count(*) as results from taken t group by t.bucket) n on n.bucket = b)
  from (select t.* from taken t order by t.number desc limit 1) l
  on conflict (game_type, day_key) do update set results = excluded.results, completed_at = excluded.completed_at,
    id = excluded.id, counts = excluded.counts;
end;
$$;

-- How many other measured times count, and how many of them are longer. The others are taken in the order in which they
-- finished, in whole groups of ten, so one more player changes nothing visible. From 2,000 on they are taken from
-- `daily_times`, which one call in 64 brings up to date.
create function private.count_longer_times(p_mine public.daily_grid_results, out others bigint, out longer bigint)
language plpgsql set search_path = '' as $$
declare
  v_times private.daily_times;
  v_blurred constant double precision := private.blurred_seconds(p_mine.completion_time_seconds, p_mine.id);
  v_bucket constant integer := private.time_bucket(p_mine.completion_time_seconds);
  v_is_counted boolean;
begin
  select t.* into v_times from private.daily_times t
  where t.game_type = p_mine.game_type and t.day_key = p_mine.challenge_date;
  if found then
    if random() < 1.0 / 64 then
      perform private.count_daily_times(p_mine.game_type, p_mine.challenge_date);
    end if;
    v_is_counted := (p_mine.completed_at, p_mine.id) <= (v_times.completed_at, v_times.id);
    others := v_times.results - v_is_counted::integer;
    longer := (select coalesce(sum(c), 0) from unnest(v_times.counts[v_bucket + 1:]) c)
      - (v_is_counted and private.time_bucket(v_blurred) > v_bucket)::integer;
    return;
  end if;
  select max(o.others) / 10 * 10, count(*) filter (where o.seconds > p_mine.completion_time_seconds and o.number <= o.others / 10 * 10)
  into others, longer
  from (
    select private.blurred_seconds(r.completion_time_seconds, r.id) as seconds, count(*) over () as others,
      row_number() over (order by r.completed_at, r.id) as number
    from (
      select e.id, e.completed_at, e.completion_time_seconds from public.daily_grid_results e
      where e.game_type = p_mine.game_type and e.challenge_date = p_mine.challenge_date and e.time_verified
        and e.id <> p_mine.id
      order by e.completed_at, e.id limit 2000) r) o;
  if others >= 2000 then
    perform private.count_daily_times(p_mine.game_type, p_mine.challenge_date);
  end if;
end;
$$;

revoke execute on all functions in schema private from public;

create function public.start_daily(p_game_type text) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_day_key constant date := private.day_key_at(now());
  v_user_id uuid;
  v_result public.daily_grid_results;
  v_started_at timestamptz;
begin
  if not exists (select from public.games g where g.game_type = p_game_type and g.kind = 'grid') then
    perform private.raise_unknown_game();
  end if;
  v_user_id := private.lock_player();
  v_result := private.daily_result(v_user_id, p_game_type, v_day_key);
  if v_result.id is null then
    insert into public.daily_attempts as a (user_id, game_type, day_key)
    values (v_user_id, p_game_type, v_day_key)
    on conflict (user_id, game_type, day_key) do nothing
    returning a.started_at into v_started_at;
  end if;
  v_started_at := coalesce(v_started_at, private.started_at(v_user_id, p_game_type, v_day_key));

  return private.day_at(now()) || jsonb_build_object(
    'game_type', p_game_type,
    'started_at', v_started_at,
    'elapsed_seconds', coalesce(floor(extract(epoch from now() - v_started_at)), 0)::integer,
    'completed', v_result.id is not null,
    'result', case when v_result.id is not null then jsonb_build_object(
      'id', v_result.id,
      'completion_time_seconds', v_result.completion_time_seconds,
      'time_verified', v_result.time_verified,
      'xp_earned', v_result.xp_earned,
      'completed_at', v_result.completed_at) end);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.start_daily from public, anon, service_role;
grant execute on function public.start_daily to authenticated;

-- The specification's call for today's puzzle. The accuracy and hints are accepted but ignored.
create function public.save_daily_grid_result(
  p_user_id uuid,
  p_game_type text,
  p_completion_time_seconds integer,
  p_hints_used integer,
  p_accuracy integer,
  p_grid integer[] default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
  v_user_id uuid;
  v_result private.result;
  v_verdict jsonb;
begin
  v_user_id := private.lock_player();
  perform private.require_own_account(p_user_id);
  v_result.id := gen_random_uuid();
  v_result.game_type := p_game_type;
  v_result.day_key := v_today;
  v_result.grid := p_grid;
  -- A missing time becomes the longest one.
  v_result.completion_time_seconds := coalesce(p_completion_time_seconds, 90000);
  v_verdict := private.write_daily(v_result, private.check_daily(v_user_id, v_result));
  if v_verdict ->> 'status' = 'saved_before' then
    raise exception 'You have already completed today''s puzzle.'
      using errcode = '23505', hint = 'daily-already-played';
  end if;
  return jsonb_build_object('day_key', v_today) || (v_verdict -> 'daily');
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.save_daily_grid_result is '@nullable p_user_id p_grid';
revoke execute on function public.save_daily_grid_result from public, anon, service_role;
grant execute on function public.save_daily_grid_result to authenticated;

-- The specification's call after a game. It writes nothing: XP and streak come only from verified results, so no call can earn
-- them.
create function public.log_daily_activity(p_user_id uuid, p_game_type text, p_score integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_today constant date := private.day_key_at(now());
begin
  v_user_id := private.require_player();
  perform private.require_own_account(p_user_id);
  if not exists (select from public.games g where g.game_type = p_game_type) then
    raise exception 'Unknown game.' using errcode = '22023', hint = 'unknown-game';
  end if;
  return jsonb_build_object(
    'day_key', v_today,
    'counted', exists (select from public.daily_activity a where a.user_id = v_user_id and a.day_key = v_today),
    'current_streak', private.current_streak(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.log_daily_activity is '@nullable p_user_id';
revoke execute on function public.log_daily_activity from public, anon, service_role;
grant execute on function public.log_daily_activity to authenticated;

-- The share of the other players' times that are longer, in whole percent; null where it would reveal a player or mean nothing.
--
-- Only times measured by the server count, the caller's too, so that nobody can ask about a time of their choice, and only if
-- there are at least twenty others. Their times are blurred: otherwise somebody with twenty accounts could compute the time of
-- one other player.
create function public.daily_standing(p_game_type text, p_day_key date) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_mine public.daily_grid_results;
  v_counted record;
  v_percent integer;
begin
  perform private.require_game(p_game_type, 'grid');
  v_mine := private.daily_result(private.require_player(), p_game_type, p_day_key);
  if v_mine.time_verified then
    v_counted := private.count_longer_times(v_mine);
    if v_counted.others >= 20 then
      v_percent := floor(100.0 * v_counted.longer / v_counted.others);
    end if;
  end if;
  return jsonb_build_object('faster_than_percent', v_percent);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.daily_standing from public, anon, service_role;
grant execute on function public.daily_standing to authenticated;

-- 08-rounds.sql

-- Timed rounds and drills. A timed round counts as a best if the server started it and both its clock and the published
-- questions agree with the result; other rounds are kept but not verified. Neither earns XP or a day of the streak.

-- The questions of a round, in order. As with `daily_puzzles`, the game makes the same question set from its number, and only
-- the service reads this table.
create table public.question_sets (
  game_type text not null references public.games (game_type),
  question_set integer not null check (question_set > 0),
  questions text[] not null,
  correct_answers integer[] not null,
  published_at timestamptz not null default now(),
  primary key (game_type, question_set),
  constraint question_sets_answer_each_question check (
    cardinality(questions) > 0 and cardinality(questions) = cardinality(correct_answers)
    and array_position(questions, null) is null and array_position(correct_answers, null) is null)
);

alter table public.question_sets enable row level security, force row level security;
revoke all on table public.question_sets from anon, authenticated;
grant all on table public.question_sets to service_role;

-- A player's last start on each question set, so a player never has more rows than there are sets.
create table public.round_tickets (
  -- The result of the round refers to it.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type text not null,
  question_set integer not null,
  answered_by text not null check (answered_by in ('choosing', 'typing')),
  started_at timestamptz not null default now(),
  -- The one result that was saved with it.
  used_for uuid,
  constraint round_tickets_once_a_question_set unique (user_id, game_type, question_set)
);

alter table public.round_tickets enable row level security, force row level security;
revoke all on table public.round_tickets from anon, authenticated;
grant select on table public.round_tickets to authenticated;
grant all on table public.round_tickets to service_role;

create policy "Players read their own tickets" on public.round_tickets
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- Every element has a question and the numbers used below. `answer` is null if the time ran out first.
create function private.are_valid_answers(p_answers jsonb) returns boolean
language plpgsql immutable as $$
begin
  return case when jsonb_typeof(p_answers) = 'array' then (
    select coalesce(bool_and(coalesce(
        jsonb_typeof(a -> 'question') = 'string' and jsonb_typeof(a -> 'correct_answer') = 'number'
        and jsonb_typeof(a -> 'answer') in ('number', 'null')
        and jsonb_typeof(a -> 'milliseconds') = 'number' and a -> 'milliseconds' >= '0', false)), true)
    from jsonb_array_elements(p_answers) a) else false end;
end;
$$;

-- The time of a timed round is thinking plus a locked second between two answers; that of a drill is thinking only. One second
-- is allowed for rounding.
create function private.is_consistent_time(p_kind text, p_seconds integer, p_answered integer, p_thought_ms numeric)
returns boolean
language sql immutable as $$
  select case p_kind
    when 'timed_round' then p_thought_ms + 1000 * (p_answered - 1) <= 1000 * (p_seconds + 1)
    when 'drill' then abs(p_thought_ms - 1000::numeric * p_seconds) <= 1000 end;
$$;

-- Whether score, accuracy and time agree with each other, and with the answers if there are any.
create function private.is_consistent_round(p_game public.games, p_result private.result) returns boolean
language plpgsql immutable as $$
declare
  v_least_answered integer := coalesce(p_game.question_count, 0);
  v_most_answered integer := coalesce(p_game.question_count, p_game.most_answers);
  v_answered integer;
  v_correct integer;
  v_thought_ms numeric;
begin
  -- A drill is not limited by the clock, but it takes less than a day.
  if (p_result.completion_time_seconds between coalesce(p_game.seconds, 1) and coalesce(p_game.seconds, 86400))
     is not true then
    return false;
  end if;

  if p_result.answers is not null then
    if not private.are_valid_answers(p_result.answers) then
      return false;
    end if;
    select count(a.answer), count(*) filter (where a.answer = a.correct_answer), coalesce(sum(a.milliseconds), 0)
    into v_answered, v_correct, v_thought_ms
    from jsonb_to_recordset(p_result.answers) a (correct_answer numeric, answer numeric, milliseconds numeric);
    if v_answered not between v_least_answered and v_most_answered or v_correct is distinct from p_result.score
       or not private.is_consistent_time(p_game.kind, p_result.completion_time_seconds, v_answered, v_thought_ms) then
      return false;
    end if;
    v_least_answered := v_answered;
    v_most_answered := v_answered;
  end if;

  return exists (
    select from generate_series(v_least_answered, v_most_answered) answered
    where p_result.score between 0 and answered
      and p_result.accuracy = coalesce(round(100.0 * p_result.score / nullif(answered, 0)), 0));
end;
$$;

create function private.session_data_of_quiz(p_result private.result) returns jsonb
language sql stable as $$
  select case when p_result.answers is null then '{}' else jsonb_build_object('answers', p_result.answers) end;
$$;

-- Raises if a timed round or a drill is refused. Its questions are made on the device, so unless a round is verified its score
-- is the player's own word, compared with the same player's scores only.
create function private.check_quiz(p_user_id uuid, p_result private.result) returns void
language plpgsql stable as $$
declare
  v_game constant public.games := private.require_game(p_result.game_type, p_result.kind);
begin
  if coalesce(p_result.answered_by not in ('choosing', 'typing'), true)
     or octet_length(private.session_data_of_quiz(p_result)::text) > 16384
     or not private.is_consistent_round(v_game, p_result) then
    raise exception 'This round is not consistent.' using errcode = '22023', hint = 'malformed-round';
  end if;
  perform private.require_daily_quota(p_user_id, false);
end;
$$;

-- Writes a checked round or drill and the facts that were missed, and returns its verdict without the id.
create function private.write_quiz(p_user_id uuid, p_result private.result) returns jsonb
language plpgsql as $$
declare
  v_previous_best constant integer :=
    private.best_value(p_user_id, p_result.game_type, private.variant_of(null, p_result.answered_by));
  v_session public.game_sessions;
begin
  insert into public.game_sessions (id, user_id, game_type, answered_by, score, completion_time_seconds, accuracy,
    completed_at, session_data, verified, finished_on)
  values (p_result.id, p_user_id, p_result.game_type, p_result.answered_by, p_result.score,
    p_result.completion_time_seconds, p_result.accuracy, private.finished_at(p_result.finished_at),
    private.session_data_of_quiz(p_result), case p_result.kind when 'timed_round' then private.use_ticket(p_user_id, p_result) end,
    p_result.finished_on)
  returning * into v_session;
  perform private.save_missed_facts(p_user_id, p_result);
  return private.saved_with_standing(v_session, v_previous_best);
end;
$$;

-- A round cannot end early, except for a second of clock tolerance. Afterwards the result has half a minute to arrive; more
-- would be time to look up answers.
create function private.arrives_on_time(p_started_at timestamptz, p_seconds integer) returns boolean
language sql stable as $$
  select now() between p_started_at + make_interval(secs => p_seconds - 1)
    and p_started_at + make_interval(secs => p_seconds + 30);
$$;

-- Whether a person can answer that fast on average: 0.3 seconds to read the question and decide, and the 0.08 seconds that the
-- fastest typists take for a key: one for a choice, and one for each digit and for the end of a typed number.
create function private.is_plausible_pace(p_answers jsonb, p_answered_by text) returns boolean
language sql immutable as $$
  select coalesce(avg((a ->> 'milliseconds')::numeric)
    >= avg(300 + 80 * case p_answered_by when 'typing' then length(a ->> 'answer') + 1 else 1 end), true)
  from jsonb_array_elements(p_answers) a where a -> 'answer' <> 'null';
$$;

-- The answers must be the questions of the set in order from the first, and only the last may be unanswered.
create function private.matches_question_set(p_answers jsonb, p_question_set public.question_sets) returns boolean
language plpgsql immutable as $$
begin
  return (
    select coalesce(bool_and(coalesce(
        a.given ->> 'question' = p_question_set.questions[a.position]
        and a.given -> 'correct_answer' = to_jsonb(p_question_set.correct_answers[a.position])
        and (a.given -> 'answer' <> 'null' or a.position = jsonb_array_length(p_answers)), false)), false)
    from jsonb_array_elements(p_answers) with ordinality a (given, position));
end;
$$;

-- Uses up the ticket of a timed round and returns whether the round is verified. Missing, used and other players' tickets are
-- treated alike. Call it with the player locked.
create function private.use_ticket(p_user_id uuid, p_result private.result) returns boolean
language plpgsql as $$
declare
  v_ticket public.round_tickets;
  v_seconds integer;
  v_question_set public.question_sets;
begin
  update public.round_tickets t set used_for = p_result.id
  where t.id = p_result.ticket and t.user_id = p_user_id and t.used_for is null
  returning t.* into v_ticket;
  if not found or p_result.by_guest or p_result.answers is null
     or v_ticket.game_type <> p_result.game_type or v_ticket.answered_by <> p_result.answered_by then
    return false;
  end if;
  select g.seconds into v_seconds from public.games g where g.game_type = v_ticket.game_type;
  select s.* into v_question_set from public.question_sets s
  where s.game_type = v_ticket.game_type and s.question_set = v_ticket.question_set;
  return private.arrives_on_time(v_ticket.started_at, v_seconds)
    and private.matches_question_set(p_result.answers, v_question_set)
    and private.is_plausible_pace(p_result.answers, v_ticket.answered_by);
end;
$$;

revoke execute on all functions in schema private from public;

create function public.personal_best(p_game_type text, p_answered_by text default null) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.require_player();
  return (
    select -min(r.best) from private.game_records r
    where r.user_id = v_user_id and r.game_type = p_game_type and r.variant in ('choosing', 'typing')
      and (p_answered_by is null or r.variant = p_answered_by));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.personal_best from public, anon, service_role;
grant execute on function public.personal_best to authenticated;

-- Starts the clock of a round on a question set that the player has not had yet, or else on the one played longest ago.
create function public.start_round(p_game_type text, p_answered_by text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_question_set integer;
  v_ticket uuid;
begin
  perform private.require_game(p_game_type, 'timed_round');
  if coalesce(p_answered_by not in ('choosing', 'typing'), true) then
    raise exception 'Unknown way of answering.' using errcode = '22023', hint = 'malformed-round';
  end if;
  v_user_id := private.lock_player();
  select s.question_set into v_question_set
  from public.question_sets s left join public.round_tickets t
    on t.user_id = v_user_id and t.game_type = s.game_type and t.question_set = s.question_set
  where s.game_type = p_game_type
  order by t.started_at nulls first, random() limit 1;
  if not found then
    raise exception 'The questions for this game are not published yet.'
      using errcode = 'PT503', hint = 'question-sets-not-published';
  end if;

  insert into public.round_tickets as t (user_id, game_type, question_set, answered_by)
  values (v_user_id, p_game_type, v_question_set, p_answered_by)
  on conflict (user_id, game_type, question_set) do update set
    id = excluded.id, answered_by = excluded.answered_by, started_at = excluded.started_at, used_for = null
  returning t.id into v_ticket;
  return jsonb_build_object('ticket', v_ticket, 'question_set', v_question_set);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.start_round from public, anon, service_role;
grant execute on function public.start_round to authenticated;

-- 09-mastery.sql

-- What a player's answers say about each skill. A test keeps these rules equal to `packages/learning`.
create table public.skill_progress (
  user_id uuid not null references public.profiles (id) on delete cascade,
  skill text not null,
  answers integer not null check (answers >= 0),
  -- The latest results at difficulty 3 or higher, oldest first: 0 for a miss, otherwise ten times the kind of question plus
  -- the difficulty.
  recent smallint[] not null default '{}' check (cardinality(recent) <= 5),
  -- The level that the answers have shown, from 0 (attempted) to 3 (mastered).
  evidence integer not null check (evidence between 0 and 3),
  last_correct_at timestamptz,
  -- When the skill became proficient.
  evidence_at timestamptz,
  primary key (user_id, skill)
);

alter table public.skill_progress enable row level security, force row level security;
revoke all on table public.skill_progress from anon, authenticated;
grant select on table public.skill_progress to authenticated;
grant all on table public.skill_progress to service_role;

create policy "Players read their own progress" on public.skill_progress
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- The state before the first answer.
create function private.new_skill(p_user_id uuid, p_skill text) returns public.skill_progress
language sql immutable set search_path = '' as $$
  select (p_user_id, p_skill, 0, '{}', 0, null, null)::public.skill_progress;
$$;

-- Calendar days in New York. A concurrent call may have written a time slightly later than the start of this one. Like
-- `private.mastery_of()` it is computed for hundreds of skills at once: without a `search_path` Postgres inlines it.
create function private.days_since(p_at timestamptz) returns integer
language sql stable as $$
  select case when p_at is not null then greatest(0, private.day_key_at(now()) - private.day_key_at(p_at)) end;
$$;

-- Null if never tried. A skill that was not used for three weeks drops one level, and a second after nine weeks.
create function private.mastery_of(p_answers integer, p_evidence integer, p_days_since_correct integer) returns text
language sql immutable as $$
  select case when p_answers > 0 then (array['attempted', 'familiar', 'proficient', 'mastered'])[1 + greatest(0, p_evidence
    - case when p_days_since_correct >= 63 then 2 when p_days_since_correct >= 21 then 1 else 0 end)] end;
$$;

-- A player's progress in the given skills, or in all of them.
create function private.skills_now(p_user_id uuid, p_skills text[] default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'skill', s.skill, 'answers', s.answers, 'recent', s.recent, 'evidence_count', s.evidence,
      'days_since_correct', days, 'days_since_evidence', private.days_since(s.evidence_at),
      'level', private.mastery_of(s.answers, s.evidence, days)) order by s.skill), '[]')
  from public.skill_progress s, private.days_since(s.last_correct_at) days
  where s.user_id = p_user_id and s.answers > 0 and (p_skills is null or s.skill = any (p_skills));
$$;

-- Easier exercises are often solved without the skill, so their results are not kept.
create function private.with_result(p_recent smallint[], p_difficulty integer, p_kind integer, p_correct boolean)
returns smallint[]
language sql immutable set search_path = '' as $$
  select case when p_difficulty < 3 then p_recent else
    (p_recent || case when p_correct then 10 * p_kind + p_difficulty else 0 end::smallint)[greatest(1, cardinality(p_recent) - 3):] end;
$$;

-- Whether there are as many correct answers, to the hardest questions, and over as many kinds of question.
create function private.has_results(p_recent smallint[], p_right integer, p_hard integer, p_kinds integer) returns boolean
language sql immutable set search_path = '' as $$
  select count(*) >= p_right and count(*) filter (where result % 10 = 5) >= p_hard and count(distinct result / 10) >= p_kinds
  from unnest(p_recent) result where result > 0;
$$;

-- The state after one more answer. `p_mixed` means a session of several skills, in which the player had to recognize the skill.
create function private.rated(
  p_state public.skill_progress, p_difficulty integer, p_kind integer, p_correct boolean, p_mixed boolean)
returns public.skill_progress
language plpgsql stable set search_path = '' as $$
declare
  v_recent constant smallint[] := private.with_result(p_state.recent, p_difficulty, p_kind, p_correct);
  v_shown constant integer := case when private.has_results(v_recent, 4, 3, 2) then 2
    when private.has_results(v_recent, 2, 0, 1) then 1 else 0 end;
  v_before constant integer := p_state.evidence;
begin
  p_state.answers := p_state.answers + 1;
  p_state.recent := v_recent;
  if p_correct then
    p_state.evidence := case
      -- An easy question counts for no label, also where the earlier results would do.
      when v_before >= 2 and p_mixed and p_difficulty >= 3 and private.days_since(p_state.evidence_at) is distinct from 0
        and private.has_results(v_recent, 5, 5, 1) then 3
      else greatest(v_before, v_shown) end;
    p_state.last_correct_at := now();
    if v_before < 2 and p_state.evidence >= 2 then
      p_state.evidence_at := now();
    end if;
  elsif p_difficulty >= 3 then
    p_state.evidence := case when v_before >= 2 then greatest(1, v_shown) else least(v_before, v_shown) end;
  end if;
  return p_state;
end;
$$;

revoke execute on all functions in schema private from public;

-- 10-review.sql

-- The review queue. The device computes the schedule (FSRS) and the database stores it: a schedule affects only its owner and
-- earns nothing. Facts that were missed in timed rounds and drills become cards too, derived from the saved result; an
-- invented round only adds a card for the player who sent it.

create table public.review_cards (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- "skill:mean", "skill:mean:1f0c9a2e" with the label of a mistake, "fact:7x8".
  card text not null check (card ~ '^[a-z]+:[!-~]{1,100}$'),
  -- Of the exercise that was missed last; null if unknown.
  difficulty smallint check (difficulty between 1 and 5),
  due_at timestamptz not null,
  -- The card's FSRS state, computed by the device.
  memory jsonb not null,
  saved_at timestamptz not null default now(),
  -- The game in which the card was last missed; null for a learning session.
  missed_in public.game_type,
  -- Null if unknown.
  missed_at timestamptz,
  primary key (user_id, card)
);

create index review_cards_by_due on public.review_cards (user_id, due_at);

alter table public.review_cards enable row level security, force row level security;
revoke all on table public.review_cards from anon, authenticated;
grant select on table public.review_cards to authenticated;
grant all on table public.review_cards to service_role;

create policy "Players read their own cards" on public.review_cards
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- The numbers have a fixed size so that an account cannot fill the disk with long ones.
create type private.review_memory as (
  stability double precision,
  difficulty double precision,
  reps integer,
  lapses integer,
  learning_steps integer,
  scheduled_days integer,
  state integer,
  last_review timestamptz
);

-- The cards that a player answered in reviews today.
create function private.cards_reviewed_today(p_user_id uuid) returns text[]
language plpgsql stable as $$
begin
  return array(
    select distinct a.card from public.learning_answers a
    where a.user_id = p_user_id and a.card is not null
      and a.saved_at >= private.day_begins_at(private.day_key_at(now())));
end;
$$;

-- How likely a card is forgotten. Under FSRS, recall only depends on the time since the last review in units of the stability.
-- A card that was missed since, or never reviewed, comes first.
create function private.urgency_of(p_card public.review_cards) returns double precision
language sql stable set search_path = '' as $$
  select case when r.last_review >= coalesce(p_card.missed_at, '-infinity')
    then extract(epoch from now() - r.last_review) / greatest(r.stability, 0.001) else 'infinity' end
  from (select (p_card.memory ->> 'last_review')::timestamptz as last_review,
               (p_card.memory ->> 'stability')::double precision as stability) r;
$$;

-- The due cards that are left for today. A day has at most 20 cards; the others wait for the following days.
create function private.cards_of_today(p_user_id uuid) returns setof public.review_cards
language plpgsql stable rows 20 as $$
declare
  v_reviewed constant text[] := private.cards_reviewed_today(p_user_id);
begin
  return query
    select c.* from public.review_cards c
    where c.user_id = p_user_id and c.due_at <= now() and c.card <> all (v_reviewed)
    order by private.urgency_of(c) desc, c.due_at, c.card
    limit greatest(0, 20 - cardinality(v_reviewed));
end;
$$;

create function private.reviews_due(p_user_id uuid) returns integer
language plpgsql stable as $$
begin
  return (select count(*) from private.cards_of_today(p_user_id));
end;
$$;

create function private.raise_malformed_cards(p_reason text default 'These cards are malformed.') returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_reason using errcode = '22023', hint = 'malformed-cards';
end;
$$;

-- Numbers that no schedule can have would block it forever.
create function private.is_review_memory(p_memory private.review_memory) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_memory.stability between 0 and 100000 and p_memory.difficulty between 0 and 10
    and p_memory.reps between 0 and 100000 and p_memory.lapses between 0 and 100000
    and p_memory.learning_steps between 0 and 100 and p_memory.scheduled_days between 0 and 40000
    and p_memory.state between 0 and 3
    and coalesce(p_memory.last_review > '2020-01-01T00:00:00Z', true), false);
$$;

-- Devices may still hold sessions of an earlier build, whose cards name an exercise ("skill:mean:2:815") instead of a skill. A
-- test keeps this equal to `withCurrentName()` in `packages/learning`.
create function private.with_current_name(p_card public.review_cards) returns public.review_cards
language plpgsql immutable set search_path = '' as $$
declare
  v_exercise constant text[] := regexp_match(p_card.card, '^(skill:[a-z][a-z0-9-]{1,59}):([1-5]):[0-9]{1,10}$');
begin
  if v_exercise is not null then
    p_card.card := v_exercise[1];
    p_card.difficulty := coalesce(p_card.difficulty, v_exercise[2]::smallint);
  end if;
  return p_card;
end;
$$;

-- A card as it is stored; unknown fields are dropped. Cards are due within 110 years (FSRS goes up to 100).
create function private.parse_review_card(p_element jsonb) returns public.review_cards
language plpgsql stable set search_path = '' as $$
declare
  v_card public.review_cards;
  v_memory private.review_memory;
begin
  begin
    v_card.card := p_element ->> 'card';
    v_card.due_at := (p_element ->> 'due_at')::timestamptz;
    v_card.difficulty := (p_element ->> 'difficulty')::smallint;
    v_memory := jsonb_populate_record(null::private.review_memory, p_element -> 'memory');
  exception when data_exception then
    perform private.raise_malformed_cards();
  end;
  if (v_card.card ~ '^[a-z]+:[!-~]{1,100}$' and v_card.due_at > '2020-01-01T00:00:00Z'
      and v_card.due_at < now() + interval '110 years' and coalesce(v_card.difficulty between 1 and 5, true)
      and private.is_review_memory(v_memory)) is not true then
    perform private.raise_malformed_cards();
  end if;
  -- A device whose clock is ahead has reviewed now.
  v_memory.last_review := case when v_memory.last_review is not null then least(v_memory.last_review, now()) end;
  v_card.memory := to_jsonb(v_memory);
  return private.with_current_name(v_card);
end;
$$;

-- Saves a card of a session; `missed_at` means that the answer was wrong. Of two states of a card the later review wins, so a
-- call may be repeated at any time. Games and reviews may arrive in any order with the same outcome: a miss after the review
-- makes the card due one day after the miss.
create function private.save_card(p_user_id uuid, p_card public.review_cards) returns void
language plpgsql set search_path = '' as $$
declare
  v_reviewed_at constant timestamptz := (p_card.memory ->> 'last_review')::timestamptz;
begin
  -- The session did not know that this card exists and starts its memory with this miss. The stored memory stays.
  if p_card.missed_at is not null and (p_card.memory ->> 'reps')::integer <= 1 and exists (
      select from public.review_cards c
      where c.user_id = p_user_id and c.card = p_card.card and (c.memory ->> 'reps')::integer > 0) then
    perform private.save_miss(p_user_id, p_card.card, p_card.difficulty, p_card.missed_at);
    return;
  end if;
  insert into public.review_cards as c (user_id, card, difficulty, due_at, memory, missed_at)
  values (p_user_id, p_card.card, p_card.difficulty, p_card.due_at, p_card.memory, p_card.missed_at)
  on conflict (user_id, card) do update set
    due_at = case when c.missed_at > v_reviewed_at
      then least(excluded.due_at, private.due_after_miss(c.missed_at)) else excluded.due_at end,
    memory = excluded.memory,
    difficulty = coalesce(excluded.difficulty, c.difficulty),
    missed_in = case when excluded.missed_at >= coalesce(c.missed_at, '-infinity') then null else c.missed_in end,
    missed_at = greatest(c.missed_at, excluded.missed_at),
    saved_at = now()
  where v_reviewed_at >= (c.memory ->> 'last_review')::timestamptz or c.memory ->> 'last_review' is null;
end;
$$;

-- The cards of wrong answers, each once. At most ten: a player who left for a minute has not forgotten sixty facts. Unanswered
-- questions are not misses. Whether an answer is wrong follows from its question. A test keeps this equal to `factOfQuestion()`
-- in `packages/learning`. Differences and quotients keep the order of their numbers, so that 78 − 11 is not repeated as 11 +
-- 67.
create function private.missed_facts(p_answers jsonb) returns setof text
language sql immutable as $$
  -- `offset 0` makes Postgres evaluate each expression once per row instead of once per use.
  select 'fact:' || f.card
  from (
      select a.position, a.answer, a.sign,
        split_part(a.question, a.sign, 1)::integer as a, split_part(a.question, a.sign, 2)::integer as b
      from (
        select q.position, q.given ->> 'question' as question, (q.given ->> 'answer')::numeric as answer,
          translate(q.given ->> 'question', ' 0123456789', '') as sign
        from jsonb_array_elements(p_answers) with ordinality q (given, position)
        where q.given ->> 'answer' is not null
          and q.given ->> 'question' ~ '^ *[0-9]{1,3} ?[+×−÷-] ?[0-9]{1,3} *$'
        offset 0
      ) a offset 0
    ) n,
    lateral (select
      case
        when n.sign = '×' then least(n.a, n.b) || 'x' || greatest(n.a, n.b)
        when n.sign = '+' then least(n.a, n.b) || '+' || greatest(n.a, n.b)
        when n.sign = '÷' then n.a || '/' || n.b
        else n.a || '-' || n.b
      end,
      -- Null for differences below zero and quotients that are not whole, which are not facts.
      case
        when n.sign = '×' then n.a * n.b
        when n.sign = '+' then n.a + n.b
        when n.sign = '÷' then case when n.a % nullif(n.b, 0) = 0 then n.a / n.b end
        when n.a >= n.b then n.a - n.b
      end) f (card, value)
  where n.answer <> f.value
  group by f.card
  order by min(n.position) limit 10;
$$;

-- A player has at most 2,000 cards; the cards due last are dropped.
create function private.drop_cards_beyond_limit(p_user_id uuid) returns void
language plpgsql as $$
begin
  delete from public.review_cards c where c.user_id = p_user_id and c.card in (
    select o.card from public.review_cards o where o.user_id = p_user_id order by o.due_at, o.card offset 2000);
end;
$$;

-- A missed card is due a day later, as FSRS schedules a new card.
create function private.due_after_miss(p_missed_at timestamptz) returns timestamptz
language sql stable as $$
  select p_missed_at + interval '1 day';
$$;

-- Saves misses, each card once. A new card has no memory: FSRS starts at its first review. An existing card keeps its memory
-- and is due earlier, unless it was reviewed or missed after this miss, because results can arrive late. `p_missed_in` is null
-- for a session.
create function private.save_misses(p_user_id uuid, p_cards text[], p_missed_in text, p_missed_at timestamptz) returns void
language plpgsql as $$
begin
  insert into public.review_cards as c (user_id, card, due_at, memory, missed_in, missed_at)
  select p_user_id, m.card, private.due_after_miss(p_missed_at),
    to_jsonb((0, 0, 0, 0, 0, 0, 0, null)::private.review_memory), p_missed_in, p_missed_at
  from unnest(p_cards) m (card)
  on conflict (user_id, card) do update set
    due_at = least(c.due_at, excluded.due_at), missed_in = excluded.missed_in, missed_at = excluded.missed_at,
    saved_at = now()
  where excluded.missed_at > coalesce((c.memory ->> 'last_review')::timestamptz, '-infinity')
    and excluded.missed_at > coalesce(c.missed_at, '-infinity');
end;
$$;

-- A miss in a session, with the difficulty of its exercise.
create function private.save_miss(p_user_id uuid, p_card text, p_difficulty smallint, p_missed_at timestamptz)
returns void
language sql as $$
  select private.save_misses(p_user_id, array[p_card], null, p_missed_at);
  update public.review_cards c set difficulty = p_difficulty
  where c.user_id = p_user_id and c.card = p_card and c.missed_at = p_missed_at and p_difficulty is not null;
$$;

-- When the misses of a result happened; now if the device's clock is ahead, null if unknown (too old or unreadable). Such a
-- result is saved as of now, but a miss as of now would undo later reviews.
create function private.missed_at(p_claimed text) returns timestamptz
language plpgsql stable as $$
declare
  v_finished_at constant timestamptz := private.finished_at(p_claimed);
begin
  return case when v_finished_at < now() or p_claimed::timestamptz >= now() then v_finished_at end;
exception when data_exception then
  return null;
end;
$$;

-- Call it with the player locked.
create function private.save_missed_facts(p_user_id uuid, p_result private.result) returns void
language plpgsql as $$
declare
  v_missed_at constant timestamptz := private.missed_at(p_result.finished_at);
  v_cards constant text[] := array(select f from private.missed_facts(p_result.answers) f);
begin
  if v_missed_at is not null and v_cards <> '{}' then
    perform private.save_misses(p_user_id, v_cards, p_result.game_type, v_missed_at);
    perform private.drop_cards_beyond_limit(p_user_id);
  end if;
end;
$$;

-- Whether a card asks exercises of a skill. The facts of games count as skills of their own.
create function private.is_card_of(p_card text, p_skill text) returns boolean
language sql immutable set search_path = '' as $$
  select case p_skill
    when 'fact-products' then p_card ~ '^fact:\d+x'
    when 'fact-sums' then p_card ~ '^fact:\d+\+'
    when 'fact-differences' then p_card ~ '^fact:\d+-'
    when 'fact-quotients' then p_card ~ '^fact:\d+/'
    else starts_with(p_card || ':', 'skill:' || p_skill || ':') end;
$$;

-- Whether the player has a card of this skill, due or not: another device may have reviewed it since the session started.
create function private.has_card(p_user_id uuid, p_skill text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.review_cards c where c.user_id = p_user_id and private.is_card_of(c.card, p_skill));
$$;

-- The card that an answer claims to review, if it is the player's own card and of the same skill; otherwise null.
create function private.own_card(p_user_id uuid, p_card text, p_skill text) returns text
language sql stable set search_path = '' as $$
  select c.card from public.review_cards c
  where c.user_id = p_user_id and c.card = p_card and private.is_card_of(c.card, p_skill);
$$;

revoke execute on all functions in schema private from public;

-- Saves at most 50 cards, all or none. `missed` means that the answer was wrong, or helped.
create function public.save_review_cards(p_cards jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_element jsonb;
  v_card public.review_cards;
begin
  v_user_id := private.lock_player();
  if not coalesce(case when jsonb_typeof(p_cards) = 'array' then jsonb_array_length(p_cards) <= 50 end, false) then
    perform private.raise_malformed_cards('Send cards as a list of at most 50.');
  end if;
  for v_element in select e from jsonb_array_elements(p_cards) e loop
    v_card := private.parse_review_card(v_element);
    if v_element -> 'missed' = 'true' then
      v_card.missed_at := coalesce((v_card.memory ->> 'last_review')::timestamptz, now());
    end if;
    perform private.save_card(v_user_id, v_card);
  end loop;
  perform private.drop_cards_beyond_limit(v_user_id);
  return jsonb_build_object('reviews_due', private.reviews_due(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.save_review_cards from public, anon, service_role;
grant execute on function public.save_review_cards to authenticated;

-- The cards of today, most urgent first, with where and when each was missed. They include those that were answered today in a
-- session whose reviews are not saved yet: a device that continues it needs their memory.
create function public.review_queue() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_reviewed text[];
begin
  v_user_id := private.require_player();
  -- Once, not for each card.
  v_reviewed := private.cards_reviewed_today(v_user_id);
  return jsonb_build_object('cards', (
    select coalesce(jsonb_agg(jsonb_build_object('card', d.card, 'difficulty', d.difficulty, 'due_at', d.due_at,
      'memory', d.memory, 'missed_in', d.missed_in, 'missed_at', d.missed_at)
      order by private.urgency_of(d) desc, d.due_at, d.card), '[]')
    from (select * from private.cards_of_today(v_user_id)
          union all
          select c.* from public.review_cards c
          where c.user_id = v_user_id and c.due_at <= now()
            and c.card = any (v_reviewed)) d));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.review_queue from public, anon, service_role;
grant execute on function public.review_queue to authenticated;

-- 11-learning.sql

-- Learning sessions and their answers. The exercises are made on the device and the database does not know them, so whether an
-- answer is correct is the device's word. What answers earn is therefore bounded: by the server's clock, per session and per day.

create table public.learning_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  level_id text not null,
  problems_attempted integer not null default 0 check (problems_attempted >= 0),
  problems_correct integer not null default 0 check (problems_correct between 0 and problems_attempted),
  total_time_seconds integer not null default 0 check (total_time_seconds >= 0),
  accuracy integer not null default 0 check (accuracy between 0 and 100),
  average_time_per_problem numeric not null default 0 check (average_time_per_problem >= 0),
  xp_earned integer not null default 0 check (xp_earned >= 0),
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  kind text not null default 'practice' check (kind in ('skill', 'practice', 'review', 'placement', 'test_out')),
  -- Only for a session about one skill.
  skill text,
  -- The outcome of a placement.
  placed_level text check (placed_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  -- The skill to start at. The database does not know which level it belongs to.
  placed_skill text check (char_length(placed_skill) <= 60),
  by_guest boolean not null default false,
  constraint learning_sessions_of_a_skill_name_it check ((kind = 'skill') = (skill is not null))
);

create index learning_sessions_by_start on public.learning_sessions (user_id, started_at desc);
create index learning_sessions_by_completion on public.learning_sessions (user_id, completed_at desc);
create index learning_sessions_by_placement on public.learning_sessions (user_id, completed_at desc)
  where placed_level is not null;
create index learning_sessions_by_level
  on public.learning_sessions (user_id, level_id, started_at) where kind = 'placement';

alter table public.learning_sessions enable row level security, force row level security;
revoke all on table public.learning_sessions from anon, authenticated;
grant select on table public.learning_sessions to authenticated;
grant all on table public.learning_sessions to service_role;

create policy "Players read their own learning sessions" on public.learning_sessions
  for select to authenticated using (user_id = (select private.signed_in_player()));

create table public.learning_answers (
  -- Made by the device.
  id uuid primary key,
  session_id uuid not null references public.learning_sessions (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The position within the session, from 1.
  position smallint not null check (position between 1 and 100),
  skill text not null,
  difficulty smallint not null check (difficulty between 1 and 5),
  -- Reproduces the exercise, together with skill and difficulty.
  seed bigint not null check (seed >= 0),
  given text not null check (char_length(given) <= 100),
  -- Always false after help.
  correct boolean not null,
  -- Chosen from options rather than typed.
  chosen boolean not null,
  helped boolean not null,
  -- The last attempt was right, perhaps with help.
  solved boolean not null,
  -- The most that was shown after wrong attempts. A lesson ends the exercise.
  support text check (support in ('retry', 'example', 'lesson')),
  -- The player's review card that it answers; null for all other answers.
  card text,
  -- As the device reports, but never more than the server's clock allows.
  seconds numeric not null check (seconds >= 0),
  saved_at timestamptz not null default now(),
  constraint learning_answers_in_order unique (session_id, position),
  constraint learning_answers_helped_is_not_correct check (not (correct and helped)),
  constraint learning_answers_correct_is_solved check (solved or not correct)
);

create index learning_answers_by_saving on public.learning_answers (user_id, saved_at);

alter table public.learning_answers enable row level security, force row level security;
revoke all on table public.learning_answers from anon, authenticated;
grant select on table public.learning_answers to authenticated;
grant all on table public.learning_answers to service_role;

create policy "Players read their own answers" on public.learning_answers
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- One answer as a device sends it.
create type private.learning_answer as (
  id uuid,
  skill text,
  difficulty smallint,
  seed bigint,
  given text,
  correct boolean,
  chosen boolean,
  helped boolean,
  seconds numeric,
  -- Which of the skill's kinds of question it was; null if the device does not say.
  question_kind smallint,
  -- The device's label for a wrong answer; null if it has none.
  mistake text,
  support text,
  -- Null if the device does not say.
  solved boolean,
  card text
);

-- The name of a skill's folder. Skills are added without a schema change, so the database has no list of them.
create function private.is_skill(p_skill text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_skill ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(p_skill) <= 60, false);
$$;

create function private.is_learning_level(p_level text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'), false);
$$;

-- Sessions started today that count: no placements, no reviews, and no sessions played as a guest.
create function private.sessions_today(p_user_id uuid) returns integer
language plpgsql stable as $$
begin
  return (
    select count(*)::integer from public.learning_sessions s
    where s.user_id = p_user_id and s.kind not in ('placement', 'review') and not s.by_guest
      and s.started_at >= private.day_begins_at(private.day_key_at(now())));
end;
$$;

-- Null means unlimited.
create function private.sessions_limit(p_user_id uuid) returns integer
language plpgsql stable as $$
begin
  return (select case when not p.is_subscribed then 3 end from public.profiles p where p.id = p_user_id);
end;
$$;

-- Raises if the player cannot start another session of this kind today; placements have their own limit.
--
-- A review needs a due card and is free, so that what was missed can be repeated in time. But when a card is due, and whether
-- an answer is correct, is the device's word: a program could keep a card due and practice without end. So free accounts review
-- 20 times a day, which is 200 cards. The limit of 300 sessions of any kind keeps an account from filling the table. Call it
-- with the player locked so that concurrent starts see each other.
create function private.require_session_quota(p_user_id uuid, p_kind text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_limit constant integer := private.sessions_limit(p_user_id);
  v_all integer;
  v_reviews integer;
begin
  select count(*), count(*) filter (where s.kind = 'review')
  into v_all, v_reviews
  from public.learning_sessions s
  where s.user_id = p_user_id and s.started_at >= private.day_begins_at(private.day_key_at(now()));
  if p_kind = 'review' and private.reviews_due(p_user_id) = 0 then
    raise exception 'Nothing is due for review.' using errcode = 'PT409', hint = 'nothing-due';
  end if;
  if p_kind = 'review' and v_limit is not null and v_reviews >= 20 then
    raise exception 'You have reviewed 20 times today. The remaining cards stay due until tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
  if v_all >= 300 or (p_kind not in ('placement', 'review') and private.sessions_today(p_user_id) >= v_limit) then
    raise exception 'You have used all of today''s sessions. You can start more tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
end;
$$;

-- The player's session with this id. Unknown sessions and those of other players get the same response.
create function private.own_learning_session(p_user_id uuid, p_session_id uuid) returns public.learning_sessions
language plpgsql stable set search_path = '' as $$
declare
  v_session public.learning_sessions;
begin
  select s.* into v_session from public.learning_sessions s where s.id = p_session_id and s.user_id = p_user_id;
  if not found then
    raise exception 'You have no session with this id.' using errcode = '42501', hint = 'not-your-session';
  end if;
  return v_session;
end;
$$;

-- The latest session of today that is not completed and can be resumed. It includes when each answer was saved: a device that
-- completes the session reviews its cards as of then.
create function private.open_learning_session(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'kind', s.kind, 'level_id', s.level_id, 'skill', s.skill, 'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'skill', a.skill, 'difficulty', a.difficulty,
          'seed', a.seed, 'given', a.given, 'correct', a.correct, 'chosen', a.chosen, 'helped', a.helped,
          'seconds', a.seconds, 'card', a.card, 'answered_at', a.saved_at,
          'support', a.support, 'solved', a.solved) order by a.position), '[]')
      from public.learning_answers a where a.session_id = s.id))
  from public.learning_sessions s
  where s.user_id = p_user_id and s.completed_at is null
    and s.started_at >= private.day_begins_at(private.day_key_at(now()))
  order by s.started_at desc, s.id limit 1;
$$;

-- The answers of the last practice, or of a later review that needed a lesson, oldest first: someone who was stuck is offered
-- another way in.
create function private.last_answers(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('skill', a.skill, 'correct', a.correct, 'helped', a.helped,
    'solved', a.solved, 'support', a.support) order by a.position), '[]')
  from public.learning_answers a
  where a.session_id = (
    select s.id from public.learning_sessions s
    where s.user_id = p_user_id and s.kind in ('skill', 'practice', 'review') and s.started_at > now() - interval '14 days'
      and exists (select from public.learning_answers o
                  where o.session_id = s.id and (s.kind <> 'review' or o.support = 'lesson'))
    order by s.started_at desc limit 1);
$$;

create function private.raise_malformed_answers(p_reason text default 'These answers are malformed.') returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_reason using errcode = '22023', hint = 'malformed-answers';
end;
$$;

-- Unknown fields are ignored.
create function private.parse_learning_answer(p_element jsonb) returns private.learning_answer
language plpgsql immutable set search_path = '' as $$
declare
  v_answer private.learning_answer;
begin
  begin
    v_answer := jsonb_populate_record(null::private.learning_answer, p_element);
  exception when data_exception then
    perform private.raise_malformed_answers();
  end;
  -- The largest seed is the largest safe integer of JavaScript.
  if (v_answer.id is not null and private.is_skill(v_answer.skill) and v_answer.difficulty between 1 and 5
      and v_answer.seed between 0 and 9007199254740991 and char_length(v_answer.given) <= 100
      and v_answer.correct is not null and v_answer.chosen is not null and v_answer.helped is not null
      and v_answer.seconds >= 0 and coalesce(v_answer.support in ('retry', 'example', 'lesson'), true)
      and coalesce(v_answer.question_kind between 1 and 99, true)) is not true then
    perform private.raise_malformed_answers();
  end if;
  -- A device that does not say how the exercise ended has solved what it calls helped.
  v_answer.solved := v_answer.correct or coalesce(v_answer.solved, v_answer.helped);
  -- A device cannot forget that support came first, and only a right first attempt is solved without help.
  v_answer.helped := v_answer.helped or (v_answer.solved and (v_answer.support is not null or not v_answer.correct));
  return v_answer;
end;
$$;

-- The seconds of one more answer that count: at most ten minutes, for a page that was left open, and for all answers of a
-- session no more than it has lasted. A guest's session was over before the server heard of it, so its seconds are the device's
-- word; an account has at most three of those.
create function private.counted_seconds(p_session public.learning_sessions, p_claimed numeric) returns numeric
language sql stable set search_path = '' as $$
  select greatest(0, trunc(least(p_claimed, 600, case when not p_session.by_guest then
    extract(epoch from now() - p_session.started_at)::numeric - (
      select coalesce(sum(a.seconds), 0) from public.learning_answers a where a.session_id = p_session.id) end), 1));
$$;

-- Updates what is known of a skill after an answer. A placement changes nothing: it asks about skills that were not practiced
-- yet.
create function private.rate_answer(p_session public.learning_sessions, p_answer private.learning_answer)
returns void
language plpgsql set search_path = '' as $$
declare
  v_state public.skill_progress;
begin
  if p_session.kind = 'placement' then
    return;
  end if;
  select p.* into v_state from public.skill_progress p
  where p.user_id = p_session.user_id and p.skill = p_answer.skill;
  if not found then
    if (select count(*) from public.skill_progress p where p.user_id = p_session.user_id) >= 500 then
      perform private.raise_malformed_answers('Too many skills.');
    end if;
    v_state := private.new_skill(p_session.user_id, p_answer.skill);
  end if;
  -- Help and support count as a miss. Answers without a kind count as one kind, so they never make a skill proficient by themselves.
  v_state := private.rated(v_state, p_answer.difficulty, coalesce(p_answer.question_kind, 1),
    p_answer.correct and not p_answer.helped and p_answer.support is null, p_session.kind <> 'skill');
  insert into public.skill_progress values (v_state.*)
  on conflict (user_id, skill) do update set answers = excluded.answers,
    recent = excluded.recent, evidence = excluded.evidence, last_correct_at = excluded.last_correct_at, evidence_at = excluded.evidence_at;
end;
$$;

-- Saves one answer and returns it; an answer that the player already has is skipped. A review only takes answers about its
-- cards. Call it with the player locked.
create function private.save_answer(p_session public.learning_sessions, p_answer private.learning_answer)
returns public.learning_answers
language plpgsql set search_path = '' as $$
declare
  v_position constant integer :=
    (select count(*) + 1 from public.learning_answers a where a.session_id = p_session.id);
  v_saved public.learning_answers;
begin
  if exists (select from public.learning_answers a where a.id = p_answer.id and a.user_id = p_session.user_id) then
    return null;
  end if;
  if p_session.completed_at is not null then
    raise exception 'This session is completed.' using errcode = '22023', hint = 'session-over';
  end if;
  if v_position > 100 then
    perform private.raise_malformed_answers('A session has at most 100 answers.');
  end if;
  if p_session.kind = 'review' and not private.has_card(p_session.user_id, p_answer.skill) then
    perform private.raise_malformed_answers('A review takes only answers about its cards.');
  end if;
  insert into public.learning_answers
    (id, session_id, user_id, position, skill, difficulty, seed, given, correct, chosen, helped, solved, support, card,
    seconds)
  values (p_answer.id, p_session.id, p_session.user_id, v_position, p_answer.skill, p_answer.difficulty, p_answer.seed,
    p_answer.given, p_answer.correct and not p_answer.helped, p_answer.chosen, p_answer.helped, p_answer.solved, p_answer.support,
    case when p_session.kind = 'review' then private.own_card(p_session.user_id, p_answer.card, p_answer.skill) end,
    private.counted_seconds(p_session, p_answer.seconds))
  on conflict (id) do nothing
  returning * into v_saved;
  if not found then
    perform private.raise_malformed_answers();
  end if;
  perform private.rate_answer(p_session, p_answer);
  return v_saved;
end;
$$;

-- 2 to 6 XP per correct exercise by difficulty, at most 60, so a session is worth about a daily puzzle. An exercise earns once,
-- and half a second is too short to read one.
--
-- Subscribers start any number of sessions, but correctness is the device's word. So only the first 20 sessions of a day earn
-- XP: a program earns no more than an eager person.
create function private.session_xp(p_session public.learning_sessions) returns integer
language sql stable set search_path = '' as $$
  select case when p_session.kind = 'placement' or (
      select count(*) from public.learning_sessions s
      where s.user_id = p_session.user_id and s.kind <> 'placement'
        and s.started_at >= private.day_begins_at(private.day_key_at(p_session.started_at))
        and (s.started_at, s.id) < (p_session.started_at, p_session.id)) >= 20 then 0
    else least(60, coalesce(sum(1 + e.difficulty), 0))::integer end
  from (select distinct a.skill, a.difficulty, a.seed from public.learning_answers a
        where a.session_id = p_session.id and a.correct and a.seconds >= 0.5) e;
$$;

-- The day for which a session counts: the one on which its fifth answer was saved, which the server can prove, or its second
-- lesson. A session ends after two lessons, and its learner has worked harder than one who answers five exercises. Null before
-- either.
create function private.day_of_session(p_session_id uuid) returns date
language sql stable set search_path = '' as $$
  select private.day_key_at(min(a.saved_at)) from (
    select a.saved_at, a.position,
      count(*) filter (where a.support = 'lesson') over (order by a.position) as lessons
    from public.learning_answers a where a.session_id = p_session_id) a
  where a.position >= 5 or a.lessons >= 2;
$$;

-- Computes the figures of a session from its saved answers.
create function private.with_totals(p_session public.learning_sessions) returns public.learning_sessions
language plpgsql stable set search_path = '' as $$
declare
  v_seconds numeric;
begin
  select count(*), count(*) filter (where a.correct), coalesce(sum(a.seconds), 0)
  into p_session.problems_attempted, p_session.problems_correct, v_seconds
  from public.learning_answers a where a.session_id = p_session.id;
  p_session.total_time_seconds := round(v_seconds);
  if p_session.problems_attempted > 0 then
    p_session.accuracy := round(100.0 * p_session.problems_correct / p_session.problems_attempted);
    p_session.average_time_per_problem := round(v_seconds / p_session.problems_attempted, 1);
  end if;
  p_session.xp_earned := private.session_xp(p_session);
  p_session.completed_at := now();
  return p_session;
end;
$$;

-- A level that is known already need not be practiced from the start: with at least 80% of at least 8 answers correct, the
-- skills that were answered correctly are proficient.
create function private.promote_tested_skills(p_session public.learning_sessions) returns void
language sql set search_path = '' as $$
  update public.skill_progress p
  set evidence = greatest(p.evidence, 2), evidence_at = now()
  where p_session.kind = 'test_out' and p_session.problems_attempted >= 8
    and 5 * p_session.problems_correct >= 4 * p_session.problems_attempted
    and p.user_id = p_session.user_id
    and exists (select from public.learning_answers a
                where a.session_id = p_session.id and a.skill = p.skill and a.correct);
$$;

-- Where a person is learning now: the level of the last session about a level. A review has none, and a placement has the level
-- it resulted in.
create function private.learning_level(p_user_id uuid) returns text
language plpgsql stable as $$
begin
  return coalesce((
    select coalesce(s.placed_level, s.level_id) from public.learning_sessions s
    where s.user_id = p_user_id and (s.kind in ('practice', 'skill', 'test_out') or s.placed_level is not null)
    order by s.started_at desc, s.id limit 1), 'A1');
end;
$$;

-- Keeps the level in the profile when a session starts.
create function private.note_learning_level(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_level constant text := private.learning_level(p_user_id);
begin
  update public.profiles p set learning_level = v_level where p.id = p_user_id and p.learning_level <> v_level;
end;
$$;

-- Adds the session's XP, its day of the streak and the level of a placement to the profile, in one update. Only today and
-- yesterday can count.
create function private.reward_session(p_session public.learning_sessions) returns void
language plpgsql as $$
declare
  v_day constant date := private.day_of_session(p_session.id);
  v_streak integer;
begin
  if v_day >= private.day_key_at(now()) - 1 then
    v_streak := private.count_day(p_session.user_id, v_day);
  end if;
  update public.profiles p
  set total_xp = p.total_xp + p_session.xp_earned, current_streak = coalesce(v_streak, p.current_streak),
    learning_level = private.learning_level(p_session.user_id)
  where p.id = p_session.user_id;
end;
$$;

create function private.completed_session(p_session public.learning_sessions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'problems_attempted', p_session.problems_attempted,
    'problems_correct', p_session.problems_correct,
    'accuracy', p_session.accuracy,
    'total_time_seconds', p_session.total_time_seconds,
    'average_time_per_problem', p_session.average_time_per_problem,
    'xp_earned', p_session.xp_earned,
    'total_xp', p.total_xp,
    'learning_level', p.learning_level,
    'current_streak', private.current_streak(p.id),
    'skills', private.skills_now(p.id,
      array(select a.skill from public.learning_answers a where a.session_id = p_session.id)))
  from public.profiles p where p.id = p_session.user_id;
$$;

-- The first level (A1, B1 or C1) of the path that a level belongs to. The levels of a path share their letter.
create function private.first_level_of_path(p_level text) returns text
language sql immutable strict set search_path = '' as $$
  select left(p_level, 1) || '1';
$$;

-- The latest placement of each path.
create function private.last_placements(p_user_id uuid) returns table (placed_level text, placed_skill text)
language sql stable set search_path = '' as $$
  select distinct on (private.first_level_of_path(s.placed_level)) s.placed_level, s.placed_skill
  from public.learning_sessions s
  where s.user_id = p_user_id and s.placed_level is not null
  order by private.first_level_of_path(s.placed_level), s.completed_at desc;
$$;

-- Placements are not part of the daily limit and can be repeated; this limit keeps an account from filling the table. Call it
-- with the player locked.
create function private.require_placement_quota(p_user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select count(*) from public.learning_sessions s where s.user_id = p_user_id and s.kind = 'placement'
        and s.started_at >= private.day_begins_at(private.day_key_at(now()))) >= 10 then
    raise exception 'You can take ten placements a day. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'daily-session-limit';
  end if;
end;
$$;

-- Practice and review sessions that were completed today. A placement is neither.
create function private.completed_today(p_user_id uuid, out practices integer, out reviews integer)
language plpgsql stable as $$
begin
  select count(*) filter (where s.kind <> 'review')::integer, count(*) filter (where s.kind = 'review')::integer
  into practices, reviews
  from public.learning_sessions s
  where s.user_id = p_user_id and s.kind <> 'placement'
    -- Sessions can be completed on the day after their start, but not later.
    and s.started_at >= private.day_begins_at(private.day_key_at(now()) - 1)
    and s.completed_at >= private.day_begins_at(private.day_key_at(now()));
end;
$$;

revoke execute on all functions in schema private from public;

-- Starts a session, once per id. `p_skill` is stored only for a session about one skill. Guests may call it in order to get the
-- specification's message.
create function public.start_learning_session(p_id uuid, p_kind text, p_level_id text, p_skill text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  if auth.uid() is null then
    raise exception 'User not authenticated' using errcode = '42501', hint = 'not-signed-in';
  end if;
  v_user_id := private.lock_player();
  if not exists (select from public.learning_sessions s where s.id = p_id and s.user_id = v_user_id) then
    if p_id is null or not private.is_learning_level(p_level_id)
       or coalesce(p_kind not in ('skill', 'practice', 'review', 'placement', 'test_out'), true)
       or (p_kind = 'skill' and not private.is_skill(p_skill)) then
      raise exception 'This session cannot be started.' using errcode = '22023', hint = 'malformed-session';
    end if;
    if p_kind = 'placement' then
      perform private.require_placement_quota(v_user_id);
    end if;
    perform private.require_session_quota(v_user_id, p_kind);
    insert into public.learning_sessions (id, user_id, kind, level_id, skill)
    values (p_id, v_user_id, p_kind,
      case when p_kind = 'placement' then private.first_level_of_path(p_level_id) else p_level_id end,
      case when p_kind = 'skill' then p_skill end)
    on conflict (id) do nothing;
    -- Refuses another player's id.
    perform private.own_learning_session(v_user_id, p_id);
    perform private.note_learning_level(v_user_id);
  end if;
  return jsonb_build_object('id', p_id, 'sessions_today', private.sessions_today(v_user_id),
    'sessions_limit', private.sessions_limit(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.start_learning_session is '@nullable p_skill';
revoke execute on function public.start_learning_session from public, service_role;
grant execute on function public.start_learning_session to anon, authenticated;

create function public.learning_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_placed record;
begin
  v_user_id := private.require_player();
  select coalesce(jsonb_agg(p.placed_level order by p.placed_level), '[]') as levels,
    coalesce(jsonb_agg(p.placed_skill order by p.placed_level) filter (where p.placed_skill is not null), '[]') as skills
  into v_placed from private.last_placements(v_user_id) p;
  return private.day_at(now()) || jsonb_build_object(
    'sessions_today', private.sessions_today(v_user_id),
    'sessions_limit', private.sessions_limit(v_user_id),
    'placed_levels', v_placed.levels,
    'placed_skills', v_placed.skills,
    'learning_level', (select p.learning_level from public.profiles p where p.id = v_user_id),
    'skills', private.skills_now(v_user_id),
    'open_session', private.open_learning_session(v_user_id),
    'last_answers', private.last_answers(v_user_id),
    'reviews_due', private.reviews_due(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.learning_state from public, anon, service_role;
grant execute on function public.learning_state to authenticated;

-- Saves at most 30 answers, all or none. They may be sent again.
create function public.save_learning_answers(p_session_id uuid, p_answers jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_session public.learning_sessions;
  v_students uuid[];
  v_element jsonb;
  v_answer private.learning_answer;
  v_saved public.learning_answers;
  v_new public.learning_answers[] := '{}';
  v_skills text[] := '{}';
begin
  v_user_id := private.lock_player();
  v_session := private.own_learning_session(v_user_id, p_session_id);
  v_students := private.counting_students(v_session);
  if not coalesce(case when jsonb_typeof(p_answers) = 'array' then jsonb_array_length(p_answers) <= 30 end, false) then
    perform private.raise_malformed_answers('Send answers as a list of at most 30.');
  end if;
  for v_element in select e from jsonb_array_elements(p_answers) with ordinality r (e, position) order by position loop
    v_answer := private.parse_learning_answer(v_element);
    v_skills := v_skills || v_answer.skill;
    v_saved := private.save_answer(v_session, v_answer);
    continue when v_saved.id is null;
    v_new := v_new || v_saved;
    if v_students <> '{}' then
      perform private.count_for_classes(v_user_id, v_students, v_answer);
    end if;
  end loop;
  perform private.count_answers(v_user_id, v_new);
  return jsonb_build_object('skills', private.skills_now(v_user_id, v_skills));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.save_learning_answers from public, anon, service_role;
grant execute on function public.save_learning_answers to authenticated;

-- Repeating the call returns the same figures. `p_placed_level` and `p_placed_skill`, where to start, are stored for a placement
-- only, and the level must be one of its path. The hint of that refusal makes a device drop the session instead of sending it forever.
create function public.complete_learning_session(p_session_id uuid, p_placed_level text, p_placed_skill text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_session public.learning_sessions;
begin
  v_user_id := private.lock_player();
  v_session := private.own_learning_session(v_user_id, p_session_id);
  if v_session.completed_at is null then
    if p_placed_level is not null and not private.is_learning_level(p_placed_level) then
      raise exception 'Unknown level.' using errcode = '22023', hint = 'malformed-session';
    end if;
    if p_placed_skill is not null and (p_placed_level is null or not private.is_skill(p_placed_skill)) then
      perform private.raise_malformed_answers('A placement ends with a skill and its level.');
    end if;
    if v_session.kind = 'placement'
       and private.first_level_of_path(p_placed_level) <> private.first_level_of_path(v_session.level_id) then
      perform private.raise_malformed_answers('A placement ends with a level of its own path.');
    end if;
    v_session := private.with_totals(v_session);
    update public.learning_sessions s set
      problems_attempted = v_session.problems_attempted,
      problems_correct = v_session.problems_correct,
      accuracy = v_session.accuracy,
      total_time_seconds = v_session.total_time_seconds,
      average_time_per_problem = v_session.average_time_per_problem,
      xp_earned = v_session.xp_earned,
      completed_at = v_session.completed_at,
      placed_level = case when s.kind = 'placement' then p_placed_level end,
      placed_skill = case when s.kind = 'placement' then p_placed_skill end
    where s.id = v_session.id;
    perform private.promote_tested_skills(v_session);
    perform private.note_mixed_session(v_session);
    perform private.reward_session(v_session);
    perform private.count_session(v_session);
  end if;
  return private.completed_session(v_session);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.complete_learning_session is '@nullable p_placed_level';
revoke execute on function public.complete_learning_session from public, anon, service_role;
grant execute on function public.complete_learning_session to authenticated;

-- Starts a session about one skill for the caller that a guest played on this device. The first one of each path is not part of
-- the daily limit; further ones are ordinary sessions, so signing out and in again gains nothing.
create function public.migrate_guest_session(p_id uuid, p_level_id text, p_skill text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.lock_player();
  if p_id is not null and private.is_learning_level(p_level_id) and private.is_skill(p_skill) and not exists (
    select from public.learning_sessions s where s.user_id = v_user_id and s.by_guest
      and private.first_level_of_path(s.level_id) = private.first_level_of_path(p_level_id)) then
    insert into public.learning_sessions (id, user_id, kind, level_id, skill, by_guest)
    values (p_id, v_user_id, 'skill', p_level_id, p_skill, true)
    on conflict (id) do nothing;
    perform private.note_learning_level(v_user_id);
  end if;
  -- It refuses malformed sessions and other players' ids, and does not restart an existing session.
  return public.start_learning_session(p_id, 'skill', p_level_id, p_skill);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.migrate_guest_session from public, anon, service_role;
grant execute on function public.migrate_guest_session to authenticated;

-- 12-progress.sql

-- Progress. What many results add up to is counted per day when they are saved, so a report never reads a month of answers.
-- Except for the range of facts, no constant of the games is stored in these rows.

-- Comparable results of one day.
create table private.game_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  game_type public.game_type not null,
  givens_count smallint,
  answered_by text,
  played integer not null,
  best_score integer,
  -- One entry per result, for medians. `seconds` leaves out results with hints.
  scores integer[] not null,
  seconds integer[] not null,
  constraint game_days_once unique nulls not distinct (user_id, day_key, game_type, givens_count, answered_by)
);

alter table private.game_days enable row level security, force row level security;

create table private.operation_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  operation text not null,
  -- Whether there is a carry or a borrow; null for products and quotients.
  carry boolean,
  answers integer not null,
  correct integer not null,
  milliseconds numeric not null,
  constraint operation_days_once unique nulls not distinct (user_id, day_key, operation, carry)
);

alter table private.operation_days enable row level security, force row level security;

create table private.fact_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  -- "7x8", "6+9", with the smaller number first.
  fact text not null,
  answers integer not null,
  missed integer not null,
  primary key (user_id, day_key, fact)
);

alter table private.fact_days enable row level security, force row level security;

create table private.learning_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  answers integer not null,
  correct integer not null,
  seconds numeric not null,
  -- Completed ones, on the day of their fifth answer, or of their completion if they have fewer.
  sessions integer not null,
  xp integer not null,
  primary key (user_id, day_key)
);

alter table private.learning_days enable row level security, force row level security;

create function private.count_learning(p_user_id uuid, p_day_key date, p_answers integer, p_correct integer, p_seconds numeric,
  p_sessions integer, p_xp integer) returns void
language sql set search_path = '' as $$
  insert into private.learning_days as d (user_id, day_key, answers, correct, seconds, sessions, xp)
  values (p_user_id, p_day_key, p_answers, p_correct, p_seconds, p_sessions, p_xp)
  on conflict (user_id, day_key) do update set answers = d.answers + excluded.answers, correct = d.correct + excluded.correct,
    seconds = d.seconds + excluded.seconds, sessions = d.sessions + excluded.sessions, xp = d.xp + excluded.xp;
$$;

-- Counts answers that were just saved. Call it with the player locked.
create function private.count_answers(p_user_id uuid, p_answers public.learning_answers[]) returns void
language plpgsql set search_path = '' as $$
begin
  if p_answers <> '{}' then
    perform private.count_learning(p_user_id, private.day_key_at(now()), count(*)::integer,
      (count(*) filter (where a.correct))::integer, sum(a.seconds), 0, 0)
    from unnest(p_answers) a;
  end if;
end;
$$;

-- Counts a session that was just completed. Call it with the player locked.
create function private.count_session(p_session public.learning_sessions) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.count_learning(p_session.user_id,
    coalesce(private.day_of_session(p_session.id), private.day_key_at(p_session.completed_at)), 0, 0, 0, 1, p_session.xp_earned);
end;
$$;

-- The first day that a player can see, or null for every day. Free accounts see the last 30 days.
create function private.progress_from(p_user_id uuid) returns date
language sql stable set search_path = '' as $$
  select case when not p.is_subscribed then private.day_key_at(now()) - 29 end
  from public.profiles p where p.id = p_user_id;
$$;

-- How many days are compared with as many before them.
create function private.compared_days(p_from date) returns integer
language sql immutable set search_path = '' as $$
  select case when p_from is null then 30 else 15 end;
$$;

-- What was done on each active day, oldest first, including days covered by a freeze.
create function private.progress_days(p_user_id uuid, p_from date)
returns table (day_key date, answers integer, correct integer, seconds numeric, sessions integer, games integer,
  xp integer, counted boolean, frozen boolean)
language sql stable set search_path = '' as $$
  select d.day, sum(d.answers)::integer, sum(d.correct)::integer, sum(d.seconds), sum(d.sessions)::integer,
    sum(d.games)::integer, sum(d.xp)::integer, bool_or(d.counted), bool_or(d.frozen)
  from (
    select l.day_key, l.answers, l.correct, l.seconds, l.sessions, 0, l.xp, false, false
      from private.learning_days l where l.user_id = p_user_id and l.day_key >= coalesce(p_from, '-infinity')
    union all
    select g.day_key, 0, 0, 0, 0, g.played, 0, false, false
      from private.game_days g where g.user_id = p_user_id and g.day_key >= coalesce(p_from, '-infinity')
    union all
    select r.challenge_date, 0, 0, 0, 0, 1, r.xp_earned, false, false
      from public.daily_grid_results r where r.user_id = p_user_id and r.challenge_date >= coalesce(p_from, '-infinity')
    union all
    select c.day_key, 0, 0, 0, 0, 0, 0, true, false
      from public.daily_activity c where c.user_id = p_user_id and c.day_key >= coalesce(p_from, '-infinity')
    union all
    select c.day_key - 1, 0, 0, 0, 0, 0, 0, false, true
      from public.daily_activity c where c.user_id = p_user_id and c.after_freeze and c.day_key > coalesce(p_from, '-infinity')
    union all
    -- Not stored until the next day is counted.
    select f.day, 0, 0, 0, 0, 0, 0, false, true
      from private.freeze_used_on(p_user_id) f (day) where f.day >= coalesce(p_from, '-infinity')
  ) d (day, answers, correct, seconds, sessions, games, xp, counted, frozen)
  group by d.day
  order by d.day;
$$;

-- Totals of `private.progress_days()` between two days, both included.
create function private.progress_sum(p_days jsonb, p_first date, p_last date) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'days', count(*) filter (where d.counted),
    'answers', coalesce(sum(d.answers), 0),
    'correct', coalesce(sum(d.correct), 0),
    'seconds', coalesce(sum(d.seconds), 0),
    'sessions', coalesce(sum(d.sessions), 0),
    'games', coalesce(sum(d.games), 0),
    'xp', coalesce(sum(d.xp), 0))
  from jsonb_to_recordset(p_days) d (day_key date, counted boolean, answers integer, correct integer,
    seconds numeric, sessions integer, games integer, xp integer)
  where d.day_key between p_first and p_last;
$$;

-- Concatenates lists.
create aggregate private.joined(anycompatiblearray) (sfunc = array_cat, stype = anycompatiblearray, initcond = '{}');

-- One group for each kind of comparable results: a game, daily or practice with equally many givens, and the way of answering.
-- Each has figures for all days, the last days, the same number of days before them, and each day. Times with hints, and times
-- that no person reaches, do not count. The best time of a daily is measured by the server, and the best score of a timed round
-- is verified. Medians are computed in place: a function would be called thousands of times.
create function private.progress_games(p_user_id uuid, p_from date) returns json
language plpgsql stable set search_path = '' as $$
declare
  v_today constant date := private.day_key_at(now());
  v_compared constant integer := private.compared_days(p_from);
begin
  return (
    with days as materialized (
      select g.game_type::text, g.givens_count is not null as practice, g.givens_count, g.answered_by, g.day_key, g.played,
        (select min(s) from unnest(g.seconds) s) as best_seconds, g.seconds, g.best_score, g.scores
      from private.game_days g
      where g.user_id = p_user_id and g.day_key >= coalesce(p_from, '-infinity')
      union all
      -- Only times measured by the server can be the best time of a daily.
      select r.game_type, false, null, null, r.challenge_date, 1,
        case when r.time_verified then r.completion_time_seconds end, array[r.completion_time_seconds], r.score, array[r.score]
      from public.daily_grid_results r
      where r.user_id = p_user_id and r.challenge_date >= coalesce(p_from, '-infinity')
    ), spans as (
      select d.game_type, d.practice, d.givens_count, d.answered_by, null::date as day_key, sum(d.played) as played,
        min(d.best_seconds) as best_seconds, private.joined(d.seconds) as seconds, max(d.best_score) as best_score,
        private.joined(d.scores) as scores, b.span
      from days d cross join lateral (values ('all'), (
        case when d.day_key > v_today - v_compared then 'last' when d.day_key > v_today - 2 * v_compared then 'before' end)) b (span)
      where b.span is not null
      group by d.game_type, d.practice, d.givens_count, d.answered_by, b.span
      union all
      select d.*, 'day' from days d
    ), figures as (
      select s.game_type, s.practice, s.givens_count, s.answered_by, s.span, s.day_key,
        case s.span when 'day' then row_to_json(d) else row_to_json(f) end as figures
      from spans s cross join lateral (
        select s.played, s.best_seconds,
          case cardinality(s.seconds) when 1 then s.seconds[1]
            else (select round((percentile_cont(0.5) within group (order by n))::numeric, 1) from unnest(s.seconds) n) end as median_seconds,
          s.best_score,
          case cardinality(s.scores) when 1 then s.scores[1]
            else (select round((percentile_cont(0.5) within group (order by n))::numeric, 1) from unnest(s.scores) n) end as median_score) f
      cross join lateral (select s.day_key, f.*) d
    ), groups as (
      select f.game_type, f.practice, f.givens_count, f.answered_by,
        (json_agg(f.figures) filter (where f.span = 'all')) -> 0 as all,
        (json_agg(f.figures) filter (where f.span = 'last')) -> 0 as last,
        (json_agg(f.figures) filter (where f.span = 'before')) -> 0 as before,
        json_agg(f.figures order by f.day_key) filter (where f.span = 'day') as days
      from figures f
      group by f.game_type, f.practice, f.givens_count, f.answered_by
    )
    select coalesce(json_agg(g order by g.game_type, g.practice, g.givens_count, g.answered_by), '[]') from groups g);
end;
$$;

-- How well each operation goes, with sums that carry and differences that borrow separately.
create function private.progress_operations(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('operation', o.operation, 'carry', o.carry, 'answers', o.answers,
    'correct', o.correct, 'average_seconds', o.average_seconds) order by o.operation, o.carry), '[]')
  from (
    select d.operation, d.carry, sum(d.answers) as answers, sum(d.correct) as correct,
      round(sum(d.milliseconds) / sum(d.answers) / 1000, 1) as average_seconds
    from private.operation_days d
    where d.user_id = p_user_id and d.day_key >= coalesce(p_from, '-infinity') group by d.operation, d.carry) o;
$$;

-- The most missed facts, at most 30.
create function private.weak_facts(p_user_id uuid, p_from date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('fact', f.fact, 'answers', f.answers, 'missed', f.missed)
    order by f.missed desc, f.answers, f.fact), '[]')
  from (
    select d.fact, sum(d.answers) as answers, sum(d.missed) as missed
    from private.fact_days d
    where d.user_id = p_user_id and d.day_key >= coalesce(p_from, '-infinity')
    group by d.fact having sum(d.missed) > 0
    order by missed desc, answers, fact limit 30) f;
$$;

-- The answered questions of a round that consist of two numbers and a sign.
create function private.questions_of(p_answers jsonb)
returns table (operation text, low integer, high integer, carry boolean, correct boolean, milliseconds numeric)
language sql immutable as $$
  -- `offset 0` makes Postgres evaluate each expression once per row instead of once per use.
  select q.operation, least(q.a, q.b), greatest(q.a, q.b),
    case q.operation when 'addition' then q.a % 10 + q.b % 10 > 9 when 'subtraction' then q.a % 10 < q.b % 10 end,
    q.correct, q.milliseconds
  from (
    select case split_part(m.question, ' ', 2) when '+' then 'addition' when '−' then 'subtraction' when '-' then 'subtraction'
        when '×' then 'multiplication' when '÷' then 'division' end as operation,
      split_part(m.question, ' ', 1)::integer as a, split_part(m.question, ' ', 3)::integer as b, m.correct, m.milliseconds
    from (
      select e.answer ->> 'question' as question, e.answer -> 'answer' = e.answer -> 'correct_answer' as correct,
        (e.answer ->> 'milliseconds')::numeric as milliseconds
      from jsonb_array_elements(case jsonb_typeof(p_answers) when 'array' then p_answers else '[]' end) e (answer)
      where e.answer ->> 'answer' is not null and e.answer ->> 'question' ~ '^[0-9]{1,4} . [0-9]{1,4}$'
      offset 0
    ) m offset 0
  ) q where q.operation is not null;
$$;

-- Adds the questions of a player's round to their day. A day has a bounded number of facts, whatever a round contains: sums and
-- differences of numbers up to 99, products up to 20. Call it with the player locked.
create function private.count_questions(p_user_id uuid, p_day_key date, p_answers jsonb) returns void
language plpgsql as $$
begin
  with questions as materialized (
    select q.* from private.questions_of(p_answers) q
  ), operations as (
    insert into private.operation_days as d (user_id, day_key, operation, carry, answers, correct, milliseconds)
    select p_user_id, p_day_key, q.operation, q.carry, count(*), count(*) filter (where q.correct), sum(q.milliseconds)
    from questions q group by q.operation, q.carry
    on conflict on constraint operation_days_once do update set answers = d.answers + excluded.answers,
      correct = d.correct + excluded.correct, milliseconds = d.milliseconds + excluded.milliseconds
  )
  insert into private.fact_days as d (user_id, day_key, fact, answers, missed)
  select p_user_id, p_day_key, f.fact, count(*), count(*) filter (where not f.correct)
  from (
    select q.correct, case q.operation
      when 'addition' then q.low || '+' || q.high
      -- No game asks for a negative difference.
      when 'subtraction' then q.high || '-' || q.low
      else q.low || 'x' || q.high end as fact
    from questions q
    where (q.operation = 'multiplication' and q.high <= 20)
      or (q.operation in ('addition', 'subtraction') and q.high <= 99)) f
  group by f.fact
  on conflict (user_id, day_key, fact) do update set answers = d.answers + excluded.answers,
    missed = d.missed + excluded.missed;
end;
$$;

-- Adds a result to its day and to the player's records. Archive puzzles count as played, but their times are not practice times,
-- and neither are times that no person reaches.
create function private.count_new_result() returns trigger
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_day_key constant date := private.day_key_at(new.completed_at);
begin
  insert into private.game_days as d
    (user_id, day_key, game_type, givens_count, answered_by, played, best_score, scores, seconds)
  values (new.user_id, v_day_key, new.game_type, new.givens_count, new.answered_by, 1,
    case when new.verified is not false then new.score end, array[new.score],
    case when new.answered_by is not null or private.comparable_value(new::public.game_sessions) is not null
      then array[new.completion_time_seconds] else '{}' end)
  on conflict on constraint game_days_once do update set played = d.played + 1,
    best_score = greatest(d.best_score, excluded.best_score), scores = d.scores || excluded.scores,
    seconds = d.seconds || excluded.seconds;
  insert into private.game_records as r (user_id, game_type, variant, best, saved_on, saved)
  values (new.user_id, new.game_type, private.variant_of(new.givens_count, new.answered_by),
    private.comparable_value(new::public.game_sessions), private.day_key_at(new.saved_at), 1)
  on conflict (user_id, game_type, variant) do update set best = least(r.best, excluded.best),
    saved_on = greatest(r.saved_on, excluded.saved_on),
    saved = case when excluded.saved_on = r.saved_on then r.saved + 1 when excluded.saved_on > r.saved_on then 1 else r.saved end;
  if new.session_data ? 'answers' then
    perform private.count_questions(new.user_id, v_day_key, new.session_data -> 'answers');
  end if;
  return null;
end;
$$;

-- Dailies are counted from `daily_grid_results`.
create trigger count_new_result after insert on public.game_sessions
  for each row when (new.practice or new.answered_by is not null) execute function private.count_new_result();

-- The rows of one table of a page, without the player's id.
create function private.rows_without_user(p_page jsonb, p_table text) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(r.row - 'user_id' order by r.position), '[]')
  from jsonb_array_elements(coalesce(p_page -> 'tables' -> p_table, '[]')) with ordinality r (row, position);
$$;

revoke execute on all functions in schema private from public;

-- Everything that the Progress screen shows.
create function public.progress_report() returns json
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_today constant date := private.day_key_at(now());
  v_from date;
  v_compared integer;
  v_freeze_used_on date;
  v_days jsonb;
  v_refusal jsonb;
begin
  v_user_id := private.require_player();
  v_from := private.progress_from(v_user_id);
  v_compared := private.compared_days(v_from);
  v_freeze_used_on := private.freeze_used_on(v_user_id);
  v_refusal := private.refuse_long_call(v_user_id, 'progress', 20);
  if v_refusal is not null then
    return v_refusal;
  end if;
  select coalesce(jsonb_agg(to_jsonb(d) order by d.day_key), '[]') into v_days
  from private.progress_days(v_user_id, v_from) d;
  return json_build_object('day_key', v_today, 'seconds_to_reset', private.seconds_to_reset(now()), 'from_day', v_from,
    'current_streak', private.current_streak(v_user_id),
    'longest_streak', (
      select coalesce(max(a.streak), 0) from public.daily_activity a
      where a.user_id = v_user_id and a.day_key >= coalesce(v_from, '-infinity')),
    'freezes_left', case when v_freeze_used_on is null then 1 else 0 end,
    'freeze_used_on', v_freeze_used_on,
    'days', v_days,
    'compared_days', v_compared,
    'last', private.progress_sum(v_days, v_today - v_compared + 1, v_today),
    'before', private.progress_sum(v_days, v_today - 2 * v_compared + 1, v_today - v_compared),
    'skills', private.skills_now(v_user_id),
    'games', private.progress_games(v_user_id, v_from),
    'operations', private.progress_operations(v_user_id, v_from),
    'weak_facts', private.weak_facts(v_user_id, v_from));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.progress_report from public, anon, service_role;
grant execute on function public.progress_report to authenticated;

-- All progress, in pages. The skills (at most 500) are on the first page.
create function public.export_progress(p_after jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_names constant text[] := array['public.daily_activity', 'public.daily_grid_results', 'public.learning_sessions',
    'public.review_cards', 'public.learning_answers', 'public.game_sessions'];
  -- A JSON null requests the first page too.
  v_after constant jsonb := nullif(p_after, 'null');
  v_page jsonb;
  v_refusal jsonb;
begin
  v_user_id := private.require_player();
  if not (select p.is_subscribed from public.profiles p where p.id = v_user_id) then
    raise exception 'Exporting progress is part of Elite Access.' using errcode = '42501', hint = 'subscribers-only';
  end if;
  -- An export has as many pages as it needs; 40 of them are 10 MB.
  v_refusal := private.refuse_long_call(v_user_id, 'export', 40);
  if v_refusal is not null then
    return v_refusal;
  end if;
  v_page := private.page_of_rows(v_user_id, v_names, array_fill('r.user_id = $1'::text, array[cardinality(v_names)]),
    v_after);
  return jsonb_build_object(
    'exported_at', now(),
    'sessions', private.rows_without_user(v_page, 'public.learning_sessions'),
    'answers', private.rows_without_user(v_page, 'public.learning_answers'),
    'skills', case when v_after is null then private.skills_now(v_user_id) else '[]' end,
    'cards', private.rows_without_user(v_page, 'public.review_cards'),
    'results', private.rows_without_user(v_page, 'public.game_sessions'),
    'dailies', private.rows_without_user(v_page, 'public.daily_grid_results'),
    'days', private.rows_without_user(v_page, 'public.daily_activity'),
    'next', v_page -> 'next');
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.export_progress is '@nullable p_after';
revoke execute on function public.export_progress from public, anon, service_role;
grant execute on function public.export_progress to authenticated;

-- 13-payments.sql

-- Payments. Stripe is the source of truth; these rows hold the newest state that the payments service has read, so that a page
-- does not wait for Stripe. Only the service writes them, through the functions at the end of this file. Each of those writes
-- an event and its effects in one transaction and may be called any number of times, in any order and concurrently. What must
-- happen at Stripe or by mail follows from rows that the same transaction writes, see `23-mails` and `24-settlements`.
--
-- Their arguments: `p_event` is `{ id, type }`, or null if no Stripe event caused the call. `p_subscription` is a row of
-- `subscriptions` as the service has just read it from Stripe; `disputed` is null if the service did not ask. It also has
-- `email`, the address of the customer, and `invoice`, which is `{ id, paid_at, amount, currency, is_first, retries_at }` or
-- null. `p_purchase` is a row of `purchases` with `objection`, why the payment must be returned, or null. In both, `user_id` is
-- the signed-in buyer who started the checkout, or null for a guest.

create table public.subscriptions (
  id text primary key,
  -- Null until the buyer has an account.
  user_id uuid references public.profiles (id) on delete cascade,
  customer_id text not null,
  tier text not null check (tier ~ '^[a-z]{1,32}$' and tier <> 'free'),
  status text not null,
  -- A payment has arrived. Stripe calls a subscription active while a slow payment is still pending.
  paid boolean not null default false,
  cancel_at_period_end boolean not null default false,
  -- When it ends if nobody changes that; null if it renews.
  cancel_at timestamptz,
  -- Support has paused the collection of payments. The plan stays active.
  collection_paused boolean not null default false,
  started_at timestamptz not null,
  current_period_start timestamptz,
  current_period_end timestamptz,
  ended_at timestamptz,
  -- The newest invoice.
  invoice_id text,
  -- Why the payments are sent back and the subscription ends: it no longer grants anything.
  returned_for text,
  returned boolean generated always as (returned_for is not null) stored,
  -- When Stripe responded with this state, by Stripe's clock: an older state never replaces a newer one.
  read_at timestamptz not null,
  -- The buyer has asked their bank to reverse the payment, as of `dispute_read_at`.
  disputed boolean not null default false,
  dispute_read_at timestamptz
);

create index subscriptions_by_user on public.subscriptions (user_id);

alter table public.subscriptions enable row level security, force row level security;
revoke all on table public.subscriptions from anon, authenticated;
grant select on table public.subscriptions to authenticated;
grant all on table public.subscriptions to service_role;

create policy "Players read their own subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- A finished checkout. A guest's purchase waits until its buyer claims it, once.
create table public.purchases (
  session_id text primary key,
  user_id uuid references public.profiles (id) on delete cascade,
  -- Kept until the purchase has an account.
  buyer_email text,
  customer_id text not null,
  subscription_id text not null,
  tier text not null check (tier ~ '^[a-z]{1,32}$' and tier <> 'free'),
  -- Cents, with the currency in lower case.
  amount_total integer not null check (amount_total >= 0),
  currency text not null,
  status text not null check (status in ('unpaid', 'paid', 'failed')),
  created_at timestamptz not null default now(),
  claimed_at timestamptz
);

create index purchases_by_user on public.purchases (user_id);
-- Those that wait for an account.
create index purchases_by_email on public.purchases (buyer_email) where user_id is null;
create index purchases_by_subscription on public.purchases (subscription_id);

alter table public.purchases enable row level security, force row level security;
revoke all on table public.purchases from anon, authenticated;
grant select on table public.purchases to authenticated;
grant all on table public.purchases to service_role;

create policy "Players read their own purchases" on public.purchases
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- A started checkout. Its id is the idempotency key for Stripe: a buyer who starts twice, or in two tabs, has one open row and
-- therefore one checkout session.
create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  -- `user:` and the user's id, or `guest:` and a random id made by the guest's browser.
  buyer text not null,
  user_id uuid references public.profiles (id) on delete cascade,
  tier text not null check (tier ~ '^[a-z]{1,32}$' and tier <> 'free'),
  -- What its session sells.
  price_id text not null,
  session_id text unique,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);

create unique index checkouts_open on public.checkouts (buyer) where closed_at is null;
create index checkouts_by_user on public.checkouts (user_id);
create index checkouts_by_time on public.checkouts (created_at);

alter table public.checkouts enable row level security, force row level security;
revoke all on table public.checkouts from anon, authenticated;
grant all on table public.checkouts to service_role;

-- Events whose effects are in the database. Stripe resends an event until it gets a success response.
create table public.stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);

create index stripe_events_by_time on public.stripe_events (received_at);

alter table public.stripe_events enable row level security, force row level security;
revoke all on table public.stripe_events from anon, authenticated;
grant all on table public.stripe_events to service_role;

-- Stripe never leaves these states. Any other status, known or not, may still charge a card.
create function private.has_ended(p_status text) returns boolean
language sql immutable strict set search_path = '' as $$
  select p_status in ('canceled', 'incomplete_expired');
$$;

-- Whether something at Stripe may still charge the player. Deleting the account would lose the link to it, so it must be
-- canceled first. An unknown status counts as live. A player may have more subscriptions than the one shown in the profile.
create function private.has_live_subscription(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.subscriptions s where s.user_id = p_user_id and not private.has_ended(s.status))
    or coalesce((
      select p.stripe_subscription_id is not null
         and coalesce(p.subscription_status, '') not in ('canceled', 'incomplete_expired', 'inactive')
      from public.profiles p where p.id = p_user_id), false);
$$;

-- Access stays open while Stripe retries a card (`past_due`).
create function private.grants_access(p_subscription public.subscriptions) returns boolean
language sql immutable set search_path = '' as $$
  select p_subscription.paid and not p_subscription.disputed and not p_subscription.returned
    and p_subscription.status in ('active', 'trialing', 'past_due');
$$;

-- The plan is open, or on hold until a payment arrives or a bank has decided.
create function private.has_plan(p_subscription public.subscriptions) returns boolean
language sql immutable set search_path = '' as $$
  select p_subscription.paid and not p_subscription.returned and not private.has_ended(p_subscription.status);
$$;

-- Shows in the profile what the player's subscriptions grant. The profile stays locked until the transaction ends, so the
-- second of two transactions sees what the first one wrote. An unchanged profile is not written again: its row, indexes and
-- triggers cost more than everything else here.
create function private.apply_subscription(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_shown public.subscriptions;
  v_open boolean;
begin
  perform from public.profiles p where p.id = p_user_id for update;
  select s.* into v_shown from public.subscriptions s where s.user_id = p_user_id
  order by private.grants_access(s) desc, private.has_ended(s.status), s.started_at desc, s.id limit 1;
  if not found then
    return;
  end if;
  v_open := private.grants_access(v_shown);
  update public.profiles p set
    is_subscribed = shown.is_subscribed,
    subscription_tier = shown.tier,
    subscription_status = v_shown.status,
    stripe_customer_id = v_shown.customer_id,
    stripe_subscription_id = v_shown.id,
    subscription_start_date = v_shown.started_at,
    subscription_end_date = shown.ends_at,
    current_period_start = v_shown.current_period_start,
    current_period_end = v_shown.current_period_end
  from (select v_open as is_subscribed,
          case when v_open then v_shown.tier else 'free' end as tier,
          coalesce(v_shown.ended_at, v_shown.cancel_at, case when v_shown.cancel_at_period_end then v_shown.current_period_end end)
            as ends_at) shown
  where p.id = p_user_id
    and (p.is_subscribed, p.subscription_tier, p.subscription_status, p.stripe_customer_id, p.stripe_subscription_id,
         p.subscription_start_date, p.subscription_end_date, p.current_period_start, p.current_period_end)
      is distinct from
        (shown.is_subscribed, shown.tier, v_shown.status, v_shown.customer_id, v_shown.id,
         v_shown.started_at, shown.ends_at, v_shown.current_period_start, v_shown.current_period_end);
end;
$$;

-- False for an event whose effects are already in the database.
create function private.record_event(p_event jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  if p_event is null then
    return true;
  end if;
  -- Stripe resends an event for three days, and `reconcile` reads 30 days back.
  delete from public.stripe_events e where e.received_at < now() - interval '90 days';
  insert into public.stripe_events (id, type) values (p_event ->> 'id', p_event ->> 'type')
  on conflict (id) do nothing;
  return found;
end;
$$;

create function private.store_subscription(p_subscription jsonb, p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_new constant public.subscriptions := jsonb_populate_record(null::public.subscriptions, p_subscription);
  v_old public.subscriptions;
begin
  select s.* into v_old from public.subscriptions s where s.id = v_new.id;
  -- It is over and was never seen here; its buyer may have deleted the account.
  if v_old.id is null and private.has_ended(v_new.status) then
    return;
  end if;
  -- Stripe's clock has whole seconds, so the order of two responses may be unknown. Then it is asked once more, a little later.
  if abs(extract(epoch from v_new.read_at - v_old.read_at)) <= 1
     and not private.has_ended(v_old.status) and not private.has_ended(v_new.status)
     and row(v_old.status, v_old.cancel_at_period_end, v_old.cancel_at, v_old.collection_paused, v_old.current_period_end,
             v_old.invoice_id)
       is distinct from row(v_new.status, v_new.cancel_at_period_end, v_new.cancel_at, v_new.collection_paused,
             v_new.current_period_end, v_new.invoice_id) then
    perform private.order_sync(v_new.id, p_user_id);
  end if;
  insert into public.subscriptions as s (id, user_id, customer_id, tier, status, paid, cancel_at_period_end, cancel_at,
    collection_paused, started_at, current_period_start, current_period_end, ended_at, invoice_id, read_at)
  values (v_new.id, p_user_id, v_new.customer_id, v_new.tier, v_new.status, v_new.paid, v_new.cancel_at_period_end,
    v_new.cancel_at, v_new.collection_paused, v_new.started_at, v_new.current_period_start, v_new.current_period_end,
    v_new.ended_at, v_new.invoice_id, v_new.read_at)
  on conflict (id) do update set
    customer_id = excluded.customer_id, tier = excluded.tier, status = excluded.status,
    cancel_at_period_end = excluded.cancel_at_period_end, cancel_at = excluded.cancel_at,
    collection_paused = excluded.collection_paused, current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end, ended_at = excluded.ended_at, invoice_id = excluded.invoice_id,
    read_at = excluded.read_at
  where (s.read_at <= excluded.read_at or private.has_ended(excluded.status)) and not private.has_ended(s.status);
  -- Never reverted: a payment that arrived, and the owner.
  update public.subscriptions s set paid = s.paid or v_new.paid, user_id = coalesce(s.user_id, p_user_id)
  where s.id = v_new.id and ((v_new.paid and not s.paid) or (s.user_id is null and p_user_id is not null));
  update public.subscriptions s set disputed = v_new.disputed, dispute_read_at = v_new.dispute_read_at
  where s.id = v_new.id and v_new.disputed is not null
    and (s.dispute_read_at is null or s.dispute_read_at <= v_new.dispute_read_at);
end;
$$;

-- What the service needs to know after a call: `returned`, why the payment is sent back, or null; `tasks`, the ids of what must
-- be done at Stripe now.
create function private.payment_outcome(p_user_id uuid, p_seen_before boolean, p_subscription jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('user_id', p_user_id, 'seen_before', p_seen_before,
    'returned', private.reason_of_return(p_subscription),
    'tasks', private.due_tasks(p_subscription ->> 'id', p_user_id));
end;
$$;

-- Locks a buyer's profile until the transaction ends. False if the account was deleted; true for a purchase that has no account
-- yet.
create function private.lock_buyer(p_user_id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  if p_user_id is null then
    return true;
  end if;
  perform from public.profiles p where p.id = p_user_id for update;
  return found;
end;
$$;

-- Held until the transaction ends, and taken before the locks of profiles, purchases and subscriptions: an event and a claim
-- lock these in opposite orders and would deadlock.
create function private.lock_subscription(p_id text) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('subscription:' || p_id, 0));
$$;

revoke execute on all functions in schema private from public;

-- Brings a subscription up to date, whoever bought it, and settles its invoice.
create function public.sync_subscription(p_event jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant text := p_subscription ->> 'id';
  v_user_id uuid;
  v_is_deleted boolean;
  v_had_plan boolean;
begin
  perform private.lock_subscription(v_id);
  -- Its first invoice may be paid in another way than by the bank debit of its checkout.
  update public.purchases p set status = 'paid'
  where p.subscription_id = v_id and p.status = 'unpaid' and (p_subscription ->> 'paid')::boolean;
  select coalesce(
    (select s.user_id from public.subscriptions s where s.id = v_id),
    (select p.user_id from public.purchases p where p.subscription_id = v_id and p.user_id is not null limit 1),
    (p_subscription ->> 'user_id')::uuid,
    (select private.account_with_email(p.buyer_email) from public.purchases p
     where p.subscription_id = v_id and p.status = 'paid' limit 1)) into v_user_id;
  v_is_deleted := not private.lock_buyer(v_user_id) or private.is_orphaned(v_id);
  if not private.record_event(p_event) then
    return private.payment_outcome(v_user_id, true, p_subscription);
  end if;
  if v_is_deleted then
    perform private.settle_invoice(p_subscription, null, 'account-deleted');
    return private.payment_outcome(null, false, p_subscription);
  end if;
  select private.has_plan(s) into v_had_plan from public.subscriptions s where s.id = v_id;
  perform private.store_subscription(p_subscription, v_user_id);
  perform private.give_purchase(p, v_user_id) from public.purchases p
  where p.subscription_id = v_id and p.status = 'paid' and p.user_id is null and v_user_id is not null;
  -- It may have been claimed meanwhile.
  select s.user_id into v_user_id from public.subscriptions s where s.id = v_id;
  perform private.settle_invoice(p_subscription, v_user_id, null);
  perform private.tell_about_subscription(p_event, p_subscription, v_user_id, v_had_plan);
  if v_user_id is not null then
    perform private.correct_customer(p_subscription ->> 'customer_id', v_user_id, p_subscription ->> 'email');
    perform private.return_duplicate_subscriptions(v_user_id);
    perform private.apply_subscription(v_user_id);
  end if;
  return private.payment_outcome(v_user_id, false, p_subscription);
end;
$$;
comment on function public.sync_subscription is '@nullable p_event';
revoke execute on function public.sync_subscription from public, anon, authenticated;
grant execute on function public.sync_subscription to service_role;

-- Records a finished checkout, decides what becomes of its payment, and opens what it bought. A payment that has arrived is
-- never reverted here.
create function public.fulfill_checkout(p_event jsonb, p_purchase jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_new constant public.purchases := jsonb_populate_record(null::public.purchases, p_purchase);
  v_stored public.purchases;
  v_user_id uuid;
  v_objection text := p_purchase ->> 'objection';
begin
  perform private.lock_subscription(v_new.subscription_id);
  select p.* into v_stored from public.purchases p where p.session_id = v_new.session_id;
  -- Decided when it was stored: the settings may have changed since.
  if v_stored.session_id is not null and v_objection <> 'account-deleted' then
    v_objection := null;
  end if;
  v_user_id := coalesce(v_stored.user_id, v_new.user_id,
    case when v_new.status = 'paid' then private.account_with_email(v_new.buyer_email) end);
  if not private.lock_buyer(v_user_id) or private.is_orphaned(v_new.subscription_id) then
    v_user_id := null;
    v_objection := 'account-deleted';
  end if;
  if not private.record_event(p_event) then
    return private.payment_outcome(v_user_id, true, p_subscription);
  end if;
  -- The address of a guest who deleted the account must not come back with an old event.
  if v_objection is distinct from 'account-deleted' and (v_stored.session_id is not null
     or not private.has_ended(p_subscription ->> 'status')
     or (v_new.status = 'paid' and not private.is_settled(v_new.subscription_id))) then
    insert into public.purchases as p (session_id, user_id, buyer_email, customer_id, subscription_id, tier, amount_total,
      currency, status, created_at, claimed_at)
    values (v_new.session_id, v_user_id, case when v_user_id is null then lower(v_new.buyer_email) end, v_new.customer_id,
      v_new.subscription_id, v_new.tier, v_new.amount_total, v_new.currency, v_new.status, v_new.created_at,
      case when v_user_id is not null then now() end)
    on conflict (session_id) do update set status = excluded.status, user_id = excluded.user_id,
      buyer_email = excluded.buyer_email, claimed_at = coalesce(p.claimed_at, excluded.claimed_at)
    where p.status <> 'paid' and not (p.status = 'failed' and excluded.status = 'unpaid');
    perform private.store_subscription(p_subscription, v_user_id);
  end if;
  perform private.settle_invoice(p_subscription, v_user_id, v_objection);
  perform private.tell_about_purchase(v_new, v_stored.status, v_user_id,
    private.reason_of_return(p_subscription) is not null);
  if v_user_id is not null then
    perform private.correct_customer(v_new.customer_id, v_user_id, p_subscription ->> 'email');
    perform private.return_duplicate_subscriptions(v_user_id);
    perform private.apply_subscription(v_user_id);
  end if;
  if v_new.status <> 'unpaid' then
    perform public.close_checkout(v_new.session_id);
  end if;
  return private.payment_outcome(v_user_id, false, p_subscription);
end;
$$;
comment on function public.fulfill_checkout is '@nullable p_event';
revoke execute on function public.fulfill_checkout from public, anon, authenticated;
grant execute on function public.fulfill_checkout to service_role;

-- For a checkout that is over: the buyer may start another one.
create function public.close_checkout(p_session_id text) returns void
language sql security definer set search_path = '' as $$
  update public.checkouts c set closed_at = now() where c.session_id = p_session_id and c.closed_at is null;
$$;
comment on function public.close_checkout is '@returns not null';
revoke execute on function public.close_checkout from public, anon, authenticated;
grant execute on function public.close_checkout to service_role;

-- The buyer's one open checkout, which is created if there is none. `p_guest_key` is the random id of a guest's browser.
-- `state`: `open`; or, if the buyer must not pay again, `subscribed`, `payment-pending`, or `paid` for a guest, with the paid
-- session, which the browser may have forgotten and which leads to the account. A pending
-- payment of a guest counts even after its checkout has expired, because the money still arrives.
create function public.open_checkout(p_user_id uuid, p_guest_key uuid, p_tier text, p_price_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_buyer constant text := case when p_user_id is null
    then 'guest:' || coalesce(p_guest_key, gen_random_uuid()) else 'user:' || p_user_id end;
  v_checkout public.checkouts;
  v_is_paid boolean;
  v_bought record;
begin
  if p_user_id is not null then
    perform from public.profiles p where p.id = p_user_id for update;
    if not found then
      raise exception 'This account no longer exists.' using errcode = '42501', hint = 'account-deleted';
    end if;
    select bool_or(s.paid) into v_is_paid from public.subscriptions s
    where s.user_id = p_user_id and not private.has_ended(s.status) and not s.returned;
    if v_is_paid is not null then
      return jsonb_build_object('state', case when v_is_paid then 'subscribed' else 'payment-pending' end);
    end if;
  else
    -- A payment that failed or was returned is not a purchase.
    select p.status, p.session_id into v_bought
    from public.checkouts c
    join public.purchases p on p.session_id = c.session_id and p.status in ('paid', 'unpaid')
    join public.subscriptions s on s.id = p.subscription_id and not private.has_ended(s.status) and not s.returned
    where c.buyer = v_buyer
    order by p.status = 'paid' desc limit 1;
    if found then
      return case v_bought.status
        when 'paid' then jsonb_build_object('state', 'paid', 'session_id', v_bought.session_id)
        else jsonb_build_object('state', 'payment-pending') end;
    end if;
  end if;
  -- With its purchase, a checkout leads a guest back to what was paid, however long ago.
  delete from public.checkouts c where c.created_at < now() - interval '90 days'
    and not exists (select from public.purchases p where p.session_id = c.session_id);
  -- After 24 hours Stripe forgets an idempotency key and closes a session. At a replaced price nobody should buy.
  update public.checkouts c set closed_at = now()
  where c.buyer = v_buyer and c.closed_at is null
    and (c.created_at < now() - interval '23 hours' or c.tier <> p_tier or c.price_id <> p_price_id);
  insert into public.checkouts (buyer, user_id, tier, price_id) values (v_buyer, p_user_id, p_tier, p_price_id)
  on conflict (buyer) where closed_at is null do nothing;
  select c.* into strict v_checkout from public.checkouts c where c.buyer = v_buyer and c.closed_at is null;
  return jsonb_build_object('state', 'open', 'id', v_checkout.id, 'session_id', v_checkout.session_id);
end;
$$;
comment on function public.open_checkout is '@nullable p_user_id p_guest_key';
revoke execute on function public.open_checkout from public, anon, authenticated;
grant execute on function public.open_checkout to service_role;

-- Gives a purchase to the account that its buyer created or signed in to. The service has checked the session's id, which only
-- the buyer has, and the account has the address that was entered at the checkout. `outcome`: `claimed` (even if repeated),
-- `taken`, `other-email`, `not-found`.
create function public.claim_purchase(p_session_id text, p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
  v_purchase public.purchases;
  v_outcome text;
begin
  perform private.lock_subscription(p.subscription_id) from public.purchases p where p.session_id = p_session_id;
  select lower(p.email) into v_email from public.profiles p where p.id = p_user_id for update;
  select p.* into v_purchase from public.purchases p
  where p.session_id = p_session_id and p.status = 'paid' for update;
  v_outcome := case
    when v_purchase.session_id is null then 'not-found'
    when v_purchase.user_id = p_user_id then 'claimed'
    when v_purchase.user_id is not null then 'taken'
    when v_email is distinct from v_purchase.buyer_email then 'other-email'
    else 'claimed' end;
  if v_outcome = 'claimed' then
    perform private.give_purchase(v_purchase, p_user_id);
    perform private.return_duplicate_subscriptions(p_user_id, array[v_purchase.subscription_id]);
    perform private.apply_subscription(p_user_id);
  end if;
  return jsonb_build_object('outcome', v_outcome, 'tasks', private.due_tasks(v_purchase.subscription_id, p_user_id));
end;
$$;
revoke execute on function public.claim_purchase from public, anon, authenticated;
grant execute on function public.claim_purchase to service_role;

-- The number of open checkouts whose price is not in `p_price_ids`. Their payments would be returned.
create function public.checkouts_at_other_prices(p_price_ids text[]) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.checkouts c
  where c.closed_at is null and c.session_id is not null and c.created_at > now() - interval '1 day'
    and c.price_id <> all (p_price_ids);
$$;
comment on function public.checkouts_at_other_prices is '@returns not null';
revoke execute on function public.checkouts_at_other_prices from public, anon, authenticated;
grant execute on function public.checkouts_at_other_prices to service_role;

-- 14-accounts.sql

-- Accounts: passwords that were set before an address was confirmed, invitations, the export of all data, and deletion.

-- A password set before the owner of an address arrived does not survive. The auth service keeps the first password of an
-- unconfirmed account, whoever signs up again. The page that signs up tries its password with the service, and reports a conflict
-- if another one is stored. After a conflict, an invitation, or a reset whose link confirms the address, the password is cleared with the
-- confirmation, and the owner chooses a new one. Nothing takes a report back, so no call can make an account less safe.
create table private.sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Somebody signed up with the address and another password than the stored one.
  conflicting boolean not null default false
);

alter table private.sign_ups enable row level security, force row level security;

-- The audit of `POST /api/invite`. The payments service adds rows, nothing changes them, and they are deleted after a year.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is deleted.
  invited_by uuid references auth.users (id) on delete set null,
  -- SHA-256 of the address in lower case, as hex.
  email_digest text not null check (email_digest ~ '^[0-9a-f]{64}$'),
  outcome text not null
    check (outcome in ('sent', 'known-address', 'wrong-key', 'too-many-attempts', 'mail-failed')),
  created_at timestamptz not null default now()
);

create index invitations_by_time on public.invitations (created_at);
create index invitations_by_sender on public.invitations (invited_by);

alter table public.invitations enable row level security, force row level security;
revoke all on table public.invitations from anon, authenticated, service_role;
grant select, insert on table public.invitations to service_role;

-- An account gets its row with the second mail: before it, nobody else can have signed up.
create function private.guard_unverified_password() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_new_password constant boolean := old.encrypted_password is distinct from new.encrypted_password;
  v_opened_reset constant boolean := coalesce(old.recovery_token, '') <> '' and coalesce(new.recovery_token, '') = '';
  v_invited constant boolean := to_jsonb(new) ->> 'invited_at' is distinct from to_jsonb(old) ->> 'invited_at';
  v_is_conflicting boolean;
begin
  if (v_opened_reset or v_invited) and not v_new_password then
    insert into private.sign_ups as s (user_id, conflicting) values (new.id, true)
    on conflict (user_id) do update set conflicting = true;
  -- Hosted Supabase makes the account first, and then the token of its first mail.
  elsif coalesce(new.confirmation_token, '') not in ('', coalesce(old.confirmation_token, ''))
        and old.confirmation_sent_at is not null then
    insert into private.sign_ups (user_id) values (new.id) on conflict (user_id) do nothing;
  end if;
  if new.email_confirmed_at is not null then
    delete from private.sign_ups s where s.user_id = new.id returning s.conflicting into v_is_conflicting;
    if v_is_conflicting and not v_new_password then
      new.encrypted_password := '';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_unverified_password before update on auth.users
  for each row when (old.email_confirmed_at is null) execute function private.guard_unverified_password();

-- Lets the page that waits for a confirmation notice it, whichever device opens the link. Only the browser that signed up knows
-- the secret, and only a confirmation after the sign-up counts, so nobody learns which addresses have accounts.
create table private.sign_up_watches (
  -- SHA-256 of the secret and the address.
  secret_digest bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index sign_up_watches_by_account on private.sign_up_watches (user_id);
create index sign_up_watches_by_time on private.sign_up_watches (created_at);

alter table private.sign_up_watches enable row level security, force row level security;

create function private.delete_old_sign_up_watches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sign_up_watches where secret_digest = any (array(
    select w.secret_digest from private.sign_up_watches w
    where w.created_at < now() - interval '1 day' limit 100 for update skip locked));
  return null;
end;
$$;

create trigger delete_old_sign_up_watches after insert on private.sign_up_watches
  for each statement execute function private.delete_old_sign_up_watches();

create function private.delete_old_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.invitations i where i.created_at < now() - interval '1 year';
  return null;
end;
$$;

create trigger delete_old_invitations after insert on public.invitations
  for each statement execute function private.delete_old_invitations();

-- References to a person in rows that belong to somebody else: only the people who reported a name may know of it.
create function private.unexported_keys() returns table (child regclass, child_column name)
language sql stable set search_path = '' as $$
  values ('private.name_reports'::regclass, 'named_by'::name);
$$;

-- The tables with a player's rows. `condition` selects the rows of user $1: those that refer to the person, and those without a
-- person of their own that are deleted with one of these, such as the assignments of a class. It is read from the foreign keys so
-- that a new table is exported as soon as it exists.
create function private.player_tables() returns table (name text, condition text)
language sql stable set search_path = '' as $$
  with keys as (
    select c.conrelid as child, a.attname as child_column, c.confrelid as parent, p.attname as parent_column,
      c.confdeltype = 'c' as is_part
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_catalog.pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
    -- The foreign keys of partitions are those of their table.
    where c.contype = 'f' and c.conparentid = 0 and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)),
  owned as (
    select k.child, string_agg(format('%I = $1', k.child_column), ' or ') as condition
    from keys k where k.parent in ('auth.users'::regclass, 'public.profiles'::regclass)
      and (k.child, k.child_column) not in (select e.child, e.child_column from private.unexported_keys() e)
    group by k.child),
  parts as (
    select k.child, string_agg(format('%I in (select o.%I from %s o where %s)',
      k.child_column, k.parent_column, k.parent::regclass, o.condition), ' or ') as condition
    from keys k join owned o on o.child = k.parent
    where k.is_part and k.child not in (select w.child from owned w)
    group by k.child)
  select t.child::regclass::text, t.condition from (select * from owned union all select * from parts) t;
$$;

-- What a row says about other people: the account that was reported or invited, and how to join a group that the person may
-- have left.
create function private.unexported_columns(p_table regclass) returns text[]
language sql stable set search_path = '' as $$
  select case p_table::text
    when 'private.name_reports' then array['subject_id', 'named_by']
    when 'private.invited_accounts' then array['user_id']
    when 'private.friend_groups' then array['code', 'link_secret']
    else '{}' end;
$$;

-- A column with metadata of an account. A plain Postgres stores the metadata as a JSON string.
create function private.account_metadata(p_account jsonb, p_column text) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(p_account -> p_column) when 'string' then (p_account ->> p_column)::jsonb else p_account -> p_column end;
$$;

create function private.user_metadata_of(p_account jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select private.account_metadata(p_account, 'raw_user_meta_data');
$$;

-- The columns of the auth server differ between versions; missing ones are null. The metadata are the answers of the sign-up.
create function private.export_account(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id,
    'email', u.email,
    'email_confirmed_at', u.email_confirmed_at,
    'created_at', r.account -> 'created_at',
    'last_sign_in_at', r.account -> 'last_sign_in_at',
    'metadata', private.user_metadata_of(r.account))
  from auth.users u, to_jsonb(u) r (account)
  where u.id = p_user_id;
$$;

-- The auth service logs sign-outs and renewed sessions with the address of the account; these entries are deleted with it. The
-- table differs between versions of the service, and its owner may refuse.
create function private.delete_audit_log_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries e where position($1 in e.payload::text) > 0' using old.id::text;
  end if;
  return null;
exception when insufficient_privilege then
  return null;
end;
$$;

create trigger delete_audit_log_of_account after delete on auth.users
  for each row execute function private.delete_audit_log_of_account();

-- Which account invited another one, from the metadata of the invited one: the auth service's table has no index on them. People
-- can write any metadata themselves, so this is no evidence of an invitation.
create table private.invited_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  invited_by uuid not null references auth.users (id) on delete cascade
);

create index invited_accounts_by_inviter on private.invited_accounts (invited_by);

alter table private.invited_accounts enable row level security, force row level security;

-- The owner of the auth service's table may refuse.
create function private.remove_inviter(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update auth.users u
  set raw_user_meta_data = (jsonb_populate_record(u, jsonb_build_object('raw_user_meta_data',
    case jsonb_typeof(to_jsonb(u) -> 'raw_user_meta_data')
      when 'string' then to_jsonb((private.user_metadata_of(to_jsonb(u)) - 'invited_by')::text)
      else private.user_metadata_of(to_jsonb(u)) - 'invited_by' end))).raw_user_meta_data
  where u.id = p_user_id;
exception when insufficient_privilege then
  null;
end;
$$;

-- Waits for a running deletion of the inviter, which did not see this account, and then removes the inviter here.
create function private.note_inviter() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_named constant text := private.user_metadata_of(to_jsonb(new)) ->> 'invited_by';
begin
  if tg_op = 'UPDATE' and v_named is not distinct from private.user_metadata_of(to_jsonb(old)) ->> 'invited_by' then
    return null;
  end if;
  delete from private.invited_accounts i where i.user_id = new.id;
  if pg_input_is_valid(v_named, 'uuid') and v_named::uuid <> new.id then
    insert into private.invited_accounts (user_id, invited_by)
    select new.id, u.id from auth.users u where u.id = v_named::uuid for key share;
    if not found then
      perform private.remove_inviter(new.id);
    end if;
  end if;
  return null;
end;
$$;

create trigger note_inviter after insert or update of raw_user_meta_data on auth.users
  for each row execute function private.note_inviter();

-- Deletes with the inviter, whose name must leave the metadata too. One statement may delete both.
create function private.forget_inviter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.users u where u.id = old.invited_by) then
    perform private.remove_inviter(old.user_id);
  end if;
  return null;
end;
$$;

create trigger forget_inviter after delete on private.invited_accounts
  for each row execute function private.forget_inviter();

-- The auth service lets people store metadata and merges each change into the rest, so limiting a single request is not enough.
-- The product needs a few hundred bytes. The limit is on the length that Postgres writes, which is more than the 16 kB of JSON
-- that the embedded auth service allows.
create function private.limit_account_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 32768 then
    raise exception 'At most 16 kB can be stored with an account.' using errcode = '22023', hint = 'metadata-too-long';
  end if;
  return new;
end;
$$;

create trigger limit_account_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.limit_account_metadata();

-- What the service noted about an account: `checkout_session`, the checkout for which it was made; `password_by_mail` if the
-- buyer chooses the password by mail; `conflicting` if somebody else wanted an account with the address.
create function private.app_metadata_of(p_account jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select private.account_metadata(p_account, 'raw_app_meta_data');
$$;

-- The password of such an account is set when it is made, or by its owner after opening the mail. Any password set in between,
-- by a sign-up with the same address, is dropped.
create function private.reset_buyer_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.app_metadata_of(to_jsonb(old)) ? 'checkout_session' then
    new.encrypted_password := '';
  end if;
  return new;
end;
$$;

create trigger reset_buyer_password before update on auth.users
  for each row when (old.email_confirmed_at is null and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.reset_buyer_password();

-- The columns by which the rows of a table are paged, which form a key and never change: no row is lost or repeated while
-- others are added. Tables that grow have an index on them that starts with the player.
create function private.page_key(p_table regclass) returns text[]
language sql stable set search_path = '' as $$
  select case p_table
    when 'public.game_sessions'::regclass then array['saved_at', 'id', 'finished_on']
    when 'public.learning_answers'::regclass then array['saved_at', 'session_id', 'position']
    when 'public.learning_sessions'::regclass then array['started_at', 'id']
    else (
      select array_agg(a.attname::text order by array_position(c.conkey, a.attnum))
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.conrelid = p_table and c.contype = 'p') end;
$$;

-- A statement that reads the rows of player $1 after the key $2 (a list of texts, or null for the first page). Rows are turned
-- into JSON only after they are sorted and limited.
create function private.page_statement(p_table regclass, p_condition text, p_most integer) returns text
language sql stable set search_path = '' as $$
  select format('select to_jsonb(p.r) - %L::text[] as row, p.key from (
      select r, jsonb_build_array(%s) as key from %s r
      where (%s) and ($2 is null or (%s) > (%s)) order by %s limit %s) p',
    private.unexported_columns(p_table), k.columns, p_table, p_condition, k.columns, k.values, k.columns, p_most)
  from (
    select string_agg(format('r.%I', o.name), ', ' order by o.position) as columns,
      string_agg(format('($2 ->> %s)::%s', o.position - 1, format_type(a.atttypid, a.atttypmod)), ', ' order by o.position) as values
    from unnest(private.page_key(p_table)) with ordinality o (name, position)
    join pg_catalog.pg_attribute a on a.attrelid = p_table and a.attname = o.name) k;
$$;

-- The next rows of a player from several tables, read one after the other: `tables` by name, and `next`. `p_after` is an
-- earlier `next`: {"table": …, "key": […]}. A page ends after 256 kB, so an ordinary account is one page and no call builds
-- megabytes of JSON.
create function private.page_of_rows(p_user_id uuid, p_tables text[], p_conditions text[], p_after jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_bytes_left integer := 262144;
  v_most constant integer := 2000;
  v_tables jsonb := '{}';
  v_rows jsonb[];
  v_row record;
  v_key jsonb := p_after -> 'key';
begin
  if p_after is not null and (p_after ->> 'table' = any (p_tables)) is not true then
    raise exception 'Unknown page.' using errcode = '22023', hint = 'unknown-page';
  end if;
  for i in coalesce(array_position(p_tables, p_after ->> 'table'), 1) .. cardinality(p_tables) loop
    v_rows := '{}';
    for v_row in execute private.page_statement(p_tables[i]::regclass, p_conditions[i], v_most + 1) using p_user_id, v_key loop
      -- Only here is it known that there is a further row.
      if v_bytes_left <= 0 then
        return jsonb_build_object('tables', v_tables || jsonb_build_object(p_tables[i], to_jsonb(v_rows)),
          'next', jsonb_build_object('table', p_tables[i], 'key', v_key));
      end if;
      v_rows := v_rows || v_row.row;
      v_key := v_row.key;
      v_bytes_left := v_bytes_left - greatest(octet_length(v_row.row::text), 262144 / v_most + 1);
    end loop;
    v_tables := v_tables || jsonb_build_object(p_tables[i], to_jsonb(v_rows));
    v_key := null;
  end loop;
  return jsonb_build_object('tables', v_tables, 'next', null);
end;
$$;

revoke execute on all functions in schema private from public;

-- Deletes the account with all its rows (by the foreign keys) and sessions. `user_id_to_delete` must be the caller's own id.
-- The account is locked right away as strongly as the deletion needs it.
create function public.delete_user_account(user_id_to_delete uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  perform from auth.users u where u.id = auth.uid() for update;
  v_user_id := private.lock_player();
  perform private.require_active_session();
  if user_id_to_delete is distinct from v_user_id then
    raise exception 'You can only delete your own account.' using errcode = '42501', hint = 'not-your-account';
  end if;
  if private.has_live_subscription(v_user_id) then
    raise exception 'Please cancel your subscription first. Then you can delete your account.'
      using errcode = 'PT409', hint = 'subscription-live';
  end if;
  delete from auth.users u where u.id = v_user_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.delete_user_account is '@returns not null';
revoke execute on function public.delete_user_account from public, anon, service_role;
grant execute on function public.delete_user_account to authenticated;

-- Prepares the account of a paid purchase. An unconfirmed account holds nothing and is no evidence of ownership, so one that a
-- sign-up or another purchase made for the address is deleted. One that was made for this purchase is deleted only for the
-- browser that paid, and kept for a minute if its password was typed there: then the call is a second press, and the mail of a
-- new account would be refused by the rate limit. Paying with an address does not prove owning it. If somebody else wanted an
-- account with it, no password typed before the confirmation counts, and the buyer chooses one by mail.
--
-- `state`: `free`; `conflicting`, the same with a password by mail; `waiting`, with the `id` of the account that was made for
-- this purchase and waits for its confirmation; `known` if the address has a confirmed account or an invitation; `claimed` if
-- the purchase already has an account and this caller cannot continue.
create function public.release_email(p_session_id text, p_is_buyer boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase public.purchases;
  v_account auth.users;
  v_notes jsonb;
  v_is_typed boolean;
  v_is_conflicting boolean;
begin
  select p.* into v_purchase from public.purchases p where p.session_id = p_session_id and p.status = 'paid';
  -- The account is locked before its profile, as everywhere.
  select u.* into v_account from auth.users u
  where u.id = coalesce(v_purchase.user_id, (select p.id from public.profiles p where p.email = v_purchase.buyer_email))
    and (v_purchase.user_id is not null or lower(u.email) = v_purchase.buyer_email)
  for update;
  if not found then
    return jsonb_build_object('state', 'free');
  elsif v_account.email_confirmed_at is not null then
    -- A confirmed account owns what was paid for with its address, wherever it came from.
    return jsonb_build_object('state', case
      when private.app_metadata_of(to_jsonb(v_account)) ->> 'checkout_session' = p_session_id then 'claimed' else 'known' end);
  elsif to_jsonb(v_account) ->> 'invited_at' is not null then
    return jsonb_build_object('state', 'known');
  end if;
  v_notes := private.app_metadata_of(to_jsonb(v_account));
  v_is_typed := (v_notes ->> 'password_by_mail')::boolean is not true;
  v_is_conflicting := v_notes ->> 'checkout_session' is distinct from p_session_id
    or (v_notes ->> 'conflicting')::boolean is true
    -- For an account without a typed password, the mail to choose one also marks the address; but the service requested that
    -- mail, while other people can only request the mail of a sign-up.
    or (not v_is_typed and v_account.confirmation_sent_at is not null)
    or (v_is_typed and exists (select from private.sign_ups s where s.user_id = v_account.id and s.conflicting));
  if v_notes ->> 'checkout_session' = p_session_id then
    if v_is_typed and not p_is_buyer then
      return jsonb_build_object('state', 'claimed');
    elsif not p_is_buyer or (v_is_typed and v_account.created_at > clock_timestamp() - interval '1 minute') then
      return jsonb_build_object('state', 'waiting', 'id', v_account.id);
    end if;
  end if;
  -- Whoever reads the owner of a purchase meanwhile would find the account deleted, and return the payment.
  perform private.lock_subscription(o.subscription_id)
  from (select p.subscription_id from public.purchases p where p.user_id = v_account.id order by p.subscription_id) o;
  perform from public.profiles p where p.id = v_account.id for update;
  -- Otherwise they would be deleted with the account.
  update public.purchases p set user_id = null, claimed_at = null, buyer_email = lower(v_account.email)
  where p.user_id = v_account.id;
  update public.subscriptions s set user_id = null where s.user_id = v_account.id;
  delete from auth.users u where u.id = v_account.id;
  return jsonb_build_object('state', case when v_is_conflicting then 'conflicting' else 'free' end);
end;
$$;
revoke execute on function public.release_email from public, anon, authenticated;
grant execute on function public.release_email to service_role;

create function public.export_my_data(p_after jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_names text[];
  v_conditions text[];
  v_page jsonb;
  v_sessions jsonb := '[]';
  v_refusal jsonb;
begin
  v_user_id := private.require_player();
  v_refusal := private.refuse_long_call(v_user_id, 'export', 40);
  if v_refusal is not null then
    return v_refusal;
  end if;
  select array_agg(t.name order by t.name), array_agg(t.condition order by t.name) into v_names, v_conditions
  from private.player_tables() t;
  v_page := private.page_of_rows(v_user_id, v_names, v_conditions, nullif(p_after, 'null'));
  -- Where the account is signed in, without the tokens.
  if to_regclass('auth.sessions') is not null then
    execute 'select coalesce(jsonb_agg(jsonb_build_object(''created_at'', s.created_at, ''ip'', s.ip,
      ''user_agent'', s.user_agent)), ''[]'') from auth.sessions s where s.user_id = $1'
      into v_sessions using v_user_id;
  end if;
  return jsonb_build_object('exported_at', now(), 'account', private.export_account(v_user_id), 'sessions', v_sessions,
    'tables', (select jsonb_object_agg(regexp_replace(t.name, '^public\.', ''), t.rows)
               from jsonb_each(v_page -> 'tables') t (name, rows)),
    'next', v_page -> 'next');
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.export_my_data is '@nullable p_after';
revoke execute on function public.export_my_data from public, anon, service_role;
grant execute on function public.export_my_data to authenticated;

create function private.unconfirmed_account(p_email text) returns uuid
language sql stable set search_path = '' as $$
  select p.id from public.profiles p where p.email = lower(p_email) and not p.email_verified;
$$;

-- Called by the page that signs up, after trying its password. `p_was_tried`: the service did not accept it, so another one may
-- be stored. Otherwise the page could not try it after its own sign-up, and the report counts only if the address got a second
-- mail; a first one shows that the account is this page's own. The response is the same for every address. Only reports with an
-- effect are limited, so nobody in a network can use up the reports of the others.
create function public.report_sign_up_conflict(p_email text, p_was_tried boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  -- A confirmation waits for the report.
  select u.id into v_user_id from auth.users u
  where u.id = private.unconfirmed_account(p_email) and u.email_confirmed_at is null for no key update;
  if v_user_id is not null and p_was_tried then
    insert into private.sign_ups as s (user_id, conflicting) values (v_user_id, true)
    on conflict (user_id) do update set conflicting = true where not s.conflicting;
  else
    update private.sign_ups s set conflicting = true where s.user_id = v_user_id and not s.conflicting;
  end if;
  if found then
    perform private.limit_network('sign-up-conflict', 1200);
  end if;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.report_sign_up_conflict is '@returns not null';
revoke execute on function public.report_sign_up_conflict from public, authenticated, service_role;
grant execute on function public.report_sign_up_conflict to anon;

-- A browser has one secret for all its sign-ups.
create function private.watch_digest(p_email text, p_secret uuid) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(uuid_send(p_secret) || convert_to(lower(p_email), 'UTF8'));
$$;

-- Remembers that the browser with this secret waits for the confirmation of an address.
create function public.watch_sign_up(p_email text, p_secret uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sign_up_watches as w (secret_digest, user_id)
  select private.watch_digest(p_email, p_secret), a.id from private.unconfirmed_account(p_email) a (id) where a.id is not null
  on conflict (secret_digest) do update set user_id = excluded.user_id, created_at = excluded.created_at;
  if found then
    perform private.limit_network('watch-sign-up', 1200);
  end if;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.watch_sign_up is '@returns not null';
revoke execute on function public.watch_sign_up from public, authenticated, service_role;
grant execute on function public.watch_sign_up to anon;

create function public.sign_up_is_confirmed(p_email text, p_secret uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.sign_up_watches w join auth.users u on u.id = w.user_id
    where w.secret_digest = private.watch_digest(p_email, p_secret) and u.email_confirmed_at is not null);
$$;
comment on function public.sign_up_is_confirmed is '@returns not null';
revoke execute on function public.sign_up_is_confirmed from public, authenticated, service_role;
grant execute on function public.sign_up_is_confirmed to anon;

-- Whether the caller's password was cleared: with the confirmation after a conflict, or because the buyer chooses it by mail.
create function public.needs_password() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users u where u.id = (select auth.uid()) and coalesce(u.encrypted_password, '') = '');
$$;
comment on function public.needs_password is '@returns not null';
revoke execute on function public.needs_password from public, anon, service_role;
grant execute on function public.needs_password to authenticated;

-- 15-boards.sql

-- Public boards. They contain only results that the server verified, of players who chose to be shown.

create table private.board_entries (
  board text not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Lower is better: the seconds of a grid, or the negated number of correct answers of a round.
  value integer not null,
  -- When the server saved the result.
  achieved_at timestamptz not null,
  -- The first day of the board's period; '-infinity' for all time. The partition key.
  from_day date not null,
  -- What the last change replaced; null if there was none. An upsert can return only columns of the new row.
  replaced_value integer,
  replaced_at timestamptz,
  primary key (board, user_id, from_day)
) partition by range (from_day);

create index board_entries_in_order on private.board_entries (board, value, achieved_at, user_id) include (from_day);
create index board_entries_by_player on private.board_entries (user_id);

alter table private.board_entries enable row level security, force row level security;

-- How many entries of a board have each value, as a sum of changes: a place is a sum over at most a few hundred values instead of
-- a count of entries. Rows are only added and merged, so that nobody waits. Entries with the same value are counted by the
-- quarter of an hour or day in which they were achieved too, until the period is over; `slot` is null in the rows for the value as
-- a whole.
create table private.board_changes (
  board text not null,
  value integer not null,
  slot integer,
  change bigint not null
);

create index board_changes_by_value on private.board_changes (board, value) include (change) where slot is null;
create index board_changes_by_slot on private.board_changes (board, value, slot) include (change) where slot is not null;

alter table private.board_changes enable row level security, force row level security;

-- Quarters of an hour since 1970, or days on a board of all time. Stable like `extract()` from a `timestamptz`; Postgres would not
-- inline it if it claimed to be immutable.
create function private.board_slot(p_from_day date, p_achieved_at timestamptz) returns integer
language sql stable as $$
  select floor(extract(epoch from p_achieved_at) / case when p_from_day = '-infinity' then 86400 else 900 end)::integer;
$$;

create function private.slot_begins_at(p_from_day date, p_slot integer) returns timestamptz
language sql immutable as $$
  select to_timestamp(p_slot * case when p_from_day = '-infinity' then 86400 else 900 end::double precision);
$$;

-- The first day of the period that contains a day. `p_period` is day, week (from Monday) or all.
create function private.board_from_day(p_period text, p_day date) returns date
language sql immutable as $$
  select case p_period when 'day' then p_day when 'week' then date_trunc('week', p_day::timestamp)::date
    when 'all' then date '-infinity' end;
$$;

-- `p_day` is any day of the period.
create function private.board_key(p_game_type text, p_answered_by text, p_period text, p_day date) returns text
language sql stable as $$
  select concat_ws('/', p_game_type, p_answered_by, case p_period
    when 'day' then to_char(p_day, 'YYYY-MM-DD')
    when 'week' then 'week ' || to_char(date_trunc('week', p_day), 'YYYY-MM-DD')
    when 'all' then 'all' end);
$$;

-- Replaces the changes of a board that have the same value by their sum. Changes that another call is merging are left to it.
create function private.merge_values(p_board text) returns void
language plpgsql as $$
begin
  with merged as (
    delete from private.board_changes c
    where c.ctid = any (array(
      select o.ctid from private.board_changes o
      join (select g.value from private.board_changes g where g.board = p_board and g.slot is null
            group by g.value having count(*) > 1) several on several.value = o.value
      where o.board = p_board and o.slot is null for update of o skip locked))
    returning c.value, c.change
  )
  insert into private.board_changes (board, value, slot, change)
  select p_board, m.value, null, sum(m.change) from merged m group by m.value having sum(m.change) <> 0;
end;
$$;

-- The same for the slots of one value.
create function private.merge_slots(p_board text, p_value integer) returns void
language plpgsql as $$
begin
  with merged as (
    delete from private.board_changes c
    where c.ctid = any (array(
      select o.ctid from private.board_changes o
      join (select g.slot from private.board_changes g
            where g.board = p_board and g.value = p_value and g.slot is not null
            group by g.slot having count(*) > 1) several on several.slot = o.slot
      where o.board = p_board and o.value = p_value and o.slot is not null for update of o skip locked))
    returning c.slot, c.change
  )
  insert into private.board_changes (board, value, slot, change)
  select p_board, p_value, m.slot, sum(m.change) from merged m group by m.slot having sum(m.change) <> 0;
end;
$$;

-- One row for each value is enough once the period of a board is over: a page of it counts entries with the same value.
create function private.close_board(p_board text) returns void
language plpgsql as $$
begin
  delete from private.board_changes c where c.board = p_board and c.slot is not null;
  perform private.merge_values(p_board);
end;
$$;

-- Entries are also deleted with their account.
create function private.count_deleted_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.board_changes (board, value, slot, change)
  select d.board, d.value, s.slot, -count(*)
  from deleted d, unnest(array[null, private.board_slot(d.from_day, d.achieved_at)]) s (slot)
  group by d.board, d.value, s.slot;
  return null;
end;
$$;

create trigger count_deleted_entries after delete on private.board_entries
  referencing old table as deleted for each statement execute function private.count_deleted_entries();

-- Results that can be on a board, with the day they belong to: dailies with a verified time, and verified rounds. Neither allows
-- hints.
create function private.board_results(p_user_id uuid)
returns table (game_type text, answered_by text, day_key date, value integer, achieved_at timestamptz)
language sql stable set search_path = '' as $$
  select r.game_type, null, r.challenge_date, r.completion_time_seconds, s.saved_at
  from public.daily_grid_results r join public.game_sessions s on s.id = r.id and s.finished_on = r.challenge_date
  where r.user_id = p_user_id and r.time_verified
  union all
  select s.game_type, s.answered_by, private.day_key_at(s.saved_at), -s.score, s.saved_at
  from public.game_sessions s
  where s.user_id = p_user_id and s.verified and s.score > 0;
$$;

-- Enters a new result on the boards of its day, its week and all time, if the player is shown. One call in 256, at random, merges
-- changes. Call it with the player locked.
create function private.enter_boards(
  p_user_id uuid, p_game_type text, p_answered_by text, p_day_key date, p_value integer, p_achieved_at timestamptz) returns void
language plpgsql as $$
declare
  v_board text;
begin
  with entered as (
    insert into private.board_entries as e (board, user_id, value, achieved_at, from_day)
    select private.board_key(p_game_type, p_answered_by, b.period, p_day_key), p.id, p_value, p_achieved_at,
      private.board_from_day(b.period, p_day_key)
    from public.profiles p, unnest(array['day', 'week', 'all']) b (period)
    where p.id = p_user_id and p.shown_on_boards
    on conflict (board, user_id, from_day) do update
      set value = excluded.value, achieved_at = excluded.achieved_at, replaced_value = e.value, replaced_at = e.achieved_at
      where excluded.value < e.value
    returning e.*
  )
  insert into private.board_changes (board, value, slot, change)
  select e.board, e.value, s.slot, 1
  from entered e, unnest(array[null, private.board_slot(e.from_day, e.achieved_at)]) s (slot)
  union all
  select e.board, e.replaced_value, s.slot, -1
  from entered e, unnest(array[null, private.board_slot(e.from_day, e.replaced_at)]) s (slot)
  where e.replaced_value is not null;
  if random() < 1 / 256.0 then
    foreach v_board in array array[private.board_key(p_game_type, p_answered_by, 'day', p_day_key),
        private.board_key(p_game_type, p_answered_by, 'week', p_day_key), private.board_key(p_game_type, p_answered_by, 'all', p_day_key)] loop
      perform private.merge_values(v_board);
      perform private.merge_slots(v_board, p_value);
    end loop;
  end if;
end;
$$;

create function private.enter_daily() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enter_boards(new.user_id, new.game_type, null, new.challenge_date, new.completion_time_seconds, now());
  return null;
end;
$$;

create trigger enter_daily after insert on public.daily_grid_results
  for each row when (new.time_verified) execute function private.enter_daily();

create function private.enter_round() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.score > 0 then
    perform private.enter_boards(new.user_id, new.game_type, new.answered_by, private.day_key_at(new.saved_at), -new.score,
      new.saved_at);
  end if;
  return null;
end;
$$;

create trigger enter_round after insert on public.game_sessions
  for each row when (new.verified) execute function private.enter_round();

revoke execute on all functions in schema private from public;

-- Puts the caller on all boards with all their results, or takes them off all boards. It holds for every read that starts
-- afterwards.
create function public.show_on_boards(p_shown boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_refusal jsonb;
begin
  v_user_id := private.require_player();
  if p_shown is null then
    raise exception 'Please choose whether you want to be shown.' using errcode = '22023', hint = 'malformed-choice';
  end if;
  if p_shown then
    -- This may write thousands of entries. Switching off is never refused.
    v_refusal := private.refuse_long_call(v_user_id, 'boards', 20);
    if v_refusal is not null then
      return v_refusal;
    end if;
    if public.count_attempt('boards:person:' || v_user_id, 30, 3600) > 0 then
      raise exception 'You have changed this too often. Please try again in an hour.'
        using errcode = 'PT429', hint = 'too-many-changes';
    end if;
  end if;
  perform private.lock_player();
  if (select p.shown_on_boards is not distinct from p_shown from public.profiles p where p.id = v_user_id) then
    return to_jsonb(p_shown);
  end if;
  if p_shown and (select p.username is null from public.profiles p where p.id = v_user_id) then
    raise exception 'Please choose a username first.' using errcode = '22023', hint = 'profile-incomplete';
  end if;
  update public.profiles p set shown_on_boards = p_shown where p.id = v_user_id;
  delete from private.board_entries e where e.user_id = v_user_id;
  if p_shown then
    with entered as (
      insert into private.board_entries (board, user_id, value, achieved_at, from_day)
      select distinct on (b.board) b.board, v_user_id, r.value, r.achieved_at, b.from_day
      from private.board_results(v_user_id) r, lateral (
        select private.board_key(r.game_type, r.answered_by, p.period, r.day_key) as board,
          private.board_from_day(p.period, r.day_key) as from_day
        from unnest(array['day', 'week', 'all']) p (period)) b
      order by b.board, r.value, r.achieved_at
      returning board, value, achieved_at, from_day
    )
    insert into private.board_changes (board, value, slot, change)
    select e.board, e.value, s.slot, 1
    from entered e, unnest(array[null, private.board_slot(e.from_day, e.achieved_at)]) s (slot);
  end if;
  return to_jsonb(p_shown);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.show_on_boards from public, anon, service_role;
grant execute on function public.show_on_boards to authenticated;

-- A board for signed-in players: the first twenty, the caller's place with up to two neighbors on each side, and the number of
-- entries, all from one snapshot. `p_answered_by` is null for a grid, and `p_day` is null for today. Plans are kept, because a plan
-- for the values of each call would take longer than the call; and `jsonb` would be made only to be written as text.
create function public.board(p_game_type text, p_answered_by text, p_period text, p_day date) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_user_id uuid;
  v_day constant date := coalesce(p_day, private.day_key_at(now()));
  v_kind text;
  v_board text;
  v_from_day date;
  v_shown boolean;
  v_mine private.board_entries;
  v_players bigint;
  v_slot integer;
  v_place bigint;
begin
  v_user_id := private.require_player();
  v_kind := (select g.kind from public.games g where g.game_type = p_game_type);
  v_board := private.board_key(p_game_type, p_answered_by, p_period, v_day);
  v_from_day := private.board_from_day(p_period, v_day);
  if v_kind is distinct from 'grid' and v_kind is distinct from 'timed_round' then
    raise exception 'This game has no board.' using errcode = '22023', hint = 'unknown-game';
  end if;
  if (p_period in ('day', 'week', 'all')) is not true
     or (v_kind = 'grid') <> (p_answered_by is null)
     or p_answered_by not in ('choosing', 'typing') then
    raise exception 'Unknown board.' using errcode = '22023', hint = 'unknown-board';
  end if;
  select p.shown_on_boards, e.value, e.achieved_at into v_shown, v_mine.value, v_mine.achieved_at
  from public.profiles p left join private.board_entries e
    on e.board = v_board and e.user_id = v_user_id and e.from_day = v_from_day
  where p.id = v_user_id;

  select coalesce(sum(c.change), 0), sum(c.change) filter (where c.value < v_mine.value) into v_players, v_place
  from private.board_changes c where c.board = v_board and c.slot is null;
  if v_mine.value is not null then
    -- Entries with the same value come in the order in which they were achieved. A period that is over has no slots.
    v_slot := case when v_from_day = private.board_from_day(p_period, private.day_key_at(now()))
      then private.board_slot(v_from_day, v_mine.achieved_at) end;
    v_place := 1 + coalesce(v_place, 0) + (
      select coalesce(sum(c.change), 0) from private.board_changes c
      where c.board = v_board and c.value = v_mine.value and c.slot < v_slot) + (
      select count(*) from private.board_entries e
      where e.board = v_board and e.from_day = v_from_day and e.value = v_mine.value
        and e.achieved_at >= coalesce(private.slot_begins_at(v_from_day, v_slot), '-infinity')
        and (e.achieved_at, e.user_id) < (v_mine.achieved_at, v_user_id));
  end if;

  return (
    select json_build_object(
      'day_key', private.day_key_at(now()),
      'seconds_to_reset', private.seconds_to_reset(now()),
      'from_day', nullif(v_from_day, '-infinity'),
      'players', v_players,
      'my_place', v_place,
      'rows', coalesce(json_agg(json_build_object('place', r.place, 'username', p.username, 'profile_color', p.profile_color,
        'country', p.country, 'value', abs(r.value), 'mine', r.user_id = v_user_id) order by r.place), '[]'),
      'shown', v_shown)
    from (
      select row_number() over (order by f.value, f.achieved_at, f.user_id) as place, f.user_id, f.value,
        true as is_first
      from (select e.value, e.achieved_at, e.user_id from private.board_entries e
            where e.board = v_board and e.from_day = v_from_day
            order by e.value, e.achieved_at, e.user_id limit 20) f
      union all
      select v_place - row_number() over (order by b.value desc, b.achieved_at desc, b.user_id desc), b.user_id, b.value,
        false
      from (select e.value, e.achieved_at, e.user_id from private.board_entries e
            where e.board = v_board and e.from_day = v_from_day
              and (e.value, e.achieved_at, e.user_id) < (v_mine.value, v_mine.achieved_at, v_user_id)
            order by e.value desc, e.achieved_at desc, e.user_id desc limit 2) b
      where v_place > 18
      union all
      select v_place - 1 + row_number() over (order by a.value, a.achieved_at, a.user_id), a.user_id, a.value, false
      from (select e.value, e.achieved_at, e.user_id from private.board_entries e
            where e.board = v_board and e.from_day = v_from_day
              and (e.value, e.achieved_at, e.user_id) >= (v_mine.value, v_mine.achieved_at, v_user_id)
            order by e.value, e.achieved_at, e.user_id limit 3) a
      where v_place > 18
    ) r
    join public.profiles p on p.id = r.user_id
    -- Neighbors among the first twenty are there already.
    where r.is_first or r.place > 20);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.board is '@nullable p_answered_by p_day';
revoke execute on function public.board from public, anon, service_role;
grant execute on function public.board to authenticated;

-- Reports a username on a board.
create function public.report_board_name(p_username text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_profile public.profiles;
begin
  v_user_id := private.require_player();
  select p.* into v_profile from public.profiles p where lower(p.username) = lower(p_username) and p.shown_on_boards;
  if not found then
    raise exception 'Nobody with this name is on the boards.' using errcode = '22023', hint = 'unknown-name';
  end if;
  perform private.report_name(v_user_id, 'username', v_profile.id, v_profile.id, v_profile.username);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.report_board_name is '@returns not null';
revoke execute on function public.report_board_name from public, anon, service_role;
grant execute on function public.report_board_name to authenticated;

-- 16-archive.sql

-- The archive: dailies of earlier days, played as practice. Such a result earns nothing and is never compared with others.

-- The best time of each daily that a player solved from the archive. The result may be in the partition of any later month.
create table private.archive_times (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day_key date not null,
  game_type public.game_type not null,
  seconds integer not null,
  primary key (user_id, day_key, game_type)
);

alter table private.archive_times enable row level security, force row level security;

-- The day of the first daily. A test keeps it equal to `FIRST_DAY` in `@ninefold/contracts`.
create function private.first_day() returns date
language sql immutable set search_path = '' as $$
  select date '2026-11-01';
$$;

-- How many days before today are open to a player; null means all. A test keeps it equal to `archiveDays` of the plans.
create function private.archive_days(p_user_id uuid) returns integer
language sql stable set search_path = '' as $$
  select case when not p.is_subscribed then 7 end from public.profiles p where p.id = p_user_id;
$$;

-- The first day that was open to a player on a given day.
create function private.archive_opens_on(p_user_id uuid, p_today date) returns date
language sql stable set search_path = '' as $$
  select greatest(private.first_day(), p_today - private.archive_days(p_user_id));
$$;

-- The archive day stored with a practice result: the day that it names, if it solves that day's published puzzle and the day is
-- over and open to the player. Otherwise null, and the result is plain practice.
create function private.archive_day_of(p_user_id uuid, p_result private.result) returns date
language sql stable set search_path = '' as $$
  select p.day_key from public.daily_puzzles p
  where p.game_type = p_result.game_type and p.day_key = p_result.archive_day
    and p.day_key < private.day_key_at(now())
    -- The day may have closed since it was played, if the connection came back after midnight.
    and p.day_key >= private.archive_opens_on(p_user_id,
      greatest(private.day_key_at(private.finished_at(p_result.finished_at)), private.day_key_at(now()) - 1))
    and p.givens = p_result.givens and private.solves(p_result.grid, p.givens, p.targets);
$$;

create function private.note_archive_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.archive_times as t (user_id, day_key, game_type, seconds)
  values (new.user_id, new.archive_day, new.game_type, new.completion_time_seconds)
  on conflict (user_id, day_key, game_type) do update set seconds = excluded.seconds where excluded.seconds < t.seconds;
  return null;
end;
$$;

create trigger note_archive_time after insert on public.game_sessions
  for each row when (new.archive_day is not null) execute function private.note_archive_time();

-- What a player has of the grids of past days.
create function private.archived_days(p_user_id uuid, p_from date, p_to date) returns jsonb
language sql stable set search_path = '' as $$
  with results as (
    select r.challenge_date as day_key, r.game_type, r.completion_time_seconds as daily_seconds, r.time_verified,
      null::integer as archive_seconds
    from public.daily_grid_results r
    where r.user_id = p_user_id and r.challenge_date between p_from and p_to
    union all
    select t.day_key, t.game_type, null, null, t.seconds
    from private.archive_times t
    where t.user_id = p_user_id and t.day_key between p_from and p_to
  ), grids as (
    select r.day_key, r.game_type, jsonb_build_object('daily_seconds', min(r.daily_seconds),
      'daily_verified', bool_and(r.time_verified), 'archive_seconds', min(r.archive_seconds)) as grid
    from results r group by r.day_key, r.game_type
  ), days as (
    select g.day_key, jsonb_object_agg(g.game_type, g.grid) as grids from grids g group by g.day_key
  )
  select coalesce(jsonb_agg(jsonb_build_object('day_key', d.day_key, 'grids', d.grids) order by d.day_key), '[]')
  from days d;
$$;

revoke execute on all functions in schema private from public;

-- It does not say which days are open: pages know that from the plan, and `private.archive_day_of()` decides when a result is
-- saved.
create function public.archive(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.require_player();
  if p_from is null or p_to is null or p_to - p_from >= 62 then
    raise exception 'Please request at most 62 days.' using errcode = '22023', hint = 'too-many-days';
  end if;
  return private.day_at(now()) || jsonb_build_object('days', private.archived_days(v_user_id, p_from, p_to));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.archive from public, anon, service_role;
grant execute on function public.archive to authenticated;

-- 17-friends.sql

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

-- 18-classes.sql

-- Classes. A teacher sees the name that a student chose for the class, and counts of what the student has done since joining:
-- never a single answer.

create table private.classes (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- The secret of the link, and what people type instead. All null while nobody can join.
  link_secret text unique default private.new_code(),
  code text unique default private.new_typed_code(),
  -- The last day of the typed code. The link does not expire.
  code_expires_on date default private.new_code_expiry(),
  -- People with the link read the names of the class and its teacher before they sign in.
  shows_preview boolean not null default true,
  created_at timestamptz not null default now(),
  constraint classes_open_or_closed check (num_nulls(link_secret, code, code_expires_on) in (0, 3))
);

create index classes_by_teacher on private.classes (teacher_id);

alter table private.classes enable row level security, force row level security;

-- A student's membership. Leaving deletes the row and what was counted for it, and the teacher no longer sees it.
create table private.class_students (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references private.classes (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- Equal for names that look alike.
  normalized_name text not null,
  joined_at timestamptz not null default now(),
  constraint class_students_once unique (user_id, class_id),
  constraint class_students_unique_name unique (class_id, normalized_name)
);

alter table private.class_students enable row level security, force row level security;

create table private.class_assignments (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references private.classes (id) on delete cascade,
  kind text not null check (kind in ('skill', 'placement', 'technique', 'dailies')),
  -- The name of a skill or technique, the first level of a path, or the day key of a day's dailies.
  what text not null,
  due_on date not null,
  assigned_at timestamptz not null default now(),
  -- When a skill is done: after ten exercises, when enough of the ten exercises of one session are right, or when a finished
  -- session leaves it proficient. The other kinds have one rule each, which is `practiced` here.
  done_when text not null default 'practiced' check (done_when in ('practiced', 'right', 'proficient')),
  right_needed smallint check (right_needed between 6 and 10),
  constraint class_assignments_once unique (class_id, kind, what, due_on),
  constraint class_assignments_rule_of_skills check (kind = 'skill' or done_when = 'practiced'),
  constraint class_assignments_right_needed check ((done_when = 'right') = (right_needed is not null))
);

alter table private.class_assignments enable row level security, force row level security;

-- What a student has answered since joining, counted on each save. A teacher never sees a single answer.
create table private.class_skills (
  user_id uuid not null references public.profiles (id) on delete cascade,
  student_id uuid not null references private.class_students (id) on delete cascade,
  skill text not null,
  answers integer not null,
  correct integer not null,
  -- As they are shown: [{ "mistake": "<label>, or other", "times": 2 }], the most frequent one first. The database has no list of
  -- labels.
  mistakes json not null default '[]',
  -- How many of them are labels.
  labels smallint not null default 0,
  primary key (user_id, student_id, skill)
);

create index class_skills_by_student on private.class_skills (student_id);

alter table private.class_skills enable row level security, force row level security;

-- A finished session of a person in a class, as far as it was about one skill.
create type private.class_attempt as (
  started_at timestamptz,
  -- The day of its last answer.
  ended_on date,
  -- A session of several skills. It is kept only if the skill was proficient afterwards.
  mixed boolean,
  -- What it adds to ten exercises of practice.
  practiced smallint,
  -- Of ten, about the skill and without help.
  correct smallint,
  -- Since when the session had left the skill proficient, by the label that people see. Null if it had not.
  proficient_on date,
  -- As teacher and student see it: see `AssignmentAttemptSchema` in `contracts`.
  shown json
);

-- When people in classes started and finished what could be assigned to them. These rows depend on the person only. Assigning
-- compares them with a time and writes nothing, so it needs no lock against the saves of the students.
create table private.class_work (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- As in `class_assignments`.
  kind text not null,
  what text not null,
  -- The latest start. Null for a skill that was answered in sessions of several skills only.
  started_at timestamptz,
  -- The latest time for which this is true: what was done at or after it is enough. Null if all of it is not enough.
  done_from timestamptz,
  -- The same for the other rules of a skill. The n-th element is for n of ten right.
  right_from timestamptz[] not null default '{}',
  proficient_from timestamptz,
  -- The latest ones, oldest first: see `private.with_attempt()`.
  attempts private.class_attempt[] not null default '{}',
  primary key (user_id, kind, what)
);

alter table private.class_work enable row level security, force row level security;

-- One response for a class that does not exist and for somebody else's class.
create function private.raise_not_your_class() returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'This is not your class.' using errcode = '42501', hint = 'not-your-class';
end;
$$;

-- The caller's own class, locked so that concurrent calls cannot exceed the limit of students.
create function private.lock_own_class(p_user_id uuid, p_class_id uuid) returns private.classes
language plpgsql set search_path = '' as $$
declare
  v_class private.classes;
begin
  select c.* into v_class from private.classes c where c.id = p_class_id and c.teacher_id = p_user_id for no key update;
  if not found then
    perform private.raise_not_your_class();
  end if;
  return v_class;
end;
$$;

-- The caller's membership in a class.
create function private.own_membership(p_user_id uuid, p_class_id uuid) returns private.class_students
language plpgsql stable set search_path = '' as $$
declare
  v_student private.class_students;
begin
  select p.* into v_student from private.class_students p where p.user_id = p_user_id and p.class_id = p_class_id;
  if not found then
    perform private.raise_not_your_class();
  end if;
  return v_student;
end;
$$;

-- The class that a typed code or the secret of a link leads to.
create function private.class_id_of_code(p_code text) returns uuid
language sql stable set search_path = '' as $$
  select c.id from private.classes c
  where c.link_secret = p_code or (c.code = p_code and c.code_expires_on >= private.day_key_at(now()));
$$;

-- What a code does for the caller: `open`, `unknown` or expired, `joined` (already), `own` class, `full`, `too-many` classes,
-- `too-many-joins` with this code today, `wait`, `network-wait`. A wrong code is returned instead of raised so that the attempt
-- stays counted.
create function private.membership_by_code(
  p_user_id uuid, p_code text, p_joins boolean, out status text, out class private.classes, out wait_seconds integer)
language plpgsql set search_path = '' as $$
declare
  v_attempt constant record := private.count_code_attempt(p_user_id, p_code);
begin
  status := v_attempt.status;
  wait_seconds := v_attempt.wait_seconds;
  if status is not null then
    return;
  end if;
  -- Concurrent joins count the ones before them. A report does not lock the class, because it locks the teacher later.
  if p_joins then
    perform from private.classes c where c.id = private.class_id_of_code(p_code) for no key update;
  end if;
  -- Read after the lock: the code may have been renewed during the wait.
  select c.* into class from private.classes c where c.id = private.class_id_of_code(p_code);
  if not found then
    perform private.record_wrong_invitation(p_user_id, 'class', p_code);
    status := 'unknown';
    return;
  end if;
  status := case
    when class.teacher_id = p_user_id then 'own'
    when exists (select from private.class_students p where p.user_id = p_user_id and p.class_id = class.id) then 'joined'
    when (select count(*) from private.class_students p where p.user_id = p_user_id) >= 20 then 'too-many'
    when (select count(*) from private.class_students p where p.class_id = class.id) >= 60 then 'full'
    when private.joins_wait(p_code) > 0 then 'too-many-joins'
    else 'open' end;
  wait_seconds := case status when 'too-many-joins' then private.joins_wait(p_code) else 0 end;
end;
$$;

-- For an operator who removes the name of a class: from all classes of the same teacher.
create function private.remove_class_name(p_subject_id uuid, p_namers uuid[], p_look text) returns void
language sql volatile set search_path = '' as $$
  with named as materialized (
    select c.id from private.classes c
    where (c.id = p_subject_id or c.teacher_id = any (p_namers)) and private.has_look(c.name, p_look)
    order by c.id for no key update)
  update private.classes c set name = 'Class' from named n where c.id = n.id;
$$;

-- For an operator who removes the name of a student: in all classes, because the student may have left and joined again. The
-- classes are locked before their memberships, as their deletion locks them.
create function private.remove_student_name(p_subject_id uuid, p_namers uuid[], p_look text) returns void
language plpgsql set search_path = '' as $$
begin
  perform from private.classes c
  where c.id in (
    select m.class_id from private.class_students m
    where (m.id = p_subject_id or m.user_id = any (p_namers)) and private.has_look(m.name, p_look))
  order by c.id for no key update;
  update private.class_students m set name = n.name, normalized_name = private.normalized_name(n.name)
  from (select 'Student ' || substr(private.neutral_username(), 8, 6) as name) n
  where (m.id = p_subject_id or m.user_id = any (p_namers)) and private.has_look(m.name, p_look);
end;
$$;

-- The label of a wrong answer. Anything else is not a label, and no reason to lose the answer.
create function private.mistake_of(p_answer private.learning_answer) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_answer.correct and not p_answer.helped then null
    when p_answer.mistake ~ '^[0-9a-f]{8}$' then p_answer.mistake
    -- Help may have come after the mistake.
    when (not p_answer.helped or p_answer.support is not null) and p_answer.given <> '' then 'other' end;
$$;

-- The mistakes of a skill after one more of them.
create function private.with_mistake(p_mistakes json, p_mistake text) returns json
language sql immutable set search_path = '' as $$
  select json_agg(json_build_object('mistake', t.mistake, 'times', t.times) order by t.times desc, t.mistake)
  from (
    select m.mistake, sum(m.times) as times
    from (
      select e ->> 'mistake' as mistake, (e ->> 'times')::integer as times from json_array_elements(p_mistakes) e
      union all values (p_mistake, 1)) m
    group by m.mistake) t;
$$;

-- The memberships for which the answers of a session count: not in placements, by guests, or in sessions started before
-- joining. A membership that is being deleted is skipped instead of waited for.
create function private.counting_students(p_session public.learning_sessions) returns uuid[]
language sql volatile set search_path = '' as $$
  select array(
    select p.id from private.class_students p
    where p.user_id = p_session.user_id and p.joined_at <= p_session.started_at
      and p_session.kind <> 'placement' and not p_session.by_guest
    for key share skip locked);
$$;

-- Counts an answer for memberships of its player. A membership has at most 200 skills, and 200 labels of mistakes; further ones
-- count as `other`. The caller holds the player's lock, so nobody else counts for them.
create function private.count_for_classes(p_user_id uuid, p_students uuid[], p_answer private.learning_answer)
returns void
language plpgsql set search_path = '' as $$
declare
  v_student_id uuid;
  v_row private.class_skills;
  v_mistake text;
begin
  if p_answer.skill ~ '^fact-' then
    return;
  end if;
  foreach v_student_id in array p_students loop
    select c.* into v_row from private.class_skills c
    where c.user_id = p_user_id and c.student_id = v_student_id and c.skill = p_answer.skill;
    if not found then
      continue when (select count(*) from private.class_skills c
        where c.user_id = p_user_id and c.student_id = v_student_id) >= 200;
      v_row := (p_user_id, v_student_id, p_answer.skill, 0, 0, '[]', 0);
    end if;
    v_mistake := private.mistake_of(p_answer);
    if v_mistake <> 'other' and strpos(v_row.mistakes::text, v_mistake) = 0 then
      if (select sum(c.labels) from private.class_skills c
          where c.user_id = p_user_id and c.student_id = v_student_id) >= 200 then
        v_mistake := 'other';
      else
        v_row.labels := v_row.labels + 1;
      end if;
    end if;
    v_row.answers := v_row.answers + 1;
    if p_answer.correct and not p_answer.helped then
      v_row.correct := v_row.correct + 1;
    elsif v_mistake is not null then
      v_row.mistakes := private.with_mistake(v_row.mistakes, v_mistake);
    end if;
    insert into private.class_skills values (v_row.*)
    on conflict (user_id, student_id, skill) do update set answers = excluded.answers, correct = excluded.correct,
      mistakes = excluded.mistakes, labels = excluded.labels;
  end loop;
end;
$$;

create function private.is_student(p_user_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.class_students p where p.user_id = p_user_id);
end;
$$;

create function private.note_class_work(
  p_user_id uuid, p_kind text, p_what text, p_started_at timestamptz, p_done_from timestamptz) returns void
language sql set search_path = '' as $$
  insert into private.class_work as w (user_id, kind, what, started_at, done_from)
  values (p_user_id, p_kind, p_what, p_started_at, p_done_from)
  on conflict (user_id, kind, what) do update set started_at = greatest(w.started_at, excluded.started_at),
    done_from = greatest(w.done_from, excluded.done_from);
$$;

-- Deletes the work of these people that no assignment of their classes shows. A later one counts only what begins after it, but
-- dailies of today and later may have been solved before they are assigned, and an assignment that is being made may have begun
-- before the work of the last minute. The deletion waits for no save, so no deadlock is possible: rows that one has locked are
-- left for the next call, which a person in no class makes with the next session or daily.
create function private.forget_unseen_work(p_users uuid[]) returns void
language sql set search_path = '' as $$
  delete from private.class_work w using (
    select o.user_id, o.kind, o.what from private.class_work o
    where o.user_id = any (p_users) and not exists (
      select from private.class_students p
      where p.user_id = o.user_id and (
        greatest(o.started_at, o.done_from, o.proficient_from) > now() - interval '1 minute'
        or (o.kind = 'dailies' and o.what >= to_char(private.day_key_at(now()), 'YYYY-MM-DD'))
        or exists (
          select from private.class_assignments a
          where a.class_id = p.class_id and a.kind = o.kind and a.what = o.what)))
    for update skip locked) u
  where w.user_id = u.user_id and w.kind = u.kind and w.what = u.what;
$$;

-- However a membership ends: by leaving, by the teacher, or with the class or an account.
create function private.forget_work_of_former_students() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_unseen_work(array(select distinct d.user_id from deleted d));
  return null;
end;
$$;

create trigger forget_work_of_former_students after delete on private.class_students
  referencing old table as deleted for each statement execute function private.forget_work_of_former_students();

create function private.forget_withdrawn_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_unseen_work(array(
    select p.user_id from private.class_students p where p.class_id in (select d.class_id from deleted d)));
  return null;
end;
$$;

create trigger forget_withdrawn_work after delete on private.class_assignments
  referencing old table as deleted for each statement execute function private.forget_withdrawn_work();

-- Whether a person knows a skill well enough for a teacher who asks for it: by the label that the person sees.
create function private.is_proficient(p_user_id uuid, p_skill text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.skills_now(p_user_id, array[p_skill]) #>> '{0,level}' in ('proficient', 'mastered'), false);
$$;

-- What a finished session was for one of its skills: the first ten exercises of a session about it, or those about the skill in a
-- session of several skills. Exercises about other skills are part of it only after the lesson of the skill, and one that is sent
-- several times counts once. A session ends after two lessons, because more of the same would only discourage, and is a whole one
-- then. Its day is the one on which the server received its last answer: a device may report the end later, and only the server's
-- clock can be trusted with a deadline. The label is that of the end, to which answers of other sessions may have led meanwhile.
create function private.attempt_of_session(p_session public.learning_sessions, p_skill text) returns private.class_attempt
language sql stable set search_path = '' as $$
  select (p_session.started_at, e.ended_on, e.mixed,
    case when e.mixed then 0 when e.is_whole then 10 else e.exercises end, e.correct, e.proficient_on,
    json_build_object('on', e.ended_on, 'mixed', e.mixed, 'exercises', e.exercises, 'correct', e.correct, 'helped', e.helped,
      'retries', e.retries, 'examples', e.examples, 'lessons', e.lessons, 'whole', e.is_whole,
      'proficient', e.proficient_on is not null))::private.class_attempt
  from (
    select c.*, private.day_key_at(c.last_saved_at) as ended_on,
      not c.mixed and (c.exercises >= 10 or (c.lessons >= 2 and c.own_lessons > 0)) as is_whole,
      case when private.is_proficient(p_session.user_id, p_skill) then private.day_key_at(case when exists (
          select from public.learning_answers o
          where o.user_id = p_session.user_id and o.saved_at > c.last_saved_at and o.skill = p_skill)
        then p_session.completed_at else c.last_saved_at end) end as proficient_on
    from (
      select p_session.kind <> 'skill' as mixed,
        count(distinct (a.skill, a.difficulty, a.seed)) filter (where a.skill = p_skill or l.own_lessons > 0) as exercises,
        count(distinct (a.difficulty, a.seed)) filter (where a.correct and a.support is null and a.skill = p_skill) as correct,
        max(l.own_lessons) as own_lessons,
        max(l.last_saved_at) as last_saved_at,
        count(*) filter (where a.helped or a.support is not null) as helped,
        count(*) filter (where a.support = 'retry') as retries,
        count(*) filter (where a.support = 'example') as examples,
        count(*) filter (where a.support = 'lesson') as lessons
      from public.learning_answers a, (
        select count(*) filter (where o.skill = p_skill and o.support = 'lesson') as own_lessons,
          max(o.saved_at) as last_saved_at
        from public.learning_answers o where o.session_id = p_session.id) l
      where a.session_id = p_session.id and case p_session.kind when 'skill' then a.position <= 10 else a.skill = p_skill end) c) e;
$$;

-- The attempts with one more: the latest twelve, and the latest four in sessions of several skills.
create function private.with_attempt(p_attempts private.class_attempt[], p_attempt private.class_attempt)
returns private.class_attempt[]
language sql immutable set search_path = '' as $$
  select array(
    select k.attempt from (
      select t as attempt, t.started_at,
        row_number() over (partition by t.mixed order by t.started_at desc) <= case when t.mixed then 4 else 12 end as is_latest
      from unnest(p_attempts || p_attempt) t) k
    where k.is_latest order by k.started_at);
$$;

-- From when on finished sessions about a skill have ten exercises. Each has at least one, so the kept ones are enough.
create function private.ten_exercises_from(p_attempts private.class_attempt[]) returns timestamptz
language sql immutable set search_path = '' as $$
  select max(w.started_at) filter (where w.exercises >= 10)
  from (
    select t.started_at, sum(t.practiced) over (order by t.started_at desc) as exercises
    from unnest(p_attempts) t) w;
$$;

-- Whether an assignment of a skill has no kept session that left it proficient.
create function private.is_label_new(p_user_id uuid, p_skill text, p_attempts private.class_attempt[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.class_students p join private.class_assignments a on a.class_id = p.class_id
    where p.user_id = p_user_id and a.kind = 'skill' and a.what = p_skill and not exists (
      select from unnest(p_attempts) t
      where t.proficient_on is not null and t.started_at >= private.counts_from(a.kind, a.assigned_at, p.joined_at)));
end;
$$;

-- Call it with the player locked.
create function private.note_attempt(p_user_id uuid, p_skill text, p_attempt private.class_attempt) returns void
language plpgsql set search_path = '' as $$
declare
  v_work private.class_work;
begin
  select w.* into v_work from private.class_work w where w.user_id = p_user_id and w.kind = 'skill' and w.what = p_skill;
  v_work.attempts := coalesce(v_work.attempts, '{}');
  -- Of sessions of several skills only the first with this label matters for an assignment.
  if not (p_attempt).mixed or private.is_label_new(p_user_id, p_skill, v_work.attempts) then
    v_work.attempts := private.with_attempt(v_work.attempts, p_attempt);
  end if;
  v_work.done_from := greatest(v_work.done_from, private.ten_exercises_from(v_work.attempts));
  if not (p_attempt).mixed then
    v_work.started_at := greatest(v_work.started_at, (p_attempt).started_at);
    v_work.right_from := array(
      select greatest(v_work.right_from[n], case when (p_attempt).correct >= n then (p_attempt).started_at end)
      from generate_series(1, 10) n order by n);
  end if;
  if (p_attempt).proficient_on is not null then
    v_work.proficient_from := greatest(v_work.proficient_from, (p_attempt).started_at);
  end if;
  insert into private.class_work (user_id, kind, what, started_at, done_from, right_from, proficient_from, attempts)
  values (p_user_id, 'skill', p_skill, v_work.started_at, v_work.done_from, coalesce(v_work.right_from, '{}'),
    v_work.proficient_from, v_work.attempts)
  on conflict (user_id, kind, what) do update set started_at = excluded.started_at, done_from = excluded.done_from,
    right_from = excluded.right_from, proficient_from = excluded.proficient_from, attempts = excluded.attempts;
end;
$$;

-- Notes the skills of a finished session of several skills that are proficient now. Call it with the player locked, after the
-- session has changed them.
create function private.note_mixed_session(p_session public.learning_sessions) returns void
language plpgsql set search_path = '' as $$
begin
  if p_session.kind in ('practice', 'review', 'test_out') and private.is_student(p_session.user_id) then
    perform private.note_attempt(p_session.user_id, t.skill, t.attempt)
    from (
      select s.skill, private.attempt_of_session(p_session, s.skill) as attempt
      from (
        select distinct a.skill from public.learning_answers a
        where a.session_id = p_session.id and a.skill !~ '^fact-' offset 0) s
      where private.is_proficient(p_session.user_id, s.skill)) t;
  end if;
end;
$$;

create function private.note_session() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_what constant text := coalesce(new.skill, new.level_id);
  v_attempt private.class_attempt;
begin
  if private.is_student(new.user_id) then
    -- Most of what is practiced was never assigned. One call in 64 forgets it.
    if random() < 1.0 / 64 then
      perform private.forget_unseen_work(array[new.user_id]);
    end if;
    perform private.note_class_work(new.user_id, new.kind, v_what, new.started_at,
      case when new.placed_level is not null then new.started_at end);
    if new.kind = 'skill' and new.completed_at is not null and new.problems_attempted > 0 then
      v_attempt := private.attempt_of_session(new, v_what);
      -- Without an exercise about the skill it was no session about it.
      if v_attempt.practiced > 0 then
        perform private.note_attempt(new.user_id, v_what, v_attempt);
      end if;
    end if;
  else
    perform private.forget_unseen_work(array[new.user_id]);
  end if;
  return null;
end;
$$;

create trigger note_started_session after insert on public.learning_sessions
  for each row when (new.kind in ('skill', 'placement') and not (new.kind = 'skill' and new.by_guest))
  execute function private.note_session();

create trigger note_completed_session after update on public.learning_sessions
  for each row when (new.kind in ('skill', 'placement') and not (new.kind = 'skill' and new.by_guest)
    and old.completed_at is null and new.completed_at is not null)
  execute function private.note_session();

create function private.note_started_daily() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_student(new.user_id) then
    perform private.note_class_work(new.user_id, 'dailies', to_char(new.day_key, 'YYYY-MM-DD'), new.started_at, null);
    if random() < 1.0 / 64 then
      perform private.forget_unseen_work(array[new.user_id]);
    end if;
  else
    perform private.forget_unseen_work(array[new.user_id]);
  end if;
  return null;
end;
$$;

create trigger note_started_daily after insert on public.daily_attempts
  for each row execute function private.note_started_daily();

-- All dailies of the day are solved from the first of them on.
create function private.note_solved_daily() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_student(new.user_id) then
    perform private.note_class_work(new.user_id, 'dailies', to_char(new.challenge_date, 'YYYY-MM-DD'), new.completed_at, (
      select case when count(r.completed_at) = count(*) then min(r.completed_at) end
      from public.games g
      left join public.daily_grid_results r on r.user_id = new.user_id and r.game_type = g.game_type
        and r.challenge_date = new.challenge_date
      where g.kind = 'grid'));
  end if;
  return null;
end;
$$;

create trigger note_solved_daily after insert on public.daily_grid_results
  for each row execute function private.note_solved_daily();

-- Locks an account's classes, taught and attended, before it is deleted with them: two teachers who attend each other's classes
-- wait instead of deadlocking.
create function private.lock_classes_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.classes c
  where c.teacher_id = old.id or c.id in (select p.class_id from private.class_students p where p.user_id = old.id)
  order by c.id for update;
  return old;
end;
$$;

create trigger lock_classes_of_profile before delete on public.profiles
  for each row execute function private.lock_classes_of_profile();

revoke execute on all functions in schema private from public;

create function public.rename_class(p_class_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
  v_name text;
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  v_name := private.chosen_name(v_class.teacher_id, p_name);
  perform private.count_shared_rename(v_class.teacher_id, v_class.name, v_name);
  update private.classes set name = v_name where id = v_class.id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.rename_class from public, anon, service_role;
grant execute on function public.rename_class to authenticated;

-- Opens the class with a new typed code, or closes it. The old code stops working. The link stays while the class is open.
create function public.renew_class_code(p_class_id uuid, p_open boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  update private.classes set code = case when p_open then private.new_typed_code() end,
    code_expires_on = case when p_open then private.new_code_expiry() end,
    link_secret = case when p_open then coalesce(link_secret, private.new_code()) end
  where id = v_class.id
  returning * into v_class;
  return jsonb_build_object('code', v_class.code);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.renew_class_code from public, anon, service_role;
grant execute on function public.renew_class_code to authenticated;

-- Whether people with the link read the names of the class and its teacher before they sign in.
create function public.show_class_preview(p_class_id uuid, p_shown boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  update private.classes set shows_preview = coalesce(p_shown, false) where id = v_class.id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.show_class_preview from public, anon, service_role;
grant execute on function public.show_class_preview to authenticated;

create function public.delete_class(p_class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  delete from private.classes where id = v_class.id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.delete_class from public, anon, service_role;
grant execute on function public.delete_class to authenticated;

-- The code and the link are replaced because the removed student knows the old ones. An expired code stays expired.
create function public.remove_student(p_student_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_class private.classes;
begin
  v_user_id := private.lock_player();
  v_class := private.lock_own_class(v_user_id,
    (select p.class_id from private.class_students p where p.id = p_student_id));
  delete from private.class_students where id = p_student_id;
  update private.classes set code = private.new_typed_code(), link_secret = private.new_code()
  where id = v_class.id and link_secret is not null;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.remove_student from public, anon, service_role;
grant execute on function public.remove_student to authenticated;

create function public.leave_class(p_class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_student private.class_students;
begin
  v_student := private.own_membership(private.lock_player(), p_class_id);
  delete from private.class_students where id = v_student.id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.leave_class from public, anon, service_role;
grant execute on function public.leave_class to authenticated;

-- For guests with the link: the names of the class and its teacher, or null if the teacher does not allow it or the link does not
-- work. The teacher's username may be null, and no other name is public.
create function public.class_preview(p_secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.limit_network('invitation-preview', 600);
  return (
    select jsonb_build_object('name', c.name, 'invited_by', p.username)
    from private.classes c join public.profiles p on p.id = c.teacher_id
    where c.link_secret = p_secret and c.shows_preview);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.class_preview from public, authenticated, service_role;
grant execute on function public.class_preview to anon;

-- For the page that asks before somebody joins.
create function public.class_of_code(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_membership record;
begin
  v_membership := private.membership_by_code(private.lock_player(), p_code, false);
  return jsonb_build_object('status', v_membership.status, 'name', (v_membership.class).name,
    'class_id', case when v_membership.status in ('joined', 'own') then (v_membership.class).id end,
    'wait_seconds', v_membership.wait_seconds);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.class_of_code from public, anon, service_role;
grant execute on function public.class_of_code to authenticated;

create function public.join_class(p_code text, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_name text;
  v_membership record;
  v_status text;
begin
  v_user_id := private.lock_player();
  -- Before the code: a refusal undoes the count of the attempt, and must not reveal whether the code is right.
  v_name := private.chosen_name(v_user_id, p_name);
  v_membership := private.membership_by_code(v_user_id, p_code, true);
  v_status := v_membership.status;
  if v_status = 'open' then
    perform private.forget_unseen_work(array[v_user_id]);
    -- The clock, because the call may have waited: what was saved meanwhile was saved before joining.
    insert into private.class_students (class_id, user_id, name, normalized_name, joined_at)
    values ((v_membership.class).id, v_user_id, v_name, private.normalized_name(v_name), clock_timestamp())
    on conflict on constraint class_students_unique_name do nothing;
    v_status := case when found then 'joined' else 'name-taken' end;
    if v_status = 'joined' then
      perform private.count_join(v_user_id, p_code);
    end if;
  end if;
  return jsonb_build_object('status', v_status, 'name', (v_membership.class).name,
    'class_id', case when v_status in ('joined', 'own') then (v_membership.class).id end,
    'wait_seconds', v_membership.wait_seconds);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.join_class from public, anon, service_role;
grant execute on function public.join_class to authenticated;

-- Assigning the same again only changes when it is done, even if the class has the maximum number of assignments or the due day
-- is over. What was done since it was assigned counts for the new rule. Without a rule, a new assignment is done when it was
-- practiced, and an existing one keeps its rule. `p_right_needed` is for `right` only: 6 to 10.
create function public.assign_to_class(p_class_id uuid, p_kind text, p_what text, p_due_on date,
  p_done_when text default null, p_right_needed integer default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_class private.classes;
  v_today constant date := private.day_key_at(now());
begin
  v_class := private.lock_own_class(private.lock_player(), p_class_id);
  if (coalesce(p_done_when, 'practiced') in ('practiced', 'right', 'proficient')
      and (p_kind = 'skill' or coalesce(p_done_when, 'practiced') = 'practiced')
      and case when p_done_when = 'right' then p_right_needed between 6 and 10 else p_right_needed is null end) is not true then
    raise exception 'This assignment is not valid.' using errcode = '22023', hint = 'malformed-assignment';
  end if;
  if exists (
    select from private.class_assignments a
    where a.class_id = v_class.id and a.kind = p_kind and a.what = p_what and a.due_on = p_due_on) then
    update private.class_assignments a set done_when = p_done_when, right_needed = p_right_needed
    where a.class_id = v_class.id and a.kind = p_kind and a.what = p_what and a.due_on = p_due_on
      and (a.done_when, a.right_needed) is distinct from (p_done_when, p_right_needed::smallint) and p_done_when is not null;
    return;
  end if;
  if coalesce(case p_kind
      when 'skill' then private.is_skill(p_what)
      when 'technique' then private.is_skill(p_what)
      when 'placement' then p_what in ('A1', 'B1', 'C1')
      -- Dailies can be solved only on their day.
      when 'dailies' then p_what = to_char(p_due_on, 'YYYY-MM-DD') end, false) is not true
     or (p_due_on between v_today and v_today + 366) is not true then
    raise exception 'This assignment is not valid.' using errcode = '22023', hint = 'malformed-assignment';
  end if;
  if (select count(*) from private.class_assignments a where a.class_id = v_class.id) >= 200 then
    raise exception 'A class has at most 200 assignments.' using errcode = 'PT409', hint = 'too-many-assignments';
  end if;
  insert into private.class_assignments (class_id, kind, what, due_on, done_when, right_needed)
  values (v_class.id, p_kind, p_what, p_due_on, coalesce(p_done_when, 'practiced'), p_right_needed);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.assign_to_class from public, anon, service_role;
grant execute on function public.assign_to_class to authenticated;

create function public.unassign(p_assignment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.lock_player();
  perform private.lock_own_class(v_user_id,
    (select a.class_id from private.class_assignments a where a.id = p_assignment_id));
  delete from private.class_assignments where id = p_assignment_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.unassign from public, anon, service_role;
grant execute on function public.unassign to authenticated;

-- Students report the name of their class, and teachers the name of a student. The subject is the class or the membership.
create function public.report_name_in_class(p_kind text, p_subject_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_named_by uuid;
  v_name text;
begin
  v_user_id := private.lock_player();
  if p_kind = 'class_name' then
    select c.teacher_id, c.name into v_named_by, v_name from private.classes c
    where c.id = p_subject_id
      and exists (select from private.class_students p where p.class_id = c.id and p.user_id = v_user_id);
  elsif p_kind = 'student_name' then
    select p.user_id, p.name into v_named_by, v_name from private.class_students p join private.classes c on c.id = p.class_id
    where p.id = p_subject_id and c.teacher_id = v_user_id;
  end if;
  if v_name is null then
    perform private.raise_not_your_class();
  end if;
  perform private.report_name(v_user_id, p_kind, p_subject_id, v_named_by, v_name);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.report_name_in_class from public, anon, service_role;
grant execute on function public.report_name_in_class to authenticated;

-- `p_seconds_ago` is how long ago the device saw it.
create function public.record_technique(p_technique text, p_seconds_ago integer default 0) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  -- At most a month: no device waits longer to send it.
  v_found_at constant timestamptz :=
    now() - make_interval(secs => greatest(0, least(coalesce(p_seconds_ago, 0), 31 * 86400)));
begin
  v_user_id := private.lock_player();
  if exists (
      select from private.class_students p join private.class_assignments a on a.class_id = p.class_id
      where p.user_id = v_user_id and a.kind = 'technique' and a.what = p_technique
        and v_found_at >= greatest(p.joined_at, a.assigned_at)) then
    perform private.note_class_work(v_user_id, 'technique', p_technique, v_found_at, v_found_at);
  end if;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.record_technique is '@returns not null';
revoke execute on function public.record_technique from public, anon, service_role;
grant execute on function public.record_technique to authenticated;

-- The device chose the id; repeating the call only renames the class.
create function public.create_class(p_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_name text;
begin
  v_user_id := private.lock_player();
  v_name := private.chosen_name(v_user_id, p_name);
  if p_id is null then
    raise exception 'The new class needs an id.' using errcode = '22023', hint = 'malformed-class';
  end if;
  perform private.count_shared_rename(v_user_id, c.name, v_name) from private.classes c where c.id = p_id and c.teacher_id = v_user_id;
  update private.classes set name = v_name where id = p_id and teacher_id = v_user_id;
  if found then
    return jsonb_build_object('id', p_id);
  end if;
  if (select count(*) from private.classes c where c.teacher_id = v_user_id) >= 20 then
    raise exception 'You have 20 classes. Delete one to make another.' using errcode = 'PT409', hint = 'too-many-classes';
  end if;
  insert into private.classes (id, teacher_id, name)
  values (p_id, v_user_id, v_name)
  on conflict (id) do nothing;
  if not found then
    perform private.raise_not_your_class();
  end if;
  return jsonb_build_object('id', p_id);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.create_class from public, anon, service_role;
grant execute on function public.create_class to authenticated;

create function public.rename_in_class(p_class_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_student private.class_students;
  v_class_id uuid;
  v_name text;
  v_wait integer;
  v_status text := 'renamed';
begin
  v_user_id := private.lock_player();
  v_student := private.own_membership(v_user_id, p_class_id);
  -- Locked, because two students who take each other's names would deadlock.
  v_class_id := (select c.id from private.classes c where c.id = p_class_id for no key update);
  v_name := private.chosen_name(v_user_id, p_name);
  v_wait := public.count_attempt('class-name:person:' || v_user_id, 20, 3600);
  if v_wait > 0 then
    v_status := 'wait';
  else
    perform private.count_shared_rename(v_user_id, v_student.name, v_name);
    begin
      update private.class_students set name = v_name, normalized_name = private.normalized_name(v_name) where id = v_student.id and class_id = v_class_id;
      if not found then
        perform private.raise_not_your_class();
      end if;
    exception when unique_violation then
      v_status := 'name-taken';
    end;
  end if;
  return jsonb_build_object('status', v_status, 'wait_seconds', v_wait);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.rename_in_class from public, anon, service_role;
grant execute on function public.rename_in_class to authenticated;

-- Reports the name shown on an invitation page; people who see it need not join first. Reporting an unknown code has no effect,
-- and each call counts as one attempt to enter a code. Returns what `class_of_code()` does.
create function public.report_class_invitation(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  v_answer := public.class_of_code(p_code);
  perform private.report_name(auth.uid(), 'class_name', c.id, c.teacher_id, c.name)
  from private.classes c
  where c.id = private.class_id_of_code(p_code) and v_answer ->> 'status' not in ('wait', 'network-wait', 'unknown', 'own');
  return v_answer;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.report_class_invitation from public, anon, service_role;
grant execute on function public.report_class_invitation to authenticated;

-- 19-challenges.sql

-- Challenges: one result, shared by a link, that anybody can try to beat. A solution is shown only to people who have solved
-- the challenge themselves, and to its maker.

-- Of a grid, or of a timed round (then `question_set` is set).
create table private.challenges (
  id uuid primary key default gen_random_uuid(),
  code text not null unique default private.new_code(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The result in `game_sessions`; each result makes one challenge.
  result_id uuid not null unique,
  game_type public.game_type not null,
  -- Set if the puzzle was the daily of this day.
  day_key date,
  givens integer[],
  grid integer[],
  seconds integer not null,
  hints smallint,
  -- [{ "at": milliseconds, "cell": 0 to 8 or null for a wrong submission, "digit": 0 to 9 }], empty if unknown.
  moves jsonb,
  created_at timestamptz not null default now(),
  -- Everybody who opens the link may see who made it.
  named boolean not null default false,
  -- Whether the time or the score is verified.
  verified boolean not null default false,
  answered_by text,
  question_set integer,
  score integer,
  -- As in `game_sessions`, each with its question.
  answers jsonb,
  constraint challenges_of_a_grid_or_a_round check (case when question_set is null
    then num_nulls(givens, grid, hints, moves) = 0 and num_nonnulls(answered_by, score, answers) = 0
    else num_nulls(answered_by, score, answers) = 0 and num_nonnulls(givens, grid, hints, moves, day_key) = 0 end)
);

create index challenges_by_player on private.challenges (user_id, created_at desc);

alter table private.challenges enable row level security, force row level security;

create table private.challenge_attempts (
  -- Made by the device of the person who plays.
  id uuid primary key,
  challenge_id uuid not null references private.challenges (id) on delete cascade,
  -- Null for a guest.
  user_id uuid references public.profiles (id) on delete cascade,
  -- Null if the server did not see the start.
  started_at timestamptz,
  solved_at timestamptz,
  seconds integer,
  hints smallint,
  moves jsonb,
  -- The maker of the challenge may see who it was.
  named boolean not null default false,
  score integer,
  answers jsonb,
  -- The questions were requested again after the start, so it is unknown how long they were seen.
  started_again boolean not null default false,
  -- The server saw the only start, and the solution arrived when its time says. Of an account, only the first attempt.
  measured boolean not null default false
);

-- A list of challenges counts the solutions of each in the index.
create index challenge_attempts_by_challenge on private.challenge_attempts (challenge_id, solved_at desc)
  include (seconds, score, measured, user_id);
create index challenge_attempts_by_player on private.challenge_attempts (user_id) where user_id is not null;
create index challenge_attempts_without_solution on private.challenge_attempts (started_at) where solved_at is null;
create index challenge_attempts_with_replay on private.challenge_attempts (solved_at)
  where moves is not null or answers is not null;

alter table private.challenge_attempts enable row level security, force row level security;

-- Each account's first attempt at a challenge, which remains when the attempt itself is deleted.
create table private.first_challenge_attempts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  challenge_id uuid not null references private.challenges (id) on delete cascade,
  attempt_id uuid not null,
  primary key (user_id, challenge_id)
);

create index first_challenge_attempts_by_challenge on private.first_challenge_attempts (challenge_id);

alter table private.first_challenge_attempts enable row level security, force row level security;

-- Notes a wrong challenge code: at most twenty an hour of each person. Those of guests are not noted: nobody can guess a code, and
-- a network has any number of addresses.
create function private.record_wrong_challenge_code(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if p_user_id is not null and public.count_attempt('wrong challenge:person:' || p_user_id, 20, 3600) = 0 then
    perform private.record_wrong_code(p_user_id, 'challenge');
  end if;
end;
$$;

-- The targets of a full grid, in the shape of `daily_puzzles`.
create function private.targets_of(p_game_type text, p_grid integer[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(o.operation, jsonb_build_object(
    'rows', (select jsonb_agg(private.line_value(o.operation, p_grid[3 * k - 2], p_grid[3 * k - 1], p_grid[3 * k]) order by k)
             from generate_series(1, 3) k),
    'columns', (select jsonb_agg(private.line_value(o.operation, p_grid[k], p_grid[k + 3], p_grid[k + 6]) order by k)
                from generate_series(1, 3) k)))
  from public.games g, unnest(g.operations) o (operation) where g.game_type = p_game_type;
$$;

-- The moves as they are stored, if they lead from the givens to the grid in the order of their times and within the seconds;
-- otherwise none.
create function private.valid_moves(p_moves jsonb, p_givens integer[], p_grid integer[], p_seconds integer) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_grid integer[] := p_givens;
  v_move record;
  v_at integer := 0;
  v_moves jsonb := '[]';
begin
  if jsonb_typeof(p_moves) <> 'array' or jsonb_array_length(p_moves) > 400 then
    return '[]';
  end if;
  for v_move in
    -- Texts such as NaN would become numbers that are not integers.
    select case jsonb_typeof(m -> 'at') when 'number' then (m ->> 'at')::numeric::integer end as at,
      (m ->> 'cell')::integer as cell, (m ->> 'digit')::integer as digit
    from jsonb_array_elements(p_moves) with ordinality e (m, position) order by position
  loop
    if (v_move.at between v_at and (p_seconds + 1) * 1000 and v_move.digit between 0 and 9) is not true
       or (v_move.cell is not null and (v_move.cell not between 0 and 8 or p_givens[v_move.cell + 1] <> 0)) then
      return '[]';
    end if;
    v_at := v_move.at;
    if v_move.cell is not null then
      v_grid[v_move.cell + 1] := v_move.digit;
    end if;
    v_moves := v_moves || jsonb_build_array(jsonb_build_object('at', v_move.at, 'cell', v_move.cell, 'digit', v_move.digit));
  end loop;
  return case when v_grid = p_grid then v_moves else '[]' end;
exception when data_exception then
  return '[]';
end;
$$;

-- The pace line of a challenge: how many cells were filled (for a round: how many answers were correct) after how many milliseconds,
-- but no digit and no cell.
create function private.pace_of(p_challenge private.challenges) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_grid integer[] := p_challenge.givens;
  v_done integer := coalesce(9 - cardinality(array_positions(p_challenge.givens, 0)), 0);
  v_now integer;
  v_move jsonb;
  v_pace jsonb := jsonb_build_array(jsonb_build_object('at', 0, 'done', v_done));
begin
  if p_challenge.question_set is not null then
    return v_pace || (
      select coalesce(jsonb_agg(jsonb_build_object('at', g.at, 'done', g.done) order by g.at) filter (where g.is_correct), '[]')
      from (
        -- The verdict is shown for a second between two questions.
        select (sum((a ->> 'milliseconds')::numeric) over w)::integer + 1000 * (position - 1) as at,
          count(*) filter (where a -> 'answer' = a -> 'correct_answer') over w as done,
          a -> 'answer' = a -> 'correct_answer' as is_correct
        from jsonb_array_elements(p_challenge.answers) with ordinality e (a, position)
        window w as (order by position)) g);
  end if;
  for v_move in select m from jsonb_array_elements(p_challenge.moves) with ordinality e (m, position) order by position loop
    continue when v_move -> 'cell' = 'null';
    v_grid[(v_move ->> 'cell')::integer + 1] := (v_move ->> 'digit')::integer;
    v_now := 9 - cardinality(array_positions(v_grid, 0));
    if v_now <> v_done then
      v_pace := v_pace || jsonb_build_array(jsonb_build_object('at', v_move -> 'at', 'done', v_now));
      v_done := v_now;
    end if;
  end loop;
  return v_pace;
end;
$$;

-- The challenge with this code, locked so that its attempts are counted one after the other and it is not withdrawn meanwhile. Lock
-- the player first.
create function private.lock_challenge(p_code text) returns private.challenges
language sql volatile set search_path = '' as $$
  select c from private.challenges c where c.code = private.normalize_code(p_code) for no key update;
$$;

-- Limits the starts or solutions of a guest's network, unless this attempt has one already. Call it before the challenge is locked:
-- calls of one network then wait for each other, and only one of them at a time for the challenge.
create function private.limit_guest(p_call text, p_code text, p_attempt uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_challenge_id uuid;
begin
  select c.id into v_challenge_id from private.challenges c
  where c.code = private.normalize_code(p_code) and not exists (
    select from private.challenge_attempts t
    where t.id = p_attempt and t.challenge_id = c.id and (p_call = 'challenge start' or t.solved_at is not null));
  if found then
    perform private.limit_network_on(p_call, v_challenge_id, 200);
  end if;
end;
$$;

create function private.to_integer_array(p_list jsonb) returns integer[]
language sql immutable set search_path = '' as $$
  select array_agg(e.value::integer order by e.position) from jsonb_array_elements_text(p_list) with ordinality e (value, position);
$$;

-- The grid with its rows and its columns in every order, and the same mirrored along the diagonal: the puzzles in which the same
-- three digits meet in every line.
create function private.equivalent_grids(p_grid integer[]) returns setof integer[]
language sql immutable set search_path = '' as $$
  with orders (o) as (
    values (array[0, 1, 2]), (array[0, 2, 1]), (array[1, 0, 2]), (array[1, 2, 0]), (array[2, 0, 1]), (array[2, 1, 0]))
  select array_agg(p_grid[1 + case when mirrored then 3 * c.o[1 + i % 3] + r.o[1 + i / 3] else 3 * r.o[1 + i / 3] + c.o[1 + i % 3] end]
    order by i)
  from orders r, orders c, unnest(array[false, true]) mirrored, generate_series(0, 8) i
  group by r.o, c.o, mirrored;
$$;

-- Whether a solution reveals that of a daily whose day is not over: it is the same, in a grid of any game and whatever is given,
-- or an equivalent one of today's or tomorrow's. The equivalent grids of 400 days would be every fourth puzzle, which would be
-- one, and nobody recognizes those of later days.
create function private.reveals_daily(p_grid integer[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.daily_puzzles p
      where p.day_key >= private.day_key_at(now()) and private.solves(p_grid, p.givens, p.targets))
    or exists (
      select from public.daily_puzzles p, private.equivalent_grids(p_grid) e
      where p.day_key between private.day_key_at(now()) and private.day_key_at(now()) + 1
        and private.solves(e, p.givens, p.targets));
$$;

-- Makes a challenge from a result, or returns the existing one. Call it with the player locked.
create function private.new_challenge(p_user_id uuid, p_result_id uuid, p_moves jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_code text := (select c.code from private.challenges c where c.result_id = p_result_id and c.user_id = p_user_id);
  v_result public.game_sessions;
  v_daily public.daily_grid_results;
  v_new private.challenges;
begin
  if v_code is not null then
    return jsonb_build_object('code', v_code);
  end if;
  select s.* into v_result from public.game_sessions s
  where s.id = p_result_id and s.user_id = p_user_id and s.finished_on >= current_date - 40;
  if not found then
    select s.* into v_result from public.game_sessions s where s.id = p_result_id and s.user_id = p_user_id;
  end if;
  if v_result.practice and v_result.session_data ? 'grid' then
    v_new.day_key := v_result.archive_day;
    v_new.givens := private.to_integer_array(v_result.session_data -> 'givens');
    v_new.grid := private.to_integer_array(v_result.session_data -> 'grid');
    if private.reveals_daily(v_new.grid) then
      v_new.givens := null;
    end if;
  elsif v_result.verified and v_result.score > 0 then
    -- If the player was given the question set again since, the ticket of this result is gone.
    select t.question_set into v_new.question_set from public.round_tickets t
    where t.user_id = p_user_id and t.game_type = v_result.game_type and t.used_for = p_result_id;
  else
    -- Before its day is over, the solution would be revealed to people who have not played it.
    select r.* into v_daily from public.daily_grid_results r
    where r.user_id = p_user_id and r.game_type = v_result.game_type and r.challenge_date = v_result.finished_on
      and r.id = p_result_id and r.challenge_date < private.day_key_at(now());
    select p.givens into v_new.givens from public.daily_puzzles p
    where p.game_type = v_daily.game_type and p.day_key = v_daily.challenge_date;
    v_new.grid := v_daily.grid;
    v_new.day_key := v_daily.challenge_date;
  end if;
  if num_nonnulls(v_new.givens, v_new.question_set) = 0
     or v_new.question_set is null
       and private.is_plausible_time(v_result.completion_time_seconds, private.empty_cells(v_new.givens)) is not true then
    raise exception 'Unknown result.' using errcode = '22023', hint = 'unknown-result';
  end if;
  if public.count_attempt('challenge:person:' || p_user_id, 50, 86400) > 0 then
    raise exception 'You have made too many challenges today. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'too-many-challenges';
  end if;
  if v_new.question_set is not null then
    v_new.answered_by := v_result.answered_by;
    v_new.score := v_result.score;
    v_new.answers := v_result.session_data -> 'answers';
  else
    v_new.hints := v_result.hints_used;
    v_new.moves := private.valid_moves(p_moves, v_new.givens, v_new.grid, v_result.completion_time_seconds);
  end if;
  insert into private.challenges (user_id, result_id, game_type, day_key, seconds, verified, givens, grid, hints, moves,
    answered_by, question_set, score, answers)
  values (p_user_id, p_result_id, v_result.game_type, v_new.day_key, v_result.completion_time_seconds,
    coalesce(v_daily.time_verified, v_new.question_set is not null), v_new.givens, v_new.grid, v_new.hints, v_new.moves,
    v_new.answered_by, v_new.question_set, v_new.score, v_new.answers)
  returning code into v_code;
  return jsonb_build_object('code', v_code);
end;
$$;

-- Deletes in small batches the rows that no page shows: attempts not solved within a week or beyond 500 unsolved ones of the
-- challenge, those of guests and the oldest first, and replays older than 90 days or beyond the newest fifty of the challenge. Rows locked by another
-- call are skipped.
create function private.prune_challenge_attempts(p_challenge_id uuid) returns void
language sql volatile set search_path = '' as $$
  delete from private.challenge_attempts where id in (
    select t.id from private.challenge_attempts t
    where t.solved_at is null and t.started_at < now() - interval '7 days'
    order by t.started_at limit 100 for update skip locked);
  delete from private.challenge_attempts where id in (
    select t.id from private.challenge_attempts t
    where t.challenge_id = p_challenge_id and t.solved_at is null
    order by t.user_id is null, t.started_at desc, t.id offset 500 for update skip locked);
  update private.challenge_attempts set moves = null, answers = null where id in (
    select t.id from private.challenge_attempts t
    where (t.moves is not null or t.answers is not null) and t.solved_at < now() - interval '90 days'
    order by t.solved_at limit 100 for update skip locked);
  update private.challenge_attempts set moves = null, answers = null where id in (
    select t.id from private.challenge_attempts t
    where (t.moves is not null or t.answers is not null) and t.id in (
      select o.id from private.challenge_attempts o
      where o.challenge_id = p_challenge_id and o.solved_at is not null
      order by o.solved_at desc offset 50)
    for update skip locked);
$$;

create function private.solutions_per_player() returns integer
language sql immutable set search_path = '' as $$
  select 5;
$$;

create function private.solutions_of(p_challenge_id uuid, p_user_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from private.challenge_attempts t
  where t.challenge_id = p_challenge_id and t.user_id = p_user_id and t.solved_at is not null;
$$;

-- Makes room for another solution and returns whether there is any. A challenge stores 500, at most 300 of them from guests. If
-- there is no room, the oldest one of a guest is deleted, and never one of a player; attempts that were only started do not count.
-- Call it with the challenge locked.
create function private.accepts_solution(p_challenge_id uuid, p_user_id uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_solved bigint;
  v_guests bigint;
begin
  if private.solutions_of(p_challenge_id, p_user_id) >= private.solutions_per_player() then
    return false;
  end if;
  select count(*), count(*) filter (where t.user_id is null) into v_solved, v_guests
  from private.challenge_attempts t where t.challenge_id = p_challenge_id and t.solved_at is not null;
  if v_solved < 500 and (p_user_id is not null or v_guests < 300) then
    return true;
  end if;
  delete from private.challenge_attempts where id = (
    select t.id from private.challenge_attempts t
    where t.challenge_id = p_challenge_id and t.solved_at is not null and t.user_id is null
    order by t.solved_at, t.id limit 1);
  return found;
end;
$$;

-- The answers of a round together with the questions of its question set. Answers that cannot belong to it are refused.
create function private.answers_to_question_set(p_challenge private.challenges, p_given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_question_set public.question_sets;
  v_answers jsonb;
  v_answered integer;
  v_thought_ms numeric;
begin
  select s.* into v_question_set from public.question_sets s
  where s.game_type = p_challenge.game_type and s.question_set = p_challenge.question_set;
  if jsonb_typeof(p_given) = 'array' and jsonb_array_length(p_given) <= cardinality(v_question_set.questions) then
    begin
      select coalesce(jsonb_agg(jsonb_build_object('question', v_question_set.questions[position],
          'correct_answer', v_question_set.correct_answers[position], 'answer', a -> 'answer', 'milliseconds', a -> 'milliseconds')
          order by position), '[]'),
        count(*) filter (where a -> 'answer' <> 'null'), coalesce(sum((a ->> 'milliseconds')::integer), 0)
      into v_answers, v_answered, v_thought_ms
      from jsonb_array_elements(p_given) with ordinality e (a, position);
    exception when data_exception then
      v_answers := null;
    end;
  end if;
  -- Only the last question may be unanswered. A number has at most as many digits as fit into the field.
  if v_answers is null
     or exists (select from jsonb_array_elements(v_answers) a
                where a -> 'answer' <> 'null' and a ->> 'answer' !~ '^-?[0-9]{1,6}$')
     or not private.are_valid_answers(v_answers)
     or jsonb_array_length(v_answers) - v_answered > coalesce((v_answers -> -1 -> 'answer' = 'null')::integer, 0)
     or not private.is_consistent_time('timed_round', p_challenge.seconds, v_answered, v_thought_ms) then
    raise exception 'This round is not consistent.' using errcode = '22023', hint = 'malformed-round';
  end if;
  return v_answers;
end;
$$;

-- A solution in the shape of an attempt, from { grid, seconds, hints, moves } or { answers: [{ answer, milliseconds }] }.
-- Raises if it is not valid.
create function private.parse_solution(p_challenge private.challenges, p_solution jsonb) returns private.challenge_attempts
language plpgsql stable set search_path = '' as $$
declare
  v_read private.challenge_attempts;
  v_grid integer[];
begin
  if p_challenge.question_set is not null then
    v_read.answers := private.answers_to_question_set(p_challenge, p_solution -> 'answers');
    v_read.score := (select count(*) from jsonb_array_elements(v_read.answers) a where a -> 'answer' = a -> 'correct_answer');
    v_read.seconds := p_challenge.seconds;
    return v_read;
  end if;
  begin
    v_grid := private.to_integer_array(p_solution -> 'grid');
    v_read.seconds := (p_solution ->> 'seconds')::integer;
    v_read.hints := (p_solution ->> 'hints')::smallint;
  exception when data_exception then
    v_read.seconds := null;
  end;
  if v_grid is distinct from p_challenge.grid then
    raise exception 'This grid does not solve the puzzle.' using errcode = 'P0001', hint = 'grid-not-solved';
  end if;
  if (v_read.seconds between 1 and 86400 and v_read.hints between 0 and 9) is not true then
    raise exception 'This result cannot be read.' using errcode = '22023', hint = 'malformed-result';
  end if;
  v_read.moves := private.valid_moves(p_solution -> 'moves', p_challenge.givens, p_challenge.grid, v_read.seconds);
  return v_read;
end;
$$;

-- Whether the server's clock agrees with a solution that arrives now, and a person can have entered it.
create function private.is_measured(
  p_challenge private.challenges, p_started_at timestamptz, p_sent private.challenge_attempts) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(case when p_sent.score is null
    then extract(epoch from now() - p_started_at) - p_sent.seconds between -2 and 5
      and private.is_plausible_time(p_sent.seconds, private.empty_cells(p_challenge.givens))
    else private.arrives_on_time(p_started_at, p_sent.seconds)
      and private.is_plausible_pace(p_sent.answers, p_challenge.answered_by) end, false);
$$;

-- Notes an attempt, and returns whether it may be measured: it is a guest's, or an account's first, because starts show the
-- questions of a round and responses show the solution. The challenger knows both. Call it with the challenge locked.
create function private.note_first_attempt(p_challenge private.challenges, p_user_id uuid, p_attempt uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  if p_user_id is null then
    return true;
  end if;
  insert into private.first_challenge_attempts (user_id, challenge_id, attempt_id) values (p_user_id, p_challenge.id, p_attempt)
  on conflict do nothing;
  return p_user_id <> p_challenge.user_id and exists (
    select from private.first_challenge_attempts f
    where f.user_id = p_user_id and f.challenge_id = p_challenge.id and f.attempt_id = p_attempt);
end;
$$;

-- A replay of a challenge; empty for an old attempt.
create function private.challenge_replay(p_seconds integer, p_hints integer, p_moves jsonb, p_score integer, p_answers jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_score is null
    then jsonb_build_object('seconds', p_seconds, 'hints', p_hints, 'moves', coalesce(p_moves, '[]'))
    else jsonb_build_object('score', p_score, 'answers', coalesce(p_answers, '[]')) end;
$$;

-- The id of an attempt that the challenger is shown. The attempt's own id is the device's evidence that the attempt is its own.
create function private.public_attempt_id(p_attempt uuid) returns uuid
language sql immutable set search_path = '' as $$
  select md5('shown attempt ' || p_attempt)::uuid;
$$;

revoke execute on all functions in schema private from public;

-- Makes a challenge from the caller's practice result, verified round or past daily, or returns the existing one.
create function public.create_challenge(p_result_id uuid, p_moves jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.new_challenge(private.lock_player(), p_result_id, p_moves);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.create_challenge from public, anon, service_role;
grant execute on function public.create_challenge to authenticated;

-- What the link opens. `mine` means that the caller made it. The questions of a round come only with the start.
create function public.challenge(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_challenge private.challenges;
begin
  v_user_id := private.player_or_guest();
  select c.* into v_challenge from private.challenges c where c.code = private.normalize_code(p_code);
  if not found then
    perform private.record_wrong_challenge_code(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  return jsonb_build_object('status', 'open', 'game_type', v_challenge.game_type, 'seconds', v_challenge.seconds,
      'verified', v_challenge.verified, 'pace', private.pace_of(v_challenge),
      'mine', coalesce(v_challenge.user_id = v_user_id, false),
      'challenged_by', (select p.username from public.profiles p where p.id = v_challenge.user_id and v_challenge.named))
    || case when v_challenge.question_set is null
      then jsonb_build_object('day_key', v_challenge.day_key, 'givens', to_jsonb(v_challenge.givens),
        'targets', private.targets_of(v_challenge.game_type, v_challenge.grid), 'hints', v_challenge.hints)
      else jsonb_build_object('answered_by', v_challenge.answered_by, 'score', v_challenge.score) end;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.challenge from public, service_role;
grant execute on function public.challenge to anon, authenticated;

-- Records the first look at the puzzle, by the server's clock, once per id, which the device made. For a round the response has
-- the number of its question set.
create function public.start_challenge(p_code text, p_attempt uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_challenge private.challenges;
begin
  v_user_id := private.lock_player_or_guest();
  if v_user_id is null then
    perform private.limit_guest('challenge start', p_code, p_attempt);
  end if;
  v_challenge := private.lock_challenge(p_code);
  if v_challenge.id is null or p_attempt is null then
    perform private.record_wrong_challenge_code(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (select from private.challenge_attempts t where t.id = p_attempt) then
    if not exists (select from private.challenge_attempts t where t.id = p_attempt and t.challenge_id = v_challenge.id) then
      return jsonb_build_object('status', 'unknown');
    end if;
    -- Somebody who left a round has seen its questions. A grid is visible before the start, so it can continue.
    update private.challenge_attempts t set started_again = true
    where t.id = p_attempt and t.challenge_id = v_challenge.id and t.solved_at is null and v_challenge.question_set is not null;
  else
    if v_user_id is not null
       and public.count_attempt('challenge start:' || v_challenge.id || ':person:' || v_user_id, 20, 86400) > 0 then
      return jsonb_build_object('status', 'too-many');
    end if;
    insert into private.challenge_attempts (id, challenge_id, user_id, started_at)
    values (p_attempt, v_challenge.id, v_user_id, now())
    on conflict (id) do nothing;
    perform private.prune_challenge_attempts(v_challenge.id);
  end if;
  perform private.note_first_attempt(v_challenge, v_user_id, p_attempt);
  return jsonb_strip_nulls(jsonb_build_object('status', 'started', 'question_set', v_challenge.question_set));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.start_challenge from public, service_role;
grant execute on function public.start_challenge to anon, authenticated;

-- The latest fifty answers to one of the caller's challenges, newest first, each with its replay.
create function public.challenge_answers(p_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_challenge private.challenges;
begin
  v_user_id := private.require_player();
  select c.* into v_challenge from private.challenges c where c.code = private.normalize_code(p_code) and c.user_id = v_user_id;
  if not found then
    raise exception 'You have no such challenge.' using errcode = '22023', hint = 'unknown-challenge';
  end if;
  return jsonb_build_object('code', v_challenge.code, 'game_type', v_challenge.game_type, 'named', v_challenge.named,
      'yours', private.challenge_replay(v_challenge.seconds, v_challenge.hints, v_challenge.moves, v_challenge.score, v_challenge.answers),
      'answered', (select count(*) from private.challenge_attempts a where a.challenge_id = v_challenge.id and a.solved_at is not null),
      'answers', (
        select coalesce(jsonb_agg(private.challenge_replay(t.seconds, t.hints, t.moves, t.score, t.answers)
          || jsonb_build_object('id', private.public_attempt_id(t.id), 'measured', t.measured, 'solved_at', t.solved_at,
            'player', case when t.named then private.shown_player(t.user_id) end) order by t.solved_at desc), '[]')
        from (select * from private.challenge_attempts a where a.challenge_id = v_challenge.id and a.solved_at is not null
              order by a.solved_at desc limit 50) t))
    || case when v_challenge.question_set is null
      then jsonb_build_object('day_key', v_challenge.day_key, 'givens', to_jsonb(v_challenge.givens), 'grid', to_jsonb(v_challenge.grid))
      else jsonb_build_object('answered_by', v_challenge.answered_by) end;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.challenge_answers from public, anon, service_role;
grant execute on function public.challenge_answers to authenticated;

create function public.withdraw_challenge(p_code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.lock_player();
  delete from private.challenges c where c.code = private.normalize_code(p_code) and c.user_id = v_user_id;
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.withdraw_challenge is '@returns not null';
revoke execute on function public.withdraw_challenge from public, anon, service_role;
grant execute on function public.withdraw_challenge to authenticated;

-- The maker decides whether people who open the link see who made it. Returns the setting, which is false without a username.
create function public.name_challenge(p_code text, p_named boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_named boolean;
begin
  v_user_id := private.lock_player();
  update private.challenges c set named = coalesce(p_named, false) and private.has_username(v_user_id)
  where c.code = private.normalize_code(p_code) and c.user_id = v_user_id
  returning c.named into v_named;
  return coalesce(v_named, false);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.name_challenge is '@returns not null';
revoke execute on function public.name_challenge from public, anon, service_role;
grant execute on function public.name_challenge to authenticated;

-- Reports the username of the maker of a challenge, where the link shows it.
create function public.report_challenger(p_code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_profile public.profiles;
begin
  v_user_id := private.require_player();
  select p.* into v_profile
  from private.challenges c join public.profiles p on p.id = c.user_id
  where c.code = private.normalize_code(p_code) and c.named and c.user_id <> v_user_id;
  if not found then
    raise exception 'This challenge names nobody.' using errcode = '22023', hint = 'unknown-name';
  end if;
  perform private.report_name(v_user_id, 'username', v_profile.id, v_profile.id, v_profile.username);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.report_challenger is '@returns not null';
revoke execute on function public.report_challenger from public, anon, service_role;
grant execute on function public.report_challenger to authenticated;

-- What a link to a challenge shows in a chat: the grid and the time or score to beat. The service that draws the picture reads
-- it with its own key. It contains no digit of the solution and no name. Wrong codes are not recorded, because link previews
-- fetch repeatedly and guess nothing.
create function public.challenge_card(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('game_type', c.game_type, 'seconds', c.seconds)
    || case when c.question_set is null
      then jsonb_build_object('givens', to_jsonb(c.givens), 'targets', private.targets_of(c.game_type, c.grid))
      else jsonb_build_object('score', c.score) end
  from private.challenges c where c.code = private.normalize_code(p_code);
$$;
revoke execute on function public.challenge_card from public, anon, authenticated;
grant execute on function public.challenge_card to service_role;

-- The same for the caller's daily of a day: a device that did not solve it does not know the id of its result.
create function public.create_daily_challenge(p_game_type text, p_day_key date, p_moves jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.lock_player();
  return private.new_challenge(v_user_id,
    (private.daily_result(v_user_id, p_game_type, p_day_key)).id, p_moves);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.create_daily_challenge from public, anon, service_role;
grant execute on function public.create_daily_challenge to authenticated;

-- Stores a solution once and returns both replays: only now may the caller see the challenger's. `not-saved` means that there
-- are too many solutions of players, or of this one. A measured time is the server's, or the caller's if that is longer.
create function public.answer_challenge(p_code text, p_attempt uuid, p_solution jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_challenge private.challenges;
  v_sent private.challenge_attempts;
  v_attempt private.challenge_attempts;
  v_can_be_measured boolean;
  v_status text := 'saved';
begin
  v_user_id := private.lock_player_or_guest();
  if v_user_id is null then
    perform private.limit_guest('challenge answer', p_code, p_attempt);
  end if;
  v_challenge := private.lock_challenge(p_code);
  if v_challenge.id is null or p_attempt is null then
    perform private.record_wrong_challenge_code(v_user_id);
    return jsonb_build_object('status', 'unknown');
  end if;
  v_sent := private.parse_solution(v_challenge, p_solution);
  select t.* into v_attempt from private.challenge_attempts t where t.id = p_attempt for update;
  -- Another person's attempt, or one of another challenge. A person who started as a guest may have signed in since.
  if v_attempt.challenge_id <> v_challenge.id or coalesce(v_attempt.user_id <> v_user_id, v_attempt.user_id is not null) then
    return jsonb_build_object('status', 'unknown');
  end if;
  v_can_be_measured := private.note_first_attempt(v_challenge, v_user_id, p_attempt);
  if v_attempt.solved_at is not null then
    update private.challenge_attempts t set user_id = v_user_id, measured = t.measured and v_can_be_measured
    where t.id = p_attempt and t.user_id is null and v_user_id is not null
      and private.solutions_of(v_challenge.id, v_user_id) < private.solutions_per_player();
    select t.* into v_attempt from private.challenge_attempts t where t.id = p_attempt;
  else
    if private.accepts_solution(v_challenge.id, v_user_id) then
      insert into private.challenge_attempts (id, challenge_id) values (p_attempt, v_challenge.id) on conflict (id) do nothing;
      v_sent.measured := v_can_be_measured and v_attempt.started_again is not true
        and private.is_measured(v_challenge, v_attempt.started_at, v_sent);
      if v_sent.measured and v_sent.score is null then
        v_sent.seconds := greatest(v_sent.seconds, floor(extract(epoch from now() - v_attempt.started_at)));
      end if;
      update private.challenge_attempts t set user_id = v_user_id, solved_at = now(), seconds = v_sent.seconds, hints = v_sent.hints,
        moves = v_sent.moves, score = v_sent.score, answers = v_sent.answers, measured = v_sent.measured
      where t.id = p_attempt and t.challenge_id = v_challenge.id returning t.* into v_attempt;
      if not found then
        return jsonb_build_object('status', 'unknown');
      end if;
      perform private.prune_challenge_attempts(v_challenge.id);
    else
      v_attempt := v_sent;
      v_status := 'not-saved';
    end if;
  end if;
  return jsonb_build_object('status', v_status, 'game_type', v_challenge.game_type,
    'theirs', private.challenge_replay(v_challenge.seconds, v_challenge.hints, v_challenge.moves, v_challenge.score, v_challenge.answers),
    'yours', private.challenge_replay(v_attempt.seconds, v_attempt.hints, v_attempt.moves, v_attempt.score, v_attempt.answers),
    'named', coalesce(v_attempt.named, false), 'measured', coalesce(v_attempt.measured, false));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.answer_challenge from public, service_role;
grant execute on function public.answer_challenge to anon, authenticated;

-- After solving, a person decides whether the challenger sees who it was. Returns the setting, which is false without a
-- username.
create function public.name_challenge_attempt(p_attempt uuid, p_named boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_named boolean;
begin
  v_user_id := private.lock_player();
  update private.challenge_attempts t set named = coalesce(p_named, false) and private.has_username(v_user_id)
  where t.id = p_attempt and t.user_id = v_user_id and t.solved_at is not null
  returning t.named into v_named;
  return coalesce(v_named, false);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.name_challenge_attempt is '@returns not null';
revoke execute on function public.name_challenge_attempt from public, anon, service_role;
grant execute on function public.name_challenge_attempt to authenticated;

-- The caller's challenges, newest first, fifty at a time, each with the number of solutions and the best measured one.
create function public.my_challenges(p_before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.require_player();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'game_type', c.game_type, 'created_at', c.created_at,
        'answered', t.answered)
      || case when c.question_set is null
        then jsonb_build_object('day_key', c.day_key, 'seconds', c.seconds, 'best_seconds', t.best_seconds)
        else jsonb_build_object('answered_by', c.answered_by, 'score', c.score, 'best_score', t.best_score) end
      order by c.created_at desc), '[]')
    from (select * from private.challenges m where m.user_id = v_user_id and m.created_at < coalesce(p_before, 'infinity')
          order by m.created_at desc limit 50) c,
      lateral (select count(*) as answered, min(a.seconds) filter (where a.measured) as best_seconds,
                 max(a.score) filter (where a.measured) as best_score
               from private.challenge_attempts a where a.challenge_id = c.id and a.solved_at is not null) t);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.my_challenges from public, anon, service_role;
grant execute on function public.my_challenges to authenticated;

-- Reports the name of a person who solved one of the caller's challenges and is named there.
create function public.report_challenge_name(p_attempt uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_profile public.profiles;
begin
  v_user_id := private.require_player();
  select p.* into v_profile
  from private.challenge_attempts t
    join private.challenges c on c.id = t.challenge_id and c.user_id = v_user_id
    join public.profiles p on p.id = t.user_id
  where private.public_attempt_id(t.id) = p_attempt and t.named;
  if not found then
    raise exception 'Nobody with this name answered your challenge.' using errcode = '22023', hint = 'unknown-name';
  end if;
  perform private.report_name(v_user_id, 'username', v_profile.id, v_profile.id, v_profile.username);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
comment on function public.report_challenge_name is '@returns not null';
revoke execute on function public.report_challenge_name from public, anon, service_role;
grant execute on function public.report_challenge_name to authenticated;

-- 20-today.sql

-- The player's progress today, in one call per screen that shows it. Every open page makes these calls after midnight, so they read
-- a few rows, however long the player's history is.

-- What all results of a player in a game add up to.
create table private.game_totals (
  user_id uuid not null references public.profiles (id) on delete cascade,
  game_type public.game_type not null,
  -- Dailies of a grid; rounds or drills of another game.
  played integer not null,
  -- The shortest verified time of a daily, or the best score of rounds that did not fail verification. Null before the first
  -- of them.
  best integer,
  primary key (user_id, game_type)
);

alter table private.game_totals enable row level security, force row level security;

create function private.count_daily_in_total() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.game_totals as t (user_id, game_type, played, best)
  values (new.user_id, new.game_type, 1, case when new.time_verified then new.completion_time_seconds end)
  on conflict (user_id, game_type) do update set played = t.played + 1, best = least(t.best, excluded.best);
  return null;
end;
$$;

create trigger count_daily_in_total after insert on public.daily_grid_results
  for each row execute function private.count_daily_in_total();

create function private.count_round_in_total() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.game_totals as t (user_id, game_type, played, best)
  values (new.user_id, new.game_type, 1, case when new.verified is not false then new.score end)
  on conflict (user_id, game_type) do update set played = t.played + 1, best = greatest(t.best, excluded.best);
  return null;
end;
$$;

create trigger count_round_in_total after insert on public.game_sessions
  for each row when (new.answered_by is not null) execute function private.count_round_in_total();

-- Newest first, at most ten. A result is completed on its day, so most players' are in one or two partitions.
create function private.recent_results(p_user_id uuid) returns jsonb
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
  v_most constant bigint := (
    select least(10, coalesce(sum(t.played), 0)) from private.game_totals t join public.games g on g.game_type = t.game_type
    where t.user_id = p_user_id and g.kind = 'grid');
  v_from date := v_today - 14;
  v_results jsonb;
begin
  loop
    select coalesce(jsonb_agg(jsonb_build_object(
        'game_type', r.game_type,
        'day_key', r.challenge_date,
        'completion_time_seconds', r.completion_time_seconds,
        'time_verified', r.time_verified,
        'xp_earned', r.xp_earned) order by r.completed_at desc, r.game_type), '[]')
    into v_results
    from (select * from public.daily_grid_results d
          where d.user_id = p_user_id and d.challenge_date between v_from and v_today
          order by d.completed_at desc, d.game_type limit 10) r;
    if v_from = '-infinity' or jsonb_array_length(v_results) >= v_most then
      return v_results;
    end if;
    v_from := '-infinity';
  end loop;
end;
$$;

-- Each grid's day and totals, by game.
create function private.grid_summaries(p_user_id uuid, p_day_key date) returns jsonb
language plpgsql stable as $$
begin
  return (
    select jsonb_object_agg(g.game_type, jsonb_build_object(
      'played_today', r.id is not null,
      'started_today', a.started_at is not null,
      'today_time_seconds', r.completion_time_seconds,
      'today_time_verified', r.time_verified,
      'best_time_seconds', t.best,
      'games_played', coalesce(t.played, 0)))
    from public.games g
    left join private.game_totals t on t.user_id = p_user_id and t.game_type = g.game_type
    left join public.daily_attempts a on a.user_id = p_user_id and a.game_type = g.game_type and a.day_key = p_day_key
    left join public.daily_grid_results r
      on r.user_id = p_user_id and r.game_type = g.game_type and r.challenge_date = p_day_key
    where g.kind = 'grid');
end;
$$;

-- XP of dailies and of learning sessions that count for a day.
create function private.xp_of_day(p_user_id uuid, p_day_key date) returns integer
language plpgsql stable as $$
begin
  return coalesce((select sum(r.xp_earned) from public.games g join public.daily_grid_results r
      on r.user_id = p_user_id and r.game_type = g.game_type and r.challenge_date = p_day_key where g.kind = 'grid'), 0)
    + coalesce((select l.xp from private.learning_days l where l.user_id = p_user_id and l.day_key = p_day_key), 0);
end;
$$;

revoke execute on all functions in schema private from public;

create function public.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_user_id uuid;
  v_today constant date := private.day_key_at(now());
  v_freeze_used_on date;
  v_practices integer;
  v_reviews integer;
begin
  v_user_id := private.require_player();
  v_freeze_used_on := private.freeze_used_on(v_user_id);
  select c.practices, c.reviews into v_practices, v_reviews from private.completed_today(v_user_id) c;
  return public.day_at(now()) || jsonb_build_object(
    'total_xp', (select p.total_xp from public.profiles p where p.id = v_user_id),
    'xp_today', private.xp_of_day(v_user_id, v_today),
    'learning_level', (select p.learning_level from public.profiles p where p.id = v_user_id),
    'current_streak', private.current_streak(v_user_id),
    'today_counts', exists (
      select from public.daily_activity a where a.user_id = v_user_id and a.day_key = v_today),
    'freezes_left', case when v_freeze_used_on is null then 1 else 0 end,
    'freeze_used_on', v_freeze_used_on,
    'learning_sessions_today', private.sessions_today(v_user_id),
    'learning_sessions_limit', private.sessions_limit(v_user_id),
    'practices_completed_today', v_practices,
    'reviews_completed_today', v_reviews,
    'reviews_due', private.reviews_due(v_user_id),
    'assigned', private.open_assignments(v_user_id),
    'grids', private.grid_summaries(v_user_id, v_today),
    'timed_rounds', (
      select jsonb_object_agg(g.game_type, jsonb_build_object('best_score', t.best, 'rounds_played', coalesce(t.played, 0)))
      from public.games g left join private.game_totals t on t.user_id = v_user_id and t.game_type = g.game_type
      where g.kind = 'timed_round'),
    'recent_results', private.recent_results(v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.dashboard_summary from public, anon, service_role;
grant execute on function public.dashboard_summary to authenticated;

-- The caller's day, on whatever device it was played.
create function public.daily_card() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_user_id uuid;
  v_today constant date := private.day_key_at(now());
begin
  v_user_id := private.require_player();
  return public.day_at(now()) || jsonb_build_object('current_streak', private.current_streak(v_user_id)) || (
    select jsonb_build_object(
      'grids', jsonb_object_agg(g.game_type, jsonb_build_object(
        'started', a.started_at is not null, 'time_seconds', r.completion_time_seconds, 'time_verified', r.time_verified,
        'best_time_seconds', t.best))
        filter (where g.kind = 'grid'),
      'best_scores', jsonb_object_agg(g.game_type, t.best) filter (where g.kind <> 'grid'))
    from public.games g
    left join private.game_totals t on t.user_id = v_user_id and t.game_type = g.game_type
    left join public.daily_attempts a on a.user_id = v_user_id and a.game_type = g.game_type and a.day_key = v_today
    left join public.daily_grid_results r
      on r.user_id = v_user_id and r.game_type = g.game_type and r.challenge_date = v_today);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.daily_card from public, anon, service_role;
grant execute on function public.daily_card to authenticated;

-- 21-partitions.sql

-- Tables that grow with each day are partitioned by month. Their partitions are in a schema of their own, which the API does not
-- expose. A default partition takes rows that no month covers, such as those of devices with a wrong clock.
create schema partitions;

revoke all on schema partitions from public;

-- The partitioned tables.
create function private.monthly_tables() returns setof regclass
language sql stable set search_path = '' as $$
  select c.oid::regclass from pg_catalog.pg_class c
  where c.relkind = 'p' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by c.relname;
$$;

create function private.partition_name(p_table regclass, p_suffix text) returns text
language sql stable set search_path = '' as $$
  select c.relname || '_' || p_suffix from pg_catalog.pg_class c where c.oid = p_table;
$$;

create function private.partition_key(p_table regclass) returns text
language sql stable set search_path = '' as $$
  select a.attname from pg_catalog.pg_partitioned_table t
  join pg_catalog.pg_attribute a on a.attrelid = t.partrelid and a.attnum = t.partattrs[0]
  where t.partrelid = p_table;
$$;

-- The rows that the default partition has of a range may have come in while no partition was made for so long that moving them
-- would block players.
create function private.refuse_many_rows(
  p_table regclass, p_from date, p_to date, p_most integer) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_default constant text := private.partition_name(p_table, 'default');
  v_rows integer;
begin
  execute format('select count(*) from (select from partitions.%I where %I >= $1 and %2$I < $2 limit $3) r',
    v_default, private.partition_key(p_table)) into v_rows using p_from, p_to, p_most + 1;
  if v_rows > p_most then
    raise exception 'partitions.% has more than % rows from % on, and moving them would block players.', v_default, p_most, p_from
      using errcode = '54000', hint = 'too-many-rows';
  end if;
end;
$$;

-- Makes a partition and moves the rows that the default partition has of its range, unless there are more than a number (null:
-- any number). Both dates are null for the default partition.
create function private.add_partition(
  p_table regclass, p_suffix text, p_from date, p_to date, p_most_moved integer default 10000) returns void
language plpgsql set search_path = '' as $$
declare
  v_name constant text := private.partition_name(p_table, p_suffix);
  v_default constant text := private.partition_name(p_table, 'default');
  v_key constant text := private.partition_key(p_table);
begin
  -- For the new foreign key, and before the default partition: a player who has changed the profile may be about to use it.
  lock table public.profiles in share row exclusive mode;
  execute format('create table partitions.%I (like %s including all)', v_name, p_table);
  execute format('alter table partitions.%I enable row level security, force row level security', v_name);
  if p_table = 'private.board_entries'::regclass then
    -- Ties are counted by index-only scans, which need a fresh visibility map.
    execute format('alter table partitions.%I set
      (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.01)', v_name);
  end if;
  if p_from is null then
    execute format('alter table %s attach partition partitions.%I default', p_table, v_name);
    return;
  end if;
  execute format('lock table partitions.%I in access exclusive mode', v_default);
  perform private.refuse_many_rows(p_table, p_from, p_to, p_most_moved);
  -- No trigger fires: a new table has none, and those on deletion are on the partitioned table.
  execute format('with moved as (delete from partitions.%I where %I >= $1 and %2$I < $2 returning *)
    insert into partitions.%I select * from moved', v_default, v_key, v_name) using p_from, p_to;
  execute format('alter table %s attach partition partitions.%I for values from (%L) to (%L)', p_table, v_name, p_from, p_to);
end;
$$;

-- The first month with partitions. Attempts are kept for two days.
create function private.first_month(p_table regclass, p_today date) returns date
language sql stable set search_path = '' as $$
  select date_trunc('month', case when p_table = 'public.daily_attempts'::regclass then p_today - 1
    else least(private.first_day(), p_today) end::timestamp)::date;
$$;

-- The partitions that do not exist yet: the default ones first, then month by month, up to three months ahead. The job runs every
-- day, so the months last for a quarter of a year without it; afterwards new rows go to the default partitions.
create function private.missing_partitions(p_today date)
returns table (parent regclass, suffix text, from_day date, to_day date)
language sql stable set search_path = '' as $$
  select t.parent, n.suffix, n.from_day, n.to_day
  from private.monthly_tables() t (parent), lateral (
    select 'default' as suffix, null::date as from_day, null::date as to_day
    union all
    select 'all_time', date '-infinity', date '0001-01-01' where t.parent = 'private.board_entries'::regclass
    union all
    select 'odd_clocks', date '-infinity', private.first_day() where t.parent = 'public.game_sessions'::regclass
    union all
    select to_char(m.month, 'YYYY_MM'), m.month::date, (m.month + interval '1 month')::date
    from generate_series(private.first_month(t.parent, p_today)::timestamp,
      date_trunc('month', p_today::timestamp) + interval '3 months', interval '1 month') m (month)) n
  where to_regclass(format('partitions.%I', private.partition_name(t.parent, n.suffix))) is null
  order by n.from_day nulls first, t.parent::text;
$$;

-- The partitions of attempts whose months are over. Their rows have been deleted.
create function private.ended_attempts(p_today date) returns setof regclass
language sql stable set search_path = '' as $$
  select i.inhrelid::regclass from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'public.daily_attempts'::regclass
    and c.relname ~ '_\d{4}_\d\d$'
    and to_date(right(c.relname, 7), 'YYYY_MM') < private.first_month('public.daily_attempts', p_today)
  order by c.relname;
$$;

-- Deletes attempts from two days after their day on: a daily counts on its day, and on the next if it was started on its day.
create function private.delete_old_attempts(p_today date) returns integer
language plpgsql set search_path = '' as $$
declare
  v_deleted integer;
begin
  delete from public.daily_attempts a
  where a.day_key < p_today - 1 and (a.user_id, a.game_type, a.day_key) in (
    select o.user_id, o.game_type, o.day_key from public.daily_attempts o where o.day_key < p_today - 1
    limit 20000 for update skip locked);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end;
$$;

-- A board whose period is over and whose changes still have slots, or null. It jumps from board to board in the
-- index, so it costs the same however many changes there are.
create function private.unclosed_board(p_today date) returns text
language sql stable set search_path = '' as $$
  with recursive boards (board) as (
    (select c.board from private.board_changes c where c.slot is not null order by c.board limit 1)
    union all
    select (select c.board from private.board_changes c where c.slot is not null and c.board > b.board order by c.board limit 1)
    from boards b where b.board is not null
  )
  select b.board from boards b
  where b.board <> all (array(
    select private.board_key(g.game_type, a.answered_by, p.period, p_today)
    from public.games g, (values (null), ('choosing'), ('typing')) a (answered_by), (values ('day'), ('week'), ('all')) p (period)))
  limit 1;
$$;

-- Does one small piece of the maintenance and returns what it did; null if there is nothing to do. Each piece is a call of its
-- own, so that its locks are held briefly.
create function private.maintain(p_today date) returns text
language plpgsql set search_path = '' as $$
declare
  v_missing record;
  v_name text;
  v_deleted integer;
  v_refusal text;
begin
  v_deleted := private.delete_old_attempts(p_today);
  if v_deleted > 0 then
    return format('deleted %s attempts', v_deleted);
  end if;
  v_name := private.unclosed_board(p_today);
  if v_name is not null then
    perform private.close_board(v_name);
    return 'closed the board ' || v_name;
  end if;
  -- Last, because these steps wait for a vacuum of the profiles, and the months last for a quarter of a year.
  for v_missing in select * from private.missing_partitions(p_today) loop
    begin
      perform private.add_partition(v_missing.parent, v_missing.suffix, v_missing.from_day, v_missing.to_day);
      return 'added partitions.' || private.partition_name(v_missing.parent, v_missing.suffix);
    exception when program_limit_exceeded then
      -- Other months and tables do not wait until somebody has moved these rows.
      v_refusal := coalesce(v_refusal, sqlerrm);
    end;
  end loop;
  select e::text into v_name from private.ended_attempts(p_today) e limit 1;
  if found then
    execute 'drop table ' || v_name;
    return 'dropped ' || v_name;
  end if;
  if v_refusal is not null then
    raise exception '%', v_refusal using errcode = '54000', hint = 'too-many-rows';
  end if;
  return null;
end;
$$;

do $$
declare
  v_missing record;
begin
  for v_missing in select * from private.missing_partitions(private.day_key_at(now())) loop
    perform private.add_partition(v_missing.parent, v_missing.suffix, v_missing.from_day, v_missing.to_day);
  end loop;
end;
$$;

revoke execute on all functions in schema private from public;

-- Called by the publisher until it returns null. It waits for a lock for at most a fifth of a second, because players queue
-- behind it, and raises PT503 with the hint `busy` then, or while another call runs.
create function public.maintain_partitions() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('maintain_partitions', 0)) then
    raise lock_not_available;
  end if;
  perform set_config('lock_timeout', '200ms', true);
  return private.maintain(private.day_key_at(now()));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.maintain_partitions from public, anon, authenticated;
grant execute on function public.maintain_partitions to service_role;

-- 22-overview.sql

-- What teachers and students read of classes. Everything that grows is counted when it is saved, so the largest class is one row
-- for each student and skill, and one for each student and assignment. JSON is text here: nested `jsonb` would be copied at each
-- level, and written as text in the end.

create function private.shown_assignments(p_class_id uuid) returns json
language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'what', a.what, 'due_on', a.due_on,
      'assigned_on', private.day_key_at(a.assigned_at), 'done_when', a.done_when, 'right_needed', a.right_needed)
      order by a.due_on, a.assigned_at, a.id), '[]')
    from private.class_assignments a where a.class_id = p_class_id);
end;
$$;

-- From when on work is enough by the rule of an assignment: see `private.class_work`.
create function private.done_from(
  p_done_when text, p_right_needed integer, p_done_from timestamptz, p_right_from timestamptz[], p_proficient_from timestamptz)
returns timestamptz
language sql immutable as $$
  select case p_done_when when 'right' then p_right_from[p_right_needed] when 'proficient' then p_proficient_from else p_done_from end;
$$;

-- From when on the work of a student counts for an assignment. Dailies are assigned for a day.
create function private.counts_from(p_kind text, p_assigned_at timestamptz, p_joined_at timestamptz) returns timestamptz
language sql immutable as $$
  select case p_kind when 'dailies' then p_joined_at else greatest(p_assigned_at, p_joined_at) end;
$$;

create function private.work_state(p_counts_from timestamptz, p_started_at timestamptz, p_done_from timestamptz) returns text
language sql immutable as $$
  select case when p_done_from >= p_counts_from then 'done' when p_started_at >= p_counts_from then 'started' else 'open' end;
$$;

-- What led to the state of an assigned skill, or null if no session counts for it: since when it is done, or null if that was
-- before the kept attempts; the most that were right in a session about it; how many sessions are kept, whether older ones may
-- have been forgotten, and how many of ten exercises the kept ones have; and the latest five of them, newest first. One loop
-- instead of several queries, because a class has thousands of these.
create function private.shown_skill_result(p_counts_from timestamptz, p_done_when text, p_right_needed integer,
  p_done_from timestamptz, p_right_from timestamptz[], p_attempts private.class_attempt[]) returns json
language plpgsql immutable as $$
declare
  v_is_done constant boolean := coalesce(p_done_from >= p_counts_from, false);
  v_attempt private.class_attempt;
  v_practiced integer := 0;
  v_own integer := 0;
  v_mixed integer := 0;
  v_best integer;
  v_through date;
  v_done_on date;
  v_has_older boolean;
  v_shown text[] := '{}';
begin
  foreach v_attempt in array p_attempts loop
    -- A session of several skills counts for one rule only.
    continue when v_attempt.started_at < p_counts_from or (v_attempt.mixed and p_done_when <> 'proficient');
    v_shown := v_attempt.shown::text || v_shown;
    v_practiced := v_practiced + v_attempt.practiced;
    if v_attempt.mixed then
      v_mixed := v_mixed + 1;
    else
      v_own := v_own + 1;
    end if;
    if v_is_done then
      -- A session that began earlier may have ended later.
      v_through := greatest(v_through, v_attempt.ended_on);
      v_done_on := least(v_done_on, case p_done_when
        when 'right' then case when v_attempt.correct >= p_right_needed then v_attempt.ended_on end
        when 'proficient' then v_attempt.proficient_on
        else case when v_practiced >= 10 then v_through end end);
    end if;
  end loop;
  if v_shown = '{}' then
    return null;
  end if;
  v_has_older := v_own >= 12 or v_mixed >= 4;
  if v_has_older then
    v_done_on := null;
  end if;
  if v_own > 0 then
    v_best := 10;
    while v_best > 0 and (p_right_from[v_best] < p_counts_from or p_right_from[v_best] is null) loop
      v_best := v_best - 1;
    end loop;
  end if;
  return format('{"done_on":%s,"best":%s,"practiced":%s,"sessions":%s,"has_older":%s,"attempts":[%s]}',
    coalesce('"' || v_done_on || '"', 'null'), coalesce(v_best::text, 'null'), least(v_practiced, 10), v_own + v_mixed,
    v_has_older::text, array_to_string(v_shown[1:5], ','));
end;
$$;

-- Everything that anybody sees of students, including the students themselves: all of a class, or one. Mastery is the current
-- one; answers are those since joining, with how many of them showed each known mistake.
create function private.shown_students(p_class_id uuid, p_student_id uuid default null) returns json
language plpgsql stable as $$
declare
  -- The times at which mastery drops, so that no date is computed for each skill.
  v_three_weeks_ago constant timestamptz := private.day_begins_at(private.day_key_at(now()) - 20);
  v_nine_weeks_ago constant timestamptz := private.day_begins_at(private.day_key_at(now()) - 62);
begin
  return (
    with assignments as materialized (
      select a.kind, a.what, a.due_on, a.assigned_at, a.done_when, a.right_needed,
        row_number() over (order by a.due_on, a.assigned_at, a.id) as ordinal
      from private.class_assignments a where a.class_id = p_class_id
    )
    select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'joined_on', private.day_key_at(p.joined_at),
      'work', t.work, 'results', t.results,
      'skills', (
        select coalesce(json_agg(s), '[]')
        from (
          select g.skill, private.mastery_of(g.answers, g.evidence, case
              when g.last_correct_at < v_nine_weeks_ago then 63 when g.last_correct_at < v_three_weeks_ago then 21 end) as level,
            coalesce(c.answers, 0) as answers, coalesce(c.correct, 0) as correct, coalesce(c.mistakes, '[]') as mistakes
          from public.skill_progress g
          left join private.class_skills c on c.student_id = p.id and c.skill = g.skill
          where g.user_id = p.user_id and g.answers > 0 and not starts_with(g.skill, 'fact-')
          order by g.skill collate "C") s)) order by lower(p.name), p.id), '[]')
    from private.class_students p, lateral (
      select coalesce(json_agg(private.work_state(c.counts_from, w.started_at, c.done_from) order by a.ordinal), '[]') as work,
        coalesce(json_agg(case
            when a.kind = 'skill' and cardinality(w.attempts) > 0 then private.shown_skill_result(
              c.counts_from, a.done_when, a.right_needed, c.done_from, w.right_from, w.attempts)
            -- A placement or technique has its latest time, which is unknown once it was repeated after the day.
            when a.kind <> 'skill' and c.done_from >= c.counts_from and private.day_key_at(c.done_from) <= a.due_on then
              json_build_object('done_on', private.day_key_at(c.done_from), 'best', null, 'practiced', 0, 'sessions', 0,
                'has_older', false, 'attempts', '[]'::json) end
          order by a.ordinal), '[]') as results
      from assignments a
      -- `offset 0` makes Postgres read them once instead of looking up each assignment.
      left join (select o.* from private.class_work o where o.user_id = p.user_id offset 0) w
        on w.kind = a.kind and w.what = a.what,
        lateral (
          select private.counts_from(a.kind, a.assigned_at, p.joined_at) as counts_from,
            private.done_from(a.done_when, a.right_needed, w.done_from, w.right_from, w.proficient_from) as done_from) c) t
    where p.class_id = p_class_id and (p_student_id is null or p.id = p_student_id));
end;
$$;

-- A person's state in the assignments of their classes: those due on or after a day, or those listed.
create function private.assignment_progress(p_user_id uuid, p_due_from date, p_assignments uuid[] default null)
returns table (student_id uuid, class_id uuid, kind text, what text, due_on date, ordinal bigint, state text)
language sql stable as $$
  select p.id, p.class_id, a.kind, a.what, a.due_on,
    row_number() over (partition by p.id order by a.due_on, a.assigned_at, a.id),
    private.work_state(private.counts_from(a.kind, a.assigned_at, p.joined_at), w.started_at,
      private.done_from(a.done_when, a.right_needed, w.done_from, w.right_from, w.proficient_from))
  from private.class_students p join private.class_assignments a on a.class_id = p.class_id
  left join private.class_work w on w.user_id = p.user_id and w.kind = a.kind and w.what = a.what
  where p.user_id = p_user_id and a.due_on >= p_due_from and (p_assignments is null or a.id = any (p_assignments));
$$;

-- What can be done now: assignments that are neither past due nor done, and of dailies only today's. Returns their number and
-- the first three, out of the 200 that are due first: a person may be in twenty classes with as many assignments each.
create function private.open_assignments(p_user_id uuid) returns jsonb
language plpgsql stable as $$
declare
  v_today constant date := private.day_key_at(now());
begin
  if not private.is_student(p_user_id) then
    return '{"open": 0, "next": []}';
  end if;
  return (
    select jsonb_build_object('open', count(*), 'next', coalesce(jsonb_agg(jsonb_build_object('class_id', t.class_id,
      'kind', t.kind, 'what', t.what, 'due_on', t.due_on, 'state', t.state) order by t.rank) filter (where t.rank <= 3), '[]'))
    from (
      select w.*, row_number() over (order by w.due_on, w.ordinal, w.class_id) as rank
      from private.assignment_progress(p_user_id, v_today, array(
        select a.id from private.class_students p join private.class_assignments a on a.class_id = p.class_id
        where p.user_id = p_user_id and a.due_on >= v_today
        order by a.due_on, a.assigned_at, a.id limit 200)) w
      where w.state <> 'done' and (w.kind <> 'dailies' or w.due_on = v_today)) t);
end;
$$;

revoke execute on all functions in schema private from public;

-- For the teacher.
create function public.class_overview(p_class_id uuid) returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_class private.classes;
  v_refusal jsonb;
begin
  v_user_id := private.require_player();
  -- Checked first, because an error undoes the count.
  select c.* into v_class from private.classes c where c.id = p_class_id and c.teacher_id = v_user_id;
  if not found then
    perform private.raise_not_your_class();
  end if;
  v_refusal := private.refuse_long_call(v_user_id, 'class', 40);
  if v_refusal is not null then
    return v_refusal;
  end if;
  return json_build_object('day_key', private.day_key_at(now()), 'seconds_to_reset', private.seconds_to_reset(now()),
    'id', v_class.id, 'name', v_class.name, 'link_secret', v_class.link_secret,
    'code', case when v_class.code_expires_on >= private.day_key_at(now()) then v_class.code end,
    'code_expires_on', v_class.code_expires_on, 'shows_preview', v_class.shows_preview,
    'assignments', private.shown_assignments(v_class.id),
    'students', private.shown_students(v_class.id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.class_overview from public, anon, service_role;
grant execute on function public.class_overview to authenticated;

-- The class as one of its students sees it.
create function public.class_of_student(p_class_id uuid) returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_student private.class_students;
begin
  v_student := private.own_membership(private.require_player(), p_class_id);
  perform private.authenticate_cheap_read('own class');
  return json_build_object('day_key', private.day_key_at(now()), 'seconds_to_reset', private.seconds_to_reset(now()),
    'id', v_student.class_id, 'name', (select c.name from private.classes c where c.id = v_student.class_id),
    'assignments', private.shown_assignments(v_student.class_id),
    'me', private.shown_students(v_student.class_id, v_student.id) -> 0);
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.class_of_student from public, anon, service_role;
grant execute on function public.class_of_student to authenticated;

-- The caller's classes, as teacher and as student. `to_do` counts assignments that are neither past due nor done.
create function public.my_classes() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  v_user_id := private.authenticate_cheap_read('classes');
  return public.day_at(now()) || jsonb_build_object(
    'teaching', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name,
        'students', (select count(*) from private.class_students p where p.class_id = c.id)) order by lower(c.name), c.id), '[]')
      from private.classes c where c.teacher_id = v_user_id),
    'attending', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'my_name', p.name,
        'to_do', coalesce(w.to_do, 0), 'next_due_on', w.next_due_on) order by lower(c.name), c.id), '[]')
      from private.class_students p join private.classes c on c.id = p.class_id
      left join (
        select t.student_id, count(*) as to_do, min(t.due_on) as next_due_on
        from private.assignment_progress(v_user_id, private.day_key_at(now())) t
        where t.state <> 'done' group by t.student_id) w on w.student_id = p.id
      where p.user_id = v_user_id));
exception when query_canceled or lock_not_available or deadlock_detected then
  perform private.raise_busy();
end;
$$;
revoke execute on function public.my_classes from public, anon, service_role;
grant execute on function public.my_classes to authenticated;

-- 23-mails.sql

-- Mails about payments. A mail is a row from the transaction that gives a reason for it until it is sent. The payments service
-- sends what is due; if the mail server or the service fails meanwhile, the mail is sent later.

create table private.mails (
  -- Also the secret of the link to unsubscribe.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('receipt', 'finish-account', 'payment-failed', 'renewal', 'plan-ended', 'refunded')),
  -- What happened: the same thing is told once. Names an invoice or a subscription, and never a checkout session: operators see
  -- the key, and the id of a session is a secret of its buyer.
  key text not null unique,
  -- Detached before the account is deleted, see `detach_mails_of_account`.
  user_id uuid references public.profiles (id) on delete cascade,
  -- For a buyer without a confirmed account; removed when the mail is sent.
  address text,
  -- Of a buyer without an account, so that the link to unsubscribe works after the mail is sent.
  address_digest bytea,
  details jsonb not null,
  created_at timestamptz not null default now(),
  -- Not before this time. For a mail that was handed out, the next attempt.
  send_after timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  -- The mail server does not accept the recipient, so there are no further attempts.
  rejected_at timestamptz,
  last_error text
);

create index mails_by_user on private.mails (user_id);
create index mails_by_time on private.mails (created_at);
create index mails_to_send on private.mails (send_after) where sent_at is null and rejected_at is null;

alter table private.mails enable row level security, force row level security;

-- People who want only the mails about their payments. Everybody else gets all of them.
create table private.mail_opt_outs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references public.profiles (id) on delete cascade,
  -- Of a buyer without an account.
  address_digest bytea unique,
  since timestamptz not null default now(),
  check (num_nonnulls(user_id, address_digest) = 1)
);

create index mail_opt_outs_by_time on private.mail_opt_outs (since);

alter table private.mail_opt_outs enable row level security, force row level security;

create index subscriptions_by_period_end on public.subscriptions (current_period_end);

-- Does nothing if the same thing is or was told already. Old mails that another transaction is using are deleted next time.
create function private.queue_mail(p_kind text, p_key text, p_user_id uuid, p_address text, p_details jsonb,
  p_send_after timestamptz default now()) returns void
language sql volatile set search_path = '' as $$
  delete from private.mails d where d.id in (
    select m.id from private.mails m where m.created_at < now() - interval '90 days' for update skip locked);
  insert into private.mails (kind, key, user_id, address, details, send_after)
  values (p_kind, p_key, p_user_id, lower(p_address), p_details, p_send_after)
  on conflict (key) do nothing;
$$;

-- For something that no longer needs to be told.
create function private.drop_mail(p_key text) returns void
language sql volatile set search_path = '' as $$
  delete from private.mails m where m.key = p_key and m.sent_at is null;
$$;

create function private.is_optional_mail(p_kind text) returns boolean
language sql immutable strict set search_path = '' as $$
  select p_kind in ('renewal', 'plan-ended');
$$;

create function private.address_digest(p_address text) returns bytea
language sql immutable strict set search_path = '' as $$
  select sha256(convert_to(lower(p_address), 'UTF8'));
$$;

-- Where a mail is sent: to the account's confirmed address, or else to the one that the buyer gave.
create function private.address_of_mail(p_user_id uuid, p_address text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select p.email from public.profiles p where p.id = p_user_id and p.email_verified), p_address);
$$;

create function private.has_opted_out(p_user_id uuid, p_address text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.mail_opt_outs o where o.user_id = p_user_id)
    or exists (select from private.mail_opt_outs o
               where o.address_digest = private.address_digest(private.address_of_mail(p_user_id, p_address)));
$$;

-- Whether a card will be charged at the end of the current period, within a week.
create function private.renews_soon(p_subscription public.subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select private.grants_access(p_subscription) and p_subscription.status in ('active', 'trialing')
    and not p_subscription.cancel_at_period_end and not p_subscription.collection_paused
    and coalesce(p_subscription.cancel_at > p_subscription.current_period_end, true)
    and p_subscription.current_period_end between now() and now() + interval '7 days';
$$;

-- A mail that nobody wants, or about a renewal that will not happen.
create function private.is_obsolete(p_mail private.mails) returns boolean
language sql stable set search_path = '' as $$
  select private.has_opted_out(p_mail.user_id, p_mail.address)
    or (p_mail.kind = 'renewal' and not exists (
          select from public.subscriptions s
          where s.id = p_mail.details ->> 'subscription_id' and private.renews_soon(s)
            and s.current_period_end = (p_mail.details ->> 'renews_at')::timestamptz));
$$;

-- The checkout that a first payment belongs to. The events of its subscription may arrive sooner. Not in SQL, because the
-- invoices are defined in a later file.
create function private.purchase_of_receipt(p_mail private.mails) returns public.purchases
language plpgsql stable set search_path = '' as $$
declare
  v_purchase public.purchases;
begin
  if p_mail.kind = 'receipt' and (p_mail.details ->> 'is_renewal')::boolean is false then
    select p.* into v_purchase
    from private.settled_invoices i join public.purchases p on p.subscription_id = i.subscription_id
    where i.invoice_id = p_mail.details ->> 'invoice_id' order by p.created_at limit 1;
  end if;
  return v_purchase;
end;
$$;

-- The receipt of a first payment waits a minute for its checkout, which tells whether the reader has an account.
create function private.awaits_purchase(p_mail private.mails) returns boolean
language sql stable set search_path = '' as $$
  select p_mail.kind = 'receipt' and (p_mail.details ->> 'is_renewal')::boolean is false
    and p_mail.created_at > now() - interval '1 minute'
    and (private.purchase_of_receipt(p_mail)).session_id is null;
$$;

-- What a deleted account must still be told keeps the confirmed address until it is sent. Sent mails remain without anything
-- about the account, so that an old event does not send them again.
create function private.detach_mails_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_confirmed constant text := case when old.email_verified then old.email end;
begin
  -- An unconfirmed account may be replaced by another one for the same purchase.
  if v_confirmed is not null then
    delete from private.mails m where m.user_id = old.id and m.sent_at is null and m.kind not in ('receipt', 'refunded');
    delete from private.mail_opt_outs o where o.address_digest = private.address_digest(v_confirmed);
  end if;
  update private.mails m set user_id = null,
    address = case when m.sent_at is null then coalesce(v_confirmed, m.address) end,
    details = case when m.sent_at is null then m.details else '{}' end,
    -- A mail server may quote the address.
    last_error = null
  where m.user_id = old.id;
  return old;
end;
$$;

create trigger detach_mails_of_account before delete on public.profiles
  for each row execute function private.detach_mails_of_account();

-- Whether a mail waits until the account confirms its address. One about a renewal does not: when the service reads the amount at
-- Stripe, it gets the address of the customer too.
create function private.awaits_address(p_mail private.mails) returns boolean
language sql stable set search_path = '' as $$
  select p_mail.kind <> 'renewal' and private.address_of_mail(p_mail.user_id, p_mail.address) is null;
$$;

revoke execute on all functions in schema private from public;

-- Hands out the mails that are due, to one instance of the service at a time. Each is handed out again after a minute if it is
-- neither finished nor failed, and less often after failures.
-- `has_account`: the reader has a confirmed account.
create function public.take_mails(p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_mails jsonb;
begin
  -- Not all of them: many may be waiting.
  delete from private.mails d where d.id in (
    select m.id from private.mails m
    where m.id in (
        select o.id from private.mails o
        where o.sent_at is null and o.rejected_at is null and o.send_after <= now() and private.is_optional_mail(o.kind)
        order by o.send_after limit 50)
      and private.is_obsolete(m)
    for update skip locked);
  with due as (
    select m.id from private.mails m
    where m.sent_at is null and m.rejected_at is null and m.send_after <= now()
      and not private.awaits_address(m) and not private.awaits_purchase(m)
      and not (private.is_optional_mail(m.kind) and private.is_obsolete(m))
    order by m.send_after limit p_limit for update skip locked
  ), taken as (
    update private.mails m
    set attempts = m.attempts + 1, send_after = clock_timestamp() + least(interval '1 minute' * 2 ^ least(m.attempts, 9), interval '6 hours')
    from due where m.id = due.id
    returning m.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'kind', k.kind,
    'details', k.details || case when b.session_id is null then '{}' else jsonb_build_object('session_id', b.session_id) end,
    'address', private.address_of_mail(k.user_id, k.address),
    'has_account', exists (select from public.profiles p where p.id in (k.user_id, b.user_id) and p.email_verified))
    order by k.created_at, k.id), '[]') into v_mails
  from taken k, private.purchase_of_receipt(k) b;
  return v_mails;
end;
$$;
comment on function public.take_mails is '@returns not null';
revoke execute on function public.take_mails from public, anon, authenticated;
grant execute on function public.take_mails to service_role;

-- The mail was accepted by the mail server.
create function public.finish_mail(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update private.mails m set sent_at = now(), address = null, last_error = null,
    address_digest = case when m.user_id is null and private.is_optional_mail(m.kind)
      then private.address_digest(m.address) end
  where m.id = p_id and m.sent_at is null;
$$;
comment on function public.finish_mail is '@returns not null';
revoke execute on function public.finish_mail from public, anon, authenticated;
grant execute on function public.finish_mail to service_role;

-- `p_is_rejected`: the mail server does not accept the recipient. Errors of mail servers quote addresses, which are removed.
create function public.fail_mail(p_id uuid, p_error text, p_is_rejected boolean) returns void
language sql security definer set search_path = '' as $$
  update private.mails m set last_error = left(regexp_replace(p_error, '\S*@\S*', '…', 'g'), 500),
    rejected_at = case when p_is_rejected then now() end
  where m.id = p_id and m.sent_at is null;
$$;
comment on function public.fail_mail is '@returns not null';
revoke execute on function public.fail_mail from public, anon, authenticated;
grant execute on function public.fail_mail to service_role;

-- Queues a mail for each plan that renews within a week, once for each renewal. The amount is not known here: the service reads
-- it at Stripe when it sends the mail. The number of new mails.
create function public.queue_renewal_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_queued integer;
begin
  insert into private.mails (kind, key, user_id, address, details, send_after)
  select 'renewal', format('renewal:%s:%s', s.id, (s.current_period_end at time zone 'UTC')::date), s.user_id, p.buyer_email,
    jsonb_build_object('subscription_id', s.id, 'session_id', p.session_id, 'tier', s.tier, 'renews_at', s.current_period_end),
    now()
  from public.subscriptions s
  left join lateral (
    select b.session_id, b.buyer_email from public.purchases b
    where b.subscription_id = s.id
      and not exists (select from public.profiles o where o.id = b.user_id and o.email_verified) limit 1) p on true
  where s.current_period_end between now() and now() + interval '7 days' and private.renews_soon(s)
    and not private.has_opted_out(s.user_id, p.buyer_email)
  on conflict (key) do nothing;
  get diagnostics v_queued = row_count;
  return v_queued;
end;
$$;
comment on function public.queue_renewal_mails is '@returns not null';
revoke execute on function public.queue_renewal_mails from public, anon, authenticated;
grant execute on function public.queue_renewal_mails to service_role;

-- From now on, the person who got this mail gets no optional ones; with `p_undo`, gets them again. False for an unknown mail,
-- and for one that cannot be unsubscribed from.
create function public.unsubscribe(p_mail_id uuid, p_undo boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_mail private.mails;
  v_digest bytea;
begin
  select m.* into v_mail from private.mails m where m.id = p_mail_id and private.is_optional_mail(m.kind);
  if not found then
    return false;
  end if;
  v_digest := case when v_mail.user_id is null then coalesce(v_mail.address_digest, private.address_digest(v_mail.address)) end;
  if p_undo then
    delete from private.mail_opt_outs o where o.user_id = v_mail.user_id or o.address_digest = v_digest;
  elsif num_nonnulls(v_mail.user_id, v_digest) = 1 then
    delete from private.mail_opt_outs o where o.user_id is null and o.since < now() - interval '2 years';
    insert into private.mail_opt_outs (user_id, address_digest) values (v_mail.user_id, v_digest) on conflict do nothing;
  end if;
  return true;
end;
$$;
comment on function public.unsubscribe is '@returns not null';
revoke execute on function public.unsubscribe from public, anon, authenticated;
grant execute on function public.unsubscribe to service_role;

-- Mails that an operator must look at, at most 500: those whose recipient the mail server rejected, and those that could not be
-- sent for three days.
create function public.mail_problems() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'key', f.key, 'since', f.created_at, 'attempts', f.attempts,
      'error', coalesce(f.last_error, case when f.awaits_address
        then 'The recipient has no confirmed address.' end)) order by f.created_at), '[]')
  from (select m.*, private.awaits_address(m) as awaits_address from private.mails m
        where m.sent_at is null and (m.rejected_at is not null or m.created_at < now() - interval '3 days')
        order by m.created_at limit 500) f;
$$;
comment on function public.mail_problems is '@returns not null';
revoke execute on function public.mail_problems from public, anon, authenticated;
grant execute on function public.mail_problems to service_role;

-- 24-settlements.sql

-- What becomes of a payment. Each paid invoice is settled once, in the transaction that stores it: its plan is granted, or the
-- payment is returned, which means refunded with the subscription ended. What must be done at Stripe is a row of
-- `payment_tasks` until it is done, so a crash or an unreachable Stripe delays it and loses nothing.

-- The settled invoices. Nothing here names a person, and the rows survive the account: an old event must not return a payment
-- whose plan was used until the account was deleted.
create table private.settled_invoices (
  invoice_id text primary key,
  subscription_id text not null,
  -- Why the payment is returned; null if the plan was granted.
  returned_for text check (returned_for in ('account-deleted', 'duplicate', 'paid-too-late', 'never-granted', 'unknown-price',
    'unusable-address')),
  -- Of the year that it paid for; null if unknown.
  period_end timestamptz,
  -- Sent back, whoever did it.
  is_refunded boolean not null default false,
  -- The bank has sent a refund back to Stripe, so the buyer does not have the money.
  refund_failed_at timestamptz
);

create index settled_invoices_by_subscription on private.settled_invoices (subscription_id);
create index settled_invoices_failed on private.settled_invoices (refund_failed_at) where refund_failed_at is not null;

alter table private.settled_invoices enable row level security, force row level security;

-- Invoices that were refunded in full before they were settled, because events arrive in any order.
create table private.early_refunds (
  invoice_id text primary key
);

alter table private.early_refunds enable row level security, force row level security;

-- Subscriptions whose account was deleted.
create table private.orphaned_subscriptions (
  id text primary key
);

alter table private.orphaned_subscriptions enable row level security, force row level security;

-- What the service must do at Stripe.
create table private.payment_tasks (
  -- A new one whenever the same thing must be done again, so that a run which began before does not finish it.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('return-payment', 'update-customer', 'sync-subscription')),
  -- The invoice, or the subscription if it has none; the customer; the subscription.
  subject text not null,
  -- Null for a customer.
  subscription_id text,
  user_id uuid references public.profiles (id) on delete set null,
  -- The confirmed address of an account that was deleted before the task was done.
  email text,
  -- Of a payment that is returned.
  invoice_id text,
  reason text,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Also the end of the time that one instance of the service has for it.
  next_at timestamptz not null default now(),
  last_error text,
  unique (kind, subject)
);

create index payment_tasks_by_time on private.payment_tasks (next_at);
create index payment_tasks_by_subscription on private.payment_tasks (subscription_id);
create index payment_tasks_by_user on private.payment_tasks (user_id);

alter table private.payment_tasks enable row level security, force row level security;

-- Purchases and mails find the account by its address, which the auth service stores in lower case.
create index profiles_by_email on public.profiles (email);

create function private.account_with_email(p_email text) returns uuid
language sql stable set search_path = '' as $$
  select p.id from public.profiles p where p.email = lower(p_email) and p.email_verified;
$$;

create function private.is_settled(p_subscription_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.settled_invoices i where i.subscription_id = p_subscription_id);
$$;

create function private.is_orphaned(p_subscription_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.orphaned_subscriptions o where o.id = p_subscription_id);
$$;

-- Why a payment is sent back; null if it is not.
create function private.reason_of_return(p_subscription jsonb) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select s.returned_for from public.subscriptions s where s.id = p_subscription ->> 'id'),
    (select i.returned_for from private.settled_invoices i where i.invoice_id = p_subscription #>> '{invoice,id}'));
$$;

create function private.due_tasks(p_subscription_id text, p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(t.id order by t.created_at, t.id), '[]') from private.payment_tasks t
  where t.next_at <= clock_timestamp() and (t.subscription_id = p_subscription_id or t.user_id = p_user_id);
$$;

create function private.order_sync(p_subscription_id text, p_user_id uuid) returns void
language sql volatile set search_path = '' as $$
  insert into private.payment_tasks (kind, subject, subscription_id, user_id, next_at)
  values ('sync-subscription', p_subscription_id, p_subscription_id, p_user_id, clock_timestamp() + interval '2 seconds')
  on conflict (kind, subject) do update set id = excluded.id, next_at = excluded.next_at, attempts = 0;
$$;

create function private.update_customer(p_customer_id text, p_user_id uuid) returns void
language sql volatile set search_path = '' as $$
  insert into private.payment_tasks (kind, subject, user_id) values ('update-customer', p_customer_id, p_user_id)
  on conflict (kind, subject) do update set id = excluded.id, user_id = excluded.user_id, next_at = excluded.next_at, attempts = 0;
$$;

-- For an address that was changed while a checkout was open, or that could not be noticed then. `p_email` is the one at Stripe.
create function private.correct_customer(p_customer_id text, p_user_id uuid, p_email text) returns void
language sql volatile set search_path = '' as $$
  select private.update_customer(p_customer_id, p_user_id)
  from public.profiles p
  where p.id = p_user_id and p.email_verified and p.email <> lower(p_email)
    and not exists (select from private.payment_tasks t where t.kind = 'update-customer' and t.subject = p_customer_id);
$$;

-- `p_has_arrived` says whether there is money that an earlier order may have missed.
create function private.order_return(p_subscription_id text, p_invoice_id text, p_user_id uuid, p_reason text,
  p_has_arrived boolean) returns void
language plpgsql set search_path = '' as $$
begin
  update private.settled_invoices i set returned_for = p_reason
  where i.invoice_id = p_invoice_id and i.returned_for is null;
  -- The payments before one that arrived too late have been used.
  update public.subscriptions s set returned_for = p_reason
  where s.id = p_subscription_id and s.returned_for is null and p_reason <> 'paid-too-late';
  perform private.drop_mail('receipt:' || p_invoice_id);
  perform private.drop_mail('finish-account:' || p_subscription_id);
  insert into private.payment_tasks as t (kind, subject, subscription_id, user_id, invoice_id, reason)
  values ('return-payment', coalesce(p_invoice_id, p_subscription_id), p_subscription_id, p_user_id, p_invoice_id, p_reason)
  on conflict (kind, subject) do update set id = excluded.id, next_at = excluded.next_at, attempts = 0 where p_has_arrived;
end;
$$;

-- Settles the invoice of a subscription that the service has just read and stored. `p_objection` says why nothing can be
-- granted, or is null. An ended subscription grants nothing, but a renewal that was paid before its end has been used.
create function private.settle_invoice(p_subscription jsonb, p_user_id uuid, p_objection text) returns void
language plpgsql set search_path = '' as $$
declare
  v_id constant text := p_subscription ->> 'id';
  v_invoice constant jsonb := nullif(p_subscription -> 'invoice', 'null');
  v_invoice_id constant text := v_invoice ->> 'id';
  v_paid_at constant timestamptz := (v_invoice ->> 'paid_at')::timestamptz;
  v_is_new constant boolean := v_paid_at is not null
    and not exists (select from private.settled_invoices i where i.invoice_id = v_invoice_id);
  v_stored public.subscriptions;
  v_has_ended boolean;
  v_is_refunded boolean;
  v_reason text;
begin
  -- It may be newer than what was read.
  select s.* into v_stored from public.subscriptions s where s.id = v_id;
  v_has_ended := private.has_ended(p_subscription ->> 'status') or coalesce(private.has_ended(v_stored.status), false);
  v_reason := coalesce(p_objection, v_stored.returned_for);
  if v_reason is null and v_is_new and v_has_ended then
    v_reason := case
      when v_paid_at >= coalesce(v_stored.ended_at, (p_subscription ->> 'ended_at')::timestamptz) then 'paid-too-late'
      when not exists (select from private.settled_invoices i
                       where i.subscription_id = v_id and i.returned_for is null) then 'never-granted' end;
  end if;
  if v_is_new then
    delete from private.early_refunds e where e.invoice_id = v_invoice_id returning true into v_is_refunded;
    insert into private.settled_invoices (invoice_id, subscription_id, returned_for, period_end, is_refunded)
    values (v_invoice_id, v_id, v_reason, case when v_invoice_id = p_subscription ->> 'invoice_id'
      then (p_subscription ->> 'current_period_end')::timestamptz else v_paid_at end, coalesce(v_is_refunded, false));
  end if;
  if v_reason is not null then
    if v_is_new or not v_has_ended then
      perform private.order_return(v_id, v_invoice_id, p_user_id, v_reason, v_is_new);
    end if;
  elsif v_is_new then
    perform private.drop_mail('payment-failed:' || v_invoice_id);
  end if;
  -- Later invoices of nothing come with a plan that is free of charge.
  if v_reason is null and v_is_new and ((v_invoice ->> 'is_first')::boolean or (v_invoice ->> 'amount')::integer > 0) then
    perform private.queue_mail('receipt', 'receipt:' || v_invoice_id, p_user_id, p_subscription ->> 'email', jsonb_build_object(
      'session_id', (select p.session_id from public.purchases p
                     where p.subscription_id = v_id and (v_invoice ->> 'is_first')::boolean limit 1),
      'invoice_id', v_invoice_id, 'tier', p_subscription ->> 'tier',
      'amount', v_invoice -> 'amount', 'currency', v_invoice -> 'currency', 'paid_at', v_paid_at,
      'next_charge_at', case when (p_subscription ->> 'cancel_at_period_end')::boolean
        or p_subscription ->> 'cancel_at' is not null then null else p_subscription ->> 'current_period_end' end,
      'is_renewal', not (v_invoice ->> 'is_first')::boolean));
  end if;
end;
$$;

-- A person pays once: all paid subscriptions of a player but one end. The one that opens the plan stays: the one in use, or the
-- oldest of several. What was paid for a year that has been used is not sent back, unless nobody could use it: `p_unclaimed` are
-- subscriptions that had no account until now. The bank decides about a disputed payment.
create function private.return_duplicate_subscriptions(p_user_id uuid, p_unclaimed text[] default '{}') returns void
language sql volatile set search_path = '' as $$
  with live as (
    select s.id, s.disputed, max(s.read_at) over () as by_stripes_clock,
      row_number() over (order by private.grants_access(s) desc, (s.id = o.stripe_subscription_id) is true desc, s.started_at, s.id)
        as place
    from public.subscriptions s
    join public.profiles o on o.id = s.user_id
    where s.user_id = p_user_id and s.paid and not s.returned and not private.has_ended(s.status)
  )
  select private.order_return(l.id, i.invoice_id, p_user_id, 'duplicate', true)
  from live l
  left join private.settled_invoices i on i.subscription_id = l.id and i.returned_for is null
    and (l.id = any (p_unclaimed) or coalesce(i.period_end > l.by_stripes_clock, true))
  where l.place > 1 and not l.disputed;
$$;

-- Gives a guest's purchase to an account. The caller holds the lock of its subscription.
create function private.give_purchase(p_purchase public.purchases, p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.purchases p set user_id = p_user_id, claimed_at = now(), buyer_email = null
  where p.session_id = p_purchase.session_id and p.user_id is null;
  update public.subscriptions s set user_id = p_user_id where s.id = p_purchase.subscription_id and s.user_id is null;
  perform private.drop_mail('finish-account:' || p_purchase.subscription_id);
end;
$$;

-- Gives an account all paid purchases that guests made with its confirmed address. The number of them.
create function private.link_purchases(p_user_id uuid, p_email text) returns integer
language plpgsql set search_path = '' as $$
declare
  v_ids constant text[] := array(
    select p.subscription_id from public.purchases p
    where p.user_id is null and p.buyer_email = lower(p_email) and p.status = 'paid' order by p.subscription_id);
  v_linked text[];
begin
  if v_ids = '{}' then
    return 0;
  end if;
  -- All of them before the profile, as other transactions do.
  perform private.lock_subscription(o.id) from unnest(v_ids) with ordinality o (id, place) order by o.place;
  perform from public.profiles p where p.id = p_user_id for update;
  select coalesce(array_agg(g.subscription_id), '{}') into v_linked
  from (select p.subscription_id, private.give_purchase(p, p_user_id) from public.purchases p
        where p.user_id is null and p.buyer_email = lower(p_email) and p.status = 'paid' and p.subscription_id = any (v_ids)) g;
  perform private.return_duplicate_subscriptions(p_user_id, v_linked);
  perform private.apply_subscription(p_user_id);
  return cardinality(v_linked);
end;
$$;

-- Whoever proves an address owns what guests have paid for with it: when the address is confirmed or changed, and at each
-- sign-in. A wait for a lock must not prevent the sign-in; `reconcile` does what is left. A customer at Stripe follows its
-- account to a changed address.
create function private.link_purchases_of_account() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
begin
  perform private.link_purchases(new.id, new.email);
  if tg_op = 'UPDATE' and old.email is distinct from new.email then
    perform private.update_customer(c.id, new.id)
    from (select distinct s.customer_id as id from public.subscriptions s where s.user_id = new.id) c;
  end if;
  return null;
exception when query_canceled or lock_not_available or deadlock_detected then
  return null;
end;
$$;

-- After the triggers that bring the profile up to date: they fire in alphabetical order.
create trigger zz_link_purchases_of_new_account after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.link_purchases_of_account();

create trigger zz_link_purchases_of_account after update on auth.users
  for each row
  when (new.email_confirmed_at is not null
        and row(old.email, old.email_confirmed_at, old.last_sign_in_at)
          is distinct from row(new.email, new.email_confirmed_at, new.last_sign_in_at))
  execute function private.link_purchases_of_account();

-- Nobody can use or cancel the subscriptions of a deleted account. This runs while the address is known, to which the refund is
-- told.
create function private.return_subscriptions_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.order_return(s.id, s.invoice_id, old.id, 'account-deleted', true)
  from public.subscriptions s where s.user_id = old.id and not private.has_ended(s.status);
  update private.payment_tasks t set email = old.email
  where t.user_id = old.id and t.kind = 'return-payment' and old.email_verified;
  return old;
end;
$$;

create trigger return_subscriptions_of_account before delete on public.profiles
  for each row execute function private.return_subscriptions_of_account();

-- The account is gone.
create function private.remember_orphaned_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.orphaned_subscriptions (id) values (old.id) on conflict (id) do nothing;
  return null;
end;
$$;

create trigger remember_orphaned_subscription after delete on public.subscriptions
  for each row when (old.user_id is not null) execute function private.remember_orphaned_subscription();

-- Mails about what a guest or member has just bought.
create function private.tell_about_purchase(p_purchase public.purchases, p_old_status text, p_user_id uuid, p_is_returned boolean)
returns void
language plpgsql set search_path = '' as $$
begin
  if p_purchase.status = 'paid' and p_user_id is null and not p_is_returned
     and exists (select from public.purchases p
                 join public.subscriptions s on s.id = p.subscription_id and not private.has_ended(s.status)
                 where p.session_id = p_purchase.session_id and p.user_id is null) then
    perform private.queue_mail('finish-account', 'finish-account:' || p_purchase.subscription_id, null, p_purchase.buyer_email,
      jsonb_build_object('session_id', p_purchase.session_id, 'tier', p_purchase.tier), now() + interval '10 minutes');
  elsif p_purchase.status = 'failed' and p_old_status is distinct from 'failed' then
    perform private.queue_mail('payment-failed', 'payment-failed:' || p_purchase.subscription_id, p_user_id, p_purchase.buyer_email,
      jsonb_build_object('tier', p_purchase.tier, 'amount', p_purchase.amount_total, 'currency', p_purchase.currency,
        'is_first', true, 'retries_at', null));
  end if;
end;
$$;

-- Mails about a failed renewal, and about a plan that has closed by itself. A refund has its own mail.
create function private.tell_about_subscription(p_event jsonb, p_subscription jsonb, p_user_id uuid, p_had_plan boolean)
returns void
language plpgsql set search_path = '' as $$
declare
  v_invoice constant jsonb := nullif(p_subscription -> 'invoice', 'null');
  v_now public.subscriptions;
begin
  select s.* into v_now from public.subscriptions s where s.id = p_subscription ->> 'id';
  if p_event ->> 'type' = 'invoice.payment_failed' and v_invoice ->> 'paid_at' is null
     and not (v_invoice ->> 'is_first')::boolean then
    perform private.queue_mail('payment-failed', 'payment-failed:' || (v_invoice ->> 'id'), p_user_id,
      p_subscription ->> 'email', jsonb_build_object('tier', v_now.tier, 'amount', v_invoice -> 'amount',
        'currency', v_invoice -> 'currency', 'is_first', false, 'retries_at', v_invoice -> 'retries_at'));
  end if;
  if p_had_plan and not private.has_plan(v_now) then
    perform private.drop_mail('finish-account:' || v_now.id);
  end if;
  if p_had_plan and not private.has_plan(v_now) and not v_now.returned
     and (select i.is_refunded from private.settled_invoices i where i.subscription_id = v_now.id
          order by i.period_end desc nulls last limit 1) is not true then
    -- Later, because a refund that ends the plan tells both.
    perform private.queue_mail('plan-ended', 'plan-ended:' || v_now.id, p_user_id, p_subscription ->> 'email',
      jsonb_build_object('tier', v_now.tier, 'ended_at', coalesce(v_now.ended_at, now())), now() + interval '10 minutes');
  end if;
end;
$$;

-- One mail for each amount that has been refunded in total, whoever refunded it. A plan that ended with it needs no other mail.
create function private.tell_about_refund(p_subscription_id text, p_invoice_id text, p_user_id uuid, p_refund jsonb)
returns void
language plpgsql set search_path = '' as $$
begin
  if (p_refund ->> 'is_full')::boolean then
    update private.settled_invoices i set is_refunded = true, refund_failed_at = null where i.invoice_id = p_invoice_id;
    if not found and p_invoice_id is not null then
      insert into private.early_refunds (invoice_id) values (p_invoice_id) on conflict do nothing;
    end if;
    perform private.drop_mail('plan-ended:' || p_subscription_id);
  end if;
  perform private.queue_mail('refunded',
    format('refunded:%s:%s', coalesce(p_invoice_id, p_subscription_id), p_refund ->> 'amount'),
    p_user_id, p_refund ->> 'email', p_refund - 'email');
end;
$$;

revoke execute on all functions in schema private from public;

-- Hands out tasks that are due: those with `p_ids`, or the oldest ten. Each is handed out once a minute at most, and less often
-- after failures, so an instance of the service that stops in the middle leaves its tasks to the others. `email` is the confirmed
-- address of the account.
create function public.take_payment_tasks(p_ids uuid[]) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select t.id from private.payment_tasks t
    where t.next_at <= clock_timestamp() and (p_ids is null or t.id = any (p_ids))
    order by t.created_at, t.id limit case when p_ids is null then 10 end for update skip locked
  ), taken as (
    update private.payment_tasks t
    set attempts = t.attempts + 1, next_at = clock_timestamp() + least(interval '1 minute' * 2 ^ least(t.attempts, 9), interval '6 hours')
    from due where t.id = due.id
    returning t.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'kind', k.kind, 'subject', k.subject,
      'subscription_id', k.subscription_id, 'invoice_id', k.invoice_id, 'reason', k.reason, 'attempt', k.attempts,
      'email', coalesce((select p.email from public.profiles p where p.id = k.user_id and p.email_verified), k.email))
    order by k.created_at, k.id), '[]')
  from taken k;
$$;
comment on function public.take_payment_tasks is '@nullable p_ids';
revoke execute on function public.take_payment_tasks from public, anon, authenticated;
grant execute on function public.take_payment_tasks to service_role;

-- Removes a task that is done. For a returned payment, `p_result` is `{ tier, amount, currency, email }`: what was refunded,
-- and the address of the customer. A null result is for a task that nobody needs to be told about.
create function public.finish_payment_task(p_id uuid, p_result jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_task private.payment_tasks;
begin
  delete from private.payment_tasks t where t.id = p_id returning t.* into v_task;
  if found and p_result is not null then
    perform private.tell_about_refund(v_task.subscription_id, v_task.invoice_id, v_task.user_id,
      p_result || jsonb_build_object('reason', v_task.reason, 'is_full', true, 'ends_plan', false));
  end if;
end;
$$;
comment on function public.finish_payment_task is '@nullable p_result';
revoke execute on function public.finish_payment_task from public, anon, authenticated;
grant execute on function public.finish_payment_task to service_role;

create function public.fail_payment_task(p_id uuid, p_error text) returns void
language sql security definer set search_path = '' as $$
  -- Stripe's errors may quote an address.
  update private.payment_tasks t set last_error = left(regexp_replace(p_error, '\S*@\S*', '…', 'g'), 500) where t.id = p_id;
$$;
comment on function public.fail_payment_task is '@returns not null';
revoke execute on function public.fail_payment_task from public, anon, authenticated;
grant execute on function public.fail_payment_task to service_role;

-- Tells the buyer about a refund that was made at Stripe. `p_refund` is `{ subscription_id, invoice_id, tier, amount, currency,
-- is_full, ends_plan, email }`, where `amount` is all that has been refunded of the payment.
create function public.record_refund(p_refund jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant text := p_refund ->> 'subscription_id';
  v_invoice constant text := p_refund ->> 'invoice_id';
  v_returned_for text;
begin
  perform private.lock_subscription(v_subscription);
  v_returned_for := (select i.returned_for from private.settled_invoices i where i.invoice_id = v_invoice);
  -- Whoever returns this payment tells the buyer.
  if exists (select from private.payment_tasks t where t.kind = 'return-payment' and t.invoice_id = v_invoice) then
    return;
  end if;
  perform private.tell_about_refund(v_subscription, v_invoice,
    (select s.user_id from public.subscriptions s where s.id = v_subscription),
    p_refund - 'subscription_id' - 'invoice_id' || jsonb_build_object(
      'reason', coalesce(v_returned_for, 'by-support'),
      'ends_plan', v_returned_for is null and (p_refund ->> 'ends_plan')::boolean));
end;
$$;
comment on function public.record_refund is '@returns not null';
revoke execute on function public.record_refund from public, anon, authenticated;
grant execute on function public.record_refund to service_role;

-- Whether the account that a subscription belonged to was deleted.
create function public.is_orphaned_subscription(p_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_orphaned(p_id);
$$;
comment on function public.is_orphaned_subscription is '@returns not null';
revoke execute on function public.is_orphaned_subscription from public, anon, authenticated;
grant execute on function public.is_orphaned_subscription to service_role;

-- For a refund that the buyer's bank has sent back. False for an invoice of something else.
create function public.record_failed_refund(p_invoice_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.settled_invoices i set is_refunded = false, refund_failed_at = now() where i.invoice_id = p_invoice_id;
  return found;
end;
$$;
comment on function public.record_failed_refund is '@returns not null';
revoke execute on function public.record_failed_refund from public, anon, authenticated;
grant execute on function public.record_failed_refund to service_role;

-- Links guests' purchases whose address has a confirmed account by now. The number of them.
create function public.link_all_purchases() returns integer
language sql volatile security definer set search_path = '' as $$
  select coalesce(sum(private.link_purchases(a.id, a.email)), 0)::integer
  from (select distinct o.id, o.email
        from public.purchases p join public.profiles o on o.email = p.buyer_email and o.email_verified
        where p.user_id is null and p.status = 'paid') a;
$$;
comment on function public.link_all_purchases is '@returns not null';
revoke execute on function public.link_all_purchases from public, anon, authenticated;
grant execute on function public.link_all_purchases to service_role;

-- What an operator must look at, at most 500 of each: `unclaimed`, guests' purchases without a confirmed account for more than
-- a day, by subscription, because logs never contain the id of a session; `overdue`, tasks that have failed for more than an
-- hour; `failed_refunds`, invoices whose buyers must get their money in another way.
create function public.payment_problems() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'unclaimed', (
      select coalesce(jsonb_agg(jsonb_build_object('subscription_id', u.subscription_id, 'since', u.created_at) order by u.created_at), '[]')
      from (select p.subscription_id, p.created_at
            from public.purchases p
            join public.subscriptions s on s.id = p.subscription_id and not private.has_ended(s.status) and not s.returned
            left join public.profiles o on o.id = p.user_id
            where o.email_verified is not true and p.status = 'paid' and p.created_at < now() - interval '1 day'
            order by p.created_at limit 500) u),
    'overdue', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'subject', t.subject, 'since', t.created_at,
          'attempts', t.attempts, 'error', t.last_error) order by t.created_at), '[]')
      from (select * from private.payment_tasks o where o.created_at < now() - interval '1 hour'
            order by o.created_at limit 500) t),
    'failed_refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('invoice_id', f.invoice_id, 'since', f.refund_failed_at)
        order by f.refund_failed_at), '[]')
      from (select * from private.settled_invoices i where i.refund_failed_at is not null
            order by i.refund_failed_at limit 500) f));
$$;
comment on function public.payment_problems is '@returns not null';
revoke execute on function public.payment_problems from public, anon, authenticated;
grant execute on function public.payment_problems to service_role;
