import type { PaymentOutcome, PlanKey } from '@ninefold/contracts';
import { isOrphanedSubscriptionCall, syncSubscriptionCall } from '@ninefold/contracts/rpc';
import type Stripe from 'stripe';
import { callDatabase } from '../database/call-database';
import { databaseUnavailable } from '../database/database-unavailable';
import { type DisputeState, subscriptionRow } from '../stripe/stripe-values';
import { namedPlan } from './identify-plan';
import type { Cause, PaymentDependencies } from './payment-dependencies';
import { readSubscription, type SubscriptionSale } from './read-subscription';

export interface SyncOptions {
  readonly cause?: Cause;
  readonly dispute?: DisputeState;
  /** The invoice that an event is about; by default, the latest one is settled. */
  readonly invoice?: Stripe.Invoice;
}

/**
 * Reads a subscription from Stripe and stores it.
 * @returns null for a subscription to something else
 * @throws Problem 503 when the database does not respond
 */
export async function storeSubscription(
  dependencies: PaymentDependencies,
  id: string,
  { cause = null, ...options }: SyncOptions,
): Promise<PaymentOutcome | null> {
  const row = await readRow(dependencies, id, options);
  if (!row) return null;
  return callDatabase(dependencies.database, syncSubscriptionCall, { p_event: cause, p_subscription: row });
}

/**
 * The row to store. A subscription that once activated a plan is followed even after staff changed its terms, because its
 * end must deactivate the plan. A subscription deleted in Stripe has ended.
 */
async function readRow(
  dependencies: PaymentDependencies,
  id: string,
  { dispute = null, invoice }: { dispute?: DisputeState | null; invoice?: Stripe.Invoice },
) {
  const sale = await readSubscription(dependencies, id);
  const stored = sale?.plan ? null : await storedRow(dependencies, id);
  const plan = sale?.plan ?? stored?.tier ?? (sale && (await planOfDeletedAccount(dependencies, sale)));
  if (!plan) return null;
  if (!sale) {
    const now = new Date().toISOString();
    return (
      stored && {
        ...stored,
        status: 'canceled',
        ended_at: now,
        disputed: null,
        dispute_read_at: null,
        read_at: now,
        email: null,
        invoice: null,
      }
    );
  }
  const { subscription, latestInvoice, email, readAt } = sale;
  const paid = latestInvoice?.status === 'paid';
  return subscriptionRow(subscription, {
    plan,
    paid,
    invoice: invoice ?? latestInvoice,
    email,
    dispute,
    readAt,
  });
}

/** The row of a subscription goes with its account; money that still arrives must be sent back. */
async function planOfDeletedAccount(
  { database }: PaymentDependencies,
  { subscription: { id, metadata } }: SubscriptionSale,
): Promise<PlanKey | null> {
  const plan = metadata.checkout_id ? namedPlan(metadata) : null;
  return plan && (await callDatabase(database, isOrphanedSubscriptionCall, { p_id: id })) ? plan : null;
}

async function storedRow({ database }: PaymentDependencies, id: string) {
  const { data, error } = await database.from('subscriptions').select().eq('id', id).maybeSingle();
  if (error) throw databaseUnavailable(error);
  return data;
}
