import { type Plan, type PlanKey, PLAN_KEYS, type Plans, priceVariable } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { matchesPlan } from '../payments/identify-plan';
import { isMissing } from '../stripe/stripe-values';
import { checkoutsAtOtherPrices } from './checkouts-at-other-prices';
import { configurePortal } from './configure-portal';
import { subscribeEndpoint } from './subscribe-endpoint';

export interface SetUp {
  /**
   * Environment variables for the service, by name. `STRIPE_WEBHOOK_SECRET` is among them only for a new endpoint: Stripe
   * reveals it once.
   */
  readonly variables: Readonly<Record<string, string>>;
  /** What this run changed, one sentence each. */
  readonly changes: readonly string[];
  /** Open checkouts whose payment would be sent back. */
  readonly checkouts: readonly string[];
}

interface Options {
  readonly shellUrl: string;
  /** Public URL of the payments service. */
  readonly paymentsUrl: string;
  /** Former prices, in addition to the price on sale. */
  readonly pastPrices?: readonly string[];
}

/**
 * Creates in a Stripe account what the catalog and the service need, and corrects what belongs to this product. Objects of
 * other products stay as they are.
 */
export async function setUpStripe(
  stripe: Stripe,
  plans: Plans,
  { shellUrl, paymentsUrl, pastPrices = [] }: Options,
): Promise<SetUp> {
  const variables: Record<string, string> = {};
  const changes: (string | null)[] = [];
  for (const key of PLAN_KEYS) {
    const product = await findOrCreateProduct(stripe, key, plans[key]);
    const price = await findOrCreatePrice(stripe, key, plans[key], product.id);
    variables[priceVariable(key)] = price.id;
    changes.push(product.change, price.change);
  }
  const prices = [...Object.values(variables), ...pastPrices];
  const endpoint = await subscribeEndpoint(stripe, `${paymentsUrl}/api/stripe/webhook`);
  changes.push(await configurePortal(stripe, shellUrl), endpoint.change);
  return {
    variables: { ...variables, ...(endpoint.secret && { STRIPE_WEBHOOK_SECRET: endpoint.secret }) },
    changes: changes.filter((change) => change !== null),
    checkouts: await checkoutsAtOtherPrices(stripe, prices),
  };
}

/** An object with what was changed to have it, or null. */
interface Ensured {
  readonly id: string;
  readonly change: string | null;
}

/** Uses an id of our own, so that a second run finds the product. */
async function findOrCreateProduct(
  stripe: Stripe,
  key: PlanKey,
  { name, description }: Plan,
): Promise<Ensured> {
  const id = `plan_${key}`;
  const known = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (known) return { id, change: null };
  await stripe.products.create({ id, name, description, metadata: { tier: key } });
  return { id, change: `created the product ${id}` };
}

/** Prices are immutable: a changed amount becomes a new price, and the lookup key is transferred to it. */
async function findOrCreatePrice(
  stripe: Stripe,
  key: PlanKey,
  plan: Plan,
  product: string,
): Promise<Ensured> {
  const { data } = await stripe.prices.list({ product, active: true, limit: 100 });
  const known = data.find((price) => matchesPlan(price, plan));
  if (known) return { id: known.id, change: null };
  const { id } = await stripe.prices.create({
    product,
    unit_amount: plan.amount,
    currency: plan.currency,
    recurring: { interval: plan.interval },
    lookup_key: `${key}_${plan.interval}`,
    transfer_lookup_key: true,
    metadata: { tier: key },
  });
  return { id, change: `created the price ${id} of ${plan.name}` };
}

/** What a run says in the terminal: lines of an .env file, with comments. */
export function setUpLines({ variables, changes, checkouts }: SetUp): string[] {
  return [
    ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
    ...(variables.STRIPE_WEBHOOK_SECRET
      ? []
      : ['# The webhook endpoint was there already: its secret is on its page at Stripe.']),
    ...(changes.length > 0
      ? changes.map((change) => `# Stripe: ${change}.`)
      : ['# Nothing was changed at Stripe.']),
    ...checkouts.map(
      (line) => `# A payment would be refunded: ${line}. Is it missing in STRIPE_PAST_PRICES_…?`,
    ),
  ];
}
