import type { SentEvent, SentRefund, SentSubscription } from '@ninefold/contracts';
import type { PaidCheckout } from './payments';

/** What the payments service calls, as SQL for `scriptValues`. */

const json = (value: object | null) => (value ? `'${JSON.stringify(value)}'` : 'null');

export const account = (id: string, email: string, confirmedAt = 'now()') =>
  `insert into auth.users (id, email, email_confirmed_at) values ('${id}', '${email}', ${confirmedAt});`;

export const fulfillment = (
  { purchase, subscription }: Pick<PaidCheckout, 'purchase' | 'subscription'>,
  event: SentEvent | null = null,
) => `select public.fulfill_checkout(${json(event)}, ${json(purchase)}, ${json(subscription)});`;

export const sync = (subscription: SentSubscription, event: SentEvent | null = null) =>
  `select public.sync_subscription(${json(event)}, ${json(subscription)});`;

export const refund = (sent: SentRefund) => `select public.record_refund(${json(sent)});`;

/** The next renewal of a subscription, paid. */
export function renewalOf(subscription: SentSubscription): SentSubscription {
  const id = `${subscription.invoice_id}_2`;
  return { ...subscription, invoice_id: id, invoice: { ...subscription.invoice!, id, is_first: false } };
}
