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
