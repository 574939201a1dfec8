-- As before, but a guest whose payment is on its way is not asked to pay again after a day either: that checkout is over,
-- and the money still comes.
create or replace function public.open_checkout(p_user_id uuid, p_guest_key uuid, p_tier text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_buyer constant text := case when p_user_id is null
    then 'guest:' || coalesce(p_guest_key, gen_random_uuid()) else 'user:' || p_user_id end;
  v_checkout public.checkouts;
  v_bought text;
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
  else
    -- A payment that failed is no purchase.
    select p.status into v_bought
    from public.checkouts c join public.purchases p on p.session_id = c.session_id
    where c.buyer = v_buyer and (p.status = 'paid'
      or p.status = 'unpaid' and exists (
        select from public.subscriptions s where s.id = p.subscription_id and not private.has_ended(s.status)))
    order by p.status = 'paid' desc limit 1;
    if found then
      return jsonb_build_object('state', case v_bought when 'paid' then 'paid' else 'payment-pending' end);
    end if;
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

revoke execute on all functions in schema private from public;
