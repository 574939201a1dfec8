-- What the auth service stores about an account.

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
