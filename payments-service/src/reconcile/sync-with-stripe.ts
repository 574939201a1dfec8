import { deleteOrphanedSubscriptionCall, orphanedSubscriptionsCall } from '@ninefold/contracts/rpc';
import type Stripe from 'stripe';
import { callDatabase } from '../database/call-database';
import { databaseUnavailable } from '../database/database-unavailable';
import { cancelDuplicate } from '../payments/cancel-duplicate';
import { fulfillCheckoutSession } from '../payments/fulfill-checkout';
import type { EventOutcome, PaymentDependencies } from '../payments/payment-dependencies';
import { fetchPrice } from '../payments/fetch-price';
import { syncSubscription } from '../payments/sync-subscription';
import { isMissing } from '../stripe/stripe-values';
import { HANDLED_EVENTS, handleEvent } from '../webhook/handle-event';

export interface Reconciled {
  /** Number of events that the database had missed. */
  events: number;
  checkouts: number;
  subscriptions: number;
  /** Errors of what could not be synced. The next run retries it. */
  failed: readonly unknown[];
}

const DAY_S = 86_400;
/** Number of event ids in one database query. */
const BATCH = 50;

/**
 * Syncs the database with Stripe, using the functions of the webhook: first the events of the last days that never
 * arrived, then the checkouts of these days, then every subscription that has not ended. Finally it cancels
 * subscriptions whose account was deleted.
 * @param days at most 30, because Stripe keeps events no longer
 * @throws Problem 503 `price-missing` before anything is read, when the key belongs to another account
 */
export async function reconcile(dependencies: PaymentDependencies, days: number): Promise<Reconciled> {
  const created = { gte: Math.floor(Date.now() / 1_000) - days * DAY_S };
  await fetchPrice(dependencies);
  const failed: unknown[] = [];
  /** @returns 1 when the step changed something */
  const attempt = async (step: () => Promise<EventOutcome>): Promise<number> => {
    try {
      return (await step()) === 'done' ? 1 : 0;
    } catch (error) {
      failed.push(error);
      return 0;
    }
  };

  let events = 0;
  for (const event of await missedEvents(dependencies, created))
    events += await attempt(() => handleEvent(dependencies, event));
  let checkouts = 0;
  for await (const { id, status } of dependencies.stripe.checkout.sessions.list({ created, limit: 100 })) {
    if (status === 'complete') checkouts += await attempt(() => fulfillCheckoutSession(dependencies, id));
  }
  let subscriptions = 0;
  for (const id of await listAllCurrentSubscriptions(dependencies)) {
    subscriptions += await attempt(() => syncSubscription(dependencies, id));
  }
  for (const id of await listOrphanedSubscriptions(dependencies)) {
    subscriptions += await attempt(() => cancelOrphaned(dependencies, id));
  }
  return { events, checkouts, subscriptions, failed };
}

/**
 * When an administrator deletes an account, its rows are deleted too, but the database records the subscription ids.
 */
async function listOrphanedSubscriptions({ database }: PaymentDependencies): Promise<string[]> {
  return callDatabase(database, orphanedSubscriptionsCall, {});
}

async function cancelOrphaned(dependencies: PaymentDependencies, id: string): Promise<EventOutcome> {
  const subscription = await dependencies.stripe.subscriptions.retrieve(id).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  if (subscription) await cancelDuplicate(dependencies, id);
  await callDatabase(dependencies.database, deleteOrphanedSubscriptionCall, { p_subscription_id: id });
  return 'done';
}

/** Oldest first, as they happened. */
async function missedEvents(
  { stripe, database }: PaymentDependencies,
  created: Stripe.RangeQueryParam,
): Promise<Stripe.Event[]> {
  const sent: Stripe.Event[] = [];
  // Stripe accepts at most 20 types.
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

/** Reads page by page, because PostgREST returns at most 1,000 rows. */
async function listAllCurrentSubscriptions({ database }: PaymentDependencies): Promise<string[]> {
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
