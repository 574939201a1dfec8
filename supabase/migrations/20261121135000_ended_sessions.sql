-- What is left when a session or an account ends.

-- A token is good for up to an hour after its session ended, by a sign-out or by a new password. It must not be enough to
-- take all data along or to delete the account. A token that names no session cannot be checked.
create function private.require_open_session() returns void
language plpgsql stable set search_path = '' as $$
declare
  v_session_id constant text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
  v_open boolean := true;
begin
  if v_session_id is not null and to_regclass('auth.sessions') is not null then
    execute 'select exists (select from auth.sessions s where s.id::text = $1 and s.user_id = $2)'
      into v_open using v_session_id, auth.uid();
  end if;
  if not v_open then
    raise exception 'Your session is over. Please sign in again.' using errcode = '42501', hint = 'session-over';
  end if;
end;
$$;

create or replace function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_table record;
  v_rows jsonb;
  v_tables jsonb := '{}';
  v_sessions jsonb := '[]';
begin
  perform private.require_open_session();
  for v_table in select t.name, t.condition from private.tables_of_players() t loop
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from %s r where %s', v_table.name, v_table.condition)
      into v_rows using v_user_id;
    v_tables := v_tables || jsonb_build_object(regexp_replace(v_table.name, '^public\.', ''), v_rows);
  end loop;
  -- Where the account is signed in; the tokens are not shown.
  if to_regclass('auth.sessions') is not null then
    execute 'select coalesce(jsonb_agg(jsonb_build_object(''created_at'', s.created_at, ''ip'', s.ip,
      ''user_agent'', s.user_agent)), ''[]'') from auth.sessions s where s.user_id = $1'
      into v_sessions using v_user_id;
  end if;
  return jsonb_build_object('exported_at', now(), 'account', private.export_account(v_user_id),
    'sessions', v_sessions, 'tables', v_tables);
end;
$$;

create or replace function public.delete_user_account(user_id_to_delete uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_player();
begin
  perform private.require_open_session();
  if user_id_to_delete is distinct from v_user_id then
    raise exception 'You can only delete your own account.' using errcode = '42501', hint = 'not-your-account';
  end if;
  if private.has_live_subscription(v_user_id) then
    raise exception 'Please cancel your subscription first. Then you can delete your account.'
      using errcode = 'PT409', hint = 'subscription-live';
  end if;
  delete from auth.users u where u.id = v_user_id;
end;
$$;

-- The auth service notes each sign-out and renewed session with the address of the account. The notes of an account go
-- with it. The table differs between versions of the service, and its owner may refuse.
create function private.forget_audit_of_account() returns trigger
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
create trigger forget_audit_of_account after delete on auth.users
  for each row execute function private.forget_audit_of_account();

-- What a person stores with their own account, by the auth service: the product needs a few hundred bytes. The service
-- merges each change into the rest, so that a limit for one request is none. The embedded auth service refuses more than
-- 16 kB of JSON in words; here it has the length that Postgres writes it with.
create function private.limit_account_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 32768 then
    raise exception 'More than 16 kB cannot be stored with an account.' using errcode = '22023', hint = 'metadata-too-long';
  end if;
  return new;
end;
$$;
create trigger limit_account_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.limit_account_metadata();

revoke execute on all functions in schema private from public;
