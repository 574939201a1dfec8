import { randomUUID } from 'node:crypto';
import type { SentEvent, SentInvoice, SentPurchase, SentSubscription } from '@ninefold/contracts';
import { service } from './players';

interface Buyer {
  /** Null for a guest. */
  readonly userId: string | null;
  readonly email?: string;
}

/** A finished, paid checkout, as the payments service reads it from Stripe. */
export function paidCheckout({ userId, email = 'buyer@example.com' }: Buyer) {
  const id = randomUUID();
  const purchase: SentPurchase = {
    session_id: `cs_${id}`,
    user_id: userId,
    buyer_email: email,
    customer_id: `cus_${id}`,
    subscription_id: `sub_${id}`,
    tier: 'elite',
    amount_total: 4_999,
    currency: 'usd',
    status: 'paid',
    created_at: new Date().toISOString(),
    objection: null,
  };
  const invoice: SentInvoice = {
    id: `in_${id}`,
    paid_at: new Date().toISOString(),
    amount: 4_999,
    currency: 'usd',
    is_first: true,
    retries_at: null,
  };
  const subscription: SentSubscription = {
    id: `sub_${id}`,
    user_id: userId,
    customer_id: `cus_${id}`,
    tier: 'elite',
    status: 'active',
    paid: true,
    disputed: null,
    dispute_read_at: null,
    cancel_at_period_end: false,
    cancel_at: null,
    collection_paused: false,
    started_at: new Date().toISOString(),
    current_period_start: null,
    current_period_end: null,
    ended_at: null,
    invoice_id: invoice.id,
    read_at: new Date().toISOString(),
    email,
    invoice,
  };
  return { purchase, subscription };
}

export type PaidCheckout = ReturnType<typeof paidCheckout>;

/** Records a checkout, with or without a Stripe event that caused it. */
export const fulfill = ({ purchase, subscription }: PaidCheckout, event: SentEvent | null = null) =>
  service().rpc('fulfill_checkout', {
    p_event: event,
    p_purchase: purchase,
    p_subscription: subscription,
  });
