import type Stripe from 'stripe';

/** Marks what `stripe:setup` created, because a Stripe account may have configurations of other products. */
export const MADE_BY_SETUP = { made_by: 'stripe-setup' };

/** The configuration of the customer portal that `stripe:setup` created; null before its first run. */
export async function findPortalConfiguration(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | null> {
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
    if (configuration.metadata?.made_by === MADE_BY_SETUP.made_by) return configuration;
  return null;
}
