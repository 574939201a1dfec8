-- The functions of the payments service. Each writes an event and its effects in one transaction, and may be called any
-- number of times, in any order, at the same time. A player's profile is locked before anything else of the player.
--
-- `p_event` is `{ id, type }`, or null for a call that no event of Stripe caused.
-- `p_subscription` is a row of `subscriptions` as the service has just read it from Stripe, without `dispute_read_at`;
-- `disputed` is null where the service did not ask. `p_purchase` is a row of `purchases`.
-- `user_id` in both is who began the checkout while signed in, and null for a guest.

-- False for an event whose effects are in the database already.
create function private.see_event(p_event jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  if p_event is null then
    return true;
  end if;
  -- Stripe sends an event again for three days; `reconcile` reads 30 days back.
  delete from public.stripe_events e where e.received_at < now() - interval '90 days';
  insert into public.stripe_events (id, type) values (p_event ->> 'id', p_event ->> 'type')
  on conflict (id) do nothing;
  return found;
end;
$$;

-- The subscriptions that must not go on: all paid ones of a player but the first. One person pays once.
create function private.redundant_subscriptions(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(s.id), '[]') from public.subscriptions s
  where s.user_id = p_user_id and s.paid and not private.has_ended(s.status)
    and exists (
      select from public.subscriptions o
      where o.user_id = p_user_id and o.paid and not private.has_ended(o.status)
        and (o.started_at, o.id) < (s.started_at, s.id));
$$;

create function private.store_subscription(p_subscription jsonb, p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_new constant public.subscriptions := jsonb_populate_record(null::public.subscriptions, p_subscription);
begin
  -- It is over, and was never seen here; its buyer may have deleted the account.
  if private.has_ended(v_new.status) and not exists (select from public.subscriptions s where s.id = v_new.id) then
    return;
  end if;
  insert into public.subscriptions as s (id, user_id, customer_id, tier, status, paid, cancel_at_period_end, started_at,
    current_period_start, current_period_end, ended_at, read_at)
  values (v_new.id, p_user_id, v_new.customer_id, v_new.tier, v_new.status, v_new.paid, v_new.cancel_at_period_end,
    v_new.started_at, v_new.current_period_start, v_new.current_period_end, v_new.ended_at, v_new.read_at)
  on conflict (id) do update set
    customer_id = excluded.customer_id, tier = excluded.tier, status = excluded.status,
    cancel_at_period_end = excluded.cancel_at_period_end, current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end, ended_at = excluded.ended_at, read_at = excluded.read_at
  where s.read_at <= excluded.read_at and not private.has_ended(s.status);
  -- What does not go back: a payment that arrived, and whose subscription it is.
  update public.subscriptions s set paid = s.paid or v_new.paid, user_id = coalesce(s.user_id, p_user_id)
  where s.id = v_new.id and ((v_new.paid and not s.paid) or (s.user_id is null and p_user_id is not null));
  update public.subscriptions s set disputed = v_new.disputed, dispute_read_at = v_new.read_at
  where s.id = v_new.id and v_new.disputed is not null
    and (s.dispute_read_at is null or s.dispute_read_at <= v_new.read_at);
end;
$$;

-- For a subscription whose buyer deleted the account: it is not stored, and ends.
create function private.of_gone_account(p_subscription jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('user_id', null, 'seen_before', false, 'redundant',
    case when private.has_ended(p_subscription ->> 'status') then '[]'::jsonb
      else jsonb_build_array(p_subscription -> 'id') end);
$$;

create function private.payment_outcome(p_user_id uuid, p_seen_before boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('user_id', p_user_id, 'seen_before', p_seen_before,
    'redundant', private.redundant_subscriptions(p_user_id));
$$;

-- Brings a subscription up to date, whoever bought it.
create function public.sync_subscription(p_event jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant text := p_subscription ->> 'id';
  v_named constant uuid := (p_subscription ->> 'user_id')::uuid;
  v_user_id uuid;
  v_is_new boolean;
begin
  select coalesce(
    (select s.user_id from public.subscriptions s where s.id = v_id),
    (select p.user_id from public.purchases p where p.subscription_id = v_id and p.user_id is not null limit 1),
    v_named) into v_user_id;
  if v_user_id is not null then
    perform from public.profiles p where p.id = v_user_id for update;
    if not found then
      return private.of_gone_account(p_subscription);
    end if;
  end if;
  v_is_new := private.see_event(p_event);
  if v_is_new then
    perform private.store_subscription(p_subscription, v_user_id);
    -- A claim may have come in between.
    select s.user_id into v_user_id from public.subscriptions s where s.id = v_id;
    if v_user_id is not null then
      perform private.show_subscription(v_user_id);
    end if;
  end if;
  return private.payment_outcome(v_user_id, not v_is_new);
end;
$$;
comment on function public.sync_subscription(jsonb, jsonb) is '@nullable p_event';

-- Records a finished checkout and what it bought. A payment that has arrived is never taken back here.
create function public.fulfil_checkout(p_event jsonb, p_purchase jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_new constant public.purchases := jsonb_populate_record(null::public.purchases, p_purchase);
  v_user_id uuid;
  v_is_new boolean;
begin
  select coalesce((select p.user_id from public.purchases p where p.session_id = v_new.session_id), v_new.user_id)
    into v_user_id;
  if v_user_id is not null then
    perform from public.profiles p where p.id = v_user_id for update;
    if not found then
      return private.of_gone_account(p_subscription);
    end if;
  end if;
  v_is_new := private.see_event(p_event);
  if v_is_new and private.has_ended(p_subscription ->> 'status')
     and not exists (select from public.purchases p where p.session_id = v_new.session_id) then
    -- It opens nothing any more, and its buyer may have deleted the account.
    perform public.close_checkout(v_new.session_id);
  elsif v_is_new then
    insert into public.purchases as p (session_id, user_id, buyer_email, customer_id, subscription_id, tier, amount_total,
      currency, status, created_at, claimed_at)
    values (v_new.session_id, v_user_id, case when v_user_id is null then lower(v_new.buyer_email) end, v_new.customer_id,
      v_new.subscription_id, v_new.tier, v_new.amount_total, v_new.currency, v_new.status, v_new.created_at,
      case when v_user_id is not null then now() end)
    on conflict (session_id) do update set status = excluded.status
    where p.status <> 'paid' and not (p.status = 'failed' and excluded.status = 'unpaid');
    select p.user_id into v_user_id from public.purchases p where p.session_id = v_new.session_id;
    if p_subscription is not null then
      perform private.store_subscription(p_subscription, v_user_id);
    end if;
    if v_user_id is not null then
      perform private.show_subscription(v_user_id);
    end if;
    if v_new.status <> 'unpaid' then
      perform public.close_checkout(v_new.session_id);
    end if;
  end if;
  return private.payment_outcome(v_user_id, not v_is_new);
end;
$$;
comment on function public.fulfil_checkout(jsonb, jsonb, jsonb) is '@nullable p_event p_subscription';

-- For a checkout that is over: the buyer may begin another one.
create function public.close_checkout(p_session_id text) returns void
language sql security definer set search_path = '' as $$
  update public.checkouts c set closed_at = now() where c.session_id = p_session_id and c.closed_at is null;
$$;
comment on function public.close_checkout(text) is '@returns not null';

-- The one open checkout of a buyer; begins it when there is none. `p_guest_key` is the random id of a guest's browser.
-- `state`: `open`; `subscribed`, `payment-pending`, or `paid` for a guest, when the buyer must not pay again.
create function public.open_checkout(p_user_id uuid, p_guest_key uuid, p_tier text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_buyer constant text := case when p_user_id is null
    then 'guest:' || coalesce(p_guest_key, gen_random_uuid()) else 'user:' || p_user_id end;
  v_checkout public.checkouts;
begin
  if p_user_id is not null then
    perform from public.profiles p where p.id = p_user_id for update;
    if not found then
      raise exception 'This account does not exist any more.' using errcode = '42501', hint = 'account-gone';
    end if;
    if private.has_live_subscription(p_user_id) then
      return jsonb_build_object('state', case
        when exists (select from public.subscriptions s
                     where s.user_id = p_user_id and not private.has_ended(s.status) and not s.paid)
         and not exists (select from public.subscriptions s
                         where s.user_id = p_user_id and not private.has_ended(s.status) and s.paid)
        then 'payment-pending' else 'subscribed' end);
    end if;
  elsif exists (select from public.checkouts c join public.purchases p on p.session_id = c.session_id
                where c.buyer = v_buyer and p.status = 'paid') then
    return jsonb_build_object('state', 'paid');
  end if;
  delete from public.checkouts c where c.created_at < now() - interval '90 days';
  -- Stripe forgets an idempotency key, and closes a session, after 24 hours.
  update public.checkouts c set closed_at = now()
  where c.buyer = v_buyer and c.closed_at is null
    and (c.created_at < now() - interval '23 hours' or c.tier <> p_tier);
  insert into public.checkouts (buyer, user_id, tier) values (v_buyer, p_user_id, p_tier)
  on conflict (buyer) where closed_at is null do nothing;
  select c.* into strict v_checkout from public.checkouts c where c.buyer = v_buyer and c.closed_at is null;
  return jsonb_build_object('state', 'open', 'id', v_checkout.id, 'session_id', v_checkout.session_id);
end;
$$;
comment on function public.open_checkout(uuid, uuid, text) is '@nullable p_user_id p_guest_key';

-- Gives a purchase to the account that its buyer made or signed in to. The service has seen the session's id, which only
-- the buyer has, and the account has the address that was given at the checkout.
-- `outcome`: `claimed`, also when it was before; `taken`, `other-email`, `not-found`.
create function public.claim_purchase(p_session_id text, p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
  v_purchase public.purchases;
begin
  select lower(p.email) into v_email from public.profiles p where p.id = p_user_id for update;
  select p.* into v_purchase from public.purchases p
  where p.session_id = p_session_id and p.status = 'paid' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found', 'redundant', '[]'::jsonb);
  elsif v_purchase.user_id is not null and v_purchase.user_id is distinct from p_user_id then
    return jsonb_build_object('outcome', 'taken', 'redundant', '[]'::jsonb);
  elsif v_purchase.user_id is null then
    if v_email is null or v_email is distinct from v_purchase.buyer_email then
      return jsonb_build_object('outcome', 'other-email', 'redundant', '[]'::jsonb);
    end if;
    update public.purchases p set user_id = p_user_id, claimed_at = now(), buyer_email = null
    where p.session_id = p_session_id;
    update public.subscriptions s set user_id = p_user_id
    where s.id = v_purchase.subscription_id and s.user_id is null;
    perform private.show_subscription(p_user_id);
  end if;
  return jsonb_build_object('outcome', 'claimed', 'redundant', private.redundant_subscriptions(p_user_id));
end;
$$;

-- The account that was made for a purchase, when its maker was stopped before the claim; null for any other account.
create function public.account_for_purchase(p_session_id text) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users u, to_jsonb(u) r (account), public.purchases p
  where p.session_id = p_session_id and lower(u.email) = p.buyer_email
    and (case jsonb_typeof(r.account -> 'raw_app_meta_data')
           when 'string' then (r.account ->> 'raw_app_meta_data')::jsonb else r.account -> 'raw_app_meta_data' end
        ) ->> 'checkout_session' = p_session_id;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.sync_subscription(jsonb, jsonb), public.fulfil_checkout(jsonb, jsonb, jsonb),
  public.close_checkout(text), public.open_checkout(uuid, uuid, text), public.claim_purchase(text, uuid),
  public.account_for_purchase(text)
  from public, anon, authenticated;
grant execute on function public.sync_subscription(jsonb, jsonb), public.fulfil_checkout(jsonb, jsonb, jsonb),
  public.close_checkout(text), public.open_checkout(uuid, uuid, text), public.claim_purchase(text, uuid),
  public.account_for_purchase(text)
  to service_role;
