import type { PaymentOutcome } from 'shared-contracts';
import type Stripe from 'stripe';
import { databaseUnavailable } from '../database/database-unavailable';
import type { Cause, PaymentParts } from './payment-parts';
import { planOfPrice } from './plan-of-price';
import { subscriptionRow } from './subscription-row';

export interface SyncOptions {
  readonly cause?: Cause;
  readonly disputed?: boolean;
}

const isPaid = (invoice: Stripe.Subscription['latest_invoice']) =>
  typeof invoice === 'object' && invoice?.status === 'paid';

/**
 * Reads a subscription from Stripe and writes it down.
 * @returns null for a subscription to something else
 * @throws Problem 503 when the database does not respond
 */
export async function storeSubscription(
  parts: PaymentParts,
  id: string,
  { cause = null, disputed }: SyncOptions,
): Promise<PaymentOutcome | null> {
  const readAt = new Date();
  const subscription = await parts.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const plan = planOfPrice(parts, subscription.metadata, subscription.items.data[0]?.price);
  if (!plan) return null;
  const reading = {
    plan,
    paid: isPaid(subscription.latest_invoice),
    disputed: disputed ?? null,
    readAt,
  };
  const { data, error } = await parts.database.rpc('sync_subscription', {
    p_event: cause,
    p_subscription: subscriptionRow(subscription, reading),
  });
  if (error || !data) throw databaseUnavailable(error);
  return data;
}
