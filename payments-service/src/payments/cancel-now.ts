import type Stripe from 'stripe';
import { hasEnded } from '../stripe/stripe-values';
import { ifThere } from './if-there';
import type { PaymentParts } from './payment-parts';

/** Ends a subscription at once; it may have ended before, or in this moment. */
export async function cancelNow(parts: PaymentParts, subscription: Stripe.Subscription): Promise<void> {
  if (hasEnded(subscription)) return;
  const { subscriptions } = parts.stripe;
  await subscriptions.cancel(subscription.id).catch(async (error: unknown) => {
    const now = await ifThere(parts, subscriptions.retrieve(subscription.id));
    if (now && !hasEnded(now)) throw error;
  });
}
