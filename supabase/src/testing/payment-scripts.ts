import type { SentEvent, SentSubscription } from '@ninefold/contracts';
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
