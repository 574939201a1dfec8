import { PLAN_KEYS, type PlanKey } from '@ninefold/contracts';
import type Stripe from 'stripe';
import type { PaymentParts } from './payment-parts';
import { agrees } from './price-on-sale';

/** What was sold, by a checkout session or as the subscription that it made. */
interface Sale {
  readonly metadata: Stripe.Metadata | null;
  readonly items: readonly { readonly price: Stripe.Price | null; readonly quantity?: number | null }[];
  /** What is charged for all of it, in the currency's smallest unit. */
  readonly total: number | null | undefined;
  readonly currency: string | null;
}

/**
 * The plan that was sold. Other products may be sold in the same Stripe account, and its staff can make sessions by hand:
 * metadata say which plan is meant, and one of its price must be charged in full, without a discount. The price on sale
 * charges what the catalogue says; one that was replaced charges what it did.
 * @returns null for what is not ours
 */
export function planOfSale(
  { config, plans }: Pick<PaymentParts, 'config' | 'plans'>,
  { metadata, items, total, currency }: Sale,
): PlanKey | null {
  const plan = PLAN_KEYS.find((key) => key === metadata?.tier);
  const [item] = items;
  if (!plan || !item?.price || items.length !== 1 || item.quantity !== 1) return null;
  const { price } = item;
  if (total !== price.unit_amount || currency !== price.currency) return null;
  const isOurs =
    price.id === config.prices[plan]
      ? agrees(price, plans[plan])
      : config.pastPrices[plan].includes(price.id);
  return isOurs ? plan : null;
}
