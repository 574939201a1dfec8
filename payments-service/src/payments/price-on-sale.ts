import type { Plan } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { Problem } from '../errors/problem';
import { isMissing } from '../stripe/stripe-values';
import type { PaymentParts } from './payment-parts';

/**
 * The price of the plan, as Stripe has it. An account that has it is ours: with the key of another one it is missing, and
 * so is everything else.
 * @throws Problem 503 `price-missing`; a Stripe error when Stripe does not respond
 */
export async function priceOnSale(
  {
    config,
    plans,
    stripe,
  }: Pick<PaymentParts, 'plans' | 'stripe'> & { config: Pick<PaymentParts['config'], 'prices'> },
  request?: Stripe.RequestOptions,
): Promise<Stripe.Price> {
  return stripe.prices.retrieve(config.prices.elite, {}, request).catch((cause: unknown) => {
    throw isMissing(cause)
      ? new Problem(503, 'price-missing', `Stripe has no price for ${plans.elite.name}.`, { cause })
      : cause;
  });
}

/** Whether a price charges what the plan says. */
export const agrees = (price: Stripe.Price, plan: Plan): boolean =>
  price.unit_amount === plan.amount &&
  price.currency === plan.currency &&
  price.recurring?.interval === plan.interval &&
  price.recurring.interval_count === 1;
