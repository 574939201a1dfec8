-- Wrong passwords are counted for each account, here and on hosted Supabase by the same rule.

-- For a try that turned out to be none. Called after count_try().
create function private.take_back_try(p_subject text) returns void
language sql security definer set search_path = '' as $$
  update private.rate_limits set tries = tries - 1
  where subject_digest = private.rate_limit_digest(p_subject) and tries > 1;
$$;

-- Counts a try to sign in, after the password was compared. Five wrong ones in 15 minutes lock the address, also for the
-- right password; a right one before that clears the count. Returns 0, or the seconds until the lock ends.
create function private.sign_in_wait(p_email text, p_valid boolean) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_subject constant text := 'sign-in:' || lower(p_email);
  v_wait constant integer := public.count_try(v_subject, 5, 15 * 60);
begin
  if v_wait = 0 and p_valid then
    perform public.forget_tries(v_subject);
  end if;
  return v_wait;
end;
$$;

-- The hook of hosted Supabase ([auth.hook.password_verification_attempt] in config.toml): {"user_id", "valid"}.
create function private.password_verification_attempt(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := (select u.email from auth.users u where u.id = (event ->> 'user_id')::uuid);
  v_wait constant integer := private.sign_in_wait(coalesce(v_email, event ->> 'user_id'), (event ->> 'valid')::boolean);
begin
  if v_wait = 0 then
    return jsonb_build_object('decision', 'continue');
  end if;
  return jsonb_build_object('error', jsonb_build_object(
    'http_code', 429,
    'message', format('Too many sign-in tries. Please try again after %s seconds.', v_wait)));
end;
$$;

-- The owner of a locked account gets in again by choosing a new password.
create function private.forget_sign_in_tries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.forget_tries('sign-in:' || lower(new.email));
  return null;
end;
$$;
create trigger forget_sign_in_tries after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.forget_sign_in_tries();

revoke execute on all functions in schema private from public;

-- Only hosted Supabase has this role; its auth service calls the hook as it.
do $$ begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.password_verification_attempt(jsonb) to supabase_auth_admin;
  end if;
end $$;
