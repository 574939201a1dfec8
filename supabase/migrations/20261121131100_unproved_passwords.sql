-- A password that was set before the owner of an address came does not survive. The password of an unconfirmed account
-- is good only together with the mail of the sign-up that set it. A mail that was asked for otherwise may have been asked
-- for by another person than the one who chose the password: when it confirms the address, the password goes, and the
-- owner chooses one by mail. On hosted Supabase these are a repeated sign-up, which leaves the password as it is, a
-- repeated mail and a password reset.
create table private.sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Where the latest sign-up came from, as a digest; null where the auth service does not say it.
  network_digest text,
  -- Sign-ups came with several passwords or from several networks: nothing shows which person owns the address.
  contested boolean not null default false,
  -- The latest mail is not the one of the sign-up that set the password.
  other_mail boolean not null default false
);

create function private.guard_unproved_password() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_new_password constant boolean := old.encrypted_password is distinct from new.encrypted_password;
begin
  if new.email_confirmed_at is not null then
    if not v_new_password and exists (select from private.sign_ups s where s.user_id = new.id and s.other_mail) then
      new.encrypted_password := '';
    end if;
    delete from private.sign_ups s where s.user_id = new.id;
  -- The auth service of hosted Supabase makes the account first, and then the token of its first mail.
  elsif (coalesce(new.confirmation_token, '') not in ('', coalesce(old.confirmation_token, ''))
         and old.confirmation_sent_at is not null)
        or coalesce(new.recovery_token, '') not in ('', coalesce(old.recovery_token, '')) then
    insert into private.sign_ups as s (user_id, other_mail) values (new.id, not v_new_password)
    on conflict (user_id) do update set other_mail = excluded.other_mail;
  end if;
  return new;
end;
$$;
create trigger guard_unproved_password before update on auth.users
  for each row when (old.email_confirmed_at is null) execute function private.guard_unproved_password();

-- For an auth service that binds each password to its own mail: called after a sign-up.
create function private.remember_sign_up(p_user_id uuid, p_network_digest text, p_same_password boolean) returns void
language sql security definer set search_path = '' as $$
  insert into private.sign_ups as s (user_id, network_digest) values (p_user_id, p_network_digest)
  on conflict (user_id) do update set
    contested = s.contested or not p_same_password or s.network_digest is distinct from excluded.network_digest,
    network_digest = excluded.network_digest;
$$;

-- The mail of a sign-up once more. It keeps the password when it is asked for from where the only sign-up came.
create function private.repeat_sign_up_mail(p_user_id uuid, p_token text, p_network_digest text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_keep constant boolean := exists (
    select from private.sign_ups s
    where s.user_id = p_user_id and s.network_digest = p_network_digest and not s.contested and not s.other_mail);
begin
  update auth.users u set confirmation_token = p_token, confirmation_sent_at = clock_timestamp()
  where u.id = p_user_id;
  update private.sign_ups s set other_mail = not v_keep where s.user_id = p_user_id;
end;
$$;

revoke execute on all functions in schema private from public;
