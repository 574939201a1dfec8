import { PLAN_KEYS, type PlanKey } from 'shared-contracts';
import type Stripe from 'stripe';
import type { PaymentParts } from './payment-parts';

/**
 * The plan that was bought. Other products may be sold in the same Stripe account, and its staff can make sessions by
 * hand: metadata say which plan is meant, and the price must be one of that plan's.
 * @returns null for what is not ours
 */
export function planOfPrice(
  { config }: Pick<PaymentParts, 'config'>,
  metadata: Stripe.Metadata | null,
  price: Stripe.Price | null | undefined,
): PlanKey | null {
  const plan = PLAN_KEYS.find((key) => key === metadata?.tier);
  if (!plan || !price) return null;
  return price.id === config.prices[plan] || config.pastPrices.includes(price.id) ? plan : null;
}
