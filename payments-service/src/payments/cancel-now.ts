import type Stripe from 'stripe';
import { fetchOrNull } from '../stripe/fetch-or-null';
import { hasEnded } from '../stripe/stripe-values';
import type { PaymentDependencies } from './payment-dependencies';

/** Cancels a subscription immediately. It is not an error if the subscription has already ended. */
export async function cancelNow(
  dependencies: PaymentDependencies,
  subscription: Stripe.Subscription,
): Promise<void> {
  if (hasEnded(subscription)) return;
  const { subscriptions } = dependencies.stripe;
  await subscriptions.cancel(subscription.id).catch(async (error: unknown) => {
    const current = await fetchOrNull(dependencies, subscriptions.retrieve(subscription.id));
    if (current && !hasEnded(current)) throw error;
  });
}
