-- The two functions that write what was paid lock the buyer in the same way. It stood in both.

-- Locks the profile of a buyer until the transaction ends. False when the account is gone; true also for a purchase that
-- has no account yet.
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

-- As before, by `lock_buyer`.
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
  if not private.lock_buyer(v_user_id) then
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

-- As before, by `lock_buyer`.
create or replace function public.fulfil_checkout(p_event jsonb, p_purchase jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_new constant public.purchases := jsonb_populate_record(null::public.purchases, p_purchase);
  v_user_id uuid;
  v_is_new boolean;
begin
  select coalesce((select p.user_id from public.purchases p where p.session_id = v_new.session_id), v_new.user_id)
    into v_user_id;
  if not private.lock_buyer(v_user_id) then
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
