-- What only the backend of the local stack used has gone to it: where sign-ups came from, the mail of a sign-up once more, a
-- try that is taken back, and the triggers that refused writes where a backend had granted all tables to every role. The
-- rights of the tables say the same, and the local stack keeps them now.

-- In place of waiting for players behind a long query; the push is then repeated. It ends with the transaction.
select set_config('lock_timeout', '2s', true);

-- The triggers go with their functions.
drop function private.refuse_user_write() cascade;
drop function private.refuse_api_write() cascade;

drop function private.note_sign_up(text, text, boolean);
drop function private.repeat_sign_up_mail(uuid, text);
drop function private.take_back_try(text);

-- As before, but for the network: a sign-up with the address of the buyer has sent a mail.
create or replace function public.make_room_for_buyer(p_session_id text, p_is_buyer boolean) returns jsonb
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
    or (v_is_typed and exists (select from private.sign_ups s where s.user_id = v_account.id and s.contested));
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

alter table private.sign_ups drop column network_digest;

revoke execute on all functions in schema private from public;
