import type Stripe from 'stripe';
import { idOf } from '../stripe/stripe-values';

/**
 * The subscription that a payment was for, provided the payment covers its current period: a refund for an earlier year
 * must not end the current one. A customer may have had several subscriptions, so the customer is not enough.
 */
export async function findSubscriptionByPayment(
  stripe: Stripe,
  paymentIntent: string | null,
): Promise<Stripe.Subscription | null> {
  if (!paymentIntent) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
  });
  const invoiceId = idOf(data[0]?.invoice);
  if (!invoiceId) return null;
  const id = await findSubscriptionByInvoice(stripe, invoiceId);
  if (!id) return null;
  const subscription = await stripe.subscriptions.retrieve(id);
  return idOf(subscription.latest_invoice) === invoiceId ? subscription : null;
}

/** @returns null for an invoice that does not belong to a subscription */
export async function findSubscriptionByInvoice(stripe: Stripe, invoiceId: string): Promise<string | null> {
  const { parent } = await stripe.invoices.retrieve(invoiceId);
  return idOf(parent?.subscription_details?.subscription);
}
