-- An administrator can delete an account at any time; its subscription goes on at Stripe. The rows of a purchase go with
-- the account, so that nothing would show that the subscription was ever somebody's: its next event would make a purchase
-- of it that waits for a guest. Its id stays, and nothing else, until the payments service has ended it.

-- In place of waiting for players behind a long query; the push is then repeated. It ends with the transaction.
select set_config('lock_timeout', '2s', true);

create table private.subscriptions_without_owner (
  id text primary key,
  since timestamptz not null default now()
);
alter table private.subscriptions_without_owner enable row level security;
alter table private.subscriptions_without_owner force row level security;

create function private.remember_without_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_ended(old.status) then
    insert into private.subscriptions_without_owner (id) values (old.id) on conflict (id) do nothing;
  end if;
  return null;
end;
$$;
-- A purchase that waits for its account has no owner who could go.
create trigger remember_without_owner after delete on public.subscriptions
  for each row when (old.user_id is not null) execute function private.remember_without_owner();

create function private.is_without_owner(p_subscription_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.subscriptions_without_owner w where w.id = p_subscription_id);
$$;

-- The ids of subscriptions that must be refunded and ended. The rest follows when these are forgotten.
create function public.subscriptions_without_owner() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(w.id), '[]')
  from (select id from private.subscriptions_without_owner order by since, id limit 500) w;
$$;
comment on function public.subscriptions_without_owner() is '@returns not null';

create function public.forget_without_owner(p_subscription_id text) returns void
language sql security definer set search_path = '' as $$
  delete from private.subscriptions_without_owner w where w.id = p_subscription_id;
$$;
comment on function public.forget_without_owner(text) is '@returns not null';

-- As before, but a subscription whose owner is gone is not stored anew: it ends.
create or replace function public.sync_subscription(p_event jsonb, p_subscription jsonb) returns jsonb
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
  if not private.lock_buyer(v_user_id) or private.is_without_owner(v_id) then
    return private.of_gone_account(p_subscription);
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

-- As before, but a subscription whose owner is gone is no purchase of a guest: it ends.
create or replace function public.fulfil_checkout(p_event jsonb, p_purchase jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_new constant public.purchases := jsonb_populate_record(null::public.purchases, p_purchase);
  v_user_id uuid;
  v_is_new boolean;
begin
  select coalesce((select p.user_id from public.purchases p where p.session_id = v_new.session_id), v_new.user_id)
    into v_user_id;
  if not private.lock_buyer(v_user_id) or private.is_without_owner(v_new.subscription_id) then
    return private.of_gone_account(p_subscription);
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

revoke execute on all functions in schema private from public;
revoke execute on function public.subscriptions_without_owner(), public.forget_without_owner(text)
  from public, anon, authenticated;
grant execute on function public.subscriptions_without_owner(), public.forget_without_owner(text) to service_role;
