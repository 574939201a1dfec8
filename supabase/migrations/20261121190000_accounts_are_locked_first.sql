-- Who needs both locks the account before its profile, as a deletion by the auth service and a change of the address do.
-- In the reverse order one of two calls failed as a deadlock.

-- As before, with the account. Whoever changes the profile for a second time in one transaction needs it, because
-- Postgres then checks that the account is still there: two dailies in one list, or a session that counts for the streak.
create or replace function private.lock_player() returns uuid
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'Please sign in first.' using errcode = '42501', hint = 'not-signed-in';
  end if;
  perform from auth.users u where u.id = v_user_id for key share;
  perform from public.profiles p where p.id = v_user_id for update;
  if not found then
    -- A token outlives its account by up to an hour.
    raise exception 'This account does not exist any more.' using errcode = '42501', hint = 'account-gone';
  end if;
  return v_user_id;
end;
$$;

-- As before, but it locks the account at once as firmly as it will need it.
create or replace function public.delete_user_account(user_id_to_delete uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  perform from auth.users u where u.id = auth.uid() for update;
  v_user_id := private.lock_player();
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

revoke execute on all functions in schema private from public;
