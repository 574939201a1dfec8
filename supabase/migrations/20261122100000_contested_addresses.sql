-- An address is contested when several persons may have signed up with it: nothing shows which of them owns it. Then no
-- password that was set before the confirmation survives it, whoever came first and whichever mail is opened. An address
-- stays contested until it is confirmed; its owner then chooses a password by mail.

-- In place of waiting for players behind a long query; the push is then repeated. It ends with the transaction.
select set_config('lock_timeout', '2s', true);

-- "The latest mail is not the one of the sign-up" was forgotten at the next sign-up, which may be the other person's.
update private.sign_ups set contested = true where other_mail;
alter table private.sign_ups drop column other_mail;

create or replace function private.guard_unproved_password() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_new_password constant boolean := old.encrypted_password is distinct from new.encrypted_password;
begin
  if new.email_confirmed_at is not null then
    if not v_new_password and exists (select from private.sign_ups s where s.user_id = new.id and s.contested) then
      new.encrypted_password := '';
    end if;
    delete from private.sign_ups s where s.user_id = new.id;
  -- A further mail, which does not come with a password. The auth service of hosted Supabase makes the account first, and
  -- then the token of its first mail.
  elsif (coalesce(new.confirmation_token, '') not in ('', coalesce(old.confirmation_token, ''))
         and old.confirmation_sent_at is not null)
        or coalesce(new.recovery_token, '') not in ('', coalesce(old.recovery_token, '')) then
    insert into private.sign_ups as s (user_id, contested) values (new.id, not v_new_password)
    on conflict (user_id) do update set contested = s.contested or excluded.contested;
  end if;
  return new;
end;
$$;

-- For an auth service that knows where a call comes from. It calls this for each sign-up and each repeated mail before it
-- changes an account, and after it has made one; also for calls that a limit refuses, because they show a second person as
-- well. Only an address that waits for its confirmation can be contested.
drop function private.remember_sign_up(uuid, text, boolean);
create function private.note_sign_up(p_email text, p_network_digest text, p_same_password boolean) returns void
language sql security definer set search_path = '' as $$
  insert into private.sign_ups as s (user_id, network_digest, contested)
  select u.id, p_network_digest, not p_same_password
  from auth.users u where u.email = p_email and u.email_confirmed_at is null
  for no key update
  on conflict (user_id) do update set
    contested = s.contested or excluded.contested or s.network_digest is distinct from excluded.network_digest;
$$;

-- The mail of a sign-up once more, after note_sign_up(). It contests nothing by itself: the person who signed up may well
-- ask for it. Returns false when the address was confirmed meanwhile.
drop function private.repeat_sign_up_mail(uuid, text, text);
create function private.repeat_sign_up_mail(p_user_id uuid, p_token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_contested boolean;
begin
  perform from auth.users u where u.id = p_user_id and u.email_confirmed_at is null for no key update;
  if not found then
    return false;
  end if;
  select s.contested into v_contested from private.sign_ups s where s.user_id = p_user_id;
  update auth.users u set confirmation_token = p_token, confirmation_sent_at = clock_timestamp()
  where u.id = p_user_id;
  update private.sign_ups s set contested = coalesce(v_contested, true) where s.user_id = p_user_id;
  return true;
end;
$$;

revoke execute on all functions in schema private from public;
