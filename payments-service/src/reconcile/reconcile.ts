import type Stripe from 'stripe';
import { databaseUnavailable } from '../database/database-unavailable';
import { endRedundant } from '../payments/end-redundant';
import { fulfil } from '../payments/fulfil';
import type { EventOutcome, PaymentParts } from '../payments/payment-parts';
import { priceOnSale } from '../payments/price-on-sale';
import { syncSubscription } from '../payments/sync-subscription';
import { isMissing } from '../stripe/stripe-values';
import { HANDLED_EVENTS, handleEvent } from '../webhook/handle-event';

export interface Reconciled {
  /** Of Stripe's events, those whose effects were not in the database. */
  events: number;
  checkouts: number;
  subscriptions: number;
  /** What could not be brought up to date; the next run tries again. */
  failed: readonly unknown[];
}

const DAY_S = 86_400;
/** The database is asked about so many events at once. */
const BATCH = 50;

/**
 * Brings the database up to date with Stripe by the functions that the webhook calls: the events of the last days that
 * never arrived, then the checkouts of these days, then every subscription that has not ended. Last it ends those whose
 * account is gone.
 * @param days at most 30: Stripe keeps events no longer
 * @throws Problem 503 `price-missing` before anything is read, when the key is of another account
 */
export async function reconcile(parts: PaymentParts, days: number): Promise<Reconciled> {
  const created = { gte: Math.floor(Date.now() / 1_000) - days * DAY_S };
  await priceOnSale(parts);
  const failed: unknown[] = [];
  /** @returns 1 for what was brought up to date */
  const attempt = async (step: () => Promise<EventOutcome>): Promise<number> => {
    try {
      return (await step()) === 'done' ? 1 : 0;
    } catch (error) {
      failed.push(error);
      return 0;
    }
  };

  let events = 0;
  for (const event of await missedEvents(parts, created))
    events += await attempt(() => handleEvent(parts, event));
  let checkouts = 0;
  for await (const { id, status } of parts.stripe.checkout.sessions.list({ created, limit: 100 })) {
    if (status === 'complete') checkouts += await attempt(() => fulfil(parts, id));
  }
  let subscriptions = 0;
  for (const id of await liveSubscriptions(parts)) {
    subscriptions += await attempt(() => syncSubscription(parts, id));
  }
  for (const id of await withoutOwner(parts)) {
    subscriptions += await attempt(() => endWithoutOwner(parts, id));
  }
  return { events, checkouts, subscriptions, failed };
}

/** Of accounts that an administrator deleted: their rows went with them, and the database kept the ids. */
async function withoutOwner({ database }: PaymentParts): Promise<string[]> {
  const { data, error } = await database.rpc('orphaned_subscriptions');
  if (error || !data) throw databaseUnavailable(error);
  return data;
}

async function endWithoutOwner(parts: PaymentParts, id: string): Promise<EventOutcome> {
  const atStripe = await parts.stripe.subscriptions.retrieve(id).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  if (atStripe) await endRedundant(parts, id);
  const { error } = await parts.database.rpc('delete_orphaned_subscription', { p_subscription_id: id });
  if (error) throw databaseUnavailable(error);
  return 'done';
}

/** Oldest first, as they happened. */
async function missedEvents(
  { stripe, database }: PaymentParts,
  created: Stripe.RangeQueryParam,
): Promise<Stripe.Event[]> {
  const sent: Stripe.Event[] = [];
  // Stripe takes at most 20 types.
  for await (const event of stripe.events.list({ types: HANDLED_EVENTS, created, limit: 100 }))
    sent.unshift(event);
  const seen = new Set<string>();
  for (let from = 0; from < sent.length; from += BATCH) {
    const ids = sent.slice(from, from + BATCH).map(({ id }) => id);
    const { data, error } = await database.from('stripe_events').select('id').in('id', ids);
    if (error) throw databaseUnavailable(error);
    for (const { id } of data) seen.add(id);
  }
  return sent.filter(({ id }) => !seen.has(id));
}

/** Page by page, by their ids: PostgREST returns at most 1000 rows. */
async function liveSubscriptions({ database }: PaymentParts): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data, error } = await database
      .from('subscriptions')
      .select('id')
      .not('status', 'in', '(canceled,incomplete_expired)')
      .gt('id', ids.at(-1) ?? '')
      .order('id')
      .limit(500);
    if (error) throw databaseUnavailable(error);
    if (data.length === 0) return ids;
    ids.push(...data.map(({ id }) => id));
  }
}
