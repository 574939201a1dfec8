-- Accounts: passwords that were set before an address was confirmed, invitations, the export of all data, and deletion.

-- A password set before the owner of an address arrived does not survive. The password of an unconfirmed account is only good
-- together with the mail of the sign-up that set it: any other mail may have been requested by another person than the one who
-- chose the password. If such a mail confirms the address, the password is cleared and the owner chooses one by mail. On hosted
-- Supabase this covers a repeated sign-up (which keeps the password), a repeated mail and a password reset.
create table private.sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Several people may have signed up with the address, and nothing shows which of them owns it.
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

create function private.guard_unverified_password() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_new_password constant boolean := old.encrypted_password is distinct from new.encrypted_password;
begin
  if new.email_confirmed_at is not null then
    if not v_new_password and exists (select from private.sign_ups s where s.user_id = new.id and s.conflicting) then
      new.encrypted_password := '';
    end if;
    delete from private.sign_ups s where s.user_id = new.id;
  -- A further mail, which comes without a password. Hosted Supabase makes the account first, and then the token of its first
  -- mail.
  elsif (coalesce(new.confirmation_token, '') not in ('', coalesce(old.confirmation_token, ''))
         and old.confirmation_sent_at is not null)
        or coalesce(new.recovery_token, '') not in ('', coalesce(old.recovery_token, '')) then
    insert into private.sign_ups as s (user_id, conflicting) values (new.id, not v_new_password)
    on conflict (user_id) do update set conflicting = s.conflicting or excluded.conflicting;
  end if;
  return new;
end;
$$;

create trigger guard_unverified_password before update on auth.users
  for each row when (old.email_confirmed_at is null) execute function private.guard_unverified_password();

create function private.delete_old_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.invitations i where i.created_at < now() - interval '1 year';
  return null;
end;
$$;

create trigger delete_old_invitations after insert on public.invitations
  for each statement execute function private.delete_old_invitations();

-- The tables with a player's rows, which are those deleted with the account. `condition` selects the rows of user $1. It is
-- read from the foreign keys so that a new table is exported as soon as it exists.
create function private.player_tables() returns table (name text, condition text)
language sql stable set search_path = '' as $$
  select c.conrelid::regclass::text, string_agg(format('%I = $1', a.attname), ' or ')
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  -- The foreign keys of partitions are those of their table.
  where c.contype = 'f' and c.confdeltype = 'c' and c.conparentid = 0
    and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
    and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
  group by c.conrelid;
$$;

-- The columns of the auth server differ between versions; missing ones are null. The metadata are the answers of the sign-up,
-- which a plain Postgres stores as a JSON string.
create function private.export_account(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id,
    'email', u.email,
    'email_confirmed_at', u.email_confirmed_at,
    'created_at', r.account -> 'created_at',
    'last_sign_in_at', r.account -> 'last_sign_in_at',
    'metadata', case jsonb_typeof(r.account -> 'raw_user_meta_data')
      when 'string' then (r.account ->> 'raw_user_meta_data')::jsonb else r.account -> 'raw_user_meta_data' end)
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
-- buyer chooses the password by mail; `conflicting` if somebody else wanted an account with the address. A plain Postgres stores
-- the metadata as text.
create function private.app_metadata_of(p_account jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(p_account -> 'raw_app_meta_data')
    when 'string' then (p_account ->> 'raw_app_meta_data')::jsonb else p_account -> 'raw_app_meta_data' end;
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
-- into JSON only after they are sorted and limited. A report belongs to its reporter, but the id of the reported account must
-- not appear in an export.
create function private.page_statement(p_table regclass, p_condition text, p_most integer) returns text
language sql stable set search_path = '' as $$
  select format('select to_jsonb(p.r) - ''subject_id'' as row, p.key from (
      select r, jsonb_build_array(%s) as key from %s r
      where (%s) and ($2 is null or (%s) > (%s)) order by %s limit %s) p',
    k.columns, p_table, p_condition, k.columns, k.values, k.columns, p_most)
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
  where case when v_purchase.user_id is null then lower(u.email) = v_purchase.buyer_email
    else u.id = v_purchase.user_id end
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
