import { PLAN_KEYS, type Plan, type PlanKey } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { idOf } from '../stripe/stripe-values';
import type { PaymentDependencies } from './payment-dependencies';

type Catalog = Pick<PaymentDependencies, 'plans'> & {
  readonly config: Pick<PaymentDependencies['config'], 'prices' | 'pastPrices' | 'discounts'>;
};

interface Sale {
  readonly metadata: Stripe.Metadata | null;
  readonly items: readonly { readonly price: Stripe.Price | null; readonly quantity?: number | null }[];
  /** Charged for all items, in the smallest unit of the currency. */
  readonly total: number | null | undefined;
  readonly currency: string | null;
  /** What the total is lower for. */
  readonly discounts?: readonly Stripe.Checkout.Session.Discount[];
}

/** The plan that the metadata names. The same Stripe account may sell other products, which name none. */
export const namedPlan = (metadata: Stripe.Metadata | null): PlanKey | null =>
  PLAN_KEYS.find((key) => key === metadata?.tier) ?? null;

/**
 * The plan that was sold: metadata names it, and exactly one of its prices is charged, in full or with discounts that are
 * all accepted for it. The price on sale must match the catalog; a replaced price keeps its own amount.
 * @returns null for anything else
 */
export function identifyPlan(catalog: Catalog, sale: Sale): PlanKey | null {
  const plan = namedPlan(sale.metadata);
  const [item] = sale.items;
  if (!plan || !item?.price || sale.items.length !== 1 || item.quantity !== 1) return null;
  const { price } = item;
  if (sale.currency !== price.currency || !isKnownPrice(catalog, plan, price)) return null;
  return sale.total === price.unit_amount || hasAcceptedDiscounts(catalog, plan, sale, price) ? plan : null;
}

/** Whether a price is the one on sale for a plan, as the catalog says, or a replaced one. */
const isKnownPrice = ({ config, plans }: Catalog, plan: PlanKey, price: Stripe.Price): boolean =>
  price.id === config.prices[plan]
    ? matchesPlan(price, plans[plan])
    : config.pastPrices[plan].includes(price.id);

/** Anyone who works in the Stripe account can create a coupon, so each must be listed in the configuration. */
function hasAcceptedDiscounts(
  { config }: Catalog,
  plan: PlanKey,
  { total, discounts = [] }: Sale,
  { unit_amount: amount }: Stripe.Price,
): boolean {
  if (typeof total !== 'number' || amount === null || total > amount || discounts.length === 0) return false;
  return discounts.every(({ coupon, promotion_code }) =>
    [idOf(coupon), idOf(promotion_code)].some((id) => id !== null && config.discounts[plan].includes(id)),
  );
}

/** Whether a price charges what the catalog says. */
export const matchesPlan = (price: Stripe.Price, plan: Plan): boolean =>
  price.unit_amount === plan.amount &&
  price.currency === plan.currency &&
  price.recurring?.interval === plan.interval &&
  price.recurring.interval_count === 1;
