import { POPULAR_PLAN, type Plan, type PlanKey } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { Problem } from '../errors/problem';
import { isMissing } from '../stripe/stripe-values';
import type { PaymentParts } from './payment-parts';
import { SENTENCES } from '../errors/sentences';

/**
 * The price of a plan, as Stripe has it. An account that has one is ours: with the key of another one it is missing, and
 * so is everything else.
 * @throws Problem 503 `price-missing`; a Stripe error when Stripe does not respond
 */
export async function priceOnSale(
  {
    config,
    plans,
    stripe,
  }: Pick<PaymentParts, 'plans' | 'stripe'> & { config: Pick<PaymentParts['config'], 'prices'> },
  key: PlanKey = POPULAR_PLAN,
  request?: Stripe.RequestOptions,
): Promise<Stripe.Price> {
  return stripe.prices.retrieve(config.prices[key], {}, request).catch((cause: unknown) => {
    throw isMissing(cause)
      ? new Problem(503, 'price-missing', SENTENCES.priceMissing(plans[key].name), { cause })
      : cause;
  });
}

/** Whether a price charges what the plan says. */
export const agrees = (price: Stripe.Price, plan: Plan): boolean =>
  price.unit_amount === plan.amount &&
  price.currency === plan.currency &&
  price.recurring?.interval === plan.interval &&
  price.recurring.interval_count === 1;
