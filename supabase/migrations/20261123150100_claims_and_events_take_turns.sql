-- An event of a purchase that nobody had claimed locked the subscription, and then the profile of who claimed it meanwhile;
-- the claim locks them in the other order, so that Postgres ended one of the two as a deadlock. Now whatever writes one
-- subscription takes turns, before any row is locked.

-- Until the transaction ends. Nothing for a purchase without a subscription.
create function private.lock_subscription(p_id text) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('subscription:' || p_id, 0));
$$;

-- As before, in its turn.
create or replace function public.sync_subscription(p_event jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant text := p_subscription ->> 'id';
  v_named constant uuid := (p_subscription ->> 'user_id')::uuid;
  v_user_id uuid;
  v_is_new boolean;
begin
  perform private.lock_subscription(p_subscription ->> 'id');
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

-- As before, in its turn.
create or replace function public.fulfil_checkout(p_event jsonb, p_purchase jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_new constant public.purchases := jsonb_populate_record(null::public.purchases, p_purchase);
  v_user_id uuid;
  v_is_new boolean;
begin
  perform private.lock_subscription(p_subscription ->> 'id');
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

-- As before, in its turn.
create or replace function public.claim_purchase(p_session_id text, p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
  v_purchase public.purchases;
begin
  perform private.lock_subscription(p.subscription_id) from public.purchases p where p.session_id = p_session_id;
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

revoke execute on all functions in schema private from public;
