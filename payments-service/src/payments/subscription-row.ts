import type { SentSubscription } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { idOf, instant, userIdOf } from '../stripe/stripe-values';

interface Reading {
  readonly plan: string;
  /** A payment for it has arrived. */
  readonly paid: boolean;
  /** null: not asked. */
  readonly disputed: boolean | null;
  /** When Stripe was asked. */
  readonly readAt: Date;
}

/** What the database keeps of a subscription. Periods stand on its one item. */
export function subscriptionRow(
  subscription: Stripe.Subscription,
  { plan, paid, disputed, readAt }: Reading,
): SentSubscription {
  const item = subscription.items.data[0];
  return {
    id: subscription.id,
    user_id: userIdOf(subscription.metadata.user_id),
    customer_id: idOf(subscription.customer),
    tier: plan,
    status: subscription.status,
    paid,
    disputed,
    // The portal sets either.
    cancel_at_period_end: subscription.cancel_at_period_end || typeof subscription.cancel_at === 'number',
    started_at: instant(subscription.start_date),
    current_period_start: instant(item?.current_period_start),
    current_period_end: instant(item?.current_period_end),
    ended_at: instant(subscription.ended_at),
    read_at: readAt.toISOString(),
  };
}
