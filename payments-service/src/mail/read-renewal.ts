import type Stripe from 'stripe';
import { expanded } from '../stripe/stripe-values';
import type { RenewalPrice } from './compose-mail';

interface Renewal {
  readonly price: RenewalPrice;
  /** Address of the customer. */
  readonly email: string | null;
}

/**
 * What a subscription charges at its next renewal, at its own price, which may be older than the one on sale, and the
 * customer's address.
 */
export async function readRenewal(stripe: Stripe, subscriptionId: string): Promise<Renewal> {
  const { items, currency, discounts, customer } = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ['customer'],
  });
  const [item] = items.data;
  const amount = item?.price.unit_amount;
  if (typeof amount !== 'number') throw new Error('The subscription has no fixed price.');
  return {
    price: { amount: amount * (item?.quantity ?? 1), currency, hasDiscount: (discounts ?? []).length > 0 },
    email: expanded<Stripe.Customer>(customer)?.email ?? null,
  };
}
