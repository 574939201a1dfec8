import Stripe from 'stripe';
import { Problem } from '../errors/problem';
import type { Plan } from '../plans/catalogue';

const notFound = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

const sells = (price: Stripe.Price, plan: Plan) =>
  price.unit_amount === plan.amount &&
  price.currency === plan.currency &&
  price.recurring?.interval === plan.interval &&
  price.recurring.interval_count === 1;

/** @throws Problem unless Stripe answers and would charge exactly what the plan says. */
export async function checkPrice(stripe: Stripe, priceId: string, plan: Plan): Promise<void> {
  const price = await stripe.prices.retrieve(priceId).catch((cause: unknown) => {
    throw notFound(cause)
      ? new Problem(503, 'price-missing', `Stripe has no price for ${plan.name}.`, { cause })
      : new Problem(503, 'stripe-unavailable', 'Stripe does not answer.', { cause });
  });
  if (!price.active)
    throw new Problem(503, 'price-inactive', `The price of ${plan.name} is not active at Stripe.`);
  if (!sells(price, plan)) {
    throw new Problem(503, 'price-mismatch', `Stripe does not charge for ${plan.name} what the plan says.`);
  }
}
