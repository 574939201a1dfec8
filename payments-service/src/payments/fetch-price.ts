import { POPULAR_PLAN, type PlanKey } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import { isMissing } from '../stripe/stripe-values';
import type { PaymentDependencies } from './payment-dependencies';

type PriceDependencies = Pick<PaymentDependencies, 'plans' | 'stripe'> & {
  config: Pick<PaymentDependencies['config'], 'prices'>;
};

/**
 * The price of a plan, as Stripe has it. It exists only in our own Stripe account, so it also proves that the secret key
 * belongs to that account.
 * @throws Problem 503 `price-missing`; a Stripe error when Stripe does not respond
 */
export async function fetchPrice(
  { config, plans, stripe }: PriceDependencies,
  key: PlanKey = POPULAR_PLAN,
  request?: Stripe.RequestOptions,
): Promise<Stripe.Price> {
  return stripe.prices.retrieve(config.prices[key], {}, request).catch((cause: unknown) => {
    throw isMissing(cause)
      ? new Problem(503, 'price-missing', MESSAGES.priceMissing(plans[key].name), { cause })
      : cause;
  });
}
