import { recordRefundCall } from '@ninefold/contracts/rpc';
import type Stripe from 'stripe';
import { callDatabase } from '../database/call-database';
import { databaseUnavailable } from '../database/database-unavailable';
import type { PaidFor } from './find-subscription';
import { namedPlan } from './identify-plan';
import type { PaymentDependencies } from './payment-dependencies';

interface RecordedRefund {
  readonly charge: Stripe.Charge;
  /** It was the last payment for the subscription, and nothing of it is left. */
  readonly endsPlan: boolean;
}

/**
 * Tells the buyer about a refund, whoever made it, once for each total.
 * @returns false for a payment of another product
 */
export async function recordRefund(
  dependencies: PaymentDependencies,
  { charge, endsPlan }: RecordedRefund,
  { invoice, subscriptionId }: PaidFor,
): Promise<boolean> {
  const { database, stripe } = dependencies;
  const stored = await database.from('subscriptions').select('tier').eq('id', subscriptionId).maybeSingle();
  if (stored.error) throw databaseUnavailable(stored.error);
  const tier = stored.data?.tier ?? namedPlan((await stripe.subscriptions.retrieve(subscriptionId)).metadata);
  if (!tier) return false;
  await callDatabase(database, recordRefundCall, {
    p_refund: {
      subscription_id: subscriptionId,
      invoice_id: invoice.id,
      tier,
      amount: charge.amount_refunded,
      currency: charge.currency,
      is_full: charge.refunded,
      ends_plan: endsPlan,
      email: charge.billing_details.email ?? invoice.customer_email,
    },
  });
  return true;
}
