import type { PaymentOutcome } from '@ninefold/contracts';
import { syncSubscriptionCall } from '@ninefold/contracts/rpc';
import { callDatabase } from '../database/call-database';
import { databaseUnavailable } from '../database/database-unavailable';
import { subscriptionRow } from '../stripe/stripe-values';
import type { Cause, PaymentDependencies } from './payment-dependencies';
import { readSubscription } from './read-sale';

export interface SyncOptions {
  readonly cause?: Cause;
  readonly disputed?: boolean;
}

/**
 * Reads a subscription from Stripe and stores it.
 * @returns null for a subscription to something else
 * @throws Problem 503 when the database does not respond
 */
export async function storeSubscription(
  dependencies: PaymentDependencies,
  id: string,
  { cause = null, disputed }: SyncOptions,
): Promise<PaymentOutcome | null> {
  const row = await readRow(dependencies, id, disputed ?? null);
  if (!row) return null;
  return callDatabase(dependencies.database, syncSubscriptionCall, { p_event: cause, p_subscription: row });
}

/**
 * The row to store. A subscription that once activated a plan is followed even after staff changed its terms, because its
 * end must deactivate the plan. A subscription deleted in Stripe has ended.
 */
async function readRow(dependencies: PaymentDependencies, id: string, disputed: boolean | null) {
  const { subscription, plan: sold, paid, readAt } = await readSubscription(dependencies, id);
  const stored = sold ? null : await storedRow(dependencies, id);
  const plan = sold ?? stored?.tier;
  if (!plan) return null;
  if (!subscription) {
    const now = readAt.toISOString();
    return stored && { ...stored, status: 'canceled', ended_at: now, disputed, read_at: now };
  }
  return subscriptionRow(subscription, { plan, paid, disputed, readAt });
}

async function storedRow({ database }: PaymentDependencies, id: string) {
  const { data, error } = await database.from('subscriptions').select().eq('id', id).maybeSingle();
  if (error) throw databaseUnavailable(error);
  return data;
}
