-- The account of a person who paid first. Who has the secret of the browser that paid types its password. Anybody else
-- who knows the checkout gets no further than to a mail, in which the buyer chooses one.

-- In place of waiting for players behind a long query; the push is then repeated. It ends with the transaction.
select set_config('lock_timeout', '2s', true);

-- What the service has noted of an account: `checkout_session`, the checkout that it was made for, and `password_by_mail`
-- when its buyer chooses the password by mail; `contested` when somebody else wanted an account with the address. A plain Postgres keeps the metadata as a text.
create function private.notes_of_account(p_account jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(p_account -> 'raw_app_meta_data')
    when 'string' then (p_account ->> 'raw_app_meta_data')::jsonb else p_account -> 'raw_app_meta_data' end;
$$;

-- Makes room for the account of a purchase that is paid. An account whose address is not confirmed holds nothing and
-- proves nothing. So the one that a sign-up, or another purchase, made for the address goes; and to the browser that paid
-- also the one that was made for this purchase. That one stays for a minute where its password was typed in that browser:
-- the mail of an account made anew would be refused, and the call is a second press.
-- Whoever pays names an address, and nothing shows that it is theirs. Where somebody else wanted an account with it too, no
-- password counts that was typed before the address was confirmed: the buyer chooses it by mail, and it stays so.
-- `state`: `free`; `contested`, the same with a password by mail; `waiting`, with the `id` of the account that was made for
-- the purchase and waits for its mail; `known`, when the address has an account with a confirmed address, or an invitation;
-- `claimed`, when the purchase has an account that this caller gets no further with.
create function public.make_room_for_buyer(p_session_id text, p_is_buyer boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase public.purchases;
  v_account auth.users;
  v_notes jsonb;
  v_is_typed boolean;
  v_is_contested boolean;
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
    return jsonb_build_object('state', case when v_purchase.user_id is null then 'known' else 'claimed' end);
  elsif to_jsonb(v_account) ->> 'invited_at' is not null then
    return jsonb_build_object('state', 'known');
  end if;
  v_notes := private.notes_of_account(to_jsonb(v_account));
  v_is_typed := (v_notes ->> 'password_by_mail')::boolean is not true;
  v_is_contested := v_notes ->> 'checkout_session' is distinct from p_session_id
    or (v_notes ->> 'contested')::boolean is true
    -- The mail to choose a password contests an address too, and there the service asked for it: what others ask for is
    -- the mail of a sign-up.
    or (not v_is_typed and v_account.confirmation_sent_at is not null)
    or exists (select from private.sign_ups s where s.user_id = v_account.id
               and case when v_is_typed then s.contested else s.network_digest is not null end);
  if v_notes ->> 'checkout_session' = p_session_id then
    if v_is_typed and not p_is_buyer then
      return jsonb_build_object('state', 'claimed');
    elsif not p_is_buyer or (v_is_typed and v_account.created_at > clock_timestamp() - interval '1 minute') then
      return jsonb_build_object('state', 'waiting', 'id', v_account.id);
    end if;
  end if;
  perform from public.profiles p where p.id = v_account.id for update;
  -- Otherwise they would go with the account.
  update public.purchases p set user_id = null, claimed_at = null, buyer_email = lower(v_account.email)
  where p.user_id = v_account.id;
  update public.subscriptions s set user_id = null where s.user_id = v_account.id;
  delete from auth.users u where u.id = v_account.id;
  return jsonb_build_object('state', case when v_is_contested then 'contested' else 'free' end);
end;
$$;

-- The account is asked for by `make_room_for_buyer` now.
drop function public.account_for_purchase(text);

-- The password of such an account is set when it is made, or by its owner after the mail was opened. What anybody sets in
-- between, by a sign-up with the same address, is no password.
create function private.keep_password_of_buyer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.notes_of_account(to_jsonb(old)) ? 'checkout_session' then
    new.encrypted_password := '';
  end if;
  return new;
end;
$$;
create trigger keep_password_of_buyer before update on auth.users
  for each row when (old.email_confirmed_at is null and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.keep_password_of_buyer();

revoke execute on all functions in schema private from public;
revoke execute on function public.make_room_for_buyer(text, boolean) from public, anon, authenticated;
grant execute on function public.make_room_for_buyer(text, boolean) to service_role;
