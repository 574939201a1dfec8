-- What becomes of a payment. Each paid invoice is settled once, in the transaction that stores it: its plan is granted, or the
-- payment is returned, which means refunded with the subscription ended. What must be done at Stripe is a row of
-- `payment_tasks` until it is done, so a crash or an unreachable Stripe delays it and loses nothing.

-- The settled invoices. Nothing here names a person, and the rows survive the account: an old event must not return a payment
-- whose plan was used until the account was deleted.
create table private.settled_invoices (
  invoice_id text primary key,
  subscription_id text not null,
  -- Why the payment is returned; null if the plan was granted.
  returned_for text check (returned_for in ('account-deleted', 'duplicate', 'paid-too-late', 'never-granted', 'unknown-price',
    'unusable-address')),
  -- Of the year that it paid for; null if unknown.
  period_end timestamptz,
  -- Sent back, whoever did it.
  is_refunded boolean not null default false,
  -- The bank has sent a refund back to Stripe, so the buyer does not have the money.
  refund_failed_at timestamptz
);

create index settled_invoices_by_subscription on private.settled_invoices (subscription_id);
create index settled_invoices_failed on private.settled_invoices (refund_failed_at) where refund_failed_at is not null;

alter table private.settled_invoices enable row level security, force row level security;

-- Invoices that were refunded in full before they were settled, because events arrive in any order.
create table private.early_refunds (
  invoice_id text primary key
);

alter table private.early_refunds enable row level security, force row level security;

-- Subscriptions whose account was deleted.
create table private.orphaned_subscriptions (
  id text primary key
);

alter table private.orphaned_subscriptions enable row level security, force row level security;

-- What the service must do at Stripe.
create table private.payment_tasks (
  -- A new one whenever the same thing must be done again, so that a run which began before does not finish it.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('return-payment', 'update-customer', 'sync-subscription')),
  -- The invoice, or the subscription if it has none; the customer; the subscription.
  subject text not null,
  -- Null for a customer.
  subscription_id text,
  user_id uuid references public.profiles (id) on delete set null,
  -- The confirmed address of an account that was deleted before the task was done.
  email text,
  -- Of a payment that is returned.
  invoice_id text,
  reason text,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Also the end of the time that one instance of the service has for it.
  next_at timestamptz not null default now(),
  last_error text,
  unique (kind, subject)
);

create index payment_tasks_by_time on private.payment_tasks (next_at);
create index payment_tasks_by_subscription on private.payment_tasks (subscription_id);
create index payment_tasks_by_user on private.payment_tasks (user_id);

alter table private.payment_tasks enable row level security, force row level security;

-- Purchases and mails find the account by its address, which the auth service stores in lower case.
create index profiles_by_email on public.profiles (email);

create function private.account_with_email(p_email text) returns uuid
language sql stable set search_path = '' as $$
  select p.id from public.profiles p where p.email = lower(p_email) and p.email_verified;
$$;

create function private.is_settled(p_subscription_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.settled_invoices i where i.subscription_id = p_subscription_id);
$$;

create function private.is_orphaned(p_subscription_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.orphaned_subscriptions o where o.id = p_subscription_id);
$$;

-- Why a payment is sent back; null if it is not.
create function private.reason_of_return(p_subscription jsonb) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select s.returned_for from public.subscriptions s where s.id = p_subscription ->> 'id'),
    (select i.returned_for from private.settled_invoices i where i.invoice_id = p_subscription #>> '{invoice,id}'));
$$;

create function private.due_tasks(p_subscription_id text, p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(t.id order by t.created_at, t.id), '[]') from private.payment_tasks t
  where t.next_at <= clock_timestamp() and (t.subscription_id = p_subscription_id or t.user_id = p_user_id);
$$;

create function private.order_sync(p_subscription_id text, p_user_id uuid) returns void
language sql volatile set search_path = '' as $$
  insert into private.payment_tasks (kind, subject, subscription_id, user_id, next_at)
  values ('sync-subscription', p_subscription_id, p_subscription_id, p_user_id, clock_timestamp() + interval '2 seconds')
  on conflict (kind, subject) do update set id = excluded.id, next_at = excluded.next_at, attempts = 0;
$$;

create function private.update_customer(p_customer_id text, p_user_id uuid) returns void
language sql volatile set search_path = '' as $$
  insert into private.payment_tasks (kind, subject, user_id) values ('update-customer', p_customer_id, p_user_id)
  on conflict (kind, subject) do update set id = excluded.id, user_id = excluded.user_id, next_at = excluded.next_at, attempts = 0;
$$;

-- For an address that was changed while a checkout was open, or that could not be noticed then. `p_email` is the one at Stripe.
create function private.correct_customer(p_customer_id text, p_user_id uuid, p_email text) returns void
language sql volatile set search_path = '' as $$
  select private.update_customer(p_customer_id, p_user_id)
  from public.profiles p
  where p.id = p_user_id and p.email_verified and p.email <> lower(p_email)
    and not exists (select from private.payment_tasks t where t.kind = 'update-customer' and t.subject = p_customer_id);
$$;

-- `p_has_arrived` says whether there is money that an earlier order may have missed.
create function private.order_return(p_subscription_id text, p_invoice_id text, p_user_id uuid, p_reason text,
  p_has_arrived boolean) returns void
language plpgsql set search_path = '' as $$
begin
  update private.settled_invoices i set returned_for = p_reason
  where i.invoice_id = p_invoice_id and i.returned_for is null;
  -- The payments before one that arrived too late have been used.
  update public.subscriptions s set returned_for = p_reason
  where s.id = p_subscription_id and s.returned_for is null and p_reason <> 'paid-too-late';
  perform private.drop_mail('receipt:' || p_invoice_id);
  perform private.drop_mail('finish-account:' || p_subscription_id);
  insert into private.payment_tasks as t (kind, subject, subscription_id, user_id, invoice_id, reason)
  values ('return-payment', coalesce(p_invoice_id, p_subscription_id), p_subscription_id, p_user_id, p_invoice_id, p_reason)
  on conflict (kind, subject) do update set id = excluded.id, next_at = excluded.next_at, attempts = 0 where p_has_arrived;
end;
$$;

-- Settles the invoice of a subscription that the service has just read and stored. `p_objection` says why nothing can be
-- granted, or is null. An ended subscription grants nothing, but a renewal that was paid before its end has been used.
create function private.settle_invoice(p_subscription jsonb, p_user_id uuid, p_objection text) returns void
language plpgsql set search_path = '' as $$
declare
  v_id constant text := p_subscription ->> 'id';
  v_invoice constant jsonb := nullif(p_subscription -> 'invoice', 'null');
  v_invoice_id constant text := v_invoice ->> 'id';
  v_paid_at constant timestamptz := (v_invoice ->> 'paid_at')::timestamptz;
  v_is_new constant boolean := v_paid_at is not null
    and not exists (select from private.settled_invoices i where i.invoice_id = v_invoice_id);
  v_stored public.subscriptions;
  v_has_ended boolean;
  v_is_refunded boolean;
  v_reason text;
begin
  -- It may be newer than what was read.
  select s.* into v_stored from public.subscriptions s where s.id = v_id;
  v_has_ended := private.has_ended(p_subscription ->> 'status') or coalesce(private.has_ended(v_stored.status), false);
  v_reason := coalesce(p_objection, v_stored.returned_for);
  if v_reason is null and v_is_new and v_has_ended then
    v_reason := case
      when v_paid_at >= coalesce(v_stored.ended_at, (p_subscription ->> 'ended_at')::timestamptz) then 'paid-too-late'
      when not exists (select from private.settled_invoices i
                       where i.subscription_id = v_id and i.returned_for is null) then 'never-granted' end;
  end if;
  if v_is_new then
    delete from private.early_refunds e where e.invoice_id = v_invoice_id returning true into v_is_refunded;
    insert into private.settled_invoices (invoice_id, subscription_id, returned_for, period_end, is_refunded)
    values (v_invoice_id, v_id, v_reason, case when v_invoice_id = p_subscription ->> 'invoice_id'
      then (p_subscription ->> 'current_period_end')::timestamptz else v_paid_at end, coalesce(v_is_refunded, false));
  end if;
  if v_reason is not null then
    if v_is_new or not v_has_ended then
      perform private.order_return(v_id, v_invoice_id, p_user_id, v_reason, v_is_new);
    end if;
  elsif v_is_new then
    perform private.drop_mail('payment-failed:' || v_invoice_id);
  end if;
  -- Later invoices of nothing come with a plan that is free of charge.
  if v_reason is null and v_is_new and ((v_invoice ->> 'is_first')::boolean or (v_invoice ->> 'amount')::integer > 0) then
    perform private.queue_mail('receipt', 'receipt:' || v_invoice_id, p_user_id, p_subscription ->> 'email', jsonb_build_object(
      'session_id', (select p.session_id from public.purchases p
                     where p.subscription_id = v_id and (v_invoice ->> 'is_first')::boolean limit 1),
      'invoice_id', v_invoice_id, 'tier', p_subscription ->> 'tier',
      'amount', v_invoice -> 'amount', 'currency', v_invoice -> 'currency', 'paid_at', v_paid_at,
      'next_charge_at', case when (p_subscription ->> 'cancel_at_period_end')::boolean
        or p_subscription ->> 'cancel_at' is not null then null else p_subscription ->> 'current_period_end' end,
      'is_renewal', not (v_invoice ->> 'is_first')::boolean));
  end if;
end;
$$;

-- A person pays once: all paid subscriptions of a player but one end. The one that opens the plan stays: the one in use, or the
-- oldest of several. What was paid for a year that has been used is not sent back, unless nobody could use it: `p_unclaimed` are
-- subscriptions that had no account until now. The bank decides about a disputed payment.
create function private.return_duplicate_subscriptions(p_user_id uuid, p_unclaimed text[] default '{}') returns void
language sql volatile set search_path = '' as $$
  with live as (
    select s.id, s.disputed, max(s.read_at) over () as by_stripes_clock,
      row_number() over (order by private.grants_access(s) desc, (s.id = o.stripe_subscription_id) is true desc, s.started_at, s.id)
        as place
    from public.subscriptions s
    join public.profiles o on o.id = s.user_id
    where s.user_id = p_user_id and s.paid and not s.returned and not private.has_ended(s.status)
  )
  select private.order_return(l.id, i.invoice_id, p_user_id, 'duplicate', true)
  from live l
  left join private.settled_invoices i on i.subscription_id = l.id and i.returned_for is null
    and (l.id = any (p_unclaimed) or coalesce(i.period_end > l.by_stripes_clock, true))
  where l.place > 1 and not l.disputed;
$$;

-- Gives a guest's purchase to an account. The caller holds the lock of its subscription.
create function private.give_purchase(p_purchase public.purchases, p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.purchases p set user_id = p_user_id, claimed_at = now(), buyer_email = null
  where p.session_id = p_purchase.session_id and p.user_id is null;
  update public.subscriptions s set user_id = p_user_id where s.id = p_purchase.subscription_id and s.user_id is null;
  perform private.drop_mail('finish-account:' || p_purchase.subscription_id);
end;
$$;

-- Gives an account all paid purchases that guests made with its confirmed address. The number of them.
create function private.link_purchases(p_user_id uuid, p_email text) returns integer
language plpgsql set search_path = '' as $$
declare
  v_ids constant text[] := array(
    select p.subscription_id from public.purchases p
    where p.user_id is null and p.buyer_email = lower(p_email) and p.status = 'paid' order by p.subscription_id);
  v_linked text[];
begin
  if v_ids = '{}' then
    return 0;
  end if;
  -- All of them before the profile, as other transactions do.
  perform private.lock_subscription(o.id) from unnest(v_ids) with ordinality o (id, place) order by o.place;
  perform from public.profiles p where p.id = p_user_id for update;
  select coalesce(array_agg(g.subscription_id), '{}') into v_linked
  from (select p.subscription_id, private.give_purchase(p, p_user_id) from public.purchases p
        where p.user_id is null and p.buyer_email = lower(p_email) and p.status = 'paid' and p.subscription_id = any (v_ids)) g;
  perform private.return_duplicate_subscriptions(p_user_id, v_linked);
  perform private.apply_subscription(p_user_id);
  return cardinality(v_linked);
end;
$$;

-- Whoever proves an address owns what guests have paid for with it: when the address is confirmed or changed, and at each
-- sign-in. A wait for a lock must not prevent the sign-in; `reconcile` does what is left. A customer at Stripe follows its
-- account to a changed address.
create function private.link_purchases_of_account() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
begin
  perform private.link_purchases(new.id, new.email);
  if tg_op = 'UPDATE' and old.email is distinct from new.email then
    perform private.update_customer(c.id, new.id)
    from (select distinct s.customer_id as id from public.subscriptions s where s.user_id = new.id) c;
  end if;
  return null;
exception when query_canceled or lock_not_available or deadlock_detected then
  return null;
end;
$$;

-- After the triggers that bring the profile up to date: they fire in alphabetical order.
create trigger zz_link_purchases_of_new_account after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.link_purchases_of_account();

create trigger zz_link_purchases_of_account after update on auth.users
  for each row
  when (new.email_confirmed_at is not null
        and row(old.email, old.email_confirmed_at, old.last_sign_in_at)
          is distinct from row(new.email, new.email_confirmed_at, new.last_sign_in_at))
  execute function private.link_purchases_of_account();

-- Nobody can use or cancel the subscriptions of a deleted account. This runs while the address is known, to which the refund is
-- told.
create function private.return_subscriptions_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.order_return(s.id, s.invoice_id, old.id, 'account-deleted', true)
  from public.subscriptions s where s.user_id = old.id and not private.has_ended(s.status);
  update private.payment_tasks t set email = old.email
  where t.user_id = old.id and t.kind = 'return-payment' and old.email_verified;
  return old;
end;
$$;

create trigger return_subscriptions_of_account before delete on public.profiles
  for each row execute function private.return_subscriptions_of_account();

-- The account is gone.
create function private.remember_orphaned_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.orphaned_subscriptions (id) values (old.id) on conflict (id) do nothing;
  return null;
end;
$$;

create trigger remember_orphaned_subscription after delete on public.subscriptions
  for each row when (old.user_id is not null) execute function private.remember_orphaned_subscription();

-- Mails about what a guest or member has just bought.
create function private.tell_about_purchase(p_purchase public.purchases, p_old_status text, p_user_id uuid, p_is_returned boolean)
returns void
language plpgsql set search_path = '' as $$
begin
  if p_purchase.status = 'paid' and p_user_id is null and not p_is_returned
     and exists (select from public.purchases p
                 join public.subscriptions s on s.id = p.subscription_id and not private.has_ended(s.status)
                 where p.session_id = p_purchase.session_id and p.user_id is null) then
    perform private.queue_mail('finish-account', 'finish-account:' || p_purchase.subscription_id, null, p_purchase.buyer_email,
      jsonb_build_object('session_id', p_purchase.session_id, 'tier', p_purchase.tier), now() + interval '10 minutes');
  elsif p_purchase.status = 'failed' and p_old_status is distinct from 'failed' then
    perform private.queue_mail('payment-failed', 'payment-failed:' || p_purchase.subscription_id, p_user_id, p_purchase.buyer_email,
      jsonb_build_object('tier', p_purchase.tier, 'amount', p_purchase.amount_total, 'currency', p_purchase.currency,
        'is_first', true, 'retries_at', null));
  end if;
end;
$$;

-- Mails about a failed renewal, and about a plan that has closed by itself. A refund has its own mail.
create function private.tell_about_subscription(p_event jsonb, p_subscription jsonb, p_user_id uuid, p_had_plan boolean)
returns void
language plpgsql set search_path = '' as $$
declare
  v_invoice constant jsonb := nullif(p_subscription -> 'invoice', 'null');
  v_now public.subscriptions;
begin
  select s.* into v_now from public.subscriptions s where s.id = p_subscription ->> 'id';
  if p_event ->> 'type' = 'invoice.payment_failed' and v_invoice ->> 'paid_at' is null
     and not (v_invoice ->> 'is_first')::boolean then
    perform private.queue_mail('payment-failed', 'payment-failed:' || (v_invoice ->> 'id'), p_user_id,
      p_subscription ->> 'email', jsonb_build_object('tier', v_now.tier, 'amount', v_invoice -> 'amount',
        'currency', v_invoice -> 'currency', 'is_first', false, 'retries_at', v_invoice -> 'retries_at'));
  end if;
  if p_had_plan and not private.has_plan(v_now) then
    perform private.drop_mail('finish-account:' || v_now.id);
  end if;
  if p_had_plan and not private.has_plan(v_now) and not v_now.returned
     and (select i.is_refunded from private.settled_invoices i where i.subscription_id = v_now.id
          order by i.period_end desc nulls last limit 1) is not true then
    -- Later, because a refund that ends the plan tells both.
    perform private.queue_mail('plan-ended', 'plan-ended:' || v_now.id, p_user_id, p_subscription ->> 'email',
      jsonb_build_object('tier', v_now.tier, 'ended_at', coalesce(v_now.ended_at, now())), now() + interval '10 minutes');
  end if;
end;
$$;

-- One mail for each amount that has been refunded in total, whoever refunded it. A plan that ended with it needs no other mail.
create function private.tell_about_refund(p_subscription_id text, p_invoice_id text, p_user_id uuid, p_refund jsonb)
returns void
language plpgsql set search_path = '' as $$
begin
  if (p_refund ->> 'is_full')::boolean then
    update private.settled_invoices i set is_refunded = true, refund_failed_at = null where i.invoice_id = p_invoice_id;
    if not found and p_invoice_id is not null then
      insert into private.early_refunds (invoice_id) values (p_invoice_id) on conflict do nothing;
    end if;
    perform private.drop_mail('plan-ended:' || p_subscription_id);
  end if;
  perform private.queue_mail('refunded',
    format('refunded:%s:%s', coalesce(p_invoice_id, p_subscription_id), p_refund ->> 'amount'),
    p_user_id, p_refund ->> 'email', p_refund - 'email');
end;
$$;

revoke execute on all functions in schema private from public;

-- Hands out tasks that are due: those with `p_ids`, or the oldest ten. Each is handed out once a minute at most, and less often
-- after failures, so an instance of the service that stops in the middle leaves its tasks to the others. `email` is the confirmed
-- address of the account.
create function public.take_payment_tasks(p_ids uuid[]) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select t.id from private.payment_tasks t
    where t.next_at <= clock_timestamp() and (p_ids is null or t.id = any (p_ids))
    order by t.created_at, t.id limit case when p_ids is null then 10 end for update skip locked
  ), taken as (
    update private.payment_tasks t
    set attempts = t.attempts + 1, next_at = clock_timestamp() + least(interval '1 minute' * 2 ^ least(t.attempts, 9), interval '6 hours')
    from due where t.id = due.id
    returning t.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'kind', k.kind, 'subject', k.subject,
      'subscription_id', k.subscription_id, 'invoice_id', k.invoice_id, 'reason', k.reason, 'attempt', k.attempts,
      'email', coalesce((select p.email from public.profiles p where p.id = k.user_id and p.email_verified), k.email))
    order by k.created_at, k.id), '[]')
  from taken k;
$$;
comment on function public.take_payment_tasks is '@nullable p_ids';
revoke execute on function public.take_payment_tasks from public, anon, authenticated;
grant execute on function public.take_payment_tasks to service_role;

-- Removes a task that is done. For a returned payment, `p_result` is `{ tier, amount, currency, email }`: what was refunded,
-- and the address of the customer. A null result is for a task that nobody needs to be told about.
create function public.finish_payment_task(p_id uuid, p_result jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_task private.payment_tasks;
begin
  delete from private.payment_tasks t where t.id = p_id returning t.* into v_task;
  if found and p_result is not null then
    perform private.tell_about_refund(v_task.subscription_id, v_task.invoice_id, v_task.user_id,
      p_result || jsonb_build_object('reason', v_task.reason, 'is_full', true, 'ends_plan', false));
  end if;
end;
$$;
comment on function public.finish_payment_task is '@nullable p_result';
revoke execute on function public.finish_payment_task from public, anon, authenticated;
grant execute on function public.finish_payment_task to service_role;

create function public.fail_payment_task(p_id uuid, p_error text) returns void
language sql security definer set search_path = '' as $$
  -- Stripe's errors may quote an address.
  update private.payment_tasks t set last_error = left(regexp_replace(p_error, '\S*@\S*', '…', 'g'), 500) where t.id = p_id;
$$;
comment on function public.fail_payment_task is '@returns not null';
revoke execute on function public.fail_payment_task from public, anon, authenticated;
grant execute on function public.fail_payment_task to service_role;

-- Tells the buyer about a refund that was made at Stripe. `p_refund` is `{ subscription_id, invoice_id, tier, amount, currency,
-- is_full, ends_plan, email }`, where `amount` is all that has been refunded of the payment.
create function public.record_refund(p_refund jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant text := p_refund ->> 'subscription_id';
  v_invoice constant text := p_refund ->> 'invoice_id';
  v_returned_for text;
begin
  perform private.lock_subscription(v_subscription);
  v_returned_for := (select i.returned_for from private.settled_invoices i where i.invoice_id = v_invoice);
  -- Whoever returns this payment tells the buyer.
  if exists (select from private.payment_tasks t where t.kind = 'return-payment' and t.invoice_id = v_invoice) then
    return;
  end if;
  perform private.tell_about_refund(v_subscription, v_invoice,
    (select s.user_id from public.subscriptions s where s.id = v_subscription),
    p_refund - 'subscription_id' - 'invoice_id' || jsonb_build_object(
      'reason', coalesce(v_returned_for, 'by-support'),
      'ends_plan', v_returned_for is null and (p_refund ->> 'ends_plan')::boolean));
end;
$$;
comment on function public.record_refund is '@returns not null';
revoke execute on function public.record_refund from public, anon, authenticated;
grant execute on function public.record_refund to service_role;

-- Whether the account that a subscription belonged to was deleted.
create function public.is_orphaned_subscription(p_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_orphaned(p_id);
$$;
comment on function public.is_orphaned_subscription is '@returns not null';
revoke execute on function public.is_orphaned_subscription from public, anon, authenticated;
grant execute on function public.is_orphaned_subscription to service_role;

-- For a refund that the buyer's bank has sent back. False for an invoice of something else.
create function public.record_failed_refund(p_invoice_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.settled_invoices i set is_refunded = false, refund_failed_at = now() where i.invoice_id = p_invoice_id;
  return found;
end;
$$;
comment on function public.record_failed_refund is '@returns not null';
revoke execute on function public.record_failed_refund from public, anon, authenticated;
grant execute on function public.record_failed_refund to service_role;

-- Links guests' purchases whose address has a confirmed account by now. The number of them.
create function public.link_all_purchases() returns integer
language sql volatile security definer set search_path = '' as $$
  select coalesce(sum(private.link_purchases(a.id, a.email)), 0)::integer
  from (select distinct o.id, o.email
        from public.purchases p join public.profiles o on o.email = p.buyer_email and o.email_verified
        where p.user_id is null and p.status = 'paid') a;
$$;
comment on function public.link_all_purchases is '@returns not null';
revoke execute on function public.link_all_purchases from public, anon, authenticated;
grant execute on function public.link_all_purchases to service_role;

-- What an operator must look at, at most 500 of each: `unclaimed`, guests' purchases without a confirmed account for more than
-- a day, by subscription, because logs never contain the id of a session; `overdue`, tasks that have failed for more than an
-- hour; `failed_refunds`, invoices whose buyers must get their money in another way.
create function public.payment_problems() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'unclaimed', (
      select coalesce(jsonb_agg(jsonb_build_object('subscription_id', u.subscription_id, 'since', u.created_at) order by u.created_at), '[]')
      from (select p.subscription_id, p.created_at
            from public.purchases p
            join public.subscriptions s on s.id = p.subscription_id and not private.has_ended(s.status) and not s.returned
            left join public.profiles o on o.id = p.user_id
            where o.email_verified is not true and p.status = 'paid' and p.created_at < now() - interval '1 day'
            order by p.created_at limit 500) u),
    'overdue', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'subject', t.subject, 'since', t.created_at,
          'attempts', t.attempts, 'error', t.last_error) order by t.created_at), '[]')
      from (select * from private.payment_tasks o where o.created_at < now() - interval '1 hour'
            order by o.created_at limit 500) t),
    'failed_refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('invoice_id', f.invoice_id, 'since', f.refund_failed_at)
        order by f.refund_failed_at), '[]')
      from (select * from private.settled_invoices i where i.refund_failed_at is not null
            order by i.refund_failed_at limit 500) f));
$$;
comment on function public.payment_problems is '@returns not null';
revoke execute on function public.payment_problems from public, anon, authenticated;
grant execute on function public.payment_problems to service_role;
