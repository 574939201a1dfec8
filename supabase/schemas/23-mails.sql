-- Mails about payments. A mail is a row from the transaction that gives a reason for it until it is sent. The payments service
-- sends what is due; if the mail server or the service fails meanwhile, the mail is sent later.

create table private.mails (
  -- Also the secret of the link to unsubscribe.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('receipt', 'finish-account', 'payment-failed', 'renewal', 'plan-ended', 'refunded')),
  -- What happened: the same thing is told once. Names an invoice or a subscription, and never a checkout session: operators see
  -- the key, and the id of a session is a secret of its buyer.
  key text not null unique,
  -- Detached before the account is deleted, see `detach_mails_of_account`.
  user_id uuid references public.profiles (id) on delete cascade,
  -- For a buyer without a confirmed account; removed when the mail is sent.
  address text,
  -- Of a buyer without an account, so that the link to unsubscribe works after the mail is sent.
  address_digest bytea,
  details jsonb not null,
  created_at timestamptz not null default now(),
  -- Not before this time. For a mail that was handed out, the next attempt.
  send_after timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  -- The mail server does not accept the recipient, so there are no further attempts.
  rejected_at timestamptz,
  last_error text
);

create index mails_by_user on private.mails (user_id);
create index mails_by_time on private.mails (created_at);
create index mails_to_send on private.mails (send_after) where sent_at is null and rejected_at is null;

alter table private.mails enable row level security, force row level security;

-- People who want only the mails about their payments. Everybody else gets all of them.
create table private.mail_opt_outs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references public.profiles (id) on delete cascade,
  -- Of a buyer without an account.
  address_digest bytea unique,
  since timestamptz not null default now(),
  check (num_nonnulls(user_id, address_digest) = 1)
);

create index mail_opt_outs_by_time on private.mail_opt_outs (since);

alter table private.mail_opt_outs enable row level security, force row level security;

create index subscriptions_by_period_end on public.subscriptions (current_period_end);

-- Does nothing if the same thing is or was told already. Old mails that another transaction is using are deleted next time.
create function private.queue_mail(p_kind text, p_key text, p_user_id uuid, p_address text, p_details jsonb,
  p_send_after timestamptz default now()) returns void
language sql volatile set search_path = '' as $$
  delete from private.mails d where d.id in (
    select m.id from private.mails m where m.created_at < now() - interval '90 days' for update skip locked);
  insert into private.mails (kind, key, user_id, address, details, send_after)
  values (p_kind, p_key, p_user_id, lower(p_address), p_details, p_send_after)
  on conflict (key) do nothing;
$$;

-- For something that no longer needs to be told.
create function private.drop_mail(p_key text) returns void
language sql volatile set search_path = '' as $$
  delete from private.mails m where m.key = p_key and m.sent_at is null;
$$;

create function private.is_optional_mail(p_kind text) returns boolean
language sql immutable strict set search_path = '' as $$
  select p_kind in ('renewal', 'plan-ended');
$$;

create function private.address_digest(p_address text) returns bytea
language sql immutable strict set search_path = '' as $$
  select sha256(convert_to(lower(p_address), 'UTF8'));
$$;

-- Where a mail is sent: to the account's confirmed address, or else to the one that the buyer gave.
create function private.address_of_mail(p_user_id uuid, p_address text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select p.email from public.profiles p where p.id = p_user_id and p.email_verified), p_address);
$$;

create function private.has_opted_out(p_user_id uuid, p_address text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.mail_opt_outs o where o.user_id = p_user_id)
    or exists (select from private.mail_opt_outs o
               where o.address_digest = private.address_digest(private.address_of_mail(p_user_id, p_address)));
$$;

-- Whether a card will be charged at the end of the current period, within a week.
create function private.renews_soon(p_subscription public.subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select private.grants_access(p_subscription) and p_subscription.status in ('active', 'trialing')
    and not p_subscription.cancel_at_period_end and not p_subscription.collection_paused
    and coalesce(p_subscription.cancel_at > p_subscription.current_period_end, true)
    and p_subscription.current_period_end between now() and now() + interval '7 days';
$$;

-- A mail that nobody wants, or about a renewal that will not happen.
create function private.is_obsolete(p_mail private.mails) returns boolean
language sql stable set search_path = '' as $$
  select private.has_opted_out(p_mail.user_id, p_mail.address)
    or (p_mail.kind = 'renewal' and not exists (
          select from public.subscriptions s
          where s.id = p_mail.details ->> 'subscription_id' and private.renews_soon(s)
            and s.current_period_end = (p_mail.details ->> 'renews_at')::timestamptz));
$$;

-- The checkout that a first payment belongs to. The events of its subscription may arrive sooner. Not in SQL, because the
-- invoices are defined in a later file.
create function private.purchase_of_receipt(p_mail private.mails) returns public.purchases
language plpgsql stable set search_path = '' as $$
declare
  v_purchase public.purchases;
begin
  if p_mail.kind = 'receipt' and (p_mail.details ->> 'is_renewal')::boolean is false then
    select p.* into v_purchase
    from private.settled_invoices i join public.purchases p on p.subscription_id = i.subscription_id
    where i.invoice_id = p_mail.details ->> 'invoice_id' order by p.created_at limit 1;
  end if;
  return v_purchase;
end;
$$;

-- The receipt of a first payment waits a minute for its checkout, which tells whether the reader has an account.
create function private.awaits_purchase(p_mail private.mails) returns boolean
language sql stable set search_path = '' as $$
  select p_mail.kind = 'receipt' and (p_mail.details ->> 'is_renewal')::boolean is false
    and p_mail.created_at > now() - interval '1 minute'
    and (private.purchase_of_receipt(p_mail)).session_id is null;
$$;

-- What a deleted account must still be told keeps the confirmed address until it is sent. Sent mails remain without anything
-- about the account, so that an old event does not send them again.
create function private.detach_mails_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_confirmed constant text := case when old.email_verified then old.email end;
begin
  -- An unconfirmed account may be replaced by another one for the same purchase.
  if v_confirmed is not null then
    delete from private.mails m where m.user_id = old.id and m.sent_at is null and m.kind not in ('receipt', 'refunded');
    delete from private.mail_opt_outs o where o.address_digest = private.address_digest(v_confirmed);
  end if;
  update private.mails m set user_id = null,
    address = case when m.sent_at is null then coalesce(v_confirmed, m.address) end,
    details = case when m.sent_at is null then m.details else '{}' end,
    -- A mail server may quote the address.
    last_error = null
  where m.user_id = old.id;
  return old;
end;
$$;

create trigger detach_mails_of_account before delete on public.profiles
  for each row execute function private.detach_mails_of_account();

-- Whether a mail waits until the account confirms its address. One about a renewal does not: when the service reads the amount at
-- Stripe, it gets the address of the customer too.
create function private.awaits_address(p_mail private.mails) returns boolean
language sql stable set search_path = '' as $$
  select p_mail.kind <> 'renewal' and private.address_of_mail(p_mail.user_id, p_mail.address) is null;
$$;

revoke execute on all functions in schema private from public;

-- Hands out the mails that are due, to one instance of the service at a time. Each is handed out again after a minute if it is
-- neither finished nor failed, and less often after failures.
-- `has_account`: the reader has a confirmed account.
create function public.take_mails(p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_mails jsonb;
begin
  -- Not all of them: many may be waiting.
  delete from private.mails d where d.id in (
    select m.id from private.mails m
    where m.id in (
        select o.id from private.mails o
        where o.sent_at is null and o.rejected_at is null and o.send_after <= now() and private.is_optional_mail(o.kind)
        order by o.send_after limit 50)
      and private.is_obsolete(m)
    for update skip locked);
  with due as (
    select m.id from private.mails m
    where m.sent_at is null and m.rejected_at is null and m.send_after <= now()
      and not private.awaits_address(m) and not private.awaits_purchase(m)
      and not (private.is_optional_mail(m.kind) and private.is_obsolete(m))
    order by m.send_after limit p_limit for update skip locked
  ), taken as (
    update private.mails m
    set attempts = m.attempts + 1, send_after = clock_timestamp() + least(interval '1 minute' * 2 ^ least(m.attempts, 9), interval '6 hours')
    from due where m.id = due.id
    returning m.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'kind', k.kind,
    'details', k.details || case when b.session_id is null then '{}' else jsonb_build_object('session_id', b.session_id) end,
    'address', private.address_of_mail(k.user_id, k.address),
    'has_account', exists (select from public.profiles p where p.id in (k.user_id, b.user_id) and p.email_verified))
    order by k.created_at, k.id), '[]') into v_mails
  from taken k, private.purchase_of_receipt(k) b;
  return v_mails;
end;
$$;
comment on function public.take_mails is '@returns not null';
revoke execute on function public.take_mails from public, anon, authenticated;
grant execute on function public.take_mails to service_role;

-- The mail was accepted by the mail server.
create function public.finish_mail(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update private.mails m set sent_at = now(), address = null, last_error = null,
    address_digest = case when m.user_id is null and private.is_optional_mail(m.kind)
      then private.address_digest(m.address) end
  where m.id = p_id and m.sent_at is null;
$$;
comment on function public.finish_mail is '@returns not null';
revoke execute on function public.finish_mail from public, anon, authenticated;
grant execute on function public.finish_mail to service_role;

-- `p_is_rejected`: the mail server does not accept the recipient. Errors of mail servers quote addresses, which are removed.
create function public.fail_mail(p_id uuid, p_error text, p_is_rejected boolean) returns void
language sql security definer set search_path = '' as $$
  update private.mails m set last_error = left(regexp_replace(p_error, '\S*@\S*', '…', 'g'), 500),
    rejected_at = case when p_is_rejected then now() end
  where m.id = p_id and m.sent_at is null;
$$;
comment on function public.fail_mail is '@returns not null';
revoke execute on function public.fail_mail from public, anon, authenticated;
grant execute on function public.fail_mail to service_role;

-- Queues a mail for each plan that renews within a week, once for each renewal. The amount is not known here: the service reads
-- it at Stripe when it sends the mail. The number of new mails.
create function public.queue_renewal_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_queued integer;
begin
  insert into private.mails (kind, key, user_id, address, details, send_after)
  select 'renewal', format('renewal:%s:%s', s.id, (s.current_period_end at time zone 'UTC')::date), s.user_id, p.buyer_email,
    jsonb_build_object('subscription_id', s.id, 'session_id', p.session_id, 'tier', s.tier, 'renews_at', s.current_period_end),
    now()
  from public.subscriptions s
  left join lateral (
    select b.session_id, b.buyer_email from public.purchases b
    where b.subscription_id = s.id
      and not exists (select from public.profiles o where o.id = b.user_id and o.email_verified) limit 1) p on true
  where s.current_period_end between now() and now() + interval '7 days' and private.renews_soon(s)
    and not private.has_opted_out(s.user_id, p.buyer_email)
  on conflict (key) do nothing;
  get diagnostics v_queued = row_count;
  return v_queued;
end;
$$;
comment on function public.queue_renewal_mails is '@returns not null';
revoke execute on function public.queue_renewal_mails from public, anon, authenticated;
grant execute on function public.queue_renewal_mails to service_role;

-- From now on, the person who got this mail gets no optional ones; with `p_undo`, gets them again. False for an unknown mail,
-- and for one that cannot be unsubscribed from.
create function public.unsubscribe(p_mail_id uuid, p_undo boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_mail private.mails;
  v_digest bytea;
begin
  select m.* into v_mail from private.mails m where m.id = p_mail_id and private.is_optional_mail(m.kind);
  if not found then
    return false;
  end if;
  v_digest := case when v_mail.user_id is null then coalesce(v_mail.address_digest, private.address_digest(v_mail.address)) end;
  if p_undo then
    delete from private.mail_opt_outs o where o.user_id = v_mail.user_id or o.address_digest = v_digest;
  elsif num_nonnulls(v_mail.user_id, v_digest) = 1 then
    delete from private.mail_opt_outs o where o.user_id is null and o.since < now() - interval '2 years';
    insert into private.mail_opt_outs (user_id, address_digest) values (v_mail.user_id, v_digest) on conflict do nothing;
  end if;
  return true;
end;
$$;
comment on function public.unsubscribe is '@returns not null';
revoke execute on function public.unsubscribe from public, anon, authenticated;
grant execute on function public.unsubscribe to service_role;

-- Mails that an operator must look at, at most 500: those whose recipient the mail server rejected, and those that could not be
-- sent for three days.
create function public.mail_problems() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'key', f.key, 'since', f.created_at, 'attempts', f.attempts,
      'error', coalesce(f.last_error, case when f.awaits_address
        then 'The recipient has no confirmed address.' end)) order by f.created_at), '[]')
  from (select m.*, private.awaits_address(m) as awaits_address from private.mails m
        where m.sent_at is null and (m.rejected_at is not null or m.created_at < now() - interval '3 days')
        order by m.created_at limit 500) f;
$$;
comment on function public.mail_problems is '@returns not null';
revoke execute on function public.mail_problems from public, anon, authenticated;
grant execute on function public.mail_problems to service_role;
