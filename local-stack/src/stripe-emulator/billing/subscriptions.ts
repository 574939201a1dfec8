import type { Account } from '../account';
import { noSuch } from '../api/stripe-error';
import { listOf, type Order, type Price, type Subscription } from '../state/rows';

/** The end of a period in seconds since 1970. A month without that day ends on its last one. */
export function periodEnd(begin: number, { recurring }: Price): number {
  const date = new Date(begin * 1_000);
  const day = date.getUTCDate();
  const months = recurring?.interval === 'month' ? 1 : 12;
  date.setUTCMonth(date.getUTCMonth() + months * (recurring?.interval_count ?? 1));
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1_000;
}

/** Creates a subscription with a pending first payment. */
export function newSubscription(
  account: Account,
  customer: string,
  { lineItem: { price, quantity }, subscriptionMetadata: metadata }: Order,
): Subscription {
  const now = account.now();
  const subscription = account.add('subscriptions', {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    currency: price.currency,
    customer,
    ended_at: null,
    items: listOf({
      object: 'subscription_item',
      price,
      quantity,
      current_period_start: now,
      current_period_end: periodEnd(now, price),
    }),
    latest_invoice: null,
    metadata,
    pause_collection: null,
    start_date: now,
    status: 'incomplete',
  });
  account.emit('customer.subscription.created', subscription);
  return subscription;
}

/** The item of a subscription: sessions here sell one price. */
export function itemOf({ id, items }: Subscription) {
  const [item] = items.data;
  if (!item) throw new Error(`Subscription ${id} has no item.`);
  return item;
}

/** Whether a subscription has ended for good. */
export const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** @throws StripeError 404 for a subscription that has ended, as in Stripe */
export function currentSubscription(account: Account, id: string): Subscription {
  const subscription = account.row('subscriptions', id);
  if (hasEnded(subscription)) throw noSuch(subscription.object, id);
  return subscription;
}

/** Cancels a subscription immediately. Open invoices are no longer collected, but can still be paid. */
export function cancelNow(account: Account, subscription: Subscription): void {
  const now = account.now();
  for (const invoice of Object.values(account.tables.invoices)) {
    if (invoice.parent.subscription_details.subscription === subscription.id)
      invoice.next_payment_attempt = null;
  }
  account.update('customer.subscription.deleted', subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
  });
}

/** @param ends true cancels at the end of the period, false undoes that */
export function setCancelAtPeriodEnd(account: Account, subscription: Subscription, ends: boolean): void {
  account.update('customer.subscription.updated', subscription, {
    cancel_at_period_end: ends,
    cancel_at: ends ? itemOf(subscription).current_period_end : null,
    canceled_at: ends ? account.now() : null,
  });
}

/** @param at seconds since 1970; null never cancels */
export function setCancelAt(account: Account, subscription: Subscription, at: number | null): void {
  account.update('customer.subscription.updated', subscription, {
    cancel_at_period_end: false,
    cancel_at: at,
    canceled_at: at === null ? null : account.now(),
  });
}
