import type Stripe from 'stripe';
import { hasEnded } from '../stripe/stripe-values';

/** Ends a subscription at once; it may have ended before, or in this moment. */
export async function cancelNow(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (hasEnded(subscription)) return;
  await stripe.subscriptions.cancel(subscription.id).catch(async (error: unknown) => {
    if (!hasEnded(await stripe.subscriptions.retrieve(subscription.id))) throw error;
  });
}
