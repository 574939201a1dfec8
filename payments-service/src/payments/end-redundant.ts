import Stripe from 'stripe';
import { idOf } from '../stripe/stripe-values';
import { cancelNow } from './cancel-now';
import { ifThere } from './if-there';
import type { PaymentParts } from './payment-parts';
import { storeSubscription } from './store-subscription';

/**
 * Gives the money back and ends a subscription that its person has twice, or whose account is gone. Each step may be done
 * again. The refund comes first: once the database knows that the subscription has ended, it is not asked for any more.
 */
export async function endRedundant(parts: PaymentParts, id: string): Promise<void> {
  const { stripe } = parts;
  const subscription = await ifThere(parts, stripe.subscriptions.retrieve(id));
  const invoice = idOf(subscription?.latest_invoice);
  if (invoice) await refundInvoice(stripe, invoice);
  if (subscription) await cancelNow(parts, subscription);
  await storeSubscription(parts, id, {});
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
