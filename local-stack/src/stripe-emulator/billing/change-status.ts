import type { Account } from '../account';
import { invalidRequest } from '../api/stripe-error';
import type { Subscription } from '../state/rows';
import { newInvoice, payInvoice } from './payments';
import { cancelNow, hasEnded } from './subscriptions';

/** The statuses that a test can give to a subscription. */
export const STATUSES = [
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const satisfies readonly Subscription['status'][];

type Status = (typeof STATUSES)[number];

/**
 * Gives a subscription a status, with the invoice that belongs to it and the events that Stripe sends.
 * @throws StripeError 400 when it has ended
 */
export function changeStatus(account: Account, subscription: Subscription, status: Status): Subscription {
  if (hasEnded(subscription)) throw invalidRequest(`Subscription ${subscription.id} has ended.`);
  if (status === 'canceled') {
    cancelNow(account, subscription);
    return subscription;
  }
  if (status === 'past_due' || status === 'unpaid') failRenewal(account, subscription, status);
  if (status === 'incomplete_expired') voidLatestInvoice(account, subscription);
  const previous = subscription.status;
  account.update('customer.subscription.updated', subscription, {
    status,
    ended_at: status === 'incomplete_expired' ? account.now() : null,
  });
  if (status === 'paused') account.emit('customer.subscription.paused', subscription);
  if (previous === 'paused') account.emit('customer.subscription.resumed', subscription);
  return subscription;
}

/** Stripe retries the payment of a subscription that is past due, and not of an unpaid one. */
function failRenewal(account: Account, subscription: Subscription, status: 'past_due' | 'unpaid'): void {
  let invoice = account.row('invoices', subscription.latest_invoice);
  if (invoice.status === 'paid') {
    invoice = newInvoice(account, subscription, 'subscription_cycle');
    payInvoice(account, invoice, 'renewal_declines');
  }
  if (status === 'unpaid') invoice.next_payment_attempt = null;
}

function voidLatestInvoice(account: Account, { latest_invoice: id }: Subscription): void {
  const invoice = account.row('invoices', id);
  Object.assign(invoice, {
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: account.now() },
  });
}
