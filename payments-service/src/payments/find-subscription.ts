import type Stripe from 'stripe';
import { databaseUnavailable } from '../database/database-unavailable';
import { expanded, idOf } from '../stripe/stripe-values';
import type { PaymentDependencies } from './payment-dependencies';

/** The invoice that a payment was for, and its subscription. */
export interface PaidFor {
  readonly invoice: Stripe.Invoice;
  readonly subscriptionId: string;
}

/** @returns null for a payment of something else */
export async function findByPayment(stripe: Stripe, paymentIntent: string | null): Promise<PaidFor | null> {
  if (!paymentIntent) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
  });
  const invoiceId = idOf(data[0]?.invoice);
  return invoiceId ? findByInvoice(stripe, invoiceId) : null;
}

/** @returns null for an invoice that does not belong to a subscription */
export async function findByInvoice(stripe: Stripe, invoiceId: string): Promise<PaidFor | null> {
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  return subscriptionId ? { invoice, subscriptionId } : null;
}

/**
 * The subscription that a payment was for, provided no later one was made: a refund for an earlier year must not end the
 * current one. A renewal that is still open does not count, because its buyer has nothing left that was paid for.
 */
export async function findLastPaid(
  stripe: Stripe,
  { invoice, subscriptionId }: PaidFor,
): Promise<Stripe.Subscription | null> {
  const customer = idOf(invoice.customer) ?? '';
  // Newest first. A customer may have had several subscriptions.
  const { data } = await stripe.invoices.list({ customer, status: 'paid', limit: 100 });
  const last = data.find(({ parent }) => idOf(parent?.subscription_details?.subscription) === subscriptionId);
  return last?.id === invoice.id ? stripe.subscriptions.retrieve(subscriptionId) : null;
}

interface Disputed {
  readonly subscription: Stripe.Subscription;
  /** A renewal has been paid since: the dispute is about a former year. */
  readonly isRenewed: boolean;
}

/**
 * The subscription that a disputed payment was for. A dispute about the current year stays relevant when the subscription
 * renews meanwhile: it has closed the plan.
 * @returns null for a dispute that began after the year it is about
 */
export async function findDisputed(
  { database, stripe }: PaymentDependencies,
  { invoice, subscriptionId }: PaidFor,
): Promise<Disputed | null> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] });
  const latest = expanded<Stripe.Invoice>(subscription.latest_invoice);
  if (latest?.id === invoice.id) return { subscription, isRenewed: false };
  const { data, error } = await database
    .from('subscriptions')
    .select('disputed')
    .eq('id', subscriptionId)
    .maybeSingle();
  if (error) throw databaseUnavailable(error);
  return data?.disputed ? { subscription, isRenewed: latest?.status === 'paid' } : null;
}
