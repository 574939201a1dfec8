import type { PaymentTask, SentReturn } from '@ninefold/contracts';
import Stripe from 'stripe';
import { fetchOrNull } from '../stripe/fetch-or-null';
import { expanded } from '../stripe/stripe-values';
import { cancelNow } from './cancel-now';
import { namedPlan } from './identify-plan';
import { listPayments } from './list-payments';
import type { PaymentDependencies } from './payment-dependencies';
import { storeSubscription } from './store-subscription';

type Order = Extract<PaymentTask, { kind: 'return-payment' }>;

/**
 * Cancels a subscription and refunds what was paid for an invoice of it. Every step can be repeated. The subscription ends
 * first, so that no renewal is charged meanwhile; a payment that is still pending is returned when it arrives.
 * @returns what was sent back; null when nobody needs to be told now
 * @throws when money cannot be sent back yet, or by nobody but an operator
 */
export async function returnPayment(
  dependencies: PaymentDependencies,
  order: Order,
): Promise<SentReturn | null> {
  const { stripe } = dependencies;
  const { subscription_id: id, invoice_id: invoiceId, email } = order;
  const request = stripe.subscriptions.retrieve(id, { expand: ['customer'] });
  const subscription = await fetchOrNull(dependencies, request);
  if (subscription) await cancelNow(dependencies, subscription);
  await storeSubscription(dependencies, id, {});
  const invoice = invoiceId && (await fetchOrNull(dependencies, stripe.invoices.retrieve(invoiceId)));
  if (!subscription && !invoice) return null;
  // A debit may be on its way. Its failure or its refund is told instead.
  if (invoice && invoice.status === 'open' && invoice.billing_reason === 'subscription_create') return null;
  const paid = invoice && invoice.status === 'paid' ? invoice.amount_paid : 0;
  if (invoice && paid > 0 && !(await refundInvoice(stripe, invoice.id, order))) return null;
  return {
    tier: namedPlan(subscription?.metadata ?? null) ?? '',
    amount: paid,
    currency: (invoice || subscription)?.currency ?? '',
    email: email ?? expanded<Stripe.Customer>(subscription?.customer)?.email ?? null,
  };
}

/**
 * @returns false when the buyer's bank has taken the money back
 * @throws for an invoice that was paid outside of Stripe
 */
async function refundInvoice(stripe: Stripe, invoice: string, order: Order): Promise<boolean> {
  const payments = await listPayments(stripe, invoice);
  if (payments.length === 0) throw new Error('The invoice was paid outside of Stripe.');
  let isRefunded = false;
  for (const payment of payments) isRefunded = (await refund(stripe, payment, order)) || isRefunded;
  return isRefunded;
}

/**
 * A charge cannot be refunded twice, so the idempotency key only has to protect one attempt: Stripe repeats its response to a
 * key for a day, errors too.
 * @returns false when the buyer's bank has taken the money back
 * @throws while the bank has not decided
 */
async function refund(
  stripe: Stripe,
  payment_intent: string,
  { id, reason: returned_for, attempt }: Order,
): Promise<boolean> {
  try {
    const reason = returned_for === 'duplicate' ? 'duplicate' : 'requested_by_customer';
    await stripe.refunds.create(
      { payment_intent, reason, metadata: { returned_for } },
      { idempotencyKey: `return-${payment_intent}-${id}-${attempt}` },
    );
    return true;
  } catch (error) {
    if (hasCode(error, 'charge_already_refunded')) return true;
    if (hasCode(error, 'charge_disputed') && (await isLost(stripe, payment_intent))) return false;
    throw error;
  }
}

const isLost = async (stripe: Stripe, payment_intent: string) =>
  (await stripe.disputes.list({ payment_intent })).data.some(({ status }) => status === 'lost');

const hasCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeError && error.code === code;
