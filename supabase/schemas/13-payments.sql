-- Payments. Stripe is the source of truth; these rows hold the newest state that the payments service has read, so that a page
-- does not wait for Stripe. Only the service writes them, through the functions at the end of this file. Each of those writes
-- an event and its effects in one transaction and may be called any number of times, in any order and concurrently. What must
-- happen at Stripe or by mail follows from rows that the same transaction writes, see `23-mails` and `24-settlements`.
--
-- Their arguments: `p_event` is `{ id, type }`, or null if no Stripe event caused the call. `p_subscription` is a row of
-- `subscriptions` as the service has just read it from Stripe; `disputed` is null if the service did not ask. It also has
-- `email`, the address of the customer, and `invoice`, which is `{ id, paid_at, amount, currency, is_first, retries_at }` or
-- null. `p_purchase` is a row of `purchases` with `objection`, why the payment must be returned, or null. In both, `user_id` is
-- the signed-in buyer who started the checkout, or null for a guest.

create table public.subscriptions (
  id text primary key,
  -- Null until the buyer has an account.
  user_id uuid references public.profiles (id) on delete cascade,
  customer_id text not null,
  tier text not null check (tier ~ '^[a-z]{1,32}$' and tier <> 'free'),
  status text not null,
  -- A payment has arrived. Stripe calls a subscription active while a slow payment is still pending.
  paid boolean not null default false,
  cancel_at_period_end boolean not null default false,
  -- When it ends if nobody changes that; null if it renews.
  cancel_at timestamptz,
  -- Support has paused the collection of payments. The plan stays active.
  collection_paused boolean not null default false,
  started_at timestamptz not null,
  current_period_start timestamptz,
  current_period_end timestamptz,
  ended_at timestamptz,
  -- The newest invoice.
  invoice_id text,
  -- Why the payments are sent back and the subscription ends: it no longer grants anything.
  returned_for text,
  returned boolean generated always as (returned_for is not null) stored,
  -- When Stripe responded with this state, by Stripe's clock: an older state never replaces a newer one.
  read_at timestamptz not null,
  -- The buyer has asked their bank to reverse the payment, as of `dispute_read_at`.
  disputed boolean not null default false,
  dispute_read_at timestamptz
);

create index subscriptions_by_user on public.subscriptions (user_id);

alter table public.subscriptions enable row level security, force row level security;
revoke all on table public.subscriptions from anon, authenticated;
grant select on table public.subscriptions to authenticated;
grant all on table public.subscriptions to service_role;

create policy "Players read their own subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- A finished checkout. A guest's purchase waits until its buyer claims it, once.
create table public.purchases (
  session_id text primary key,
  user_id uuid references public.profiles (id) on delete cascade,
  -- Kept until the purchase has an account.
  buyer_email text,
  customer_id text not null,
  subscription_id text not null,
  tier text not null check (tier ~ '^[a-z]{1,32}$' and tier <> 'free'),
  -- Cents, with the currency in lower case.
  amount_total integer not null check (amount_total >= 0),
  currency text not null,
  status text not null check (status in ('unpaid', 'paid', 'failed')),
  created_at timestamptz not null default now(),
  claimed_at timestamptz
);

create index purchases_by_user on public.purchases (user_id);
-- Those that wait for an account.
create index purchases_by_email on public.purchases (buyer_email) where user_id is null;
create index purchases_by_subscription on public.purchases (subscription_id);

alter table public.purchases enable row level security, force row level security;
revoke all on table public.purchases from anon, authenticated;
grant select on table public.purchases to authenticated;
grant all on table public.purchases to service_role;

create policy "Players read their own purchases" on public.purchases
  for select to authenticated using (user_id = (select private.signed_in_player()));

-- A started checkout. Its id is the idempotency key for Stripe: a buyer who starts twice, or in two tabs, has one open row and
-- therefore one checkout session.
create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  -- `user:` and the user's id, or `guest:` and a random id made by the guest's browser.
  buyer text not null,
  user_id uuid references public.profiles (id) on delete cascade,
  tier text not null check (tier ~ '^[a-z]{1,32}$' and tier <> 'free'),
  -- What its session sells.
  price_id text not null,
  session_id text unique,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);

create unique index checkouts_open on public.checkouts (buyer) where closed_at is null;
create index checkouts_by_user on public.checkouts (user_id);
create index checkouts_by_time on public.checkouts (created_at);

alter table public.checkouts enable row level security, force row level security;
revoke all on table public.checkouts from anon, authenticated;
grant all on table public.checkouts to service_role;

-- Events whose effects are in the database. Stripe resends an event until it gets a success response.
create table public.stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);

create index stripe_events_by_time on public.stripe_events (received_at);

alter table public.stripe_events enable row level security, force row level security;
revoke all on table public.stripe_events from anon, authenticated;
grant all on table public.stripe_events to service_role;

-- Stripe never leaves these states. Any other status, known or not, may still charge a card.
create function private.has_ended(p_status text) returns boolean
language sql immutable strict set search_path = '' as $$
  select p_status in ('canceled', 'incomplete_expired');
$$;

-- Whether something at Stripe may still charge the player. Deleting the account would lose the link to it, so it must be
-- canceled first. An unknown status counts as live. A player may have more subscriptions than the one shown in the profile.
create function private.has_live_subscription(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.subscriptions s where s.user_id = p_user_id and not private.has_ended(s.status))
    or coalesce((
      select p.stripe_subscription_id is not null
         and coalesce(p.subscription_status, '') not in ('canceled', 'incomplete_expired', 'inactive')
      from public.profiles p where p.id = p_user_id), false);
$$;

-- Access stays open while Stripe retries a card (`past_due`).
create function private.grants_access(p_subscription public.subscriptions) returns boolean
language sql immutable set search_path = '' as $$
  select p_subscription.paid and not p_subscription.disputed and not p_subscription.returned
    and p_subscription.status in ('active', 'trialing', 'past_due');
$$;

-- The plan is open, or on hold until a payment arrives or a bank has decided.
create function private.has_plan(p_subscription public.subscriptions) returns boolean
language sql immutable set search_path = '' as $$
  select p_subscription.paid and not p_subscription.returned and not private.has_ended(p_subscription.status);
$$;

-- Shows in the profile what the player's subscriptions grant. The profile stays locked until the transaction ends, so the
-- second of two transactions sees what the first one wrote. An unchanged profile is not written again: its row, indexes and
-- triggers cost more than everything else here.
create function private.apply_subscription(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_shown public.subscriptions;
  v_open boolean;
begin
  perform from public.profiles p where p.id = p_user_id for update;
  select s.* into v_shown from public.subscriptions s where s.user_id = p_user_id
  order by private.grants_access(s) desc, private.has_ended(s.status), s.started_at desc, s.id limit 1;
  if not found then
    return;
  end if;
  v_open := private.grants_access(v_shown);
  update public.profiles p set
    is_subscribed = shown.is_subscribed,
    subscription_tier = shown.tier,
    subscription_status = v_shown.status,
    stripe_customer_id = v_shown.customer_id,
    stripe_subscription_id = v_shown.id,
    subscription_start_date = v_shown.started_at,
    subscription_end_date = shown.ends_at,
    current_period_start = v_shown.current_period_start,
    current_period_end = v_shown.current_period_end
  from (select v_open as is_subscribed,
          case when v_open then v_shown.tier else 'free' end as tier,
          coalesce(v_shown.ended_at, v_shown.cancel_at, case when v_shown.cancel_at_period_end then v_shown.current_period_end end)
            as ends_at) shown
  where p.id = p_user_id
    and (p.is_subscribed, p.subscription_tier, p.subscription_status, p.stripe_customer_id, p.stripe_subscription_id,
         p.subscription_start_date, p.subscription_end_date, p.current_period_start, p.current_period_end)
      is distinct from
        (shown.is_subscribed, shown.tier, v_shown.status, v_shown.customer_id, v_shown.id,
         v_shown.started_at, shown.ends_at, v_shown.current_period_start, v_shown.current_period_end);
end;
$$;

-- False for an event whose effects are already in the database.
create function private.record_event(p_event jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  if p_event is null then
    return true;
  end if;
  -- Stripe resends an event for three days, and `reconcile` reads 30 days back.
  delete from public.stripe_events e where e.received_at < now() - interval '90 days';
  insert into public.stripe_events (id, type) values (p_event ->> 'id', p_event ->> 'type')
  on conflict (id) do nothing;
  return found;
end;
$$;

create function private.store_subscription(p_subscription jsonb, p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_new constant public.subscriptions := jsonb_populate_record(null::public.subscriptions, p_subscription);
  v_old public.subscriptions;
begin
  select s.* into v_old from public.subscriptions s where s.id = v_new.id;
  -- It is over and was never seen here; its buyer may have deleted the account.
  if v_old.id is null and private.has_ended(v_new.status) then
    return;
  end if;
  -- Stripe's clock has whole seconds, so the order of two responses may be unknown. Then it is asked once more, a little later.
  if abs(extract(epoch from v_new.read_at - v_old.read_at)) <= 1
     and not private.has_ended(v_old.status) and not private.has_ended(v_new.status)
     and row(v_old.status, v_old.cancel_at_period_end, v_old.cancel_at, v_old.collection_paused, v_old.current_period_end,
             v_old.invoice_id)
       is distinct from row(v_new.status, v_new.cancel_at_period_end, v_new.cancel_at, v_new.collection_paused,
             v_new.current_period_end, v_new.invoice_id) then
    perform private.order_sync(v_new.id, p_user_id);
  end if;
  insert into public.subscriptions as s (id, user_id, customer_id, tier, status, paid, cancel_at_period_end, cancel_at,
    collection_paused, started_at, current_period_start, current_period_end, ended_at, invoice_id, read_at)
  values (v_new.id, p_user_id, v_new.customer_id, v_new.tier, v_new.status, v_new.paid, v_new.cancel_at_period_end,
    v_new.cancel_at, v_new.collection_paused, v_new.started_at, v_new.current_period_start, v_new.current_period_end,
    v_new.ended_at, v_new.invoice_id, v_new.read_at)
  on conflict (id) do update set
    customer_id = excluded.customer_id, tier = excluded.tier, status = excluded.status,
    cancel_at_period_end = excluded.cancel_at_period_end, cancel_at = excluded.cancel_at,
    collection_paused = excluded.collection_paused, current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end, ended_at = excluded.ended_at, invoice_id = excluded.invoice_id,
    read_at = excluded.read_at
  where (s.read_at <= excluded.read_at or private.has_ended(excluded.status)) and not private.has_ended(s.status);
  -- Never reverted: a payment that arrived, and the owner.
  update public.subscriptions s set paid = s.paid or v_new.paid, user_id = coalesce(s.user_id, p_user_id)
  where s.id = v_new.id and ((v_new.paid and not s.paid) or (s.user_id is null and p_user_id is not null));
  update public.subscriptions s set disputed = v_new.disputed, dispute_read_at = v_new.dispute_read_at
  where s.id = v_new.id and v_new.disputed is not null
    and (s.dispute_read_at is null or s.dispute_read_at <= v_new.dispute_read_at);
end;
$$;

-- What the service needs to know after a call: `returned`, why the payment is sent back, or null; `tasks`, the ids of what must
-- be done at Stripe now.
create function private.payment_outcome(p_user_id uuid, p_seen_before boolean, p_subscription jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('user_id', p_user_id, 'seen_before', p_seen_before,
    'returned', private.reason_of_return(p_subscription),
    'tasks', private.due_tasks(p_subscription ->> 'id', p_user_id));
end;
$$;

-- Locks a buyer's profile until the transaction ends. False if the account was deleted; true for a purchase that has no account
-- yet.
create function private.lock_buyer(p_user_id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  if p_user_id is null then
    return true;
  end if;
  perform from public.profiles p where p.id = p_user_id for update;
  return found;
end;
$$;

-- Held until the transaction ends, and taken before the locks of profiles, purchases and subscriptions: an event and a claim
-- lock these in opposite orders and would deadlock.
create function private.lock_subscription(p_id text) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('subscription:' || p_id, 0));
$$;

revoke execute on all functions in schema private from public;

-- Brings a subscription up to date, whoever bought it, and settles its invoice.
create function public.sync_subscription(p_event jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant text := p_subscription ->> 'id';
  v_user_id uuid;
  v_is_deleted boolean;
  v_had_plan boolean;
begin
  perform private.lock_subscription(v_id);
  -- Its first invoice may be paid in another way than by the bank debit of its checkout.
  update public.purchases p set status = 'paid'
  where p.subscription_id = v_id and p.status = 'unpaid' and (p_subscription ->> 'paid')::boolean;
  select coalesce(
    (select s.user_id from public.subscriptions s where s.id = v_id),
    (select p.user_id from public.purchases p where p.subscription_id = v_id and p.user_id is not null limit 1),
    (p_subscription ->> 'user_id')::uuid,
    (select private.account_with_email(p.buyer_email) from public.purchases p
     where p.subscription_id = v_id and p.status = 'paid' limit 1)) into v_user_id;
  v_is_deleted := not private.lock_buyer(v_user_id) or private.is_orphaned(v_id);
  if not private.record_event(p_event) then
    return private.payment_outcome(v_user_id, true, p_subscription);
  end if;
  if v_is_deleted then
    perform private.settle_invoice(p_subscription, null, 'account-deleted');
    return private.payment_outcome(null, false, p_subscription);
  end if;
  select private.has_plan(s) into v_had_plan from public.subscriptions s where s.id = v_id;
  perform private.store_subscription(p_subscription, v_user_id);
  perform private.give_purchase(p, v_user_id) from public.purchases p
  where p.subscription_id = v_id and p.status = 'paid' and p.user_id is null and v_user_id is not null;
  -- It may have been claimed meanwhile.
  select s.user_id into v_user_id from public.subscriptions s where s.id = v_id;
  perform private.settle_invoice(p_subscription, v_user_id, null);
  perform private.tell_about_subscription(p_event, p_subscription, v_user_id, v_had_plan);
  if v_user_id is not null then
    perform private.correct_customer(p_subscription ->> 'customer_id', v_user_id, p_subscription ->> 'email');
    perform private.return_duplicate_subscriptions(v_user_id);
    perform private.apply_subscription(v_user_id);
  end if;
  return private.payment_outcome(v_user_id, false, p_subscription);
end;
$$;
comment on function public.sync_subscription is '@nullable p_event';
revoke execute on function public.sync_subscription from public, anon, authenticated;
grant execute on function public.sync_subscription to service_role;

-- Records a finished checkout, decides what becomes of its payment, and opens what it bought. A payment that has arrived is
-- never reverted here.
create function public.fulfill_checkout(p_event jsonb, p_purchase jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_new constant public.purchases := jsonb_populate_record(null::public.purchases, p_purchase);
  v_stored public.purchases;
  v_user_id uuid;
  v_objection text := p_purchase ->> 'objection';
begin
  perform private.lock_subscription(v_new.subscription_id);
  select p.* into v_stored from public.purchases p where p.session_id = v_new.session_id;
  -- Decided when it was stored: the settings may have changed since.
  if v_stored.session_id is not null and v_objection <> 'account-deleted' then
    v_objection := null;
  end if;
  v_user_id := coalesce(v_stored.user_id, v_new.user_id,
    case when v_new.status = 'paid' then private.account_with_email(v_new.buyer_email) end);
  if not private.lock_buyer(v_user_id) or private.is_orphaned(v_new.subscription_id) then
    v_user_id := null;
    v_objection := 'account-deleted';
  end if;
  if not private.record_event(p_event) then
    return private.payment_outcome(v_user_id, true, p_subscription);
  end if;
  -- The address of a guest who deleted the account must not come back with an old event.
  if v_objection is distinct from 'account-deleted' and (v_stored.session_id is not null
     or not private.has_ended(p_subscription ->> 'status')
     or (v_new.status = 'paid' and not private.is_settled(v_new.subscription_id))) then
    insert into public.purchases as p (session_id, user_id, buyer_email, customer_id, subscription_id, tier, amount_total,
      currency, status, created_at, claimed_at)
    values (v_new.session_id, v_user_id, case when v_user_id is null then lower(v_new.buyer_email) end, v_new.customer_id,
      v_new.subscription_id, v_new.tier, v_new.amount_total, v_new.currency, v_new.status, v_new.created_at,
      case when v_user_id is not null then now() end)
    on conflict (session_id) do update set status = excluded.status, user_id = excluded.user_id,
      buyer_email = excluded.buyer_email, claimed_at = coalesce(p.claimed_at, excluded.claimed_at)
    where p.status <> 'paid' and not (p.status = 'failed' and excluded.status = 'unpaid');
    perform private.store_subscription(p_subscription, v_user_id);
  end if;
  perform private.settle_invoice(p_subscription, v_user_id, v_objection);
  perform private.tell_about_purchase(v_new, v_stored.status, v_user_id,
    private.reason_of_return(p_subscription) is not null);
  if v_user_id is not null then
    perform private.correct_customer(v_new.customer_id, v_user_id, p_subscription ->> 'email');
    perform private.return_duplicate_subscriptions(v_user_id);
    perform private.apply_subscription(v_user_id);
  end if;
  if v_new.status <> 'unpaid' then
    perform public.close_checkout(v_new.session_id);
  end if;
  return private.payment_outcome(v_user_id, false, p_subscription);
end;
$$;
comment on function public.fulfill_checkout is '@nullable p_event';
revoke execute on function public.fulfill_checkout from public, anon, authenticated;
grant execute on function public.fulfill_checkout to service_role;

-- For a checkout that is over: the buyer may start another one.
create function public.close_checkout(p_session_id text) returns void
language sql security definer set search_path = '' as $$
  update public.checkouts c set closed_at = now() where c.session_id = p_session_id and c.closed_at is null;
$$;
comment on function public.close_checkout is '@returns not null';
revoke execute on function public.close_checkout from public, anon, authenticated;
grant execute on function public.close_checkout to service_role;

-- The buyer's one open checkout, which is created if there is none. `p_guest_key` is the random id of a guest's browser.
-- `state`: `open`; or, if the buyer must not pay again, `subscribed`, `payment-pending`, or `paid` for a guest, with the paid
-- session, which the browser may have forgotten and which leads to the account. A pending
-- payment of a guest counts even after its checkout has expired, because the money still arrives.
create function public.open_checkout(p_user_id uuid, p_guest_key uuid, p_tier text, p_price_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_buyer constant text := case when p_user_id is null
    then 'guest:' || coalesce(p_guest_key, gen_random_uuid()) else 'user:' || p_user_id end;
  v_checkout public.checkouts;
  v_is_paid boolean;
  v_bought record;
begin
  if p_user_id is not null then
    perform from public.profiles p where p.id = p_user_id for update;
    if not found then
      raise exception 'This account no longer exists.' using errcode = '42501', hint = 'account-deleted';
    end if;
    select bool_or(s.paid) into v_is_paid from public.subscriptions s
    where s.user_id = p_user_id and not private.has_ended(s.status) and not s.returned;
    if v_is_paid is not null then
      return jsonb_build_object('state', case when v_is_paid then 'subscribed' else 'payment-pending' end);
    end if;
  else
    -- A payment that failed or was returned is not a purchase.
    select p.status, p.session_id into v_bought
    from public.checkouts c
    join public.purchases p on p.session_id = c.session_id and p.status in ('paid', 'unpaid')
    join public.subscriptions s on s.id = p.subscription_id and not private.has_ended(s.status) and not s.returned
    where c.buyer = v_buyer
    order by p.status = 'paid' desc limit 1;
    if found then
      return case v_bought.status
        when 'paid' then jsonb_build_object('state', 'paid', 'session_id', v_bought.session_id)
        else jsonb_build_object('state', 'payment-pending') end;
    end if;
  end if;
  -- With its purchase, a checkout leads a guest back to what was paid, however long ago.
  delete from public.checkouts c where c.created_at < now() - interval '90 days'
    and not exists (select from public.purchases p where p.session_id = c.session_id);
  -- After 24 hours Stripe forgets an idempotency key and closes a session. At a replaced price nobody should buy.
  update public.checkouts c set closed_at = now()
  where c.buyer = v_buyer and c.closed_at is null
    and (c.created_at < now() - interval '23 hours' or c.tier <> p_tier or c.price_id <> p_price_id);
  insert into public.checkouts (buyer, user_id, tier, price_id) values (v_buyer, p_user_id, p_tier, p_price_id)
  on conflict (buyer) where closed_at is null do nothing;
  select c.* into strict v_checkout from public.checkouts c where c.buyer = v_buyer and c.closed_at is null;
  return jsonb_build_object('state', 'open', 'id', v_checkout.id, 'session_id', v_checkout.session_id);
end;
$$;
comment on function public.open_checkout is '@nullable p_user_id p_guest_key';
revoke execute on function public.open_checkout from public, anon, authenticated;
grant execute on function public.open_checkout to service_role;

-- Gives a purchase to the account that its buyer created or signed in to. The service has checked the session's id, which only
-- the buyer has, and the account has the address that was entered at the checkout. `outcome`: `claimed` (even if repeated),
-- `taken`, `other-email`, `not-found`.
create function public.claim_purchase(p_session_id text, p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
  v_purchase public.purchases;
  v_outcome text;
begin
  perform private.lock_subscription(p.subscription_id) from public.purchases p where p.session_id = p_session_id;
  select lower(p.email) into v_email from public.profiles p where p.id = p_user_id for update;
  select p.* into v_purchase from public.purchases p
  where p.session_id = p_session_id and p.status = 'paid' for update;
  v_outcome := case
    when v_purchase.session_id is null then 'not-found'
    when v_purchase.user_id = p_user_id then 'claimed'
    when v_purchase.user_id is not null then 'taken'
    when v_email is distinct from v_purchase.buyer_email then 'other-email'
    else 'claimed' end;
  if v_outcome = 'claimed' then
    perform private.give_purchase(v_purchase, p_user_id);
    perform private.return_duplicate_subscriptions(p_user_id, array[v_purchase.subscription_id]);
    perform private.apply_subscription(p_user_id);
  end if;
  return jsonb_build_object('outcome', v_outcome, 'tasks', private.due_tasks(v_purchase.subscription_id, p_user_id));
end;
$$;
revoke execute on function public.claim_purchase from public, anon, authenticated;
grant execute on function public.claim_purchase to service_role;

-- The number of open checkouts whose price is not in `p_price_ids`. Their payments would be returned.
create function public.checkouts_at_other_prices(p_price_ids text[]) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.checkouts c
  where c.closed_at is null and c.session_id is not null and c.created_at > now() - interval '1 day'
    and c.price_id <> all (p_price_ids);
$$;
comment on function public.checkouts_at_other_prices is '@returns not null';
revoke execute on function public.checkouts_at_other_prices from public, anon, authenticated;
grant execute on function public.checkouts_at_other_prices to service_role;
