import Stripe from 'stripe';
import { fetchOrNull } from '../stripe/fetch-or-null';
import { idOf } from '../stripe/stripe-values';
import { cancelNow } from './cancel-now';
import type { PaymentDependencies } from './payment-dependencies';
import { storeSubscription } from './store-subscription';

/**
 * Refunds and cancels a subscription whose owner already has one, or whose account was deleted. Every step can be
 * repeated. The refund comes first, because a subscription stored as ended is not returned as a duplicate again.
 */
export async function cancelDuplicate(dependencies: PaymentDependencies, id: string): Promise<void> {
  const { stripe } = dependencies;
  const subscription = await fetchOrNull(dependencies, stripe.subscriptions.retrieve(id));
  const invoice = idOf(subscription?.latest_invoice);
  if (invoice) await refundInvoice(stripe, invoice);
  if (subscription) await cancelNow(dependencies, subscription);
  await storeSubscription(dependencies, id, {});
}

async function refundInvoice(stripe: Stripe, invoice: string): Promise<void> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  for (const { payment } of data) {
    const payment_intent = idOf(payment.payment_intent);
    if (!payment_intent) continue;
    await stripe.refunds
      .create({ payment_intent, reason: 'duplicate' }, { idempotencyKey: `refund-${payment_intent}` })
      .catch((error: unknown) => {
        if (!isRefunded(error)) throw error;
      });
  }
}

const isRefunded = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
