import type { PaymentOutcome, PlanKey, SentSubscription } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { databaseUnavailable } from '../database/database-unavailable';
import { ifThere } from './if-there';
import type { Cause, PaymentParts } from './payment-parts';
import { planOfSale } from './plan-of-sale';
import { idOf, instant, userIdOf } from '../stripe/stripe-values';

export interface SyncOptions {
  readonly cause?: Cause;
  readonly disputed?: boolean;
}

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
  const row = await readRow(parts, id, disputed ?? null);
  if (!row) return null;
  const { data, error } = await parts.database.rpc('sync_subscription', {
    p_event: cause,
    p_subscription: row,
  });
  if (error || !data) throw databaseUnavailable(error);
  return data;
}

/**
 * The row as it is to be written. What opened a plan once is followed, also when staff changed its terms: its end counts.
 * What Stripe does not have any more has ended.
 */
async function readRow(parts: PaymentParts, id: string, disputed: boolean | null) {
  const readAt = new Date();
  const subscription = await ifThere(
    parts,
    parts.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
  );
  const sold = subscription && planOf(parts, subscription);
  const stored = sold ? null : await storedRow(parts, id);
  const plan = sold ?? stored?.tier;
  if (!plan) return null;
  if (!subscription) {
    const now = readAt.toISOString();
    return stored && { ...stored, status: 'canceled', ended_at: now, disputed, read_at: now };
  }
  const paid = invoiceOf(subscription)?.status === 'paid';
  return subscriptionRow(subscription, { plan, paid, disputed, readAt });
}

async function storedRow({ database }: PaymentParts, id: string) {
  const { data, error } = await database.from('subscriptions').select().eq('id', id).maybeSingle();
  if (error) throw databaseUnavailable(error);
  return data;
}

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null =>
  typeof invoice === 'object' ? invoice : null;

const planOf = (parts: PaymentParts, subscription: Stripe.Subscription): PlanKey | null =>
  planOfSale(parts, {
    metadata: subscription.metadata,
    items: subscription.items.data,
    total: invoiceOf(subscription)?.total,
    currency: subscription.currency,
  });

interface Reading {
  readonly plan: string;
  /** A payment for it has arrived. */
  readonly paid: boolean;
  /** null: not asked. */
  readonly disputed: boolean | null;
  /** When Stripe was asked. */
  readonly readAt: Date;
}

/** What the database keeps of a subscription. Periods stand on its one item. */
export function subscriptionRow(
  subscription: Stripe.Subscription,
  { plan, paid, disputed, readAt }: Reading,
): SentSubscription {
  const item = subscription.items.data[0];
  return {
    id: subscription.id,
    user_id: userIdOf(subscription.metadata.user_id),
    customer_id: idOf(subscription.customer),
    tier: plan,
    status: subscription.status,
    paid,
    disputed,
    // The portal sets either.
    cancel_at_period_end: subscription.cancel_at_period_end || typeof subscription.cancel_at === 'number',
    started_at: instant(subscription.start_date),
    current_period_start: instant(item?.current_period_start),
    current_period_end: instant(item?.current_period_end),
    ended_at: instant(subscription.ended_at),
    read_at: readAt.toISOString(),
  };
}
