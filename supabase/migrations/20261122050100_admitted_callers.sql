-- Who makes a call of the payments service, and whether they may try once more, in one round trip. The service sends the
-- caller's own token, which the Data API checks, so `auth.uid()` is the caller. A caller can make this call directly too: it
-- counts only their own tries, and by figures that they cannot choose.

-- Calls of one person and one kind in ten minutes. A person needs a few; a payment on its way is asked for more often.
create function private.tries_of_person(p_call text) returns integer
language sql immutable strict set search_path = '' as $$
  select case p_call when 'verify' then 60 else 20 end;
$$;

-- `wait_seconds` is 0 when the call is allowed. `email` is in lower case, and null unless its owner has proved it.
create function public.admit_caller(p_call text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.require_player();
  v_email text;
begin
  perform private.require_open_session();
  if (p_call in ('checkout', 'verify', 'portal', 'end', 'receipt', 'invite')) is not true then
    raise exception 'There is no such call.' using errcode = '22023', hint = 'unknown-call';
  end if;
  select lower(u.email) into v_email from auth.users u where u.id = v_user_id and u.email_confirmed_at is not null;
  return jsonb_build_object('id', v_user_id, 'email', v_email,
    'wait_seconds', public.count_try(p_call || ':person:' || v_user_id, private.tries_of_person(p_call), 600));
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.admit_caller(text) from public, anon, service_role;
grant execute on function public.admit_caller(text) to authenticated;
