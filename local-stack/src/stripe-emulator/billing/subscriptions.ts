import type { Account } from '../account';
import { noSuch } from '../api/stripe-error';
import { listOf, type Order, type Price, type Subscription } from '../state/rows';

/** The end of a period that begins then, in seconds since 1970: a month without that day ends with its last one. */
export function periodEnd(begin: number, { recurring }: Price): number {
  const date = new Date(begin * 1_000);
  const day = date.getUTCDate();
  const months = recurring?.interval === 'month' ? 1 : 12;
  date.setUTCMonth(date.getUTCMonth() + months * (recurring?.interval_count ?? 1));
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1_000;
}

/** A subscription whose first payment is still to come. */
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
    start_date: now,
    status: 'incomplete',
  });
  account.emit('customer.subscription.created', subscription);
  return subscription;
}

/** What the subscription is for: sessions here sell one price. */
export function itemOf({ id, items }: Subscription) {
  const [item] = items.data;
  if (!item) throw new Error(`Subscription ${id} has no item.`);
  return item;
}

/** True when nothing can happen to it any more. */
export const isOver = ({ status }: Subscription): boolean => status === 'canceled';

/** @throws StripeError 404 for one that has ended: Stripe does not find it either */
export function liveSubscription(account: Account, id: string): Subscription {
  const subscription = account.row('subscriptions', id);
  if (isOver(subscription)) throw noSuch(subscription.object, id);
  return subscription;
}

/** Ends it now. */
export function cancelNow(account: Account, subscription: Subscription): void {
  const now = account.now();
  account.update('customer.subscription.deleted', subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
  });
}

/** @param ends true ends it when the paid period ends, false lets it go on */
export function setEnding(account: Account, subscription: Subscription, ends: boolean): void {
  account.update('customer.subscription.updated', subscription, {
    cancel_at_period_end: ends,
    cancel_at: ends ? itemOf(subscription).current_period_end : null,
    canceled_at: ends ? account.now() : null,
  });
}
