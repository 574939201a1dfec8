import { PRODUCT_NAME } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { findPortalConfiguration, MADE_BY_SETUP } from '../stripe/portal-configuration';

/** Subscribers can change the card, see invoices and cancel at the end of the period, but not change the plan. */
const FEATURES = {
  customer_update: { enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: { enabled: false },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams['features'];

/**
 * Creates the product's configuration of the customer portal, or corrects it.
 * @returns what was changed, or null
 */
export async function configurePortal(stripe: Stripe, shellUrl: string): Promise<string | null> {
  const wanted = {
    business_profile: {
      headline: PRODUCT_NAME,
      privacy_policy_url: `${shellUrl}/privacy-policy`,
      terms_of_service_url: `${shellUrl}/terms-of-service`,
    },
    features: FEATURES,
  };
  const { configurations } = stripe.billingPortal;
  const current = await findPortalConfiguration(stripe);
  if (!current) {
    const { id } = await configurations.create({ ...wanted, metadata: MADE_BY_SETUP });
    return `created the portal configuration ${id}`;
  }
  const differences = differencesOf(wanted, current);
  if (differences.length === 0) return null;
  await configurations.update(current.id, wanted);
  return `corrected the portal configuration ${current.id}: ${differences.join(', ')}`;
}

/** The paths of wanted values that the current object does not have. It may have other fields. */
function differencesOf(wanted: object, current: unknown): string[] {
  return Object.entries(wanted).flatMap(([name, value]: [string, unknown]) => {
    const found: unknown =
      typeof current === 'object' && current !== null ? Reflect.get(current, name) : null;
    if (typeof value !== 'object' || value === null) return found === value ? [] : [name];
    return differencesOf(value, found).map((path) => `${name}.${path}`);
  });
}
