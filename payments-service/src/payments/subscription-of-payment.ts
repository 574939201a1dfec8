import type Stripe from 'stripe';
import { idOf } from '../stripe/stripe-values';

/**
 * The subscription that a payment was for, when the payment is the one of its present period: what happens to the
 * money of an earlier year does not end this one. Exact: a customer may have had several subscriptions.
 */
export async function subscriptionOfPayment(
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
  const id = await subscriptionOfInvoice(stripe, invoiceId);
  if (!id) return null;
  const subscription = await stripe.subscriptions.retrieve(id);
  return idOf(subscription.latest_invoice) === invoiceId ? subscription : null;
}

/** @returns null for an invoice that no subscription made */
export async function subscriptionOfInvoice(stripe: Stripe, invoiceId: string): Promise<string | null> {
  const { parent } = await stripe.invoices.retrieve(invoiceId);
  return idOf(parent?.subscription_details?.subscription);
}
