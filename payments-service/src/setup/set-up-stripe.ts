import {
  type Plan,
  type PlanKey,
  PLAN_KEYS,
  type Plans,
  priceVariable,
  PRODUCT_NAME,
} from '@ninefold/contracts';
import type Stripe from 'stripe';
import { matchesPlan } from '../payments/read-sale';
import { isMissing } from '../stripe/stripe-values';
import { HANDLED_EVENTS } from '../webhook/handle-event';

/** Environment variables for the service, by name. */
export type StripeVariables = Readonly<Record<string, string>>;

const CREATED_BY = { made_by: 'stripe-setup' };

interface Addresses {
  readonly shellUrl: string;
  /** Public URL of the payments service. */
  readonly paymentsUrl: string;
}

/**
 * Creates in a Stripe account what the catalog and the service need, without changing existing objects.
 * @returns the variables for the service, with `STRIPE_WEBHOOK_SECRET` only for a new endpoint: Stripe reveals it once
 */
export async function setUpStripe(
  stripe: Stripe,
  plans: Plans,
  { shellUrl, paymentsUrl }: Addresses,
): Promise<StripeVariables> {
  const variables: Record<string, string> = {};
  for (const key of PLAN_KEYS) {
    const product = await findOrCreateProduct(stripe, key, plans[key]);
    variables[priceVariable(key)] = await findOrCreatePrice(stripe, key, plans[key], product);
  }
  await configurePortal(stripe, shellUrl);
  const secret = await addEndpoint(stripe, `${paymentsUrl}/api/stripe/webhook`);
  return secret ? { ...variables, STRIPE_WEBHOOK_SECRET: secret } : variables;
}

/** Uses an id of our own, so that a second run finds the product. */
async function findOrCreateProduct(
  stripe: Stripe,
  key: PlanKey,
  { name, description }: Plan,
): Promise<string> {
  const id = `plan_${key}`;
  const known = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return (known ?? (await stripe.products.create({ id, name, description, metadata: { tier: key } }))).id;
}

/** Prices are immutable: a changed amount becomes a new price, and the lookup key is transferred to it. */
async function findOrCreatePrice(stripe: Stripe, key: PlanKey, plan: Plan, product: string): Promise<string> {
  const { data } = await stripe.prices.list({ product, active: true, limit: 100 });
  const known = data.find((price) => matchesPlan(price, plan));
  if (known) return known.id;
  const price = await stripe.prices.create({
    product,
    unit_amount: plan.amount,
    currency: plan.currency,
    recurring: { interval: plan.interval },
    lookup_key: `${key}_${plan.interval}`,
    transfer_lookup_key: true,
    metadata: { tier: key },
  });
  return price.id;
}

/** Subscribers can change the card, see invoices and cancel at the end of the period, but not change the plan. */
async function configurePortal(stripe: Stripe, shellUrl: string): Promise<void> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  if (data.some(({ metadata }) => metadata?.made_by === CREATED_BY.made_by)) return;
  await stripe.billingPortal.configurations.create({
    business_profile: {
      headline: PRODUCT_NAME,
      privacy_policy_url: `${shellUrl}/privacy-policy`,
      terms_of_service_url: `${shellUrl}/terms-of-service`,
    },
    features: {
      customer_update: { enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: { enabled: false },
    },
    metadata: CREATED_BY,
  });
}

/** @returns the signing secret of a new endpoint; null when one exists for this URL */
async function addEndpoint(stripe: Stripe, url: string): Promise<string | null> {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url === url && endpoint.status === 'enabled') return null;
  }
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...HANDLED_EVENTS],
    metadata: CREATED_BY,
  });
  return secret ?? null;
}
