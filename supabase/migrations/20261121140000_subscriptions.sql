-- What was bought, and what it opens. Stripe has the truth; these rows are its newest state that the payments service has
-- read, so that a page does not wait for Stripe. Only the service writes them, through the functions of `…_payments`.

-- A subscription as Stripe has it. `user_id` is null while the buyer has no account.
create table public.subscriptions (
  id text primary key,
  user_id uuid references auth.users (id) on delete cascade,
  customer_id text not null,
  tier text not null check (tier in ('premium', 'elite')),
  status text not null,
  -- A payment has arrived. Stripe calls a subscription active while a slow payment is still on its way.
  paid boolean not null default false,
  cancel_at_period_end boolean not null default false,
  started_at timestamptz not null,
  current_period_start timestamptz,
  current_period_end timestamptz,
  ended_at timestamptz,
  -- When the service asked Stripe for this state: an older state never replaces a newer one.
  read_at timestamptz not null,
  -- The buyer has the bank take the money back, as of `dispute_read_at`.
  disputed boolean not null default false,
  dispute_read_at timestamptz
);
create index subscriptions_by_user on public.subscriptions (user_id);

-- A finished checkout. A purchase without an account waits until its buyer claims it, once.
create table public.purchases (
  session_id text primary key,
  user_id uuid references auth.users (id) on delete cascade,
  -- Of the buyer, until the purchase has an account.
  buyer_email text,
  customer_id text not null,
  subscription_id text not null,
  tier text not null check (tier in ('premium', 'elite')),
  -- Cents, and a currency in small letters.
  amount_total integer not null check (amount_total >= 0),
  currency text not null,
  status text not null check (status in ('unpaid', 'paid', 'failed')),
  created_at timestamptz not null default now(),
  claimed_at timestamptz
);
create index purchases_by_user on public.purchases (user_id);
create index purchases_by_subscription on public.purchases (subscription_id);

-- A checkout that was begun. Its id is the idempotency key for Stripe: a person who begins twice, or in two tabs, has one
-- open row and so one checkout session.
create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  -- `user:` and the user's id, or `guest:` and a random id that the guest's browser made.
  buyer text not null,
  user_id uuid references auth.users (id) on delete cascade,
  tier text not null check (tier in ('premium', 'elite')),
  session_id text unique,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index checkouts_open on public.checkouts (buyer) where closed_at is null;
create index checkouts_by_user on public.checkouts (user_id);
create index checkouts_by_time on public.checkouts (created_at);

-- The events whose effects are in the database. Stripe sends an event again until it gets a good response.
create table public.stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create index stripe_events_by_time on public.stripe_events (received_at);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['subscriptions', 'purchases', 'checkouts', 'stripe_events'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('alter table public.%I force row level security', v_table);
    execute format('revoke all on table public.%I from anon, authenticated', v_table);
    execute format('grant all on table public.%I to service_role', v_table);
    execute format('create trigger refuse_user_write before insert or update or delete or truncate on public.%I
      for each statement execute function private.refuse_user_write()', v_table);
  end loop;
end;
$$;

grant select on table public.subscriptions, public.purchases to authenticated;
create policy "Players read their own subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Players read their own purchases" on public.purchases
  for select to authenticated using (user_id = (select auth.uid()));

-- Stripe never leaves these states. Any other one, known or not, may still charge a card.
create function private.has_ended(p_status text) returns boolean
language sql immutable strict set search_path = '' as $$
  select p_status in ('canceled', 'incomplete_expired');
$$;

-- What the buyer has paid for is open. While Stripe tries a card again (`past_due`) it stays open.
create function private.grants_access(p_subscription public.subscriptions) returns boolean
language sql immutable set search_path = '' as $$
  select p_subscription.paid and not p_subscription.disputed
    and p_subscription.status in ('active', 'trialing', 'past_due');
$$;

-- Shows in the profile what the player's subscriptions open. The profile stays locked until the transaction ends, so
-- that of two transactions the second one sees what the first one wrote.
create function private.show_subscription(p_user_id uuid) returns void
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
    is_subscribed = v_open,
    subscription_tier = case when v_open then v_shown.tier else 'free' end,
    subscription_status = v_shown.status,
    stripe_customer_id = v_shown.customer_id,
    stripe_subscription_id = v_shown.id,
    subscription_start_date = v_shown.started_at,
    subscription_end_date =
      coalesce(v_shown.ended_at, case when v_shown.cancel_at_period_end then v_shown.current_period_end end),
    current_period_start = v_shown.current_period_start,
    current_period_end = v_shown.current_period_end
  where p.id = p_user_id;
end;
$$;

-- As before, and by the subscriptions themselves: a player may have more than the one that the profile shows.
create or replace function private.has_live_subscription(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.subscriptions s where s.user_id = p_user_id and not private.has_ended(s.status))
    or coalesce((
      select p.stripe_subscription_id is not null
         and coalesce(p.subscription_status, '') not in ('canceled', 'incomplete_expired', 'inactive')
      from public.profiles p where p.id = p_user_id), false);
$$;

revoke execute on all functions in schema private from public;
