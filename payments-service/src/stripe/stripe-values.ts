import type { SentSubscription } from '@ninefold/contracts';
import Stripe from 'stripe';
import * as v from 'valibot';

/** The id of a field that Stripe sends as an id or, when expanded, as the whole object. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** @param seconds since 1970 */
export const toIsoString = (seconds: number | null | undefined): string | null =>
  typeof seconds === 'number' ? new Date(seconds * 1_000).toISOString() : null;

const UserIdSchema = v.pipe(v.string(), v.uuid());

/** @returns null unless the value is a UUID: other products may use the same field of the Stripe account */
export const userIdOf = (value: string | null | undefined): string | null =>
  v.is(UserIdSchema, value) ? value : null;

/** @param param the parameter that held the id, for calls with more than one */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param);

/** Stripe never leaves these states. */
export const hasEnded = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

interface SubscriptionState {
  readonly plan: string;
  /** Whether its latest payment has arrived. */
  readonly paid: boolean;
  /** null leaves the stored value unchanged. */
  readonly disputed: boolean | null;
  /** When Stripe was asked. */
  readonly readAt: Date;
}

/** The database row of a subscription. Stripe reports billing periods on the item, and each of ours has one item. */
export function subscriptionRow(
  subscription: Stripe.Subscription,
  { plan, paid, disputed, readAt }: SubscriptionState,
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
    // The customer portal sets either field.
    cancel_at_period_end: subscription.cancel_at_period_end || typeof subscription.cancel_at === 'number',
    started_at: toIsoString(subscription.start_date),
    current_period_start: toIsoString(item?.current_period_start),
    current_period_end: toIsoString(item?.current_period_end),
    ended_at: toIsoString(subscription.ended_at),
    read_at: readAt.toISOString(),
  };
}
